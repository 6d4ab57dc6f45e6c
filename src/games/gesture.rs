//! How a person makes an action with their hand.

use super::Site;

/// An action as seen from above the board: which piece is touched, where it goes, what it costs and takes.
///
/// A table that knows the gestures of the legal actions can let a person make them, without knowing a rule:
/// it lights up the places in `to` for the piece at `from`. Several actions can share `from` and `to`; they then differ
/// in what they take or `pay`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gesture {
    /// The piece that is touched; nothing for an action that no piece makes, such as the end of a turn.
    pub from: Option<Site>,
    /// Where the piece ends up; nothing for an action without a target.
    pub to: Option<Site>,
    /// Enemy pieces that the action takes.
    pub captures: Vec<Site>,
    /// Pieces that pay for the action.
    pub pays: Vec<Site>,
    /// Whether the piece that is touched is lost where it ends up.
    pub is_lost: bool,
}

impl Gesture {
    /// The pieces by which actions with the same `from` and `to` differ: those that pay, else those that are taken.
    #[must_use]
    pub fn choices(&self) -> &[Site] {
        if self.pays.is_empty() { &self.captures } else { &self.pays }
    }
}
