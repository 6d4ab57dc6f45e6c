//! The runs worth searching: all destinations, but only sensible payments.

use smallvec::SmallVec;

use rules::netzwerk::{Action, Capture, Destination, Netzwerk, Paid, Square, SquareSet};

/// A list of runs, rarely more than fit inline.
pub(super) type Runs = SmallVec<[Action; 96]>;

/// Appends the runs of a position, with the most sensible payments.
pub(super) fn list_runs(position: &Netzwerk, into: &mut Runs) {
    list(position, into, |purse, goal, into| {
        // Batteries that other robots use are expensive, as are those that the robot itself can use again.
        let first = purse.payment(goal.to, goal.price, [2, 1]);
        into.push(first);
        if goal.price < Paid(purse.usable).price() as u8 && !position.bars(goal.captures) {
            let second = purse.payment(goal.to, goal.price, [1, 4]);
            if second != first {
                into.push(second);
            }
        }
    });
}

/// Appends the runs of a position, with every payment.
pub(super) fn list_all_runs(position: &Netzwerk, into: &mut Runs) {
    list(position, into, |purse, goal, into| {
        let payments = (1..=purse.usable).map(Paid);
        into.extend(
            payments.filter(|paid| paid.0 & !purse.usable == 0 && paid.price() == u32::from(goal.price)),
        );
    });
}

/// Appends the runs of a position, with the payments that `pay` appends for each destination.
fn list(position: &Netzwerk, into: &mut Runs, pay: impl Fn(&Purse, &Destination, &mut SmallVec<[Paid; 6]>)) {
    if !position.phase().allows_runs() {
        return;
    }
    let start = into.len();
    let movable = position.own() & !position.barred();
    let mut payments = SmallVec::new();
    for from in movable.iter() {
        let usable = Netzwerk::usable(from, position.sources());
        if usable.0 == 0 {
            continue;
        }
        let purse = Purse::new(from, usable, movable & !from.bit());
        for goal in position.destinations(from, usable.price() as u8) {
            payments.clear();
            pay(&purse, &goal, &mut payments);
            let run = |paid: &Paid| Action::Run { from, to: goal.to, captures: goal.captures, paid: *paid };
            into.extend(payments.iter().map(run));
        }
    }
    if position.rules().capture == Capture::Mandatory && into[start..].iter().any(captures) {
        let mut seen = 0;
        into.retain(|action| {
            seen += 1;
            seen <= start || captures(action)
        });
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
