//! The review of a match: what it finds, that it is the same however it is interrupted, and its file.

use engine::{Eval, Level, Searcher, Stop, skill};
use record::Match;
use rules::{AnyGame, GameKind, Player, Rng};
use study::review::{Mark, Review, ReviewError, Reviewer, judge_attempt, turning_points};

/// White wins by one more robot at home: two are there, a third is one square away.
const ALMOST_HOME: &str = "13/1w1w9/13/5w7/4o1o6/13/13/13/13/7b1b1b1/o5o6/1w3w7/13 w r - -";

fn netzwerk(position: &str, moves: &str) -> Match<AnyGame> {
    let mut game = Match::new(
        GameKind::Netzwerk.set_up("", None, Some(position)).expect("the position should be valid"),
    );
    game.play_text(moves).expect("the moves should be legal");
    game
}

fn reviewed(game: &Match<AnyGame>) -> Review {
    let mut reviewer = Reviewer::new(game, None);
    while reviewer.step(&Stop::default()) {}
    assert!(reviewer.review().is_complete(game));
    reviewer.into_review()
}

/// A short match of random turns.
fn random_match(kind: GameKind, turns: usize) -> Match<AnyGame> {
    let mut game =
        Match::new(kind.set_up(kind.table_rules(), None, None).expect("the table's rules should be valid"));
    let mut chance = Rng::new(7);
    while game.turns().len() < turns && game.outcome().is_none() {
        let actions = game.actions();
        game.play(&actions[chance.below(actions.len())]).expect("it should be legal");
    }
    game
}

#[test]
fn a_win_that_was_missed_is_found_and_what_would_have_been_better() {
    let game = netzwerk(ALMOST_HOME, "f10-d10*e9 end");
    let review = reviewed(&game);
    let turns = review.turns(&game);
    assert_eq!(turns.len(), 1);
    assert_eq!((turns[0].player, turns[0].is_best, turns[0].actions.clone()), (Player::One, false, 0..2));
    assert!(turns[0].before > 0.99);
    assert!(review.judgements()[0].line[0][0].to_string().starts_with("f10-f12"));
    let chances = review.chances(&game);
    assert_eq!(chances.len(), 2);
    assert!((chances[0] - turns[0].before).abs() < 1e-6 && (chances[1] - turns[0].after).abs() < 1e-6);
    let has_lost = turns[0].loss() >= 0.15;
    assert_eq!(turning_points(&turns), if has_lost { vec![0] } else { vec![] }, "{turns:?}");
}

#[test]
fn the_winning_turn_is_the_only_good_one_and_a_match_that_is_over_is_certain() {
    let game = netzwerk(ALMOST_HOME, "f10-f12*e9");
    assert!(game.outcome().is_some());
    let review = reviewed(&game);
    let turns = review.turns(&game);
    assert!(turns[0].is_best && turns[0].loss() == 0.0);
    assert_eq!(review.chances(&game)[1], 1.0);
    assert_ne!(turns[0].mark, Some(Mark::Blunder));
}

#[test]
fn a_review_is_the_same_however_it_is_interrupted() {
    for kind in GameKind::ALL {
        let game = random_match(kind, 3);
        let nodes = 600;
        let mut whole = Reviewer::new(&game, None).with_nodes(nodes);
        while whole.step(&Stop::default()) {}
        let mut known = None;
        loop {
            let mut part = Reviewer::new(&game, known.take()).with_nodes(nodes);
            if !part.step(&Stop::default()) {
                assert_eq!(part.progress(), (game.turns().len() + 1, game.turns().len() + 1));
                assert_eq!(part.review(), whole.review(), "{kind}");
                break;
            }
            // What was stopped counts for nothing.
            let stop = Stop::default();
            stop.stop();
            assert!(!part.step(&stop));
            known = Some(part.into_review());
        }
    }
}

#[test]
fn a_file_is_read_as_it_was_written_and_what_changed_since_is_left_out() {
    for kind in GameKind::ALL {
        let mut game = random_match(kind, 4);
        let mut reviewer = Reviewer::new(&game, None).with_nodes(300);
        while reviewer.step(&Stop::default()) {}
        let review = reviewer.into_review();
        let text = review.to_ron(&game);
        assert_eq!(Review::from_ron(&text, &game).as_ref(), Ok(&review), "{kind}");
        // One turn less, and another one in its place.
        let turns = game.turns();
        let last = turns.last().unwrap().clone();
        let old: Vec<String> = game.played()[last.clone()].iter().map(|p| p.action.to_string()).collect();
        last.for_each(|_| assert!(game.undo()));
        let read = Review::from_ron(&text, &game).unwrap();
        assert_eq!(read.judgements(), &review.judgements()[..turns.len()]);
        let other = game.actions().into_iter().find(|action| action.to_string() != old[0]).unwrap();
        game.play(&other).unwrap();
        assert_eq!(Review::from_ron(&text, &game).unwrap().judgements(), &review.judgements()[..turns.len()]);
        assert!(!read.is_complete(&game));
    }
}

