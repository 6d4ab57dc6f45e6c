//! Why a move is not legal, as the player reads it.

use rules::napoleon::{Action, Illegal, Leg, Rules};
use rules::{Game, Player, Presented};

use super::drawing::{blue, drawn, red};
use super::{action, refused, site};

#[test]
fn places_off_the_map_are_named() {
    let game = blue("..", "bb");
    assert_eq!(refused(&game, "b1-c1"), "the map has no square c1");
    assert_eq!(refused(&game, "a1-c1"), "the map has no square c1");
    assert_eq!(refused(&game, "z9-z8"), "the map has no square z9");
}

#[test]
fn a_counter_of_the_mover_must_stand_at_the_start() {
    let game = blue("...", "b.r");
    assert_eq!(refused(&game, "b1-b2"), "there is no blue counter on b1");
    assert_eq!(refused(&game, "c1-b1"), "the counter on c1 is not yours");
    assert_eq!(refused(&red("...", "b.r"), "a1-b1"), "the counter on a1 is not yours");
}

#[test]
fn an_occupied_square_is_not_a_target() {
    let game = blue("...", "bbr");
    assert_eq!(refused(&game, "a1-b1"), "there is already a counter on b1");
    assert_eq!(refused(&game, "a1-c1"), "there is already a counter on c1");
}

#[test]
fn a_jump_needs_ground_that_allows_it() {
    assert_eq!(refused(&blue("~..", "bb."), "a1-c1"), "a counter cannot jump from a1, which is in a river");
    assert_eq!(refused(&blue("f..", "bb."), "a1-c1"), "a counter cannot jump from a1, which is in a forest");
    assert_eq!(refused(&blue(".~.", "bb."), "a1-c1"), "the counter on b1 cannot be jumped: it is in a river");
    assert_eq!(
        refused(&blue(".f.", "br."), "a1xc1"),
        "the counter on b1 cannot be jumped: it is in a forest"
    );
    assert_eq!(refused(&blue("...", "b.r"), "a1-c1"), "there is already a counter on c1");
    assert_eq!(refused(&blue("....", "b..r"), "a1-c1"), "there is no counter on b1 to jump over");
    assert_eq!(
        refused(&blue(".fff./.fff.", "...../bb..."), "a1-c1"),
        "square c1 is too deep in the forest to land on"
    );
    // On the way, too.
    assert_eq!(
        refused(&blue("..f..", "bb.b."), "a1-c1-e1"),
        "a counter cannot jump from c1, which is in a forest"
    );
}

#[test]
fn the_notation_must_mark_captures() {
    let game = blue("..o../.....", "...../br...");
    assert_eq!(refused(&game, "a1-c1"), "the jump to c1 captures the counter that it passes (write x)");
    assert_eq!(refused(&blue("...", "bb."), "a1xc1"), "the jump to c1 captures nothing");
    assert_eq!(refused(&blue(".o.", "br."), "a1xc1"), "the jump to c1 captures nothing");
}

#[test]
fn the_notation_must_mark_losses_in_the_river() {
    let game = blue("..~..", "bb.b.");
    assert_eq!(refused(&game, "a1-c1"), "the counter is lost in the river on c1 (end the move with ~)");
    assert_eq!(refused(&game, "a1-c1-e1"), "the counter is lost in the river on c1: the move ends there");
    assert_eq!(refused(&game, "a1-c1-e1~"), "the counter is lost in the river on c1: the move ends there");
    assert_eq!(
        refused(&blue("...", "bb."), "a1-c1~"),
        "there is no river on c1 where the counter could be lost"
    );
}

#[test]
fn headquarters_and_circles_have_their_sentences() {
    assert_eq!(
        refused(&blue(".M.", "b.b"), "a1-b1"),
        "a counter may not step into its own headquarters, on b1"
    );
    assert_eq!(
        refused(&blue("..M", "bb."), "a1-c1"),
        "a counter may not end its move in its own headquarters, on c1"
    );
    assert_eq!(
        refused(&blue("...", "bb."), "a1-c1-a1"),
        "a move that captures nothing may not end where it began"
    );
}

