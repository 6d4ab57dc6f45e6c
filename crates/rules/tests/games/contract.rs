//! The contract of [`Game`], checked on random matches of every game under every rules option.

use std::collections::{BTreeMap, HashMap};

use proptest::prelude::*;
use record::Match;
use rules::{
    AnyAction, AnyGame, AnyIllegal, Effect, Game, GameKind, Goal, Piece, Player, Presented, Site, Status,
};

use super::common::{choices, game, play_out};

/// The pieces after an action, reconstructed from its effects alone.
fn after(before: &AnyGame, effects: &[Effect]) -> (BTreeMap<Site, Piece>, Vec<Piece>) {
    let mut board: BTreeMap<Site, Piece> = before.pieces().into_iter().collect();
    let mut beside = before.beside();
    for effect in effects {
        match effect {
            Effect::Moved { from, to } | Effect::Jumped { from, to, .. } => {
                if let Effect::Jumped { over, .. } = effect {
                    assert!(!over.is_empty() && over.iter().all(|site| board.contains_key(site)));
                }
                let piece = board.remove(from).unwrap();
                assert_eq!(board.insert(*to, piece), None, "{to} should be empty");
            }
            Effect::Placed { piece, at } => {
                let place = beside.iter().position(|other| other == piece);
                beside.remove(place.unwrap_or_else(|| panic!("{piece:?} should lie beside the board")));
                assert_eq!(board.insert(*at, *piece), None, "{at} should be empty");
            }
            Effect::Captured { at, piece } | Effect::Lost { at, piece } => {
                assert_eq!(board.remove(at), Some(*piece));
                beside.push(*piece);
            }
            Effect::Spent { at } => {
                let battery = board.get_mut(at).unwrap();
                assert!(!std::mem::replace(&mut battery.spent, true), "{at} should be charged");
            }
            Effect::Charged { at } => {
                let battery = board.get_mut(at).unwrap();
                assert!(std::mem::replace(&mut battery.spent, false), "{at} should be spent");
            }
            Effect::SidesSwapped | Effect::TurnEnded { .. } | Effect::Ended { .. } => {}
        }
    }
    beside.sort_unstable();
    (board, beside)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn positions_round_trip_through_their_text(game in game(), choices in choices(120)) {
        play_out(game, &choices, |position| {
            let text = position.to_string();
            let read = position.kind().set_up(&position.rules(), position.board(), Some(&text)).unwrap();
            assert_eq!(&read, position, "{text}");
        });
    }

    #[test]
    fn actions_are_listed_once_and_round_trip_through_their_text(game in game(), choices in choices(60)) {
        play_out(game, &choices, |position| {
            let mut actions = position.actions();
            for action in &actions {
                assert_eq!(position.read_action(&action.to_string()).as_ref(), Ok(action));
            }
            let all = actions.len();
            actions.sort_unstable();
            actions.dedup();
            assert_eq!(actions.len(), all);
        });
    }

    #[test]
    fn effects_describe_everything_that_happened(game in game(), choices in choices(60)) {
        play_out(game, &choices, |position| {
            for action in position.actions() {
                let mut next = position.clone();
                let effects = next.play(&action).unwrap();
                let (board, beside) = after(position, &effects);
                assert_eq!(board, next.pieces().into_iter().collect(), "{position} {action}");
                let mut expected = next.beside();
                expected.sort_unstable();
                assert_eq!(beside, expected);
                let ended = effects.iter().find_map(|e| match e { Effect::Ended { outcome } => Some(*outcome), _ => None });
                assert_eq!(ended, next.outcome());
                let turn = effects.iter().find_map(|e| match e { Effect::TurnEnded { next } => Some(*next), _ => None });
                assert_eq!(turn.unwrap_or(position.to_move()), next.to_move());
                let mut unchecked = position.clone();
                unchecked.play_unchecked(&action);
                assert_eq!(unchecked, next);
            }
        });
    }

    #[test]
    fn gestures_touch_what_is_there(game in game(), choices in choices(60)) {
        play_out(game, &choices, |position| {
            let board: BTreeMap<Site, Piece> = position.pieces().into_iter().collect();
            // Gathered by where they lead: of many actions, each with each would take minutes.
            let mut alike: HashMap<(Option<Site>, Option<Site>), Vec<AnyAction>> = HashMap::new();
            for action in position.actions() {
                let gesture = position.gesture(&action);
                assert!(gesture.from.is_none_or(|site| board.contains_key(&site)));
                assert!(gesture.captures.iter().chain(&gesture.pays).all(|site| board.contains_key(site)));
                alike.entry((gesture.from, gesture.to)).or_default().push(action);
            }
            for alike in alike.values() {
                assert!(position.proposal(alike) < alike.len());
            }
        });
    }

    #[test]
    fn unlisted_actions_are_refused_and_change_nothing(game in game(), choices in choices(60), other in choices(60)) {
        let start = game.clone();
        let position = play_out(game, &choices, |_| {}).position().clone();
        let elsewhere = play_out(start, &other, |_| {}).position().clone();
        let legal = position.actions();
        for action in elsewhere.actions() {
            let mut tried = position.clone();
            let result = tried.play(&action);
            assert_eq!(result.is_ok(), legal.contains(&action));
            if let Err(reason) = result {
                assert_eq!(tried, position);
                assert!(!reason.to_string().is_empty());
            }
        }
    }

    #[test]
    fn a_finished_game_has_no_actions_and_an_unfinished_one_has_some(game in game(), choices in choices(400)) {
        play_out(game, &choices, |position| assert_eq!(position.outcome().is_some(), position.actions().is_empty()));
    }

    #[test]
    fn as_many_pieces_are_at_the_goal_as_is_told(game in game(), choices in choices(400)) {
        play_out(game, &choices, |position| {
            let pieces = position.pieces();
            for player in Player::BOTH {
                let at_goal = position.at_goal(player);
                assert_eq!(position.goal(player).map_or(0, |goal| goal.reached), at_goal.len());
                let own = pieces.iter().filter(|(_, piece)| piece.owner == Some(player)).count();
                let is_right = |goal: Goal| {
                    own < goal.needed || (goal.to_go == 0) == (goal.reached >= goal.needed)
                };
                assert!(position.goal(player).is_none_or(is_right));
                let is_own = |site: &Site| pieces.iter().any(|(at, piece)| at == site && piece.owner == Some(player));
                assert!(at_goal.iter().all(is_own), "{at_goal:?} of {position}");
            }
        });
    }

    #[test]
    fn there_is_nothing_to_do_when_the_match_is_over_and_only_then(game in game(), choices in choices(400)) {
        play_out(game, &choices, |position| {
            assert_eq!(position.outcome().is_some(), position.status() == Status::Nothing, "{position}");
        });
    }

    #[test]
    fn undo_then_redo_is_the_identity(game in game(), choices in choices(80)) {
        let mut played = play_out(game, &choices, |_| {});
        let (end, count) = (played.position().clone(), played.played().len());
        let mut undone = 0;
        while played.undo() {
            undone += 1;
        }
        assert_eq!((undone, played.position()), (count, played.start()));
        while played.redo().is_some() {}
        assert_eq!((played.position(), played.played().len()), (&end, count));
    }
}

