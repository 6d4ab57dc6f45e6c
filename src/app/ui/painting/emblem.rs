//! The players' signs: a piece of theirs, seen from the front. Told apart by their shape as well as by their colour.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::games::{GameKind, Player};

/// Draws a player's sign.
pub(crate) fn emblem(ui: &mut Ui, kind: GameKind, player: Player, size: f32) {
    let (place, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
    paint_piece(ui.painter(), kind, player, place.center(), size * 0.42);
}

/// Paints the sign around a middle; it reaches about `half` to each side.
pub(crate) fn paint_piece(painter: &Painter, kind: GameKind, player: Player, middle: Pos2, half: f32) {
    match kind {
        GameKind::Netzwerk => paint_robot(painter, player, middle, half),
        GameKind::Kulami => paint_marble(painter, player, middle, half),
        GameKind::Napoleon => paint_counter(painter, player, middle, half),
    }
}

/// A round head for the first player, a square one for the second.
fn paint_robot(painter: &Painter, player: Player, middle: Pos2, half: f32) {
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

/// A marble with a ribbon for the first player, a plain one for the second.
fn paint_marble(painter: &Painter, player: Player, middle: Pos2, half: f32) {
    let (body, rim) = match player {
        Player::One => (Color32::from_rgb(176, 28, 34), Color32::from_rgb(235, 140, 125)),
        Player::Two => (Color32::from_rgb(20, 21, 25), Color32::from_rgb(150, 155, 165)),
    };
    painter.circle(middle, half, body, Stroke::new(1.5, rim));
    if player == Player::One {
        for arm in 0..3 {
            // From the middle outwards, turning as it goes.
            let point = |i: usize| {
                let t = i as f32 / 12.0;
                let angle = arm as f32 * std::f32::consts::TAU / 3.0 - 0.9 + 1.3 * t;
                middle + (0.1 + 0.68 * t) * half * Vec2::angled(angle)
            };
            let points: Vec<Pos2> = (0..=12).map(point).collect();
            painter.add(Shape::line(points, Stroke::new(half * 0.2, Color32::from_rgb(250, 214, 190))));
        }
    }
    let shine = middle + vec2(-0.34, -0.38) * half;
    painter.circle_filled(shine, half * 0.17, Color32::from_white_alpha(200));
}

/// A counter with a round head for the first player, one with a tall hat for the second.
fn paint_counter(painter: &Painter, player: Player, middle: Pos2, half: f32) {
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
