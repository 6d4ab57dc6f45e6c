//! The players' emblems, as widgets and painted.

use bevy_egui::egui::{Painter, Pos2, Sense, Ui, Vec2};

use crate::app::games::view_of;
use rules::{GameKind, Player};

/// Draws a player's emblem.
pub(crate) fn emblem(ui: &mut Ui, kind: GameKind, player: Player, size: f32) {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint_piece(ui.painter(), kind, player, place.center(), size * 0.42);
}

/// Paints the emblem around a centre; it extends about `half` to each side.
pub(crate) fn paint_piece(painter: &Painter, kind: GameKind, player: Player, middle: Pos2, half: f32) {
    (view_of(kind).paint_emblem)(painter, player, middle, half);
}
