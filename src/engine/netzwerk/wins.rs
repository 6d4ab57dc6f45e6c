//! Finding wins within the turn.

use smallvec::SmallVec;

use super::runs::{Runs, captures, list_runs};
use super::tables::{ROWS, beyond, corners, row};
use crate::games::Game;
use crate::games::netzwerk::{Action, Netzwerk, squares, target_row};

/// The runs of a turn.
pub(super) type Way = SmallVec<[Action; 8]>;

/// The maximum number of runs tried.
const MOST_TRIED: u32 = 400;

/// Runs that win at once, if there are any that are not too hard to find.
pub(super) fn winning_runs(position: &Netzwerk) -> Option<Way> {
    let mut way = Way::new();
    let mut left = MOST_TRIED;
    (can_be_won(position) && search(position, &mut way, &mut left)).then_some(way)
}

/// Depth-first search for a winning sequence of runs, left in `way`.
fn search(position: &Netzwerk, way: &mut Way, left: &mut u32) -> bool {
    let me = position.to_move;
    let mut runs = Runs::new();
    list_runs(position, &mut runs);
    let mut runs: SmallVec<[(u8, Action); 96]> =
        runs.into_iter().map(|run| (hope(position, &run), run)).collect();
    runs.sort_unstable();
    for (_, run) in &runs {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        let mut next = *position;
        next.play_unchecked(run);
        way.push(*run);
        match next.decided().map(|outcome| outcome.winner == Some(me)) {
            Some(true) => return true,
            None if can_be_won(&next) && search(&next, way, left) => return true,
            _ => {}
        }
        way.pop();
    }
    false
}

/// The order in which runs are tried: those that come home first, then those that come far.
fn hope(position: &Netzwerk, run: &Action) -> u8 {
    match *run {
        Action::Run { from, to, paid, .. } => {
            let me = position.to_move;
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
    if !position.phase.allows_runs() {
        return false;
    }
    let me = position.to_move;
    let (own, charged) = (position.own(), position.charged);
    let movable = own & !position.barred;
    let home = (own & target_row(me)).count_ones();
    let missing = own.count_ones().div_ceil(2).saturating_sub(home);
    let charge = charged.count_ones();
    // The number of robots that can start, by the rows they are from home.
    let mut rows_left = [0; ROWS as usize];
    let mut hunters = 0;
    for square in squares(movable) {
        let around = corners(charged, square);
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
