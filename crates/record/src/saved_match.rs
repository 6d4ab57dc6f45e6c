//! A match as it is saved in a file. From its fields to the match: sizes first, then the start, then every action by the rules.

use super::clock::{parse_readings, readings_text};
use super::match_file::{
    ClockFields, LARGEST_BOARD, LARGEST_FILE, LATEST, MatchFile, MatchResult, PlayerFields, PlayersFields,
    ReadingsFields, name_of,
};
use crate::{
    Clock, HIGHEST_LEVEL, LONGEST, LONGEST_NAME, LONGEST_THINKING, MOST_LETTERS, Match, Name, Played,
    SaveError, SavedPlayer, Seat, TimedMatch,
};
use rules::file_format::{self, FileFormat};
use rules::{AnyGame, Game, GameKind, Outcome, Player};

/// A match with everything that its file contains. Whatever it is made of, its file can be read again.
///
/// ```
/// use rules::GameKind;
/// use record::{Match, Name, SavedMatch, SavedPlayer, Seat, TimedMatch};
/// let mut game = Match::new(GameKind::Netzwerk.set_up("", None, None)?);
/// game.play_text("b2-b4*a3 a3>a5 end")?;
/// game.undo();
/// let ada = SavedPlayer { name: Name::fitted("Ada"), seat: Seat::Human };
/// let computer = SavedPlayer { name: None, seat: Seat::Computer(3) };
/// let saved = SavedMatch { players: [ada, computer], ..SavedMatch::new(TimedMatch::new(game, None)) };
/// let read = SavedMatch::from_ron(&saved.to_ron())?;
/// assert_eq!(read.game().position(), saved.game().position());
/// assert!(read.game().can_redo());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SavedMatch {
    /// The match, with the actions that were undone, and the clock.
    pub timed: TimedMatch,
    /// A title that a player gave it.
    pub title: Option<Name>,
    /// The players, by the side with which each of them began: see [`Match::person`].
    pub players: [SavedPlayer; 2],
    /// When it began, in seconds since 1970, UTC. Anything beyond the year 9999 is saved as its last second, as for `changed`.
    pub began: u64,
    /// When it was last changed, by the computer's clock: if that was set back, this may be before it began.
    pub changed: u64,
}

impl SavedMatch {
    /// The largest file that is read, in bytes.
    pub const LARGEST: u64 = LARGEST_FILE;

    /// A match between people without names, which began in 1970.
    pub fn new(timed: TimedMatch) -> Self {
        Self { timed, title: None, players: Default::default(), began: 0, changed: 0 }
    }

    /// Reads the text of a file, and plays the match through.
    pub fn from_ron(text: &str) -> Result<Self, SaveError> {
        let file: MatchFile = file_format::parse(text)?;
        check_sizes(&file)?;
        // The clock is checked before the actions are played, which may take a while.
        let clock = file.clock.as_ref().map(read_clock).transpose()?;
        let mut game = Match::new(set_up(&file)?);
        play_turns(&mut game, &file.turns)?;
        play_undone(&mut game, &file.undone)?;
        let readings = file.clock.as_ref().and_then(|clock| clock.readings.as_ref());
        let mut timed = match (clock, readings) {
            (Some(clock), Some(ReadingsFields { undo, redo })) => {
                TimedMatch::with_readings(game, clock, parse_readings(undo)?, parse_readings(redo)?)?
            }
            (clock, _) => TimedMatch::new(game, clock),
        };
        if let Some(ended) = file.ended {
            timed.end(ended)?;
        }
        check_result(&file, &timed)?;
        let (title, players) = (name_of(file.title), file.players.read());
        Ok(Self { timed, title, players, began: file.began, changed: file.changed })
    }

    /// The text of a file, for [`SavedMatch::from_ron`] to read.
    pub fn to_ron(&self) -> String {
        let start = self.game().start();
        let [one, two] = &self.players;
        file_format::to_text(&MatchFile {
            format: MatchFile::FORMAT,
            game: start.kind().name().to_owned(),
            rules: start.rules(),
            board: start.board().map(str::to_owned),
            start: start.to_string(),
            title: self.title.as_ref().map(ToString::to_string),
            players: PlayersFields { one: PlayerFields::of(one), two: PlayerFields::of(two) },
            began: self.began.min(LATEST),
            changed: self.changed.min(LATEST),
            turns: self.game().turns_in_notation(),
            undone: self.game().undone().map(ToString::to_string).collect(),
            clock: self.timed.clock().map(|clock| write_clock(clock, &self.timed)),
            ended: self.timed.ended(),
            result: self.outcome().as_ref().map(MatchResult::of),
        })
    }

    /// The match without its clock.
    pub const fn game(&self) -> &Match<AnyGame> {
        self.timed.game()
    }

    /// The players' time, if it is limited.
    pub const fn clock(&self) -> Option<Clock> {
        self.timed.clock()
    }

    /// The end of the match: by the rules, by a house rule, by the clock, or by the players themselves.
    pub fn outcome(&self) -> Option<Outcome> {
        self.timed.outcome()
    }
}

