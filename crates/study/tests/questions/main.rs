//! Questions to the search: each goes through text and back, and is answered the same as when it is asked directly.

mod levels;
mod wrong_texts;

use std::cell::RefCell;
use std::fmt::Debug;

use serde::de::DeserializeOwned;

use engine::{AnySearchResult, Eval, Goal, Level, Limits, Stop};
use record::Match;
use rules::{AnyGame, Game, GameKind, Rng};
use study::fairness::play_random_turns;
use study::questions::{
    Advice, AdviceQuestion, AnyQuestion, AttemptQuestion, BenchQuestion, DrawQuestion, FairnessQuestion,
    GoalQuestion, LinesQuestion, MatchPosition, Question, Reply, ReviewQuestion, Thinker, TurnQuestion,
    from_text, to_text,
};
use study::review::{Judgement, Review};

/// A match by the table's rules, after some random turns.
fn random_match(kind: GameKind, turns: usize) -> Match<AnyGame> {
    let start = kind.set_up(kind.table_rules(), None, None).expect("the table's rules are valid");
    play_random_turns(Match::new(start), turns, &mut Rng::new(11))
}

/// All that is told about a question.
fn told<Q: Question>(question: &Q, thinker: &mut Thinker) -> Vec<Q::Answer> {
    let told = RefCell::new(Vec::new());
    question.think(thinker, &Stop::default(), &|answer| told.borrow_mut().push(answer));
    told.into_inner()
}

/// All that is told when the question and its answers are sent as texts.
fn told_in_text<Q>(question: &Q, thinker: &mut Thinker) -> Vec<Q::Answer>
where
    Q: Question<Answer: DeserializeOwned> + Clone + Into<AnyQuestion>,
{
    let sent = to_text(&Into::<AnyQuestion>::into(question.clone()));
    let read: AnyQuestion = from_text(&sent).expect("what was written can be read");
    assert_eq!(to_text(&read), sent);
    let told = RefCell::new(Vec::new());
    read.think(thinker, &Stop::default(), &|answer| {
        let reply = Reply::Found(answer.clone());
        assert_eq!(from_text::<Reply>(&to_text(&reply)).ok(), Some(reply));
        told.borrow_mut().push(from_text(&answer).expect("the answer belongs to the question"));
    });
    told.into_inner()
}

fn check<Q>(question: &Q)
where
    Q: Question<Answer: DeserializeOwned + Debug + PartialEq> + Clone + Into<AnyQuestion>,
{
    check_but_for(question, |answer| answer);
}

/// The same, where `plain` takes away what depends on the clock.
fn check_but_for<Q, P: Debug + PartialEq>(question: &Q, plain: impl Fn(Q::Answer) -> P)
where
    Q: Question<Answer: DeserializeOwned> + Clone + Into<AnyQuestion>,
{
    let plain = |told: Vec<Q::Answer>| told.into_iter().map(&plain).collect::<Vec<_>>();
    let direct = plain(told(question, &mut Thinker::default()));
    assert!(!direct.is_empty());
    assert_eq!(plain(told_in_text(question, &mut Thinker::default())), direct);
}

fn without_clock(result: AnySearchResult) -> AnySearchResult {
    AnySearchResult { elapsed: Default::default(), ..result }
}

/// The matches whose latest positions are asked about: at each stage of the swap rule, and later.
fn matches() -> impl Iterator<Item = Match<AnyGame>> {
    GameKind::ALL.into_iter().flat_map(|kind| [0, 1, 7].map(|turns| random_match(kind, turns)))
}

#[test]
fn turns() {
    for game in matches() {
        for level in [None, Level::new(2), Level::new(5)] {
            let place = MatchPosition::latest(&game);
            let question = TurnQuestion { place, level, limits: Limits::nodes(300), seed: u64::MAX - 5 };
            check_but_for(&question, without_clock);
        }
    }
}

#[test]
fn draws() {
    for game in matches() {
        for level in [None, Level::new(3)] {
            let place = MatchPosition::latest(&game);
            check(&DrawQuestion { place, level, limits: Limits::nodes(300), seed: 7 });
        }
    }
}

#[test]
fn hints_and_lines() {
    for game in matches() {
        let limits = Limits { lines: 2, ..Limits::nodes(400) };
        for after in [0, game.played().len()] {
            let place = MatchPosition::after(&game, after).unwrap();
            check(&AdviceQuestion { place: place.clone(), limits });
            check_but_for(&LinesQuestion { place, limits }, without_clock);
        }
        assert!(MatchPosition::after(&game, game.played().len() + 1).is_none());
    }
}

