//! Napoleon: tactics, symmetric evaluation, and legal moves only.

use std::collections::{BTreeSet, HashMap};

use engine::{Limits, Searchable};
use rules::Player::{One, Two};
use rules::napoleon::{Action, LARGEST_ARMY, LONGEST, Map, Napoleon, Rules, Setup, Sketch, shipped};
use rules::{Game, Presented, Rng, Rules as _, Site};

use super::common::random_map;
use super::searching::{after, random_action, search_own};

const RULES: [&str; 4] =
    ["", "headquarters=open", "headquarters=open,home=rest", "first=red,repetition=draw"];

fn quatre_bras(position: &str) -> Napoleon {
    Napoleon::set_up("", Some("quatre-bras"), Some(position)).unwrap()
}

fn best(game: &Napoleon) -> Napoleon {
    after(game, search_own(game, &Limits::nodes(3_000)).turn())
}

/// Calls `check` with the positions of random matches.
fn in_random_matches(matches: u64, turns: usize, mut check: impl FnMut(&Napoleon, &mut Rng)) {
    for seed in 0..matches {
        let mut chance = Rng::new(seed);
        let map = match seed % 4 {
            0 => shipped()[0].1,
            1 => shipped()[1].1,
            _ => random_map(&mut chance),
        };
        let mut game = Napoleon::start(map, Rules::from_text(RULES[chance.below(RULES.len())]).unwrap());
        for _ in 0..turns {
            check(&game, &mut chance);
            let actions = game.actions();
            // Captures more often than at random, so that armies shrink.
            let captures: Vec<&Action> =
                actions.iter().filter(|action| action.captured().count() > 0).collect();
            game = match captures.get(chance.below(3 * captures.len())) {
                Some(capture) => game.after(capture),
                None if actions.is_empty() => break,
                None => game.after(&random_action(&game, &mut chance)),
            };
        }
    }
}

/// The same map from the other side: turned, with the colours swapped.
fn turned(map: Map) -> Map {
    let swap = |sign| match sign {
        'M' => 'W',
        'W' => 'M',
        'B' => 'R',
        'R' => 'B',
        other => other,
    };
    let ranks =
        || (0..map.height()).map(|rank| (0..map.width()).rev().map(move |file| Site::new(file, rank)));
    let start = Napoleon::start(map, Rules::default()).pieces();
    let counter = |site: Site| match start.iter().find(|(at, _)| *at == site) {
        Some((_, piece)) if piece.owner == Some(One) => 'B',
        Some(_) => 'R',
        None => '.',
    };
    let terrain = ranks().map(|rank| rank.map(|site| swap(map.terrain(site).unwrap().sign())).collect());
    let counters = ranks().map(|rank| rank.map(|site| swap(counter(site))).collect());
    let (terrain, counters) = (terrain.collect(), counters.collect());
    Map::from_sketch(&Sketch { name: "Turned".to_owned(), terrain, counters, places: Vec::new() }).unwrap()
}

fn turned_position(game: &Napoleon, map: Map) -> Napoleon {
    let turn = |site: Site| Site::new(map.width() - 1 - site.file, map.height() - 1 - site.rank);
    let counters = game.pieces().into_iter().map(|(site, piece)| (turn(site), piece.owner.unwrap().other()));
    let (counters, to_move) = (counters.collect(), game.to_move().other());
    Napoleon::from_setup(&Setup { rules: game.rules(), map, counters, to_move }).unwrap()
}

#[test]
fn a_win_in_one_turn_is_found() {
    let game = quatre_bras("6b4/5b5/11/11/7r3/11/11/11/5r5/11/11 b");
    assert_eq!(search_own(&game, &Limits::nodes(1_000)).eval().unwrap().end(), Some(1));
    assert_eq!(best(&game).invaders(One), 2);
    let game = quatre_bras("6b4/5r5/2r3b4/11/7r3/11/11/11/5b5/11/11 b");
    assert_eq!(best(&game).invaders(One), 2, "over another");
}

#[test]
fn a_loss_in_one_turn_is_averted() {
    let game = quatre_bras("11/10b/11/11/11/11/11/11/3b7/3r7/5r5 b");
    assert_eq!(best(&game).count(Two), 1, "nothing else helps than to take what threatens");
}

#[test]
fn what_hangs_is_taken() {
    let game = quatre_bras("11/11/7rr2/4r6/3rb6/11/11/11/2b3b4/11/11 b");
    assert!(best(&game).count(Two) <= 3);
    let game = quatre_bras("11/11/7rr2/11/11/11/4r6/11/3r7/1b1b7/11 b");
    assert!(best(&game).count(Two) <= 2, "two in a row are better than one");
}

