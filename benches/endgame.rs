//! Speed of Kulami's endgame solver: random positions with 20 marbles left, on the publisher's layouts and random ones.

use std::time::Instant;

use spieltisch::engine::kulami::solve_counted;
use spieltisch::engine::{Limits, Stop, TranspositionTable};
use spieltisch::games::kulami::{Kulami, Layout, Rules, random_closed, random_irregular};
use spieltisch::games::{Game, Rng, Rules as _};

const POSITIONS: u64 = 50;
const LEFT: usize = 20;
const MARBLES: usize = 56;

/// A position with [`LEFT`] marbles left, after random play from the start.
fn position(seed: u64, rules: Rules) -> Kulami {
    let layout = match seed % 4 {
        0 => Layout::default(),
        1 => Layout::from_name_or_text("irregular").expect("it should be built in"),
        2 => random_closed(seed),
        _ => random_irregular(seed),
    };
    let mut chance = Rng::new(seed);
    loop {
        let mut game = Kulami::start(layout, rules);
        let mut left = MARBLES;
        while left > LEFT && game.outcome().is_none() {
            let actions = game.actions();
            game.play_unchecked(&actions[chance.below(actions.len())]);
            left -= 1;
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}

fn main() {
    println!("{POSITIONS} positions with {LEFT} marbles left, one core");
    for score in ["basic", "level1", "chains", "level2"] {
        let rules = Rules::from_text(&format!("score={score}")).expect("they should be rules");
        let (mut seconds, mut nodes) = (Vec::new(), 0);
        for seed in 0..POSITIONS {
            let game = position(seed, rules);
            let table = TranspositionTable::with_megabytes(64);
            let began = Instant::now();
            nodes += solve_counted(&game, &Limits::default(), &Stop::default(), &table).0;
            seconds.push(began.elapsed().as_secs_f64());
        }
        seconds.sort_by(f64::total_cmp);
        let (median, worst) = (seconds[seconds.len() / 2], seconds[seconds.len() - 1]);
        println!("{score}: median {median:.3} s, worst {worst:.3} s, {nodes} marbles tried");
    }
}
