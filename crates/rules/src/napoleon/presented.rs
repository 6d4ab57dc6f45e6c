//! What a position shows to people.

use super::action::{Action, midway};
use super::rules::Headquarters;
use super::terrain::Terrain;
use super::way::Leg;
use super::{Napoleon, counter};
use crate::{About, Game, Gesture, Lead, Piece, Player, Presented, Site, Standing, Status, Zone};

impl Presented for Napoleon {
    fn gesture(&self, action: &Action) -> Gesture {
        Gesture {
            from: Some(action.from),
            to: Some(action.to()),
            captures: action.captured().collect(),
            is_lost: action.lost,
            ..Gesture::default()
        }
    }

    fn proposal(&self, alike: &[Action]) -> usize {
        // Most players would want to capture the most.
        let taken = |action: &Action| action.captured().count();
        (0..alike.len()).rev().max_by_key(|i| taken(&alike[*i])).unwrap_or(0)
    }

    fn lead(&self, way: &[Site]) -> Option<Lead<Action>> {
        self.led(way)
    }

    fn attempt(&self, from: Option<Site>, to: Site) -> Option<Action> {
        let ground = self.map.ground();
        let Some(from) = from else {
            // The rules say whose counter this is before they look at the step.
            let aside = Site::new(to.file.checked_sub(1).unwrap_or(1), to.rank);
            let is_own =
                ground.square(to).is_some_and(|square| self.counters[self.to_move.index()].has(square));
            return (!is_own).then(|| Action::new(to, &[Leg { to: aside, captures: false }], false));
        };
        let span = (from.file.abs_diff(to.file), from.rank.abs_diff(to.rank));
        let is_jump = matches!(span, (0, 2) | (2, 0) | (2, 2));
        let captures = is_jump && ground.square(midway(from, to)).is_some_and(|over| self.takes(over));
        let lost = is_jump && ground.square(to).is_some_and(|square| ground.at(square) == Terrain::River);
        Some(Action::new(from, &[Leg { to, captures }], lost))
    }

    fn beside(&self) -> Vec<Piece> {
        let lost = |player: Player| self.map.army().saturating_sub(self.count(player));
        Player::BOTH
            .into_iter()
            .flat_map(|player| std::iter::repeat_n(counter(player), lost(player)))
            .collect()
    }

    fn status(&self) -> Status {
        if self.outcome().is_some() { Status::Nothing } else { Status::MoveCounter }
    }

    fn about(&self, site: Site) -> Option<About> {
        let terrain = self.map.terrain(site)?;
        let place = self.map.places().iter().find(|(_, at)| *at == site);
        let open = self.rules.headquarters == Headquarters::Open;
        Some(About { name: place.map(|(name, _)| name.clone()), ground: terrain.ground(open) })
    }

    fn standing(&self, player: Player) -> Option<Standing> {
        let left = self.count(player);
        let lost = self.map.army().saturating_sub(left);
        Some(Standing { left, lost, invaders: self.invaders(player) })
    }

    fn zones(&self) -> Vec<Zone> {
        Vec::new()
    }

    fn picture(&self) -> String {
        self.draw()
    }
}
