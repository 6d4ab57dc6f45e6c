//! The exercise on the table, whatever it is.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::lesson::Lesson;
use super::mistakes::Mistakes;
use super::progress::{Lessons, PuzzleStars};
use super::puzzle::PuzzleAtTable;
use crate::app::ai::Waker;
use crate::app::session::{
    ActionPlayed, ActionRefused, ActionUndone, OpenExercise, PositionChanged, Purpose, Session,
};
use study::lessons::Step;
use study::puzzles::Stars;
use study::review::Attempt;
use texts::{Message, Report};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Exercise>()
        .add_observer(do_request)
        .add_observer(judge_action)
        .add_observer(explain_refusal)
        .add_observer(resume_match)
        .add_observer(end_exercise);
}

/// The exercise at the table, if there is one.
#[derive(Resource, Debug, Default)]
pub(crate) struct Exercise(pub(super) Option<Running>);

/// An exercise on the table.
#[derive(Debug)]
pub(crate) struct Running {
    pub(crate) task: Task,
    pub(crate) trial: Trial,
}

/// What it is.
#[derive(Debug)]
pub(crate) enum Task {
    Lesson(Lesson),
    Puzzle(PuzzleAtTable),
    Mistakes(Mistakes),
}

/// How the player is doing.
#[derive(Debug, Default)]
pub(crate) struct Trial {
    pub(crate) stage: Stage,
    pub(crate) remark: Option<Remark>,
    /// The number of hints that were given.
    pub(super) hints: usize,
    /// What is played next by itself, in notation.
    pub(super) script: VecDeque<String>,
    /// How long the table has been waiting before something is played or taken back, in seconds.
    pub(super) waited: f32,
}

/// How far an exercise is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The player tries.
    #[default]
    Trying,
    /// A search judges what was played.
    Judging,
    /// The try was right, and the opponent answers.
    Answering,
    /// The try was wrong, and the opponent shows why.
    Refuting,
    /// What was wrong is being taken back.
    TakingBack,
    /// The opponent has shown why the try was wrong, and the player can begin again.
    Wrong,
    /// The solution is played.
    Showing,
    /// It is solved, or its solution was shown.
    Done,
}

/// What is said about what the player does.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Remark {
    /// The rules forbid it, for this reason.
    Refused(Message),
    /// It is legal, but not what the exercise asks for.
    Wrong,
    /// The turn can no longer become right.
    Lost,
    /// Right so far.
    Right,
    /// The hint.
    Hint,
    /// An idea has come up in the match.
    Idea(Message),
    /// The step is done.
    Done,
    /// The puzzle is solved.
    Solved(Stars),
    /// What came of a turn instead of a mistake.
    Judged(Attempt),
    /// The solution was shown.
    Shown,
}

/// Request to the exercise at the table. What it does not offer is ignored.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExerciseRequest {
    /// Go to the next one, done or not; leave after the last one.
    Next,
    /// Go to the one before.
    Previous,
    /// Set it up again.
    Again,
    /// Give a hint.
    Hint,
    /// Show the solution.
    Solution,
    /// Leave: to the match with the mistakes, else to the main menu.
    Leave,
}

impl Exercise {
    pub(crate) const fn running(&self) -> Option<&Running> {
        self.0.as_ref()
    }

    /// What the main button asks for: once it is done, the next one; after a wrong try, another try.
    pub(crate) fn next_request(&self) -> Option<ExerciseRequest> {
        self.0.as_ref().and_then(Running::next_request)
    }

    /// Puts another exercise in place of the present one.
    pub(super) fn begin(&mut self, task: Task) {
        self.0 = Some(Running { task, trial: Trial::default() });
    }
}

impl Running {
    pub(crate) const fn next_request(&self) -> Option<ExerciseRequest> {
        match self.trial.stage {
            Stage::Done => Some(ExerciseRequest::Next),
            Stage::Wrong => Some(ExerciseRequest::Again),
            _ => None,
        }
    }

