//! Choosing shifts: where the batteries should be at the end of a turn.

use super::evaluation::Scene;
use rules::netzwerk::{Action, Direction, FieldSet, Netzwerk};
use rules::{Game, Player};

/// The minimum gain of a shift in each round: large gains first.
const GAINS: [i32; 3] = [25, 8, 2];

/// The order in which batteries are considered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    RearFirst,
    FrontFirst,
}

/// Shifts batteries as long as that gains something for the player to move; returns their fields and the evaluation.
pub(super) fn shift_well(
    position: &Netzwerk,
    scene: &Scene,
    order: Order,
    most: usize,
    mut on_shift: impl FnMut(Action),
) -> (FieldSet, i32) {
    let (mut batteries, mut shifted) = (position.batteries(), position.shifted());
    let places = scene.places();
    let mut of_places: i32 = batteries.iter().map(|field| places[usize::from(field.0)]).sum();
    let mut eval = of_places + scene.energy_eval(batteries);
    let mut count = 0;
    let is_rising = (position.to_move() == Player::One) == (order == Order::RearFirst);
    // The largest gain seen since the last shift: a round that cannot find more need not look.
    let mut largest = i32::MAX;
    for gain in GAINS {
        if largest < gain {
            continue;
        }
        largest = i32::MIN;
        for step in 0..ROWS_OF_FIELDS {
            let rank = if is_rising { step } else { ROWS_OF_FIELDS - 1 - step };
            for from in (batteries & !shifted & scene.shiftable & FieldSet(FIRST_RANK << rank)).iter() {
                let mut best = None;
                for direction in Direction::ALL {
                    let Some(to) = Netzwerk::shift_target(batteries, from, direction) else { continue };
                    let gained = places[usize::from(to.0)] - places[usize::from(from.0)];
                    let energy = scene.energy_eval(batteries ^ from.bit() ^ to.bit());
                    let there = of_places + gained + energy;
                    largest = largest.max(there - eval);
                    if there >= eval + gain && best.is_none_or(|(best, _)| there > best) {
                        best = Some((there, to));
                    }
                }
                if let Some((there, to)) = best.filter(|_| count < most) {
                    on_shift(Action::Shift { from, to });
                    batteries ^= from.bit() ^ to.bit();
                    shifted |= to.bit();
                    of_places += places[usize::from(to.0)] - places[usize::from(from.0)];
                    eval = there;
                    count += 1;
                    largest = i32::MAX;
                }
            }
        }
    }
    (batteries, eval)
}

const ROWS_OF_FIELDS: u8 = 7;
/// The fields of the first rank: every seventh bit.
const FIRST_RANK: u64 = 0x0408_1020_4081;
