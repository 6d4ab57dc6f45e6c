//! A match: the actions that were played, undone and redone; where its turns begin and end, and who plays which side.

use std::fmt::{Display, Write};
use std::ops::Range;

use thiserror::Error;

use super::repetition_table::RepetitionTable;
use rules::text::{brief, word};
use rules::{AnyAction, AnyGame, Effect, Effects, Game, NotationError, Outcome, Player, Reason, SwapStage};

/// The most actions of a match, counting those that were undone.
pub const LONGEST: usize = 20_000;
/// The most letters that all of them together may have in notation: on average a hundred an action, which few rows of jumps need.
pub const MOST_LETTERS: usize = 100 * LONGEST;

/// A match from its first position to the present one, and the actions that were undone since.
///
/// ```
/// use rules::{Game, netzwerk::Netzwerk};
/// use record::Match;
/// let mut game = Match::new(Netzwerk::default());
/// game.play_text("b2-b4*a3 a3>a5 end")?;
/// game.undo();
/// assert_eq!(game.played().len(), 2);
/// game.redo();
/// assert_eq!(game.position().to_move(), rules::Player::Two);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    start: G,
    played: Vec<Played<G>>,
    table: RepetitionTable,
    /// The actions that were undone; the next to be redone is the last.
    undone: Vec<G::Action>,
}

/// One action of a match.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub struct Played<G: Game> {
    pub action: G::Action,
    pub by: Player,
    pub effects: Effects,
    pub after: G,
}

/// Why an action cannot be played in a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum PlayError<I: std::error::Error> {
    /// A house rule has drawn the match.
    #[error("the game is over")]
    Over,
    #[error("a game can have at most {LONGEST} actions")]
    Full,
    #[error("the actions of a game can have at most {MOST_LETTERS} characters in all")]
    TooLong,
    #[error(transparent)]
    Illegal(I),
}

/// Why a text of actions cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("action {number}, ‘{}’: {}", word(.text), brief(.reason))]
pub struct TextError {
    /// Which action, from 1.
    pub number: usize,
    /// Its text.
    pub text: String,
    /// The fault.
    pub reason: String,
}

impl<G: Game> Match<G> {
    /// A match that starts from a position.
    pub fn new(start: G) -> Self {
        let table = RepetitionTable::new(&start);
        Self { start, played: Vec::new(), table, undone: Vec::new() }
    }

    /// Where the match started.
    pub const fn start(&self) -> &G {
        &self.start
    }

    /// The present position.
    pub fn position(&self) -> &G {
        self.played.last().map_or(&self.start, |played| &played.after)
    }

    /// All positions, from the start to the present one.
    pub fn positions(&self) -> impl Iterator<Item = &G> {
        std::iter::once(&self.start).chain(self.played.iter().map(|played| &played.after))
    }

    /// The position after `number` actions; `None` if fewer have been played.
    pub fn position_at(&self, number: usize) -> Option<&G> {
        position_at(&self.start, &self.played, number)
    }

    /// All actions so far, without those that were undone.
    pub fn played(&self) -> &[Played<G>] {
        &self.played
    }

    /// The actions that were undone, the next to be redone first.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = &G::Action> {
        self.undone.iter().rev()
    }

    /// Whether there is an action to undo.
    pub const fn can_undo(&self) -> bool {
        !self.played.is_empty()
    }

    /// Whether there is an action to redo.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The end of the match, by the rules or by repetition.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome().or_else(|| self.drawn_by_house_rule())
    }

    /// The legal actions; none when the match is over, and some of them where there are too many to list.
    pub fn actions(&self) -> Vec<G::Action> {
        if self.outcome().is_some() { Vec::new() } else { self.position().actions() }
    }

    /// Plays an action and discards those that were undone. Returns its effects.
    ///
    /// # Errors
    /// Why it is not legal; the match is then unchanged.
    pub fn play(&mut self, action: &G::Action) -> Result<&Effects, PlayError<G::Illegal>> {
        self.advance(action)?;
        self.undone.clear();
        Ok(self.last_effects())
    }

    /// Plays actions in notation, separated by spaces.
    ///
    /// # Errors
    /// The first one that cannot be read or is not legal; those before it are played.
    pub fn play_text(&mut self, text: &str) -> Result<(), TextError> {
        for (i, word) in text.split_ascii_whitespace().enumerate() {
            let error = |reason: String| TextError { number: i + 1, text: word.to_owned(), reason };
            let read = self.position().read_action(word);
            let action = read.map_err(|fault: NotationError| error(fault.fault().to_owned()))?;
            self.play(&action).map_err(|fault| error(fault.to_string()))?;
        }
        Ok(())
    }

    /// Undoes the last action; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.played.pop() else { return false };
        self.table.pop();
        self.undone.push(last.action);
        true
    }

    /// Redoes the action that was undone last, and returns its effects.
    pub fn redo(&mut self) -> Option<&Effects> {
        let action = self.undone.pop()?;
        self.advance(&action).ok()?;
        Some(self.last_effects())
    }

    fn advance(&mut self, action: &G::Action) -> Result<(), PlayError<G::Illegal>> {
        if self.drawn_by_house_rule().is_some() && self.position().outcome().is_none() {
            return Err(PlayError::Over);
        }
        if self.played.len() >= LONGEST {
            return Err(PlayError::Full);
        }
        let letters = letters(action);
        if self.table.letters() + letters > MOST_LETTERS {
            return Err(PlayError::TooLong);
        }
        let by = self.position().to_move();
        let mut after = self.position().clone();
        let effects = after.play(action).map_err(PlayError::Illegal)?;
        let is_quiet = !effects.iter().any(|e| matches!(e, Effect::Captured { .. } | Effect::Lost { .. }));
        let (start, played) = (&self.start, &self.played);
        self.table.push(&after, is_quiet, letters, |number| position_at(start, played, number));
        self.played.push(Played { action: action.clone(), by, effects, after });
        if let Some(outcome) = self.drawn_by_house_rule()
            && self.position().outcome().is_none()
            && let Some(last) = self.played.last_mut()
        {
            last.effects.push(Effect::Ended { outcome });
        }
        Ok(())
    }

    pub(super) fn last_effects(&self) -> &Effects {
        const NOTHING: &Effects = &Effects::new();
        self.played.last().map_or(NOTHING, |played| &played.effects)
    }

    /// How many actions in a row have been played without a capture or a loss.
    pub fn quiet(&self) -> usize {
        self.table.quiet()
    }

    /// How often the present position has begun a turn, this time included.
    pub fn repetitions(&self) -> usize {
        self.table.repetitions()
    }

    fn drawn_by_house_rule(&self) -> Option<Outcome> {
        if self.is_repeated() {
            return Some(Outcome::draw(Reason::Repetition));
        }
        let limit = self.position().quiet_limit()?;
        (self.quiet() >= limit).then(|| Outcome::draw(Reason::NothingHappens))
    }

    /// Whether a turn begins with a position that began two turns before.
    fn is_repeated(&self) -> bool {
        let now = self.position();
        now.draws_by_repetition() && now.starts_turn() && self.repetitions() >= 3
    }
}