#[test]
fn a_damaged_file_and_one_of_another_match_are_refused() {
    let game = netzwerk(ALMOST_HOME, "f10-d10*e9 end");
    let mut reviewer = Reviewer::new(&game, None).with_nodes(300);
    while reviewer.step(&Stop::default()) {}
    let text = reviewer.into_review().to_ron(&game);
    assert!(matches!(Review::from_ron(&text[..text.len() / 2], &game), Err(ReviewError::Format(_))));
    assert!(matches!(Review::from_ron("", &game), Err(ReviewError::Format(_))));
    let newer = text.replacen("format: 1", "format: 2", 1);
    assert!(matches!(Review::from_ron(&newer, &game), Err(ReviewError::Format(_))));
    let older = text.replacen("method: ", "method: 1", 1);
    assert_eq!(Review::from_ron(&older, &game), Err(ReviewError::OtherMethod));
    let other = random_match(GameKind::Netzwerk, 2);
    assert_eq!(Review::from_ron(&text, &other), Err(ReviewError::OtherMatch));
    let illegal = text.replacen("\"f10-f12", "\"f10-f13", 1);
    assert_ne!(illegal, text);
    assert!(matches!(Review::from_ron(&illegal, &game), Err(ReviewError::Line(_))));
}

#[test]
fn a_resigned_match_is_judged_as_it_stood() {
    // The last turn has not lost what the decision has.
    let game = netzwerk(ALMOST_HOME, "f10-d10*e9 end");
    assert_eq!(game.outcome(), None);
    let last = reviewed(&game).judgements()[1].clone();
    assert!(!last.line.is_empty());
    assert_ne!(last.eval, Eval(0));
}

#[test]
fn a_turn_by_the_swap_rule_has_no_mark() {
    for kind in GameKind::ALL {
        let mut game = Match::new(kind.set_up("swap=on", None, None).unwrap());
        while game.turns().is_empty() || !game.position().can_swap() {
            let action = game.actions()[0].clone();
            game.play(&action).unwrap();
        }
        game.play_text("swap").unwrap();
        let mut reviewer = Reviewer::new(&game, None).with_nodes(300);
        while reviewer.step(&Stop::default()) {}
        let review = reviewer.into_review();
        let turns = review.turns(&game);
        assert!(turns.iter().all(|turn| turn.mark.is_none()), "{kind}: {turns:?}");
        let judged = review.judgements();
        assert_eq!(judged[1].eval, judged[2].eval, "{kind}: a swap leaves the position as it is");
    }
}

#[test]
fn the_best_turn_is_right_and_a_bad_one_is_answered() {
    let game = netzwerk(ALMOST_HOME, "f10-d10*e9 end");
    let review = reviewed(&game);
    let before = &review.judgements()[0];
    let right = netzwerk(ALMOST_HOME, "f10-f12*e9");
    let attempt = judge_attempt(before, &right, &Stop::default()).unwrap();
    assert!(attempt.is_right && attempt.reply.is_empty() && attempt.chance == 1.0, "{attempt:?}");
    let attempt = judge_attempt(before, &game, &Stop::default()).unwrap();
    assert_eq!(attempt.is_right, attempt.chance >= attempt.best - 0.05);
    assert!(!attempt.reply.is_empty(), "what the opponent plays then");
    let mut after = game.clone();
    attempt.reply.iter().for_each(|action| drop(after.play(action).unwrap().clone()));
    let stop = Stop::default();
    stop.stop();
    assert_eq!(judge_attempt(before, &game, &stop), None);
}

#[test]
fn what_a_weak_level_plays_is_marked_and_the_judge_agrees_with_itself() {
    // A beginner against itself: some turns are bad.
    let kind = GameKind::Kulami;
    let mut game = Match::new(kind.set_up("", None, None).unwrap());
    let mut searcher = Searcher::new(1);
    searcher.set_handicap(Some(skill(kind, Level::LOWEST)), 3);
    while game.turns().len() < 24 {
        let root = engine::AnyRootPosition::from_history(game.positions()).unwrap();
        let result = root.search(&mut searcher, &Default::default(), &Stop::default(), |_| ());
        game.play(&result.turn()[0]).unwrap();
    }
    let mut reviewer = Reviewer::new(&game, None).with_nodes(2_000);
    let mut settled = Vec::new();
    while reviewer.step(&Stop::default()) {
        let review = reviewer.review();
        settled.push(review.turns(&game)[..review.settled(&game)].to_vec());
    }
    let turns = reviewer.review().turns(&game);
    assert!(turns.iter().any(|turn| turn.mark.is_some_and(Mark::is_bad)), "{turns:?}");
    for (turn, judgement) in turns.iter().zip(reviewer.review().judgements()) {
        assert!((0.0..=1.0).contains(&turn.before) && (0.0..=1.0).contains(&turn.after));
        assert!(turn.mark != Some(Mark::Good) || turn.is_best);
        let is_bad = turn.mark.is_some_and(Mark::is_bad);
        assert!(
            !is_bad || judgement.after_best.is_some(),
            "the better turn was looked into as well: {turn:?}"
        );
    }
    assert!(settled.iter().all(|known| *known == turns[..known.len()]), "what is settled stays");
    assert_eq!(settled.last().map(Vec::len), Some(turns.len()));
    assert!(settled.iter().any(|known| !known.is_empty() && known.len() < turns.len()));
}
