//! A player who sees one action ahead, as a yardstick for the lowest levels.
//!
//! It takes the action that gains most at once, and never asks what the opponent will answer.

use rules::{AnyAction, AnyGame, Effect, Game, Player, Presented, Rng};

/// What a piece is worth, in squares on the way to the enemy's side.
const PIECE: i32 = 10;
/// More than anything else.
const WIN: i32 = 10_000;

/// What such a player does; `None` if the game is over. It never swaps sides. Of what looks equally good, it takes any by chance.
pub(crate) fn greedy(position: &AnyGame, chance: &mut Rng) -> Option<AnyAction> {
    let mut best: Vec<AnyAction> = Vec::new();
    let mut most = i32::MIN;
    for action in position.actions() {
        let mut after = position.clone();
        let Ok(effects) = after.play(&action) else { continue };
        if effects.contains(&Effect::SidesSwapped) {
            continue;
        }
        let worth = gain(position, &after, &action, &effects);
        if worth > most {
            best.clear();
            most = worth;
        }
        if worth == most {
            best.push(action);
        }
    }
    (!best.is_empty()).then(|| best.swap_remove(chance.below(best.len())))
}

/// What an action gains for the player who acts.
fn gain(before: &AnyGame, after: &AnyGame, action: &AnyAction, effects: &[Effect]) -> i32 {
    let me = before.to_move();
    if let Some(winner) = after.outcome().and_then(|outcome| outcome.winner) {
        return if winner == me { WIN } else { -WIN };
    }
    let pieces = effects.iter().map(|effect| match effect {
        Effect::Captured { .. } => PIECE,
        Effect::Lost { .. } => -PIECE,
        _ => 0,
    });
    let ahead = |position: &AnyGame| {
        let points = position.score().map_or([0; 2], |score| score.total().map(i32::from));
        points[me.index()] - points[me.other().index()]
    };
    let gesture = before.gesture(action);
    let forward = match (gesture.from, gesture.to) {
        // Batteries gain nothing by being shifted.
        (Some(from), Some(to)) if !gesture.pays.is_empty() || !before.kind().ends_turns_by_hand() => {
            let up = i32::from(to.rank) - i32::from(from.rank);
            if me == Player::One { up } else { -up }
        }
        (Some(_), Some(_)) => -1,
        _ => 0,
    };
    pieces.sum::<i32>() + ahead(after) - ahead(before) + forward
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::GameKind;

    fn choice(kind: GameKind, board: Option<&str>, position: &str) -> String {
        let position = kind.set_up("", board, Some(position)).unwrap();
        greedy(&position, &mut Rng::new(1)).unwrap().to_string()
    }

    #[test]
    fn it_takes_what_gains_most_at_once() {
        let napoleon = |position| choice(GameKind::Napoleon, Some("quatre-bras"), position);
        assert_eq!(napoleon("11/11/7rr2/4r6/3rb6/11/11/11/2b3b4/11/11 b"), "e7xc7", "it captures");
        let chain = napoleon("11/11/7rr2/11/11/11/4r6/11/3r7/1b1b7/11 b");
        assert_eq!(chain, "d2xd4xf6", "both");
        assert_eq!(napoleon("6b4/5r5/2r3b4/11/7r3/11/11/11/5b5/11/11 b"), "g9-e11", "it wins");
    }

    #[test]
    fn it_plays_every_game_to_its_end() {
        for kind in GameKind::ALL {
            let mut game = kind.set_up("", None, None).unwrap();
            let mut chance = Rng::new(7);
            for _ in 0..3_000 {
                let Some(action) = greedy(&game, &mut chance) else { break };
                game.play(&action).unwrap();
            }
            assert!(game.outcome().is_some(), "{kind}: {game}");
        }
    }
}