impl<G: Game> Played<G> {
    /// Whether it ended the turn or the match.
    pub fn ends_turn(&self) -> bool {
        self.effects.iter().any(|e| matches!(e, Effect::TurnEnded { .. } | Effect::Ended { .. }))
    }
}

impl<G: Game> Match<G> {
    /// All turns in order, each as the indices of its actions among those played. The last one may be unfinished.
    pub fn turns(&self) -> Vec<Range<usize>> {
        let mut turns = Vec::new();
        let mut begin = 0;
        for (i, played) in self.played().iter().enumerate() {
            if played.ends_turn() || i + 1 == self.played().len() {
                turns.push(begin..i + 1);
                begin = i + 1;
            }
        }
        turns
    }

    /// The last complete turn, as the indices of its actions among those played. A turn that is being played does not count.
    pub fn last_turn(&self) -> Range<usize> {
        let played = self.played();
        let end = played.iter().rposition(Played::ends_turn).map_or(0, |i| i + 1);
        let before = &played[..end.saturating_sub(1)];
        let begin = before.iter().rposition(Played::ends_turn).map_or(0, |i| i + 1);
        begin..end
    }

    /// The actions of a turn, by their indices among those played; none if these are no longer there.
    pub fn actions_of(&self, turn: &Range<usize>) -> Vec<G::Action> {
        self.played.get(turn.clone()).into_iter().flatten().map(|played| played.action.clone()).collect()
    }

    /// All turns in notation, in order.
    pub fn turns_in_notation(&self) -> Vec<String> {
        let actions = |turn: Range<usize>| self.played[turn].iter().map(|played| &played.action);
        self.turns().into_iter().map(|turn| in_notation(actions(turn))).collect()
    }
}

impl Match<AnyGame> {
    /// Whether the people have swapped sides since the start.
    pub fn are_sides_swapped(&self) -> bool {
        self.are_sides_swapped_at(self.played().len())
    }

    /// Whether the people had swapped sides after so many actions.
    pub fn are_sides_swapped_at(&self, number: usize) -> bool {
        let is_possible = self.start().swap_stage() != SwapStage::Closed;
        is_possible && self.played().iter().take(number).any(|played| played.action == AnyAction::Swap)
    }

    /// The person who plays a side now, by the side with which that person began; and the other way round.
    ///
    /// ```
    /// use rules::{GameKind, Player};
    /// use record::Match;
    /// let mut game = Match::new(GameKind::Napoleon.set_up("swap=on", None, None)?);
    /// game.play_text("i7-k7-i9")?;
    /// assert_eq!(game.person(Player::One), Player::One);
    /// game.play_text("swap f10-g9")?;
    /// assert_eq!(game.person(Player::One), Player::Two, "who now has the counter on i9");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn person(&self, side: Player) -> Player {
        if self.are_sides_swapped() { side.other() } else { side }
    }
}

/// Actions in notation, separated by spaces, as [`Match::play_text`] reads them.
pub fn in_notation(actions: impl IntoIterator<Item: Display>) -> String {
    actions.into_iter().map(|action| action.to_string()).collect::<Vec<_>>().join(" ")
}

fn position_at<'a, G: Game>(start: &'a G, played: &'a [Played<G>], number: usize) -> Option<&'a G> {
    match number.checked_sub(1) {
        None => Some(start),
        Some(last) => played.get(last).map(|played| &played.after),
    }
}

/// How many letters an action has in notation, all of which are ASCII.
fn letters(action: &impl Display) -> usize {
    struct Counted(usize);
    impl Write for Counted {
        fn write_str(&mut self, text: &str) -> std::fmt::Result {
            self.0 += text.len();
            Ok(())
        }
    }
    let mut counted = Counted(0);
    // Counting never fails.
    let _ = write!(counted, "{action}");
    counted.0
}
