//! What only paints with egui: emblems of the players, small boards, layouts.

mod emblem;
mod layout;
mod map;
mod mini_board;

pub(super) use emblem::{emblem, paint_piece};
pub(super) use layout::{paint_layout, paint_panel};
pub(super) use map::paint_map;
pub(super) use mini_board::{Lit, paint_position};
