//! The review of matches of level 3 against level 5: how long it takes on one core, how many turns it marks, and how often its best turn is
//! the one that a search of ten times the nodes finds, or one that this search thinks about as good. Times are those of the processor, where
//! the system tells them.
//!
//! `cargo bench --no-default-features --bench review`; after `--`, the name of a game for that game alone, and the number of matches.

use std::fs;
use std::sync::OnceLock;
use std::time::Instant;

use engine::{AnyRootPosition, Level, Limits, Searcher, Stop, skill, win_probability};
use record::Match;
use rules::{AnyAction, AnyGame, Game, GameKind, Rng, SwapStage};
use study::review::{Mark, Review, Reviewer, turning_points};

const MATCHES: u64 = 10;
const LEVELS: [u8; 2] = [3, 5];
/// The random turns at the beginning of each match.
const OPENING: usize = 2;
/// Longer matches are cut off, in turns.
const LONGEST: usize = 150;
const TIMES: u64 = 10;
/// One of so many turns is searched that long.
const SAMPLE: usize = 3;
/// A turn is about as good as another if it loses at most this much winning probability.
const AS_GOOD: f32 = 0.05;
const MEGABYTES: usize = 64;

fn main() {
    let given: Vec<String> = std::env::args().skip(1).filter(|given| !given.starts_with('-')).collect();
    let matches = given.iter().find_map(|given| given.parse().ok()).unwrap_or(MATCHES);
    println!(
        "| game | turns | seconds per match: median, longest | same best turn | about as good | marks `!`, `?!`, `?`, `??` per match |"
    );
    println!("|---|---|---|---|---|---|");
    for kind in GameKind::ALL {
        if given.iter().any(|given| given.parse::<GameKind>().is_ok_and(|only| only != kind)) {
            continue;
        }
        let mut times = Vec::new();
        let mut found = Found::default();
        let mut turns = 0;
        for seed in 0..matches {
            let game = play(kind, seed);
            let began = seconds();
            let mut reviewer = Reviewer::new(&game, None);
            while reviewer.step(&Stop::default()) {}
            times.push(seconds() - began);
            turns += game.turns().len();
            found.compare(&game, reviewer.review());
        }
        times.sort_by(f64::total_cmp);
        let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
        let share = |part: usize| 100.0 * part as f64 / found.compared.max(1) as f64;
        let per_match = |number: usize| number as f64 / matches as f64;
        let [good, missed, mistakes, blunders] = found.marks.map(per_match);
        println!(
            "| {} | {turns} | {median:.1}, {longest:.1} | {:.1} % of {} | {:.1} % | {good:.1}, {missed:.1}, {mistakes:.1}, {blunders:.1} |",
            kind.title(),
            share(found.same),
            found.compared,
            share(found.as_good),
        );
    }
}

/// The seconds that the processor has worked for this program, or the time since an arbitrary moment.
fn seconds() -> f64 {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    let began = BEGAN.get_or_init(Instant::now);
    let worked = fs::read_to_string("/proc/self/schedstat").ok();
    let worked = worked.and_then(|text| text.split_ascii_whitespace().next()?.parse::<u64>().ok());
    worked.map_or_else(|| began.elapsed().as_secs_f64(), |nanoseconds| nanoseconds as f64 / 1e9)
}

/// A match of the two levels, by the rules that the table proposes; the first player's level changes from match to match.
fn play(kind: GameKind, seed: u64) -> Match<AnyGame> {
    let start = kind.set_up(kind.table_rules(), None, None).expect("the table's rules should be valid");
    let mut game = Match::new(start);
    let mut chance = Rng::new(seed);
    let levels = LEVELS.map(|level| Level::new(level).expect("there should be such a level"));
    let mut players = levels.map(|level| {
        let mut searcher = Searcher::new(1);
        searcher.set_handicap(Some(skill(kind, level)), seed + 1);
        searcher
    });
    while game.outcome().is_none() && game.turns().len() < LONGEST {
        let is_opening = game.turns().len() <= OPENING && game.position().swap_stage() == SwapStage::Closed;
        let turn = if is_opening {
            let actions = game.actions();
            vec![actions[chance.below(actions.len())].clone()]
        } else {
            let player = &mut players[(game.person(game.position().to_move()).index() + seed as usize) % 2];
            let root = root(&game, usize::MAX);
            root.search(player, &Limits::default(), &Stop::default(), |_| ()).turn().to_vec()
        };
        for action in turn {
            if game.outcome().is_none() {
                game.play(&action).expect("it should be legal");
            }
        }
    }
    game
}

fn root(game: &Match<AnyGame>, actions: usize) -> AnyRootPosition {
    let played = game.played().iter().take(actions).map(|played| &played.after);
    AnyRootPosition::from_history(std::iter::once(game.start()).chain(played))
        .expect("it should be a position")
}

#[derive(Default)]
struct Found {
    compared: usize,
    same: usize,
    as_good: usize,
    marks: [usize; 4],
    points: usize,
}

impl Found {
    /// Compares the best turns of a review with those of a longer search.
    fn compare(&mut self, game: &Match<AnyGame>, review: &Review) {
        let kind = game.start().kind();
        let reviewed = review.turns(game);
        self.points += turning_points(&reviewed).len();
        for mark in reviewed.iter().filter_map(|turn| turn.mark) {
            self.marks[match mark {
                Mark::Good => 0,
                Mark::Missed => 1,
                Mark::Mistake => 2,
                Mark::Blunder => 3,
            }] += 1;
        }
        let mut searcher = Searcher::new(MEGABYTES);
        let mut search = |root: AnyRootPosition| {
            searcher.clear();
            let limits = Limits::nodes(TIMES * Reviewer::effort(kind));
            root.without_swap().search(&mut searcher, &limits, &Stop::default(), |_| ())
        };
        for (turn, judgement) in reviewed.iter().zip(review.judgements()).step_by(SAMPLE) {
            let Some(best) = judgement.line.first().filter(|_| judgement.without_best.is_some()) else {
                continue;
            };
            let before = game.position_at(turn.actions.start).expect("it should be a position");
            let long = search(root(game, turn.actions.start));
            let (found, wanted) = (after(before, best), after(before, long.turn()));
            self.compared += 1;
            let is_same = found.position() == wanted.position();
            self.same += usize::from(is_same);
            // Both are judged after the turn: whoever is to move looks better in a search of some turns.
            let mut chance = |game: &Match<AnyGame>| match game.outcome() {
                Some(outcome) => {
                    outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner == turn.player)))
                }
                None => {
                    let eval = search(root(game, usize::MAX)).eval();
                    let chance = eval.map_or(0.5, |eval| win_probability(kind, eval));
                    if game.position().to_move() == turn.player { chance } else { 1.0 - chance }
                }
            };
            self.as_good += usize::from(is_same || chance(&found) >= chance(&wanted) - AS_GOOD);
        }
    }
}

/// The position after a turn, as a match of its own.
fn after(before: &AnyGame, turn: &[AnyAction]) -> Match<AnyGame> {
    let mut game = Match::new(before.clone());
    for action in turn {
        game.play(action).expect("it should be legal");
    }
    game
}
