//! How a match ends: by the rules, in their order, and by the house rules.

use record::{Match, PlayError};
use rules::Player::{One, Two};
use rules::napoleon::{Napoleon, Rules, shipped};
use rules::{Effect, Game, Goal, Outcome, Player, Presented, Reason, Rng, Rules as _, Site};

use super::drawing::drawn;
use super::{action, played, refused, rules};

fn blue(terrain: &str, counters: &str) -> Napoleon {
    drawn(terrain, counters, One, Rules::default())
}

fn red(terrain: &str, counters: &str) -> Napoleon {
    drawn(terrain, counters, Two, Rules::default())
}

fn by_house_rules(terrain: &str, counters: &str) -> Match<Napoleon> {
    Match::new(drawn(terrain, counters, One, rules("repetition=draw")))
}

#[test]
fn two_counters_in_the_enemys_headquarters_win() {
    let game = blue("WW./...", "b../.br");
    assert_eq!((game.outcome(), game.invaders(One)), (None, 1));
    assert_eq!(game.goal(One), Some(Goal { reached: 1, needed: 2, to_go: 1 }));
    let won = played(&game, "b1-b2");
    assert_eq!(won.outcome(), Some(Outcome::win(One, Reason::HeadquartersTaken)));
    assert_eq!((won.invaders(One), won.invaders(Two)), (2, 0));
    assert_eq!(won.actions(), []);
    assert_eq!(refused(&won, "c1-c2"), "the game is over");
    let game = red("MM./...", "r../.rb");
    assert_eq!(played(&game, "b1-b2").outcome(), Some(Outcome::win(Two, Reason::HeadquartersTaken)));
}

#[test]
fn a_jump_into_the_enemys_headquarters_wins_as_a_step_does() {
    let game = blue("....W/W....", "..bb./b....");
    assert_eq!(played(&game, "c2-e2").outcome(), Some(Outcome::win(One, Reason::HeadquartersTaken)));
    // Only passing through is not enough.
    let game = blue("..W../W....", "bb.b./b...r");
    assert_eq!(played(&game, "a2-c2-e2").outcome(), None);
}

#[test]
fn one_counter_or_counters_at_home_do_not_win() {
    assert_eq!(blue("WW./...", "b.r/b.r").outcome(), None);
    assert_eq!(blue("MM./...", "bb./rrr").outcome(), None);
    assert_eq!(red("WW./...", "rr./bbb").outcome(), None);
    assert_eq!(blue("WW./...", "br./b..").outcome(), None);
}

#[test]
fn the_player_who_just_moved_wins_first() {
    let ground = "WW.MM/.....";
    let both = "bb.rr/.....";
    let win = |winner| Some(Outcome::win(winner, Reason::HeadquartersTaken));
    assert_eq!(red(ground, both).outcome(), win(One));
    assert_eq!(blue(ground, both).outcome(), win(Two));
}

#[test]
fn two_spent_armies_draw() {
    let draw = Some(Outcome::draw(Reason::ArmiesSpent));
    for counters in ["b....", "r....", "br...", "....."] {
        assert_eq!(blue(".....", counters).outcome(), draw, "{counters}");
        assert_eq!(red(".....", counters).outcome(), draw, "{counters}");
        assert_eq!(blue(".....", counters).actions(), []);
    }
    assert_eq!(blue(".....", "brr..").outcome(), None, "one side has two");
    assert_eq!(blue(".....", "bbr..").outcome(), None);
    // The capture that leaves one each.
    let game = blue("...../.....", "...../br..r");
    assert_eq!(game.outcome(), None);
    let next = played(&game, "a1xc1");
    assert_eq!(next.outcome(), draw);
    // Lost in the river.
    let game = blue("..~../.....", "bb..r/.....");
    assert_eq!(played(&game, "a2-c2~").outcome(), draw);
}

#[test]
fn headquarters_are_checked_before_armies_are_counted() {
    // Two counters are needed inside, so a side that wins is never spent; the last one alone does not win.
    assert_eq!(blue("WW./...", "b../..r").outcome(), Some(Outcome::draw(Reason::ArmiesSpent)));
    assert_eq!(red("WW./...", "bb./...").outcome(), Some(Outcome::win(One, Reason::HeadquartersTaken)));
}

