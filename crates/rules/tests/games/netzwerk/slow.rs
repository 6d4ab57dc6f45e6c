//! A second, slow implementation of the rules: written from the rules page, using only the texts of the options and the position.

use std::collections::{BTreeMap, BTreeSet};

/// File and rank, both from 1: squares are even in both, fields are odd in both.
pub(super) type Place = (i32, i32);

/// A position as its text describes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Table {
    /// `w` and `b` for robots, `o` and `x` for charged and spent batteries.
    pub(super) pieces: BTreeMap<Place, char>,
    pub(super) side: char,
    pub(super) phase: char,
    pub(super) barred: BTreeSet<Place>,
    pub(super) shifted: BTreeSet<Place>,
}

/// The options that are not at their defaults, as `KEY=VALUE`.
pub(super) struct Options(pub(super) BTreeSet<String>);

impl Options {
    pub(super) fn read(text: &str) -> Self {
        Self(text.split(',').map(str::to_owned).collect())
    }

    fn has(&self, setting: &str) -> bool {
        self.0.contains(setting)
    }
}

pub(super) fn name((file, rank): Place) -> String {
    format!("{}{rank}", char::from(b'a' + u8::try_from(file - 1).unwrap()))
}

pub(super) fn place(name: &str) -> Place {
    (i32::from(name.as_bytes()[0] - b'a') + 1, name[1..].parse().unwrap())
}

/// The places of a text such as `a3c13`.
fn places(text: &str) -> Vec<Place> {
    let letters: Vec<usize> =
        text.match_indices(|sign: char| sign.is_ascii_lowercase()).map(|(i, _)| i).collect();
    let ends = letters.iter().copied().skip(1).chain([text.len()]);
    letters.iter().zip(ends).map(|(start, end)| place(&text[*start..end])).collect()
}

const fn is_on_board((file, rank): Place) -> bool {
    1 <= file && file <= 13 && 1 <= rank && rank <= 13
}

/// The places diagonally next to one: the fields around a square, or the squares around a field.
fn touching((file, rank): Place) -> impl Iterator<Item = Place> {
    [(-1, -1), (-1, 1), (1, -1), (1, 1)].into_iter().map(move |(x, y)| (file + x, rank + y))
}

/// The next place of the same kind in a direction.
const fn next((file, rank): Place, (x, y): Place) -> Place {
    (file + 2 * x, rank + 2 * y)
}

const fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

impl Table {
    pub(super) fn read(text: &str) -> Self {
        let parts: Vec<&str> = text.split(' ').collect();
        let mut pieces = BTreeMap::new();
        for (rank, row) in (1..).zip(parts[0].rsplit('/')) {
            let (mut file, mut number) = (1, 0);
            for sign in row.chars() {
                if let Some(digit) = sign.to_digit(10) {
                    number = number * 10 + i32::try_from(digit).unwrap();
                } else {
                    file += std::mem::take(&mut number);
                    pieces.insert((file, rank), sign);
                    file += 1;
                }
            }
        }
        let list = |text: &str| text.split(',').filter(|name| *name != "-").map(place).collect();
        let sign = |text: &str| text.chars().next().unwrap();
        let (side, phase) = (sign(parts[1]), sign(parts[2]));
        Self { pieces, side, phase, barred: list(parts[3]), shifted: list(parts[4]) }
    }

    pub(super) fn text(&self) -> String {
        let mut rows = Vec::new();
        for rank in (1..=13).rev() {
            let (mut row, mut empty) = (String::new(), 0);
            for file in 1..=14 {
                let piece = self.pieces.get(&(file, rank));
                if (piece.is_some() || file == 14) && empty > 0 {
                    row.push_str(&std::mem::take(&mut empty).to_string());
                }
                match piece {
                    Some(sign) => row.push(*sign),
                    None => empty += 1,
                }
            }
            rows.push(row);
        }
        let list = |places: &BTreeSet<Place>| match places.len() {
            0 => "-".to_owned(),
            _ => places.iter().map(|place| name(*place)).collect::<Vec<_>>().join(","),
        };
        let (barred, shifted) = (list(&self.barred), list(&self.shifted));
        format!("{} {} {} {barred} {shifted}", rows.join("/"), self.side, self.phase)
    }

