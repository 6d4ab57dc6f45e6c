//! Smooth lines through points.

use bevy::math::Vec2;

/// Points along each rounded corner.
const STEPS: u8 = 8;

/// The line through the middles between the points, rounded at the points themselves: it turns without a kink and never swings
/// out, and it begins and ends at the first and the last point.
pub(crate) fn rounded_corners(points: &[Vec2]) -> Vec<Vec2> {
    let [first, .., last] = points else { return points.to_vec() };
    let mut line = vec![*first];
    for three in points.windows(3) {
        let (from, to) = (three[0].midpoint(three[1]), three[1].midpoint(three[2]));
        line.extend((0..=STEPS).map(|i| {
            let part = f32::from(i) / f32::from(STEPS);
            from.lerp(three[1], part).lerp(three[1].lerp(to, part), part)
        }));
    }
    line.push(*last);
    line
}
