//! Series of jumps: counters jumped again, captured counters, circles, and which moves are the same.

use std::collections::{BTreeSet, HashSet};

use rules::napoleon::{Action, LONGEST, Napoleon, Rules, Setup};
use rules::{Game, Player, Site};

use super::drawing::{ABOVE, blue, red, reserved};
use super::slow::check;
use super::{action, can, jumps, moves, played, refused, site};

#[test]
fn a_counter_steps_to_each_of_the_eight_neighbours() {
    let game = blue(".../.../...", ".../.b./...");
    assert_eq!(moves(&game, "b2"), "b2-a1 b2-a2 b2-a3 b2-b1 b2-b3 b2-c1 b2-c2 b2-c3");
    assert_eq!(moves(&blue(".../.../...", "..r/.bb/r.."), "b2"), "b2-a2 b2-a3 b2-b1 b2-b3 b2-c1");
}

#[test]
fn no_counter_leaves_the_largest_map_or_comes_to_another_edge() {
    let map = blue(&vec![".".repeat(40); 40 - ABOVE].join("/"), ".").map();
    assert_eq!((map.width(), map.height()), (LONGEST, LONGEST));
    // In each corner a counter beside another.
    let blues = ["a1", "a2", "an1", "an2", "a39", "a40", "an39", "an40"].map(|at| (site(at), Player::One));
    let reds = ["t11", "t13"].map(|at| (site(at), Player::Two));
    let counters = [&blues[..], &reds].concat();
    let setup = Setup { rules: Rules::default(), map, counters, to_move: Player::One };
    let game = Napoleon::from_setup(&setup).unwrap();
    assert_eq!(moves(&game, "a40"), "a40-a38 a40-b39 a40-b40");
    assert_eq!(moves(&game, "an40"), "an40-am39 an40-am40 an40-an38");
    assert_eq!(moves(&game, "a1"), "a1-a3 a1-b1 a1-b2");
    assert_eq!(moves(&game, "an1"), "an1-am1 an1-am2 an1-an3");
    check(&game);
}

#[test]
fn only_the_side_to_move_moves() {
    let froms = |game: &Napoleon| {
        game.actions().iter().map(|action| action.from.to_string()).collect::<BTreeSet<_>>()
    };
    let counters = "b../..r/br.";
    assert_eq!(froms(&blue(".../.../...", counters)), ["a1", "a3", "a8", "b8"].map(str::to_owned).into());
    assert_eq!(froms(&red(".../.../...", counters)), ["a11", "b1", "b11", "c2"].map(str::to_owned).into());
}

#[test]
fn jumps_go_in_all_eight_directions_over_either_colour() {
    let ground = "...../...../...../...../.....";
    assert_eq!(
        jumps(&blue(ground, "...../.bbb./.bbb./.bbb./....."), "c3"),
        "c3-a1 c3-a3 c3-a5 c3-c1 c3-c5 c3-e1 c3-e3 c3-e5"
    );
    assert_eq!(
        jumps(&blue(ground, "..r../.b.r./..b../.r.b./r...."), "c3"),
        "c3-a5 c3-e1 c3xe5",
        "something stands behind b2, nothing beside"
    );
}

#[test]
fn a_jump_passes_one_counter_and_lands_straight_behind_it() {
    assert_eq!(jumps(&blue("......", "bb...."), "a1"), "a1-c1");
    assert_eq!(jumps(&blue("......", "bbb..."), "a1"), "", "two in a row");
    assert_eq!(jumps(&blue("......", "b.b..."), "a1"), "", "one farther away");
    assert_eq!(jumps(&blue("..", "bb"), "a1"), "", "off the map");
}

#[test]
fn jumps_change_direction_and_stop_at_will() {
    let game = blue("....../....../......", "....../...bb./bb....");
    assert_eq!(jumps(&game, "a1"), "a1-c1 a1-c1-e3 a1-c1-e3-e1 a1-c1-e3-e1-c3");
}

