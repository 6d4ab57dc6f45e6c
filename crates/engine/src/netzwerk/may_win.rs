//! Necessary conditions for wins in a turn, which spare the proofs most of their work.

use rules::netzwerk::{Direction, Netzwerk, Square, SquareSet, target_row};
use rules::{Game, Player};

use super::tables::{ROWS, row};

/// A necessary condition for a win by the rest of the turn: energy for the rows that are missing, or to capture all, since a battery pays
/// for a row at most, and a capture costs two; or an opponent who may be left without a run.
pub(super) fn may_win(position: &Netzwerk) -> bool {
    if position.decided().is_some() {
        return false;
    }
    if position.phase().allows_runs() {
        let me = position.to_move();
        let (own, charge) = (position.own(), position.charged().count_ones());
        let comes_home = rows_missing(me, own, own & !position.barred()).is_some_and(|rows| rows <= charge);
        if comes_home || 2 * position.enemy().count_ones() <= charge || may_strand_later(position) {
            return true;
        }
    }
    may_strand(position)
}

/// The rows that are missing until half of a player's robots are home, if those that may move are enough.
fn rows_missing(player: Player, robots: SquareSet, movable: SquareSet) -> Option<u32> {
    let home = target_row(player);
    let missing = robots.count_ones().div_ceil(2).saturating_sub((robots & home).count_ones()) as usize;
    let away = (movable & !home).iter();
    let mut rows: Vec<u32> = away.map(|square| u32::from(ROWS - 1 - row(player, square))).collect();
    rows.sort_unstable();
    rows.get(..missing).map(|rows| rows.iter().sum())
}

/// The enemy robots with an empty square to run to.
fn free_enemies(position: &Netzwerk) -> impl Iterator<Item = Square> {
    let (enemy, taken) = (position.to_move().other(), position.own() | position.enemy());
    position.enemy().iter().filter(move |square| {
        let mut beside = Direction::of_runs(enemy).into_iter().filter_map(|direction| square.next(direction));
        beside.any(|next| !taken.has(next))
    })
}

/// A necessary condition for leaving the opponent without a run by shifts from here on: no free enemy robot has a battery that cannot be
/// shifted.
pub(super) fn may_strand(position: &Netzwerk) -> bool {
    let fixed = position.batteries() & !position.shiftable();
    position.phase().allows_shifts() && !free_enemies(position).any(|square| square.corners(fixed) != 0)
}

/// A necessary condition for doing so after more runs: energy to come beside each free enemy robot with a battery. Only from there can a
/// robot take control of its batteries, block its way or capture it; a robot that is beside two of them comes for both.
fn may_strand_later(position: &Netzwerk) -> bool {
    const NEVER: u32 = u32::MAX;
    let me = position.to_move();
    let place = |square: Square| (i32::from(square.0 / ROWS), i32::from(row(me, square)));
    let price = |enemy: Square| {
        let (file, rank) = place(enemy);
        let from = |own: Square| {
            let (own_file, own_rank) = place(own);
            // Robots never go back.
            let steps = (rank - own_rank - 1).max(0) + ((file - own_file).abs() - 1).max(0);
            if own_rank > rank + 1 || steps > 0 && position.barred().has(own) { NEVER } else { steps as u32 }
        };
        position.own().iter().map(from).min().unwrap_or(NEVER)
    };
    let powered = free_enemies(position).filter(|square| square.corners(position.batteries()) != 0);
    let mut prices: Vec<(u32, Square)> = powered.map(|enemy| (price(enemy), enemy)).collect();
    prices.sort_unstable_by_key(|(price, _)| std::cmp::Reverse(*price));
    let mut apart: Vec<(i32, i32)> = Vec::new();
    let mut least = 0_u32;
    for (price, enemy) in prices {
        let (file, rank) = place(enemy);
        if apart.iter().all(|(f, r)| (f - file).abs().max((r - rank).abs()) > 2) {
            apart.push((file, rank));
            least = least.saturating_add(price);
        }
    }
    least <= position.charged().count_ones()
}

/// Whether the opponent may win in their next turn, as far as energy for the missing rows tells: what need not be prevented is no puzzle.
pub(super) fn is_threatened(position: &Netzwerk) -> bool {
    let (enemy, robots) = (position.to_move().other(), position.enemy());
    rows_missing(enemy, robots, robots).is_some_and(|rows| rows <= position.batteries().count_ones())
}
