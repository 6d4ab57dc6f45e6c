//! Where the turns of a match begin and end.

use std::ops::Range;

use super::history::{Match, Played};
use rules::{Effect, Game};

impl<G: Game> Played<G> {
    /// Whether it ended the turn or the match.
    pub fn ends_turn(&self) -> bool {
        self.effects.iter().any(|e| matches!(e, Effect::TurnEnded { .. } | Effect::Ended { .. }))
    }
}

impl<G: Game> Match<G> {
    /// All turns in order, each as the indices of its actions among those played. The last one may be unfinished.
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

    /// The last complete turn, as the indices of its actions among those played. A turn that is being played does not count.
    pub fn last_turn(&self) -> Range<usize> {
        let played = self.played();
        let end = played.iter().rposition(Played::ends_turn).map_or(0, |i| i + 1);
        let before = &played[..end.saturating_sub(1)];
        let begin = before.iter().rposition(Played::ends_turn).map_or(0, |i| i + 1);
        begin..end
    }
}
