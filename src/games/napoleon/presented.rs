//! What a position shows to people.

use super::action::Action;
use super::rules::Headquarters;
use super::{Napoleon, counter};
use crate::games::{About, Game, Gesture, Lead, Piece, Player, Presented, Site, Standing, Status, Zone};

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
