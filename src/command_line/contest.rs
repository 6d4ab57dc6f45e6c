//! One game between two settings of the machine.

use std::str::FromStr;
use std::time::Duration;

use spieltisch::engine::{AnyProblem, LEVELS, Level, Limits, Stop, Thinker, skill};
use spieltisch::games::{AnyAction, AnyGame, Chance, Game, Player};
use spieltisch::record::Match;

/// How one side plays: `level=3`, `movetime=100`, `uct,nodes=2000`, …
#[derive(Clone, Debug)]
pub(super) struct Setting {
    /// Its text.
    text: String,
    is_uct: bool,
    level: Option<Level>,
    limits: Limits,
    megabytes: usize,
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut setting = Self {
            text: text.to_owned(),
            is_uct: false,
            level: None,
            limits: Limits::default(),
            megabytes: 16,
        };
        for part in text.split(',') {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let number = || {
                let number = value.parse::<u64>().ok().filter(|number| *number > 0);
                number.ok_or_else(|| format!("{key} needs a whole number above 0, as in {key}=1000"))
            };
            match key {
                "uct" if value.is_empty() => setting.is_uct = true,
                "level" => {
                    let level = number()?.try_into().ok().and_then(Level::new);
                    setting.level = Some(level.ok_or_else(|| format!("levels are 1 to {LEVELS}"))?);
                }
                "nodes" => setting.limits.nodes = Some(number()?),
                "movetime" => setting.limits.time = Some(Duration::from_millis(number()?)),
                "depth" => setting.limits.depth = Some(number()?.try_into().unwrap_or(u32::MAX)),
                "hash" => setting.megabytes = number()?.min(4_096) as usize,
                _ => return Err(format!("‘{part}’ is none of uct, level, nodes, movetime, depth, hash")),
            }
        }
        let is_bounded = setting.limits.nodes.is_some() || setting.limits.time.is_some();
        if !is_bounded && setting.level.is_none() && (setting.is_uct || setting.limits.depth.is_none()) {
            return Err("it would think for ever: give it level, nodes or movetime".to_owned());
        }
        Ok(setting)
    }
}

impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}

/// A side of a game.
struct Side<'a> {
    setting: &'a Setting,
    thinker: Thinker,
    chance: Chance,
}

impl Side<'_> {
    /// The actions for the rest of the turn, or a part of it.
    fn turn(&mut self, problem: &AnyProblem) -> Vec<AnyAction> {
        let (limits, stop) = (&self.setting.limits, Stop::default());
        if self.setting.is_uct {
            let seed = self.chance.below(usize::MAX) as u64;
            return problem.uct(limits, &stop, seed).into_iter().collect();
        }
        problem.think(&mut self.thinker, limits, &stop, |_| ()).turn().to_vec()
    }
}

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    /// Turns that are played at random first.
    pub(super) opening: usize,
    /// A game with more turns is drawn.
    pub(super) longest: usize,
}

/// The winner of a game that begins with an opening by chance; `first` plays for the player who is to move at `start`.
pub(super) fn play(
    start: &AnyGame,
    [first, second]: [&Setting; 2],
    terms: Terms,
    seed: u64,
) -> Option<Player> {
    let mut game = opened(start, terms.opening, seed);
    let side = |setting, number| {
        let mut chance = Chance::new(seed ^ number);
        let mut thinker = Thinker::new(Setting::clone(setting).megabytes);
        let errs = setting.level.map(|level| skill(start.kind(), level));
        thinker.see_as(errs, chance.below(usize::MAX) as u64);
        Side { setting, thinker, chance }
    };
    let mut sides = [side(first, 0x5151), side(second, 0xa2a2)];
    let mut turns = 0;
    while game.outcome().is_none() && turns < terms.longest {
        let positions = std::iter::once(game.start()).chain(game.played().iter().map(|played| &played.after));
        let problem = AnyProblem::after(positions)?;
        let mover = game.position().to_move();
        let side = &mut sides[usize::from(mover != start.to_move())];
        for action in side.turn(&problem) {
            game.play(&action).unwrap_or_else(|fault| panic!("{action} should be legal: {fault}"));
        }
        turns += usize::from(game.position().to_move() != mover);
    }
    game.outcome().and_then(|outcome| outcome.winner)
}

/// A match after some turns by chance that did not end it.
fn opened(start: &AnyGame, turns: usize, seed: u64) -> Match<AnyGame> {
    let mut chance = Chance::new(seed);
    loop {
        let mut game = Match::new(start.clone());
        let mut left = turns;
        while left > 0 && game.outcome().is_none() {
            let mover = game.position().to_move();
            let actions = game.actions();
            let drawn = &actions[chance.below(actions.len())];
            if game.play(drawn).is_err() {
                break;
            }
            left -= usize::from(game.position().to_move() != mover);
        }
        if game.outcome().is_none() {
            return game;
        }
    }
}
