//! The summary of a saved match: what a list shows of it. The match is not played through, but for finished ones of format 1.

use std::fmt;

use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::match_file::{MatchFile, MatchResult, PlayersFields, name_of};
use super::saved_match::check_sizes;
use crate::{Name, SaveError, SavedMatch, SavedPlayer};
use rules::file_format::{self, FileFormat};
use rules::text::clean_text;
use rules::{GameKind, Player};

/// What the file of a match says about it. Whether its actions are legal shows only when it is opened.
///
/// ```
/// use rules::GameKind;
/// use record::{Match, MatchState, MatchSummary, SavedMatch, TimedMatch};
/// let mut game = Match::new(GameKind::Netzwerk.set_up("", None, None)?);
/// game.play_text("b2-b4*a3 end")?;
/// let saved = SavedMatch::new(TimedMatch::new(game, None));
/// let summary = MatchSummary::from_ron(&saved.to_ron())?;
/// assert_eq!((summary.kind, summary.turns), (GameKind::Netzwerk, 1));
/// assert_eq!(summary.state, MatchState::Unfinished);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub struct MatchSummary {
    pub kind: GameKind,
    /// A title that a player gave it.
    pub title: Option<Name>,
    /// The players, by the side that each of them has now: they may have swapped sides.
    pub players: [SavedPlayer; 2],
    /// When it began, in seconds since 1970, UTC.
    pub began: u64,
    pub changed: u64,
    pub turns: usize,
    pub state: MatchState,
}

/// Whether a match is over, and who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchState {
    /// It can be continued.
    Unfinished,
    /// This side won.
    Won(Player),
    /// Nobody won.
    Drawn,
}

/// The fields of the file that are read. Whatever else a format has is skipped.
#[derive(Deserialize)]
#[serde(rename = "Match")]
struct Head {
    format: u32,
    game: String,
    title: Option<String>,
    players: PlayersFields,
    began: u64,
    changed: u64,
    turns: Turns,
    result: Option<MatchResult>,
}

impl From<MatchFile> for Head {
    fn from(file: MatchFile) -> Self {
        let has_swap = file.turns.get(1).is_some_and(|turn| turn == SWAP);
        let turns = Turns { count: file.turns.len(), has_swap };
        let MatchFile { format, game, title, players, began, changed, result, .. } = file;
        Self { format, game, title, players, began, changed, turns, result }
    }
}

/// What matters of a list of turns.
struct Turns {
    count: usize,
    /// Whether the players have swapped sides: they can do so in the second turn only.
    has_swap: bool,
}

/// The turn in which the players swap sides.
const SWAP: &str = "swap";

impl<'de> Deserialize<'de> for Turns {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        struct Counting;
        impl<'de> Visitor<'de> for Counting {
            type Value = Turns;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Turns, A::Error> {
                let mut turns = Turns { count: 0, has_swap: false };
                loop {
                    let is_there = if turns.count == 1 {
                        let turn = list.next_element::<String>()?;
                        turns.has_swap = turn.as_deref() == Some(SWAP);
                        turn.is_some()
                    } else {
                        list.next_element::<IgnoredAny>()?.is_some()
                    };
                    if !is_there {
                        return Ok(turns);
                    }
                    turns.count += 1;
                }
            }
        }
        reader.deserialize_seq(Counting)
    }
}

impl MatchSummary {
    /// Reads the text of a file, of the current format or an older one.
    ///
    /// # Errors
    /// The first fault that is found without playing the match.
    pub fn from_ron(text: &str) -> Result<Self, SaveError> {
        let is_small = text.len() as u64 <= SavedMatch::LARGEST;
        let head = if is_small { ron::from_str::<Head>(&clean_text(text)).ok() } else { None };
        if let Some(head) = head.filter(|head| (1..=MatchFile::FORMAT).contains(&head.format))
            && let Ok(kind) = head.game.parse()
        {
            return Ok(Self::of_head(kind, head));
        }
        // An older format, or a fault to report.
        let file: MatchFile = file_format::parse(text)?;
        if file.format == 1 && file.result.is_some() {
            // Its result is a line of no fixed wording: who has won shows only at the end of the match.
            return SavedMatch::from_ron(text).map(|saved| Self::of(&saved));
        }
        check_sizes(&file)?;
        Ok(Self::of_head(file.game.parse()?, file.into()))
    }

