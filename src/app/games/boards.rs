//! How the boards of a game that has several are chosen, as data: the dialog for a new match shows it.

use bevy_egui::egui::{Painter, Pos2};

/// How the boards of a game are chosen. Texts are names of messages.
pub(crate) struct BoardChooser {
    /// What a board is called.
    pub(crate) heading: &'static str,
    /// What is said beside that.
    pub(crate) hint: Option<&'static str>,
    /// Paints a board, given as text, into a square whose upper left corner and size are given.
    pub(crate) paint: fn(&Painter, &str, Pos2, f32),
    /// Boards that chance makes.
    pub(crate) random: &'static [RandomBoard],
    /// Whether players can design their own. The designer tells what is wrong with files of theirs.
    pub(crate) has_designer: bool,
    /// The folder of the player's own boards.
    pub(crate) folder: &'static str,
    /// The struct that a file of a board holds.
    pub(crate) struct_name: &'static str,
}

/// A kind of boards that chance makes.
pub(crate) struct RandomBoard {
    /// What the button says: a message.
    pub(crate) title: &'static str,
    /// Makes one of a seed, as text.
    pub(crate) make: fn(u64) -> String,
}
