//! A step of a course for beginners.

use std::time::Duration;

use bevy::prelude::*;

use super::progress::Lessons;
use super::trial::{ExerciseRequest, Remark, Stage, Trial};
use crate::app::session::{LeaveTable, MatchSetup, Purpose, Session, StartMatch};
use crate::app::settings::{ChangeSettings, LastGame, Settings};
use engine::Level;
use rules::{GameKind, Site};
use study::lessons::{Course, CourseProgress, Step, Turn};
use texts::{Explained, lesson_idea, lesson_step, lesson_then};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(decline_course);
}

/// The time without an action before the hint comes by itself.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A step of a course on the table.
#[derive(Debug)]
pub(crate) struct Lesson {
    pub(crate) kind: GameKind,
    pub(crate) step: &'static Step,
    /// Which step it is, counted from 0.
    pub(crate) at: usize,
    /// How many goals of the step are met.
    met: usize,
    /// When the hint comes by itself, in real time, once the table waits for the player.
    pub(super) hint_at: Option<Duration>,
}

/// Request: put a step of a course on the table, counted from 0; by default, the one where the player left the course.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct StartLesson(pub(crate) GameKind, pub(crate) Option<usize>);

/// Request: the player declines the offer of a course, or plays without it.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct DeclineCourse(pub(crate) GameKind);

fn decline_course(answer: On<DeclineCourse>, mut lessons: ResMut<Lessons>) {
    lessons.record(answer.0, |before| CourseProgress { was_offered: true, ..before });
}

impl Lesson {
    /// Puts a step of a course on the table.
    pub(super) fn start(
        StartLesson(kind, at): StartLesson,
        lessons: &mut Lessons,
        commands: &mut Commands,
    ) -> Option<Self> {
        let at = at.unwrap_or_else(|| lessons.reached(kind));
        let step = Course::of(kind).all_steps().nth(at)?;
        // A test reads every course: this always succeeds.
        let game = step.set_up(kind).ok()?;
        let reached = |before: usize| if at < Course::of(kind).steps.len() { at } else { before };
        lessons.record(kind, |before| CourseProgress {
            step: reached(before.step),
            was_offered: true,
            ..before
        });
        let lesson = Self { kind, step, at, met: 0, hint_at: None };
        let purpose = if lesson.is_match() { Purpose::Practice } else { Purpose::Exercise { is_open: true } };
        let setup = MatchSetup::new(game).with_computers([None, Some(Level::LOWEST)]).with_purpose(purpose);
        commands.trigger(StartMatch(setup));
        Some(lesson)
    }

    /// The number of steps up to the match.
    pub(crate) fn count(&self) -> usize {
        Course::of(self.kind).steps.len()
    }

    /// The number of steps after the match.
    pub(crate) fn more(&self) -> usize {
        Course::of(self.kind).more.len()
    }

    /// Whether the first match comes next.
    pub(crate) fn is_last(&self) -> bool {
        self.is_match() || self.at + 1 == self.count() + self.more()
    }

    /// Whether it is the match at the end.
    pub(crate) fn is_match(&self) -> bool {
        self.step.goals().is_empty()
    }

    /// Whether it takes the end of a turn: in the match, and where the solution ends one.
    pub(crate) fn ends_turns(&self) -> bool {
        self.is_match() || self.step.solution().split_whitespace().any(|action| action == "end")
    }

    /// The sentences of the step, or of what is left of it, explained by the hint.
    pub(crate) fn sentences(&self) -> Explained {
        let of = if self.met == 0 { lesson_step } else { lesson_then };
        of(self.kind, &self.step.key)
    }

    /// All sentences that the step can have.
    pub(crate) fn all_sentences(&self) -> [Explained; 2] {
        [lesson_step, lesson_then].map(|of| of(self.kind, &self.step.key))
    }

    /// The places that it points at now.
    pub(crate) fn pointed_at(&self) -> impl Iterator<Item = Site> {
        self.step.pointed_at(self.met)
    }

    /// The places of the part of the board that it points at now.
    pub(crate) fn pointed_around(&self) -> impl Iterator<Item = Site> {
        self.step.pointed_around(self.met)
    }

