//! The actions of a match as numbers: each is its place in the sorted list of the legal ones, in as few bits as the list needs.
//!
//! One number more means that the action is written out in notation, among the texts: in Napoleon two moves with the same result
//! are equal, but the list has only one of the ways there. Where there are too many actions to list, there is no list.

use super::LinkError;
use super::bits::{BitReader, BitWriter};
use crate::Match;
use rules::{AnyAction, AnyGame, Game};

/// How many legal actions are listed for all the links of a text: many times what a link of the longest match needs.
pub(super) const MOST_LISTED: usize = 1 << 20;

#[derive(Debug)]
pub(super) struct ActionNumber {
    number: u32,
    bits: u32,
    /// In notation, if it is not on the list.
    written_out: Option<String>,
}

/// The last actions of a match: all of them, unless a reader would have to list more than [`MOST_LISTED`].
pub(super) fn numbers(game: &Match<AnyGame>) -> Vec<ActionNumber> {
    let mut left = MOST_LISTED;
    let number = |(i, action): (usize, &AnyAction)| {
        let legal = listed(game.position_at(i)?, &mut left)?;
        let text = action.to_string();
        let is_listed = legal.iter().any(|other| other == action && other.to_string() == text);
        let before =
            if is_listed { legal.iter().filter(|other| *other < action).count() } else { legal.len() };
        Some(ActionNumber {
            number: before as u32,
            bits: bits(&legal),
            written_out: (!is_listed).then_some(text),
        })
    };
    let actions = game.played().iter().map(|played| &played.action);
    let mut numbers: Vec<ActionNumber> = actions.enumerate().rev().map_while(number).collect();
    numbers.reverse();
    numbers
}

/// The numbers as bytes, and the actions that are written out, separated by spaces.
pub(super) fn write(numbers: &[ActionNumber]) -> (Vec<u8>, String) {
    let mut writer = BitWriter::default();
    numbers.iter().for_each(|action| writer.write(action.number, action.bits));
    let written_out: Vec<&str> = numbers.iter().filter_map(|action| action.written_out.as_deref()).collect();
    (writer.into_bytes(), written_out.join(" "))
}

/// Plays so many actions, with at most `left` legal ones listed.
pub(super) fn play(
    game: &mut Match<AnyGame>,
    count: usize,
    bytes: &[u8],
    written_out: &str,
    left: &mut usize,
) -> Result<(), LinkError> {
    let mut reader = BitReader::new(bytes);
    let mut words = written_out.split_ascii_whitespace();
    for _ in 0..count {
        let mut legal = listed(game.position(), left).ok_or(LinkError::TooManyMoves)?;
        let number = reader.read(bits(&legal))? as usize;
        let action = if number < legal.len() {
            // In an order that depends on the actions alone, not on how the list is made.
            legal.select_nth_unstable(number).1.clone()
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

/// The legal actions, unsorted: none of them if there are too many to list. `None` if that is more than is left.
fn listed(position: &AnyGame, left: &mut usize) -> Option<Vec<AnyAction>> {
    let mut legal = Vec::new();
    let are_all = position.legal_actions(&mut legal);
    *left = left.checked_sub(legal.len())?;
    Some(if are_all { legal } else { Vec::new() })
}

/// How many bits a number of the list needs, or one more.
fn bits(legal: &[AnyAction]) -> u32 {
    usize::BITS - legal.len().leading_zeros()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::GameKind;

    #[test]
    fn no_more_is_listed_than_may_be() {
        for kind in GameKind::ALL {
            let start = kind.set_up("", None, None).unwrap();
            let mut game = Match::new(start.clone());
            let mut listed = 0;
            for _ in 0..3 {
                let actions = game.actions();
                listed += actions.len();
                game.play(&actions[0]).unwrap();
            }
            let (bytes, text) = write(&numbers(&game));
            let read = |mut left: usize| {
                play(&mut Match::new(start.clone()), 3, &bytes, &text, &mut left).map(|()| left)
            };
            assert_eq!(read(MOST_LISTED), Ok(MOST_LISTED - listed));
            assert_eq!(read(listed), Ok(0));
            assert_eq!(read(listed - 1), Err(LinkError::TooManyMoves));
        }
    }
}
