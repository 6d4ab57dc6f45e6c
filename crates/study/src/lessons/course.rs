//! A course and its steps.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Condition, Turn};
use crate::course_text;
use record::Match;
use rules::file_format::{self, FileFormat, FormatError};
use rules::{AnyGame, Game, GameKind, Player, SetUpError, Site};

/// A course: its steps in order. The last one is a short match; what the first matches do without comes after it, for whoever wants to know.
///
/// ```
/// use rules::GameKind;
/// use study::lessons::{Course, Task};
/// for kind in GameKind::ALL {
///     let course = Course::of(kind);
///     assert!(matches!(course.steps.last().map(|step| &step.task), Some(Task::Match { .. })));
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    format: u32,
    /// The steps.
    pub steps: Vec<Step>,
    /// More steps, after the match.
    #[serde(default)]
    pub more: Vec<Step>,
}

/// One step: a position, and what to do in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The name of its sentences in the locales.
    pub key: String,
    /// The rules options, `KEY=VALUE,…`; empty for the usual ones.
    #[serde(default)]
    pub rules: String,
    /// The board: its name; empty for the usual one.
    #[serde(default)]
    pub board: String,
    /// The position string; empty for the start.
    #[serde(default)]
    pub position: String,
    /// What has been played from there, in notation.
    #[serde(default)]
    pub moves: String,
    /// The places to point at.
    #[serde(default)]
    pub point_at: Vec<String>,
    /// The places to point at once the first of several actions is done.
    #[serde(default)]
    pub then_point_at: Vec<String>,
    /// The places of a part of the board to point at as a whole.
    #[serde(default)]
    pub point_around: Vec<String>,
    /// Whether the action is taken back in the end: it was only tried.
    #[serde(default)]
    pub takes_back: bool,
    /// What to do.
    pub task: Task,
}

/// What a player has to do in a step. The first player acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Task {
    /// Actions that meet these conditions, one after the other.
    Play {
        /// A condition for each action.
        goals: Vec<Condition>,
        /// Actions that meet them, in notation: what *Show me* plays.
        solution: String,
        /// What the opponent then plays, in notation; empty if it plays nothing.
        #[serde(default)]
        reply: String,
    },
    /// A short match against the computer.
    Match {
        /// Ideas that are named when they come up.
        ideas: Vec<Idea>,
    },
}

/// An idea that is named when an action of either player shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Idea {
    /// When it comes up.
    pub when: Condition,
    /// The name of its sentence in the locales.
    pub key: String,
}

/// What is wrong with a course. Courses are built in and tested: players should never see this.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum CourseError {
    #[error(transparent)]
    Format(#[from] FormatError),
    #[error("a course is some tasks, then one match, and maybe more tasks")]
    Order,
    #[error("step {key}: {fault}")]
    Step { key: String, fault: String },
}

impl FileFormat for Course {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = 64 * 1024;
}

impl Course {
    /// The course of a game.
    pub fn of(kind: GameKind) -> &'static Self {
        static COURSES: OnceLock<[Course; GameKind::ALL.len()]> = OnceLock::new();
        let read =
            |kind| Self::read(kind, course_text(kind)).expect("a course that is built in should be valid");
        &COURSES.get_or_init(|| GameKind::ALL.map(read))[kind as usize]
    }

    /// The match to play after the course: by the rules that the table proposes, on the board that the course ends on, which is known by then.
    /// As the course has taught, the second player may swap sides.
    ///
    /// # Errors
    /// Why there is no such start. Courses are built in and tested: there always is one.
    pub fn first_match(kind: GameKind) -> Result<Match<AnyGame>, SetUpError> {
        let board = Self::of(kind).steps.last().map_or("", |step| &step.board);
        let board = (!board.is_empty()).then_some(board);
        kind.set_up(&kind.proposed_rules(), board, None).map(Match::new)
    }

    /// Its steps, and those after the match.
    pub fn all_steps(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().chain(&self.more)
    }

    /// Reads a course, and plays every step to check it.
    pub fn read(kind: GameKind, text: &str) -> Result<Self, CourseError> {
        let course: Self = file_format::parse(text)?;
        let is_match = |step: &Step| matches!(step.task, Task::Match { .. });
        let [tasks @ .., last] = &course.steps[..] else { return Err(CourseError::Order) };
        if tasks.iter().chain(&course.more).any(is_match) || !is_match(last) {
            return Err(CourseError::Order);
        }
        for step in course.all_steps() {
            let fault = |fault| CourseError::Step { key: step.key.clone(), fault };
            step.check(kind).map_err(fault)?;
        }
        Ok(course)
    }
}

