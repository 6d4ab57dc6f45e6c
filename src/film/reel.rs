//! The frames of a film. Most of a table stands still, so each frame is kept as what is different in it.

/// A colour: red, green and blue.
pub(super) type Rgb = [u8; 3];

/// The largest difference of a channel that nobody sees.
const UNSEEN: u8 = 3;

/// The frames of a film, all of one size.
#[derive(Clone, Debug)]
pub struct Reel {
    width: u32,
    height: u32,
    /// What the last frame shows.
    shown: Vec<Rgb>,
    frames: Vec<Frame>,
}

/// What is different in a frame, and how long it is shown.
#[derive(Clone, Debug)]
pub(super) struct Frame {
    /// Where pixels are different, by the number of the first one and how many follow.
    runs: Vec<(u32, u32)>,
    /// These pixels, one run after the other.
    pub(super) pixels: Vec<Rgb>,
    /// In hundredths of a second.
    pub(super) hundredths: u16,
}

impl Reel {
    /// A film of frames of this size in pixels, without any yet.
    pub fn new(width: u32, height: u32) -> Self {
        Self { width, height, shown: Vec::new(), frames: Vec::new() }
    }

    /// Adds a frame, row by row from the top, and shows it for so many hundredths of a second. A frame in which nothing is different
    /// makes the last one longer. One of another size is left out.
    pub fn add(&mut self, pixels: &[Rgb], hundredths: u16) {
        if pixels.len() != self.width as usize * self.height as usize {
            return;
        }
        let frame = if self.frames.is_empty() {
            self.shown = pixels.to_vec();
            Frame { runs: vec![(0, pixels.len() as u32)], pixels: pixels.to_vec(), hundredths }
        } else {
            self.difference(pixels, hundredths)
        };
        match self.frames.last_mut() {
            Some(last) if frame.runs.is_empty() => {
                last.hundredths = last.hundredths.saturating_add(hundredths);
            }
            _ => self.frames.push(frame),
        }
    }

    /// Shows the last frame for longer, by so many hundredths of a second.
    pub fn hold(&mut self, hundredths: u16) {
        if let Some(last) = self.frames.last_mut() {
            last.hundredths = last.hundredths.saturating_add(hundredths);
        }
    }

    /// Width and height in pixels.
    pub const fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    /// The number of frames that differ.
    pub const fn len(&self) -> usize {
        self.frames.len()
    }

    /// Whether there are no frames.
    pub const fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    pub(super) fn frames(&self) -> &[Frame] {
        &self.frames
    }

    fn difference(&mut self, pixels: &[Rgb], hundredths: u16) -> Frame {
        let mut frame = Frame { runs: Vec::new(), pixels: Vec::new(), hundredths };
        for (i, (shown, pixel)) in self.shown.iter_mut().zip(pixels).enumerate() {
            if !differ(*shown, *pixel, UNSEEN) {
                continue;
            }
            *shown = *pixel;
            frame.pixels.push(*pixel);
            match frame.runs.last_mut() {
                Some((first, number)) if (*first + *number) as usize == i => *number += 1,
                _ => frame.runs.push((i as u32, 1)),
            }
        }
        frame
    }
}

impl Frame {
    /// Paints over the frame before what is different in this one.
    pub(super) fn paint(&self, canvas: &mut [Rgb]) {
        let mut rest = &self.pixels[..];
        for (first, number) in &self.runs {
            let (run, others) = rest.split_at(*number as usize);
            canvas[*first as usize..][..run.len()].copy_from_slice(run);
            rest = others;
        }
    }
}

/// Whether two colours differ by more than this in a channel.
pub(super) fn differ(one: Rgb, two: Rgb, most: u8) -> bool {
    one.iter().zip(two).any(|(one, two)| one.abs_diff(two) > most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_different_is_kept() {
        let mut reel = Reel::new(4, 2);
        let mut pixels = [[10; 3]; 8];
        reel.add(&pixels, 5);
        reel.add(&pixels, 7);
        assert_eq!((reel.len(), reel.frames[0].hundredths), (1, 12), "nothing is different");
        pixels[2] = [90; 3];
        pixels[3] = [91; 3];
        pixels[6] = [92; 3];
        // Too little to be seen.
        pixels[0] = [12; 3];
        reel.add(&pixels, 5);
        reel.hold(20);
        assert_eq!(reel.frames[1].runs, [(2, 2), (6, 1)]);
        assert_eq!(reel.frames[1].hundredths, 25);
        let mut canvas = vec![[0; 3]; 8];
        reel.frames.iter().for_each(|frame| frame.paint(&mut canvas));
        pixels[0] = [10; 3];
        assert_eq!(canvas, pixels);
    }

    #[test]
    fn what_grows_little_by_little_is_seen_in_the_end() {
        let mut reel = Reel::new(1, 1);
        (0..20).for_each(|shade| reel.add(&[[shade; 3]], 1));
        assert_eq!(reel.len(), 5, "one of four");
    }

    #[test]
    fn a_frame_of_another_size_is_left_out() {
        let mut reel = Reel::new(2, 2);
        reel.add(&[[0; 3]; 3], 5);
        reel.hold(5);
        assert!(reel.is_empty());
    }
}
