//! The actions of a match as numbers: each is its place in the sorted list of the legal ones, in as few bits as the list needs.
//!
//! One number more means that the action is written out in notation, among the texts: in Napoleon two moves with the same result
//! are equal, but the list has only one of the ways there.

use super::bits::{BitReader, BitWriter};
use super::error::LinkError;
use crate::games::{AnyAction, AnyGame, Game};
use crate::record::history::Match;

/// An action as a number.
#[derive(Debug)]
pub(super) struct ActionNumber {
    number: u32,
    bits: u32,
    /// In notation, if it is not on the list.
    written_out: Option<String>,
}

/// The actions of a match.
pub(super) fn numbers(game: &Match<AnyGame>) -> Vec<ActionNumber> {
    let befores = std::iter::once(game.start()).chain(game.played().iter().map(|played| &played.after));
    let number = |(before, action): (&AnyGame, &AnyAction)| {
        let legal = sorted(before.actions());
        let text = action.to_string();
        let place = legal.binary_search(action).ok().filter(|place| legal[*place].to_string() == text);
        let number = place.unwrap_or(legal.len()) as u32;
        ActionNumber { number, bits: bits(&legal), written_out: place.is_none().then_some(text) }
    };
    befores.zip(game.played().iter().map(|played| &played.action)).map(number).collect()
}

/// The numbers as bytes, and the actions that are written out, separated by spaces.
pub(super) fn write(numbers: &[ActionNumber]) -> (Vec<u8>, String) {
    let mut writer = BitWriter::default();
    numbers.iter().for_each(|action| writer.write(action.number, action.bits));
    let written_out: Vec<&str> = numbers.iter().filter_map(|action| action.written_out.as_deref()).collect();
    (writer.into_bytes(), written_out.join(" "))
}

/// Plays so many actions.
pub(super) fn play(
    game: &mut Match<AnyGame>,
    count: usize,
    bytes: &[u8],
    written_out: &str,
) -> Result<(), LinkError> {
    let mut reader = BitReader::new(bytes);
    let mut words = written_out.split_ascii_whitespace();
    for _ in 0..count {
        let mut legal = sorted(game.actions());
        let number = reader.read(bits(&legal))? as usize;
        let action = if number < legal.len() {
            legal.swap_remove(number)
        } else {
            let word = words.next().ok_or(LinkError::OtherRules)?;
            game.position().read_action(word).map_err(|_| LinkError::OtherRules)?
        };
        game.play(&action).map_err(|_| LinkError::OtherRules)?;
    }
    if words.next().is_some() || !reader.is_at_end() {
        return Err(LinkError::OtherRules);
    }
    Ok(())
}

/// In an order that depends on the actions alone, not on how the list is made.
fn sorted(mut legal: Vec<AnyAction>) -> Vec<AnyAction> {
    legal.sort_unstable();
    legal
}

/// How many bits a number of the list needs, or one more.
fn bits(legal: &[AnyAction]) -> u32 {
    usize::BITS - legal.len().leading_zeros()
}
