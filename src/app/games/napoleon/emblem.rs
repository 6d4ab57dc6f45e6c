//! The players' emblems: counters.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, vec2};

use rules::Player;

/// A counter with a round head for the first player, one with a tall hat for the second.
pub(super) fn paint(painter: &Painter, player: Player, middle: Pos2, half: f32) {
    let (body, rim) = match player {
        Player::One => (Color32::from_rgb(40, 72, 160), Color32::from_rgb(150, 175, 235)),
        Player::Two => (Color32::from_rgb(180, 36, 28), Color32::from_rgb(240, 160, 140)),
    };
    let line = Stroke::new(1.5, rim);
    let foot = Rect::from_center_size(middle + vec2(0.0, 0.75) * half, vec2(1.6, 0.4) * half);
    painter.rect(foot, 2.0, body, line, StrokeKind::Inside);
    let trunk = Rect::from_center_size(middle + vec2(0.0, 0.3) * half, vec2(0.7, 0.7) * half);
    painter.rect(trunk, 1.0, body, Stroke::NONE, StrokeKind::Inside);
    match player {
        Player::One => {
            painter.circle(middle - vec2(0.0, 0.4) * half, half * 0.55, body, line);
        }
        Player::Two => {
            let hat = Rect::from_center_size(middle - vec2(0.0, 0.45) * half, vec2(1.05, 0.95) * half);
            painter.rect(hat, 2.0, body, line, StrokeKind::Inside);
        }
    }
}
