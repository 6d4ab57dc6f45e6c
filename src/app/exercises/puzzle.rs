//! A puzzle. The engine proves what keeps its goal, and the computer answers as the opponent.

use bevy::prelude::*;

use super::progress::PuzzleStars;
use super::trial::{ExerciseRequest, Remark, Stage, Trial};
use crate::app::ai::{SearchFailed, SearchTask, SearchWorker, Waker};
use crate::app::session::{LeaveTable, LetComputerAnswer, MatchSetup, Purpose, Session, StartMatch};
use engine::Level;
use record::Match;
use rules::{AnyAction, AnyGame, Game, GameKind, Player, Presented};
use study::puzzles::{Collection, Goal, Puzzle, Stars};
use study::questions::{GoalQuestion, MatchPosition};
use texts::turn_in_short;

/// The level that answers wrong tries, and right ones: strong, and quick.
const OPPONENT: u8 = 6;

/// A puzzle on the table.
#[derive(Debug)]
pub(crate) struct PuzzleAtTable {
    pub(crate) kind: GameKind,
    pub(crate) puzzle: &'static Puzzle,
    /// Its place in the collection of its game.
    pub(crate) place: usize,
    pub(crate) is_of_day: bool,
    /// Whose puzzle it is.
    pub(crate) player: Player,
    /// What is still to be reached.
    pub(crate) goal: Goal,
    /// How many actions were played when the goal was last within reach: what comes after is taken back.
    pub(super) good: usize,
    /// The number of wrong tries.
    wrong: usize,
    was_shown: bool,
    /// The search that finds out whether the last action was right.
    search: Option<SearchTask<bool>>,
}

/// Request: put a puzzle on the table, by its place in the collection of its game.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct StartPuzzle {
    pub(crate) kind: GameKind,
    pub(crate) place: usize,
    /// Whether it is the puzzle of the day.
    pub(crate) is_of_day: bool,
}

impl PuzzleAtTable {
    /// Puts a puzzle on the table.
    pub(super) fn start(request: StartPuzzle, commands: &mut Commands) -> Option<Self> {
        let StartPuzzle { kind, place, is_of_day } = request;
        let puzzle = Collection::of(kind).puzzles.get(place)?;
        let game = puzzle.set_up(kind).ok()?;
        let (player, goal) = (game.position().to_move(), puzzle.goal);
        let puzzle = Self {
            kind,
            puzzle,
            place,
            is_of_day,
            player,
            goal,
            good: 0,
            wrong: 0,
            was_shown: false,
            search: None,
        };
        puzzle.put_on_table(game, commands);
        Some(puzzle)
    }

    fn put_on_table(&self, game: Match<AnyGame>, commands: &mut Commands) {
        let mut computers = [Level::new(OPPONENT); 2];
        computers[self.player.index()] = None;
        let purpose = Purpose::Exercise { is_open: true };
        commands.trigger(StartMatch(MatchSetup::new(game).with_computers(computers).with_purpose(purpose)));
    }

