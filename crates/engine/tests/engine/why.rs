//! The reasons that explain a turn to players.

use engine::{Limits, Why, skipped_turn};
use rules::{AnyAction, AnyGame, Controlled, Game, GameKind, Presented, Rng, Site};

use super::searching::{random_action, search, without_history};

/// The reasons for the best turn of a position of Netzwerk.
fn reasons(position: &str) -> Vec<Why> {
    let root = without_history(&GameKind::Netzwerk.set_up("", None, Some(position)).unwrap());
    root.why(&search(&root, &Limits::nodes(5_000)))
}

/// The reasons for an action, as if a search had found it.
fn reasons_for(game: &AnyGame, action: &AnyAction) -> Vec<Why> {
    let root = without_history(game);
    let mut result = search(&root, &Limits::nodes(20));
    result.lines[0].turns[0] = vec![action.clone()];
    result.is_exact = false;
    root.why(&result)
}

#[test]
fn a_run_that_brings_half_the_crew_home_wins() {
    let position = "13/1w1w9/13/5w7/4o1o6/13/13/13/13/7b1b1b1/o5o6/1w3w7/13 w r - -";
    assert_eq!(reasons(position), [Why::Wins]);
}

#[test]
fn jumps_that_take_counters_say_so() {
    let position = "11/11/7rr2/11/11/11/4r6/11/3r7/1b1b7/11 b";
    let game = GameKind::Napoleon.set_up("", Some("quatre-bras"), Some(position)).unwrap();
    let both = game.read_action("d2xd4xf6").unwrap();
    assert!(reasons_for(&game, &both).contains(&Why::Takes { count: 2 }));
}

#[test]
fn a_turn_that_does_nothing_else_says_that_it_comes_nearer_if_it_does() {
    for (kind, board) in [(GameKind::Netzwerk, None), (GameKind::Napoleon, Some("quatre-bras"))] {
        let game = kind.set_up("", board, None).unwrap();
        let mut said = [0; 2];
        for action in game.actions() {
            let gesture = game.gesture(&action);
            let (Some(from), Some(to)) = (gesture.from, gesture.to) else { continue };
            // Robots and counters of the first player go up the board; steps aside are near to neither end.
            if from.file != to.file || from.rank == to.rank {
                continue;
            }
            let reasons = reasons_for(&game, &action);
            let squares = reasons.iter().find_map(|why| match why {
                Why::Nearer { squares } => Some(*squares),
                _ => None,
            });
            let is_said = squares.is_some();
            assert_eq!(is_said, to.rank > from.rank, "{kind}: {from}-{to}");
            // Robots stand on every second rank.
            if kind == GameKind::Netzwerk && is_said {
                assert_eq!(squares, Some(u32::from(to.rank - from.rank) / 2), "{from}-{to}");
            }
            said[usize::from(is_said)] += 1;
        }
        assert!(said[1] > 0, "{kind}");
    }
}

#[test]
fn a_ladder_that_is_broken_or_built_says_how_far_it_leads() {
    let told = |position: &str, action: &str| {
        let game = GameKind::Napoleon.set_up("", None, Some(position)).unwrap();
        reasons_for(&game, &game.read_action(action).unwrap())
    };
    // Red’s ladder leads from k12 over k11, k9 and k7 to k6, six squares closer, unless a blue counter stands on k10.
    let theirs = "19/19/19/19/19/19/19/10r8/10r8/9b9/10r8/19/10r8/19/19/19/19/19/b18 b";
    let slows = told(theirs, "j10-k10");
    assert!(slows.contains(&Why::Slows { squares: 1, others: 6 }), "{slows:?}");
    let elsewhere = told(theirs, "a1-a2");
    assert!(!elsewhere.iter().any(|why| matches!(why, Why::Slows { .. })), "{elsewhere:?}");
    // Blue’s leads from k6 to k12 once a counter stands on k7.
    let own = "r18/19/19/19/19/19/19/19/10b8/19/10b8/19/11b7/10b8/19/19/19/19/19 b";
    assert_eq!(told(own, "l7-k7"), [Why::Opens { squares: 6 }]);
    assert!(!told(own, "l7-m7").contains(&Why::Opens { squares: 6 }));
}

#[test]
fn in_kulami_it_says_what_is_left_to_the_opponent() {
    let mut game = GameKind::Kulami.set_up("", Some("closed"), None).unwrap();
    let mut chance = Rng::new(11);
    let mut counted = [0; 3];
    while game.outcome().is_none() {
        let drawn = random_action(&game, &mut chance);
        let why = reasons_for(&game, &drawn);
        let (mover, before) = (game.to_move(), game.clone());
        game.play(&drawn).unwrap();
        if game.outcome().is_some() {
            break;
        }
        let lead = |game: &AnyGame| {
            let total = game.score().unwrap().total().map(i32::from);
            total[mover.other().index()] - total[mover.index()]
        };
        // The most that an answer gains; none if there is no answer.
        let most_gained = |game: &AnyGame| {
            let answers = game.actions();
            let gains = answers.iter().map(|answer| lead(&game.after(answer)) - lead(game));
            gains.max().map(|most| most.max(0))
        };
        let (answers, most) = (game.actions(), most_gained(&game).unwrap());
        let wanted = if answers.len() <= 3 {
            Why::Leaves { places: answers.len() }
        } else {
            // The most that an answer to any other marble could gain.
            let others = before.actions().into_iter().filter_map(|other| most_gained(&before.after(&other)));
            let others = others.max().unwrap();
            if others == most {
                assert!(
                    !why.iter().any(|why| matches!(why, Why::LetsGain { .. })),
                    "it is no reason: {why:?}"
                );
                continue;
            }
            Why::LetsGain { points: most, others }
        };
        assert!(why.contains(&wanted), "{why:?} without {wanted:?}");
        counted[if answers.len() <= 3 { 0 } else { 1 + usize::from(most > 0) }] += 1;
    }
    assert!(counted[0] > 0 && counted[2] > 0, "{counted:?}");
}

