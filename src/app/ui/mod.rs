//! The user interface over the board: menus, the panels of a match, the layout designer, accessibility. It reads the state
//! and sends requests; its own state is only what it shows. It reports to the camera which parts of the window it covers.

mod accessibility;
mod context;
mod contrast;
mod hud;
mod kulami;
mod language;
mod letters;
mod menus;
#[cfg(target_family = "wasm")]
mod page_controls;
mod painting;
#[cfg(target_family = "wasm")]
mod places;
mod symbols;
mod theme;
mod widgets;

use bevy::prelude::*;

#[cfg(test)]
pub(crate) use hud::FarEdge;
#[cfg(test)]
pub(crate) use hud::outcome_reason;
#[cfg(test)]
pub(crate) use kulami::Designer;
#[cfg(test)]
pub(crate) use menus::Opponent;
#[cfg(not(target_family = "wasm"))]
pub(crate) use menus::TabletServer;
pub(crate) use menus::{AboutPage, Draft, PuzzlesPage, RulesPage};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        context::plugin,
        contrast::plugin,
        language::plugin,
        letters::plugin,
        hud::plugin,
        menus::plugin,
        kulami::plugin,
    ));
    #[cfg(target_family = "wasm")]
    app.add_plugins((page_controls::plugin, places::plugin));
}
