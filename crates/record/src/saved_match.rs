//! A match as it is saved in a file.

use super::clock::Clock;
use super::history::{Match, Played};
use super::limits::{HIGHEST_LEVEL, LARGEST_FILE, LATEST, LONGEST_THINKING};
use super::loading::{check_sizes, play_through};
use super::match_file::{ClockFields, MatchFile, PlayerFields, PlayersFields, ReadingsFields};
use super::match_result::{EndingField, MatchResult};
use super::players::{Name, SavedPlayer, Seat};
use super::readings;
use super::save_error::SaveError;
use super::timed_match::TimedMatch;
use rules::file_format::{self, FileFormat};
use rules::{AnyGame, Outcome, Player};

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
    #[must_use]
    pub fn new(timed: TimedMatch) -> Self {
        Self { timed, title: None, players: Default::default(), began: 0, changed: 0 }
    }

    /// Reads the text of a file, and plays the match through.
    ///
    /// # Errors
    /// The first fault that is found.
    pub fn from_ron(text: &str) -> Result<Self, SaveError> {
        let file: MatchFile = file_format::parse(text)?;
        check_sizes(&file)?;
        // The clock is checked before the actions are played, which may take a while.
        let clock = file.clock.as_ref().map(read_clock).transpose()?;
        let game = play_through(&file)?;
        let readings = file.clock.as_ref().and_then(|clock| clock.readings.as_ref());
        let mut timed = match (clock, readings) {
            (Some(clock), Some(ReadingsFields { undo, redo })) => {
                TimedMatch::with_readings(game, clock, readings::parse(undo)?, readings::parse(redo)?)?
            }
            (clock, _) => TimedMatch::new(game, clock),
        };
        if let Some(ended) = file.ended {
            timed.end(ended.ending())?;
        }
        check_result(&file, &timed)?;
        let PlayersFields { one, two } = file.players;
        let player = |PlayerFields { name, seat }: PlayerFields| SavedPlayer { name: name_of(name), seat };
        let (title, players) = (name_of(file.title), [player(one), player(two)]);
        Ok(Self { timed, title, players, began: file.began, changed: file.changed })
    }

    /// The text of a file, for [`SavedMatch::from_ron`] to read.
    #[must_use]
    pub fn to_ron(&self) -> String {
        let (start, played) = (self.game().start(), self.game().played());
        let in_notation = |played: &[Played<AnyGame>]| {
            played.iter().map(|played| played.action.to_string()).collect::<Vec<_>>().join(" ")
        };
        let name = |name: &Option<Name>| name.as_ref().map(ToString::to_string);
        let player = |SavedPlayer { name: given, seat }: &SavedPlayer| PlayerFields {
            name: name(given),
            seat: match *seat {
                Seat::Human => Seat::Human,
                Seat::Computer(level) => Seat::Computer(level.clamp(1, HIGHEST_LEVEL)),
                Seat::Timed(seconds) => Seat::Timed(seconds.clamp(1, LONGEST_THINKING)),
            },
        };
        let [one, two] = &self.players;
        file_format::to_text(&MatchFile {
            format: MatchFile::FORMAT,
            game: start.kind().name().to_owned(),
            rules: start.rules(),
            board: start.board().map(str::to_owned),
            start: start.to_string(),
            title: name(&self.title),
            players: PlayersFields { one: player(one), two: player(two) },
            began: self.began.min(LATEST),
            changed: self.changed.min(LATEST),
            turns: self.game().turns().into_iter().map(|turn| in_notation(&played[turn])).collect(),
            undone: self.game().undone().map(ToString::to_string).collect(),
            clock: self.timed.clock().map(|clock| write_clock(clock, &self.timed)),
            ended: self.timed.ended().map(EndingField::of),
            result: self.outcome().as_ref().map(MatchResult::of),
        })
    }

    /// The match without its clock.
    #[must_use]
    pub const fn game(&self) -> &Match<AnyGame> {
        self.timed.game()
    }

    /// The players' time, if it is limited.
    #[must_use]
    pub const fn clock(&self) -> Option<Clock> {
        self.timed.clock()
    }

    /// The end of the match: by the rules, by a house rule, by the clock, or by the players themselves.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.timed.outcome()
    }
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
            undo: readings::text(timed.undo_readings()),
            redo: readings::text(timed.redo_readings()),
        }),
    }
}

/// A name of a file, where a blank one is none.
fn name_of(text: Option<String>) -> Option<Name> {
    Name::fitted(&text?)
}
