//! Where the batteries had better lie at the end of a turn.

use super::evaluation::Scene;
use crate::games::Player;
use crate::games::netzwerk::{Action, Direction, Field, FieldSet, Netzwerk, fields};

/// Gains that a shift must bring, at each round: the best first, small things last.
const GAINS: [i32; 3] = [25, 8, 2];

/// In which order batteries are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Those in the rear first.
    RearFirst,
    /// Those in front first.
    FrontFirst,
}

/// Shifts batteries as long as that is good for the player to move; tells what it is worth then.
pub(super) fn shift_well(
    position: &Netzwerk,
    scene: &Scene,
    order: Order,
    most: usize,
    mut tell: impl FnMut(Action),
) -> (FieldSet, i32) {
    let (mut batteries, mut shifted) = (position.batteries, position.shifted);
    let places = scene.places();
    let mut of_places: i32 = fields(batteries).map(|field| places[usize::from(field.0)]).sum();
    let mut worth = of_places + scene.worth_of_energy(batteries);
    let mut count = 0;
    let is_rising = (position.to_move == Player::One) == (order == Order::RearFirst);
    for gain in GAINS {
        for step in 0..ROWS_OF_FIELDS {
            let rank = if is_rising { step } else { ROWS_OF_FIELDS - 1 - step };
            for from in fields(batteries & !shifted & scene.shiftable & FieldSet(FIRST_RANK << rank)) {
                let mut best = None;
                for direction in Direction::ALL {
                    let Some(to) = target(batteries, from, direction) else { continue };
                    let gained = places[usize::from(to.0)] - places[usize::from(from.0)];
                    let energy = scene.worth_of_energy(batteries ^ from.bit() ^ to.bit());
                    let there = of_places + gained + energy;
                    if there >= worth + gain && best.is_none_or(|(best, _)| there > best) {
                        best = Some((there, to));
                    }
                }
                if let Some((there, to)) = best.filter(|_| count < most) {
                    tell(Action::Shift { from, to });
                    batteries ^= from.bit() ^ to.bit();
                    shifted |= to.bit();
                    of_places += places[usize::from(to.0)] - places[usize::from(from.0)];
                    worth = there;
                    count += 1;
                }
            }
        }
    }
    (batteries, worth)
}

/// The next empty field in a direction.
fn target(batteries: FieldSet, from: Field, direction: Direction) -> Option<Field> {
    let mut field = from.next(direction)?;
    while batteries.has(field) {
        field = field.next(direction)?;
    }
    Some(field)
}

const ROWS_OF_FIELDS: u8 = 7;
/// The fields of the first rank, a bit each.
const FIRST_RANK: u64 = {
    let mut set = 0;
    let mut file = 0;
    while file < ROWS_OF_FIELDS {
        set |= 1 << (file * ROWS_OF_FIELDS);
        file += 1;
    }
    set
};
