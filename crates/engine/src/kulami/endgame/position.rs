//! A position as the endgame solver needs it: small, and with scores updated incrementally; what is seen of it after each marble, and bounds
//! on its result by the panels, by areas and chains, and by all that counts.

use crate::Searchable;
use crate::hash::mix;
use crate::kulami::panels::{CAPS, CappedSteps, KINDS, PANEL_STATES, Steps, empty};
use rules::Game;
use rules::kulami::{Board, FIELDS, Field, FieldSet, Kulami, MARBLES, NO_FIELD, PANELS};

/// What all positions of a search share.
pub(super) struct Fixed {
    /// See [`Searchable::setting`]: part of every key, so that a table may hold positions of several.
    setting: u64,
    pub(super) board: &'static Board,
    pub(super) counts_areas: bool,
    pub(super) counts_chains: bool,
    /// The lines that could become chains, by direction; empty where chains do not count.
    pub(super) windows: [Vec<FieldSet>; 4],
}

impl Fixed {
    pub(super) fn new(game: &Kulami) -> Self {
        let score = game.rules().score;
        let board = game.layout().board();
        let windows = if score.counts_chains() { windows(board) } else { Default::default() };
        Self {
            setting: game.setting(),
            board,
            counts_areas: score.counts_areas(),
            counts_chains: score.counts_chains(),
            windows,
        }
    }

    /// Whether more than the panels counts, so that it matters where each player's marbles are.
    pub(super) const fn counts_marbles(&self) -> bool {
        self.counts_areas || self.counts_chains
    }
}

/// A position of the endgame. Differences are the first player's points minus the other's.
#[derive(Clone, Copy)]
pub(super) struct Ending {
    pub(super) marbles: [FieldSet; 2],
    /// Where the next marble may be placed.
    pub(super) free: FieldSet,
    /// The panel of the last marble.
    pub(super) closed: FieldSet,
    /// A hash of the marbles, as far as they matter; see [`Ending::full_key`].
    key: u64,
    pub(super) panels: [u8; PANELS],
    pub(super) side: u8,
    /// The number of marbles still to be placed.
    pub(super) left: u8,
    /// The difference in panels at worst and at best.
    pub(super) low: i16,
    pub(super) high: i16,
    /// The current difference in panels.
    pub(super) now: i16,
    /// The difference in decided panels.
    pub(super) certain: i16,
    /// The panels that are not decided, a bit each.
    pub(super) undecided: u32,
    /// By how much the difference in panels can rise and fall, and by how many marbles.
    pub(super) steps: CappedSteps,
    pub(super) areas: [i16; 2],
    pub(super) chains: [i16; 2],
}

impl Ending {
    pub(super) fn new(fixed: &Fixed, game: &Kulami) -> Self {
        let mut ending = Self {
            marbles: [FieldSet::EMPTY; 2],
            free: FieldSet::EMPTY,
            closed: FieldSet::EMPTY,
            key: fixed.setting,
            panels: [0; PANELS],
            side: game.rules().first.index() as u8,
            left: 2 * MARBLES as u8,
            low: -(FIELDS as i16),
            high: FIELDS as i16,
            now: 0,
            certain: 0,
            undecided: (1 << PANELS) - 1,
            steps: [[Steps(0); 2]; CAPS],
            areas: [0; 2],
            chains: [0; 2],
        };
        for (state, fields) in ending.panels.iter_mut().zip(fixed.board.panel_fields) {
            *state = empty(fields.count_ones() as usize);
            let steps = PANEL_STATES[usize::from(*state)].steps;
            change_steps(&mut ending.steps, &[[Steps(0); 2]; CAPS], &steps);
        }
        for field in game.placed() {
            ending = ending.after(fixed, *field);
        }
        ending.free = if game.is_over() { FieldSet::EMPTY } else { game.free() };
        debug_assert_eq!(ending.side as usize, game.to_move().index());
        ending
    }

    pub(super) const fn occupied(&self) -> FieldSet {
        self.marbles[0].with(self.marbles[1])
    }

