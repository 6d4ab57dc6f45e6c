//! A match as it is kept in a file.

use super::clock::Clock;
use super::contents::{ClockContents, Contents};
use super::history::{LONGEST, MOST_LETTERS, Match, Played};
use super::kept_error::KeptError;
use crate::file_format::{self, FileFormat};
use crate::games::{AnyGame, Game, GameKind, Outcome, Player, Reason, napoleon::Map};

/// The most letters of a title or of a player's name.
pub const LONGEST_NAME: usize = 60;
/// The highest level of the machine that a file may name.
pub const HIGHEST_LEVEL: u8 = 20;
/// The last second of the year 9999: dates of five digits are a mistake.
const LATEST: u64 = 253_402_300_799;

/// A match with all that is kept of it.
///
/// ```
/// use spieltisch::games::GameKind;
/// use spieltisch::record::{KeptMatch, Match};
/// let mut game = Match::new(GameKind::Netzwerk.set_up("", None, None)?);
/// game.play_text("b2-b4*a3 a3>a5 end")?;
/// game.undo();
/// let names = ["Ada".to_owned(), "Grace".to_owned()];
/// let machines = [None, Some(3)];
/// let kept = KeptMatch { game, title: String::new(), names, machines, began: 0, changed: 60, clock: None };
/// let read = KeptMatch::from_ron(&kept.to_ron())?;
/// assert_eq!(read.game.position(), kept.game.position());
/// assert!(read.game.can_redo());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct KeptMatch {
    /// The match, with what was taken back.
    pub game: Match<AnyGame>,
    /// A name that a player gave it, which may be empty: at most [`LONGEST_NAME`] letters.
    pub title: String,
    /// The players' names, the first player's first: at most [`LONGEST_NAME`] letters each.
    pub names: [String; 2],
    /// For each player the machine's level, 1 to [`HIGHEST_LEVEL`], if the machine plays for them.
    pub machines: [Option<u8>; 2],
    /// When it began, in seconds since 1970, UTC.
    pub began: u64,
    /// When it was last changed, as the machine's clock told it: where that was set back, even before it began.
    pub changed: u64,
    /// The players' time, if it is limited.
    pub clock: Option<Clock>,
}

impl KeptMatch {
    /// The largest file that is read, in bytes: twice what the actions of the longest match need.
    pub const LARGEST: u64 = 4 * 1024 * 1024;

    /// Reads what a file holds, and plays it through.
    ///
    /// # Errors
    /// The first fault that is found.
    pub fn from_ron(text: &str) -> Result<Self, KeptError> {
        let contents: Contents = file_format::parse(text)?;
        check_sizes(&contents)?;
        let clock = contents.clock.as_ref().map(read_clock).transpose()?;
        let mut game = Match::new(set_up(&contents)?);
        play_turns(&mut game, &contents.turns)?;
        play_undone(&mut game, &contents.undone)?;
        let Contents { title, players, machines, began, changed, result, .. } = contents;
        let (names, machines) = (players.into(), machines.into());
        let kept = Self { game, title, names, machines, began, changed, clock };
        match (result, kept.result()) {
            (Some(written), None) => Err(KeptError::NotOver(written)),
            (None, Some(found)) => Err(KeptError::NoResult(found)),
            (Some(written), Some(found)) if written != found => {
                Err(KeptError::OtherResult { written, found })
            }
            _ => Ok(kept),
        }
    }

    /// What a file holds, to be read by [`KeptMatch::from_ron`]. Names that are too long are cut, and control signs left out.
    #[must_use]
    pub fn to_ron(&self) -> String {
        let (start, played) = (self.game.start(), self.game.played());
        let in_notation = |played: &[Played<AnyGame>]| {
            played.iter().map(|played| played.action.to_string()).collect::<Vec<_>>().join(" ")
        };
        let [one, two] = &self.names;
        file_format::to_text(&Contents {
            format: Contents::FORMAT,
            game: start.kind().name().to_owned(),
            rules: start.rules(),
            board: start.board().map(str::to_owned),
            start: start.to_string(),
            title: fit(&self.title),
            players: (fit(one), fit(two)),
            machines: self.machines.into(),
            began: self.began.min(LATEST),
            changed: self.changed.min(LATEST),
            turns: self.game.turns().into_iter().map(|turn| in_notation(&played[turn])).collect(),
            undone: self.game.undone().map(ToString::to_string).collect(),
            clock: self.clock.as_ref().map(write_clock),
            result: self.result(),
        })
    }

    /// The end of the match: by the rules, by a house rule, or else by the clock.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let out_of_time = || {
            let loser = self.clock?.flagged()?;
            Some(Outcome::win(loser.other(), Reason::OutOfTime))
        };
        self.game.outcome().or_else(out_of_time)
    }

    /// The line on it that the file holds.
    fn result(&self) -> Option<String> {
        Some(self.outcome()?.told(self.game.start().kind()))
    }
}

