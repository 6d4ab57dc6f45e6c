//! A match as a short text that fits into an address: `m=1.` and letters, digits, `-` and `_`.
//!
//! The number is the version. After the dot comes Base64 for addresses (RFC 4648, without padding) of these bytes:
//!
//! | bytes | contents |
//! |---|---|
//! | 1 | the game in the two lowest bits; in the next two how the players ended the match, if they did |
//! | 1 | which texts there are, a bit each: see `contents.rs` |
//! | varint | when the match began, in seconds since 1970, UTC: both players' matches are the same one by it |
//! | 2 | a checksum of the board and the last position: other rules than the writer's do not lead there |
//! | varint | the number of actions |
//! | varint and that many | the texts, deflated, if there are any: see `texts.rs` |
//! | the rest | the actions, each as a number in the list of legal ones: see `actions.rs` |
//! | 4 | CRC-32 of all bytes before, the highest byte first |
//!
//! A varint has seven bits a byte, the lowest first; the highest bit says that another byte follows. What a link leaves out: clocks,
//! the computer as a player, a title, and actions that were undone.
//!
//! A change of any of this is another version. Version 1 stays readable: `tests/record/links.rs` has links of it.

mod actions;
mod bits;
mod contents;
mod error;
mod texts;

use data_encoding::BASE64URL_NOPAD;

pub use error::LinkError;

use self::contents::{read_contents, write_contents};
use super::history::Match;
use super::saved_match::SavedMatch;
use crate::games::AnyGame;

/// What links begin with, before the number of their version.
const PREFIX: &str = "m=";
/// The version that is written.
const VERSION: u32 = 1;
/// The most characters of a link, as far as it is up to the actions: programs that pass texts on cut longer addresses.
pub const LONGEST_LINK: usize = 2_000;
/// The most characters that are read: the largest board takes more than the actions.
const MOST_READ: usize = 128 * 1024;
/// The bytes of the checksum at the end.
const CHECKSUM: usize = 4;

/// A match as a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchLink {
    /// The text.
    pub text: String,
    /// After how many actions of the match it begins: 0 unless the whole match has no room in [`LONGEST_LINK`] characters.
    pub from: usize,
}

impl MatchLink {
    /// With which turn of the match it begins, from 1; `None` if the whole match is there.
    #[must_use]
    pub fn first_turn(&self, game: &Match<AnyGame>) -> Option<usize> {
        let before = game.turns().into_iter().filter(|turn| turn.end <= self.from).count();
        (self.from > 0).then_some(before + 1)
    }
}

/// Whether a text is meant as a link, readable or not: alone or at the end of an address, with white space around it.
///
/// ```
/// use spieltisch::record::is_link;
/// assert!(is_link(" https://example.org/play#m=1.AAAA\n"));
/// assert!(!is_link("netzwerk"));
/// ```
#[must_use]
pub fn is_link(text: &str) -> bool {
    split(text).is_some()
}

/// The link of a match: of all of it or, where that would be too long, of as many of its last turns as have room.
///
/// ```
/// use spieltisch::games::GameKind;
/// use spieltisch::record::{Match, SavedMatch, TimedMatch, read_link, write_link};
/// let mut game = Match::new(GameKind::Napoleon.set_up("swap=on", Some("quatre-bras"), None)?);
/// game.play_text("d4-d5 swap d8-d7")?;
/// let link = write_link(&SavedMatch::new(TimedMatch::new(game, None)));
/// let read = read_link(&format!("https://example.org/#{}", link.text))?;
/// assert_eq!(read.game().played().len(), 3);
/// assert!(read.game().are_sides_swapped());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write_link(saved: &SavedMatch) -> MatchLink {
    let numbers = actions::numbers(saved.game());
    let link_from = |from: usize| {
        let mut bytes = write_contents(saved, &numbers, from);
        let checksum = crc32fast::hash(&bytes);
        bytes.extend(checksum.to_be_bytes());
        format!("{PREFIX}{VERSION}.{}", BASE64URL_NOPAD.encode(&bytes))
    };
    let text = link_from(0);
    if text.len() <= LONGEST_LINK {
        return MatchLink { text, from: 0 };
    }
    // Not even the last position alone may have room, on a huge board: then it is as short as it can be.
    let played = saved.game().played().len();
    let begins: Vec<usize> =
        saved.game().turns().into_iter().map(|turn| turn.start).skip(1).chain([played]).collect();
    let too_long = begins.partition_point(|from| link_from(*from).len() > LONGEST_LINK);
    let from = begins.get(too_long).copied().unwrap_or(played);
    MatchLink { text: link_from(from), from }
}

/// Reads a link, alone or at the end of an address, and plays its match through. Both players are people.
///
/// # Errors
/// Why it is none.
pub fn read_link(text: &str) -> Result<SavedMatch, LinkError> {
    let (version, code) = split(text).ok_or(LinkError::NoLink)?;
    if version != VERSION {
        return Err(LinkError::Newer { found: version, known: VERSION });
    }
    if code.len() > MOST_READ {
        return Err(LinkError::TooLong { found: code.len(), largest: MOST_READ });
    }
    // A program for messages may have broken it into lines.
    let code: Vec<u8> = code.bytes().filter(|byte| !byte.is_ascii_whitespace()).collect();
    let bytes = BASE64URL_NOPAD.decode(&code).map_err(|_| LinkError::Damaged)?;
    let (contents, checksum) = bytes.split_last_chunk::<CHECKSUM>().ok_or(LinkError::Damaged)?;
    if crc32fast::hash(contents).to_be_bytes() != *checksum {
        return Err(LinkError::Damaged);
    }
    read_contents(contents)
}

/// The version of a link, and what follows its dot. Up to the last `#` it is an address.
fn split(text: &str) -> Option<(u32, &str)> {
    let fragment = text.rsplit_once('#').map_or(text, |(_, fragment)| fragment).trim();
    let (version, code) = fragment.strip_prefix(PREFIX)?.split_once('.')?;
    // A file of the program may have a link in a title, which ends with a quotation mark.
    let is_file = code.contains('"');
    let is_number = version.bytes().all(|byte| byte.is_ascii_digit()) && !version.starts_with('0');
    Some((version.parse().ok().filter(|_| is_number && !is_file)?, code))
}
