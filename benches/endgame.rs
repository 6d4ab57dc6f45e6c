//! Speed of Kulami's endgame solver, on the publisher's layouts and random ones.
//!
//! The positions are from games of the engine against itself after a random opening, or from random play, which is easier to solve.
//! After `--`, parts of a row's name select rows: `cargo bench --bench endgame -- "basic, played, 24"`.

use std::time::{Duration, Instant};

use engine::kulami::solve_counted;
use engine::{AnyRootPosition, Limits, Searchable, Searcher, Stop, TranspositionTable};
use rules::kulami::{Kulami, Layout, Rules, random_closed, random_irregular};
use rules::{AnyAction, AnyPosition, Game, Player, Rng, Rules as _};

const POSITIONS: usize = 50;
const MARBLES: usize = 56;
/// How many of the first marbles of a played game are placed at random.
const OPENING: usize = 2;
/// How far the engine searches for each marble of a played game, in nodes: enough for strong play, too little to solve the endgame.
const NODES: u64 = 4_000;
/// The memory of the solver and of the engine that plays, in megabytes.
const MEGABYTES: usize = 64;
const MEGABYTES_TO_PLAY: usize = 4;

/// Where positions come from.
#[derive(Clone, Copy, PartialEq)]
enum Origin {
    Played,
    Random,
}

/// What is solved: the scoring, the origin of the positions, and the marbles left.
const ROWS: [(&str, Origin, usize); 10] = [
    ("basic", Origin::Played, 20),
    ("basic", Origin::Played, 22),
    ("basic", Origin::Played, 24),
    ("level1", Origin::Played, 20),
    ("chains", Origin::Played, 20),
    ("level2", Origin::Played, 20),
    ("basic", Origin::Random, 20),
    ("level1", Origin::Random, 20),
    ("chains", Origin::Random, 20),
    ("level2", Origin::Random, 20),
];

fn layout(seed: u64) -> Layout {
    match seed % 4 {
        0 => Layout::default(),
        1 => Layout::from_name_or_text("irregular").expect("it should be built in"),
        2 => random_closed(seed),
        _ => random_irregular(seed),
    }
}

/// Places a marble at random.
fn play_at_random(game: &mut Kulami, chance: &mut Rng) {
    let actions = game.actions();
    game.play_unchecked(&actions[chance.below(actions.len())]);
}

/// Places a marble where the engine wants it.
fn play_well(game: &mut Kulami, searcher: &mut Searcher) {
    let root =
        AnyRootPosition::from_history([&AnyPosition::Kulami(*game).into()]).expect("it should be a position");
    let result = root.search(searcher, &Limits::nodes(NODES), &Stop::default(), |_| ());
    if let Some(AnyAction::Kulami(action)) = result.turn().first() {
        game.play_unchecked(action);
    }
}

/// The position of a game with this many marbles left; `None` if the game ends before.
fn position(seed: u64, left: usize, rules: Rules, origin: Origin) -> Option<Kulami> {
    let mut chance = Rng::new(seed);
    let mut searcher = Searcher::new(MEGABYTES_TO_PLAY);
    let mut game = Kulami::start(layout(seed), rules);
    for placed in 0..MARBLES - left {
        if game.outcome().is_some() {
            return None;
        }
        if origin == Origin::Random || placed < OPENING {
            play_at_random(&mut game, &mut chance);
        } else {
            play_well(&mut game, &mut searcher);
        }
    }
    game.outcome().is_none().then_some(game)
}

/// Measures the time of this thread on a core, which does not depend on what else the computer does.
struct Clock {
    began: Instant,
    on_core: Option<Duration>,
}

impl Clock {
    fn now() -> Self {
        Self { began: Instant::now(), on_core: on_core() }
    }

    /// The seconds since then; by the clock on the wall, if the system does not tell.
    fn elapsed(&self) -> f64 {
        let on_core = self.on_core.zip(on_core()).map(|(began, now)| now.saturating_sub(began));
        on_core.unwrap_or_else(|| self.began.elapsed()).as_secs_f64()
    }
}

/// How long this thread has been on a core, if the system tells (Linux does).
fn on_core() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

fn main() {
    let wanted: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    println!("| scoring, origin, marbles left | median, s | longest, s | median of marbles tried | all |");
    println!("|---|---|---|---|---|");
    for (score, origin, left) in ROWS {
        let name = format!("{score}, {}, {left}", if origin == Origin::Played { "played" } else { "random" });
        if !wanted.is_empty() && !wanted.iter().any(|part| name.contains(part.as_str())) {
            continue;
        }
        let rules = Rules::from_text(&format!("score={score}")).expect("they should be rules");
        let (mut seconds, mut nodes, mut differences) = (Vec::new(), Vec::new(), 0);
        let positions = (0..).filter_map(|seed| position(seed, left, rules, origin));
        for game in positions.take(POSITIONS) {
            let table = TranspositionTable::with_megabytes(MEGABYTES);
            let began = Clock::now();
            let (tried, lines) = solve_counted(&game, &Limits::default(), &Stop::default(), &table);
            seconds.push(began.elapsed());
            nodes.push(tried);
            let ahead = Kulami::points_of(lines[0].eval.0).expect("it should be a result");
            let difference = if game.to_move() == Player::One { ahead } else { -ahead };
            differences = differences * 31 % 1_000_003 + difference + 100;
        }
        seconds.sort_by(f64::total_cmp);
        nodes.sort_unstable();
        let (median, longest) = (seconds[POSITIONS / 2], seconds[POSITIONS - 1]);
        let (median_nodes, all) = (nodes[POSITIONS / 2], nodes.iter().sum::<u64>());
        println!("| {name} | {median:.3} | {longest:.3} | {median_nodes} | {all} |");
        eprintln!("{name}: the results' checksum is {differences}");
    }
}
