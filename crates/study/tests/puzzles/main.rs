//! The puzzles that are built in: each is proved again from its file alone.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Level, Skill, Stop, Work, keeps, right_turns, skill};
use rules::file_format::to_text;
use rules::{AnyGame, Game, GameKind, Player};
use study::puzzles::{
    Collection, CollectionError, Finder, Goal, Grade, ProofError, Puzzle, SolvedBy, solves,
};
use texts::{Language, puzzle_goal, puzzle_hint};

fn puzzles() -> impl Iterator<Item = (GameKind, &'static Puzzle)> {
    GameKind::ALL
        .into_iter()
        .flat_map(|kind| Collection::of(kind).puzzles.iter().map(move |puzzle| (kind, puzzle)))
}

#[test]
fn every_puzzle_has_exactly_one_right_turn() {
    for (kind, puzzle) in puzzles() {
        let proof = puzzle.prove(kind).unwrap_or_else(|error| panic!("{kind} {}: {error}", puzzle.position));
        // How many positions that takes depends on the solver, which may become better.
        assert_eq!(proof.first_actions, puzzle.proof.first_actions, "{kind} {}", puzzle.position);
    }
}

#[test]
fn a_long_search_solves_every_win_within_a_turn_of_netzwerk_and_overlooks_little_else() {
    for kind in GameKind::ALL {
        let puzzles = &Collection::of(kind).puzzles;
        let solved = |by, of: &dyn Fn(&&Puzzle) -> bool| {
            puzzles.iter().filter(of).filter(|puzzle| solves(puzzle, kind, by, 1)).count()
        };
        let highest = skill(kind, Level::HIGHEST);
        // Kulami's levels follow each other closely, so that its highest is far from what a longer search can do.
        let nodes = if kind == GameKind::Kulami { 80_000 } else { highest.nodes };
        let long = Skill { nodes, ..highest };
        if kind == GameKind::Netzwerk {
            // The exact search finds wins within the turn.
            let is_at_once = |puzzle: &&Puzzle| puzzle.goal == Goal::Win { turns: 1 };
            assert_eq!(solved(long, &is_at_once), puzzles.iter().filter(is_at_once).count());
        } else {
            let long = solved(long, &|_| true);
            assert!(20 * long >= 19 * puzzles.len(), "{kind}: {long} of {}", puzzles.len());
        }
        let short = solved(highest, &|_| true);
        assert!(10 * short >= 9 * puzzles.len(), "{kind}: {short} of {}", puzzles.len());
    }
}

#[test]
fn every_game_has_sixty_puzzles_in_three_grades() {
    for kind in GameKind::ALL {
        let collection = Collection::read(kind, study::puzzles_text(kind))
            .unwrap_or_else(|error| panic!("{kind}: {error}"));
        for grade in Grade::ALL {
            assert!(collection.of_grade(grade).count() > 0, "{kind} {}", grade.name());
        }
        assert!(collection.puzzles.len() >= 60, "{kind}");
        let names: BTreeSet<String> = collection.puzzles.iter().map(Puzzle::name).collect();
        assert_eq!(names.len(), collection.puzzles.len(), "{kind}: each has a name of its own");
        for name in names {
            assert_eq!(collection.puzzles[collection.place_of(&name).unwrap()].name(), name);
        }
    }
}

/// The exact search against the plainest one there is, in small positions.
#[test]
fn the_proofs_agree_with_a_search_by_the_rules_alone() {
    /// Whether a player wins within so many turns of their own, the present one included, whatever the opponent does.
    fn wins(position: &AnyGame, me: Player, turns: u8, left: &mut u32) -> Option<bool> {
        if let Some(outcome) = position.outcome() {
            return Some(outcome.winner == Some(me));
        }
        if turns == 0 {
            return Some(false);
        }
        let is_mine = position.to_move() == me;
        for action in position.actions() {
            *left = left.checked_sub(1)?;
            let mut next = position.clone();
            next.play_unchecked(&action);
            let has_ended = is_mine && next.to_move() != me;
            if wins(&next, me, turns - u8::from(has_ended), left)? == is_mine {
                return Some(is_mine);
            }
        }
        Some(!is_mine)
    }
    /// Whether some end of the player's turn leaves the opponent without a win in the next.
    fn holds(position: &AnyGame, me: Player, left: &mut u32) -> Option<bool> {
        if position.outcome().is_some() || position.to_move() != me {
            return wins(position, me.other(), 1, left).map(|is_lost| !is_lost);
        }
        for action in position.actions() {
            *left = left.checked_sub(1)?;
            let mut next = position.clone();
            next.play_unchecked(&action);
            if holds(&next, me, left)? {
                return Some(true);
            }
        }
        Some(false)
    }
    let mut compared: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    for (kind, puzzle) in puzzles() {
        let start = puzzle.set_up(kind).unwrap().position().clone();
        let me = start.to_move();
        for action in start.actions() {
            let mut next = start.clone();
            next.play_unchecked(&action);
            if next.outcome().is_some() {
                continue;
            }
            let has_ended = next.to_move() != me;
            let left = &mut 60_000;
            let expected = match puzzle.goal {
                Goal::Win { turns } => wins(&next, me, turns - u8::from(has_ended), left),
                Goal::Hold => holds(&next, me, left),
                Goal::KeepWin | Goal::KeepDraw => None,
            };
            let Some(expected) = expected else { continue };
            let goal = if has_ended { puzzle.goal.after_turn() } else { puzzle.goal };
            let found = keeps(&next, me, goal, &mut Work::new(u64::MAX));
            assert_eq!(found, expected, "{kind} {} after {action}", puzzle.position);
            let counted = compared.entry(format!("{kind} {:?}", puzzle.goal)).or_default();
            counted[usize::from(expected)] += 1;
        }
    }
    for kind in [
        "netzwerk Win { turns: 1 }",
        "netzwerk Win { turns: 2 }",
        "netzwerk Hold",
        "napoleon Win { turns: 2 }",
    ] {
        let [refuted, kept] = compared.get(kind).copied().unwrap_or_default();
        assert!(refuted > 5 && kept > 1, "{kind}: {compared:?}");
    }
}

