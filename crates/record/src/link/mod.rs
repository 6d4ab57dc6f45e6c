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
//! | the rest | the actions, each as a number in the list of legal ones, where that is not too long: see `actions.rs` |
//! | 4 | CRC-32 of all bytes before, the highest byte first |
//!
//! A varint has seven bits a byte, the lowest first; the highest bit says that another byte follows. What a link leaves out: clocks,
//! the computer as a player, a title, and actions that were undone.
//!
//! Where it is in a text, and what was done to it on its way: `find.rs`, `signs.rs`, `readings.rs`.
//!
//! A change of any of this is another version. Version 1 stays readable: `crates/record/tests/record/links.rs` has links of it.

mod actions;
mod bits;
mod contents;
mod error;
mod find;
mod readings;
mod signs;
mod texts;

use std::borrow::Cow;

use data_encoding::BASE64URL_NOPAD;

use self::actions::MOST_LISTED;
use self::contents::{read_contents, write_contents};
pub use self::error::LinkError;
use self::find::{MOST_READ, PREFIX, VERSION};
use self::readings::readings;
use crate::{Match, SavedMatch};
use rules::AnyGame;
use rules::file_format::begins_as_file;

/// The most characters of a link, as far as it is up to the actions: programs that pass texts on cut longer addresses.
pub const LONGEST_LINK: usize = 2_000;
/// How many links of a text are played through until one is good.
const MOST_TRIED: usize = 8;

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
    pub fn first_turn(&self, game: &Match<AnyGame>) -> Option<usize> {
        let before = game.turns().into_iter().filter(|turn| turn.end <= self.from).count();
        (self.from > 0).then_some(before + 1)
    }
}

/// Whether a text has a link, readable or not: alone, in an address, or in whatever a mail, a page or a messenger has made of it.
///
/// ```
/// use record::is_link;
/// assert!(is_link("Your turn: <https://example.org/play#m=1.AAAA>.\n"));
/// assert!(!is_link("netzwerk"));
/// ```
pub fn is_link(text: &str) -> bool {
    let has_link =
        |text: Cow<'_, str>| find::places(&text).any(|place| place.is_meant || place.contents().is_ok());
    readings_of(text).any(has_link)
}

/// The link of a match: of all of it or, where that would be too long, of as many of its last turns as have room.
///
/// ```
/// use rules::GameKind;
/// use record::{Match, SavedMatch, TimedMatch, read_link, write_link};
/// let mut game = Match::new(GameKind::Napoleon.set_up("swap=on", Some("quatre-bras"), None)?);
/// game.play_text("d4-d5 swap d8-d7")?;
/// let link = write_link(&SavedMatch::new(TimedMatch::new(game, None)));
/// let read = read_link(&format!("https://example.org/#{}", link.text))?;
/// assert_eq!(read.game().played().len(), 3);
/// assert!(read.game().are_sides_swapped());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_link(saved: &SavedMatch) -> MatchLink {
    let numbers = actions::numbers(saved.game());
    let played = saved.game().played().len();
    let first = played - numbers.len();
    let link_from = |from: usize| {
        let mut bytes = write_contents(saved, &numbers[from - first..]);
        let checksum = crc32fast::hash(&bytes);
        bytes.extend(checksum.to_be_bytes());
        format!("{PREFIX}={VERSION}.{}", BASE64URL_NOPAD.encode(&bytes))
    };
    let whole = (first == 0).then(|| link_from(0)).filter(|text| text.len() <= LONGEST_LINK);
    if let Some(text) = whole {
        return MatchLink { text, from: 0 };
    }
    // Not even the last position alone may have room, on a huge board: then it is as short as it can be.
    let begins = saved.game().turns().into_iter().map(|turn| turn.start).skip(1).chain([played]);
    let begins: Vec<usize> = begins.filter(|begin| *begin >= first).collect();
    let too_long = begins.partition_point(|from| link_from(*from).len() > LONGEST_LINK);
    let from = begins.get(too_long).copied().unwrap_or(played);
    MatchLink { text: link_from(from), from }
}

/// Reads a link, and plays its match through. Both players are people. The link may be anywhere in the text: see [`is_link`].
pub fn read_link(text: &str) -> Result<SavedMatch, LinkError> {
    let mut fault = LinkError::NoLink;
    let (mut untried, mut left) = (MOST_TRIED, MOST_LISTED);
    for reading in readings_of(text) {
        for place in find::places(&reading) {
            let (version, is_meant) = (place.version, place.is_meant);
            match place.contents() {
                Ok(contents) if untried > 0 => match read_contents(&contents, &mut left) {
                    Ok(saved) => return Ok(saved),
                    Err(error) => {
                        // It says more than what is wrong with other places.
                        fault = if untried == MOST_TRIED { error } else { fault };
                        untried -= 1;
                    }
                },
                Err(found) if is_meant && fault == LinkError::NoLink => {
                    fault = match version {
                        VERSION if found > MOST_READ => LinkError::TooLong { found, largest: MOST_READ },
                        VERSION => LinkError::Damaged,
                        found => LinkError::Newer { found, known: VERSION },
                    };
                }
                Ok(_) | Err(_) => {}
            }
        }
    }
    Err(fault)
}

/// The part of a page's address that has the link: what follows `#`, or where something on the way has left the link elsewhere, all of it.
/// `None` for the address of the page alone.
///
/// ```
/// use record::link_in_address;
/// assert_eq!(link_in_address("https://example.org/play?lang=de#m=1.AAAA"), Some("m=1.AAAA"));
/// assert_eq!(link_in_address("https://example.org/play?fbclid=x"), None);
/// ```
pub fn link_in_address(address: &str) -> Option<&str> {
    let (page, fragment) = address.split_once('#').unwrap_or((address, ""));
    let with_link = [fragment, page].into_iter().find(|part| is_link(part));
    with_link.or(Some(fragment)).filter(|part| !part.is_empty())
}

/// The texts in which a link is looked for. A file of the program may have one in its title.
fn readings_of(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    readings(if begins_as_file(text) { "" } else { text })
}
