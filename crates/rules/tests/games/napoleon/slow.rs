//! A second, slow move generator: written from the rules page, using only the texts of the map and the position.

use std::collections::{BTreeMap, BTreeSet};

use rules::Game;
use rules::napoleon::{Action, Headquarters, Home, Napoleon};
use serde::Deserialize;

type Place = (i32, i32);

/// What makes a move this move: start, end, captured counters, loss.
pub(super) type Essence = (Place, Place, BTreeSet<Place>, bool);

/// A map's file, of which only the ground matters.
#[derive(Deserialize)]
#[serde(rename = "Map")]
struct Ground {
    terrain: Vec<String>,
}

pub(super) struct Table {
    ground: BTreeMap<Place, char>,
    counters: BTreeMap<Place, char>,
    /// The mover's sign.
    me: char,
    is_open: bool,
    may_rest: bool,
}

impl Table {
    pub(super) fn new(game: &Napoleon) -> Self {
        let file: Ground = ron::from_str(game.map().ron()).unwrap();
        let mut ground = BTreeMap::new();
        for (y, row) in (1..).zip(file.terrain.iter().rev()) {
            ground.extend((1..).zip(row.chars()).map(|(x, sign)| ((x, y), sign)));
        }
        // The inside of a forest is written with a sign of its own.
        let whole = ground.clone();
        for ((x, y), sign) in &mut ground {
            let mut around = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
            if *sign == 'f' && around.all(|place| whole.get(&place).is_none_or(|sign| *sign == 'f')) {
                *sign = 'F';
            }
        }
        let text = game.to_string();
        let (board, side) = text.split_once(' ').unwrap();
        let mut counters = BTreeMap::new();
        for (y, row) in (1..).zip(board.rsplit('/')) {
            let mut x = 1;
            let mut rest = row;
            while let Some(sign) = rest.chars().next() {
                let digits = rest.len() - rest.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
                if digits > 0 {
                    x += rest[..digits].parse::<i32>().unwrap();
                    rest = &rest[digits..];
                } else {
                    counters.insert((x, y), sign);
                    x += 1;
                    rest = &rest[1..];
                }
            }
        }
        Self {
            ground,
            counters,
            me: side.chars().next().unwrap(),
            is_open: game.rules().headquarters == Headquarters::Open,
            may_rest: game.rules().home == Home::Rest,
        }
    }

    fn home(&self) -> char {
        if self.me == 'b' { 'M' } else { 'W' }
    }

    /// Whether two counters of `colour` stand in the other side's headquarters.
    fn has_won(&self, colour: char) -> bool {
        let target = if colour == 'b' { 'W' } else { 'M' };
        let inside =
            self.counters.iter().filter(|(place, sign)| **sign == colour && self.ground[place] == target);
        inside.count() >= 2
    }

    pub(super) fn is_decided(&self) -> bool {
        let count = |colour| self.counters.values().filter(|sign| **sign == colour).count();
        self.has_won('b') || self.has_won('r') || (count('b') < 2 && count('r') < 2)
    }

    pub(super) fn moves(&self) -> BTreeSet<Essence> {
        let mut moves = BTreeSet::new();
        if self.is_decided() {
            return moves;
        }
        for (from, _) in self.counters.iter().filter(|(_, sign)| **sign == self.me) {
            for (x, y) in EIGHT {
                let to = (from.0 + x, from.1 + y);
                let is_free = !self.counters.contains_key(&to);
                if is_free && self.ground.get(&to).is_some_and(|sign| *sign != self.home()) {
                    moves.insert((*from, to, BTreeSet::new(), false));
                }
            }
            let mut left = self.counters.clone();
            left.remove(from);
            self.jump_on(*from, *from, &left, &mut BTreeSet::new(), &mut moves);
        }
        moves
    }

