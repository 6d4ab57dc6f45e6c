//! The exercise on the table, whatever it is.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::lesson::{Lesson, StartLesson};
use super::mistakes::{LearnFromMistakes, Mistakes};
use super::progress::{Lessons, PuzzleStars};
use super::puzzle::{PuzzleAtTable, StartPuzzle};
use super::trial::{ExerciseRequest, Remark, Stage, Trial};
use crate::app::ai::{MatchReview, Waker};
use crate::app::order::{ActionSystems, AfterAction};
use crate::app::platform::Redraw;
use crate::app::session::{ActionUndone, PositionChanged, Purpose, SaveSlot, Session};
use crate::app::state::{Menu, TurnPhase};
use rules::AnyAction;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Exercise>()
        .add_observer(start_lesson)
        .add_observer(start_puzzle)
        .add_observer(learn_from_mistakes)
        .add_observer(do_request)
        .add_systems(AfterAction, judge_action.in_set(ActionSystems::Judge))
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

impl Exercise {
    pub(crate) const fn running(&self) -> Option<&Running> {
        self.0.as_ref()
    }

    /// What the main button asks for: once it is done, the next one; after a wrong try, another try.
    pub(crate) fn next_request(&self) -> Option<ExerciseRequest> {
        self.0.as_ref().and_then(Running::next_request)
    }

    /// Puts another exercise in place of the present one.
    fn begin(&mut self, task: Task) {
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

    /// The step of a course, which points at places until it is done.
    pub(crate) fn pointing(&self) -> Option<&Lesson> {
        match &self.task {
            Task::Lesson(lesson) if !self.trial.is_done() => Some(lesson),
            _ => None,
        }
    }

    /// The turn that a task is about as a mistake, while the player tries something better.
    pub(crate) fn mistaken(&self) -> Option<&[AnyAction]> {
        match &self.task {
            Task::Mistakes(mistakes) if self.trial.is_open() => {
                mistakes.at_table().map(|mistake| mistake.actions.as_slice())
            }
            _ => None,
        }
    }

    /// The next action of the solution, in notation, once it was hinted at, and whether the hint shows where it leads.
    pub(crate) fn hinted(&self) -> Option<(&str, bool)> {
        let hints = self.trial.hints;
        // After a wrong try in a course the hint is said, and so it is seen as well.
        let is_told = hints > 0 || matches!(self.trial.remark, Some(Remark::Wrong | Remark::FallsShort(_)));
        let next = match &self.task {
            Task::Lesson(lesson) if is_told => (lesson.next_action()?, true),
            // The first hint is the idea, and what to begin with.
            Task::Puzzle(puzzle) if hints > 0 && puzzle.good == 0 => (puzzle.first_action()?, hints > 1),
            _ => return None,
        };
        self.trial.is_open().then_some(next)
    }
}

fn start_lesson(
    request: On<StartLesson>,
    mut lessons: ResMut<Lessons>,
    mut exercise: ResMut<Exercise>,
    mut commands: Commands,
) {
    if let Some(lesson) = Lesson::start(*request, &mut lessons, &mut commands) {
        exercise.begin(Task::Lesson(lesson));
    }
}

fn start_puzzle(request: On<StartPuzzle>, mut exercise: ResMut<Exercise>, mut commands: Commands) {
    if let Some(puzzle) = PuzzleAtTable::start(*request, &mut commands) {
        exercise.begin(Task::Puzzle(puzzle));
    }
}

fn learn_from_mistakes(
    _: On<LearnFromMistakes>,
    session: Session,
    (slot, review): (Res<SaveSlot>, Res<MatchReview>),
    mut exercise: ResMut<Exercise>,
    mut commands: Commands,
) {
    if let Some(mistakes) = Mistakes::of_match(&session, session.setup(&slot), &review) {
        exercise.begin(Task::Mistakes(mistakes));
        commands.trigger(ExerciseRequest::Again);
    }
}

fn do_request(
    request: On<ExerciseRequest>,
    stars: Res<PuzzleStars>,
    mut exercise: ResMut<Exercise>,
    mut commands: Commands,
) {
    let Some(Running { task, trial }) = &mut exercise.0 else { return };
    match task {
        Task::Lesson(lesson) => lesson.do_request(*request, trial, &mut commands),
        Task::Puzzle(puzzle) => puzzle.do_request(*request, trial, &stars, &mut commands),
        Task::Mistakes(mistakes) => mistakes.do_request(*request, trial, &mut commands),
    }
}

fn judge_action(
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
        Task::Puzzle(puzzle) => {
            puzzle.judge(trial, &session, &mut stars, Waker::of(event_loop), &mut commands);
        }
        Task::Mistakes(mistakes) => mistakes.judge(trial, &session, Waker::of(event_loop), &mut commands),
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

pub(super) fn take_judgement(
    session: Session,
    mut stars: ResMut<PuzzleStars>,
    mut exercise: ResMut<Exercise>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    // Waiting is no change: highlights need not be laid again for it.
    let Some(Running { task, trial }) = &mut exercise.bypass_change_detection().0 else { return };
    let is_judged = match task {
        Task::Lesson(_) => false,
        Task::Puzzle(puzzle) => {
            puzzle.take_judgement(trial, &session, stars.bypass_change_detection(), &mut commands)
        }
        Task::Mistakes(mistakes) => mistakes.take_judgement(trial, &mut commands),
    };
    if is_judged {
        redraw.request();
        exercise.set_changed();
    }
}

pub(super) fn hint_after_a_while(
    real_time: Res<Time<Real>>,
    (turn, menu): (Res<State<TurnPhase>>, Res<State<Menu>>),
    mut exercise: ResMut<Exercise>,
    mut redraw: ResMut<Redraw>,
) {
    if let Some(Running { task: Task::Lesson(lesson), trial }) = &mut exercise.bypass_change_detection().0 {
        if menu.is_changed() {
            lesson.hint_at = None;
        }
        match lesson.hint_after_a_while(trial, real_time.elapsed(), turn.is_at_rest()) {
            Some(Duration::ZERO) => {
                redraw.request();
                exercise.set_changed();
            }
            // A table at rest draws nothing: the frame in which the waiting begins may come long after the last one.
            Some(left) => redraw.request_within(left),
            None => {}
        }
    }
}
