//! Scoring at the end of a match: each part of the board that a player won moves to its owner while its points are counted, and
//! returns; then the other parts of the score are shown, one by one.

use bevy::prelude::*;

use super::piece::BoardPiece;
use crate::app::board::animation::{AnimationSystems, Timeline};
use crate::app::camera::Orbit;
use crate::app::games::{BoardLook, Look, Part, Prize};
use crate::app::platform::Redraw;
use crate::app::session::{ActionPlayed, ActionUndone, MatchStarted, Session};
use crate::app::state::{Menu, Screen, TurnPhase};
use crate::games::{AnyGame, Effect, Game, Score, ScoreKind, ScorePart};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Scoring>()
        .init_resource::<ScoringStep>()
        .add_systems(
            Update,
            (begin_count, advance_count)
                .chain()
                .in_set(AnimationSystems::Score)
                .run_if(in_state(Screen::Table))
                // Scoring waits while a menu is open.
                .run_if(in_state(Menu::None)),
        )
        .add_observer(await_end)
        .add_observer(count_again)
        .add_observer(stop_counting::<SkipScoring>)
        .add_observer(stop_counting::<ActionUndone>)
        .add_observer(forget);
}

/// Seconds for a part to move to its owner, and from one part to the next.
const FLIGHT: f32 = 0.75;
const STEP: f32 = 0.34;
/// Seconds for which all parts stay with their owners, and for their return.
const PAUSE: f32 = 1.3;
const RETURN: f32 = 0.7;
/// Seconds for everything else that is counted.
const LATER_STEP: f32 = 1.9;
/// How high parts rise on their way.
const LIFT: f32 = 3.4;
/// The room in front of the farthest part beside the board that must be seen as well.
const IN_FRONT: f32 = 1.5;
/// The longest step between two frames, in seconds, so that slow machines still show every part.
const LONGEST_FRAME: f32 = 0.25;

/// The state of the scoring.
#[derive(Resource, Debug, Default)]
pub(crate) enum Scoring {
    #[default]
    Idle,
    /// The match has ended; its last piece is still moving.
    Pending {
        /// Whether the score has been counted before.
        again: bool,
    },
    Running(ScoreCount),
}

/// The step that is being shown, if any.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ScoringStep(pub(crate) Option<ScoreKind>);

/// A score count in progress.
#[derive(Debug)]
pub(crate) struct ScoreCount {
    score: Score,
    prizes: Vec<Prize>,
    now: f32,
    /// The camera's zoom before, and the zoom for scoring.
    zoom: f32,
    away: f32,
    /// Whether the camera has returned.
    is_near: bool,
    /// Whether the score has been counted before.
    again: bool,
}

/// Request: count the score of a match that has ended.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct CountScore;

/// Fact: the score of a match that has just ended has been counted to its end.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ScoreCounted;

/// Request: skip the rest of the scoring, or of acting out the win.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct SkipScoring;

impl Scoring {
    /// Whether scoring is in progress.
    pub(crate) const fn is_active(&self) -> bool {
        !matches!(self, Self::Idle)
    }

    /// The part of the score that is being counted.
    pub(crate) fn part(&self) -> Option<&ScorePart> {
        match self {
            Self::Running(count) => count.score.part(count.step()?),
            Self::Idle | Self::Pending { .. } => None,
        }
    }
}

impl ScoreCount {
    /// When all prizes have been with their owners and return.
    fn returns(&self) -> f32 {
        if self.prizes.is_empty() { 0.0 } else { STEP * (self.prizes.len() - 1) as f32 + FLIGHT + PAUSE }
    }

    /// When the steps after the prizes begin.
    fn later_steps_begin(&self) -> f32 {
        if self.prizes.is_empty() { 0.0 } else { self.returns() + RETURN }
    }

    fn ends(&self) -> f32 {
        self.later_steps_begin() + LATER_STEP * self.later_parts() as f32
    }

