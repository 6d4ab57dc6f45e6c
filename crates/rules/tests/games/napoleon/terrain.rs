//! The table of terrain: for each kind, steps onto it, jumps from it, over it and onto it, and captures on it.

use rules::Player::{self, One, Two};
use rules::napoleon::{Napoleon, Rules, Terrain};
use rules::{Ground, Presented};

use super::drawing::reserved;
use super::{jumps, moves, site};

/// What a row of the table says: the ground around c1 is given with each row.
struct Row {
    ground: &'static str,
    stepped_onto: bool,
    jumped_from: bool,
    jumped_over: bool,
    /// What a jump from a1 over b1 gives.
    landed_on: &'static str,
    /// What a jump of an enemy from b1 over c1 gives.
    attacked: &'static str,
}

/// Who moves, with the counters that are drawn as `m` (the mover's) and `e` (the enemy's).
fn position(ground: &str, counters: &str, mover: Player) -> Napoleon {
    let [mine, enemy] = if mover == One { ["b", "r"] } else { ["r", "b"] };
    let counters = counters.replace('m', mine).replace('e', enemy);
    reserved(ground, &counters, mover, Rules::default())
}

fn check(row: &Row, mover: Player) {
    let at = |counters: &str| position(row.ground, counters, mover);
    let name = format!("{} {mover:?}", row.ground);
    let step = moves(&at("..m../....."), "c2").split(' ').any(|text| text == "c2-c1");
    assert_eq!(step, row.stepped_onto, "{name}: stepped onto");
    assert_eq!(jumps(&at("...../..mm."), "c1") == "c1-e1", row.jumped_from, "{name}: jumped from");
    assert_eq!(jumps(&at("...../.mm.."), "b1") == "b1-d1", row.jumped_over, "{name}: jumped over");
    assert_eq!(jumps(&at("...../mm..."), "a1"), row.landed_on, "{name}: landed on");
    assert_eq!(jumps(&at("...../.me.."), "b1"), row.attacked, "{name}: a counter on it");
}

const ANYTHING: Row = Row {
    ground: "...../.....",
    stepped_onto: true,
    jumped_from: true,
    jumped_over: true,
    landed_on: "a1-c1",
    attacked: "b1-d1",
};

#[test]
fn open_country_allows_all_and_protects_nobody() {
    for mover in Player::BOTH {
        check(&Row { attacked: "b1xd1", ..ANYTHING }, mover);
    }
}

#[test]
fn roads_allow_all_and_protect() {
    for mover in Player::BOTH {
        check(&Row { ground: "...../..=..", ..ANYTHING }, mover);
    }
}

#[test]
fn villages_allow_all_and_protect() {
    for mover in Player::BOTH {
        check(&Row { ground: "...../..o..", ..ANYTHING }, mover);
    }
}

#[test]
fn rivers_are_stepped_onto_and_swallow_what_jumps_into_them() {
    for mover in Player::BOTH {
        let row = Row {
            ground: "...../..~..",
            jumped_from: false,
            jumped_over: false,
            landed_on: "a1-c1~",
            attacked: "",
            ..ANYTHING
        };
        check(&row, mover);
    }
}

#[test]
fn edges_of_forests_are_stepped_onto_and_landed_on_only() {
    for mover in Player::BOTH {
        let row =
            Row { ground: "...../..f..", jumped_from: false, jumped_over: false, attacked: "", ..ANYTHING };
        check(&row, mover);
    }
}

#[test]
fn insides_of_forests_are_stepped_onto_only() {
    for mover in Player::BOTH {
        let row = Row {
            ground: ".fff./.fff.",
            jumped_from: false,
            jumped_over: false,
            landed_on: "",
            attacked: "",
            ..ANYTHING
        };
        check(&row, mover);
    }
}

#[test]
fn enemy_headquarters_are_entered_in_any_way_and_protect() {
    check(&Row { ground: "...../..W..", ..ANYTHING }, One);
    check(&Row { ground: "...../..M..", ..ANYTHING }, Two);
}

#[test]
fn own_headquarters_are_neither_stepped_into_nor_ended_in() {
    let row = Row { ground: "...../..M..", stepped_onto: false, landed_on: "", ..ANYTHING };
    check(&row, One);
    check(&Row { ground: "...../..W..", ..row }, Two);
}

#[test]
fn own_headquarters_are_jumped_through() {
    for (ground, mover) in [("..M..", One), ("..W..", Two)] {
        assert_eq!(jumps(&position(ground, "mm.m.", mover), "a1"), "a1-c1-e1");
        assert_eq!(jumps(&position(ground, "me.e.", mover), "a1"), "a1xc1xe1");
    }
}

