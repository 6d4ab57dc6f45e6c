//! How the boards of a game that has several are chosen, as data: the dialog for a new match shows it.

use bevy_egui::egui::{Painter, Pos2};

use texts::{Explained, Message};

/// How the boards of a game are chosen.
pub(crate) struct BoardChooser {
    /// The display name of a board.
    pub(crate) heading: Message,
    /// A description of it.
    pub(crate) hint: Option<fn() -> Message>,
    /// Paints a board, given as text, into a square whose upper left corner and size are given.
    pub(crate) paint: fn(&Painter, &str, Pos2, f32),
    /// The random boards.
    pub(crate) random: &'static [RandomBoard],
    /// Whether players can design their own. Then the designer shows the errors in their files.
    pub(crate) has_designer: bool,
    /// The folder of the player's own boards.
    pub(crate) folder: &'static str,
    /// The struct name of a board file.
    pub(crate) struct_name: &'static str,
    /// The maximum size of a board file, in bytes.
    pub(crate) largest: u64,
    /// Parses a board file, or returns what is wrong with it.
    pub(crate) read: fn(&str) -> Result<NamedBoard, Message>,
}

/// A board of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NamedBoard {
    /// Its display name.
    pub(crate) title: String,
    /// The board as text.
    pub(crate) text: String,
    /// The text of its file.
    pub(crate) file: String,
}

/// A kind of random boards.
pub(crate) struct RandomBoard {
    /// The button's label.
    pub(crate) title: Explained,
    /// Generates one from a seed, as text.
    pub(crate) make: fn(u64) -> String,
}
