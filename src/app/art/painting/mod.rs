//! Pictures painted on the CPU, for boards that are drawn rather than built.
//!
//! | file | topic |
//! |---|---|
//! | `atlas.rs` | several texts on one picture |
//! | `canvas.rs` | the pixels, painted row by row or stroke by stroke |
//! | `field.rs` | a value at every place, such as the distance to a river |
//! | `noise.rs` | irregularity that is always the same for a place |
//! | `curve.rs` | smooth lines through points |
//! | `texture.rs` | a canvas as a texture with smaller copies of itself |

mod atlas;
mod canvas;
mod curve;
mod field;
mod noise;
mod texture;

pub(crate) use atlas::{Atlas, face, text_width};
pub(crate) use canvas::Canvas;
pub(crate) use curve::rounded_corners;
pub(crate) use field::Field;
pub(crate) use noise::{chance, noise, step_between};
pub(super) use texture::texture;
