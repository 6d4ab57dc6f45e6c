//! Netzwerk: every example in the sources, every option, every way a match can end.

mod slow;
mod twice;

use record::Match;
use rules::netzwerk::{Netzwerk, Phase, Rules, Setup};
use rules::{
    AnyGame, Effect, Game, GameKind, Goal, Outcome, Player, Presented, Reason, Rules as _, Site, Zone,
};

fn position(rules: &str, text: &str) -> Netzwerk {
    Netzwerk::from_text(text, Rules::from_text(rules).unwrap()).unwrap()
}

/// The legal actions that begin with `start`, sorted.
fn actions(game: &Netzwerk, start: &str) -> Vec<String> {
    let mut actions: Vec<String> = game.actions().iter().map(ToString::to_string).collect();
    actions.retain(|action| action.starts_with(start));
    actions.sort_unstable();
    actions
}

/// Where the robot on `from` can run, each square with its cheapest price, sorted.
fn targets(game: &Netzwerk, from: &str) -> Vec<(String, usize)> {
    let from: Site = from.parse().unwrap();
    let mut targets: Vec<(String, usize)> = game
        .actions()
        .iter()
        .map(|action| game.gesture(action))
        .filter(|gesture| gesture.from == Some(from))
        .map(|gesture| (gesture.to.unwrap().to_string(), gesture.pays.len()))
        .collect();
    targets.sort_unstable();
    targets.dedup();
    targets
}

fn played(game: &Netzwerk, text: &str) -> Netzwerk {
    let mut game = Match::new(*game);
    game.play_text(text).unwrap();
    *game.position()
}

#[test]
fn a_robot_without_charged_batteries_cannot_move() {
    let game = position("", "13/11b1/13/13/13/13/13/13/4x1o6/3w9/4x8/13/13 w m - -");
    assert_eq!(targets(&game, "d4"), []);
}

#[test]
fn four_batteries_carry_a_robot_four_squares() {
    let game = position("", "13/11b1/13/13/13/13/13/13/2o1o8/3w9/2o1o8/13/13 w r - -");
    let reached = targets(&game, "d4");
    for (square, price) in [("d6", 1), ("d12", 4), ("b10", 4), ("l4", 4), ("j6", 4), ("b4", 1)] {
        assert!(reached.contains(&(square.to_owned(), price)), "{square} for {price} in {reached:?}");
    }
    // Never backward, never back to where it stands, never more than four squares.
    assert!(reached.iter().all(|(square, _)| square != "d4" && !square.ends_with('2') || square == "d12"));
    assert!(!reached.iter().any(|(square, _)| square == "f12"));
}

#[test]
fn sparing_a_shared_battery_lets_the_other_robot_run() {
    // A stands on d4 between four batteries, B on f4; all that touch B, e3 and e5, touch A too: A runs four and B cannot, or three and B still one.
    let game = position("", "13/11b1/13/13/13/13/13/13/2o1o8/3w1w7/2o1o8/13/13 w r - -");
    assert_eq!(targets(&game, "f4").iter().map(|(_, price)| *price).max(), Some(2));
    let four = played(&game, "d4-d12*c3c5e3e5");
    assert_eq!(targets(&four, "f4"), []);
    let three = played(&game, "d4-d10*c3c5e3");
    assert_eq!(targets(&three, "f4"), [("d4", 1), ("f6", 1), ("h4", 1)].map(|(s, p)| (s.to_owned(), p)));
}

#[test]
fn a_battery_slides_to_the_next_empty_field_over_an_unbroken_line() {
    let game = position("", "13/11b1/10o2/13/10o2/13/10o2/13/10o2/1w11/8o1o1o/13/13 w m - -");
    assert_eq!(actions(&game, "k3"), ["k3>g3", "k3>k1", "k3>k13"]);
}

#[test]
fn one_captured_robot_can_complete_the_enemys_half() {
    // White has five left, two of them home. Black captures one of the others: four left, two home.
    let game = position("", "13/1w1w9/13/9b3/13/13/4o1o6/5b1w5/4o1o6/1w9w1/13/13/13 b r - -");
    // The nearest of the others is on h6.
    assert_eq!(game.goal(Player::One), Some(Goal { reached: 2, needed: 3, to_go: 3 }));
    let mut after = Match::new(game);
    after.play_text("f6xh6*e5g5").unwrap();
    assert_eq!(after.outcome(), Some(Outcome::win(Player::One, Reason::HalfTheCrewIsHome)));
    assert_eq!(after.actions(), []);
    assert!(matches!(after.played()[0].effects.last(), Some(Effect::Ended { .. })));
}

#[test]
fn where_one_run_completes_both_conditions_the_runner_wins() {
    // Black's capture leaves White four with two home, and brings Black's own second robot of four home.
    let game = position("", "13/1w1w9/13/13/13/13/13/1b9b1/13/5b5w1/4o1o6/3b1w3w3/13 b r - -");
    let after = played(&game, "f4xf2*e3g3");
    assert_eq!(after.outcome(), Some(Outcome::win(Player::Two, Reason::HalfTheCrewIsHome)));
}