/// Checks everything that can be checked without setting up a game.
pub(super) fn check_sizes(file: &MatchFile) -> Result<(), SaveError> {
    // No position string or list of rules comes near these numbers.
    let fields = [
        ("game", file.game.len(), 100),
        ("rules", file.rules.len(), 1_000),
        ("board", file.board.as_ref().map_or(0, String::len), LARGEST_BOARD),
        ("start", file.start.len(), 4_000),
        ("result", file.result.as_ref().map_or(0, |result| result.reason.len()), 1_000),
    ];
    if let Some((field, found, largest)) = fields.into_iter().find(|(_, found, largest)| found > largest) {
        return Err(SaveError::LongField { field, found, largest });
    }
    let PlayersFields { one, two } = &file.players;
    for (field, name) in [("title", &file.title), ("players", &one.name), ("players", &two.name)] {
        let name = name.as_deref().unwrap_or_default();
        if name.chars().nth(LONGEST_NAME).is_some() || name.chars().any(char::is_control) {
            return Err(SaveError::Name { field });
        }
    }
    for seat in [one.seat, two.seat] {
        match seat {
            Seat::Computer(level) if !(1..=HIGHEST_LEVEL).contains(&level) => {
                return Err(SaveError::NoLevel(level));
            }
            Seat::Timed(seconds) if !(1..=LONGEST_THINKING).contains(&seconds) => {
                return Err(SaveError::ThinkingTime(seconds));
            }
            _ => {}
        }
    }
    for (field, found) in [("began", file.began), ("changed", file.changed)] {
        if found > LATEST {
            return Err(SaveError::Time { field, found });
        }
    }
    let turns = || file.turns.iter().flat_map(|turn| turn.split_ascii_whitespace());
    let words = || turns().chain(file.undone.iter().map(String::as_str));
    let actions = words().count();
    if actions > LONGEST {
        return Err(SaveError::TooMany(actions));
    }
    let letters = words().map(str::len).sum();
    if letters > MOST_LETTERS {
        return Err(SaveError::TooLong(letters));
    }
    Ok(())
}

/// The position from which the match starts.
fn set_up(file: &MatchFile) -> Result<AnyGame, SaveError> {
    let kind: GameKind = file.game.parse()?;
    let boards = kind.boards();
    match &file.board {
        None if !boards.is_empty() => return Err(SaveError::NoBoard(kind.title())),
        Some(board) => {
            if let Some(named) = boards.iter().find(|named| named.key == board) {
                return Err(SaveError::BoardName(named.key));
            }
        }
        None => {}
    }
    Ok(kind.set_up(&file.rules, file.board.as_deref(), Some(&file.start))?)
}

fn play_turns(game: &mut Match<AnyGame>, turns: &[String]) -> Result<(), SaveError> {
    for (i, line) in turns.iter().enumerate() {
        let turn = i + 1;
        let mut rest = line.split_ascii_whitespace().peekable();
        if rest.peek().is_none() {
            return Err(SaveError::EmptyTurn(turn));
        }
        while let Some(text) = rest.next() {
            let action = game.played().len() + 1;
            let fault = |reason: String| SaveError::Action { turn, action, text: text.to_owned(), reason };
            play(game, text).map_err(fault)?;
            let has_ended = game.played().last().is_some_and(Played::ends_turn);
            if has_ended && rest.peek().is_some() {
                return Err(fault("the turn ends with it, but its line continues".to_owned()));
            }
            // The match may have been left within a turn.
            if !has_ended && rest.peek().is_none() && turn < turns.len() {
                return Err(fault("the line ends with it, but its turn continues".to_owned()));
            }
        }
    }
    Ok(())
}

/// Plays the actions that were undone, which shows that they are legal, and undoes them.
fn play_undone(game: &mut Match<AnyGame>, undone: &[String]) -> Result<(), SaveError> {
    for (i, text) in undone.iter().enumerate() {
        play(game, text).map_err(|reason| SaveError::Undone { action: i + 1, text: text.clone(), reason })?;
    }
    for _ in undone {
        game.undo();
    }
    Ok(())
}

/// Plays one action in notation. The error is the reason why it cannot be played.
fn play(game: &mut Match<AnyGame>, text: &str) -> Result<(), String> {
    let action = game.position().read_action(text).map_err(|error| error.fault().to_owned())?;
    game.play(&action).map_err(|error| error.to_string())?;
    Ok(())
}

/// Checks that the file has a result if the match is over, and the right one. Format 1 has only a line in English.
fn check_result(file: &MatchFile, timed: &TimedMatch) -> Result<(), SaveError> {
    let found = timed.outcome().as_ref().map(MatchResult::of);
    let kind = timed.position().kind();
    let text =
        |result: &MatchResult| if file.format == 1 { result.reason.clone() } else { result.text(kind) };
    match (&file.result, found) {
        (Some(written), None) => Err(SaveError::NotOver(text(written))),
        (None, Some(found)) => Err(SaveError::NoResult(found.text(kind))),
        (Some(written), Some(found)) if file.format > 1 && *written != found => {
            Err(SaveError::OtherResult { written: text(written), found: found.text(kind) })
        }
        _ => Ok(()),
    }
}

fn read_clock(fields: &ClockFields) -> Result<Clock, SaveError> {
    let (one, two) = fields.left_ms;
    Ok(Clock::new(fields.limit, fields.increment)?.with_left([one, two])?)
}

fn write_clock(clock: Clock, timed: &TimedMatch) -> ClockFields {
    // Both were given as seconds that fit.
    let seconds = |ms: u64| u32::try_from(ms / 1000).unwrap_or(u32::MAX);
    ClockFields {
        limit: seconds(clock.limit_ms()),
        increment: seconds(clock.increment_ms()),
        left_ms: (clock.left(Player::One), clock.left(Player::Two)),
        readings: Some(ReadingsFields {
            undo: readings_text(&timed.undo),
            redo: readings_text(timed.redo.iter().rev()),
        }),
    }
}
