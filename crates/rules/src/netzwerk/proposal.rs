//! Which batteries should pay for a run.

use super::Netzwerk;
use super::action::Action;
use super::board::Field;

impl Netzwerk {
    /// Of several ways to pay for the same run, the one that costs the rest of the crew least: batteries that serve no
    /// other own robot pay first, then those that serve the fewest. An index into `alike`.
    pub(super) fn cheapest_for_the_crew(&self, alike: &[Action]) -> usize {
        let cost = |action: &Action| match *action {
            Action::Run { from, to, paid, .. } => {
                let others = self.own() & !from.bit() & !self.barred;
                let serves = |field: Field| (others & field.touching()).count_ones();
                // Ties go to batteries that the robot leaves behind, rather than ones that it can use again.
                let again = to.touching();
                let needed =
                    paid.fields(from).map(|field| 2 * serves(field) + u32::from(again.contains(&field)));
                needed.sum()
            }
            Action::Shift { .. } | Action::End => 0,
        };
        alike.iter().enumerate().min_by_key(|(_, action)| cost(action)).map_or(0, |(i, _)| i)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    #[test]
    fn batteries_that_serve_no_other_robot_pay_first() {
        let game = Netzwerk::default();
        let proposed = |from: &str, to: &str| {
            let way = format!("{from}-{to}*");
            let alike: Vec<Action> =
                game.actions().into_iter().filter(|action| action.to_string().starts_with(&way)).collect();
            alike[game.cheapest_for_the_crew(&alike)].to_string()
        };
        // a3 touches b2 alone; c3 touches d2 too.
        assert_eq!(proposed("b2", "b4"), "b2-b4*a3");
        assert_eq!(proposed("l2", "l4"), "l2-l4*m3");
        assert_eq!(proposed("b2", "b6"), "b2-b6*a3c3");
    }
}