#[test]
fn a_series_of_jumps_is_as_long_as_there_are_counters_to_jump() {
    for (jumped, taken) in [("b", 0), ("r", 19)] {
        // From one end of the longest rank to the other.
        let game = blue(&".".repeat(40), &format!("b{jumped}{}", format!(".{jumped}").repeat(19)));
        for count in 1..=19 {
            let is_wanted =
                |found: &&Action| found.from == site("a1") && found.to() == Site::new(2 * count, 0);
            let listed = game.actions().iter().find(is_wanted).unwrap().clone();
            let landings: Vec<_> = listed.legs().map(|leg| leg.to).collect();
            assert_eq!(landings, (1..=count).map(|i| Site::new(2 * i, 0)).collect::<Vec<_>>());
            assert_eq!(listed.captured().count(), taken.min(count.into()));
            assert_eq!(action(&listed.to_string()).to_string(), listed.to_string());
            assert!(game.clone().play(&listed).is_ok(), "{listed}");
        }
        check(&game);
    }
}

#[test]
fn an_own_counter_is_jumped_again_and_again() {
    // Out over b1, round by e1 and e3, where it takes e2, and home over b1: no other way leads from a1 and back.
    let game = blue("...../...../.....", "...../...br/bb.b.");
    let listed = game.actions().into_iter().find(|found| *found == action("a1-c1-e1xe3-c1-a1")).unwrap();
    let landings: Vec<_> = listed.legs().map(|leg| leg.to).collect();
    assert_eq!((landings.len(), landings[0], landings[3]), (5, site("c1"), site("c1")), "{listed}");
    let next = played(&game, "a1-c1-e1xe3-c1-a1");
    assert_eq!(next, played(&game, "a1-c1-e3xe1-c1-a1"));
    assert_eq!(next.to_string().split('/').collect::<Vec<_>>()[9..], ["3b1", "bb1b1 r"]);
}

#[test]
fn a_protected_enemy_is_jumped_again_and_again() {
    let game = blue("...../...../.o.=.", "...../...br/br.r.");
    let next = played(&game, "a1-c1-e1xe3-c1-a1");
    assert_eq!(next.to_string().split('/').collect::<Vec<_>>()[9..], ["3b1", "br1r1 r"]);
    assert!(!can(&game, "a1-c1-a1"), "nothing is taken");
}

#[test]
fn a_counter_that_was_captured_is_gone() {
    // b2 is taken on the way from a1 to c3: there is nothing left to jump back over.
    let game = blue(".../.../...", ".../.r./b..");
    assert_eq!(jumps(&game, "a1"), "a1xc3");
    assert_eq!(refused(&game, "a1xc3-a1"), "there is no counter on b2 to jump over");
    assert_eq!(refused(&game, "a1xc3xa1"), "there is no counter on b2 to jump over");
}

#[test]
fn the_square_of_a_captured_counter_is_empty() {
    // Within a move no jump can land there: all landings are two squares apart, what is jumped lies between them.
    let game = blue("...../...../.....", "....r/.rr../br...");
    assert_eq!(played(&game, "a1xc1xc3xa1").count(Player::Two), 3);
    let game = blue("...../...../.....", "....r/..b../br..b");
    let next = played(&game, "a1xc1-c3 e3-e2 e1-d1 e2-d3 d1-c1 d3-e3 c1-b1");
    assert_eq!(next.to_string().split('/').next_back(), Some("1b3 r"));
}

#[test]
fn a_circle_is_not_a_move_unless_it_captures() {
    // Over b1, c2, b3 and a2 round the square.
    let ring = blue(".../.../...", ".b./b.b/bb.");
    assert_eq!(jumps(&ring, "a1"), "a1-a3 a1-a3-c3 a1-c1");
    assert_eq!(refused(&ring, "a1-c1-c3-a3-a1"), "a move that captures nothing may not end where it began");
    assert_eq!(refused(&ring, "a1-c1-a1"), "a move that captures nothing may not end where it began");
    let taking = blue(".../.../...", ".b./b.r/bb.");
    assert!(can(&taking, "a1-c1xc3-a3-a1"));
    assert!(can(&taking, "a1-a3-c3xc1-a1"), "the same, the other way round");
    let next = played(&taking, "a1-c1xc3-a3-a1");
    assert_eq!(next.count(Player::Two), 2);
    assert!(next.pieces().iter().any(|(at, _)| *at == site("a1")));
}

