//! The colours that all frames of a film share: one list for the whole file, and one of its places for what stays as it was.

use color_quant::NeuQuant;

use super::reel::{Reel, Rgb};

/// The number of the colour that is none: what was there before is seen.
pub(super) const UNCHANGED: u8 = 255;
/// The numbers of pixels from which the colours are chosen: of the first frame, and of what changes later.
const SAMPLES: [usize; 2] = [50_000, 100_000];
/// How exactly a colour is looked up: bits of each channel.
const BITS: u32 = 6;

pub(super) struct Palette {
    colours: NeuQuant,
    /// The colours that have been looked up.
    found: Vec<Option<u8>>,
}

impl Palette {
    /// The colours that suit all frames best.
    pub(super) fn of(reel: &Reel) -> Self {
        let (first, later) = reel.frames().split_at(reel.len().min(1));
        let mut samples = Vec::new();
        for (frames, most) in [first, later].into_iter().zip(SAMPLES) {
            let number: usize = frames.iter().map(|frame| frame.pixels.len()).sum();
            let step = number.div_ceil(most).max(1);
            let pixels = frames.iter().flat_map(|frame| &frame.pixels);
            samples.extend(pixels.step_by(step).flat_map(|[red, green, blue]| [*red, *green, *blue, 255]));
        }
        // Few pixels are learned several times over.
        let colours = NeuQuant::new(1, usize::from(UNCHANGED), &repeated(samples));
        Self { colours, found: vec![None; 1 << (3 * BITS)] }
    }

    /// The colours as a file lists them.
    pub(super) fn list(&self) -> Vec<u8> {
        let mut list = self.colours.color_map_rgb();
        list.resize(3 * (usize::from(UNCHANGED) + 1), 0);
        list
    }

    pub(super) fn nearest(&mut self, colour: Rgb) -> u8 {
        let key = colour.iter().fold(0, |key, channel| key << BITS | usize::from(*channel >> (8 - BITS)));
        let [red, green, blue] = colour;
        let colours = &self.colours;
        *self.found[key].get_or_insert_with(|| {
            let nearest = colours.index_of(&[red, green, blue, 255]);
            u8::try_from(nearest).unwrap_or(0).min(UNCHANGED - 1)
        })
    }
}

/// The least number of samples from which colours are learned well.
const LEAST: usize = 4 * 20_000;

fn repeated(samples: Vec<u8>) -> Vec<u8> {
    if samples.is_empty() {
        return vec![0; LEAST];
    }
    let times = LEAST.div_ceil(samples.len());
    samples.repeat(times)
}
