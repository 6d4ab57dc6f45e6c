//! Why a turn is good, in what players see: what it wins, takes, threatens, saves.

use super::problem::Problem;
use super::searched::Searched;
use super::thought::Thought;
use crate::games::{Effect, Game, Player};

/// A reason for a turn. Numbers count pieces, but for points and turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It ends the game with a win.
    Wins,
    /// It wins by force: in so many own turns, this one included.
    WinsIn {
        /// The turns.
        turns: u32,
    },
    /// It takes enemy pieces.
    Takes {
        /// How many.
        count: usize,
    },
    /// Without it the enemy could win at once, after it they cannot.
    Averts,
    /// It saves pieces that the enemy could take.
    Saves {
        /// How many more could be taken without it.
        count: usize,
    },
    /// If the enemy does nothing against it, it wins next turn.
    ThreatensToWin,
    /// If the enemy does nothing against it, pieces can be taken next turn.
    Threatens {
        /// How many.
        count: usize,
    },
    /// It gains points at once: the own ones and those that the enemy loses.
    Gains {
        /// How many.
        points: i32,
    },
    /// With best play to the end, this is how the points will differ.
    EndsAhead {
        /// By how many points the player is ahead.
        points: i32,
    },
    /// The same, where the other player will have more.
    EndsBehind {
        /// By how many points the player is behind.
        points: i32,
    },
    /// The same, where both will have as many.
    EndsEven,
    /// The game is lost against best play: it resists longest.
    Resists,
    /// Nothing of that: it makes the position better.
    Improves,
}

/// What a player can do in one turn at best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Prospect {
    wins: bool,
    takes: usize,
}

/// Why the best turn of a thought is good, the most important reason first, never empty for a turn; empty where the game is over.
pub fn why<G: Searched>(problem: &Problem<G>, thought: &Thought<G::Action>) -> Vec<Why> {
    let before = problem.position();
    let mover = before.to_move();
    let mut after = before.clone();
    let mut taken = 0;
    for action in thought.turn() {
        let Ok(effects) = after.play(action) else { return Vec::new() };
        taken += captures(&effects);
    }
    if thought.turn().is_empty() {
        return Vec::new();
    }
    if after.outcome().is_some_and(|outcome| outcome.winner == Some(mover)) {
        return vec![Why::Wins];
    }
    let mut reasons = Vec::new();
    let end = thought.worth().and_then(super::Worth::end);
    if let Some(end) = end.filter(|end| *end > 0) {
        reasons.push(Why::WinsIn { turns: (end as u32).div_ceil(2) });
    }
    if taken > 0 {
        reasons.push(Why::Takes { count: taken });
    }
    if after.outcome().is_none() {
        reasons.extend(dangers(before, &after));
    }
    let exact = thought.worth().filter(|_| thought.is_exact).and_then(|worth| G::points_of(worth.0));
    reasons.extend(match exact {
        Some(points) => Some(ends(points)),
        None => gained(before, &after, mover),
    });
    if end.is_some_and(|end| end < 0) {
        reasons.push(Why::Resists);
    }
    if reasons.is_empty() {
        reasons.push(Why::Improves);
    }
    reasons
}

/// What the turn does against the enemy's prospects, and for one's own.
fn dangers<G: Searched>(before: &G, after: &G) -> Vec<Why> {
    let mut reasons = Vec::new();
    let theirs = prospect(after);
    if let Some(idle) = before.turn_lost() {
        let without = prospect(&idle);
        if without.wins && !theirs.wins {
            reasons.push(Why::Averts);
        } else if without.takes > theirs.takes {
            reasons.push(Why::Saves { count: without.takes - theirs.takes });
        }
    }
    if let Some(idle) = after.turn_lost() {
        let ours = prospect(&idle);
        if ours.wins {
            reasons.push(Why::ThreatensToWin);
        } else if ours.takes > 0 {
            reasons.push(Why::Threatens { count: ours.takes });
        }
    }
    reasons
}

const fn ends(points: i32) -> Why {
    match points {
        0 => Why::EndsEven,
        1.. => Why::EndsAhead { points },
        _ => Why::EndsBehind { points: -points },
    }
}

/// What a turn gains at once, where there are points.
fn gained<G: Game>(before: &G, after: &G, mover: Player) -> Option<Why> {
    let lead = |game: &G| {
        let total = game.score()?.total().map(i32::from);
        Some(total[mover.index()] - total[mover.other().index()])
    };
    let points = lead(after)? - lead(before)?;
    (points > 0).then_some(Why::Gains { points })
}

fn prospect<G: Searched>(position: &G) -> Prospect {
    let mover = position.to_move();
    let mut best = Prospect::default();
    if position.outcome().is_some() {
        return best;
    }
    let (mut plays, mut actions) = (Vec::new(), Vec::new());
    position.plays(&mut plays);
    for play in &plays {
        actions.clear();
        G::actions_of(play, &mut actions);
        let mut next = position.clone();
        let mut takes = 0;
        for action in &actions {
            let Ok(effects) = next.play(action) else { break };
            takes += captures(&effects);
        }
        best.wins |= next.outcome().is_some_and(|outcome| outcome.winner == Some(mover));
        best.takes = best.takes.max(takes);
    }
    best
}

fn captures(effects: &[Effect]) -> usize {
    effects.iter().filter(|effect| matches!(effect, Effect::Captured { .. })).count()
}