    /// The first action of the solution.
    pub(super) fn first_action(&self) -> Option<&'static str> {
        self.puzzle.solution.split_whitespace().next()
    }

    pub(super) fn do_request(
        &mut self,
        request: ExerciseRequest,
        trial: &mut Trial,
        stars: &PuzzleStars,
        commands: &mut Commands,
    ) {
        let kind = self.kind;
        match request {
            ExerciseRequest::Next if !self.is_of_day => {
                // Once all are solved, simply the next one.
                let next = (self.place + 1) % Collection::of(kind).puzzles.len();
                let place = stars.next_unsolved(kind, next).unwrap_or(next);
                commands.trigger(StartPuzzle { kind, place, is_of_day: false });
            }
            ExerciseRequest::Next | ExerciseRequest::Leave => commands.trigger(LeaveTable),
            ExerciseRequest::Again => {
                self.search = None;
                // What was tried and seen before still counts.
                *trial = Trial { hints: trial.hints, ..default() };
                (self.goal, self.good) = (self.puzzle.goal, 0);
                if let Ok(game) = self.puzzle.set_up(kind) {
                    self.put_on_table(game, commands);
                }
            }
            ExerciseRequest::Hint => trial.hint(),
            // The solution is shown from the start.
            ExerciseRequest::Solution if trial.is_open() => {
                self.was_shown = true;
                (self.goal, self.good) = (self.puzzle.goal, 0);
                trial.show(self.puzzle.solution.split_whitespace());
                trial.enter(Stage::TakingBack, commands);
            }
            _ => {}
        }
    }

    pub(super) fn judge(
        &mut self,
        trial: &mut Trial,
        session: &Session,
        stars: &mut PuzzleStars,
        waker: Waker,
        commands: &mut Commands,
    ) {
        let position = session.position();
        let Some(played) = session.game().played().last() else { return };
        let is_over = session.outcome().is_some();
        let has_ended_turn = position.to_move() != self.player || is_over;
        match trial.stage {
            Stage::Trying if played.by == self.player => {}
            // The opponent has answered: it is the player's turn again.
            Stage::Answering if !has_ended_turn => {
                self.good = session.game().played().len();
                return trial.enter(Stage::Trying, commands);
            }
            Stage::Refuting if is_over || !has_ended_turn => {
                let game = session.game();
                let reply = game.last_turn();
                let before = game.position_at(reply.start).filter(|_| played.by != self.player);
                if let Some(before) = before.filter(|_| trial.remark == Some(Remark::Wrong)) {
                    let told = turn_in_short(before, &game.actions_of(&reply));
                    trial.remark = Some(Remark::Refuted(told, session.outcome()));
                }
                return trial.enter(Stage::TakingBack, commands);
            }
            _ => return,
        }
        if let Some(is_right) = self.is_clearly_right(&played.action, position) {
            return self.go_on(is_right, trial, session, stars, commands);
        }
        let place = MatchPosition::latest(session.game());
        let question = GoalQuestion { place, player: self.player, goal: self.goal_after(session) };
        self.search = Some(SearchWorker::default().ask(waker, question));
        trial.enter(Stage::Judging, commands);
    }

    /// Goes on once it is known whether the last action was right. Returns whether it has become known.
    pub(super) fn take_judgement(
        &mut self,
        trial: &mut Trial,
        session: &Session,
        stars: &mut PuzzleStars,
        commands: &mut Commands,
    ) -> bool {
        let Some(search) = self.search.take_if(|search| search.is_done()) else { return false };
        match search.so_far().filter(|_| !search.has_failed()) {
            Some(is_right) => {
                trial.enter(Stage::Trying, commands);
                self.go_on(is_right, trial, session, stars, commands);
            }
            None => {
                // The player tries again.
                trial.enter(Stage::TakingBack, commands);
                commands.trigger(SearchFailed);
            }
        }
        true
    }

    /// Whether the player's turn is over.
    fn has_ended_turn(&self, session: &Session) -> bool {
        session.position().to_move() != self.player || session.outcome().is_some()
    }

    /// What is to be reached from the present position.
    fn goal_after(&self, session: &Session) -> Goal {
        if self.has_ended_turn(session) { self.goal.after_turn() } else { self.goal }
    }

    fn go_on(
        &mut self,
        is_right: bool,
        trial: &mut Trial,
        session: &Session,
        stars: &mut PuzzleStars,
        commands: &mut Commands,
    ) {
        let (goal, has_ended_turn) = (self.goal_after(session), self.has_ended_turn(session));
        let is_over = session.outcome().is_some();
        if !is_right {
            self.wrong += 1;
            let is_to_win_now = matches!(self.goal, Goal::Win { turns: 1 });
            trial.remark = Some(match (has_ended_turn, is_to_win_now) {
                (false, _) => Remark::Lost,
                (true, true) => Remark::NoWin,
                (true, false) => Remark::Wrong,
            });
            // What would come afterwards shows nothing about a win that was missed.
            if is_to_win_now {
                trial.enter(Stage::TakingBack, commands);
            } else {
                self.refute(trial, session, commands);
            }
        } else if is_over || has_ended_turn && !matches!(goal, Goal::Win { .. }) {
            let earned = Stars::earned(self.wrong, trial.hints > 0, self.was_shown);
            stars.record(self.kind, self.puzzle, earned);
            trial.enter(Stage::Done, commands);
            trial.remark = Some(Remark::Solved(earned));
        } else {
            self.goal = goal;
            trial.remark = Some(Remark::Right);
            if has_ended_turn {
                trial.stage = Stage::Answering;
                commands.trigger(LetComputerAnswer);
            }
        }
    }

    /// Whether the goal is still within reach after an action of the player, where that is known without a search.
    fn is_clearly_right(&self, action: &AnyAction, position: &AnyGame) -> Option<bool> {
        if let Some(outcome) = position.outcome()
            && matches!(self.goal, Goal::Win { .. })
        {
            return Some(outcome.winner == Some(self.player));
        }
        // Where turns are single actions, only the first one of the solution is right: that was proved.
        (self.goal == self.puzzle.goal && !self.kind.ends_turns_by_hand())
            .then(|| self.first_action() == Some(action.to_string().as_str()))
    }

    /// Lets the opponent show what is wrong. A turn that goes on is ended first, if it can be.
    fn refute(&self, trial: &mut Trial, session: &Session, commands: &mut Commands) {
        let position = session.position();
        if session.outcome().is_some() {
            trial.enter(Stage::TakingBack, commands);
        } else if position.to_move() != self.player {
            trial.stage = Stage::Refuting;
            commands.trigger(LetComputerAnswer);
        } else {
            let ends = |action: &&AnyAction| {
                let gesture = position.gesture(action);
                gesture.from.is_none() && gesture.to.is_none() && **action != AnyAction::Swap
            };
            trial.script =
                position.actions().iter().find(ends).map(ToString::to_string).into_iter().collect();
            let stage = if trial.script.is_empty() { Stage::TakingBack } else { Stage::Refuting };
            trial.enter(stage, commands);
        }
    }
}