    /// The step that points at places, until it is done.
    pub(crate) fn pointing(&self) -> Option<&'static Step> {
        match &self.task {
            Task::Lesson(lesson) if !self.trial.is_done() => Some(lesson.step),
            _ => None,
        }
    }

    /// The next action of the solution, in notation, once it was hinted at.
    pub(crate) fn hinted(&self) -> Option<&str> {
        let next = match &self.task {
            Task::Lesson(lesson) if self.trial.hints > 0 => lesson.next_action(),
            // The first hint is the idea.
            Task::Puzzle(puzzle) if self.trial.hints > 1 && puzzle.good == 0 => puzzle.first_action(),
            _ => None,
        };
        next.filter(|_| self.trial.is_open())
    }
}

impl Trial {
    pub(crate) fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Whether the player can try now.
    pub(crate) fn is_open(&self) -> bool {
        self.stage == Stage::Trying
    }

    /// Goes to a stage, in which the player may act only to try.
    pub(super) fn enter(&mut self, stage: Stage, commands: &mut Commands) {
        (self.stage, self.waited) = (stage, 0.0);
        commands.trigger(OpenExercise(stage == Stage::Trying));
    }

    /// Gives a hint, if the player can try now.
    pub(super) fn hint(&mut self) {
        if self.is_open() {
            self.hints += 1;
            self.remark = Some(Remark::Hint);
        }
    }

    /// What is played from now on.
    pub(super) fn show<'a>(&mut self, solution: impl Iterator<Item = &'a str>) {
        self.remark = None;
        self.script = solution.map(str::to_owned).collect();
    }

    pub(super) fn finish(&mut self, remark: Remark) {
        self.stage = Stage::Done;
        self.remark = Some(remark);
    }
}

fn do_request(request: On<ExerciseRequest>, mut exercise: ResMut<Exercise>, mut commands: Commands) {
    let Some(Running { task, trial }) = &mut exercise.0 else { return };
    match task {
        Task::Lesson(lesson) => lesson.do_request(*request, trial, &mut commands),
        Task::Puzzle(puzzle) => puzzle.do_request(*request, trial, &mut commands),
        Task::Mistakes(mistakes) => mistakes.do_request(*request, trial, &mut commands),
    }
}

fn judge_action(
    _: On<ActionPlayed>,
    session: Session,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut exercise: ResMut<Exercise>,
    (mut lessons, mut stars): (ResMut<Lessons>, ResMut<PuzzleStars>),
    mut commands: Commands,
) {
    let Some(Running { task, trial }) = &mut exercise.0 else { return };
    trial.waited = 0.0;
    match task {
        Task::Lesson(lesson) => lesson.judge(trial, &session, &mut lessons, &mut commands),
        Task::Puzzle(puzzle) => puzzle.judge(trial, &session, &mut stars, &mut commands),
        Task::Mistakes(mistakes) => mistakes.judge(trial, &session, Waker::of(event_loop), &mut commands),
    }
}

fn explain_refusal(fact: On<ActionRefused>, mut exercise: ResMut<Exercise>) {
    if let Some(Running { trial, .. }) = exercise.0.as_mut().filter(|running| running.trial.is_open()) {
        trial.remark = Some(Remark::Refused(fact.reason.message().sentence()));
    }
}

/// The match at the end of a course continues if its last action is taken back.
fn resume_match(_: On<ActionUndone>, session: Session, mut exercise: ResMut<Exercise>) {
    if let Some(Running { task: Task::Lesson(lesson), trial }) = &mut exercise.0
        && lesson.is_match()
        && session.outcome().is_none()
    {
        trial.stage = Stage::Trying;
    }
}

/// Another match at the table ends the exercise, as does the main menu.
fn end_exercise(change: On<PositionChanged>, session: Session, mut exercise: ResMut<Exercise>) {
    let is_other = *change == PositionChanged::Started && session.purpose() == Purpose::Match;
    if is_other && exercise.0.is_some() {
        exercise.0 = None;
    }
}