#[test]
fn random_matches_end() {
    for kind in GameKind::ALL {
        for seed in 0..40_u64 {
            let mut game = Match::new(kind.set_up(kind.table_rules(), None, None).unwrap());
            let mut state = seed;
            let mut turns = 0;
            while game.outcome().is_none() {
                // A linear congruential generator is random enough to wander about.
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let actions = game.actions();
                let action = actions[(state >> 33) as usize % actions.len()].clone();
                game.play(&action).unwrap();
                turns += 1;
                assert!(turns < 20_000, "{kind} should have ended: {}", game.position());
            }
        }
    }
}

#[test]
fn an_action_of_another_game_is_refused_and_changes_nothing() {
    for kind in GameKind::ALL {
        let start = kind.set_up("", None, None).unwrap();
        for other in GameKind::ALL.into_iter().filter(|other| *other != kind) {
            let action = other.set_up("", None, None).unwrap().actions()[0].clone();
            let mut tried = start.clone();
            assert_eq!(tried.play(&action), Err(AnyIllegal::OtherGame));
            tried.play_unchecked(&action);
            assert_eq!(tried, start);
        }
    }
}

#[test]
fn players_are_each_others_opponents() {
    assert_eq!(Player::BOTH.map(Player::other), [Player::Two, Player::One]);
}

#[test]
fn presets_have_names_and_different_rules_and_what_the_table_proposes_is_valid() {
    for kind in GameKind::ALL {
        let presets = kind.presets();
        assert!(kind != GameKind::Netzwerk || presets.len() > 1);
        for (i, (name, rules)) in presets.iter().enumerate() {
            assert_eq!(kind.set_up(name, None, None).unwrap().rules(), *rules, "{kind}: {name}");
            assert!(presets[..i].iter().all(|(_, other)| other != rules), "{kind}: {name}");
        }
        let usual = kind.set_up("", None, None).unwrap();
        assert_ne!(kind.set_up(kind.fair_rules(), None, None).unwrap().rules(), usual.rules(), "{kind}");
    }
}

#[test]
fn pieces_beside_the_board_are_to_be_placed_or_were_captured() {
    for kind in GameKind::ALL {
        let start = kind.set_up("", None, None).unwrap();
        assert_eq!(
            start.pieces().is_empty(),
            kind.places_pieces(),
            "{kind}: only then the board is empty at first"
        );
    }
}
