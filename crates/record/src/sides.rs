//! Who plays which side: people swap sides by the swap rule.

use super::history::Match;
use rules::{AnyAction, AnyGame, Player, SwapStage};

impl Match<AnyGame> {
    /// Whether the people have swapped sides since the start.
    #[must_use]
    pub fn are_sides_swapped(&self) -> bool {
        self.are_sides_swapped_at(self.played().len())
    }

    /// Whether the people had swapped sides after so many actions.
    #[must_use]
    pub fn are_sides_swapped_at(&self, number: usize) -> bool {
        let is_possible = self.start().swap_stage() != SwapStage::Closed;
        is_possible && self.played().iter().take(number).any(|played| played.action == AnyAction::Swap)
    }

    /// The person who plays a side now, by the side with which that person began; and the other way round.
    ///
    /// ```
    /// use rules::{GameKind, Player};
    /// use record::Match;
    /// let mut game = Match::new(GameKind::Napoleon.set_up("swap=on", None, None)?);
    /// game.play_text("i7-k7-i9")?;
    /// assert_eq!(game.person(Player::One), Player::One);
    /// game.play_text("swap f10-g9")?;
    /// assert_eq!(game.person(Player::One), Player::Two, "who now has the counter on i9");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn person(&self, side: Player) -> Player {
        if self.are_sides_swapped() { side.other() } else { side }
    }
}
