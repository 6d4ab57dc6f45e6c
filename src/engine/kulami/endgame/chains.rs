//! Chains: how long they are, and the lines in which they can still arise.

use crate::games::kulami::{Board, FIELDS, FieldSet, NO_FIELD};

/// The number of marbles in a line that form a chain.
const CHAIN: i16 = 5;

/// The straight lines just long enough for a chain, by direction.
pub(super) fn windows(board: &Board) -> [Vec<FieldSet>; 4] {
    [0, 1, 2, 3].map(|direction| {
        let from = |first: u8| {
            let mut window: FieldSet = 1 << first;
            let mut at = first;
            for _ in 1..CHAIN {
                at = board.next[direction][usize::from(at)];
                if at == NO_FIELD {
                    return None;
                }
                window |= 1 << at;
            }
            Some(window)
        };
        (0..FIELDS as u8).filter_map(from).collect()
    })
}

/// The points that the last marble added to a player's chains.
pub(super) fn chain_points_gained(board: &Board, marbles: FieldSet, field: u8) -> i16 {
    let run = |direction: usize| {
        let mut length = 0;
        let mut at = board.next[direction][usize::from(field)];
        while at != NO_FIELD && marbles & (1 << at) != 0 {
            length += 1;
            at = board.next[direction][usize::from(at)];
        }
        length
    };
    let counted = |length: i16| if length >= CHAIN { length } else { 0 };
    let along = |direction| {
        let (ahead, behind) = (run(direction), run(direction + 4));
        counted(ahead + 1 + behind) - counted(ahead) - counted(behind)
    };
    (0..4).map(along).sum()
}
