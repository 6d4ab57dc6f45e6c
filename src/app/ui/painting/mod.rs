//! What only paints with egui: emblems of the players, small boards. How each game looks is its own: [`crate::app::games`].

mod emblem;
mod mini_board;

pub(super) use emblem::{emblem, paint_piece};
pub(super) use mini_board::{paint_lit_position, paint_position};
