//! Begins, repeats and leaves the tasks.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::tasks::{Mistakes, Running, Stage, Task};
use crate::app::ai::{KnownReview, MatchReview};
use crate::app::session::{
    GoToPly, MatchSetup, MatchStarted, PositionChanged, Purpose, SaveSlot, Session, StartMatch,
};
use crate::app::state::{Screen, TurnPhase};
use engine::Level;
use record::Match;
use study::review::{Mark, ReviewedTurn};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(learn_from_mistakes)
        .add_observer(start_task)
        .add_observer(next_mistake)
        .add_observer(try_again)
        .add_observer(show_better_turn)
        .add_observer(leave_mistakes)
        .add_observer(forget)
        .add_observer(return_to_match)
        .add_systems(
            Update,
            show_where_left
                .run_if(in_state(Screen::Table))
                .run_if(|mistakes: Res<Mistakes>| mistakes.is_returning()),
        );
}

/// Request: make tasks of the mistakes in the match at the table.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LearnFromMistakes;

/// Request: put a task on the table.
#[derive(Event, Clone, Copy, Debug)]
struct StartTask {
    at: usize,
    /// Whether the better turn is shown, instead of letting the player try.
    is_shown: bool,
}

impl StartTask {
    const fn to_try(at: usize) -> Self {
        Self { at, is_shown: false }
    }
}

/// Request: go to the next task, or back to the match after the last one.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct NextMistake;

/// Request: begin the task again.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct TryAgain;

/// Request: show the better turn.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ShowBetterTurn;

/// Request: go back to the match.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LeaveMistakes;

/// The mistakes of the people in the match at the table, which are turns of its review; of both players if no person plays.
pub(crate) fn own_mistakes(session: &Session, review: &MatchReview) -> Vec<usize> {
    let computers = session.players().computers;
    let is_own = |turn: &ReviewedTurn| {
        let is_swapped = session.game().are_sides_swapped_at(turn.actions.start);
        let person = if is_swapped { turn.player.other() } else { turn.player };
        computers[person.index()].is_none() || computers.iter().all(Option::is_some)
    };
    let turns = review.turns().iter().enumerate();
    let bad = turns.filter(|(_, turn)| turn.mark.is_some_and(Mark::is_bad) && is_own(turn));
    bad.map(|(number, _)| number).filter(|number| review.better(*number).is_some()).collect()
}

fn learn_from_mistakes(
    _: On<LearnFromMistakes>,
    session: Session,
    (slot, review): (Res<SaveSlot>, Res<MatchReview>),
    mut mistakes: ResMut<Mistakes>,
    mut commands: Commands,
) {
    let game = session.game();
    let task = |number: usize| {
        let turn = review.turns().get(number)?.clone();
        let played = game.played().get(turn.actions.clone())?;
        let played: Vec<String> = played.iter().map(|played| played.action.to_string()).collect();
        Some(Task {
            number,
            played: played.join(" "),
            start: game.position_at(turn.actions.start)?.clone(),
            judgement: review.review().judgements().get(number)?.clone(),
            turn,
        })
    };
    let tasks: Vec<Task> = own_mistakes(&session, &review).into_iter().filter_map(task).collect();
    if tasks.is_empty() {
        return;
    }
    mistakes.running = Some(Running {
        origin: session.setup(&slot),
        review: review.review().clone(),
        tasks,
        at: 0,
        stage: Stage::Trying,
        search: None,
        script: VecDeque::new(),
        waited: 0.0,
    });
    commands.trigger(StartTask::to_try(0));
}

fn start_task(request: On<StartTask>, mut mistakes: ResMut<Mistakes>, mut commands: Commands) {
    let Some(running) = &mut mistakes.running else { return };
    let Some(task) = running.tasks.get(request.at) else { return };
    // The opponent's side is the computer's, so that the player sits at their own edge.
    let mut computers = [None; 2];
    computers[task.turn.player.other().index()] = Some(Level::LOWEST);
    let setup = MatchSetup::new(Match::new(task.start.clone()))
        .with_computers(computers)
        .with_purpose(Purpose::Exercise { is_open: !request.is_shown });
    let line = task.judgement.line.first().filter(|_| request.is_shown);
    running.script = line.into_iter().flatten().cloned().collect();
    running.stage = if request.is_shown { Stage::Showing } else { Stage::Trying };
    (running.at, running.search, running.waited) = (request.at, None, 0.0);
    commands.trigger(StartMatch(setup));
}

fn next_mistake(_: On<NextMistake>, mistakes: Res<Mistakes>, mut commands: Commands) {
    let Some(running) = &mistakes.running else { return };
    if running.at + 1 < running.tasks.len() {
        commands.trigger(StartTask::to_try(running.at + 1));
    } else {
        commands.trigger(LeaveMistakes);
    }
}

fn try_again(_: On<TryAgain>, mistakes: Res<Mistakes>, mut commands: Commands) {
    if let Some(running) = &mistakes.running {
        commands.trigger(StartTask::to_try(running.at));
    }
}

fn show_better_turn(_: On<ShowBetterTurn>, mistakes: Res<Mistakes>, mut commands: Commands) {
    if let Some(running) = &mistakes.running {
        commands.trigger(StartTask { at: running.at, is_shown: true });
    }
}

fn leave_mistakes(_: On<LeaveMistakes>, mut mistakes: ResMut<Mistakes>, mut commands: Commands) {
    let Some(running) = mistakes.running.take() else { return };
    let shown = running.tasks.get(running.at).map_or(0, |task| task.turn.actions.end);
    mistakes.returning = Some((Some(running.review), shown));
    commands.trigger(StartMatch(running.origin));
}

/// The match is on the table again, with its review.
fn return_to_match(_: On<MatchStarted>, mut mistakes: ResMut<Mistakes>, mut commands: Commands) {
    if let Some(review) = mistakes.returning.as_mut().and_then(|(review, _)| review.take()) {
        commands.trigger(KnownReview(review));
    }
}

/// It is shown where it was left, once nothing is counted any more.
fn show_where_left(mut mistakes: ResMut<Mistakes>, turn: Res<State<TurnPhase>>, mut commands: Commands) {
    if **turn != TurnPhase::Scoring
        && let Some((_, shown)) = mistakes.returning.take_if(|(review, _)| review.is_none())
    {
        commands.trigger(GoToPly(shown));
    }
}

/// Another match at the table ends the tasks, as does the main menu.
fn forget(change: On<PositionChanged>, session: Session, mut mistakes: ResMut<Mistakes>) {
    let is_other = match *change {
        PositionChanged::Started => !session.purpose().is_exercise(),
        PositionChanged::Left => true,
        _ => false,
    };
    if is_other && mistakes.running.is_some() {
        mistakes.running = None;
    }
}
