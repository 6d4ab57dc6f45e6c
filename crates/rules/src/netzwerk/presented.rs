//! What a position shows to people.

use super::action::Action;
use super::board::{Field, Square};
use super::{CREW, Capture, Netzwerk, Phase, robot};
use crate::{About, Game, Gesture, Lead, Piece, Player, Presented, Site, Standing, Status, Zone};

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
        self.cheapest_for_the_crew(alike)
    }

    fn lead(&self, _: &[Site]) -> Option<Lead<Action>> {
        None
    }

    fn attempt(&self, from: Option<Site>, to: Site) -> Option<Action> {
        let from = from.unwrap_or(to);
        match (Square::at(from), Square::at(to), Field::at(from), Field::at(to)) {
            (Some(from), Some(to), ..) => {
                // Why an own robot stands still that may run again is not known before it is clear where it should go.
                let may_run = self.own().has(from) && !self.barred.has(from) && self.phase != Phase::Shifting;
                let captures = self.enemy().has(to);
                let paid = Self::usable(from, self.sources());
                (from != to || !may_run).then_some(Action::Run { from, to, captures, paid })
            }
            (.., Some(from), Some(to)) => Some(Action::Shift { from, to }),
            _ => None,
        }
    }

    fn beside(&self) -> Vec<Piece> {
        let captured = |owner: Player| CREW - self.robots[owner.index()].count_ones() as usize;
        Player::BOTH
            .into_iter()
            .flat_map(|owner| std::iter::repeat_n(robot(owner), captured(owner)))
            .collect()
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

    fn about(&self, _: Site) -> Option<About> {
        None
    }

    fn standing(&self, _: Player) -> Option<Standing> {
        None
    }

    fn zones(&self) -> Vec<Zone> {
        Vec::new()
    }

    fn picture(&self) -> String {
        self.draw()
    }
}
