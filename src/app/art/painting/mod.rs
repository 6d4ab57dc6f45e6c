//! Pictures painted on the CPU, for boards that are drawn rather than built.
//!
//! | file | topic |
//! |---|---|
//! | `canvas.rs` | the pixels, painted row by row or stroke by stroke |
//! | `field.rs` | a value at every place, such as the distance to a river |
//! | `noise.rs` | irregularity that is always the same for a place |
//! | `curve.rs` | smooth lines through points |
//! | `texture.rs` | a canvas as a texture with smaller copies of itself |

mod canvas;
mod curve;
mod field;
mod noise;
mod texture;

pub(crate) use canvas::Canvas;
pub(crate) use curve::rounded_corners;
pub(crate) use field::Field;
pub(crate) use noise::{chance, noise, step_between};
pub(crate) use texture::texture;