#[test]
fn evaluations_are_bounded_and_symmetric() {
    let mut maps: HashMap<String, Map> = HashMap::new();
    in_random_matches(60, 60, |game, _| {
        let map = *maps.entry(game.map().ron().to_owned()).or_insert_with(|| turned(game.map()));
        let other = turned_position(game, map);
        assert_eq!(game.evaluate(), other.evaluate(), "{}", game.picture());
        assert_eq!(game.terminal_eval(), other.terminal_eval());
        assert!(game.evaluate().abs() < 10_000);
    });
}

#[test]
fn plays_are_the_legal_moves_and_do_what_those_do() {
    let (mut plays, mut loud) = (Vec::new(), Vec::new());
    in_random_matches(120, 50, |game, chance| {
        let sorted_actions = |plays: &[<Napoleon as Searchable>::Play]| {
            let mut actions: Vec<Action> = plays.iter().flat_map(Napoleon::actions_of).collect();
            assert_eq!(actions.len(), plays.len());
            actions.sort_unstable();
            actions
        };
        let mut legal = game.actions();
        legal.sort_unstable();
        plays.clear();
        game.plays(&mut plays);
        if game.outcome().is_none() {
            // If a counter has very many moves, only the shortest are searched, and never more than fifteen jumps.
            let jumps = legal.iter().map(|action| action.legs().count()).max();
            let most = legal.chunk_by(|one, two| one.from == two.from).map(<[Action]>::len).max();
            let listed = sorted_actions(&plays);
            assert!(
                listed.len() == legal.len() || most > Some(100) || jumps > Some(15),
                "{}",
                game.picture()
            );
            assert!(listed.iter().all(|action| legal.binary_search(action).is_ok()), "{}", game.picture());
            assert!(listed.windows(2).all(|pair| pair[0] != pair[1]), "{}", game.picture());
        }
        let Some(play) = plays.get(chance.below(plays.len())).filter(|_| game.outcome().is_none()) else {
            return;
        };
        let mut made = *game;
        made.make(play);
        assert_eq!(made, after(game, &sorted_actions(&[*play])));
        let wins = |game: &Napoleon| game.outcome().is_some_and(|outcome| outcome.winner.is_some());
        let is_loud = made.pieces().len() < game.pieces().len() || wins(&made);
        assert_eq!(game.is_loud(play), is_loud, "{}", game.picture());
        loud.clear();
        game.loud_plays(&mut loud);
        let is_listed = |action: &&Action| action.captured().count() > 0 || wins(&game.after(action));
        assert!(loud.len() <= legal.iter().filter(is_listed).count());
        assert!(loud.iter().all(|play| game.is_loud(play)));
        assert!(
            sorted_actions(&loud).iter().all(|action| legal.binary_search(action).is_ok()),
            "{}",
            game.picture()
        );
    });
}

#[test]
fn keys_distinguish_positions() {
    let mut known: HashMap<(String, u64), Napoleon> = HashMap::new();
    in_random_matches(100, 60, |game, _| {
        let before = known.insert((game.map().ron().to_owned(), game.key()), *game);
        let is_same = |before: Napoleon| before.to_string() == game.to_string();
        assert!(before.is_none_or(is_same), "{}", game.picture());
        let null_move = game.null_move().unwrap();
        assert_ne!(null_move.key(), game.key());
    });
}

#[test]
fn armies_scattered_in_the_open_do_not_hold_up_the_search() {
    let side = usize::from(LONGEST);
    let mut terrain = vec![vec!['.'; side]; side];
    (terrain[0][0], terrain[side - 1][side - 1]) = ('W', 'M');
    let mut counters = vec![vec!['.'; side]; side];
    // Each counter can capture nearly all enemy counters, in any order.
    let edges = (0..6).flat_map(|i| [(10, 10 + 2 * i), (20, 10 + 2 * i), (10 + 2 * i, 10), (10 + 2 * i, 20)]);
    let around: BTreeSet<(usize, usize)> = edges.chain((0..4).map(|i| (30, i))).collect();
    assert_eq!(around.len(), LARGEST_ARMY);
    for (i, (row, column)) in around.into_iter().enumerate() {
        counters[row][column] = 'B';
        counters[11 + 2 * (i / 5)][11 + 2 * (i % 5)] = 'R';
    }
    let rows = |grid: Vec<Vec<char>>| grid.into_iter().map(String::from_iter).collect();
    let sketch = Sketch {
        name: "Strewn".to_owned(),
        terrain: rows(terrain),
        counters: rows(counters),
        places: Vec::new(),
    };
    let game = Napoleon::start(Map::from_sketch(&sketch).unwrap(), Rules::default());
    let (mut plays, mut loud) = (Vec::new(), Vec::new());
    game.plays(&mut plays);
    game.loud_plays(&mut loud);
    assert!((500..4_000).contains(&plays.len()), "{}", plays.len());
    assert!((100..1_000).contains(&loud.len()), "{}", loud.len());
    after(&game, search_own(&game, &Limits::nodes(2_000)).turn());
}