#[test]
fn what_is_wrong_with_a_puzzle_is_told() {
    for kind in GameKind::ALL {
        let puzzle = &Collection::of(kind).puzzles[0];
        let position = puzzle.set_up(kind).unwrap().position().clone();
        let right = right_turns(&position, puzzle.goal, &mut Work::new(u64::MAX));
        assert_eq!(right.len(), 1, "{kind}");
        let right: Vec<String> = right[0].iter().map(ToString::to_string).collect();
        let other = position.actions().into_iter().map(|action| action.to_string());
        let other = other.into_iter().find(|action| !right.contains(action)).unwrap();
        let wrong = Puzzle { solution: other, ..puzzle.clone() };
        assert!(matches!(wrong.prove(kind), Err(ProofError::Solution(_))), "{kind}");
        let nowhere = Puzzle { position: "nowhere".to_owned(), ..puzzle.clone() };
        assert!(matches!(nowhere.prove(kind), Err(ProofError::SetUp(_))), "{kind}");
        let lost = Puzzle { goal: Goal::Win { turns: 0 }, ..puzzle.clone() };
        assert!(lost.prove(kind).is_err(), "{kind}");

        let read = |puzzle: Puzzle| Collection::read(kind, &to_text(&Collection::new(vec![puzzle])));
        assert!(read(puzzle.clone()).is_ok());
        assert!(matches!(read(nowhere), Err(CollectionError::Puzzle { number: 1, .. })));
        let unplayable = Puzzle { solution: "nothing".to_owned(), ..puzzle.clone() };
        assert!(matches!(read(unplayable), Err(CollectionError::Puzzle { number: 1, .. })));
    }
    let read = |text: &str| Collection::read(GameKind::ALL[0], text);
    assert!(matches!(read("Puzzles(format: 2, puzzles: [])"), Err(CollectionError::Format(_))));
    assert!(matches!(read("Puzzles(format: 1, puzzles: [], more: 1)"), Err(CollectionError::Format(_))));
}

#[test]
fn finding_is_reproducible() {
    for kind in GameKind::ALL {
        let names = || {
            let mut finder = Finder::new(kind, 3, 2_000);
            (0..2).map(|_| finder.next_game(&Stop::default()).map(|puzzle| puzzle.name())).collect::<Vec<_>>()
        };
        assert_eq!(names(), names(), "{kind}");
    }
}

#[test]
fn difficulty_is_measured_with_the_levels() {
    let by = |solved: [u32; 8]| SolvedBy { tries: 3, solved };
    assert_eq!(by([3; 8]).lowest(), Some(Level::LOWEST));
    assert_eq!(by([0, 0, 0, 2, 3, 3, 3, 3]).lowest(), Level::new(4));
    assert_eq!(by([3, 3, 3, 3, 1, 3, 3, 3]).lowest(), Level::new(6), "all levels above solve it, too");
    assert_eq!(by([3, 3, 3, 3, 3, 3, 3, 0]).lowest(), None);
    assert_eq!((by([3; 8]).failed(), by([0, 0, 0, 2, 3, 3, 3, 3]).failed()), (0, 10));
}

#[test]
fn every_kind_of_puzzle_has_its_sentences_in_every_language() {
    for (kind, puzzle) in puzzles() {
        let goal = puzzle_goal(puzzle.goal);
        let hint = puzzle_hint(puzzle.theme(kind));
        for language in Language::ALL {
            for text in [language.say(&goal), language.say(&hint)] {
                assert!(text.ends_with(['.', '!', '?']), "{language:?}: {text}");
                assert!(text.chars().count() <= 160, "{language:?}: {text}");
            }
        }
    }
}
