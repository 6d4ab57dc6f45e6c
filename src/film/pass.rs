//! One attempt to write a film as a GIF file, at one size.

use std::borrow::Cow;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use thiserror::Error;

use super::palette::{Palette, UNCHANGED};
use super::reel::{Reel, Rgb, differ};
use super::scale::scaled;

/// Why there is no file.
#[derive(Debug, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum EncodeError {
    #[error("there is nothing to write")]
    NoFrames,
    #[error("the animation does not fit in {0} bytes")]
    TooLarge(usize),
    #[error("it was cancelled")]
    Cancelled,
    #[error(transparent)]
    Gif(#[from] gif::EncodingError),
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Size {
    /// Width and height in pixels.
    pub(super) pixels: (u32, u32),
    /// One of so many frames is shown, for as long as all of them.
    pub(super) every: usize,
}

pub(super) enum Attempt {
    Fits(Vec<u8>),
    /// It would have had about so many bytes.
    TooLarge(f64),
}

/// What is noise in a frame that was made smaller: the largest difference of a channel.
const NOISE: u8 = 2;

/// Writes the file, unless it gets larger than `largest` bytes. `watch` hears which part is done, and says whether to go on.
pub(super) fn attempt(
    reel: &Reel,
    palette: &mut Palette,
    size: Size,
    largest: usize,
    watch: &mut dyn FnMut(f32) -> bool,
) -> Result<Attempt, EncodeError> {
    let (width, height) = size.pixels;
    let edge = |edge: u32| u16::try_from(edge).map_err(|_| EncodeError::NoFrames);
    let mut encoder = Encoder::new(Vec::new(), edge(width)?, edge(height)?, &palette.list())?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut canvas = vec![[0; 3]; reel.size().0 as usize * reel.size().1 as usize];
    let mut shown = Shown::new(width);
    // A frame is written once it is known how long it is shown.
    let mut waiting: Option<Frame<'static>> = None;
    let frames = reel.frames();
    for (i, frame) in frames.iter().enumerate() {
        frame.paint(&mut canvas);
        let is_shown = i % size.every == 0 || i + 1 == frames.len();
        let next =
            is_shown.then(|| shown.next(&scaled(&canvas, reel.size(), size.pixels), palette)).flatten();
        match (next, &mut waiting) {
            (None, Some(last)) => last.delay = last.delay.saturating_add(frame.hundredths),
            (next, last) => {
                if let Some(frame) = last.take() {
                    encoder.write_frame(&frame)?;
                }
                waiting = next.map(|next| Frame { delay: frame.hundredths, ..next });
            }
        }
        let (written, done) = (encoder.get_ref().len(), (i + 1) as f64 / frames.len() as f64);
        if written > largest {
            return Ok(Attempt::TooLarge(written as f64 / done));
        }
        if !watch(done as f32) {
            return Err(EncodeError::Cancelled);
        }
    }
    if let Some(frame) = waiting {
        encoder.write_frame(&frame)?;
    }
    let file = encoder.into_inner()?;
    if file.len() > largest {
        return Ok(Attempt::TooLarge(file.len() as f64));
    }
    Ok(Attempt::Fits(file))
}

/// What the file shows so far.
struct Shown {
    width: usize,
    pixels: Vec<Rgb>,
    numbers: Vec<u8>,
}

impl Shown {
    fn new(width: u32) -> Self {
        Self { width: width as usize, pixels: Vec::new(), numbers: Vec::new() }
    }

    /// The next frame: the smallest rectangle with all that is different, and through the rest of it the last frame is seen. Nothing if
    /// nothing is different.
    fn next(&mut self, pixels: &[Rgb], palette: &mut Palette) -> Option<Frame<'static>> {
        let is_first = self.pixels.is_empty();
        if is_first {
            self.pixels = pixels.to_vec();
            self.numbers = vec![UNCHANGED; pixels.len()];
        }
        let (mut low, mut high) = ((usize::MAX, usize::MAX), (0, 0));
        let mut changed = vec![UNCHANGED; pixels.len()];
        for (i, pixel) in pixels.iter().enumerate() {
            if !is_first && !differ(*pixel, self.pixels[i], NOISE) {
                continue;
            }
            self.pixels[i] = *pixel;
            let (x, y) = (i % self.width, i / self.width);
            let number = palette.nearest(dithered(*pixel, x, y));
            if number != self.numbers[i] {
                (self.numbers[i], changed[i]) = (number, number);
                low = (low.0.min(x), low.1.min(y));
                high = (high.0.max(x + 1), high.1.max(y + 1));
            }
        }
        if high == (0, 0) {
            return None;
        }
        let rows = changed.chunks(self.width).skip(low.1).take(high.1 - low.1);
        let buffer: Vec<u8> = rows.flat_map(|row| &row[low.0..high.0]).copied().collect();
        let edge = |edge: usize| u16::try_from(edge).unwrap_or(u16::MAX);
        Some(Frame {
            left: edge(low.0),
            top: edge(low.1),
            width: edge(high.0 - low.0),
            height: edge(high.1 - low.1),
            transparent: Some(UNCHANGED),
            dispose: DisposalMethod::Keep,
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        })
    }
}

/// A fixed pattern makes up for missing shades. As it does not depend on the frame, what stands still stays as it is.
fn dithered(pixel: Rgb, x: usize, y: usize) -> Rgb {
    const PATTERN: [[i16; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];
    const STRENGTH: i16 = 6;
    let shift = (2 * PATTERN[y % 4][x % 4] - 15) * STRENGTH / 15;
    pixel.map(|channel| (i16::from(channel) + shift).clamp(0, 255) as u8)
}
