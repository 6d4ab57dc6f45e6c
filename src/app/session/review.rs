//! Reviews a match: turn by turn, any action, or autoplay. The match is paused meanwhile.

use bevy::prelude::*;

use super::line::{ReviewLine, StepInLine};
use super::parts::{Purpose, ReviewCursor, TableMatch};
use super::read::Session;
use super::requests::{PositionChanged, StartMatch, report};
use super::setup::MatchSetup;
use crate::app::state::TurnPhase;
use record::Match;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Autoplay>()
        .add_observer(go_to_ply)
        .add_observer(step_by_turn)
        .add_observer(leave_review)
        .add_observer(toggle_autoplay)
        .add_observer(play_from_here)
        .add_observer(reset);
}

/// Seconds between two actions of autoplay.
const PAUSE: f32 = 0.7;

/// Whether autoplay is on, and for how long the current position has been shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Autoplay {
    pub(crate) is_on: bool,
    stood: f32,
}

/// Request: show the position after this many actions.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct GoToPly(pub(crate) usize);

/// Request: show the position one turn later or earlier.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct StepByTurn {
    pub(crate) is_forward: bool,
}

/// Request: start or stop autoplay.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ToggleAutoplay;

/// Request: return to the present position.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LeaveReview;

/// Request: start a new match from the position under review.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct PlayFromHere;

/// Fact: another position is shown: the one after this many actions, or the present one.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ReviewMoved {
    pub(crate) from: Option<usize>,
    pub(crate) to: Option<usize>,
}

impl ReviewMoved {
    /// The actions to animate: a step within a turn or to the end of one. `None` if the board jumps.
    pub(crate) fn animated(&self, game: &Match<rules::AnyGame>) -> Option<std::ops::Range<usize>> {
        let (from, to) = (self.from?, self.to?);
        (to > from && to <= turn_end(game, from)).then_some(from..to)
    }
}

fn go_to_ply(
    request: On<GoToPly>,
    (table, purpose): (Res<TableMatch>, Res<Purpose>),
    phase: Option<Res<State<TurnPhase>>>,
    (mut cursor, mut line): (ResMut<ReviewCursor>, ResMut<ReviewLine>),
    mut commands: Commands,
) {
    let last = table.timed().game().played().len();
    // A course has no past. During scoring, the pieces are elsewhere.
    if *purpose != Purpose::Match || phase.is_some_and(|phase| **phase == TurnPhase::Scoring) || last == 0 {
        return;
    }
    // From a line, the board jumps.
    let from = if line.0.take().is_some() { None } else { cursor.0 };
    let to = Some(request.0.min(last));
    cursor.0 = to;
    report(&mut commands, PositionChanged::Reviewed, ReviewMoved { from, to });
}

/// The end of the turn that is in progress after this many actions.
fn turn_end(game: &Match<rules::AnyGame>, ply: usize) -> usize {
    game.turns().iter().map(|turn| turn.end).find(|end| *end > ply).unwrap_or(ply)
}

fn step_by_turn(request: On<StepByTurn>, session: Session, mut commands: Commands) {
    if session.line().is_some() {
        return commands.trigger(StepInLine { is_forward: request.is_forward });
    }
    let now = session.review_ply().unwrap_or(session.game().played().len());
    let wanted = if request.is_forward {
        turn_end(session.game(), now)
    } else {
        let begins = session.game().turns().into_iter().map(|turn| turn.start);
        begins.take_while(|begin| *begin < now).last().unwrap_or(0)
    };
    commands.trigger(GoToPly(wanted));
}

fn leave_review(
    _: On<LeaveReview>,
    (mut cursor, mut line): (ResMut<ReviewCursor>, ResMut<ReviewLine>),
    mut autoplay: ResMut<Autoplay>,
    mut commands: Commands,
) {
    if let Some(from) = cursor.0.take() {
        autoplay.is_on = false;
        line.0 = None;
        report(&mut commands, PositionChanged::Reviewed, ReviewMoved { from: Some(from), to: None });
    }
}

/// Another match starts in the present.
fn reset(change: On<PositionChanged>, mut autoplay: ResMut<Autoplay>, mut cursor: ResMut<ReviewCursor>) {
    if change.is_of_match() {
        autoplay.is_on = false;
        cursor.set_if_neq(ReviewCursor(None));
    }
}

fn toggle_autoplay(
    _: On<ToggleAutoplay>,
    session: Session,
    mut autoplay: ResMut<Autoplay>,
    mut commands: Commands,
) {
    *autoplay = Autoplay { is_on: !autoplay.is_on, stood: PAUSE };
    // From the end, autoplay starts over.
    if autoplay.is_on && session.review_ply().is_none_or(|at| at == session.game().played().len()) {
        commands.trigger(GoToPly(0));
    }
}

/// Autoplay: plays the next action once the last one has been shown long enough; `seconds` have passed with nothing moving.
pub(crate) fn autoplay_step(
    session: &Session,
    autoplay: &mut Autoplay,
    seconds: f32,
    commands: &mut Commands,
) {
    let Some(now) = session.review_ply().filter(|_| autoplay.is_on) else { return };
    if now == session.game().played().len() {
        autoplay.is_on = false;
        return;
    }
    autoplay.stood += seconds;
    if autoplay.stood >= PAUSE {
        autoplay.stood = 0.0;
        commands.trigger(GoToPly(now + 1));
    }
}

fn play_from_here(_: On<PlayFromHere>, session: Session, mut commands: Commands) {
    let mut game = Match::new(session.game().start().clone());
    let played = session.game().played().iter().take(session.review_ply().unwrap_or(usize::MAX));
    let line = session.line().into_iter().flat_map(|line| line.game().played().iter().take(line.at()));
    for played in played.chain(line) {
        // They were legal in these positions before.
        if game.play(&played.action).is_err() {
            return;
        }
    }
    let setup = MatchSetup::new(game).with_players_of(&session);
    commands.trigger(StartMatch(setup));
}
