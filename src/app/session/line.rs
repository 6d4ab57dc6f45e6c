//! A line on the board during a review: turns that were not played, but would have been better. It is played through like the match itself.

use bevy::prelude::*;

use super::parts::{Purpose, ReviewCursor, TableMatch};
use super::requests::{PositionChanged, report};
use super::review::GoToPly;
use record::Match;
use rules::{AnyAction, AnyGame};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewLine>()
        .add_observer(show_line)
        .add_observer(step_in_line)
        .add_observer(leave_line);
}

/// The line on the board, if there is one.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct ReviewLine(pub(super) Option<ShownLine>);

/// A line, and how far it is shown.
#[derive(Clone, Debug)]
pub(crate) struct ShownLine {
    /// The line as a match of its own, from the position under review.
    game: Match<AnyGame>,
    /// How many of its actions are shown.
    at: usize,
}

/// Request: show this line from the position after so many actions of the match, after its first turn.
#[derive(Event, Clone, Debug)]
pub(crate) struct ShowLine {
    pub(crate) from: usize,
    pub(crate) turns: Vec<Vec<AnyAction>>,
}

/// Request: show the line one turn later or earlier.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct StepInLine {
    pub(super) is_forward: bool,
}

/// Fact: another position of a line is shown.
#[derive(Event, Clone, Debug)]
pub(crate) struct LineMoved {
    /// The actions of the line to animate; `None` if the board jumps.
    pub(crate) animated: Option<std::ops::Range<usize>>,
}

impl ShownLine {
    fn new(start: &AnyGame, turns: &[Vec<AnyAction>]) -> Self {
        let mut game = Match::new(start.clone());
        // A line that came from a search can be played; whatever cannot be is left out.
        let _ = turns.iter().flatten().try_for_each(|action| game.play(action).map(|_| ()));
        Self { game, at: 0 }
    }

    /// The line as a match of its own.
    pub(crate) const fn game(&self) -> &Match<AnyGame> {
        &self.game
    }

    /// How many of its actions are shown.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// Goes one turn on or back. Returns what to report; `None` if there is no such turn.
    fn step(&mut self, is_forward: bool) -> Option<LineMoved> {
        let (turns, before) = (self.game.turns(), self.at);
        self.at = if is_forward {
            turns.iter().map(|turn| turn.end).find(|end| *end > before)?
        } else {
            turns.iter().map(|turn| turn.start).rfind(|start| *start < before)?
        };
        Some(LineMoved { animated: is_forward.then_some(before..self.at) })
    }
}

fn show_line(
    request: On<ShowLine>,
    (table, purpose): (Res<TableMatch>, Res<Purpose>),
    (mut cursor, mut line): (ResMut<ReviewCursor>, ResMut<ReviewLine>),
    mut commands: Commands,
) {
    let start = table.timed().game().position_at(request.from).filter(|_| *purpose == Purpose::Match);
    let Some(mut shown) = start.map(|start| ShownLine::new(start, &request.turns)) else { return };
    let Some(fact) = shown.step(true) else { return };
    cursor.0 = Some(request.from);
    line.0 = Some(shown);
    report(&mut commands, PositionChanged::Reviewed, fact);
}

fn step_in_line(
    request: On<StepInLine>,
    cursor: Res<ReviewCursor>,
    mut line: ResMut<ReviewLine>,
    mut commands: Commands,
) {
    let Some(shown) = &mut line.0 else { return };
    match (shown.step(request.is_forward), cursor.0) {
        (Some(fact), _) => report(&mut commands, PositionChanged::Reviewed, fact),
        // Before the line there is the match.
        (None, Some(from)) if !request.is_forward => commands.trigger(GoToPly(from)),
        _ => {}
    }
}

/// The line belongs to one position of one match.
fn leave_line(change: On<PositionChanged>, mut line: ResMut<ReviewLine>) {
    if change.is_of_present() && line.0.is_some() {
        line.0 = None;
    }
}
