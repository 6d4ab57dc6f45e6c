//! Moves that are made landing by landing.

use smallvec::SmallVec;

use super::Napoleon;
use super::action::Action;
use super::directions::DIRECTIONS;
use super::terrain::Terrain;
use super::way::Leg;
use crate::{Lead, Site};

impl Napoleon {
    /// Follows a counter over its landings; `None` if they are not those of legal jumps.
    pub(super) fn led(&self, way: &[Site]) -> Option<Lead<Action>> {
        let ground = self.map.ground();
        let (start, landings) = way.split_first()?;
        let from = ground.square(*start)?;
        if self.decided().is_some() || !self.counters[self.to_move.index()].has(from) {
            return None;
        }
        let mut occupied = self.occupied();
        occupied.remove(from);
        let (mut at, mut captures) = (from, Vec::new());
        // Where it has been since its last capture: going back there changes nothing.
        let mut been = vec![from];
        let mut legs: SmallVec<[Leg; 8]> = SmallVec::new();
        for landing in landings {
            let to = ground.square(*landing)?;
            let over = (0..DIRECTIONS.len())
                .filter_map(|direction| self.jump_from(at, direction, |square| occupied.has(square)))
                .find_map(|(over, landing)| (landing == to).then_some(over))?;
            let takes = self.takes(over);
            if takes {
                occupied.remove(over);
                captures.push(ground.site(over));
                been.clear();
            }
            legs.push(Leg { to: *landing, captures: takes });
            been.push(to);
            at = to;
        }
        let mut next: Vec<Site> = (0..DIRECTIONS.len())
            .filter_map(|direction| self.jump_from(at, direction, |square| occupied.has(square)))
            .filter(|(over, to)| self.takes(*over) || !been.contains(to))
            .map(|(_, to)| ground.site(to))
            .collect();
        next.sort_unstable();
        let may_stop = !legs.is_empty() && self.may_end(from, at, !captures.is_empty());
        let lost = ground.at(at) == Terrain::River;
        let stop = may_stop.then(|| Action::new(*start, &legs, lost));
        Some(Lead { stop, next, captures })
    }
}
