//! The shapes that robots, batteries and the board are joined from, beyond those that all games share.

mod bevelled;
mod facets;
mod shade;
mod swept;

pub(super) use bevelled::bevelled_box;
pub(super) use facets::Facets;
pub(super) use shade::{Solid, shaded};
pub(super) use swept::{Outline, rounded_outline, swept};
