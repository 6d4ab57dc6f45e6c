//! A second, slow count of the points, using only the text of the position.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rules::kulami::{Kulami, Layout, Rules, random_closed, random_irregular, shipped};
use rules::{Game, Rng, Rules as _, ScoreKind};

use super::random_match;

type Place = (i32, i32);

/// A position as its text describes it, with red's first marble first.
struct Board {
    panels: BTreeMap<char, Vec<Place>>,
    marbles: [BTreeSet<Place>; 2],
}

fn read(text: &str) -> Board {
    let (layout, moves) = text.split_once(' ').unwrap();
    let mut panels: BTreeMap<char, Vec<Place>> = BTreeMap::new();
    for (y, row) in (1..).zip(layout.rsplit('/')) {
        for (x, letter) in (1..).zip(row.chars()).filter(|(_, letter)| *letter != '.') {
            panels.entry(letter).or_default().push((x, y));
        }
    }
    let mut marbles = [BTreeSet::new(), BTreeSet::new()];
    for (i, field) in moves.split(',').filter(|field| *field != "-").enumerate() {
        let (column, row) = field.split_at(1);
        let place = (column.bytes().next().unwrap() as i32 - 'a' as i32 + 1, row.parse().unwrap());
        assert!(panels.values().flatten().any(|field| *field == place), "{field} is a field");
        assert!(marbles[i % 2].insert(place), "{field} is empty");
    }
    Board { panels, marbles }
}

impl Board {
    fn panels(&self) -> [usize; 2] {
        let mut points = [0; 2];
        for fields in self.panels.values() {
            let [red, black] =
                [0, 1].map(|i| fields.iter().filter(|field| self.marbles[i].contains(field)).count());
            if red != black {
                points[usize::from(black > red)] += fields.len();
            }
        }
        points
    }

    /// The size of the largest area: each marble takes the least name among itself and its neighbours until none changes.
    fn area(&self, player: usize) -> usize {
        let mut names: HashMap<Place, Place> =
            self.marbles[player].iter().map(|place| (*place, *place)).collect();
        loop {
            let before = names.clone();
            for ((x, y), name) in &mut names {
                let beside = [(x - 1, *y), (x + 1, *y), (*x, y - 1), (*x, y + 1)];
                *name = beside
                    .iter()
                    .filter_map(|place| before.get(place))
                    .fold(*name, |least, other| least.min(*other));
            }
            if names == before {
                break;
            }
        }
        let mut sizes: HashMap<Place, usize> = HashMap::new();
        for name in names.values() {
            *sizes.entry(*name).or_default() += 1;
        }
        sizes.into_values().max().unwrap_or(0)
    }

    /// The lengths of all chains added up: each line is written out as a text and cut where there is no marble of the colour.
    fn chains(&self, player: usize) -> usize {
        // Which line a place is on, and where on it.
        let directions: [fn(i32, i32) -> Place; 4] =
            [|x, y| (y, x), |x, y| (x, y), |x, y| (x - y, x), |x, y| (x + y, x)];
        let mut points = 0;
        for direction in directions {
            for line in -12..=24 {
                let places = (0..=12).map(|at| {
                    let is_there = self.marbles[player].iter().any(|(x, y)| direction(*x, *y) == (line, at));
                    if is_there { 'o' } else { ' ' }
                });
                let written: String = places.collect();
                points += written.split_whitespace().map(str::len).filter(|long| *long >= 5).sum::<usize>();
            }
        }
        points
    }

    fn points(&self, level: &str) -> [usize; 2] {
        let mut points = self.panels();
        let mut add = |[red, black]: [usize; 2]| {
            points[0] += red.saturating_sub(black);
            points[1] += black.saturating_sub(red);
        };
        if matches!(level, "level1" | "level2") {
            add([self.area(0), self.area(1)]);
        }
        if matches!(level, "chains" | "level2") {
            add([self.chains(0), self.chains(1)]);
        }
        points
    }
}

/// Plays a match by chance and counts it anew at every level, at its end and on its way there.
fn check(layout: Layout, chance: &mut Rng) {
    let played = random_match(layout, "", chance);
    assert!((6..=56).contains(&played.played().len()), "{}", played.position());
    let middle = played.played().len() / 2;
    for position in [&played.played()[middle].after, played.position()] {
        let text = position.to_string();
        let board = read(&text);
        for level in ["basic", "level1", "chains", "level2"] {
            let rules = Rules::from_text(&format!("score={level}")).unwrap();
            let game = Kulami::from_text(&text, rules).unwrap();
            let points = board.points(level);
            assert_eq!(game.points().map(usize::from), points, "{level} {text}");
            let score = game.score().unwrap();
            assert_eq!(score.total().map(usize::from), points, "{level} {text}");
            check_regions(&game, &board);
            if let Some(outcome) = game.outcome() {
                let winner = outcome.winner.map(|winner| winner.index());
                let expected = (points[0] != points[1]).then(|| usize::from(points[1] > points[0]));
                assert_eq!(winner, expected, "{level} {text}");
            }
        }
    }
}

/// Checks that the points of each region match its fields.
fn check_regions(game: &Kulami, board: &Board) {
    for part in game.score().unwrap().parts {
        let mut sums = [0; 2];
        for region in &part.regions {
            if let Some(owner) = region.owner {
                assert_eq!(usize::from(region.points), region.sites.len());
                sums[owner.index()] += region.sites.len();
            }
        }
        let expected = match part.kind {
            ScoreKind::Panels => board.panels(),
            ScoreKind::Areas => [board.area(0), board.area(1)],
            ScoreKind::Chains => [board.chains(0), board.chains(1)],
        };
        assert_eq!(sums, expected, "{game}");
    }
}

#[test]
fn matches_on_the_built_in_layouts_match_the_second_count() {
    let mut chance = Rng::new(3);
    for (_, named) in shipped() {
        for _ in 0..12 {
            check(named.layout, &mut chance);
        }
    }
}

#[test]
fn matches_on_random_layouts_match_the_second_count() {
    let mut chance = Rng::new(4);
    for seed in 0..100 {
        check(random_closed(seed), &mut chance);
        check(random_irregular(seed), &mut chance);
    }
}

#[test]
fn the_second_count_agrees_with_the_rule_sheet() {
    let board = read(&super::score::finished().position().to_string());
    assert_eq!((board.panels(), [0, 1].map(|player| board.area(player))), ([31, 27], [12, 17]));
    assert_eq!([0, 1].map(|player| board.chains(player)), [12, 15]);
}
