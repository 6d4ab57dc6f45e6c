//! Netzwerk: the turns that are searched, their evaluation, and tactics that must be found.

use std::collections::{HashMap, HashSet};

use engine::{Goal, Limits, SURELY_WON, Searchable, Work, keeps};
use rules::netzwerk::{Action, Netzwerk, Rules};
use rules::{AnyPosition, Game, GameKind, Player, Rng, Rules as _};

use super::searching::{after, random_action, search_own};

fn position(rules: &str, text: &str) -> Netzwerk {
    Netzwerk::from_text(text, Rules::from_text(rules).unwrap()).unwrap()
}

/// The start with any combination of rules.
fn any_start(chance: &mut Rng) -> Netzwerk {
    let options = GameKind::Netzwerk.options().iter().map(|option| {
        let value = option.values[chance.below(option.values.len())];
        format!("{}={value}", option.key)
    });
    let rules = options.collect::<Vec<_>>().join(",");
    Netzwerk::start(Rules::from_text(&rules).unwrap())
}

/// Plays at random, by single actions or by turns from the search, and calls `see` with every position that is not over.
fn play_out(chance: &mut Rng, mut see: impl FnMut(&Netzwerk, &mut Rng)) {
    let mut game = any_start(chance);
    let likes_turns = chance.below(2) == 0;
    for _ in 0..120 {
        if game.outcome().is_some() {
            break;
        }
        see(&game, chance);
        if likes_turns && chance.below(3) > 0 {
            let mut turns = Vec::new();
            game.plays(&mut turns);
            game.make(&turns[chance.below(turns.len())]);
        } else {
            game = game.after(&random_action(&game, chance));
        }
    }
}

/// The position with the board turned around and the colours swapped.
fn mirrored(game: &Netzwerk) -> Netzwerk {
    let swap = |text: &str| -> String {
        text.chars()
            .map(|sign| match sign {
                'w' => 'b',
                'b' => 'w',
                other => other,
            })
            .collect()
    };
    let text = game.to_string();
    let parts: Vec<&str> = text.split(' ').collect();
    let board: Vec<String> = parts[0].split('/').rev().map(swap).collect();
    let text = format!("{} {} {} - -", board.join("/"), swap(parts[1]), parts[2]);
    Netzwerk::from_text(&text, game.rules()).unwrap()
}

/// The turn that the search chooses within this many nodes.
fn best_turn(game: &Netzwerk, nodes: u64) -> Vec<Action> {
    search_own(game, &Limits::nodes(nodes)).turn().to_vec()
}

#[test]
fn turns_are_legal_whole_and_different() {
    let mut chance = Rng::new(1);
    let mut seen = 0;
    while seen < 3_000 {
        play_out(&mut chance, |game, chance| {
            if chance.below(4) > 0 {
                return;
            }
            seen += 1;
            let mut turns = Vec::new();
            game.plays(&mut turns);
            assert!(!turns.is_empty() && turns.len() <= 64, "{} turns of {game}", turns.len());
            let mut ends = HashSet::new();
            for turn in &turns {
                let mut end = *game;
                for action in Netzwerk::actions_of(turn) {
                    assert_eq!(end.to_move(), game.to_move(), "{turn:?} goes on after its end in {game}");
                    end.play(&action).unwrap_or_else(|fault| panic!("{action} in {end}: {fault}"));
                }
                assert!(end.to_move() != game.to_move() || end.outcome().is_some(), "{turn:?} of {game}");
                let mut made = *game;
                made.make(turn);
                assert_eq!(made, end);
                ends.insert(end);
                assert_eq!(game.is_loud(turn), end.pieces().len() < game.pieces().len() || wins(&end, game));
            }
            assert_eq!(ends.len(), turns.len(), "the same turn twice in {game}");
            let mut again = Vec::new();
            game.plays(&mut again);
            let texts = |turns: &[_]| turns.iter().map(Netzwerk::actions_of).collect::<Vec<_>>();
            assert_eq!(texts(&turns), texts(&again));
        });
    }
}

fn wins(end: &Netzwerk, game: &Netzwerk) -> bool {
    // After a turn that wins by a run the winner is still to move.
    end.to_move() == game.to_move()
        && end.outcome().and_then(|outcome| outcome.winner) == Some(game.to_move())
}

#[test]
fn evaluations_are_bounded_and_symmetric() {
    let mut chance = Rng::new(2);
    for _ in 0..60 {
        play_out(&mut chance, |game, _| {
            assert!(game.evaluate().abs() < SURELY_WON / 10, "{} in {game}", game.evaluate());
            if game.starts_turn() {
                assert_eq!(game.evaluate(), mirrored(game).evaluate(), "{game}");
            }
        });
    }
}

