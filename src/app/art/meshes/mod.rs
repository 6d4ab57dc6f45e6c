//! Meshes that pieces and boards are made of.
//!
//! | file | topic |
//! |---|---|
//! | `sketch.rs` | a mesh in the making, and what all meshes have in common |
//! | `flat.rs` | shapes with flat faces |
//! | `tiles.rs` | tiles with rounded edges and with hollows |
//! | `swept.rs` | profiles turned around an axis or drawn along an outline |

mod flat;
mod sketch;
mod swept;
mod tiles;

pub(crate) use flat::{OnGround, faceted, flat_polygon, flat_ring, pictures_on_ground, plain_box};
pub(crate) use sketch::{Outline, Sketch, coloured, joined, rounded_outline};
pub(crate) use swept::{ProfilePoint, RoundedRectangle, smooth_profile, swept, turned};
pub(crate) use tiles::{Hollow, hollowed_tile, tile};
