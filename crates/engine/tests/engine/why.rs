//! The reasons that explain a turn to players.

use engine::{AnyRootPosition, Limits, Searcher, Stop, Why, skipped_turn};
use rules::{AnyAction, AnyGame, Controlled, Game, GameKind, Presented, Rng, Site};

/// The reasons for the best turn of a position, and the turn.
fn reasons(kind: GameKind, board: Option<&str>, position: &str, moves: &str) -> (Vec<Why>, String) {
    let mut game = kind.set_up("", board, (!position.is_empty()).then_some(position)).unwrap();
    for text in moves.split_ascii_whitespace() {
        let action = game.read_action(text).unwrap();
        game.play(&action).unwrap();
    }
    let root = AnyRootPosition::from_history([&game]).unwrap();
    let result = root.search(&mut Searcher::new(4), &Limits::nodes(5_000), &Stop::default(), |_| ());
    let turn: Vec<String> = result.turn().iter().map(ToString::to_string).collect();
    (root.why(&result), turn.join(" "))
}

/// The reasons for an action, as if a search had found it.
fn reasons_for(game: &AnyGame, action: &AnyAction) -> Vec<Why> {
    let root = AnyRootPosition::from_history([game]).unwrap();
    let mut result = root.search(&mut Searcher::new(1), &Limits::nodes(20), &Stop::default(), |_| ());
    result.lines[0].turns[0] = vec![action.clone()];
    result.is_exact = false;
    root.why(&result)
}

/// An action by chance.
fn drawn(game: &AnyGame, chance: &mut Rng) -> AnyAction {
    let actions = game.actions();
    actions[chance.below(actions.len())].clone()
}

#[test]
fn a_run_that_brings_half_the_crew_home_wins() {
    let position = "13/1w1w9/13/5w7/4o1o6/13/13/13/13/7b1b1b1/o5o6/1w3w7/13 w r - -";
    let (why, turn) = reasons(GameKind::Netzwerk, None, position, "");
    assert_eq!(why, [Why::Wins]);
    assert!(turn.starts_with("f10-f12"), "{turn}");
}

#[test]
fn a_jump_that_takes_a_counter_says_so() {
    // Blue's counter is next to an exposed one of red; a few others are far away.
    let mut game = GameKind::Napoleon.set_up("", Some("quatre-bras"), None).unwrap();
    let mut chance = Rng::new(5);
    // Random play until a capture is possible.
    let taking = loop {
        let actions = game.actions();
        let taking = actions.iter().find(|action| !game.gesture(action).captures.is_empty());
        if let Some(action) = taking {
            break action.clone();
        }
        game.play(&drawn(&game, &mut chance)).unwrap();
    };
    let count = game.gesture(&taking).captures.len();
    assert!(reasons_for(&game, &taking).contains(&Why::Takes { count }), "{taking}");
}

