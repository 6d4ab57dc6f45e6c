//! Finding wins within the turn.

use smallvec::SmallVec;

use super::runs::{Runs, captures, list_all_runs, list_runs};
use super::tables::{ROWS, beyond, row};
use crate::hash::mix;
use rules::Game;
use rules::netzwerk::{Action, Netzwerk, target_row};

/// The runs of a turn.
pub(super) type Way = SmallVec<[Action; 8]>;

/// How hard a search looks for a win.
#[derive(Clone, Copy, Debug)]
pub(super) enum Thoroughness {
    /// Quick enough for every position of a search: with the most sensible two payments.
    Quick,
    /// For the position that is searched: with every payment.
    Root,
}

/// Runs that win at once, if there are any that are not too hard to find.
pub(super) fn winning_runs(position: &Netzwerk, thoroughness: Thoroughness) -> Option<Way> {
    if !can_be_won(position) {
        return None;
    }
    let (tries, all_payments) = match thoroughness {
        Thoroughness::Quick => (400, false),
        Thoroughness::Root => (20_000, true),
    };
    let mut search = WinSearch { left: tries, all_payments, failed: [0; FAILED], way: Way::new() };
    search.finds(position).then_some(search.way)
}

/// How many positions without a win are remembered.
const FAILED: usize = 512;

/// A depth-first search for a winning sequence of runs.
struct WinSearch {
    left: u32,
    all_payments: bool,
    /// The keys of positions from which there is no win: several orders of runs lead to each.
    failed: [u64; FAILED],
    way: Way,
}

impl WinSearch {
    /// Whether there is a win; it is left in `way`.
    fn finds(&mut self, position: &Netzwerk) -> bool {
        let me = position.to_move();
        let mut runs = Runs::new();
        if self.all_payments {
            list_all_runs(position, &mut runs);
        } else {
            list_runs(position, &mut runs);
        }
        let mut runs: SmallVec<[(u8, Action); 96]> =
            runs.into_iter().map(|run| (hope(position, &run), run)).collect();
        runs.sort_unstable();
        for (_, run) in &runs {
            if self.left == 0 {
                return false;
            }
            self.left -= 1;
            let mut next = *position;
            next.play_unchecked(run);
            self.way.push(*run);
            match next.decided().map(|outcome| outcome.winner == Some(me)) {
                Some(true) => return true,
                None if can_be_won(&next) => {
                    let key = key(&next);
                    let slot = (key % FAILED as u64) as usize;
                    if self.failed[slot] != key {
                        if self.finds(&next) {
                            return true;
                        }
                        self.failed[slot] = key;
                    }
                }
                _ => {}
            }
            self.way.pop();
        }
        false
    }
}

/// A hash of what runs change.
fn key(position: &Netzwerk) -> u64 {
    let [one, two] = position.robots();
    [one.0, two.0, position.charged().0, position.barred().0].into_iter().fold(0, |key, set| mix(key ^ set))
}

/// The order in which runs are tried: those that come home first, then those that come far.
fn hope(position: &Netzwerk, run: &Action) -> u8 {
    match *run {
        Action::Run { from, to, paid, .. } => {
            let me = position.to_move();
            let comes_home = target_row(me).has(to);
            let gains = row(me, to).saturating_sub(row(me, from));
            let waste = (paid.price() as u8).saturating_sub(gains);
            match () {
                () if comes_home && gains > 0 => waste,
                () if captures(run) => 10 + waste,
                () => 20 + waste * 4 - gains.min(4),
            }
        }
        _ => u8::MAX,
    }
}

/// A quick necessary condition for a win in this turn: enough energy for all missing rows, and for the robots to start.
fn can_be_won(position: &Netzwerk) -> bool {
    if !position.phase().allows_runs() {
        return false;
    }
    let me = position.to_move();
    let (own, charged) = (position.own(), position.charged());
    let movable = own & !position.barred();
    let home = (own & target_row(me)).count_ones();
    let missing = own.count_ones().div_ceil(2).saturating_sub(home);
    let charge = charged.count_ones();
    // The number of robots that can start, by the rows they are from home.
    let mut rows_left = [0; ROWS as usize];
    let mut hunters = 0;
    for square in movable.iter() {
        let around = square.corners(charged);
        let left = ROWS - 1 - row(me, square);
        hunters += u32::from(around & around.wrapping_sub(1) != 0);
        let is_starter = left > 0 && around != 0 && u32::from(left) <= charge;
        if is_starter && u32::from(left) <= (charged & beyond(me, row(me, square))).count_ones() {
            rows_left[usize::from(left)] += 1;
        }
    }
    let (mut wanted, mut energy) = (missing, 0);
    for (left, robots) in (0..).zip(rows_left) {
        let come = wanted.min(robots);
        (wanted, energy) = (wanted - come, energy + left * come);
    }
    let is_near = wanted == 0 && energy <= charge;
    // A capture costs two, and is made by a robot that may not run again.
    let enemies = position.enemy().count_ones();
    is_near || hunters >= enemies && 2 * enemies <= charge
}
