//! The runs worth searching: all destinations, but only sensible payments.

use smallvec::SmallVec;

use crate::games::netzwerk::{Action, Capture, Netzwerk, Paid, Square, SquareSet, squares};

/// A list of runs, rarely more than fit inline.
pub(super) type Runs = SmallVec<[Action; 96]>;

/// Appends the runs of a position.
pub(super) fn list_runs(position: &Netzwerk, into: &mut Runs) {
    if !position.phase.allows_runs() {
        return;
    }
    let start = into.len();
    let movable = position.own() & !position.barred;
    for from in squares(movable) {
        let usable = Netzwerk::usable(from, position.sources());
        for goal in position.destinations(from, usable.price() as u8) {
            let others = movable & !from.bit();
            // Batteries that other robots use are expensive, as are those that the robot itself can use again.
            let first = payment(from, goal.to, usable, goal.price, others, [2, 1]);
            into.push(Action::Run { from, to: goal.to, captures: goal.captures, paid: first });
            let second = payment(from, goal.to, usable, goal.price, others, [1, 4]);
            if second != first && !position.bars(goal.captures) {
                into.push(Action::Run { from, to: goal.to, captures: goal.captures, paid: second });
            }
        }
    }
    if position.rules.capture == Capture::Mandatory && into[start..].iter().any(captures) {
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

/// The cheapest batteries: the cost of each is the number of other robots it serves, and whether the robot can use it again.
fn payment(
    from: Square,
    to: Square,
    usable: Paid,
    price: u8,
    others: SquareSet,
    [serves, again]: [u32; 2],
) -> Paid {
    let touching = from.touching();
    let miss = |corner: usize| {
        let field = touching[corner];
        serves * (field.touching() & others).count_ones() + again * u32::from(field.touching().has(to))
    };
    let misses = [miss(0), miss(1), miss(2), miss(3)];
    let mut paid = 0_u8;
    for _ in 0..price {
        let cheapest =
            (0..4).filter(|corner| usable.0 & !paid & 1 << corner != 0).min_by_key(|corner| misses[*corner]);
        paid |= cheapest.map_or(0, |corner| 1 << corner);
    }
    Paid(paid)
}
