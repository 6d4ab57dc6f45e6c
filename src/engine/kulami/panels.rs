//! The states of a panel: its size and the number of marbles of each player, and the results still possible.

/// The sizes of the panels, in fields.
const SIZES: [usize; 4] = [2, 3, 4, 6];
/// The number of states: all pairs of marble counts for each size.
pub(super) const STATES: usize = 9 + 16 + 25 + 49;

/// A state of a panel: its fields, and each player's marbles on it.
#[derive(Clone, Copy)]
pub(super) struct PanelState {
    /// The first player's points minus the other's, at worst.
    pub(super) low: i8,
    /// The same at best.
    pub(super) high: i8,
    /// The same if no marble were added.
    pub(super) now: i8,
    /// The state after one more marble of the first and of the second player.
    pub(super) next: [u8; 2],
    /// The state with the players swapped.
    pub(super) turned: u8,
    /// Equal for states that the same further marbles turn into the same result: the first player's surplus, or [`DECIDED`].
    pub(super) kind: u8,
}

/// The kind of decided panels.
pub(super) const DECIDED: u8 = 0;
/// The number of kinds.
pub(super) const KINDS: usize = 14;

/// All states, by number.
pub(super) const PANEL_STATES: [PanelState; STATES] = states();

/// The state of an empty panel.
pub(super) fn empty(size: usize) -> u8 {
    let smaller = SIZES.iter().take_while(|other| **other < size);
    smaller.map(|size| (size + 1) * (size + 1)).sum::<usize>() as u8
}

const fn states() -> [PanelState; STATES] {
    let mut states = [PanelState { low: 0, high: 0, now: 0, next: [0; 2], turned: 0, kind: DECIDED }; STATES];
    let (mut i, mut size_number) = (0, 0);
    while size_number < SIZES.len() {
        let size = SIZES[size_number];
        let mut one = 0;
        while one <= size {
            let mut two = 0;
            while two <= size {
                // States with more marbles than fields never occur.
                if one + two <= size {
                    let (surplus, left) = (one as i8 - two as i8, (size - one - two) as i8);
                    let low = (surplus - left).signum() * size as i8;
                    let high = (surplus + left).signum() * size as i8;
                    let kind = if low == high { DECIDED } else { (surplus + 7) as u8 };
                    let turned = (i - one * (size + 1) - two + two * (size + 1) + one) as u8;
                    let next = [(i + size + 1) as u8, (i + 1) as u8];
                    states[i] =
                        PanelState { low, high, now: surplus.signum() * size as i8, next, turned, kind };
                }
                i += 1;
                two += 1;
            }
            one += 1;
        }
        size_number += 1;
    }
    states
}
