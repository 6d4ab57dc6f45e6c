//! From a film to a GIF file: as large as it may be, but never cut short.

use super::palette::Palette;
use super::pass::{Attempt, EncodeError, Size, attempt};
use super::reel::Reel;

/// The largest file that is shared without trouble, in bytes.
pub const LARGEST: usize = 5_000_000;
/// A film that is narrower shows fewer frames, before it gets smaller still.
const NARROW: f64 = 300.0;
/// The least width in pixels.
const NARROWEST: f64 = 40.0;
/// The most frames of which one is shown.
const MOST_SKIPPED: usize = 4;
/// How much shorter its sides get with each attempt, as factors: at least, and at most.
const STEPS: [f64; 2] = [0.92, 0.5];

/// Writes a film as a GIF file of at most `largest` bytes, which repeats for ever. If need be it gets smaller, step by step. `watch` hears
/// which part of an attempt is done, from 0 to 1, and says whether to go on.
///
/// # Errors
/// There is no frame, it cannot fit, or `watch` said no.
pub fn encode(
    reel: &Reel,
    largest: usize,
    watch: &mut dyn FnMut(f32) -> bool,
) -> Result<Vec<u8>, EncodeError> {
    if reel.is_empty() || !watch(0.0) {
        return Err(if reel.is_empty() { EncodeError::NoFrames } else { EncodeError::Cancelled });
    }
    let mut palette = Palette::of(reel);
    let mut size = Size { pixels: reel.size(), every: 1 };
    loop {
        match attempt(reel, &mut palette, size, largest, watch)? {
            Attempt::Fits(file) => return Ok(file),
            Attempt::TooLarge(bytes) => {
                let part = largest as f64 / bytes;
                size = smaller(size, part, reel.size()).ok_or(EncodeError::TooLarge(largest))?;
            }
        }
    }
}

/// The next size to try if only a part of this one fits.
fn smaller(size: Size, part: f64, whole: (u32, u32)) -> Option<Size> {
    let scale = f64::from(size.pixels.0) / f64::from(whole.0) * part.sqrt().clamp(STEPS[1], STEPS[0]);
    let width = scale * f64::from(whole.0);
    if width < NARROW && size.every < MOST_SKIPPED {
        return Some(Size { every: size.every * 2, ..size });
    }
    let edge = |edge: u32| ((f64::from(edge) * scale) as u32).max(1);
    (width >= NARROWEST).then(|| Size { pixels: (edge(whole.0), edge(whole.1)), ..size })
}