    fn of_head(kind: GameKind, head: Head) -> Self {
        Self {
            kind,
            title: name_of(head.title),
            players: by_side(head.players.read(), head.turns.has_swap),
            began: head.began,
            changed: head.changed,
            turns: head.turns.count,
            state: head.result.map_or(MatchState::Unfinished, |result| MatchState::of(result.winner)),
        }
    }

    /// The summary of a match that has been read as a whole.
    pub fn of(saved: &SavedMatch) -> Self {
        Self {
            kind: saved.game().position().kind(),
            title: saved.title.clone(),
            players: by_side(saved.players.clone(), saved.game().are_sides_swapped()),
            began: saved.began,
            changed: saved.changed,
            turns: saved.game().turns().len(),
            state: saved.outcome().map_or(MatchState::Unfinished, |outcome| MatchState::of(outcome.winner)),
        }
    }
}

/// The players by the side that each of them has now.
fn by_side([one, two]: [SavedPlayer; 2], are_swapped: bool) -> [SavedPlayer; 2] {
    if are_swapped { [two, one] } else { [one, two] }
}

impl MatchState {
    fn of(winner: Option<Player>) -> Self {
        winner.map_or(Self::Drawn, Self::Won)
    }

    /// Whether the match is over.
    pub fn is_over(self) -> bool {
        self != Self::Unfinished
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Match, Seat, TimedMatch};

    fn saved() -> SavedMatch {
        let mut game = Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap());
        game.play_text("b2-b4*a3 a3>a5 end").unwrap();
        game.undo();
        let players = [("Ada", Seat::Human), ("", Seat::Computer(3))];
        SavedMatch {
            title: Name::fitted("Sunday"),
            players: players.map(|(name, seat)| SavedPlayer { name: Name::fitted(name), seat }),
            began: 5,
            changed: 7,
            ..SavedMatch::new(TimedMatch::new(game, None))
        }
    }

    #[test]
    fn the_summary_of_a_file_is_that_of_its_match() {
        let saved = saved();
        assert_eq!(MatchSummary::from_ron(&saved.to_ron()), Ok(MatchSummary::of(&saved)));
    }

    #[test]
    fn actions_are_not_played() {
        let text = saved().to_ron().replacen("a3>a5", "nonsense", 1);
        assert!(SavedMatch::from_ron(&text).is_err());
        assert_eq!(MatchSummary::from_ron(&text), Ok(MatchSummary::of(&saved())));
    }

    #[test]
    fn fields_that_are_not_needed_may_have_any_shape() {
        let text = saved().to_ron();
        let other = text.replacen("rules: \"", "anything: [Some(1), (a: 'b')],\n    rules: \"", 1);
        assert_ne!(text, other);
        assert_eq!(MatchSummary::from_ron(&other), Ok(MatchSummary::of(&saved())));
    }

    #[test]
    fn faults_are_those_of_the_match() {
        let newer = saved().to_ron().replacen(&format!("format: {}", MatchFile::FORMAT), "format: 99", 1);
        for text in
            ["", "just some text", "Match(format: 1, game: \"netzwerk\"", &newer, &"[".repeat(5_000_000)]
        {
            assert_eq!(MatchSummary::from_ron(text).err(), SavedMatch::from_ron(text).err());
            assert!(MatchSummary::from_ron(text).is_err());
        }
        let unknown = saved().to_ron().replacen("game: \"netzwerk\"", "game: \"chess\"", 1);
        assert!(matches!(MatchSummary::from_ron(&unknown), Err(SaveError::Game(_))));
    }
}
