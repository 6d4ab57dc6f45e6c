//! Scoring at the end of a match: each part of the board that a player won moves to its owner while its points are counted, and
//! returns; then the other parts of the score are shown, one by one.

mod count;

use bevy::prelude::*;

use super::piece::BoardPiece;
use crate::app::board::animation::Timeline;
use crate::app::camera::Orbit;
use crate::app::games::{BoardLook, Look, Part, PlaySound, Prize};
use crate::app::order::{ActionSystems, AfterAction, AnimationSystems};
use crate::app::platform::Redraw;
use crate::app::session::{MatchStarted, PlayedActions, PositionChanged, Session};
use crate::app::state::{Menu, Screen, TurnPhase};
use count::ScoreCount;
use rules::{AnyGame, Effect, Game, ScoreKind, ScorePart};

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
        .add_systems(AfterAction, await_end.in_set(ActionSystems::Animate))
        .add_observer(count_again)
        .add_observer(stop_counting)
        .add_observer(skip_on_undo)
        .add_observer(forget);
}

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

fn await_end(actions: Res<PlayedActions>, session: Session, mut scoring: ResMut<Scoring>) {
    let has_ended = actions.effects().iter().any(|effect| matches!(effect, Effect::Ended { .. }));
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
    // What is high reaches as far across the window as what is far away.
    let across = |prize: &Prize| prize.place.translation.z.abs() + prize.place.translation.y.max(0.0);
    let far = prizes.iter().map(across).fold(0.0, f32::max) + IN_FRONT;
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
    let before = count.now;
    count.now += time.delta_secs().min(LONGEST_FRAME);
    let place_of_prize = |prize: &Prize| {
        let part = parts.iter().find(|(part, _)| part.sites == prize.sites);
        part.map_or(prize.place.translation, |(part, _)| part.rest.translation)
    };
    for (delay, moment) in count.heard(before, count.now, place_of_prize) {
        if let Some(sound) = look.sound(&moment) {
            commands.trigger(PlaySound { delay, ..PlaySound::of(sound, &moment) });
        }
    }
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
fn stop_counting(
    _: On<SkipScoring>,
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

/// The board is restored before the pieces move to where they were: that follows the fact that an action was undone.
fn skip_on_undo(change: On<PositionChanged>, mut commands: Commands) {
    if *change == PositionChanged::Undone {
        commands.trigger(SkipScoring);
    }
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
