//! What can become of a panel, by its size and how many marbles of each player lie on it.

/// How many fields the panels have.
const SIZES: [usize; 4] = [2, 3, 4, 6];
/// How many states there are: for each size all numbers of marbles of both players.
pub(in crate::engine::kulami) const STATES: usize = 9 + 16 + 25 + 49;

/// A state of a panel: its fields, and each player's marbles on it.
#[derive(Clone, Copy)]
pub(in crate::engine::kulami) struct PanelState {
    /// What the first player gets for it at worst, less what the other gets.
    pub(in crate::engine::kulami) low: i8,
    /// The same at best.
    pub(in crate::engine::kulami) high: i8,
    /// The same as it stands.
    pub(in crate::engine::kulami) now: i8,
    /// The number of the state after one more marble of the first and of the second player.
    pub(in crate::engine::kulami) next: [u8; 2],
    /// The number of the state with the players changed.
    pub(in crate::engine::kulami) turned: u8,
    /// Equal for states that can only become the same with the same marbles to come: the first player's surplus, and a fixed number
    /// where nothing can change any more.
    pub(in crate::engine::kulami) kind: u8,
}

/// The kind of panels that are decided.
pub(in crate::engine::kulami) const DECIDED: u8 = 0;
/// How many kinds there are.
pub(in crate::engine::kulami) const KINDS: usize = 14;

/// All states, by number.
pub(in crate::engine::kulami) const PANEL_STATES: [PanelState; STATES] = states();

/// The number of the state of an empty panel.
pub(in crate::engine::kulami) fn empty(size: usize) -> u8 {
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
                // Those with more marbles than fields never occur.
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
