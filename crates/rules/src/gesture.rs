//! How a person makes an action on the board.

use super::Site;

/// An action as a gesture on the board: which piece is touched, where it goes, which pieces pay and which are captured.
///
/// With the gestures of the legal actions, a table can let a person make them without knowing the rules: it
/// highlights the places in `to` for the piece at `from`. Several actions can share `from` and `to`; they then differ
/// in what they capture or `pay`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gesture {
    /// The piece that is touched; `None` for an action without a piece, such as ending the turn.
    pub from: Option<Site>,
    /// Where the piece ends up; `None` for an action without a target.
    pub to: Option<Site>,
    /// Enemy pieces that the action captures.
    pub captures: Vec<Site>,
    /// Pieces that pay for the action.
    pub pays: Vec<Site>,
    /// Whether the piece that is touched is lost where it ends up, as in a river.
    pub is_lost: bool,
}

impl Gesture {
    /// The pieces by which actions with the same `from` and `to` differ: those that pay, or else those that are captured.
    #[must_use]
    pub fn choices(&self) -> &[Site] {
        if self.pays.is_empty() { &self.captures } else { &self.pays }
    }
}
