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
    /// The steps by which the first player's result can improve and worsen, each from lost to tied or from tied to won.
    pub(super) steps: CappedSteps,
    /// By player, the number in [`GAINS`] of what a single marble gains, or [`NO_GAIN`].
    pub(super) gains: [u8; 2],
    /// Equal for states that the same further marbles turn into the same result: the first player's surplus, or [`DECIDED`].
    pub(super) kind: u8,
}

/// Numbers of marbles by how much each may gain, a byte for each of [`GAINS`], the first lowest. Where a step takes several marbles, each
/// of them gains its share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Steps(pub(super) u32);

/// The points that a marble may gain: a panel's size, or its half or third if two or three marbles are needed.
pub(super) const GAINS: [i16; 4] = [6, 4, 3, 2];

/// The caps on the marbles that a player can still place on a panel: 1, 2, and no cap, as three change any panel that can be changed.
pub(super) const CAPS: usize = 3;

/// By cap, and by player.
pub(super) type CappedSteps = [[Steps; 2]; CAPS];

const fn capped_steps(surplus: i8, left: i8, size: i8) -> CappedSteps {
    let mut all = [[Steps(0); 2]; CAPS];
    let mut cap = 0;
    while cap < CAPS {
        let left = if left < cap as i8 + 1 { left } else { cap as i8 + 1 };
        all[cap] = [steps(surplus, left, size as i16), steps(-surplus, left, size as i16)];
        cap += 1;
    }
    all
}

/// Stands for the lack of a gain: the number after those of [`GAINS`].
pub(super) const NO_GAIN: u8 = GAINS.len() as u8;

impl Steps {
    /// The points that this many marbles gain at most.
    pub(super) fn most(self, marbles: u8) -> i16 {
        let (mut left, mut points) = (i16::from(marbles), 0);
        for (steps, gain) in self.0.to_le_bytes().into_iter().zip(GAINS) {
            let taken = i16::from(steps).min(left);
            points += taken * gain;
            left -= taken;
        }
        points
    }
}

/// The kind of decided panels.
pub(super) const DECIDED: u8 = 0;
pub(super) const KINDS: usize = 14;

pub(super) const PANEL_STATES: [PanelState; STATES] = states();

pub(super) fn empty(size: usize) -> u8 {
    let smaller = SIZES.iter().take_while(|other| **other < size);
    smaller.map(|size| (size + 1) * (size + 1)).sum::<usize>() as u8
}

const fn states() -> [PanelState; STATES] {
    let mut states = [PanelState {
        low: 0,
        high: 0,
        now: 0,
        next: [0; 2],
        turned: 0,
        steps: [[Steps(0); 2]; CAPS],
        gains: [NO_GAIN; 2],
        kind: DECIDED,
    }; STATES];
    // The number of the size, and of its first state.
    let (mut size_number, mut first) = (0, 0);
    let mut i = 0;
    while i < STATES {
        let size = SIZES[size_number];
        let (one, two) = ((i - first) / (size + 1), (i - first) % (size + 1));
        // States with more marbles than fields never occur.
        if one + two <= size {
            let (surplus, left) = (one as i8 - two as i8, (size - one - two) as i8);
            let low = (surplus - left).signum() * size as i8;
            let high = (surplus + left).signum() * size as i8;
            let kind = if low == high { DECIDED } else { (surplus + 7) as u8 };
            let turned = (first + two * (size + 1) + one) as u8;
            let next = [(i + size + 1) as u8, (i + 1) as u8];
            let now = surplus.signum() * size as i8;
            let steps = capped_steps(surplus, left, size as i8);
            let gains = [gain_number(surplus, left, size_number), gain_number(-surplus, left, size_number)];
            states[i] = PanelState { low, high, now, next, turned, steps, gains, kind };
        }
        i += 1;
        if i == first + (size + 1) * (size + 1) {
            (size_number, first) = (size_number + 1, i);
        }
    }
    states
}

/// The steps of the player with this surplus on a panel of this size with this many free fields.
const fn steps(surplus: i8, left: i8, size: i16) -> Steps {
    let mut steps = 0;
    // As many marbles as it is behind tie a panel.
    if surplus < 0 && left >= -surplus {
        steps += gain(size / -surplus as i16) * -surplus as u32;
    }
    // One more wins it.
    if surplus <= 0 && left > -surplus {
        steps += gain(size);
    }
    Steps(steps)
}

/// One marble that gains this many points.
const fn gain(points: i16) -> u32 {
    let mut i = GAINS.len() - 1;
    while i > 0 && GAINS[i] < points {
        i -= 1;
    }
    1 << (8 * i)
}

/// The number of what one marble gains the player with this surplus on a panel of this size: it wins a tied panel, or ties one that is
/// behind by one.
const fn gain_number(surplus: i8, left: i8, size_number: usize) -> u8 {
    // Gains fall as sizes rise.
    let is_gain = left > 0 && (surplus == 0 || surplus == -1);
    if is_gain { NO_GAIN - 1 - size_number as u8 } else { NO_GAIN }
}