    /// The position after a marble is placed.
    pub(super) fn after(&self, fixed: &Fixed, field: Field) -> Self {
        let mut next = *self;
        let (i, side) = (field.index(), usize::from(self.side));
        let board = fixed.board;
        let panel = board.panel_of[i].index();
        next.marbles[side] |= field.bit();
        next.side ^= 1;
        next.left -= 1;
        let open = board.reach[i].without(self.closed).without(next.occupied());
        next.free = if next.left == 0 { FieldSet::EMPTY } else { open };
        next.closed = board.panel_fields[panel];
        let old = PANEL_STATES[usize::from(self.panels[panel])];
        next.panels[panel] = old.next[side];
        let new = PANEL_STATES[usize::from(next.panels[panel])];
        next.low += i16::from(new.low - old.low);
        next.high += i16::from(new.high - old.high);
        next.now += i16::from(new.now - old.now);
        change_steps(&mut next.steps, &old.steps, &new.steps);
        if new.low == new.high && old.low != old.high {
            next.certain += i16::from(new.low);
            next.undecided &= !(1 << panel);
        }
        if fixed.counts_marbles() {
            next.key ^= MARBLE_KEYS[side][i];
        } else {
            let kinds = &KIND_KEYS[panel];
            next.key ^= FIELD_KEYS[i] ^ kinds[usize::from(old.kind)] ^ kinds[usize::from(new.kind)];
        }
        if fixed.counts_areas {
            next.areas[side] =
                next.areas[side].max(board.area_around(field, next.marbles[side]).count_ones() as i16);
        }
        if fixed.counts_chains {
            next.chains[side] += chain_points_gained(board, next.marbles[side], field);
        }
        next
    }

    /// The mean of the worst and the best difference for the player to move.
    pub(super) fn middle_for_mover(&self) -> i32 {
        let middle = i32::from(self.low + self.high) / 2;
        if self.side == 0 { middle } else { -middle }
    }

    pub(super) fn difference(&self) -> i16 {
        self.now + self.surplus()
    }

    /// The difference in areas and chains, as far as they count.
    pub(super) fn surplus(&self) -> i16 {
        self.areas[0] - self.areas[1] + self.chains[0] - self.chains[1]
    }

    /// A hash key: equal for positions with the same continuations that add the same to what is certain.
    pub(super) fn full_key(&self) -> u64 {
        let closed = self.closed.without(self.occupied());
        mix(self.key
            ^ self.free.0.wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ closed.0.wrapping_mul(0xbf58_476d_1ce4_e5b9))
    }
}

/// Takes a panel's steps away and adds others.
fn change_steps(steps: &mut CappedSteps, old: &CappedSteps, new: &CappedSteps) {
    for ((steps, old), new) in steps.iter_mut().zip(old).zip(new) {
        for ((steps, old), new) in steps.iter_mut().zip(old).zip(new) {
            steps.0 = steps.0.wrapping_add(new.0).wrapping_sub(old.0);
        }
    }
}

/// Zobrist keys of occupied fields.
const FIELD_KEYS: [u64; FIELDS] = keys(1);
/// Zobrist keys of the marbles of each player.
const MARBLE_KEYS: [[u64; FIELDS]; 2] = [keys(2), keys(3)];
/// Zobrist keys of the kinds of each panel.
const KIND_KEYS: [[u64; KINDS]; PANELS] = {
    let mut all = [[0; KINDS]; PANELS];
    let mut panel = 0;
    while panel < PANELS {
        all[panel] = keys(4 + panel as u64);
        panel += 1;
    }
    all
};

const fn keys<const COUNT: usize>(seed: u64) -> [u64; COUNT] {
    let mut keys = [0; COUNT];
    let mut i = 0;
    while i < COUNT {
        keys[i] = mix(seed << 32 | i as u64);
        i += 1;
    }
    keys
}

/// What is seen at once of the position after a marble. Differences are the first player's points minus the
/// other's.
#[derive(Clone, Copy)]
pub(super) struct Glance {
    /// The difference in panels at worst and at best.
    pub(super) panels: [i16; 2],
    pub(super) difference: i16,
    /// The sum of the worst and the best difference however many marbles were left.
    pub(super) middle: i16,
    /// The number of fields that the next marble can be placed on.
    pub(super) replies: u32,
}

impl Ending {
    /// What is seen of the position after a marble on this field, if only panels count.
    pub(super) fn glance(&self, fixed: &Fixed, field: Field) -> Glance {
        let (i, side) = (field.index(), usize::from(self.side));
        let panel = fixed.board.panel_of[i].index();
        let old = &PANEL_STATES[usize::from(self.panels[panel])];
        let new = &PANEL_STATES[usize::from(old.next[side])];
        let left = self.left - 1;
        let open = fixed.board.reach[i].without(self.closed).without(self.occupied());
        let replies = if left == 0 { 0 } else { open.count_ones() };
        let low = self.low + i16::from(new.low - old.low);
        let high = self.high + i16::from(new.high - old.high);
        let now = self.now + i16::from(new.now - old.now);
        let mut steps = self.steps;
        change_steps(&mut steps, &old.steps, &new.steps);
        let panels = within_reach([low, high], now, &steps, 1 - self.side, left);
        Glance { panels, difference: now, middle: low + high, replies }
    }