    fn is(&self, place: Place, sign: char) -> bool {
        self.pieces.get(&place) == Some(&sign)
    }

    fn of(&self, sign: char) -> impl Iterator<Item = Place> {
        self.pieces.iter().filter(move |(_, other)| **other == sign).map(|(place, _)| *place)
    }

    /// Whether at least as many robots of `side` as of the other touch a field.
    fn controls(&self, side: char, field: Place) -> bool {
        let count = |side| touching(field).filter(|square| self.is(*square, side)).count();
        count(side) >= count(other(side))
    }

    /// Why `side` has won by what stands on the board, in a word.
    fn has_won(&self, side: char) -> Option<&'static str> {
        let target = if side == 'w' { 12 } else { 2 };
        let (left, home) = (self.of(side).count(), self.of(side).filter(|(_, rank)| *rank == target).count());
        if left > 0 && 2 * home >= left {
            return Some("home");
        }
        (self.of(other(side)).count() == 0).then_some("captured")
    }

    /// The winner and why they have won.
    pub(super) fn end(&self, options: &Options) -> Option<(char, &'static str)> {
        // Where both have what they need, the player who ran has won: it is still their turn.
        let decided = [self.side, other(self.side)]
            .into_iter()
            .find_map(|side| self.has_won(side).map(|reason| (side, reason)));
        let is_stuck = "ro".contains(self.phase) && self.runs(options).is_empty();
        decided.or_else(|| is_stuck.then_some((other(self.side), "stuck")))
    }

    /// The notations of all legal actions.
    pub(super) fn actions(&self, options: &Options) -> BTreeSet<String> {
        if self.end(options).is_some() {
            return BTreeSet::new();
        }
        let mut actions = self.runs(options);
        if options.has("capture=mandatory") && actions.iter().any(|action| action.contains('x')) {
            actions.retain(|action| action.contains('x'));
            return actions;
        }
        if "ms".contains(self.phase) {
            actions.extend(self.shifts(options));
        }
        if "mse".contains(self.phase) {
            actions.insert("end".to_owned());
        }
        actions
    }

    fn runs(&self, options: &Options) -> BTreeSet<String> {
        let mut runs = BTreeSet::new();
        if "se".contains(self.phase) {
            return runs;
        }
        for from in self.of(self.side).filter(|square| !self.barred.contains(square)) {
            let pays = |field: &Place| {
                self.is(*field, 'o')
                    && (!options.has("energy=controlled") || self.controls(self.side, *field))
            };
            let mut energy: Vec<Place> = touching(from).filter(pays).collect();
            energy.sort_unstable();
            for (to, price) in self.prices(from, energy.len(), options) {
                let sign = if self.is(to, other(self.side)) { 'x' } else { '-' };
                for choice in 0..1_u32 << energy.len() {
                    if usize::try_from(choice.count_ones()).unwrap() == price {
                        let paid = (0..energy.len()).filter(|i| choice >> i & 1 == 1);
                        let paid: String = paid.map(|i| name(energy[i])).collect();
                        runs.insert(format!("{}{sign}{}*{paid}", name(from), name(to)));
                    }
                }
            }
        }
        runs
    }

    /// The squares where the robot on `from` can end a run, and what the cheapest way to each costs.
    fn prices(&self, from: Place, energy: usize, options: &Options) -> BTreeMap<Place, usize> {
        // The robot has left its square.
        let mut left = self.clone();
        left.pieces.remove(&from);
        let mut prices = BTreeMap::new();
        let forward = if self.side == 'w' { 1 } else { -1 };
        for direction in [(0, forward), (-1, 0), (1, 0)] {
            if options.has("path=straight") {
                if let Some((to, price, _)) = left.part(from, direction).filter(|(_, price, _)| *price > 1) {
                    arrive(&mut prices, to, price, energy);
                }
                let (mut at, mut steps) = (from, 0);
                while let Some((to, 1, _)) = left.part(at, direction) {
                    (at, steps) = (to, steps + 1);
                    arrive(&mut prices, at, steps, energy);
                }
            } else {
                left.run_on(from, direction, 0, energy, &mut prices);
            }
        }
        prices.remove(&from);
        prices
    }

    /// Follows every way that begins with a part in a direction.
    fn run_on(
        &self,
        at: Place,
        direction: Place,
        spent: usize,
        energy: usize,
        prices: &mut BTreeMap<Place, usize>,
    ) {
        let Some((to, price, captures)) = self.part(at, direction) else { return };
        let spent = spent + price;
        arrive(prices, to, spent, energy);
        if spent < energy && !captures {
            let forward = if self.side == 'w' { 1 } else { -1 };
            for direction in [(0, forward), (-1, 0), (1, 0)] {
                self.run_on(to, direction, spent, energy, prices);
            }
        }
    }

    /// One part of a run: where it leads, what it costs, whether it captures.
    fn part(&self, at: Place, direction: Place) -> Option<(Place, usize, bool)> {
        let enemy = other(self.side);
        let beside = next(at, direction);
        if !is_on_board(beside) {
            return None;
        }
        if !self.is(beside, self.side) {
            return Some(if self.is(beside, enemy) { (beside, 2, true) } else { (beside, 1, false) });
        }
        let behind = next(beside, direction);
        if !is_on_board(behind) || self.is(behind, self.side) {
            return None;
        }
        Some(if self.is(behind, enemy) { (behind, 4, true) } else { (behind, 2, false) })
    }

    fn shifts(&self, options: &Options) -> BTreeSet<String> {
        let mut shifts = BTreeSet::new();
        for from in self.of('o').chain(self.of('x')).filter(|field| !self.shifted.contains(field)) {
            let is_locked = options.has("shared=locked") && self.controls(other(self.side), from);
            if !self.controls(self.side, from) || is_locked {
                continue;
            }
            for direction in [(0, 1), (0, -1), (-1, 0), (1, 0)] {
                let mut to = next(from, direction);
                while self.pieces.contains_key(&to) {
                    to = next(to, direction);
                }
                if is_on_board(to) {
                    shifts.insert(format!("{}>{}", name(from), name(to)));
                }
            }
        }
        shifts
    }

    /// The position after a legal action.
    pub(super) fn after(&self, action: &str, options: &Options) -> Self {
        let mut after = self.clone();
        if action == "end" {
            after.pieces.values_mut().filter(|sign| **sign == 'x').for_each(|sign| *sign = 'o');
            after.barred.clear();
            after.shifted.clear();
            (after.side, after.phase) = (other(self.side), 'r');
        } else if let Some((from, to)) = action.split_once('>') {
            let battery = after.pieces.remove(&place(from)).unwrap();
            after.pieces.insert(place(to), battery);
            after.shifted.insert(place(to));
            after.phase = 's';
        } else {
            let (way, paid) = action.split_once('*').unwrap();
            let [from, to] = places(&way.replace(['-', 'x'], ""))[..] else { panic!("{action}") };
            let robot = after.pieces.remove(&from).unwrap();
            after.pieces.insert(to, robot);
            for field in places(paid) {
                assert_eq!(
                    after.pieces.insert(field, 'x'),
                    Some('o'),
                    "{action} is paid by charged batteries"
                );
            }
            if way.contains('x') || options.has("rerun=once") {
                after.barred.insert(to);
            }
            after.phase = if self.phase == 'o' { 'e' } else { 'm' };
        }
        after
    }
}

/// Notes what it costs to get somewhere, if that can be paid and nothing cheaper is known.
fn arrive(prices: &mut BTreeMap<Place, usize>, to: Place, price: usize, energy: usize) {
    if price <= energy {
        let known = prices.entry(to).or_insert(price);
        *known = price.min(*known);
    }
}