#[test]
fn rivers_and_forests_are_not_jumped_through() {
    assert_eq!(jumps(&position("..~..", "mm.m.", One), "a1"), "a1-c1~");
    assert_eq!(jumps(&position("..f..", "mm.m.", One), "a1"), "a1-c1");
    for ground in ["..=..", "..o..", "..W..", "....."] {
        assert_eq!(jumps(&position(ground, "mm.m.", One), "a1"), "a1-c1 a1-c1-e1", "{ground}");
    }
}

#[test]
fn a_step_into_the_river_loses_nothing_and_a_step_leads_out_of_it() {
    let game = position("..~~.", "..m..", One);
    assert!(moves(&game, "c1").split(' ').any(|text| text == "c1-d1"));
    assert!(moves(&game, "c1").split(' ').any(|text| text == "c1-b1"));
    let next = super::played(&game, "c1-d1");
    assert_eq!(next.count(One), 3);
}

#[test]
fn a_counter_in_the_river_in_a_forest_or_at_an_edge_is_safe() {
    for ground in ["~~~~~", "fffff", "..f..", "..~.."] {
        for counters in ["..em.", ".me.."] {
            let game = position(ground, counters, One);
            let from = if counters == "..em." { "d1" } else { "b1" };
            assert_eq!(jumps(&game, from), "", "{ground} {counters}");
        }
    }
}

#[test]
fn a_bridge_has_none_of_the_limits_of_the_river() {
    assert_eq!(jumps(&position("~~=.~", "..mm.", One), "c1"), "c1-e1~");
    assert_eq!(jumps(&position("..~../..=../..~..", "...../.mm../.....", One), "b2"), "b2-d2");
    assert_eq!(jumps(&position("..~../..=../..~..", "...../.me../.....", One), "b2"), "b2-d2");
    assert_eq!(jumps(&position("..~../..=../..~..", "...../mm.../.....", One), "a2"), "a2-c2");
    assert_eq!(jumps(&position("..~../..=../..~..", "...../mm.m./.....", One), "a2"), "a2-c2 a2-c2-e2");
}

#[test]
fn diagonal_moves_depend_only_on_their_own_squares() {
    // From a1 to c3 between two forests, past a river's end.
    let game = position("~../f.f/.f.", ".../.m./m..", One);
    assert_eq!(jumps(&game, "a1"), "a1-c3");
    let game = position("f~/.~", "../m.", One);
    assert_eq!(moves(&game, "a1"), "a1-a2 a1-b1 a1-b2");
}

fn terrain(ground: &str, at: &str) -> Terrain {
    position(ground, "", One).map().terrain(site(at)).unwrap()
}

#[test]
fn a_forest_is_inside_where_it_touches_nothing_else() {
    let ground = "fffff/fffff/fffff/....f";
    assert_eq!(terrain(ground, "c3"), Terrain::InnerForest);
    assert_eq!(terrain(ground, "c2"), Terrain::ForestEdge);
    // The rim of the map is no other ground, a corner is.
    assert_eq!(terrain(ground, "a3"), Terrain::InnerForest);
    assert_eq!(terrain(ground, "e2"), Terrain::ForestEdge);
    assert_eq!(terrain(ground, "e1"), Terrain::ForestEdge);
    assert_eq!(terrain("fff/fff", "a1"), Terrain::InnerForest);
    assert_eq!(terrain("fff/fff", "a2"), Terrain::ForestEdge);
    for other in ['.', '=', 'o', '~', 'M', 'W'] {
        let ground = format!("fffff/fffff/fffff/fffff/{other}ffff");
        assert_eq!(terrain(&ground, "b2"), Terrain::ForestEdge, "{other}");
        assert_eq!(terrain(&ground, "c2"), Terrain::InnerForest, "{other}");
        assert_eq!(terrain(&ground, "c1"), Terrain::InnerForest, "{other}");
    }
}

#[test]
fn every_character_is_its_terrain() {
    let signs: Vec<Terrain> = ('\0'..='\u{7f}').filter_map(Terrain::from_sign).collect();
    assert_eq!(signs.len(), 7);
    for sign in ['.', '=', 'o', '~', 'f', 'W', 'M'] {
        assert_eq!(Terrain::from_sign(sign).map(Terrain::sign), Some(sign));
    }
    assert_eq!(Terrain::InnerForest.sign(), 'f');
    assert!(
        Terrain::InnerForest.is_forest() && Terrain::ForestEdge.is_forest() && !Terrain::Village.is_forest()
    );
    assert_eq!(Terrain::from_sign('M'), Some(Terrain::Headquarters(One)));
    assert_eq!(position("..", "", One).map().terrain(site("c1")), None);
}

#[test]
fn a_road_between_two_river_squares_is_a_bridge() {
    let game = position("=~=~=/.....", ".m.m./.....", One);
    let ground = |at: &str| game.about(site(at)).unwrap().ground;
    assert_eq!(
        ["a2", "b2", "c2", "e2"].map(ground),
        [Ground::Road, Ground::River, Ground::Bridge, Ground::Road]
    );
}