#[test]
fn a_player_without_a_legal_move_loses() {
    // A player has no counter left, and the other has two.
    assert_eq!(blue("...", "rr.").outcome(), Some(Outcome::win(Two, Reason::NoLegalMove)));
    assert_eq!(red("...", "bb.").outcome(), Some(Outcome::win(One, Reason::NoLegalMove)));
    // Shut in a corner: neither a step nor a jump.
    let shut = "rr../rr../brr.";
    assert_eq!(blue("..../..../....", shut).outcome(), None, "b2 can be jumped");
    let shut = "r.r./rr../brr.";
    assert_eq!(blue("..../..../....", shut).outcome(), Some(Outcome::win(Two, Reason::NoLegalMove)));
    assert_eq!(red("..../..../....", shut).outcome(), None, "it is Red's turn");
    // The move that shuts it in.
    let before = red("..../..../....", "r.../rr.r/brr.");
    let next = played(&before, "d2-c3");
    assert_eq!(next.outcome(), Some(Outcome::win(Two, Reason::NoLegalMove)));
    assert_eq!(next.actions(), []);
}

#[test]
fn a_step_into_ones_own_headquarters_is_not_a_legal_move() {
    let game = blue(".../M../...", "r.r/.rr/brr");
    assert_eq!(game.outcome(), Some(Outcome::win(Two, Reason::NoLegalMove)));
}

#[test]
fn the_move_that_ends_the_match_reports_the_outcome() {
    let mut game = blue("WW./...", "b../.br");
    let effects = game.play(&action("b1-b2")).unwrap();
    let outcome = Outcome::win(One, Reason::HeadquartersTaken);
    assert_eq!(effects.last(), Some(&Effect::Ended { outcome }));
}

#[test]
fn reasons_have_short_texts() {
    assert_eq!(Reason::HeadquartersTaken.to_string(), "two counters in the enemy’s headquarters");
    assert_eq!(Reason::ArmiesSpent.to_string(), "neither army has two counters left");
    assert_eq!(Reason::NoLegalMove.to_string(), "no legal move is left");
    assert_eq!(Reason::NothingHappens.to_string(), "a hundred moves without a capture or loss");
}

const ROOM: &str = "...../...../.....";
const APART: &str = "...../.b.r./b...r";

#[test]
fn the_third_repetition_draws_the_match() {
    let mut game = by_house_rules(ROOM, APART);
    game.play_text("a1-a2 e1-e2 a2-a1 e2-e1").unwrap();
    assert_eq!((game.repetitions(), game.outcome()), (2, None));
    game.play_text("a1-a2 e1-e2 a2-a1").unwrap();
    assert_eq!(game.outcome(), None);
    game.play_text("e2-e1").unwrap();
    let outcome = Outcome::draw(Reason::Repetition);
    assert_eq!((game.repetitions(), game.outcome()), (3, Some(outcome)));
    assert_eq!(game.played().last().unwrap().effects.last(), Some(&Effect::Ended { outcome }));
    assert_eq!(game.actions(), []);
    assert_eq!(game.play(&action("a1-a2")).unwrap_err(), PlayError::Over);
    assert_eq!(game.position().outcome(), None, "the position alone knows nothing of it");
    // Taken back, the match goes on another way.
    assert!(game.undo());
    assert_eq!(game.outcome(), None);
    game.play_text("e2-d1").unwrap();
    assert_eq!(game.outcome(), None);
}

#[test]
fn the_same_counters_with_the_other_side_to_move_are_another_position() {
    let mut game = by_house_rules(ROOM, APART);
    // Blue loses a move on the way round a triangle, so that it is Red's turn in the position of the start.
    game.play_text("a1-a2 e1-e2 a2-a3 e2-e1 a3-a2 e1-d1 a2-a1").unwrap();
    assert_eq!(game.repetitions(), 1);
}

#[test]
fn without_the_house_rule_a_match_goes_on() {
    let mut game = Match::new(blue(ROOM, APART));
    game.play_text(&"a1-a2 e1-e2 a2-a1 e2-e1 ".repeat(60)).unwrap();
    assert_eq!((game.outcome(), game.repetitions(), game.quiet()), (None, 61, 240));
    assert_eq!(game.position().quiet_limit(), None);
    assert_eq!(by_house_rules(ROOM, APART).position().quiet_limit(), Some(100));
}