#[test]
fn a_robot_that_is_home_can_be_captured_sideways() {
    let game = position("", "8o4/7w1b3/8o4/13/13/13/13/13/13/13/13/1w9w1/13 b r - -");
    assert_eq!(actions(&game, "j12x"), ["j12xh12*i11i13"]);
}

#[test]
fn half_of_a_crew_wins_at_every_size() {
    let crew = |home: u8, left: u8| {
        let white = (0..left).map(|i| (Site::new(2 * i + 1, if i < home { 11 } else { 1 }), Player::One));
        let black = (Site::new(11, 5), Player::Two);
        let robots = white.chain([black]).collect();
        Netzwerk::from_setup(&Setup { robots, phase: Phase::Moved, ..Setup::start(Rules::default()) })
            .unwrap()
            .outcome()
    };
    for (left, half) in [(6, 3), (5, 3), (4, 2), (3, 2), (2, 1), (1, 1)] {
        assert_eq!(crew(half, left), Some(Outcome::win(Player::One, Reason::HalfTheCrewIsHome)));
        assert_eq!(crew(half - 1, left), None, "{} of {left}", half - 1);
    }
}

#[test]
fn capturing_the_last_robot_wins() {
    let game = position("", "13/13/13/13/13/13/13/13/4o1o6/3b1w7/4o8/13/13 w r - -");
    assert_eq!(
        played(&game, "f4xd4*e3e5").outcome(),
        Some(Outcome::win(Player::One, Reason::AllRobotsCaptured))
    );
}

#[test]
fn a_player_who_starts_a_turn_stuck_loses() {
    let game = position("", "13/13/13/13/13/13/8o4/1b7w3/13/13/13/13/13 w r - -");
    let after = played(&game, "j6-j8*i7 end");
    assert_eq!(after.outcome(), Some(Outcome::win(Player::One, Reason::NoRobotCanRun)));
    assert_eq!(after.actions(), []);
}

#[test]
fn captures_and_jumps_have_their_prices() {
    // d4 between an own robot to the east with an enemy behind it, and an enemy to the north.
    let game = position("", "13/11b1/13/13/13/13/13/3b9/2o1o8/3w1w1b5/2o1o8/13/13 w r - -");
    let reached = targets(&game, "d4");
    let price = |square: &str| reached.iter().find(|(name, _)| name == square).map(|(_, price)| *price);
    assert_eq!(price("d6"), Some(2), "a capture");
    assert_eq!(price("h4"), Some(4), "a capture by a jump");
    assert_eq!(price("b6"), Some(2), "around the corner");
    assert_eq!(price("d8"), Some(4), "enemies are never jumped: it is four steps around");
    let jump = position("", "13/11b1/13/13/13/13/13/13/2o1o8/3w1w7/2o1o8/13/13 w r - -");
    assert!(targets(&jump, "d4").contains(&("h4".to_owned(), 2)), "a jump");
}

#[test]
fn a_robot_that_captured_may_not_run_again_but_one_that_did_not_may() {
    let game = position("", "13/11b1/13/13/13/13/4o1o6/3b9/2o1o1o6/3w1w7/2o1o8/13/13 w r - -");
    let captured = played(&game, "d4xd6*c3c5");
    assert_eq!(targets(&captured, "d6"), []);
    assert!(captured.to_string().ends_with("w m d6 -"));
    let ran = played(&game, "f4-f6*g5");
    assert!(!targets(&ran, "f6").is_empty());
    assert!(targets(&position("rerun=once", &ran.to_string().replace("m - -", "m f6 -")), "f6").is_empty());
}

#[test]
fn once_a_battery_is_shifted_no_robot_runs() {
    let game = played(&Netzwerk::default(), "b2-b4*a3 m3>m5");
    assert!(game.actions().iter().all(|action| !action.to_string().contains('*')));
    assert!(!actions(&game, "m3").iter().any(|_| true), "it has left m3");
    assert_eq!(actions(&game, "m5"), [""; 0], "each battery is shifted once a turn");
    assert_eq!(actions(&game, "end"), ["end"]);
}

#[test]
fn a_spent_battery_can_be_shifted_and_stays_spent() {
    let game = played(&Netzwerk::default(), "b2-b4*a3 a3>a5");
    assert!(game.to_string().contains("/x12/1w11/2o1o1o1o1o1o/"), "{game}");
    let ended = played(&game, "end");
    assert!(ended.to_string().contains("/o12/1w11/2o1o1o1o1o1o/"), "charged again: {ended}");
}

#[test]
fn energy_can_be_limited_to_controlled_batteries() {
    // e5 touches one white and two black robots.
    let text = "13/13/13/13/13/13/13/3b1b7/4o8/3w9/13/11w1/13 w r - -";
    assert!(!targets(&position("", text), "d4").is_empty());
    assert!(targets(&position("energy=controlled", text), "d4").is_empty());
}

#[test]
fn straight_runs_do_not_turn_and_do_not_mix() {
    let text = "13/11b1/13/13/13/13/13/13/2o1o8/3w1w7/2o1o8/13/13 w r - -";
    let reached = targets(&position("path=straight", text), "d4");
    let expected = [("b4", 1), ("d10", 3), ("d12", 4), ("d6", 1), ("d8", 2), ("h4", 2)];
    assert_eq!(reached, expected.map(|(square, price)| (square.to_owned(), price)));
}