    pub(super) fn next_action(&self) -> Option<&'static str> {
        self.step.solution().split_whitespace().nth(self.met)
    }

    pub(super) fn do_request(&self, request: ExerciseRequest, trial: &mut Trial, commands: &mut Commands) {
        match request {
            ExerciseRequest::Next if self.is_last() => self.start_first_match(commands),
            ExerciseRequest::Next | ExerciseRequest::More => {
                commands.trigger(StartLesson(self.kind, Some(self.at + 1)));
            }
            ExerciseRequest::Leave => commands.trigger(LeaveTable),
            ExerciseRequest::Previous if self.at > 0 => {
                commands.trigger(StartLesson(self.kind, Some(self.at - 1)));
            }
            ExerciseRequest::Hint => trial.hint(),
            ExerciseRequest::Solution if trial.is_open() && !self.is_match() => {
                trial.show(self.step.solution().split_whitespace().skip(self.met));
                trial.enter(Stage::Showing, commands);
            }
            _ => {}
        }
    }

    /// Puts the first whole match after the course on the table, against the weakest computer.
    fn start_first_match(&self, commands: &mut Commands) {
        // A test starts every such match: this always succeeds.
        let Ok(game) = Course::first_match(self.kind) else { return commands.trigger(LeaveTable) };
        let setup = MatchSetup::new(game).with_computers([None, Some(Level::LOWEST)]);
        commands.trigger(StartMatch(setup));
        let kind = self.kind;
        commands.queue(move |world: &mut World| propose_what_was_learnt(kind, world));
    }

    pub(super) fn judge(
        &mut self,
        trial: &mut Trial,
        session: &Session,
        lessons: &mut Lessons,
        commands: &mut Commands,
    ) {
        let game = session.game();
        let Some(played) = game.played().last().filter(|_| trial.is_open()) else { return };
        let Some(before) = game.position_at(game.played().len() - 1) else { return };
        let turn = Turn { before, action: &played.action, effects: &played.effects, after: &played.after };
        if self.is_match() {
            if session.outcome().is_some() {
                trial.stage = Stage::Done;
                // The course then starts over.
                lessons.record(self.kind, |before| CourseProgress { step: 0, is_finished: true, ..before });
            } else if session.computers()[played.by.index()].is_none() {
                // Until the player's next action, or in a turn until something else is said.
                let idea = self.step.ideas().iter().find(|idea| idea.when.is_met(&turn));
                trial.remark = idea.map(|idea| Remark::Idea(lesson_idea(self.kind, &idea.key)));
            } else if matches!(trial.remark, Some(Remark::Idea(_))) {
                // What was said of the player's turn is over once the computer has moved.
                trial.remark = None;
            }
            return;
        }
        self.hint_at = None;
        let goal = self.step.goals().get(self.met);
        if !goal.is_some_and(|goal| goal.is_met(&turn)) {
            let shortfall = goal.and_then(|goal| goal.shortfall(&turn));
            trial.remark = Some(shortfall.map_or(Remark::Wrong, Remark::FallsShort));
            return trial.enter(Stage::TakingBack, commands);
        }
        self.met += 1;
        // What comes next has a hint of its own.
        (trial.remark, trial.hints) = (None, 0);
        if self.met == self.step.goals().len() {
            trial.show(self.step.reply().split_whitespace());
            // What a reply or taking back changes is told after it.
            let is_over = trial.script.is_empty() && !self.step.takes_back;
            trial.remark = is_over.then_some(Remark::Done);
            trial.enter(Stage::Answering, commands);
        }
    }

    /// Gives the hint if the player has done nothing for a while. `now` is real time; `is_waiting` tells whether the table waits for
    /// the player. Returns the time until this must be asked again, none at all if the hint was given.
    pub(super) fn hint_after_a_while(
        &mut self,
        trial: &mut Trial,
        now: Duration,
        is_waiting: bool,
    ) -> Option<Duration> {
        if !is_waiting {
            self.hint_at = None;
        }
        if !is_waiting || !trial.is_open() || trial.hints > 0 || self.is_match() {
            return None;
        }
        let at = *self.hint_at.get_or_insert(now + PATIENCE);
        if now >= at {
            trial.hint();
        }
        Some(at.saturating_sub(now))
    }
}

/// The next match of the game is proposed on the board of its course, against the weakest computer, if nothing was chosen before.
fn propose_what_was_learnt(kind: GameKind, world: &mut World) {
    let mut wanted = world.resource::<Settings>().clone();
    if wanted.last_games.contains_key(kind.name()) {
        return;
    }
    let learnt = &Course::of(kind).steps.last().map_or("", |step| &step.board);
    let board = kind.boards().into_iter().find(|board| board.key == *learnt);
    let proposal = LastGame {
        is_against_computer: true,
        level: Level::LOWEST.number(),
        board: board.map(|board| (board.title, board.text)),
        ..default()
    };
    wanted.last_games.insert(kind.name().to_owned(), proposal);
    world.trigger(ChangeSettings(wanted));
}