#[test]
fn keys_distinguish_positions() {
    let mut chance = Rng::new(3);
    let mut seen: HashMap<u64, Netzwerk> = HashMap::new();
    for _ in 0..200 {
        play_out(&mut chance, |game, _| {
            let here = seen.entry(game.key()).or_insert(*game);
            // The rules are not part of the key: a searcher forgets what it found by others.
            assert_eq!(here.to_string(), game.to_string());
        });
    }
    assert!(seen.len() > 3_000);
}

#[test]
fn it_stops_a_robot_that_would_come_home() {
    // Black has two of five at home, and f4 is one step away. To capture it would leave Black half of four at home: its battery
    // must go.
    let text = "13/1b9b1/13/13/13/13/13/13/4o8/1w1w1b7/2o10/3b7b1/13 w r - -";
    let game = position("", text);
    let enemy = position("", &text.replace(" w r", " b r"));
    assert!(can_win(&enemy), "the test needs a threat: {enemy}");
    let end = after(&game, &best_turn(&game, 2_000));
    assert!(end.outcome().is_some() || !can_win(&end), "{end}");
}

/// Whether any turn wins.
fn can_win(game: &Netzwerk) -> bool {
    let position = AnyPosition::Netzwerk(*game).into();
    keeps(&position, game.to_move(), Goal::Win { turns: 1 }, &mut Work::new(u64::MAX))
}

/// The most positions of a turn that are gone through one by one.
const WHOLE_TURN: usize = 100_000;

/// Whether any turn wins, by every legal action; `None` if there are too many.
fn can_win_by_rules(game: &Netzwerk) -> Option<bool> {
    let me = game.to_move();
    let (mut open, mut known) = (vec![*game], HashSet::from([*game]));
    while let Some(position) = open.pop() {
        for action in position.actions() {
            let next = position.after(&action);
            if let Some(outcome) = next.outcome() {
                if outcome.winner == Some(me) {
                    return Some(true);
                }
            } else if next.to_move() == me && known.insert(next) {
                open.push(next);
            }
        }
        if known.len() > WHOLE_TURN {
            return None;
        }
    }
    Some(false)
}

/// The turn that wins at once wins by the rules, and would not without any of its actions.
fn check_winning_turn(game: &Netzwerk, wins: bool) {
    let turn = game.winning_play(&mut Work::new(u64::MAX)).map(|turn| Netzwerk::actions_of(&turn));
    assert_eq!(turn.is_some(), wins, "{game}");
    let wins_by = |actions: &[Action]| {
        let mut end = *game;
        let are_legal = actions.iter().all(|action| end.play(action).is_ok());
        are_legal && end.outcome().is_some_and(|outcome| outcome.winner == Some(game.to_move()))
    };
    let turn = turn.unwrap_or_default();
    assert_eq!(wins_by(&turn), wins, "{game}: {turn:?}");
    for i in 0..turn.len() {
        let fewer: Vec<_> = [&turn[..i], &turn[i + 1..]].concat();
        assert!(!wins_by(&fewer), "{game}: {turn:?} does not need its action {i}");
    }
}

#[test]
fn wins_within_a_turn_are_those_of_the_rules() {
    let mut chance = Rng::new(8);
    let (mut won, mut not) = (0, 0);
    for _ in 0..150 {
        play_out(&mut chance, |game, chance| {
            // With few batteries a whole turn can be gone through, and many positions are nearly lost.
            let mut game = *game;
            let most = 1 + chance.below(6);
            while game.batteries().count_ones() as usize > most {
                let nth = chance.below(game.batteries().count_ones() as usize);
                game = game.without_battery(game.batteries().iter().nth(nth).unwrap());
            }
            if chance.below(4) > 0 || game.outcome().is_some() {
                return;
            }
            let Some(wins) = can_win_by_rules(&game) else { return };
            assert_eq!(can_win(&game), wins, "{} {game}", game.rules().to_text());
            check_winning_turn(&game, wins);
            *if wins { &mut won } else { &mut not } += 1;
        });
    }
    assert!(won > 200 && not > 1_000, "{won} won, {not} not");
}

#[test]
fn it_captures_what_hangs() {
    let text = "13/1b1b7b1/o1o7o1o/13/13/5b7/4o1o6/5w7/4o1o6/13/o1o7o1o/1w1w1w3w1w1/13 w r - -";
    let game = position("", text);
    let turn = best_turn(&game, 500);
    assert!(turn.iter().any(|action| action.to_string().contains("xf8")), "{turn:?}");
}

#[test]
fn a_turn_can_be_finished_from_its_middle() {
    let mut game = Netzwerk::default();
    for text in ["b2-b4*a3", "c3>c5"] {
        game.play(&text.parse().unwrap()).unwrap();
        let turn = best_turn(&game, 100);
        assert_eq!(after(&game, &turn).to_move(), Player::Two);
    }
}
