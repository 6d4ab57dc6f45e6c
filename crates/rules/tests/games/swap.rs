//! The swap rule, which is the same in all games.

use record::Match;
use rules::{AnyAction, AnyIllegal, Effect, Game, GameKind, Presented, SwapStage, divide, perft};

/// The start of a game by the swap rule.
fn start(kind: GameKind) -> Match<rules::AnyGame> {
    Match::new(kind.set_up("swap=on", None, None).unwrap())
}

/// Plays the first of the legal actions until the turn has passed.
fn play_first_turn(game: &mut Match<rules::AnyGame>) {
    let mover = game.position().to_move();
    while game.position().to_move() == mover {
        let actions = game.actions();
        let end = actions.iter().find(|action| action.to_string() == "end");
        let action = end.unwrap_or(&actions[0]).clone();
        game.play(&action).unwrap();
    }
}

#[test]
fn only_the_second_turn_can_be_a_swap() {
    for kind in GameKind::ALL {
        let mut game = start(kind);
        assert!(!game.actions().contains(&AnyAction::Swap));
        assert_eq!(game.position().swap_stage(), SwapStage::FirstTurn);
        assert_eq!(game.position().clone().play(&AnyAction::Swap), Err(AnyIllegal::NoSwap));
        play_first_turn(&mut game);
        assert!(game.position().can_swap() && game.actions().contains(&AnyAction::Swap));
        assert!(game.position().picture().ends_with(" may swap sides instead."));
        // Not once the turn has begun,
        let mut other = game.clone();
        let action = other.actions()[0].clone();
        other.play(&action).unwrap();
        assert!(!other.position().can_swap());
        // and not twice.
        let before = game.position().clone();
        let effects = game.play(&AnyAction::Swap).unwrap().clone();
        let mover = before.to_move();
        assert_eq!(effects, [Effect::SidesSwapped, Effect::TurnEnded { next: mover }]);
        assert_eq!((game.position().to_move(), game.position().pieces()), (mover, before.pieces()));
        assert!(!game.position().can_swap() && !game.actions().contains(&AnyAction::Swap));
        assert_eq!(game.turns().len(), 2, "it is a turn of its own");
        game.play_text(&game.actions()[0].to_string()).unwrap();
        assert!(game.are_sides_swapped() && !game.are_sides_swapped_at(1));
    }
}

#[test]
fn a_position_says_whether_sides_can_still_be_swapped() {
    for kind in GameKind::ALL {
        let read = |rules: &str, text: &str| kind.set_up(rules, None, Some(text));
        let mut game = start(kind);
        assert!(game.position().to_string().ends_with(" first"));
        play_first_turn(&mut game);
        let offered = game.position().to_string();
        assert!(offered.ends_with(" swap"));
        assert_eq!(&read("swap=on", &offered).unwrap(), game.position());
        let closed = offered.strip_suffix(" swap").unwrap();
        assert!(!read("swap=on", closed).unwrap().can_swap());
        game.play(&AnyAction::Swap).unwrap();
        assert_eq!(game.position().to_string(), closed);
        assert!(read("", closed).is_ok());
        assert!(read("", &offered).is_err(), "without the rule there is no such part");
        assert!(game.position().read_action("swap").is_ok());
        assert!(read("", closed).unwrap().read_action("swap").is_err());
    }
}

#[test]
fn the_tree_of_actions_has_the_swap_in_its_second_turn() {
    for kind in [GameKind::Kulami, GameKind::Napoleon] {
        let (plain, swap) =
            (kind.set_up("", None, None).unwrap(), kind.set_up("swap=on", None, None).unwrap());
        let [one, two] = [1, 2].map(|depth| plain.perft(depth).unwrap());
        assert_eq!(swap.perft(1), Some(one));
        // One more reply to each first action,
        assert_eq!(swap.perft(2), Some(two + one));
        // which leaves the reply to be played.
        let mut offered = swap.clone();
        offered.play(&swap.actions()[0]).unwrap();
        let mut closed = plain.clone();
        closed.play(&plain.actions()[0]).unwrap();
        let [one, two] = [1, 2].map(|depth| closed.perft(depth).unwrap());
        assert_eq!(offered.perft(2), Some(two + one));
        assert_eq!(perft(&offered, 2), offered.perft(2));
        assert_eq!(divide(&offered, 1).map(|parts| parts.len() as u64), offered.perft(1));
    }
}

#[test]
fn the_first_turn_of_netzwerk_can_be_a_single_run() {
    let mut game = Match::new(GameKind::Netzwerk.set_up("opening=single", None, None).unwrap());
    assert_eq!(game.actions().len(), 28);
    game.play_text("b2-b4*a3").unwrap();
    assert_eq!(game.actions().iter().map(ToString::to_string).collect::<Vec<_>>(), ["end"]);
    for text in ["d2-d4*c3", "a3>a5"] {
        let fault = game.clone().play_text(text).unwrap_err().to_string();
        assert!(fault.ends_with("the first turn of the game is one run, with no shift"), "{fault}");
    }
    game.play_text("end").unwrap();
    // From then on turns are as long as ever.
    game.play_text("b12-b10*a11 d12-d10*c11 a11>a9 end d2-d4*c3 f2-f4*e3").unwrap();
}

#[test]
fn no_position_offers_a_swap_within_a_turn() {
    let kind = GameKind::Netzwerk;
    let mut game = start(kind);
    play_first_turn(&mut game);
    game.play_text("b12-b10*a11").unwrap();
    let offered = kind.set_up("swap=on", None, Some(&format!("{} swap", game.position())));
    assert_eq!(offered.unwrap_err().to_string(), "sides can only be swapped at the beginning of a turn");
    assert!(kind.set_up("swap=on", None, Some(&game.position().to_string())).is_ok());
}