#[test]
fn what_it_says_of_a_panel_of_kulami_is_so() {
    // How often it says that the player has it for good, that the player is ahead, and that it is even.
    let mut said = [0; 3];
    for seed in 0..4 {
        let mut game = GameKind::Kulami.set_up("", Some("closed"), None).unwrap();
        let mut chance = Rng::new(seed);
        while game.outcome().is_none() {
            let drawn = random_action(&game, &mut chance);
            let why = reasons_for(&game, &drawn);
            let (mover, at) = (game.to_move(), game.gesture(&drawn).to.unwrap());
            let Controlled::Panel { fields } = game.control(at).unwrap().what else {
                panic!("a marble lies on a panel");
            };
            let marbles = |game: &AnyGame| {
                let by = game.control(at).unwrap().by;
                [mover, mover.other()].map(|player| by[player.index()].len())
            };
            let before = marbles(&game);
            game.play(&drawn).unwrap();
            let [own, others] = marbles(&game);
            assert_eq!([own - 1, others], before);
            // However it is filled: all that is free goes to the enemy.
            let (is_safe, was_safe) = (2 * own > fields, 2 * before[0] > fields);
            let secures = why.contains(&Why::Secures { fields });
            assert_eq!(secures, is_safe && !was_safe && why != [Why::Wins], "{drawn}: {why:?}");
            let leads = why.contains(&Why::Leads { fields, own, others });
            assert!(!leads || own > others && !is_safe, "not decided yet: {drawn}: {why:?}");
            let evens = why.contains(&Why::Evens { fields });
            assert!(!evens || own == others, "{drawn}: {why:?}");
            let all = why
                .iter()
                .filter(|why| matches!(why, Why::Secures { .. } | Why::Leads { .. } | Why::Evens { .. }));
            let is_said = [secures, leads, evens].map(usize::from);
            assert_eq!(all.count(), is_said.iter().sum::<usize>(), "{drawn}: {why:?}");
            said = [0, 1, 2].map(|i| said[i] + is_said[i]);
        }
    }
    assert!(said.iter().all(|said| *said > 4), "{said:?}");
}

#[test]
fn the_piece_that_it_names_is_the_one_that_could_be_captured() {
    let mut named = [0; 3];
    for seed in 0..30 {
        let mut game = GameKind::Napoleon.set_up("", Some("quatre-bras"), None).unwrap();
        let mut chance = Rng::new(seed);
        for _ in 0..24 {
            if game.outcome().is_some() {
                break;
            }
            let drawn = random_action(&game, &mut chance);
            let why = reasons_for(&game, &drawn);
            let mover = game.to_move();
            let owner = |game: &AnyGame, at: Site| {
                game.pieces().iter().find(|(site, _)| *site == at).and_then(|(_, piece)| piece.owner)
            };
            let can_be_captured = |game: &AnyGame, at: Site| {
                game.actions().iter().any(|action| game.gesture(action).captures.contains(&at))
            };
            let after = game.after(&drawn);
            for reason in &why {
                let (Why::Saves { count, at } | Why::Threatens { count, at }) = *reason else { continue };
                let at: Vec<Site> = at.into_iter().flatten().collect();
                if at.is_empty() {
                    continue;
                }
                if matches!(reason, Why::Saves { .. }) {
                    assert_eq!(at.len(), count, "{drawn}: {why:?}");
                    assert!(at.iter().all(|at| owner(&game, *at) == Some(mover)), "{drawn}: {why:?}");
                    assert!(!at.iter().any(|at| can_be_captured(&after, *at)), "{drawn}: {why:?}");
                    named[0] += 1;
                } else {
                    let idle = skipped_turn(&after).unwrap();
                    assert!(at.len() >= count, "{drawn}: {why:?}");
                    assert!(
                        at.iter().all(|at| owner(&after, *at) == Some(mover.other())),
                        "{drawn}: {why:?}"
                    );
                    assert!(at.iter().all(|at| can_be_captured(&idle, *at)), "{drawn}: {why:?}");
                    named[count] += 1;
                }
            }
            game = after;
        }
    }
    assert!(named.iter().all(|count| *count > 0), "{named:?}");
}

#[test]
fn a_finished_game_has_no_reasons() {
    let over = "13/1w1w1w7/13/13/13/13/13/13/13/13/13/1w9b1/13 b r - -";
    assert_eq!(reasons(over), []);
}

#[test]
fn in_netzwerk_it_says_which_energy_is_in_reach_now() {
    // A white robot on b2 that touches a3, and on b4 would touch a5, too; another one that can capture the one on f6, by e7.
    let position = "13/1b5b5/13/13/13/13/4o8/5b7/o12/5w7/o3o1o6/1w11/13 w r - -";
    let game = GameKind::Netzwerk.set_up("", None, Some(position)).unwrap();
    let told = |run: &str| {
        let run = game.actions().into_iter().find(|action| action.to_string().starts_with(run)).unwrap();
        let is_energy = |why: &Why| matches!(why, Why::Charges { .. } | Why::Starves { .. });
        reasons_for(&game, &run).into_iter().filter(is_energy).collect::<Vec<_>>()
    };
    assert_eq!(told("b2-b4"), [Why::Charges { batteries: 4 }]);
    assert_eq!(told("f4xf6"), [Why::Starves { batteries: 0 }]);
    assert_eq!(told("b2-d2"), [], "one less of its own is no reason");
}