#[test]
fn a_finished_match_takes_no_move() {
    let finished = drawn("...", "b.r", Player::One, Rules::default());
    assert_eq!(refused(&finished, "a1-b1"), "the game is over");
    assert_eq!(finished.clone().play(&action("a1-b1")), Err(Illegal::Over));
}

#[test]
fn a_move_written_with_another_way_is_played() {
    // Over c2 and b3 instead of b1 and c2: the list knows one of the ways.
    let ring = blue(".../.../...", ".b./b.b/bb.");
    let listed = ring.actions().into_iter().find(|found| *found == action("a1-c1-c3")).unwrap().to_string();
    let other = if listed == "a1-c1-c3" { "a1-a3-c3" } else { "a1-c1-c3" };
    let [mut one, mut two] = [ring; 2];
    let first = one.play(&action(&listed)).unwrap();
    let second = two.play(&action(other)).unwrap();
    assert_eq!(one, two);
    // The effects follow the way that was given.
    assert_ne!(first, second);
}

#[test]
fn a_move_written_with_an_impossible_way_is_played_if_it_exists() {
    // No counter stands on a2: the way over it is impossible, the move to c3 is not.
    let game = blue(".../.../...", ".b./..b/bb.");
    let mut next = game;
    let effects = next.play(&action("a1-a3-c3")).unwrap();
    let mut same = game;
    assert_eq!(effects, same.play(&action("a1-c1-c3")).unwrap());
    assert_eq!(next, same);
    // Nor is one that says more jumps than there are.
    let mut next = game;
    next.play(&action("a1-c1-a1-c1-c3")).unwrap();
    assert_eq!(next, same);
    // A way that captures something else is another move.
    assert_eq!(refused(&game, "a1-a3xc3"), "there is no counter on a2 to jump over");
}

#[test]
fn a_move_that_is_neither_a_step_nor_jumps_is_refused() {
    let game = blue("......", "bb...r");
    let leg = |to: &str, captures| Leg { to: site(to), captures };
    let shapes = [
        Action::new(site("a1"), &[], false),
        // A step that captures, or goes on, or is lost.
        Action::new(site("a1"), &[leg("a2", true)], false),
        Action::new(site("a1"), &[leg("a2", false), leg("a3", false)], false),
        Action::new(site("a1"), &[leg("a2", false)], true),
        Action::new(site("a1"), &[leg("c1", false), leg("c2", false)], false),
        Action::new(site("a1"), &[leg("a1", false)], false),
    ];
    for shape in shapes {
        let mut tried = game;
        assert_eq!(tried.play(&shape), Err(Illegal::Shape), "{shape}");
        assert_eq!(tried, game);
    }
    let shape = "a move is one step, or a series of jumps, each straight over one counter";
    assert_eq!(Illegal::Shape.to_string(), shape);
    // Farther than a jump leads, and round a corner.
    for far in ["d1", "c2", "e1"] {
        let mut tried = game;
        let refused = tried.play(&Action::new(site("a1"), &[leg(far, false)], false)).unwrap_err();
        assert_eq!(refused, Illegal::OutOfReach { from: site("a1"), to: site(far) });
        assert_eq!(refused.to_string(), format!("the counter on a1 cannot get to {far}: {shape}"));
        assert_eq!(tried, game);
    }
}

#[test]
fn whatever_stands_still_has_its_reason() {
    let why = |game: &rules::napoleon::Napoleon, from: Option<&str>, to: &str| {
        let action = game.attempt(from.map(site), site(to))?;
        Some(game.clone().play(&action).unwrap_err().to_string())
    };
    let game = blue("...", "b.r");
    assert_eq!(why(&game, None, "c1").as_deref(), Some("the counter on c1 is not yours"));
    assert_eq!(why(&game, None, "b1").as_deref(), Some("there is no blue counter on b1"));
    let crowded = blue("..../..../....", "b.b./bb../bbb.");
    let stuck = "the counter on a1 cannot move: there is no free square beside it, and nothing to jump over";
    assert_eq!(why(&crowded, None, "a1").as_deref(), Some(stuck));
    assert_eq!(why(&crowded, Some("c1"), "a1").as_deref(), Some(stuck), "it is meant itself");
}