    /// What is seen of this position.
    pub(super) fn seen(&self) -> Glance {
        let panels = within_reach([self.low, self.high], self.now, &self.steps, self.side, self.left);
        let replies = self.free.count_ones();
        Glance { panels, difference: self.difference(), middle: self.low + self.high, replies }
    }

    /// By how many points a player is ahead at worst and at best, given the same for the first player's panels, only as tight as needed to
    /// compare with the bounds of a window.
    pub(super) fn bounds_for(
        &self,
        fixed: &Fixed,
        panels: [i16; 2],
        side: u8,
        window: [i32; 2],
    ) -> (i32, i32) {
        let [alpha, beta] = if side == 0 { window } else { [-window[1], -window[0]] };
        let surplus = self.surplus();
        let [mut low, mut high] = panels.map(|difference| difference + surplus);
        let rooms: [(bool, fn(&Self, &Fixed, usize) -> i16); 2] =
            [(fixed.counts_areas, Self::room_for_area), (fixed.counts_chains, Self::room_for_chains)];
        for (_, room) in rooms.into_iter().filter(|(counts, _)| *counts) {
            low = if i32::from(low) >= beta { low - room(self, fixed, 1) } else { -(INFINITE as i16) };
            high = if i32::from(high) <= alpha { high + room(self, fixed, 0) } else { INFINITE as i16 };
        }
        facing(side, [low, high])
    }

    /// The maximum number of marbles that a player has yet to place.
    fn marbles_left(&self, player: usize) -> i16 {
        i16::from((self.left + u8::from(usize::from(self.side) == player)) / 2)
    }

    /// An upper bound on what a player's largest area can still grow.
    fn room_for_area(&self, fixed: &Fixed, player: usize) -> i16 {
        let (own, other) = (self.marbles[player], self.marbles[1 - player]);
        let to_come = self.marbles_left(player);
        let mut left = !other;
        let mut most = self.areas[player];
        while let Some(field) = (left & own).first() {
            let part = fixed.board.area_around(field, left);
            left = left.without(part);
            let all = part.count_ones() as i16;
            if all > most {
                most = most.max(all.min((part & own).count_ones() as i16 + to_come));
            }
        }
        // An area that has no marble yet.
        most.max(to_come) - self.areas[player]
    }

    /// An upper bound on the points that a player's chains can still gain.
    fn room_for_chains(&self, fixed: &Fixed, player: usize) -> i16 {
        let (own, other) = (self.marbles[player], self.marbles[1 - player]);
        let to_come = self.marbles_left(player);
        let mut most = 0;
        for windows in &fixed.windows {
            let mut together = FieldSet::EMPTY;
            for window in windows.iter().filter(|window| (**window & other).is_empty()) {
                if window.without(own).count_ones() as i16 <= to_come {
                    together |= *window;
                }
            }
            if !together.is_empty() {
                let placed = (together & own).count_ones() as i16;
                most += (together.count_ones() as i16).min(placed + to_come);
            }
        }
        most - self.chains[player]
    }
}

/// Greater than any difference.
pub(super) const INFINITE: i32 = 500;

/// Bounds on the first player's difference, as a player sees them.
pub(super) fn facing(side: u8, [low, high]: [i16; 2]) -> (i32, i32) {
    let (low, high) = (i32::from(low), i32::from(high));
    if side == 0 { (low, high) } else { (-high, -low) }
}

/// Tighter bounds on the difference in panels, the first player's points minus the other's: those that the marbles left can reach from the
/// present difference.
pub(super) fn within_reach(
    [low, high]: [i16; 2],
    now: i16,
    steps: &CappedSteps,
    side: u8,
    left: u8,
) -> [i16; 2] {
    let most = |player: u8| {
        // Players alternate.
        let marbles = (left + u8::from(player == side)) / 2;
        // A panel is closed to the two marbles after one on it: a player can place only every second marble there.
        let cap = usize::from(marbles.div_ceil(2)).min(CAPS);
        if cap == 0 { 0 } else { steps[cap - 1][usize::from(player)].most(marbles) }
    };
    [low.max(now - most(1)), high.min(now + most(0))]
}

/// The number of marbles in a line that form a chain.
const CHAIN: i16 = 5;

/// The straight lines just long enough for a chain, by direction.
fn windows(board: &Board) -> [Vec<FieldSet>; 4] {
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
fn chain_points_gained(board: &Board, marbles: FieldSet, field: Field) -> i16 {
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