#[test]
fn a_hint_leaves_out_what_hardly_matters() {
    let kind = GameKind::Netzwerk;
    let (mut thinker, mut lengths) = (Thinker::default(), [0, 0]);
    for turns in 4..12 {
        let game = random_match(kind, turns);
        if game.outcome().is_some() {
            continue;
        }
        let place = MatchPosition::latest(&game);
        let limits = Limits::nodes(2_000);
        let [Advice { turn, .. }] = &told(&AdviceQuestion { place: place.clone(), limits }, &mut thinker)[..]
        else {
            panic!("a hint is told once");
        };
        let lines = told(&LinesQuestion { place, limits }, &mut Thinker::default());
        let whole = lines.last().map_or(&[][..], |found| found.turn());
        assert!(turn.iter().all(|step| whole.contains(step)), "{turn:?} of {whole:?}");
        let mut after = game.position().clone();
        turn.iter().for_each(|step| assert!(after.play(step).is_ok(), "{turn:?}"));
        assert!(after.outcome().is_some() || after.to_move() != game.position().to_move(), "{turn:?}");
        lengths[0] += whole.len();
        lengths[1] += turn.len();
    }
    assert!(lengths[1] < lengths[0], "{lengths:?}");
}

/// White could bring home the third robot, which wins.
fn almost_home() -> Match<AnyGame> {
    let start = "13/1w1w9/13/5w7/4o1o6/13/13/13/13/7b1b1b1/o5o6/1w3w7/13 w r - -";
    Match::new(GameKind::Netzwerk.set_up("", None, Some(start)).expect("the position is valid"))
}

#[test]
fn reviews_from_the_beginning_or_from_what_is_known() {
    let mut won = almost_home();
    won.play_text("f10-f12*e9").unwrap();
    // At the end of a match, positions are quickly judged.
    for (game, left) in
        [(won, 2), (random_match(GameKind::Kulami, 100), 3), (random_match(GameKind::Napoleon, 1_000), 1)]
    {
        assert!(game.outcome().is_some());
        let known = Judgement {
            eval: Eval(-3),
            after_best: None,
            without_best: Some(Eval(-40)),
            line: Vec::new(),
            why: Vec::new(),
        };
        let known = Review::from(vec![known; game.turns().len() + 1 - left]);
        let question = ReviewQuestion { place: MatchPosition::latest(&game), known };
        check(&question);
        let told = told_in_text(&question, &mut Thinker::default());
        assert_eq!(told.len(), left);
        assert!(told[left - 1].is_complete(&game));
    }
}

#[test]
fn attempts() {
    let start = almost_home();
    let known = ReviewQuestion { place: MatchPosition::latest(&start), known: Review::default() };
    let review = told_in_text(&known, &mut Thinker::default()).pop().unwrap();
    let before = review.judgements()[0].clone();
    for (turn, is_right) in [("f10-d10*e9 end", false), ("f10-f12*e9", true)] {
        let mut game = start.clone();
        game.play_text(turn).unwrap();
        let question = AttemptQuestion { place: MatchPosition::latest(&game), before: before.clone() };
        check(&question);
        assert_eq!(told(&question, &mut Thinker::default())[0].is_right, is_right, "{turn}");
    }
}

#[test]
fn goals() {
    for (turn, is_kept) in [("f10-d10*e9 end", false), ("f10-f12*e9", true)] {
        let mut game = almost_home();
        let player = game.position().to_move();
        game.play_text(turn).unwrap();
        let goal = Goal::Win { turns: 0 };
        let question = GoalQuestion { place: MatchPosition::latest(&game), player, goal };
        check(&question);
        assert_eq!(told(&question, &mut Thinker::default()), [is_kept], "{turn}");
    }
}

#[test]
fn fairness() {
    // A start that is nearly over is quickly tried out.
    let mut game = random_match(GameKind::Kulami, 44);
    while game.outcome().is_some() {
        game.undo();
    }
    let start = game.position().clone();
    assert!(start.outcome().is_none());
    let question = FairnessQuestion { start: MatchPosition::latest(&Match::new(start)) };
    check(&question);
    assert_eq!(told(&question, &mut Thinker::default()).len(), study::fairness::GAMES as usize);
}

#[test]
fn the_benchmark() {
    let question = BenchQuestion { game: Some("kulami".to_owned()), depth: Some(1), nodes: 200 };
    check_but_for(&question, |lines| {
        lines.into_iter().map(|line| (line.game, line.depth, line.nodes, line.turn)).collect::<Vec<_>>()
    });
    let all = BenchQuestion { game: None, depth: Some(1), nodes: 1 };
    // A variant that cannot be set up would be missing.
    let variants: usize = GameKind::ALL.map(|kind| engine::bench_variants(kind).len()).iter().sum();
    assert_eq!(all.lines().count(), 5 * variants);
}
