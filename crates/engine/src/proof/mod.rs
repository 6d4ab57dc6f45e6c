//! Proofs: whether a player can reach a goal whatever the opponent does, by exact search and by the rules alone.
//!
//! Nothing here is estimated: a search that would look at too many positions gives up, and then proves nothing. Each game searches in its
//! own way, in its folder; `any.rs` of the engine chooses the game.
//!
//! | file | topic |
//! |---|---|
//! | `goal.rs` | the goals; the work that a proof may take |
//! | `forced.rs` | forced wins in games whose turns are single actions |

pub(super) mod forced;
mod goal;

pub use goal::{Goal, Work};

use rules::{Game, Player};

/// A game in which goals can be proved.
pub(super) trait Prove: Game {
    /// The goals that may make a puzzle of a position at the start of a turn, the hardest to reach first.
    fn goals(&self) -> Vec<Goal>;

    /// The same position with a neutral piece less, once for each that can be taken away: with fewer of them, fewer turns are right.
    fn sparser(&self) -> Vec<Self> {
        Vec::new()
    }

    /// Whether a player can still reach a goal, whoever is to move; always decided, unless the work gives up.
    fn keeps(&self, player: Player, goal: Goal, work: &mut Work) -> bool;

    /// All turns of the player to move that keep a goal, each with its actions and each once.
    fn right_turns(&self, goal: Goal, work: &mut Work) -> Vec<Vec<Self::Action>> {
        let player = self.to_move();
        let mut right = Vec::new();
        for action in work.actions(self) {
            let mut next = self.clone();
            next.play_unchecked(&action);
            if next.keeps(player, goal.after_turn(), work) {
                right.push(vec![action]);
            }
            if work.has_given_up() {
                break;
            }
        }
        right
    }

    /// The turn of the player to move that makes it hardest for the opponent to reach a goal that cannot be prevented. Empty if there is
    /// none.
    fn best_defence(&self, goal: Goal, work: &mut Work) -> Vec<Self::Action>;
}