/// Steps along all squares of three ranks, to each but the first once.
fn walk(low: u8) -> Vec<String> {
    let along = |row: u8| (0..17).map(move |i| Site::new(if row == 1 { 16 - i } else { i }, low + row));
    let squares: Vec<Site> = (0..3).flat_map(along).collect();
    squares.windows(2).map(|pair| format!("{}-{}", pair[0], pair[1])).collect()
}

/// A match of 98 moves in which one counter of each side walks about and nothing happens. Blue has a counter in the enemy's
/// headquarters, on q1, and another in front of them, on o1.
fn quiet_match(first: Player) -> Match<Napoleon> {
    let open = ".".repeat(17);
    let walker = |sign: &str| format!("{sign}{}", &open[1..]);
    let ground = format!("{}...............WW", format!("{open}/").repeat(6));
    let (red, blue) = (walker("r"), walker("b"));
    let counters = [&open, &open, &red, &open, &open, &blue, "..............b.b"].join("/");
    let mut game = Match::new(drawn(&ground, &counters, first, rules("repetition=draw")));
    let [blue, red] = [walk(1), walk(4)];
    for (blue, red) in blue.iter().zip(&red).take(49) {
        let turns = if first == One { [blue, red] } else { [red, blue] };
        game.play_text(&turns.map(String::as_str).join(" ")).unwrap();
    }
    assert_eq!((game.quiet(), game.outcome()), (98, None));
    game
}

#[test]
fn a_hundred_moves_without_a_loss_draw_the_match() {
    let mut game = quiet_match(One);
    game.play_text("o1-n1").unwrap();
    assert_eq!((game.quiet(), game.outcome()), (99, None));
    let last = action(&walk(4)[49]);
    let outcome = Outcome::draw(Reason::NothingHappens);
    assert_eq!(game.play(&last).unwrap().last(), Some(&Effect::Ended { outcome }));
    assert_eq!((game.quiet(), game.outcome()), (100, Some(outcome)));
    assert_eq!((game.actions(), game.position().outcome()), (vec![], None));
    assert_eq!(game.play(&action("n1-m1")).unwrap_err(), PlayError::Over);
    assert!(game.undo());
    assert_eq!(game.outcome(), None);
    assert_eq!(game.redo().unwrap().last(), Some(&Effect::Ended { outcome }));
    assert_eq!(game.outcome(), Some(outcome));
}

#[test]
fn a_win_with_the_hundredth_move_is_a_win() {
    let mut game = quiet_match(Two);
    game.play_text(&walk(4)[49]).unwrap();
    assert_eq!((game.quiet(), game.outcome()), (99, None));
    game.play_text("o1-p1").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::win(One, Reason::HeadquartersTaken)));
    let effects = &game.played().last().unwrap().effects;
    assert_eq!(effects.iter().filter(|effect| matches!(effect, Effect::Ended { .. })).count(), 1);
    assert!(game.undo());
    game.play_text("o1-n1").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::draw(Reason::NothingHappens)));
}

#[test]
fn captures_and_losses_restart_the_count() {
    for (moves, quiet) in [("a1xc1", 0), ("a1xc1 e2-e1", 1), ("a2-c2~", 0), ("a2-c2~ e2-e1", 1), ("b2-b3", 1)]
    {
        let mut game = by_house_rules("...../..~../.....", "....r/bb..r/br...");
        game.play_text(moves).unwrap();
        assert_eq!(game.quiet(), quiet, "{moves}");
    }
}

#[test]
fn random_matches_end_under_the_house_rules() {
    let mut chance = Rng::new(1);
    for text in ["", "headquarters=open", "headquarters=open,home=rest", "first=red"] {
        let comma = if text.is_empty() { "" } else { "," };
        let rules = Rules::from_text(&format!("{text}{comma}repetition=draw")).unwrap();
        let maps = shipped().iter().map(|(_, map)| *map).collect::<Vec<_>>();
        for i in 0..12 {
            let map = maps.get(i / 2).copied().unwrap_or_else(|| super::random_map(&mut chance));
            let mut game = Match::new(Napoleon::start(map, rules));
            // At most 100 moves for each counter that is lost, and once more.
            let most = 100 * (2 * map.army() + 1);
            while game.outcome().is_none() {
                assert!(game.played().len() < most, "{}", game.position());
                let actions = game.actions();
                game.play(&actions[chance.below(actions.len())]).unwrap();
            }
        }
    }
}
