//! Reviews a match: turn by turn, any action, or autoplay. The match is paused meanwhile.

use bevy::prelude::*;

use super::parts::{Purpose, Review, ShownLine, TableMatch};
use super::read::Session;
use super::requests::{PositionChanged, StartMatch, report};
use super::setup::MatchSetup;
use crate::app::state::TurnPhase;
use record::Match;
use rules::{AnyAction, AnyGame};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Autoplay>()
        .add_observer(go_to_ply)
        .add_observer(look_at_turn)
        .add_observer(step_by_turn)
        .add_observer(show_line)
        .add_observer(leave_review)
        .add_observer(toggle_autoplay)
        .add_observer(play_from_here)
        .add_observer(reset);
}

/// Seconds between two actions of autoplay, and between two turns of a line, which are told in words.
const PAUSE: f32 = 0.7;
const LINE_PAUSE: f32 = 3.0;

/// Whether autoplay is on, and for how long the current position has been shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Autoplay {
    pub(crate) is_on: bool,
    stood: f32,
}

/// Request: show the position after this many actions.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct GoToPly(pub(crate) usize);

/// Request: show the position before the turn that begins after this many actions, to look at what was played and what was not.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LookAtTurn(pub(crate) usize);

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

/// Request: play this line from the position after so many actions of the match, turn by turn. A line is turns that were not
/// played, but would have been better; one can go through it like through the match itself.
#[derive(Event, Clone, Debug)]
pub(crate) struct ShowLine {
    pub(crate) from: usize,
    pub(crate) turns: Vec<Vec<AnyAction>>,
}

/// Fact: another position of a line is shown.
#[derive(Event, Clone, Debug)]
pub(crate) struct LineMoved {
    /// The actions of the line to animate; `None` if the board jumps.
    pub(crate) animated: Option<std::ops::Range<usize>>,
}

/// Fact: another position is shown: the one after this many actions, or the present one.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ReviewMoved {
    pub(crate) from: Option<usize>,
    pub(crate) to: Option<usize>,
}

impl ReviewMoved {
    /// The actions to animate: a step within a turn or to the end of one. `None` if the board jumps.
    pub(crate) fn animated(&self, game: &Match<AnyGame>) -> Option<std::ops::Range<usize>> {
        let (from, to) = (self.from?, self.to?);
        (to > from && to <= turn_end(game, from)).then_some(from..to)
    }
}

fn go_to_ply(
    request: On<GoToPly>,
    (table, purpose): (Res<TableMatch>, Res<Purpose>),
    phase: Option<Res<State<TurnPhase>>>,
    (mut review, mut autoplay): (ResMut<Review>, ResMut<Autoplay>),
    mut commands: Commands,
) {
    let last = table.timed().game().played().len();
    // A course has no past. During scoring, the pieces are elsewhere.
    if *purpose != Purpose::Match || phase.is_some_and(|phase| **phase == TurnPhase::Scoring) || last == 0 {
        return;
    }
    // From a line, the board jumps.
    let from = if review.line.take().is_some() {
        autoplay.is_on = false;
        None
    } else {
        review.ply
    };
    let to = Some(request.0.min(last));
    review.ply = to;
    review.is_before_turn = false;
    report(&mut commands, PositionChanged::Reviewed, ReviewMoved { from, to });
}

fn look_at_turn(
    request: On<LookAtTurn>,
    (table, purpose): (Res<TableMatch>, Res<Purpose>),
    (mut review, mut autoplay): (ResMut<Review>, ResMut<Autoplay>),
    mut commands: Commands,
) {
    if *purpose == Purpose::Match && table.timed().game().played().len() > request.0 {
        autoplay.is_on = false;
        *review = Review { ply: Some(request.0), is_before_turn: true, line: None };
        // The board jumps, from wherever it was.
        let fact = ReviewMoved { from: None, to: review.ply };
        report(&mut commands, PositionChanged::Reviewed, fact);
    }
}

/// The end of the turn that is in progress after this many actions.
fn turn_end(game: &Match<AnyGame>, ply: usize) -> usize {
    game.turns().iter().map(|turn| turn.end).find(|end| *end > ply).unwrap_or(ply)
}

fn step_by_turn(
    request: On<StepByTurn>,
    table: Res<TableMatch>,
    (mut review, mut autoplay): (ResMut<Review>, ResMut<Autoplay>),
    mut commands: Commands,
) {
    if review.ply.is_some() && review.line.is_some() {
        // Whoever goes back is not led on, and every turn has its whole time.
        *autoplay = Autoplay { is_on: autoplay.is_on && request.is_forward, stood: 0.0 };
        return step_in_line(request.is_forward, &mut review, &mut commands);
    }
    let game = table.timed().game();
    let last = game.played().len();
    let now = review.ply.unwrap_or(last);
    let wanted = if review.ply.is_none() && table.timed().outcome().is_some() {
        // A review of a match that is over begins with its end.
        last
    } else if request.is_forward {
        turn_end(game, now)
    } else {
        let begins = game.turns().into_iter().map(|turn| turn.start);
        begins.take_while(|begin| *begin < now).last().unwrap_or(0)
    };
    commands.trigger(GoToPly(wanted));
}

