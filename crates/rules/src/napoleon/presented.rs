//! What a position shows to people.

use smallvec::SmallVec;

use super::action::midway;
use super::{Action, COLOURS, DIRECTIONS, Headquarters, Leg, Napoleon, Square, TO_WIN, Terrain, counter};
use crate::board_text::picture;
use crate::{
    About, Capture, Game, Gesture, Goal, Ground, Lead, Piece, Player, Presented, Site, Standing, Status, Zone,
};

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
        let tables = self.map.tables();
        let (start, landings) = way.split_first()?;
        let from = tables.square(*start)?;
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
            let to = tables.square(*landing)?;
            let over = (0..DIRECTIONS.len())
                .filter_map(|direction| self.jump_from(at, direction, |square| occupied.has(square)))
                .find_map(|(over, landing)| (landing == to).then_some(over))?;
            let takes = self.takes(over);
            if takes {
                occupied.remove(over);
                captures.push(tables.site(over));
                been.clear();
            }
            legs.push(Leg { to: *landing, captures: takes });
            been.push(to);
            at = to;
        }
        let mut next: Vec<Site> = (0..DIRECTIONS.len())
            .filter_map(|direction| self.jump_from(at, direction, |square| occupied.has(square)))
            .filter(|(over, to)| self.takes(*over) || !been.contains(to))
            .map(|(_, to)| tables.site(to))
            .collect();
        next.sort_unstable();
        let may_stop = !legs.is_empty() && self.may_end(from, at, !captures.is_empty());
        let lost = tables.at(at) == Terrain::River;
        let stop = may_stop.then(|| Action::new(*start, &legs, lost));
        Some(Lead { stop, next, captures })
    }

    fn attempt(&self, from: Option<Site>, to: Site) -> Option<Action> {
        let tables = self.map.tables();
        // An own counter is meant itself, whatever was chosen before.
        let is_own = tables.square(to).is_some_and(|square| self.counters[self.to_move.index()].has(square));
        let Some(from) = from.filter(|_| !is_own) else {
            // The rules say whose counter this is before they look at where it goes.
            return Some(Action::new(to, &[Leg { to, captures: false }], false));
        };
        let span = (from.file.abs_diff(to.file), from.rank.abs_diff(to.rank));
        let is_jump = matches!(span, (0, 2) | (2, 0) | (2, 2));
        let captures = is_jump && tables.square(midway(from, to)).is_some_and(|over| self.takes(over));
        let lost = is_jump && tables.square(to).is_some_and(|square| tables.at(square) == Terrain::River);
        Some(Action::new(from, &[Leg { to, captures }], lost))
    }

    fn beside(&self) -> Vec<Piece> {
        let lost = |player: Player| self.map.army().saturating_sub(self.count(player));
        Piece::of_both(counter, lost)
    }

    fn status(&self) -> Status {
        if self.outcome().is_some() { Status::Nothing } else { Status::MoveCounter }
    }

    fn about(&self, site: Site) -> Option<About> {
        let terrain = self.map.terrain(site)?;
        let place = self.map.places().iter().find(|(_, at)| *at == site);
        let open = self.rules.headquarters == Headquarters::Open;
        Some(About {
            name: place.map(|(name, _)| name.clone()),
            ground: if self.map.has_bridge(site) { Ground::Bridge } else { terrain.ground(open) },
        })
    }

    fn zones(&self) -> Vec<Zone> {
        let mut moves = Vec::new();
        self.skipped().legal_actions(&mut moves);
        let by = |action: &Action| {
            let landings: Vec<Site> = action.legs().map(|leg| leg.to).collect();
            let captures = action.ways().enumerate().filter(|(_, (_, leg))| leg.captures);
            let captures = captures.map(|(i, (before, leg))| Capture {
                at: midway(before, leg.to),
                from: action.from,
                landings: landings[..=i].to_vec(),
            });
            captures.collect::<Vec<_>>()
        };
        let mut captures: Vec<Capture> = moves.iter().flat_map(by).collect();
        captures.sort_by_key(|Capture { at, from, landings }| (*at, *from, landings.len()));
        captures.dedup_by_key(|capture| (capture.at, capture.from));
        if captures.is_empty() { Vec::new() } else { vec![Zone::Danger { captures }] }
    }

    fn standing(&self, player: Player) -> Option<Standing> {
        let left = self.count(player);
        let lost = self.map.army().saturating_sub(left);
        Some(Standing { left, lost })
    }

    fn goal(&self, player: Player) -> Option<Goal> {
        let tables = self.map.tables();
        let headquarters = &tables.headquarters[player.other().index()];
        let way = |square| {
            let at = tables.site(square);
            let to = |goal: &Square| {
                let goal = tables.site(*goal);
                at.file.abs_diff(goal.file).max(at.rank.abs_diff(goal.rank))
            };
            headquarters.iter().map(to).min().map_or(0, usize::from)
        };
        let mut ways: Vec<usize> = self.counters[player.index()].iter().map(way).collect();
        ways.sort_unstable();
        let to_go = ways.iter().take(TO_WIN).sum();
        Some(Goal { reached: self.invaders(player), needed: TO_WIN, to_go })
    }

    fn at_goal(&self, player: Player) -> Vec<Site> {
        let tables = self.map.tables();
        let headquarters = tables.headquarters[player.other().index()].iter();
        headquarters
            .filter(|square| self.counters[player.index()].has(**square))
            .map(|square| tables.site(*square))
            .collect()
    }

    fn picture(&self) -> String {
        // `B` and `R` are counters; an empty square is the character of its terrain.
        let tables = self.map.tables();
        let rows = tables.rows(|square| match self.counter_on(square) {
            Some(Player::One) => 'B',
            Some(Player::Two) => 'R',
            None => tables.at(square).sign(),
        });
        picture(&rows, 3, COLOURS[self.to_move.index()], self.status())
    }
}