    /// Returns the camera, once, unless a player has moved it since.
    fn return_camera(&mut self, orbit: &mut Orbit) {
        let is_where_it_was_sent = (orbit.distance() - self.away).abs() < 1e-3;
        if !std::mem::replace(&mut self.is_near, true) && is_where_it_was_sent {
            orbit.set_distance(self.zoom);
        }
    }

    fn later_parts(&self) -> usize {
        self.score.parts.iter().filter(|part| part.kind != ScoreKind::Panels).count()
    }

    fn step(&self) -> Option<ScoreKind> {
        if self.now < self.later_steps_begin() {
            return Some(ScoreKind::Panels);
        }
        let passed = ((self.now - self.later_steps_begin()) / LATER_STEP) as usize;
        let mut later = self.score.parts.iter().filter(|part| part.kind != ScoreKind::Panels);
        later.nth(passed).map(|part| part.kind)
    }

    fn counted(&self) -> [u16; 2] {
        let mut points = [0; 2];
        for (i, prize) in self.prizes.iter().enumerate() {
            if self.now >= STEP * i as f32 + FLIGHT {
                points[prize.owner.index()] += prize.points;
            }
        }
        let passed = ((self.now - self.later_steps_begin()) / LATER_STEP).floor() + 1.0;
        let later = self.score.parts.iter().filter(|part| part.kind != ScoreKind::Panels);
        for part in later.take(passed.max(0.0) as usize) {
            points[0] += part.points[0];
            points[1] += part.points[1];
        }
        points
    }

    /// The current transform of a prize that is at `rest` on the board.
    fn place(&self, i: usize, rest: Transform) -> Transform {
        let to = self.prizes[i].place;
        let ease = |t: f32| {
            let t = t.clamp(0.0, 1.0);
            t * t * (3.0 - 2.0 * t)
        };
        let there = ease((self.now - STEP * i as f32) / FLIGHT);
        let back = ease((self.now - self.returns()) / RETURN);
        let t = there * (1.0 - back);
        let arc = Vec3::Y * LIFT * 4.0 * t * (1.0 - t);
        Transform {
            translation: rest.translation.lerp(to.translation, t) + arc,
            rotation: rest.rotation.slerp(to.rotation, t),
            ..rest
        }
    }
}

fn await_end(fact: On<ActionPlayed>, session: Session, mut scoring: ResMut<Scoring>) {
    let has_ended = fact.effects.iter().any(|effect| matches!(effect, Effect::Ended { .. }));
    if has_ended && session.position().score().is_some() {
        *scoring = Scoring::Pending { again: false };
    }
}

fn count_again(_: On<CountScore>, session: Session, mut scoring: ResMut<Scoring>) {
    if session.outcome().is_some() && session.position().score().is_some() {
        *scoring = Scoring::Pending { again: true };
    }
}

/// How far the camera backs away, as a factor, to show what is beside the board.
fn step_back(prizes: &[Prize], look: &dyn Look) -> f32 {
    let far = prizes.iter().map(|prize| prize.place.translation.z.abs()).fold(0.0, f32::max) + IN_FRONT;
    (far / look.half_size().y.max(look.tray_reach().y)).max(1.0)
}

fn begin_count(
    session: Session,
    look: Res<BoardLook>,
    timeline: Res<Timeline>,
    mut scoring: ResMut<Scoring>,
    mut orbit: ResMut<Orbit>,
) {
    let Scoring::Pending { again } = *scoring else { return };
    if timeline.is_busy() {
        return;
    }
    let Some(score) = session.position().score() else { return };
    let prizes = look.prizes(&score);
    let zoom = orbit.distance();
    if !prizes.is_empty() {
        orbit.set_distance(zoom.max(1.0) * step_back(&prizes, &**look));
    }
    *scoring = Scoring::Running(ScoreCount {
        score,
        prizes,
        now: 0.0,
        zoom,
        away: orbit.distance(),
        is_near: false,
        again,
    });
}

