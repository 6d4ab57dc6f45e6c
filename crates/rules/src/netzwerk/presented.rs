//! What a position shows to people.

use super::{
    Action, COLOURS, CREW, Capture, Field, FieldSet, LATTICE, Netzwerk, Phase, Square, SquareSet, robot,
    target_row,
};
use crate::board_text::{picture, rows};
use crate::{Control, Controlled, Game, Gesture, Goal, Piece, Player, Presented, Site, Status, Zone};

impl Presented for Netzwerk {
    fn gesture(&self, action: &Action) -> Gesture {
        match *action {
            Action::Run { from, to, captures, paid } => Gesture {
                from: Some(from.site()),
                to: Some(to.site()),
                captures: captures.then(|| to.site()).into_iter().collect(),
                pays: paid.fields(from).map(Field::site).collect(),
                is_lost: false,
            },
            Action::Shift { from, to } => {
                Gesture { from: Some(from.site()), to: Some(to.site()), ..Gesture::default() }
            }
            Action::End => Gesture::default(),
        }
    }

    fn proposal(&self, alike: &[Action]) -> usize {
        // The one that costs the rest of the crew least: batteries that serve no other own robot pay first, then those that serve the fewest.
        let cost = |action: &Action| match *action {
            Action::Run { from, to, paid, .. } => {
                let others = self.own() & !from.bit() & !self.barred;
                let serves = |field: Field| (others & field.touching()).count_ones();
                // Whoever runs is the likeliest to run on, or to capture: what pays is left behind, unless two others need it.
                let again = to.touching();
                let needed =
                    paid.fields(from).map(|field| 2 * serves(field) + 3 * u32::from(again.contains(&field)));
                needed.sum()
            }
            Action::Shift { .. } | Action::End => 0,
        };
        alike.iter().enumerate().min_by_key(|(_, action)| cost(action)).map_or(0, |(i, _)| i)
    }

    fn attempt(&self, from: Option<Site>, to: Site) -> Option<Action> {
        // Own robots and batteries are meant themselves, whatever was chosen before; and so are enemy robots, unless a robot was.
        let is_meant = match (Square::at(to), Field::at(to)) {
            (Some(square), _) => {
                let has_robot = from.is_some_and(|from| Square::at(from).is_some());
                self.own().has(square) || self.enemy().has(square) && !has_robot
            }
            (_, Some(field)) => self.batteries.has(field),
            _ => false,
        };
        let from = from.filter(|_| !is_meant).unwrap_or(to);
        match (Square::at(from), Square::at(to), Field::at(from), Field::at(to)) {
            (Some(from), Some(to), ..) => {
                let captures = from != to && self.enemy().has(to);
                let paid = Self::usable(from, self.sources());
                Some(Action::Run { from, to, captures, paid })
            }
            (.., Some(from), Some(to)) => Some(Action::Shift { from, to }),
            _ => None,
        }
    }

    fn control(&self, site: Site) -> Option<Control> {
        let field = Field::at(site).filter(|field| self.batteries.has(*field))?;
        let touching = |robots: SquareSet| (robots & field.touching()).iter().map(Square::site).collect();
        Some(Control { what: Controlled::Battery, by: self.robots.map(touching) })
    }

    fn beside(&self) -> Vec<Piece> {
        let captured = |owner: Player| CREW - self.robots[owner.index()].count_ones() as usize;
        Piece::of_both(robot, captured)
    }

    fn status(&self) -> Status {
        match self.phase {
            _ if self.outcome().is_some() => Status::Nothing,
            Phase::Ready => Status::RunRobot,
            Phase::Opening => Status::RunOnce,
            Phase::Closing => Status::EndTurn,
            Phase::Moved
                if self.rules.capture == Capture::Mandatory && !self.actions().contains(&Action::End) =>
            {
                Status::MustCapture
            }
            Phase::Moved => Status::RunOrShift,
            Phase::Shifting => Status::Shift,
        }
    }

    fn goal(&self, player: Player) -> Option<Goal> {
        let (reached, needed) = self.robots_home(player);
        let row = target_row(player).iter().next()?.site().rank;
        // Squares are two places apart.
        let way = |square: Square| usize::from(square.site().rank.abs_diff(row) / 2);
        let mut ways: Vec<usize> = self.robots[player.index()].iter().map(way).collect();
        ways.sort_unstable();
        Some(Goal { reached, needed, to_go: ways.iter().take(needed).sum() })
    }

    fn at_goal(&self, player: Player) -> Vec<Site> {
        (self.robots[player.index()] & target_row(player)).iter().map(|square| square.site()).collect()
    }

    fn zones(&self) -> Vec<Zone> {
        // Before the enemy's turn, all batteries are charged, and no robot is barred yet.
        let enemy = Self {
            charged: self.batteries,
            phase: Phase::Ready,
            barred: SquareSet::EMPTY,
            shifted: FieldSet::EMPTY,
            ..self.skipped()
        };
        let mut runs = Vec::new();
        if self.decided().is_none() {
            enemy.legal_runs(&mut runs);
        }
        let mut captures: Vec<_> = runs
            .iter()
            .filter_map(|run| match *run {
                Action::Run { from, to, captures: true, .. } => Some((to, from)),
                _ => None,
            })
            .collect();
        captures.sort_unstable_by_key(|(to, from)| (to.site(), from.site()));
        captures.dedup();
        let told = captures.into_iter().map(|(to, from)| crate::Capture {
            at: to.site(),
            from: from.site(),
            landings: enemy.way(from, to, true).iter().map(|leg| leg.to.site()).collect(),
        });
        let captures: Vec<_> = told.collect();
        if captures.is_empty() { Vec::new() } else { vec![Zone::Danger { captures }] }
    }

    fn picture(&self) -> String {
        // `w` and `b` are robots, `-` empty squares, `o` and `x` charged and spent batteries, `.` empty fields.
        let empty = |site: Site| match (Square::at(site), Field::at(site)) {
            (Some(_), _) => '-',
            (_, Some(_)) => '.',
            _ => ' ',
        };
        let rows = rows(LATTICE, LATTICE, |site| self.sign(site).unwrap_or_else(|| empty(site)));
        picture(&rows, 2, COLOURS[self.to_move.index()], self.status())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn batteries_that_serve_no_other_robot_pay_first() {
        let game = Netzwerk::default();
        let proposed = |from: &str, to: &str| {
            let way = format!("{from}-{to}*");
            let alike: Vec<Action> =
                game.actions().into_iter().filter(|action| action.to_string().starts_with(&way)).collect();
            alike[game.proposal(&alike)].to_string()
        };
        // a3 touches b2 alone; c3 touches d2 too.
        assert_eq!(proposed("b2", "b4"), "b2-b4*a3");
        assert_eq!(proposed("l2", "l4"), "l2-l4*m3");
        assert_eq!(proposed("b2", "b6"), "b2-b6*a3c3");
    }
}