impl Step {
    /// The match at the beginning of the step.
    ///
    /// # Errors
    /// What is wrong with its position, in a few words.
    pub fn set_up(&self, kind: GameKind) -> Result<Match<AnyGame>, String> {
        let given = |text: &String| (!text.is_empty()).then(|| text.clone());
        let start = kind
            .set_up(&self.rules, given(&self.board).as_deref(), given(&self.position).as_deref())
            .map_err(|error| error.to_string())?;
        let mut game = Match::new(start);
        game.play_text(&self.moves).map_err(|error| error.to_string())?;
        // What led here does not belong to the match: it cannot be undone.
        Ok(Match::new(game.position().clone()))
    }

    /// The places to point at after so many of the actions are done: what is asked for first is no longer there later.
    pub fn pointed_at(&self, done: usize) -> impl Iterator<Item = Site> {
        let places = if done == 0 { &self.point_at } else { &self.then_point_at };
        places.iter().filter_map(|place| place.parse().ok())
    }

    /// The places of the part of the board to point at, in the same way.
    pub fn pointed_around(&self, done: usize) -> impl Iterator<Item = Site> {
        let places = if done == 0 { &self.point_around[..] } else { &[] };
        places.iter().filter_map(|place| place.parse().ok())
    }

    /// Whether it asks for several actions, one after the other.
    pub fn has_several_actions(&self) -> bool {
        self.goals().len() > 1
    }

    /// The actions that *Show me* plays.
    pub fn solution(&self) -> &str {
        if let Task::Play { solution, .. } = &self.task { solution } else { "" }
    }

    /// What the opponent plays at the end of the step.
    pub fn reply(&self) -> &str {
        if let Task::Play { reply, .. } = &self.task { reply } else { "" }
    }

    /// The conditions for the actions of the step.
    pub fn goals(&self) -> &[Condition] {
        if let Task::Play { goals, .. } = &self.task { goals } else { &[] }
    }

    /// The ideas of the match.
    pub fn ideas(&self) -> &[Idea] {
        if let Task::Match { ideas } = &self.task { ideas } else { &[] }
    }

    fn check(&self, kind: GameKind) -> Result<(), String> {
        let mut game = self.set_up(kind)?;
        if game.outcome().is_some() {
            return Err("the game is over before the step begins".to_owned());
        }
        if game.position().to_move() != Player::One {
            return Err("it is not the first player's turn".to_owned());
        }
        self.check_names(game.position())?;
        if !self.then_point_at.is_empty() && !self.has_several_actions() {
            return Err("there is no second action to point at".to_owned());
        }
        // What was only tried is a single action: just one is taken back.
        if self.takes_back && (self.goals().len() != 1 || !self.reply().is_empty()) {
            return Err("only a single action without a reply can be taken back".to_owned());
        }
        if let Task::Match { .. } = self.task {
            return Ok(());
        }
        let solution: Vec<&str> = self.solution().split_whitespace().collect();
        if solution.len() != self.goals().len() || solution.is_empty() {
            return Err("the solution needs an action for each goal".to_owned());
        }
        for (text, goal) in solution.into_iter().zip(self.goals()) {
            let before = game.position().clone();
            game.play_text(text).map_err(|error| error.to_string())?;
            let is_met = game.played().last().is_some_and(|played| {
                let turn = Turn {
                    before: &before,
                    action: &played.action,
                    effects: &played.effects,
                    after: &played.after,
                };
                goal.is_met(&turn)
            });
            if !is_met {
                return Err(format!("{text} does not meet its goal"));
            }
        }
        game.play_text(self.reply()).map_err(|error| error.to_string())?;
        Ok(())
    }

    /// Checks that all places are on the board, and that all actions can be read.
    fn check_names(&self, position: &AnyGame) -> Result<(), String> {
        let (mut actions, mut places) = (Vec::new(), Vec::new());
        let ideas = self.ideas().iter().map(|idea| &idea.when);
        self.goals().iter().chain(ideas).for_each(|condition| condition.names(&mut actions, &mut places));
        for text in actions {
            position.read_action(text).map_err(|error| error.to_string())?;
        }
        let pointed =
            self.point_at.iter().chain(&self.then_point_at).chain(&self.point_around).map(String::as_str);
        for place in places.into_iter().chain(pointed) {
            place.parse::<Site>().map_err(|error| error.to_string())?;
        }
        Ok(())
    }
}
