//! Chains: how long they are, and the lines in which they can still arise.

use rules::kulami::{Board, Field, FieldSet, NO_FIELD};

/// The number of marbles in a line that form a chain.
const CHAIN: i16 = 5;

/// The straight lines just long enough for a chain, by direction.
pub(super) fn windows(board: &Board) -> [Vec<FieldSet>; 4] {
    [0, 1, 2, 3].map(|direction| {
        let from = |first: Field| {
            let mut window = first.bit();
            let mut at = first;
            for _ in 1..CHAIN {
                at = board.next[direction][at.index()];
                if at == NO_FIELD {
                    return None;
                }
                window |= at.bit();
            }
            Some(window)
        };
        FieldSet::ALL.iter().filter_map(from).collect()
    })
}

/// The points that the last marble added to a player's chains.
pub(super) fn chain_points_gained(board: &Board, marbles: FieldSet, field: Field) -> i16 {
    let run = |direction: usize| {
        let mut length = 0;
        let mut at = board.next[direction][field.index()];
        while at != NO_FIELD && marbles.has(at) {
            length += 1;
            at = board.next[direction][at.index()];
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
