//! Where the turns of a match begin and end.

use std::ops::Range;

use super::history::{Match, Played};
use crate::games::{Effect, Game};

impl<G: Game> Played<G> {
    /// Whether the turn was over after it, or the match.
    pub fn ends_turn(&self) -> bool {
        self.effects.iter().any(|e| matches!(e, Effect::TurnEnded { .. } | Effect::Ended { .. }))
    }
}

impl<G: Game> Match<G> {
    /// All turns in order, each as the indices of its actions among those played. The last one may still go on.
    pub fn turns(&self) -> Vec<Range<usize>> {
        let mut turns = Vec::new();
        let mut begin = 0;
        for (i, played) in self.played().iter().enumerate() {
            if played.ends_turn() || i + 1 == self.played().len() {
                turns.push(begin..i + 1);
                begin = i + 1;
            }
        }
        turns
    }

    /// Where the last turn that was completed begins and ends among the actions played, as indices; while a turn is
    /// being played, the part of it so far does not count.
    pub fn last_turn(&self) -> Range<usize> {
        let played = self.played();
        let end = played.iter().rposition(Played::ends_turn).map_or(0, |i| i + 1);
        let before = &played[..end.saturating_sub(1)];
        let begin = before.iter().rposition(Played::ends_turn).map_or(0, |i| i + 1);
        begin..end
    }
}
