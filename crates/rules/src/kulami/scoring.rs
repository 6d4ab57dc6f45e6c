//! Scoring: panels, areas, chains.

use super::{Field, FieldSet, Kulami, NO_FIELD};
use crate::{Player, Region, Score, ScoreKind, ScorePart, Site};

/// The number of marbles in a line that form a chain.
const CHAIN: usize = 5;

impl Kulami {
    /// Each player's points by the options in force, the first player's first.
    pub fn points(&self) -> [u16; 2] {
        let mut points = self.panel_points();
        if self.rules.score.counts_areas() {
            add(&mut points, surplus(Player::BOTH.map(|player| size(self.largest_area(player)))));
        }
        if self.rules.score.counts_chains() {
            add(&mut points, surplus(Player::BOTH.map(|player| self.chain_points(player))));
        }
        points
    }

    /// The points if the players' marbles were those. For a search that keeps marbles in a form of its own.
    pub fn points_with(&self, marbles: [FieldSet; 2]) -> [u16; 2] {
        Self { marbles, ..*self }.points()
    }

    pub(super) fn detailed_score(&self) -> Score {
        let mut parts = vec![self.panel_part()];
        if self.rules.score.counts_areas() {
            let areas = Player::BOTH.map(|player| self.largest_area(player));
            let regions = Player::BOTH.into_iter().zip(areas).filter(|(_, area)| !area.is_empty());
            parts.push(ScorePart {
                kind: ScoreKind::Areas,
                points: surplus(areas.map(size)),
                regions: regions.map(|(player, area)| self.region(Some(player), area, size(area))).collect(),
            });
        }
        if self.rules.score.counts_chains() {
            let mut regions = Vec::new();
            for player in Player::BOTH {
                self.each_chain(player, |chain| regions.push(self.region(Some(player), chain, size(chain))));
            }
            let points = surplus(Player::BOTH.map(|player| self.chain_points(player)));
            parts.push(ScorePart { kind: ScoreKind::Chains, points, regions });
        }
        Score { parts }
    }

    fn panel_part(&self) -> ScorePart {
        let regions = self.layout.board().panel_fields.iter().map(|panel| {
            let owner = self.holder(*panel);
            self.region(owner, *panel, if owner.is_some() { size(*panel) } else { 0 })
        });
        ScorePart { kind: ScoreKind::Panels, points: self.panel_points(), regions: regions.collect() }
    }

    fn region(&self, owner: Option<Player>, fields: FieldSet, points: u16) -> Region {
        let sites: Vec<Site> = fields.iter().map(|field| self.layout.board().sites[field.index()]).collect();
        Region { owner, sites, points }
    }

    /// The player with more marbles on a panel.
    fn holder(&self, panel: FieldSet) -> Option<Player> {
        let [one, two] = self.marbles.map(|marbles| (marbles & panel).count_ones());
        match one.cmp(&two) {
            std::cmp::Ordering::Greater => Some(Player::One),
            std::cmp::Ordering::Less => Some(Player::Two),
            std::cmp::Ordering::Equal => None,
        }
    }

    fn panel_points(&self) -> [u16; 2] {
        let mut points = [0; 2];
        for panel in &self.layout.board().panel_fields {
            if let Some(player) = self.holder(*panel) {
                points[player.index()] += size(*panel);
            }
        }
        points
    }

    /// A largest group of a player's marbles connected along sides.
    fn largest_area(&self, player: Player) -> FieldSet {
        let mut left = self.marbles[player.index()];
        let mut largest = FieldSet::EMPTY;
        while let Some(field) = left.first() {
            let area = self.layout.board().area_around(field, left);
            left = left.without(area);
            if size(area) > size(largest) {
                largest = area;
            }
        }
        largest
    }

    fn chain_points(&self, player: Player) -> u16 {
        let mut points = 0;
        self.each_chain(player, |chain| points += size(chain));
        points
    }

    /// Calls `found` with every chain of a player.
    fn each_chain(&self, player: Player, mut found: impl FnMut(FieldSet)) {
        let marbles = self.marbles[player.index()];
        let next = &self.layout.board().next;
        let is_own = |field: Field| field != NO_FIELD && marbles.has(field);
        for direction in 0..4 {
            for first in marbles.iter() {
                // A chain starts at a marble with no other before it.
                if is_own(next[direction + 4][first.index()]) {
                    continue;
                }
                let (mut chain, mut field) = (FieldSet::EMPTY, first);
                while is_own(field) {
                    chain |= field.bit();
                    field = next[direction][field.index()];
                }
                if usize::from(size(chain)) >= CHAIN {
                    found(chain);
                }
            }
        }
    }
}

fn size(fields: FieldSet) -> u16 {
    fields.count_ones() as u16
}

/// The difference, for the player with more.
const fn surplus([one, two]: [u16; 2]) -> [u16; 2] {
    [one.saturating_sub(two), two.saturating_sub(one)]
}

const fn add(points: &mut [u16; 2], more: [u16; 2]) {
    points[0] += more[0];
    points[1] += more[1];
}
