//! The map of Waterloo: its ground, its armies and its places.

use std::collections::BTreeSet;

use rules::napoleon::{Map, Napoleon, Rules, Terrain, shipped};
use rules::{Game, GameKind, Piece, Player, Rng, Site};

use super::site;

/// The rules page's map, from north to south, on which blue has the better chances.
const GROUND: [&str; 19] = [
    "ffffff.......ffffff",
    "ffffff...WW..ffffff",
    "fffff....WW...fffff",
    "fff......=..o...fff",
    "......o..=.........",
    ".........o.......==",
    "==oo=============..",
    "...=.~.=.=...oo....",
    "..~=~~=..o....=~~~~",
    "~~~==o...=..~~=~...",
    "...=fff..=....==fff",
    "..=.ff...o.....ffff",
    ".=.......==....ffff",
    "=........=.=o==.fff",
    "fff......o..o.==.ff",
    "ffff....==...~=~===",
    "ffff.MM=.=....=~~~~",
    "fff..MM..o....=....",
    "ff.......=....=....",
];

/// The rules page's counters, from rank 16 to rank 4.
const ARMIES: [&str; 13] = [
    "........R..........",
    ".......RRRRRR......",
    ".....RRRR.RRRR.R...",
    "......R............",
    "....R...RRR........",
    ".............R.....",
    ".....R.............",
    "...................",
    ".........B.........",
    "...B.BBBBB.BBBB....",
    "....B.BBB.BB.......",
    "........BBB.B......",
    ".......B..B........",
];

/// The squares that are other ground on the shipped map, so that both players have the same chances: Waterloo is one row further north,
/// its road ends where the forest begins, and Mon Plaisir is one file further east.
const MOVED: [(&str, char); 9] = [
    ("j19", 'W'),
    ("k19", 'W'),
    ("j17", '.'),
    ("k17", '.'),
    ("j16", '.'),
    ("f3", '.'),
    ("h3", 'M'),
    ("f2", '.'),
    ("h2", 'M'),
];

#[test]
fn waterloo_has_the_ground_of_the_rules_page_but_for_what_makes_it_fair() {
    for (map, moved) in [(super::first_waterloo(), &[][..]), (Map::default(), &MOVED)] {
        assert_eq!((map.name(), map.width(), map.height(), map.army()), ("Waterloo", 19, 19, 23));
        for (rank, row) in (0..19).rev().zip(GROUND) {
            for (file, sign) in (0..19).zip(row.chars()) {
                let at = Site::new(file, rank);
                let moved = moved.iter().find(|(other, _)| site(other) == at);
                let sign = moved.map_or(sign, |(_, sign)| *sign);
                assert_eq!(map.terrain(at).unwrap().sign(), sign, "{at}");
            }
        }
    }
    let map = Map::default();
    assert_eq!(map.terrain(Site::new(19, 0)), None);
    assert_eq!(map.terrain(Site::new(0, 19)), None);
}

#[test]
fn the_armies_are_set_up_as_on_the_rules_page() {
    let mut expected = Vec::new();
    for (rank, row) in (3..16).rev().zip(ARMIES) {
        for (file, sign) in (0..).zip(row.chars()).filter(|(_, sign)| *sign != '.') {
            let player = if sign == 'B' { Player::One } else { Player::Two };
            expected.push((Site::new(file, rank), Some(player)));
        }
    }
    expected.sort_unstable();
    let pieces = Napoleon::default().pieces();
    let found: Vec<_> = pieces.iter().map(|(site, piece)| (*site, piece.owner)).collect();
    assert_eq!(found, expected);
    assert_eq!(Player::BOTH.map(|player| Napoleon::default().count(player)), [23, 23]);
}

