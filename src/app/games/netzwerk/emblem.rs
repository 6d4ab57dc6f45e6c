//! The players' emblems: heads of robots.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use rules::Player;

/// A round head for the first player, a square one for the second.
pub(super) fn paint(painter: &Painter, player: Player, middle: Pos2, half: f32) {
    let (light, dark) = (Color32::from_rgb(237, 230, 215), Color32::from_rgb(30, 31, 36));
    match player {
        Player::One => {
            painter.circle(middle, half, light, Stroke::new(1.5, dark));
            for x in [-0.36, 0.36] {
                painter.circle_filled(
                    pos2(middle.x + x * half, middle.y),
                    half * 0.2,
                    Color32::from_rgb(30, 130, 160),
                );
            }
        }
        Player::Two => {
            let body = Rect::from_center_size(middle, Vec2::splat(1.8 * half));
            painter.rect(body, 3.0, dark, Stroke::new(1.5, light), StrokeKind::Inside);
            let eye = Rect::from_center_size(middle, vec2(1.2 * half, 0.34 * half));
            painter.rect_filled(eye, 1.5, Color32::from_rgb(255, 150, 50));
        }
    }
}