#[test]
fn captures_can_be_mandatory() {
    let text = "13/11b1/13/13/13/13/13/3b9/2o1o8/3w9/13/7w5/6o6 w m - -";
    let free = position("", text);
    assert!(free.actions().len() > 5);
    let mandatory = position("capture=mandatory", text);
    assert_eq!(actions(&mandatory, ""), ["d4xd6*c5e5"]);
    assert!(actions(&played(&mandatory, "d4xd6*c5e5"), "end").len() == 1, "then the turn may end");
}

#[test]
fn shared_batteries_can_be_locked() {
    let text = "13/11b1/13/13/13/13/13/5b7/4o3o4/3w9/4o8/13/13 w m - -";
    // e5 touches one robot of each, e3 a white one only, i5 none.
    assert_eq!(actions(&position("", text), "e5").len(), 4);
    let locked = position("shared=locked", text);
    assert_eq!(actions(&locked, "e5"), [""; 0]);
    assert_eq!(actions(&locked, "i5"), [""; 0], "with none, both control it");
    assert_eq!(actions(&locked, "e3").len(), 4);
    assert!(targets(&locked, "d4").iter().any(|(_, price)| *price == 2), "it still pays");
}

#[test]
fn either_player_may_start() {
    assert_eq!(Netzwerk::default().to_move(), Player::One);
    let game = Netzwerk::start(Rules::from_text("first=black").unwrap());
    assert!(game.to_string().ends_with(" b r - -"));
    assert_eq!(game.actions().len(), 28);
}

#[test]
fn the_third_repetition_is_a_draw_where_the_players_want_it() {
    // Both robots step to and fro; the third time the first position begins a turn, it is over.
    let text = "13/9b3/13/13/2o10/1b11/13/13/13/1w11/2o10/9w3/13 w r - -";
    let there_and_back = "b4-d4*c3 end b8-d8*c9 end d4-b4*c3 end d8-b8*c9 end ";
    let start = |rules: &str| Match::new(GameKind::Netzwerk.set_up(rules, None, Some(text)).unwrap());
    let mut drawn: Match<AnyGame> = start("repetition=draw");
    drawn.play_text(&there_and_back.repeat(2)).unwrap();
    assert_eq!(drawn.outcome(), Some(Outcome::draw(Reason::Repetition)));
    assert_eq!(drawn.actions(), []);
    let last = drawn.played().last().unwrap();
    assert!(matches!(last.effects.last(), Some(Effect::Ended { outcome }) if outcome.winner.is_none()));
    assert!(drawn.play_text("b4-d4*c3").is_err());
    drawn.undo();
    assert_eq!(drawn.outcome(), None);
    let mut goes_on = start("");
    goes_on.play_text(&there_and_back.repeat(3)).unwrap();
    assert_eq!(goes_on.outcome(), None);
}

#[test]
fn rules_options_round_trip_through_their_text() {
    for option in Rules::OPTIONS {
        for value in option.values.iter().copied() {
            let mut rules = Rules::default();
            assert!(rules.set(option.key, value));
            assert_eq!(rules.get(option.key), Some(value));
            assert_eq!(Rules::from_text(&rules.to_text()), Ok(rules));
        }
        assert_eq!(
            Rules::default().get(option.key),
            Some(option.values[0]),
            "the first value is the default"
        );
    }
    assert_eq!(Rules::from_text("neto").unwrap().to_text(), "energy=controlled,path=straight,rerun=once");
}

#[test]
fn robots_that_one_enemy_run_could_capture_next_are_in_danger() {
    let danger = |game: &Netzwerk| -> Vec<String> {
        let zones = game.zones();
        let captures = zones.iter().flat_map(|zone| match zone {
            Zone::Danger { captures } => captures.as_slice(),
            _ => &[],
        });
        let told = captures.map(|capture| {
            let landings: Vec<String> = capture.landings.iter().map(ToString::to_string).collect();
            format!("{} from {} by {}", capture.at, capture.from, landings.join(" "))
        });
        told.collect()
    };
    // Two batteries touch Black's f6, of which one is spent: Black's turn charges it.
    let game = position("", "13/13/13/13/13/13/4o1x6/5b7/13/5w7/13/1w7w3/13 w r - -");
    assert_eq!(danger(&game), ["f4 from f6 by f4"]);
    // One battery does not pay for a capture.
    assert_eq!(danger(&position("", "13/13/13/13/13/13/4o8/5b7/13/5w7/13/1w7w3/13 w r - -")), [""; 0]);
    // Three pay for a step and a capture; whose robots may not run again in this turn does not matter.
    let game = position("", "13/13/13/13/13/13/4o1x6/3w1b7/4o8/7w5/13/1w7w3/13 w m h4 -");
    assert_eq!(danger(&game), ["d6 from f6 by d6", "h4 from f6 by f4 h4"]);
    assert_eq!(danger(&Netzwerk::default()), [""; 0]);
}
