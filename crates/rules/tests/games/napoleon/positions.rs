//! Positions as text and as pictures, and what can be wrong with them.

use rules::napoleon::{Fault, Map, Napoleon, Rules, Setup};
use rules::{Faults, Game, GameKind, Player, Presented, SetUpError};

use super::drawing::{drawn, red};
use super::site;

fn blue(terrain: &str, counters: &str) -> Napoleon {
    drawn(terrain, counters, Player::One, Rules::default())
}

fn read(text: &str) -> Result<Napoleon, Faults<Fault>> {
    Napoleon::from_text(text, Map::default(), Rules::default())
}

fn faults(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

const START: &str = "19/19/19/8r10/7rrrrrr6/5rrrr1rrrr1r3/6r12/4r3rrr8/13r5/5r13/19/9b9/\
                     3b1bbbbb1bbbb4/4b1bbb1bb7/8bbb1b6/7b2b8/19/19/19 b";

#[test]
fn a_position_is_its_board_and_its_side() {
    assert_eq!(Napoleon::default().to_string(), START);
    assert_eq!(read(START), Ok(Napoleon::default()));
    let next = super::played(&Napoleon::default(), "j8-j9 k12-k11");
    assert!(next.to_string().ends_with(" b"));
    assert_eq!(read(&next.to_string()), Ok(next));
    let setup = Setup {
        rules: next.rules(),
        map: next.map(),
        counters: next.pieces().into_iter().map(|(site, piece)| (site, piece.owner.unwrap())).collect(),
        to_move: Player::One,
    };
    assert_eq!(Napoleon::from_setup(&setup), Ok(next));
}

#[test]
fn numbers_of_empty_squares_are_written_in_any_way_and_read() {
    let odd = START.replacen("19/19", "910/910", 1);
    assert_eq!(faults(&odd), "rank 18 has 910 squares, not 19; rank 19 has 910 squares, not 19");
    assert_eq!(read(&START.replacen("19", "00019", 1)), Ok(Napoleon::default()));
}

#[test]
fn the_faults_of_a_position_are_reported() {
    assert_eq!(faults(""), "a position has two parts, BOARD SIDE, not 0");
    assert_eq!(faults("19/19"), "a position has two parts, BOARD SIDE, not 1");
    assert_eq!(faults("19/19 b b"), "a position has two parts, BOARD SIDE, not 3");
    assert_eq!(faults("19/19 w"), "the side is ‘w’, not b or r; the board has 2 ranks, not 19");
    assert_eq!(
        faults(&START.replacen("19/19", "18/b19", 1).replace("7b2b8", "7q2é8x")),
        "‘q’ on rank 4, character 2, is none of b, r and numbers; ‘é’ on rank 4, character 4, is none of b, r and numbers; \
         ‘x’ on rank 4, character 6, is none of b, r and numbers; rank 4 has 17 squares, not 19; \
         rank 18 has 20 squares, not 19; rank 19 has 18 squares, not 19"
    );
    assert_eq!(faults(&START.replacen("19", "bbbbbbbbbbbbbbbbbbb", 1)), "42 blue counters, more than 23");
    assert_eq!(faults(&START.replacen("19", "r18", 1)), "24 red counters, more than 23");
    let long = format!("{} b", "99999999999999999999/".repeat(18) + "4294967297b");
    assert!(faults(&long).starts_with("rank 1 has 100001 squares, not 19; rank 2 has 100000 squares"));
}

#[test]
fn an_invalid_setup_reports_all_its_faults() {
    let setup = Setup {
        rules: Rules::default(),
        map: Map::default(),
        counters: vec![
            (site("t1"), Player::One),
            (site("a20"), Player::Two),
            (site("a1"), Player::One),
            (site("a1"), Player::Two),
        ],
        to_move: Player::One,
    };
    assert_eq!(
        Napoleon::from_setup(&setup).unwrap_err().to_string(),
        "t1 is not on the map; a20 is not on the map; two counters on a1"
    );
}

#[test]
fn a_position_is_read_on_the_map_that_is_named() {
    let small = blue("....", "br.b");
    let text = small.to_string();
    assert_eq!(text, "4/4/4/4/4/4/4/4/br1b b");
    let read = GameKind::Napoleon.set_up("", Some(small.map().ron()), Some(&text)).unwrap();
    assert_eq!(read, rules::AnyPosition::Napoleon(small).into());
    assert_eq!(read.board(), Some(small.map().ron()));
    let elsewhere = GameKind::Napoleon.set_up("", None, Some(&text));
    assert_eq!(elsewhere.unwrap_err().to_string(), "position: the board has 9 ranks, not 19");
    assert!(matches!(GameKind::Napoleon.set_up("", Some("ligny"), None), Err(SetUpError::Map(_))));
}

#[test]
fn positions_with_other_maps_or_rules_are_others() {
    let one = blue("....", "br.b");
    assert_ne!(one, blue("...=", "br.b"));
    assert_eq!(one, blue("....", "br.b"));
    assert_ne!(one, drawn("....", "br.b", Player::One, super::rules("headquarters=open")));
    assert_ne!(one, red("....", "br.b"));
}

#[test]
fn the_picture_shows_counters_and_the_ground_of_empty_squares() {
    insta::assert_snapshot!(super::played(&Napoleon::default(), "j8-j9").picture(), @r"
    19  f  f  f  f  f  f  .  .  .  W  W  .  .  f  f  f  f  f  f
    18  f  f  f  f  f  f  .  .  .  W  W  .  .  f  f  f  f  f  f
    17  f  f  f  f  f  .  .  .  .  .  .  .  .  .  f  f  f  f  f
    16  f  f  f  .  .  .  .  .  R  .  .  .  o  .  .  .  f  f  f
    15  .  .  .  .  .  .  o  R  R  R  R  R  R  .  .  .  .  .  .
    14  .  .  .  .  .  R  R  R  R  o  R  R  R  R  .  R  .  =  =
    13  =  =  o  o  =  =  R  =  =  =  =  =  =  =  =  =  =  .  .
    12  .  .  .  =  R  ~  .  =  R  R  R  .  .  o  o  .  .  .  .
    11  .  .  ~  =  ~  ~  =  .  .  o  .  .  .  R  =  ~  ~  ~  ~
    10  ~  ~  ~  =  =  R  .  .  .  =  .  .  ~  ~  =  ~  .  .  .
     9  .  .  .  =  f  f  f  .  .  B  .  .  .  .  =  =  f  f  f
     8  .  .  =  .  f  f  .  .  .  o  .  .  .  .  .  f  f  f  f
     7  .  =  .  B  .  B  B  B  B  B  =  B  B  B  B  f  f  f  f
     6  =  .  .  .  B  .  B  B  B  =  B  B  o  =  =  .  f  f  f
     5  f  f  f  .  .  .  .  .  B  B  B  .  B  .  =  =  .  f  f
     4  f  f  f  f  .  .  .  B  =  =  B  .  .  ~  =  ~  =  =  =
     3  f  f  f  f  .  .  M  M  .  =  .  .  .  .  =  ~  ~  ~  ~
     2  f  f  f  .  .  .  M  M  .  o  .  .  .  .  =  .  .  .  .
     1  f  f  .  .  .  .  .  .  .  =  .  .  .  .  =  .  .  .  .
        a  b  c  d  e  f  g  h  i  j  k  l  m  n  o  p  q  r  s
    red to move: Move a counter: one step, or a series of jumps.
    ");
    assert!(blue("o~f.", "b..r").picture().contains("\n 1  B  ~  f  R\n"));
}