#[test]
fn places_stand_on_the_ground_that_their_names_say() {
    let map = Map::default();
    let at = |name: &str| {
        let (_, site) =
            map.places().iter().find(|(other, _)| other == name).unwrap_or_else(|| panic!("{name}"));
        map.terrain(*site).unwrap()
    };
    assert_eq!(at("Waterloo"), Terrain::Headquarters(Player::Two));
    assert_eq!(at("Mon Plaisir"), Terrain::Headquarters(Player::One));
    let villages = [
        "Mont-Saint-Jean",
        "La Haye Sainte",
        "Hougoumont",
        "Papelotte",
        "La Belle Alliance",
        "Plancenoit",
        "Rossomme",
        "Merbe-Braine",
        "Maison du Roi",
    ];
    for name in villages {
        assert_eq!(at(name), Terrain::Village, "{name}");
    }
    for name in ["Hain", "Smohain", "Lasne"] {
        assert_eq!(at(name), Terrain::River, "{name}");
    }
    assert_eq!(at("Forest of Soignes"), Terrain::InnerForest);
    assert_eq!(map.places().len(), villages.len() + 6);
}

#[test]
fn no_two_places_share_a_square() {
    for (key, map) in shipped() {
        let sites: BTreeSet<Site> = map.places().iter().map(|(_, site)| *site).collect();
        assert_eq!(sites.len(), map.places().len(), "{key}");
    }
}

#[test]
fn no_counter_begins_at_home_or_decides_the_match() {
    for (key, map) in shipped() {
        let start = Napoleon::start(*map, super::rules(""));
        assert_eq!(start.outcome(), None, "{key}");
        for (at, piece) in start.pieces() {
            assert!(!matches!(map.terrain(at), Some(Terrain::Headquarters(_))), "{key}: {piece:?} on {at}");
        }
    }
}

#[test]
fn the_maps_that_are_built_in_are_offered() {
    let boards = GameKind::Napoleon.boards();
    assert_eq!(
        (boards[0].key, boards[0].title.as_str()),
        ("waterloo", "Waterloo"),
        "the usual one comes first"
    );
    assert_eq!(boards.len(), shipped().len());
    for (board, (key, map)) in boards.iter().zip(shipped()) {
        assert_eq!((board.key, board.text.as_str()), (*key, map.ron()));
        let named = GameKind::Napoleon.set_up("", Some(board.key), None).unwrap();
        assert_eq!(GameKind::Napoleon.set_up("", Some(&board.text), None).as_ref(), Ok(&named));
    }
    assert_eq!(Map::from_name_or_ron("waterloo"), Ok(Map::default()));
}

#[test]
fn equal_maps_are_one_map_and_others_are_not() {
    let mut chance = Rng::new(2);
    let maps: Vec<Map> = (0..20).map(|_| super::random_map(&mut chance)).collect();
    for (i, one) in maps.iter().enumerate() {
        assert_eq!(Map::from_ron(one.ron()), Ok(*one));
        for other in &maps[i + 1..] {
            assert_eq!(one == other, one.ron() == other.ron());
        }
    }
    assert_ne!(Map::default(), maps[0]);
    assert_eq!(format!("{:?}", Map::default()), "Map(Waterloo)");
}

#[test]
fn forests_of_waterloo_have_an_edge_and_an_inside() {
    let map = Map::default();
    let is = |at: &str| map.terrain(site(at)).unwrap();
    assert_eq!(is("a19"), Terrain::InnerForest, "at the map’s corner");
    assert_eq!(is("f19"), Terrain::ForestEdge);
    assert_eq!(is("e19"), Terrain::InnerForest);
    assert_eq!(is("a1"), Terrain::InnerForest);
    assert_eq!(is("e9"), Terrain::ForestEdge);
}

#[test]
fn the_small_map_is_the_same_for_both_players() {
    let map = shipped()[1].1;
    assert_eq!((map.width(), map.height(), map.army()), (11, 11, 11));
    let game = Napoleon::start(map, Rules::default());
    let across = |at: Site| Site::new(map.width() - 1 - at.file, map.height() - 1 - at.rank);
    for at in (0..11).flat_map(|file| (0..11).map(move |rank| Site::new(file, rank))) {
        let swapped = match map.terrain(at) {
            Some(Terrain::Headquarters(player)) => Some(Terrain::Headquarters(player.other())),
            other => other,
        };
        assert_eq!(map.terrain(across(at)), swapped, "{at}");
    }
    for (at, piece) in game.pieces() {
        let other = piece.owner.map(Player::other);
        assert!(game.pieces().contains(&(across(at), Piece { owner: other, ..piece })), "{at}");
    }
}