#[test]
fn the_same_move_is_listed_once_whichever_way_it_goes() {
    // Both ways round lead from a1 to c3 and take nothing.
    let ring = blue(".../.../...", ".b./b.b/bb.");
    assert_eq!(jumps(&ring, "a1").matches("c3").count(), 1);
    assert_eq!(action("a1-c1-c3"), action("a1-a3-c3"));
    assert!(can(&ring, "a1-c1-c3") && can(&ring, "a1-a3-c3"));
    // With an enemy on either way they are two moves.
    let apart = blue(".../.../...", ".r./b.r/bb.");
    assert_eq!(jumps(&apart, "a1").split(' ').filter(|text| action(text).to() == site("c3")).count(), 2);
    assert_ne!(action("a1-c1xc3"), action("a1-a3xc3"));
    // The order of captures makes no other move.
    let both = blue(".../.../...", ".r./r.r/br.");
    let round = jumps(&both, "a1").split(' ').filter(|text| action(text).to() == site("a1")).count();
    assert_eq!(round, 1);
    assert_eq!(action("a1xc1xc3xa3xa1"), action("a1xa3xc3xc1xa1"));
}

#[test]
fn moves_differ_by_start_end_captures_and_loss() {
    let set: HashSet<_> =
        ["a1-c1-c3", "a1-a3-c3", "a1-c1xc3", "a1-c1-c3~", "a3-a1-c1-c3", "a1-c1"].map(action).into();
    assert_eq!(set.len(), 5);
    let sorted: BTreeSet<_> = set.into_iter().collect();
    assert_eq!(sorted.len(), 5);
}

#[test]
fn the_river_ends_a_move_whose_captures_still_count() {
    assert_eq!(jumps(&blue(".......", "br.b.b."), "a1"), "a1xc1 a1xc1-e1 a1xc1-e1-g1");
    let game = blue("....~..", "br.b.b.");
    assert_eq!(jumps(&game, "a1"), "a1xc1 a1xc1-e1~");
    let next = played(&game, "a1xc1-e1~");
    assert_eq!((next.count(Player::One), next.count(Player::Two)), (4, 2));
    assert!(next.pieces().iter().all(|(at, _)| *at != site("e1")));
    assert_eq!(refused(&game, "a1xc1-e1-g1"), "the counter is lost in the river on e1: the move ends there");
    assert_eq!(refused(&game, "a1xc1-e1"), "the counter is lost in the river on e1 (end the move with ~)");
}

#[test]
fn ways_into_the_river_with_other_captures_are_other_moves() {
    let game = blue("~~~~~/...../.....", "...../.r.../br...");
    let drowned: Vec<String> =
        game.actions().iter().filter(|action| action.lost).map(ToString::to_string).collect();
    assert_eq!(drowned, ["a1xc3~", "a1xc1xa3~"]);
    let next = played(&game, "a1xc3~");
    assert_eq!(next.to_string().split('/').next_back(), Some("1r3 r"));
}

#[test]
fn captures_are_optional() {
    let game = blue("...../.....", "...../br...");
    assert!(can(&game, "a1-a2") && can(&game, "a1xc1"));
}

#[test]
fn own_headquarters_are_a_stop_on_the_way_and_never_the_end() {
    let game = blue("..M../...../.....", "bb.b./...../.....");
    assert_eq!(jumps(&game, "a3"), "a3-c3-e3");
    assert_eq!(refused(&game, "a3-c3"), "a counter may not end its move in its own headquarters, on c3");
    // A capture on the way does not change that.
    let game = blue("..M..", "br...");
    assert_eq!(jumps(&game, "a1"), "");
    // Over a counter that stands in it, whosever it is.
    let open = Rules::default();
    for counters in [".bb..", ".br.."] {
        assert_eq!(jumps(&reserved("..M..", counters, Player::One, open), "b1"), "b1-d1", "{counters}");
    }
}

#[test]
fn a_counter_in_its_own_headquarters_can_leave_it() {
    let game = blue("..M../.....", "..bb./.....");
    assert_eq!(jumps(&game, "c2"), "c2-e2");
    assert!(can(&game, "c2-c1"));
    // From one of its squares into the next is a step into it all the same.
    let game = blue("..MM./.....", "..b../.....");
    assert_eq!(refused(&game, "c2-d2"), "a counter may not step into its own headquarters, on d2");
}
