//! A match with its clock, which undo and redo move as well, and with the decision of the players to end it.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::clock::Reading;
use crate::{Clock, ClockError, Match, PlayError};
use rules::{AnyAction, AnyGame, AnyIllegal, Effect, Effects, Game, Outcome, Player, Reason};

/// A decision of the players that ends a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// This player resigned: the other one wins.
    Resigned(Player),
    /// Both players agreed to a draw.
    DrawAgreed,
}

/// Why a match cannot be ended: it is over already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the game is over already")]
pub struct AlreadyOver;

impl Ending {
    /// The outcome of a match that ends like this.
    pub const fn outcome(self) -> Outcome {
        match self {
            Self::Resigned(player) => Outcome::win(player.other(), Reason::Resigned),
            Self::DrawAgreed => Outcome::draw(Reason::DrawAgreed),
        }
    }
}

/// A match and the players' time, if it is limited; and how the players ended the match, if they did.
///
/// The clock's reading is recorded just before each action. Undo brings that reading back: the time that has passed since, the
/// increment, and a flag that has fallen. Redo brings back the reading from before the undo. Going back and forth therefore
/// never gains time.
///
/// Readings are those of the sides. When people swap sides, so do the readings, as people keep their time.
///
/// Undo after a resignation or an agreed draw takes back only that decision, so that the match continues where it was. Redo does not
/// repeat the decision.
///
/// ```
/// use rules::{Game, GameKind};
/// use record::{Clock, Match, TimedMatch};
/// for kind in GameKind::ALL.into_iter().filter(|kind| !kind.ends_turns_by_hand()) {
///     let game = Match::new(kind.set_up("", None, None)?);
///     let mut game = TimedMatch::new(game, Some(Clock::new(60, 5)?));
///     let player = game.position().to_move();
///     game.spend(10_000);
///     let action = game.position().actions()[0].clone();
///     game.play(&action)?;
///     assert_eq!(game.clock().map(|clock| clock.left(player)), Some(55_000));
///     game.undo();
///     assert_eq!(game.clock().map(|clock| clock.left(player)), Some(50_000));
///     game.redo();
///     assert_eq!(game.clock().map(|clock| clock.left(player)), Some(55_000));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct TimedMatch {
    game: Match<AnyGame>,
    clock: Option<Clock>,
    /// The reading before each action that was played. Empty without a clock, as `redo` is.
    pub(super) undo: Vec<Reading>,
    /// The reading before each undo; that of the next action to be redone is the last.
    pub(super) redo: Vec<Reading>,
    ended: Option<Ending>,
}

impl TimedMatch {
    /// A match with a clock that shows this now. The readings before the actions so far are not known: undo assumes that the time
    /// has passed evenly since the start.
    pub fn new(game: Match<AnyGame>, clock: Option<Clock>) -> Self {
        let (mut undo, mut redo) = (Vec::new(), Vec::new());
        if let Some(clock) = clock {
            let played = game.played().len() as u64;
            let at = |left: u64, number| (clock.limit_ms() * (played - number) + left * number) / played;
            // The player still had some time.
            undo.extend((0..played).map(|number| clock.left.map(|left| at(left, number).max(1))));
            redo.extend(game.undone().map(|_| clock.left));
        }
        Self { game, clock, undo, redo, ended: None }
    }

    /// A match with a clock whose readings are known: one before each action played, and one for each action undone, the next to
    /// be redone first.
    pub(super) fn with_readings(
        game: Match<AnyGame>,
        clock: Clock,
        undo: Vec<Reading>,
        mut redo: Vec<Reading>,
    ) -> Result<Self, ClockError> {
        for (readings, actions) in [(&undo, game.played().len()), (&redo, game.undone().len())] {
            if readings.len() != actions {
                return Err(ClockError::Readings { found: readings.len(), actions });
            }
        }
        for reading in undo.iter().chain(&redo) {
            clock.with_left(*reading)?;
        }
        if undo.iter().any(|reading| reading.contains(&0)) {
            return Err(ClockError::PlayedOn);
        }
        redo.reverse();
        Ok(Self { game, clock: Some(clock), undo, redo, ended: None })
    }

    /// The match.
    pub const fn game(&self) -> &Match<AnyGame> {
        &self.game
    }

    /// The present position.
    pub fn position(&self) -> &AnyGame {
        self.game.position()
    }

