//! The map as one picture, drawn as in 1815: washes of watercolour on old paper, and ink over them.
//!
//! | file | topic |
//! |---|---|
//! | `land.rs` | what is where: fields made of the map's squares, and hills |
//! | `washes.rs` | the colour of every place |
//! | `ink.rs` | what is drawn over the washes: strokes down slopes, woods, fields, avenues |
//! | `ornaments.rs` | the border, the courts' emblems, the compass, and the frame of the title |

mod ink;
mod land;
mod ornaments;
mod washes;

use super::geometry::MARGIN;
use crate::app::art::Canvas;
use land::Land;
pub(super) use ornaments::cartouche;
use rules::napoleon::Map;

/// Pixels along an edge of the picture, at most.
const LARGEST: f32 = 2048.0;
/// Pixels a unit, at most.
const FINEST: f32 = 150.0;

/// Draws a map with the paper around it.
pub(super) fn draw(map: Map) -> Canvas {
    let land = Land::new(map);
    let half = land.reach + MARGIN;
    let mut canvas = Canvas::new(half, (LARGEST / (2.0 * half.max_element())).min(FINEST));
    washes::paint(&land, half, &mut canvas);
    ink::draw_fibres(half, &mut canvas);
    ornaments::paint_courts(&land, &mut canvas);
    ink::draw_hachures(&land, &mut canvas);
    ink::draw_woods(&land, &mut canvas);
    ink::draw_fields(&land, &mut canvas);
    ink::draw_villages(&land, &mut canvas);
    ink::plant_avenues(&land, &mut canvas);
    ornaments::draw_compass(&land, &mut canvas);
    ornaments::draw_cartouche(&land, &mut canvas);
    ornaments::draw_border(&land, &mut canvas);
    canvas
}