#[test]
fn near_the_end_of_kulami_it_gives_the_final_result() {
    let mut game = GameKind::Kulami.set_up("", None, None).unwrap();
    let mut chance = Rng::new(3);
    while game.outcome().is_none() && game.pieces().len() < 48 {
        game.play(&drawn(&game, &mut chance)).unwrap();
    }
    assert!(game.outcome().is_none(), "another seed is needed");
    let root = AnyRootPosition::from_history([&game]).unwrap();
    let result = root.search(&mut Searcher::new(4), &Limits::nodes(1_000_000), &Stop::default(), |_| ());
    assert!(result.is_exact);
    let mover = game.to_move();
    // Played out along the line, the match ends as predicted.
    for action in result.lines[0].turns.iter().flatten() {
        game.play(action).unwrap();
    }
    assert!(game.outcome().is_some());
    let total = game.score().unwrap().total().map(i32::from);
    let wanted = match total[mover.index()] - total[mover.other().index()] {
        0 => Why::EndsEven,
        points @ 1.. => Why::EndsAhead { points },
        points => Why::EndsBehind { points: -points },
    };
    assert!(root.why(&result).contains(&wanted));
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
        let drawn = drawn(&game, &mut chance);
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
            let gains = answers.iter().map(|answer| {
                let mut then = game.clone();
                then.play(answer).unwrap();
                lead(&then) - lead(game)
            });
            gains.max().map(|most| most.max(0))
        };
        let (answers, most) = (game.actions(), most_gained(&game).unwrap());
        let wanted = if answers.len() <= 3 {
            Why::Leaves { places: answers.len() }
        } else {
            // The most that an answer to any other marble could gain.
            let others = before.actions().into_iter().filter_map(|other| {
                let mut after = before.clone();
                after.play(&other).unwrap();
                most_gained(&after)
            });
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
fn a_panel_that_it_calls_safe_stays_the_players_however_it_is_filled() {
    let mut said = 0;
    for seed in 0..4 {
        let mut game = GameKind::Kulami.set_up("", None, None).unwrap();
        let mut chance = Rng::new(seed);
        while game.outcome().is_none() {
            let drawn = drawn(&game, &mut chance);
            let why = reasons_for(&game, &drawn);
            let (mover, at) = (game.to_move(), game.gesture(&drawn).to.unwrap());
            let held = |game: &AnyGame| {
                let by = game.control(at).unwrap().by;
                [by[mover.index()].len(), by[mover.other().index()].len()]
            };
            let ([was, _], Controlled::Panel { fields }) = (held(&game), game.control(at).unwrap().what)
            else {
                panic!("a marble lies on a panel");
            };
            game.play(&drawn).unwrap();
            let [own, other] = held(&game);
            // All that is free goes to the enemy.
            let is_safe = own > other + (fields - own - other);
            let was_safe = was > fields - was;
            let is_said = why.contains(&Why::Secures { fields });
            assert_eq!(is_said, is_safe && !was_safe && why != [Why::Wins], "{drawn}: {why:?}");
            said += usize::from(is_said);
        }
    }
    assert!(said > 4, "{said}");
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
            let drawn = drawn(&game, &mut chance);
            let why = reasons_for(&game, &drawn);
            let mover = game.to_move();
            let of = |game: &AnyGame, at| {
                game.pieces().iter().find(|(site, _)| *site == at).and_then(|(_, piece)| piece.owner)
            };
            let mut after = game.clone();
            after.play(&drawn).unwrap();
            for reason in &why {
                match *reason {
                    Why::Saves { count, at } if at[0].is_some() => {
                        assert_eq!(at.iter().flatten().count(), count, "{drawn}: {why:?}");
                        assert!(
                            at.iter().flatten().all(|at| of(&game, *at) == Some(mover)),
                            "{drawn}: {why:?}"
                        );
                        let is_captured = after.actions().iter().any(|action| {
                            after.clone().play(action).unwrap().iter().any(|effect| {
                                matches!(effect, rules::Effect::Captured { at: there, .. } if at.contains(&Some(*there)))
                            })
                        });
                        assert!(!is_captured, "{drawn}: {why:?}");
                        named[0] += 1;
                    }
                    Why::Threatens { count, at } if at[0].is_some() => {
                        let idle = skipped_turn(&after).unwrap();
                        let captures = |site: &Site| {
                            idle.actions().iter().any(|action| idle.gesture(action).captures.contains(site))
                        };
                        assert!(at.iter().flatten().all(captures), "{drawn}: {why:?}");
                        assert!(at.iter().flatten().count() >= count, "{drawn}: {why:?}");
                        let are_enemies =
                            at.iter().flatten().all(|at| of(&after, *at) == Some(mover.other()));
                        assert!(are_enemies, "{drawn}: {why:?}");
                        named[count] += 1;
                    }
                    _ => {}
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
    let (why, turn) = reasons(GameKind::Netzwerk, None, over, "");
    assert_eq!((why, turn.as_str()), (Vec::new(), ""));
}

#[test]
fn in_kulami_it_says_who_is_ahead_on_the_panel_of_a_marble() {
    let mut chance = Rng::new(12);
    let mut told = [0; 2];
    for _ in 0..4 {
        let mut game = GameKind::Kulami.set_up("", Some("closed"), None).unwrap();
        while game.outcome().is_none() {
            let drawn = drawn(&game, &mut chance);
            let (why, mover) = (reasons_for(&game, &drawn), game.to_move());
            let at = game.gesture(&drawn).to.unwrap();
            let marbles = |game: &AnyGame| {
                let by = game.control(at).unwrap().by;
                [mover, mover.other()].map(|player| by[player.index()].len())
            };
            let before = marbles(&game);
            game.play(&drawn).unwrap();
            let [own, others] = marbles(&game);
            assert_eq!([own - 1, others], before);
            let leads = why.iter().find_map(|why| match why {
                Why::Leads { fields, own, others } => Some((*fields, *own, *others)),
                _ => None,
            });
            if let Some((fields, ..)) = leads {
                assert_eq!(leads, Some((fields, own, others)));
                assert!(own > others && 2 * own <= fields, "not decided yet: {leads:?}");
                told[0] += 1;
            }
            if why.iter().any(|why| matches!(why, Why::Evens { .. })) {
                assert_eq!(own, others);
                told[1] += 1;
            }
        }
    }
    assert!(told.iter().all(|told| *told > 5), "{told:?}");
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