    /// The players' time, if it is limited.
    pub const fn clock(&self) -> Option<Clock> {
        self.clock
    }

    /// The end of the match: by the rules, by a house rule, by the clock, or by the players themselves.
    pub fn outcome(&self) -> Option<Outcome> {
        outcome_with_clock(&self.game, self.clock.as_ref()).or_else(|| self.ended.map(Ending::outcome))
    }

    /// How the players ended the match, if they did.
    pub const fn ended(&self) -> Option<Ending> {
        self.ended
    }

    /// Ends the match by a decision of the players. What was undone before can be redone once the decision is taken back.
    pub fn end(&mut self, ending: Ending) -> Result<(), AlreadyOver> {
        if self.outcome().is_some() {
            return Err(AlreadyOver);
        }
        self.ended = Some(ending);
        Ok(())
    }

    /// The legal actions; none when the match is over.
    pub fn actions(&self) -> Vec<AnyAction> {
        if self.outcome().is_some() { Vec::new() } else { self.game.actions() }
    }

    /// Lets time pass for the player to move, in milliseconds. Returns whether that player's time has run out with it. After the end
    /// of the match no time passes.
    pub fn spend(&mut self, ms: u64) -> bool {
        if self.outcome().is_some() {
            return false;
        }
        let player = self.position().to_move();
        self.clock.as_mut().is_some_and(|clock| clock.spend(player, ms))
    }

    /// Plays an action, discards what was undone, and adds the increment if the turn has ended. Returns the action's effects.
    ///
    /// # Errors
    /// Why it is not legal; the match and the clock are then unchanged.
    pub fn play(&mut self, action: &AnyAction) -> Result<&Effects, PlayError<AnyIllegal>> {
        if self.has_ended_early() {
            return Err(PlayError::Over);
        }
        let player = self.position().to_move();
        let effects = self.game.play(action)?;
        let ends_turn = effects.iter().any(|effect| matches!(effect, Effect::TurnEnded { .. }));
        let swaps_sides = effects.contains(&Effect::SidesSwapped);
        self.redo.clear();
        if let Some(clock) = &mut self.clock {
            self.undo.push(clock.left);
            if ends_turn {
                clock.end_turn(player);
            }
            if swaps_sides {
                // People take their time with them.
                *clock = clock.swapped();
            }
        }
        Ok(self.game.last_effects())
    }

    /// Whether there is something to undo: an action, or the decision that ended the match.
    pub const fn can_undo(&self) -> bool {
        self.ended.is_some() || self.game.can_undo()
    }

    /// Takes back the decision that ended the match, or else undoes the last action and sets the clock to what it showed just before;
    /// `false` if there is neither.
    pub fn undo(&mut self) -> bool {
        if self.ended.take().is_some() {
            return true;
        }
        let has_undone = self.game.undo();
        if has_undone
            && let Some(clock) = &mut self.clock
            && let Some(before) = self.undo.pop()
        {
            self.redo.push(clock.left);
            clock.left = before;
        }
        has_undone
    }

    /// Whether there is an action to redo: none after the flag has fallen or the players have ended the match.
    pub fn can_redo(&self) -> bool {
        self.game.can_redo() && !self.has_ended_early()
    }

    /// Redoes the action that was undone last, and sets the clock to what it showed before the undo. Returns the action's effects.
    pub fn redo(&mut self) -> Option<&Effects> {
        if !self.can_redo() {
            return None;
        }
        self.game.redo()?;
        if let Some(clock) = &mut self.clock
            && let Some(after) = self.redo.pop()
        {
            self.undo.push(clock.left);
            clock.left = after;
        }
        Some(self.game.last_effects())
    }

    /// Whether the clock or the players have ended it, not the rules.
    fn has_ended_early(&self) -> bool {
        self.game.outcome().is_none() && self.outcome().is_some()
    }
}

/// The end of a match: by the rules, by a house rule, or else by the clock.
///
/// A saved match whose recorded result is another one is refused, so a change needs a migration of the files in which time ran out.
pub fn outcome_with_clock<G: Game>(game: &Match<G>, clock: Option<&Clock>) -> Option<Outcome> {
    let out_of_time = || {
        let loser = clock?.flagged()?;
        Some(Outcome::win(loser.other(), Reason::OutOfTime))
    };
    game.outcome().or_else(out_of_time)
}
