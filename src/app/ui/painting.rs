//! What only paints with egui: the players' emblems, and small boards in the list of saved games and on the rules pages. How each game
//! looks is its own: [`crate::app::games`].

use bevy::color::{Alpha, ColorToPacked, Srgba};
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::app::games::{Grid, view_of};
use crate::app::highlights::HighlightKind;
use crate::app::settings::HighlightColours;
use crate::app::ui::theme::TEXT;
use rules::{AnyGame, Game, GameKind, Player, Site};

/// Draws a player's emblem.
pub(crate) fn emblem(ui: &mut Ui, kind: GameKind, player: Player, size: f32) {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint_piece(ui.painter(), kind, player, place.center(), size * 0.42);
}

/// A dot in the colour of a highlight, beside what is said about it.
pub(crate) fn paint_swatch(ui: &mut Ui, colour: Srgba, size: f32) {
    let (place, _) = ui.allocate_exact_size(Vec2::new(size, size * 1.6), Sense::hover());
    ui.painter().circle(place.center(), size * 0.42, painted(colour), Stroke::new(1.5, TEXT));
}

/// Paints the emblem around a centre; it extends about `half` to each side.
pub(crate) fn paint_piece(painter: &Painter, kind: GameKind, player: Player, middle: Pos2, half: f32) {
    (view_of(kind).paint_emblem)(painter, player, middle, half);
}

/// Paints a position into the square at `corner`.
pub(crate) fn paint_position(painter: &Painter, position: &AnyGame, corner: Pos2, size: f32) {
    paint_lit_position(painter, position, &[], HighlightColours::default(), corner, size);
}

/// Paints a position with highlights into the square at `corner`, in the same colours as on the table.
pub(crate) fn paint_lit_position(
    painter: &Painter,
    position: &AnyGame,
    lit: &[(Site, HighlightKind)],
    colours: HighlightColours,
    corner: Pos2,
    size: f32,
) {
    let view = view_of(position.kind());
    let grid = Grid::in_square((view.picture_size)(position), corner, size);
    (view.paint_board)(painter, position, &grid);
    let half = grid.cell * view.picture_piece;
    for (site, kind) in lit {
        let (middle, colour) = (grid.middle(*site), kind.colour(colours));
        if *kind == HighlightKind::Target {
            let body = Rect::from_center_size(middle, Vec2::splat(half * 2.3));
            let edge = Stroke::new(1.0, painted(colour.with_alpha(1.0)).lerp_to_gamma(Color32::BLACK, 0.38));
            painter.rect(body, CornerRadius::same(3), painted(colour), edge, StrokeKind::Inside);
        } else {
            painter.circle_stroke(middle, half * 1.3, Stroke::new(1.5 + grid.cell * 0.06, painted(colour)));
        }
    }
    for (site, piece) in position.pieces() {
        view.paint_piece(painter, piece, grid.middle(site), half);
    }
}

fn painted(colour: Srgba) -> Color32 {
    let [red, green, blue, alpha] = colour.to_u8_array();
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
}
