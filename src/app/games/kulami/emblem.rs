//! The players' emblems: marbles.

use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, vec2};

use rules::Player;

/// A marble with a ribbon for the first player, a plain one for the second.
pub(super) fn paint(painter: &Painter, player: Player, middle: Pos2, half: f32) {
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