    /// All that a counter can do by jumping on from a square, when these counters are left.
    fn jump_on(
        &self,
        from: Place,
        at: Place,
        left: &BTreeMap<Place, char>,
        seen: &mut BTreeSet<(Place, Vec<Place>)>,
        moves: &mut BTreeSet<Essence>,
    ) {
        if !seen.insert((at, left.keys().copied().collect())) {
            return;
        }
        for direction in EIGHT {
            let Some((to, next, lost)) = self.jump(at, direction, left) else { continue };
            let taken: BTreeSet<Place> = self
                .counters
                .keys()
                .filter(|place| **place != from && !next.contains_key(place))
                .copied()
                .collect();
            let stays_home = self.ground[&to] == self.home() && !self.may_rest;
            if !stays_home && (to != from || !taken.is_empty()) {
                moves.insert((from, to, taken, lost));
            }
            if !lost {
                self.jump_on(from, to, &next, seen, moves);
            }
        }
    }

    /// One jump: where it leads, the counters that are left, and whether the river takes the one that jumps.
    fn jump(
        &self,
        at: Place,
        (x, y): Place,
        left: &BTreeMap<Place, char>,
    ) -> Option<(Place, BTreeMap<Place, char>, bool)> {
        let (over, to) = ((at.0 + x, at.1 + y), (at.0 + 2 * x, at.1 + 2 * y));
        let jumped = *left.get(&over)?;
        let landing = *self.ground.get(&to)?;
        let is_firm = |place: &Place| !"~fF".contains(self.ground[place]);
        if left.contains_key(&to) || !is_firm(&at) || !is_firm(&over) || landing == 'F' {
            return None;
        }
        let shelter = if self.is_open { "=o" } else { "=oWM" };
        let mut next = left.clone();
        if jumped != self.me && !shelter.contains(self.ground[&over]) {
            next.remove(&over);
        }
        Some((to, next, landing == '~'))
    }

    /// Follows the way of a move jump by jump; returns what identifies the move, if the way is possible.
    pub(super) fn follow(&self, action: &Action) -> Option<Essence> {
        let place = |site: rules::Site| (i32::from(site.file) + 1, i32::from(site.rank) + 1);
        let (from, mut at) = (place(action.from), place(action.from));
        let mut left = self.counters.clone();
        left.remove(&from);
        let mut is_lost = false;
        for leg in action.legs() {
            let (x, y) = (place(leg.to).0 - at.0, place(leg.to).1 - at.1);
            if x.abs().max(y.abs()) > 1 {
                let before = left.len();
                (_, left, is_lost) = self.jump(at, (x / 2, y / 2), &left)?;
                if leg.captures != (left.len() < before) {
                    return None;
                }
            }
            at = place(leg.to);
        }
        let taken =
            self.counters.keys().filter(|place| **place != from && !left.contains_key(place)).copied();
        (is_lost == action.lost).then_some((from, at, taken.collect(), is_lost))
    }

    /// The counters after a move.
    pub(super) fn after(&self, (from, to, taken, lost): &Essence) -> BTreeMap<Place, char> {
        let mut counters = self.counters.clone();
        counters.remove(from);
        counters.retain(|place, _| !taken.contains(place));
        if !lost {
            counters.insert(*to, self.me);
        }
        counters
    }

    pub(super) const fn counters(&self) -> &BTreeMap<Place, char> {
        &self.counters
    }
}

const EIGHT: [Place; 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

/// Checks all moves of a position against those that are found here.
pub(super) fn check(game: &Napoleon) {
    let table = Table::new(game);
    let expected = table.moves();
    let actions = game.actions();
    let essences: Vec<Option<Essence>> = actions.iter().map(|action| table.follow(action)).collect();
    let found: BTreeSet<Essence> = essences.iter().flatten().cloned().collect();
    let context = || format!("{game} {:?} on {}", game.rules(), game.map().ron());
    assert_eq!(found, expected, "{}", context());
    assert_eq!(
        actions.len(),
        expected.len(),
        "every way is possible and every move is listed once: {}",
        context()
    );
    let has_lost = !table.is_decided() && expected.is_empty();
    assert_eq!(game.outcome().is_some(), table.is_decided() || has_lost, "{}", context());
    for (action, essence) in actions.iter().zip(essences.iter().flatten()) {
        let mut next = *game;
        next.play_unchecked(action);
        assert_eq!(Table::new(&next).counters(), &table.after(essence), "{action} {}", context());
    }
}
