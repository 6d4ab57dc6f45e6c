//! The bytes of a link: what they say of a match.

use super::LinkError;
use super::actions::{self, ActionNumber};
use super::bits::{Bytes, write_varint};
use super::texts::{pack, unpack};
use crate::match_file::LATEST;
use crate::players::text_of;
use crate::{Ending, LONGEST, Match, Name, SavedMatch, SavedPlayer, TimedMatch};
use rules::{AnyGame, Game, GameKind, Player};

/// The lowest bits of the first byte tell the game, the next ones how players ended the match. With more games than fit, a link would read as
/// one of another game: then links need a new version.
const KIND_BITS: u32 = 2;
const _: () = assert!(GameKind::ALL.len() <= 1 << KIND_BITS, "links have room for fewer games");

/// How players ended the match, by its number.
const ENDINGS: [Option<Ending>; 4] = [
    None,
    Some(Ending::Resigned(Player::One)),
    Some(Ending::Resigned(Player::Two)),
    Some(Ending::DrawAgreed),
];

/// The texts of a link. Each has the bit of its place; those that are empty are left out. They are:
///
/// 1. the options that differ from the defaults, `KEY=VALUE,…`
/// 2. the name of a built-in board, or a whole one; none in a game with only one
/// 3. the position string of the start; the usual one is left out
/// 4. and 5. the names of the players, by the side with which each of them began
/// 6. the actions that are not on the list of legal ones
type Texts = [String; TEXTS];
const TEXTS: usize = 6;

/// The bytes of a match that begins with its last actions.
pub(super) fn write_contents(saved: &SavedMatch, numbers: &[ActionNumber]) -> Vec<u8> {
    let game = saved.game();
    let from = game.played().len() - numbers.len();
    let start = game.position_at(from).unwrap_or(game.start());
    let (action_bytes, written_out) = actions::write(numbers);
    let mut names = saved.players.each_ref().map(|player| text_of(&player.name));
    if game.are_sides_swapped_at(from) {
        names.reverse();
    }
    let texts = texts_of(start, names, written_out);
    let present = || texts.iter().enumerate().filter(|(_, text)| !text.is_empty());

    let kind = GameKind::ALL.iter().position(|kind| *kind == start.kind()).unwrap_or_default();
    let ended = ENDINGS.iter().position(|ended| *ended == saved.timed.ended()).unwrap_or_default();
    let mut bytes = vec![(kind | ended << KIND_BITS) as u8, present().map(|(i, _)| 1 << i).sum()];
    write_varint(&mut bytes, saved.began.min(LATEST));
    bytes.extend(position_checksum(game));
    write_varint(&mut bytes, numbers.len() as u64);
    let present: Vec<&str> = present().map(|(_, text)| text.as_str()).collect();
    if !present.is_empty() {
        let packed = pack(&present);
        write_varint(&mut bytes, packed.len() as u64);
        bytes.extend(packed);
    }
    bytes.extend(action_bytes);
    bytes
}

fn texts_of(start: &AnyGame, [one, two]: [String; 2], actions: String) -> Texts {
    let rules = start.rules();
    let boards = start.kind().boards();
    let built_in = boards.iter().find(|board| Some(board.text.as_str()) == start.board());
    let board = built_in.map(|board| board.key).or(start.board()).unwrap_or_default();
    let usual = start.kind().set_up(&rules, Some(board).filter(|board| !board.is_empty()), None);
    let start = if usual.as_ref() == Ok(start) { String::new() } else { start.to_string() };
    [rules, board.to_owned(), start, one, two, actions]
}

/// Reads what [`write_contents`] has written, and plays the match through, with at most `left` legal actions listed.
pub(super) fn read_contents(bytes: &[u8], left: &mut usize) -> Result<SavedMatch, LinkError> {
    let mut rest = Bytes(bytes);
    let head = usize::from(rest.byte()?);
    let kind = *GameKind::ALL.get(head & ((1 << KIND_BITS) - 1)).ok_or(LinkError::Damaged)?;
    let ended = *ENDINGS.get(head >> KIND_BITS).ok_or(LinkError::Damaged)?;
    let present = rest.byte()?;
    let began = rest.varint()?;
    if present >> TEXTS != 0 || began > LATEST {
        return Err(LinkError::Damaged);
    }
    let checksum = rest.take(2)?;
    let count = rest.count(LONGEST)?;
    let [rules, board, start, one, two, written_out] = read_texts(&mut rest, present)?;

    let (board, start) = (Some(&*board), Some(&*start));
    let given = |text: &&str| !text.is_empty();
    let start = kind.set_up(&rules, board.filter(given), start.filter(given))?;
    let mut game = Match::new(start);
    actions::play(&mut game, count, rest.0, &written_out, left)?;
    if position_checksum(&game) != *checksum {
        return Err(LinkError::OtherRules);
    }
    let mut timed = TimedMatch::new(game, None);
    if let Some(ended) = ended {
        timed.end(ended).map_err(|_| LinkError::OtherRules)?;
    }
    let players = [one, two].map(|name| SavedPlayer { name: Name::fitted(&name), ..SavedPlayer::default() });
    Ok(SavedMatch { players, began, changed: began, ..SavedMatch::new(timed) })
}

fn read_texts(rest: &mut Bytes<'_>, present: u8) -> Result<Texts, LinkError> {
    let mut texts = Texts::default();
    if present != 0 {
        let length = rest.count(rest.0.len())?;
        let mut unpacked = unpack(rest.take(length)?, present.count_ones() as usize)?.into_iter();
        for (i, text) in texts.iter_mut().enumerate() {
            if present >> i & 1 == 1 {
                *text = unpacked.next().ok_or(LinkError::Damaged)?;
            }
        }
    }
    Ok(texts)
}

/// The checksum of a board and a position.
fn position_checksum(game: &Match<AnyGame>) -> [u8; 2] {
    let position = game.position();
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(position.board().unwrap_or_default().as_bytes());
    hasher.update(position.to_string().as_bytes());
    hasher.update(&[u8::from(position.outcome().is_some())]);
    let [_, _, high, low] = hasher.finalize().to_be_bytes();
    [high, low]
}
