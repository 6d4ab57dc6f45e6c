//! A frame as bytes, on its way to the web worker that makes the file.

use super::reel::Reel;

/// The bytes before the pixels: width and height, and how long it is shown.
const HEAD: usize = 10;

/// A frame of this width and height as bytes: `pixels` are red, green and blue, row by row from the top, shown for so many hundredths of a
/// second.
pub fn frame_message((width, height): (u32, u32), hundredths: u16, pixels: &[u8]) -> Vec<u8> {
    let mut message = Vec::with_capacity(HEAD + pixels.len());
    message.extend(width.to_le_bytes());
    message.extend(height.to_le_bytes());
    message.extend(hundredths.to_le_bytes());
    message.extend(pixels);
    message
}

/// Adds the frame of a [`frame_message`] to a film, which begins with the first one. Returns whether it is one.
pub fn add_frame_message(reel: &mut Option<Reel>, message: &[u8]) -> bool {
    let Some((head, pixels)) = message.split_at_checked(HEAD) else { return false };
    let number = |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    let (pixels, rest) = pixels.as_chunks();
    let reel = reel.get_or_insert_with(|| Reel::new(number(0), number(4)));
    reel.add(pixels, u16::from_le_bytes([head[8], head[9]]));
    rest.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_arrive_as_they_were_sent() {
        let mut sent = Reel::new(3, 2);
        let mut received = None;
        for (shade, hundredths) in [(10, 5), (90, 300)] {
            let pixels: Vec<u8> = (0..18).map(|i| i * 3 + shade).collect();
            sent.add(pixels.as_chunks().0, hundredths);
            assert!(add_frame_message(&mut received, &frame_message((3, 2), hundredths, &pixels)));
        }
        assert_eq!(format!("{:?}", received.unwrap()), format!("{sent:?}"));
        assert!(!add_frame_message(&mut None, &[1, 2]));
    }
}