/// Checks all that can be told without building anything.
fn check_sizes(contents: &Contents) -> Result<(), KeptError> {
    // No position string or list of rules comes near these numbers.
    let fields = [
        ("game", contents.game.len(), 100),
        ("rules", contents.rules.len(), 1_000),
        ("board", contents.board.as_ref().map_or(0, String::len), Map::LARGEST as usize),
        ("start", contents.start.len(), 4_000),
        ("result", contents.result.as_ref().map_or(0, String::len), 1_000),
    ];
    if let Some((field, found, largest)) = fields.into_iter().find(|(_, found, largest)| found > largest) {
        return Err(KeptError::LongField { field, found, largest });
    }
    let (one, two) = &contents.players;
    for (field, name) in [("title", &contents.title), ("players", one), ("players", two)] {
        if name.chars().nth(LONGEST_NAME).is_some() || name.chars().any(char::is_control) {
            return Err(KeptError::Name { field });
        }
    }
    let (one, two) = contents.machines;
    if let Some(level) = [one, two].into_iter().flatten().find(|level| !(1..=HIGHEST_LEVEL).contains(level)) {
        return Err(KeptError::Machine(level));
    }
    for (field, found) in [("began", contents.began), ("changed", contents.changed)] {
        if found > LATEST {
            return Err(KeptError::Time { field, found });
        }
    }
    let words = || contents.turns.iter().flat_map(|turn| words(turn)).chain(undone_words(contents));
    let actions = words().count();
    if actions > LONGEST {
        return Err(KeptError::TooMany(actions));
    }
    let letters = words().map(str::len).sum();
    if letters > MOST_LETTERS {
        return Err(KeptError::TooLong(letters));
    }
    Ok(())
}

/// The actions of a turn.
fn words(turn: &str) -> impl Iterator<Item = &str> {
    turn.split_ascii_whitespace()
}

fn undone_words(contents: &Contents) -> impl Iterator<Item = &str> {
    contents.undone.iter().map(String::as_str)
}

/// The position from which the match starts.
fn set_up(contents: &Contents) -> Result<AnyGame, KeptError> {
    let kind: GameKind = contents.game.parse()?;
    let boards = kind.boards();
    match &contents.board {
        None if !boards.is_empty() => return Err(KeptError::NoBoard(kind.title())),
        Some(board) => {
            if let Some(named) = boards.iter().find(|named| named.key == board) {
                return Err(KeptError::BoardName(named.key));
            }
        }
        None => {}
    }
    Ok(kind.set_up(&contents.rules, contents.board.as_deref(), Some(&contents.start))?)
}

fn play_turns(game: &mut Match<AnyGame>, turns: &[String]) -> Result<(), KeptError> {
    for (i, line) in turns.iter().enumerate() {
        let turn = i + 1;
        let mut rest = words(line).peekable();
        if rest.peek().is_none() {
            return Err(KeptError::EmptyTurn(turn));
        }
        while let Some(text) = rest.next() {
            let action = game.played().len() + 1;
            let fault = |reason: String| KeptError::Action { turn, action, text: text.to_owned(), reason };
            play(game, text).map_err(fault)?;
            let has_ended = game.played().last().is_some_and(Played::ends_turn);
            if has_ended && rest.peek().is_some() {
                return Err(fault("the turn ends with it, but its line goes on".to_owned()));
            }
            // The match may have been left within a turn.
            if !has_ended && rest.peek().is_none() && turn < turns.len() {
                return Err(fault("the line ends with it, but its turn goes on".to_owned()));
            }
        }
    }
    Ok(())
}

/// Plays what was taken back and takes it back again: so it is known to be legal.
fn play_undone(game: &mut Match<AnyGame>, undone: &[String]) -> Result<(), KeptError> {
    for (i, text) in undone.iter().enumerate() {
        play(game, text).map_err(|reason| KeptError::Undone { action: i + 1, text: text.clone(), reason })?;
    }
    for _ in undone {
        game.undo();
    }
    Ok(())
}

/// Plays one action in notation, or tells why it cannot be played.
fn play(game: &mut Match<AnyGame>, text: &str) -> Result<(), String> {
    let action = game.position().read_action(text).map_err(|error| error.fault().to_owned())?;
    game.play(&action).map_err(|error| error.to_string())?;
    Ok(())
}

fn read_clock(contents: &ClockContents) -> Result<Clock, KeptError> {
    let (one, two) = contents.left_ms;
    Ok(Clock::new(contents.limit, contents.increment)?.with_left([one, two])?)
}

fn write_clock(clock: &Clock) -> ClockContents {
    // Both were given as seconds that fit.
    let seconds = |ms: u64| u32::try_from(ms / 1000).unwrap_or(u32::MAX);
    ClockContents {
        limit: seconds(clock.limit_ms()),
        increment: seconds(clock.increment_ms()),
        left_ms: (clock.left(Player::One), clock.left(Player::Two)),
    }
}

/// A name as it can be kept.
fn fit(name: &str) -> String {
    name.chars().filter(|sign| !sign.is_control()).take(LONGEST_NAME).collect()
}