fn advance_count(
    time: Res<Time>,
    look: Res<BoardLook>,
    mut scoring: ResMut<Scoring>,
    mut step: ResMut<ScoringStep>,
    mut orbit: ResMut<Orbit>,
    mut parts: Query<(&Part, &mut Transform)>,
    mut board_pieces: Query<(&BoardPiece, &mut Transform), Without<Part>>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    let Scoring::Running(count) = &mut *scoring else { return };
    redraw.request();
    count.now += time.delta_secs().min(LONGEST_FRAME);
    step.set_if_neq(ScoringStep(count.step()));
    carry(count, &**look, &mut parts, &mut board_pieces);
    if count.now >= count.returns() {
        count.return_camera(&mut orbit);
    }
    if count.now >= count.ends() {
        if !count.again {
            commands.trigger(ScoreCounted);
        }
        *scoring = Scoring::Idle;
        step.set_if_neq(ScoringStep(None));
    }
}

/// Moves prizes, and everything on them, to their current places.
fn carry(
    count: &ScoreCount,
    look: &dyn Look,
    parts: &mut Query<(&Part, &mut Transform)>,
    board_pieces: &mut Query<(&BoardPiece, &mut Transform), Without<Part>>,
) {
    for (part, mut transform) in parts.iter_mut() {
        let Some(i) = count.prizes.iter().position(|prize| prize.sites == part.sites) else { continue };
        let now = count.place(i, part.rest);
        *transform = now;
        for (board_piece, mut transform) in board_pieces.iter_mut() {
            if board_piece.site().is_some_and(|site| part.sites.contains(&site)) {
                let rest = board_piece.rest(look);
                let turn = now.rotation * part.rest.rotation.inverse();
                transform.translation = now.translation + turn * (rest.translation - part.rest.translation);
                transform.rotation = turn * rest.rotation;
            }
        }
    }
}

/// Scoring has ended: restore the board at once.
fn stop_counting<E: Event>(
    _: On<E>,
    look: Res<BoardLook>,
    mut scoring: ResMut<Scoring>,
    mut step: ResMut<ScoringStep>,
    mut orbit: ResMut<Orbit>,
    mut parts: Query<(&Part, &mut Transform)>,
    mut board_pieces: Query<(&BoardPiece, &mut Transform), Without<Part>>,
) {
    if let Scoring::Running(count) = &mut *scoring {
        count.now = count.ends();
        carry(count, &**look, &mut parts, &mut board_pieces);
        count.return_camera(&mut orbit);
    }
    *scoring = Scoring::Idle;
    step.set_if_neq(ScoringStep(None));
}

/// Another match has its own pieces and a reset camera; the board may be the same.
fn forget(
    _: On<MatchStarted>,
    mut scoring: ResMut<Scoring>,
    mut step: ResMut<ScoringStep>,
    mut parts: Query<(&Part, &mut Transform)>,
) {
    parts.iter_mut().for_each(|(part, mut transform)| *transform = part.rest);
    *scoring = Scoring::Idle;
    step.set_if_neq(ScoringStep(None));
}

/// The points to show for a position: during scoring, those counted so far; before it, none.
pub(crate) fn points(position: &AnyGame, scoring: &Scoring) -> Option<[u16; 2]> {
    match scoring {
        Scoring::Idle => position.score().map(|score| score.total()),
        Scoring::Pending { .. } => None,
        Scoring::Running(count) => Some(count.counted()),
    }
}

/// Run condition: pieces are off the board for scoring, so nothing else may move them.
pub(crate) fn carries_pieces(scoring: Res<Scoring>) -> bool {
    matches!(*scoring, Scoring::Running(_))
}

/// Run condition: the score is counted or the win acted out, which any input skips.
pub(crate) fn is_scoring(turn: Option<Res<State<TurnPhase>>>) -> bool {
    turn.is_some_and(|turn| matches!(**turn, TurnPhase::Scoring | TurnPhase::Celebrating))
}