fn show_line(
    request: On<ShowLine>,
    (table, purpose): (Res<TableMatch>, Res<Purpose>),
    (mut review, mut autoplay): (ResMut<Review>, ResMut<Autoplay>),
    mut commands: Commands,
) {
    let start = table.timed().game().position_at(request.from).filter(|_| *purpose == Purpose::Match);
    let Some(mut shown) = start.map(|start| ShownLine::new(start, &request.turns)) else { return };
    let Some(fact) = step(&mut shown, true) else { return };
    *review = Review { ply: Some(request.from), is_before_turn: false, line: Some(shown) };
    *autoplay = Autoplay { is_on: true, stood: 0.0 };
    report(&mut commands, PositionChanged::Reviewed, fact);
}

/// Shows the line one turn later or earlier.
fn step_in_line(is_forward: bool, review: &mut Review, commands: &mut Commands) {
    let Some(shown) = &mut review.line else { return };
    match (step(shown, is_forward), review.ply) {
        (Some(fact), _) => report(commands, PositionChanged::Reviewed, fact),
        // Before the line there is the turn in its place.
        (None, Some(from)) if !is_forward => commands.trigger(LookAtTurn(from)),
        _ => {}
    }
}

/// Goes one turn on or back in a line. Returns what to report; `None` if there is no such turn.
fn step(shown: &mut ShownLine, is_forward: bool) -> Option<LineMoved> {
    let (turns, before) = (shown.game.turns(), shown.at);
    shown.at = if is_forward {
        turns.iter().map(|turn| turn.end).find(|end| *end > before)?
    } else {
        turns.iter().map(|turn| turn.start).rfind(|start| *start < before)?
    };
    Some(LineMoved { animated: is_forward.then_some(before..shown.at) })
}

fn leave_review(
    _: On<LeaveReview>,
    mut review: ResMut<Review>,
    mut autoplay: ResMut<Autoplay>,
    mut commands: Commands,
) {
    if let Some(from) = review.ply.take() {
        autoplay.is_on = false;
        review.line = None;
        report(&mut commands, PositionChanged::Reviewed, ReviewMoved { from: Some(from), to: None });
    }
}

/// Another match starts in the present, and a line belongs to one position of one match.
fn reset(change: On<PositionChanged>, mut autoplay: ResMut<Autoplay>, mut review: ResMut<Review>) {
    if change.is_of_present() && review.line.is_some() {
        review.line = None;
    }
    if change.is_of_match() {
        autoplay.is_on = false;
        if review.ply.is_some() {
            review.ply = None;
        }
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
    if autoplay.is_on
        && session.line().is_none()
        && session.review_ply().is_none_or(|at| at == session.game().played().len())
    {
        commands.trigger(GoToPly(0));
    }
}

/// Autoplay: plays the next action, or the next turn of a line, once the last one has been shown long enough; `seconds` have passed with
/// nothing moving.
pub(crate) fn autoplay_step(
    session: &Session,
    autoplay: &mut Autoplay,
    seconds: f32,
    commands: &mut Commands,
) {
    let Some(now) = session.review_ply().filter(|_| autoplay.is_on) else { return };
    let line = session.line();
    let (is_over, pause) = match line {
        Some(line) => (line.at() == line.game().played().len(), LINE_PAUSE),
        None => (now == session.game().played().len(), PAUSE),
    };
    autoplay.is_on = !is_over;
    autoplay.stood += seconds;
    if autoplay.is_on && autoplay.stood >= pause {
        autoplay.stood = 0.0;
        match line {
            Some(_) => commands.trigger(StepByTurn { is_forward: true }),
            None => commands.trigger(GoToPly(now + 1)),
        }
    }
}

fn play_from_here(_: On<PlayFromHere>, session: Session, mut commands: Commands) {
    let mut game = Match::new(session.game().start().clone());
    let played = session.game().played().iter().take(session.review_ply().unwrap_or(usize::MAX));
    let line = session.line().into_iter().flat_map(|line| line.game.played().iter().take(line.at));
    for played in played.chain(line) {
        // They were legal in these positions before.
        if game.play(&played.action).is_err() {
            return;
        }
    }
    let setup = MatchSetup::new(game).with_players(session.players().clone());
    commands.trigger(StartMatch(setup));
}
