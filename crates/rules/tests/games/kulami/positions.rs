//! Positions as text, and what can be wrong with them.

use rules::Rules as _;
use rules::kulami::{Fault, Illegal, Kulami, Layout, Rules, Setup};
use rules::{Faults, Game, GameKind, Presented, SetUpError};

use super::{CLOSED, IRREGULAR, played};

fn read(text: &str) -> Result<Kulami, Faults<Fault>> {
    Kulami::from_text(text, Rules::default())
}

fn faults(text: &str) -> String {
    read(text).unwrap_err().to_string()
}

#[test]
fn a_position_is_its_layout_and_all_moves() {
    assert_eq!(Kulami::default().to_string(), format!("{CLOSED} -"));
    assert_eq!(read(&format!("{CLOSED} -")), Ok(Kulami::default()));
    let game = played(IRREGULAR, "", "j7 e7 e10 e2");
    let text = format!("{IRREGULAR} j7,e7,e10,e2");
    assert_eq!(game.position().to_string(), text);
    assert_eq!(read(&text).as_ref(), Ok(game.position()));
    let setup = Setup {
        rules: Rules::default(),
        layout: Layout::from_text(IRREGULAR).unwrap(),
        placed: ["j7", "e7", "e10", "e2"].map(|field| field.parse().unwrap()).to_vec(),
    };
    assert_eq!(Kulami::from_setup(&setup).as_ref(), Ok(game.position()));
}

#[test]
fn the_order_of_the_moves_is_part_of_a_position() {
    let one = played(CLOSED, "", "d4 d7 a7");
    let other = played(CLOSED, "", "a7 d7 d4");
    assert_eq!(one.position().pieces(), other.position().pieces());
    assert_ne!(one.position(), other.position());
    assert_ne!(one.actions(), other.actions());
}

#[test]
fn gaps_around_a_layout_and_other_letters_do_not_matter() {
    let gaps = ".".repeat(11);
    let wide = format!("{gaps}/.{}/{gaps}", IRREGULAR.to_lowercase().replace('/', "/."));
    let game = read(&format!("{wide} j7,e7")).unwrap();
    assert_eq!(game.to_string(), format!("{IRREGULAR} j7,e7"));
}

#[test]
fn the_faults_of_a_position_are_reported() {
    assert_eq!(faults(""), "a position has two parts, LAYOUT MOVES, not 0");
    assert_eq!(faults(CLOSED), "a position has two parts, LAYOUT MOVES, not 1");
    assert_eq!(faults(&format!("{CLOSED} - -")), "a position has two parts, LAYOUT MOVES, not 3");
    assert_eq!(
        faults(&format!("{CLOSED} d4,,dd")),
        "‘’ names no place: write a letter for the file and a number for the rank, such as b2; \
         ‘dd’ names no place: write a letter for the file and a number for the rank, such as b2"
    );
    assert_eq!(
        faults(&format!("{CLOSED} d4,d5,a1")),
        "marble 2, on d5: the panel of d5 is off limits: one of the last two marbles lies on it, on d4"
    );
    assert_eq!(faults(&format!("{CLOSED} d4,d9")), "marble 2, on d9: there is no field on d9");
    assert_eq!(
        faults(&format!("{}? d0", CLOSED.replace('F', "."))),
        "row 8 is 9 wide, but the first row is 8 wide; “?” in row 8, column 9, is neither a letter nor . for a gap; \
         panels of 1 × 2: 3 instead of 4; \
         ‘d0’ names no place: write a letter for the file and a number for the rank, such as b2"
    );
}

#[test]
fn a_position_cannot_continue_after_its_end() {
    // The rule sheet's finished match and one marble more.
    let finished = super::score::finished().position().to_string();
    let fault = read(&format!("{finished},g9")).unwrap_err().0;
    assert_eq!(fault, [Fault::Illegal { number: 56, at: "g9".parse().unwrap(), reason: Illegal::Over }]);
    assert_eq!(fault[0].to_string(), "marble 56, on g9: the game is over");
}

#[test]
fn a_given_board_must_be_that_of_the_position() {
    let position = format!("{CLOSED} d4");
    let set_up = |board: &str| GameKind::Kulami.set_up("", Some(board), Some(&position));
    let expected = GameKind::Kulami.set_up("", None, Some(&position)).unwrap();
    assert_eq!(set_up("closed").as_ref(), Ok(&expected));
    assert_eq!(set_up(CLOSED).as_ref(), Ok(&expected));
    assert_eq!(set_up(&CLOSED.to_lowercase()).as_ref(), Ok(&expected));
    assert_eq!(set_up("irregular"), Err(SetUpError::TwoBoards));
    assert!(matches!(set_up("oval"), Err(SetUpError::Layout(_))));
    assert_eq!(
        GameKind::Netzwerk.set_up("", Some("closed"), None),
        Err(SetUpError::OneBoard(GameKind::Netzwerk))
    );
}

#[test]
fn rules_come_with_the_position() {
    let game = GameKind::Kulami.set_up("first=black,score=chains", Some("ring"), None).unwrap();
    assert_eq!(game.rules(), "score=chains,first=black");
    assert_eq!(Rules::from_text(&game.rules()).unwrap().first, game.to_move());
}

#[test]
fn the_picture_shows_marbles_and_the_letters_of_empty_fields() {
    insta::assert_snapshot!(played(IRREGULAR, "", "j7 e7 e10").position().picture(), @r"
    10         R a
     9     b b a a c
     8 d d b b e e c
     7 d d f g B g c h h R
     6 d d f g g g i i i
     5 j j f k k k i i i
     4     l l m n n o o
     3     l l m n n o o
     2       p p q q o o
     1           q q
       a b c d e f g h i j
    black to move: Place a marble in the row or column of the last one.
    ");
}
