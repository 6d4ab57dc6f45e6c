//! The runs worth searching: all destinations, but only sensible payments.

use smallvec::SmallVec;

use rules::netzwerk::{Action, Capture, Destination, Netzwerk, Paid, Square, SquareSet};

/// A list of runs, rarely more than fit inline.
pub(super) type Runs = SmallVec<[Action; 96]>;

/// Lists the runs of a position, with the most sensible payments, instead of what was in the list.
pub(super) fn list_runs(position: &Netzwerk, into: &mut Runs) {
    into.clear();
    if !position.phase().allows_runs() {
        return;
    }
    let movable = position.own() & !position.barred();
    for from in movable.iter() {
        let usable = Netzwerk::usable(from, position.sources());
        if usable.0 == 0 {
            continue;
        }
        let purse = Purse::new(from, usable, movable & !from.bit());
        for Destination { to, price, captures } in position.destinations(from, usable.price() as u8) {
            let run = |paid| Action::Run { from, to, captures, paid };
            // Batteries that other robots use are expensive, as are those that the robot itself can use again.
            let first = purse.payment(to, price, [2, 1]);
            into.push(run(first));
            if price < usable.price() as u8 && !position.bars(captures) {
                let second = purse.payment(to, price, [1, 4]);
                if second != first {
                    into.push(run(second));
                }
            }
        }
    }
    if position.rules().capture == Capture::Mandatory && into.iter().any(captures) {
        into.retain(|action| captures(action));
    }
}

/// Whether an action is a run that captures.
pub(super) const fn captures(action: &Action) -> bool {
    matches!(action, Action::Run { captures: true, .. })
}

/// The batteries around a robot that can pay for its runs.
struct Purse {
    /// The corners where they are, a bit each.
    usable: u8,
    touching: [SquareSet; 4],
    /// The number of other robots that each serves.
    serves: [u32; 4],
}

impl Purse {
    fn new(from: Square, usable: Paid, others: SquareSet) -> Self {
        let touching = from.touching().map(|field| field.touching());
        Self { usable: usable.0, touching, serves: touching.map(|squares| (squares & others).count_ones()) }
    }

    /// The cheapest batteries for a run to `to`: the cost of each is the number of other robots it serves, and whether the robot can use
    /// it again.
    fn payment(&self, to: Square, price: u8, [serves, again]: [u32; 2]) -> Paid {
        // The corner is in the lowest bits, so that of equal costs the first is the least.
        let mut costs = [0, 1, 2, 3].map(|corner: usize| {
            let cost = serves * self.serves[corner] + again * u32::from(self.touching[corner].has(to));
            if self.usable >> corner & 1 == 1 { cost << 2 | corner as u32 } else { u32::MAX }
        });
        let mut paid = 0;
        for _ in 0..price {
            let cheapest = costs.iter().copied().fold(u32::MAX, u32::min);
            if cheapest != u32::MAX {
                let corner = (cheapest & 3) as usize;
                paid |= 1 << corner;
                costs[corner] = u32::MAX;
            }
        }
        Paid(paid)
    }
}
