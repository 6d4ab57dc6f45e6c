//! Films: the file shows what the frames show, for as long, and never gets too large.
use std::num::NonZeroU32;

use gif::{ColorOutput, DecodeOptions};
use spieltisch::film::{EncodeError, Reel, encode};

const SIZE: (u32, u32) = (320, 200);

/// A table with a grain, and a ball that rolls across it.
fn frame(step: u32) -> Vec<[u8; 3]> {
    let pixel = |i: u32| {
        let (x, y) = (i % SIZE.0, i / SIZE.0);
        let (dx, dy) = (x.abs_diff(20 + step * 10), y.abs_diff(100));
        let shade = ((x * 7 + y * 13) % 23) as u8;
        if dx * dx + dy * dy < 144 { [190, 30, 40] } else { [90 + shade, 70 + shade / 2, 40] }
    };
    (0..SIZE.0 * SIZE.1).map(pixel).collect()
}

fn film(frames: u32) -> Reel {
    let mut reel = Reel::new(SIZE.0, SIZE.1);
    (0..frames).for_each(|step| reel.add(&frame(step % 28), 8));
    reel.hold(200);
    reel
}

/// A film of noise, of which hardly anything can be spared.
fn noise(frames: u32) -> Reel {
    let mut reel = Reel::new(SIZE.0, SIZE.1);
    let mut state = 1_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    for _ in 0..frames {
        let pixels: Vec<[u8; 3]> = (0..SIZE.0 * SIZE.1).map(|_| [next(), next(), next()]).collect();
        reel.add(&pixels, 10);
    }
    reel
}

/// What a viewer shows: its size, and after each frame all pixels and the time.
fn decoded(file: &[u8]) -> ((u16, u16), Vec<(Vec<[u8; 3]>, u16)>) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    options.set_memory_limit(gif::MemoryLimit::Bytes(NonZeroU32::new(1 << 24).unwrap().into()));
    let mut decoder = options.read_info(file).unwrap();
    let size = (decoder.width(), decoder.height());
    let mut canvas = vec![[0; 3]; usize::from(size.0) * usize::from(size.1)];
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        for (i, pixel) in frame.buffer.chunks(4).enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
            let at = (y + usize::from(frame.top)) * usize::from(size.0) + x + usize::from(frame.left);
            canvas[at] = [pixel[0], pixel[1], pixel[2]];
        }
        shown.push((canvas.clone(), frame.delay));
    }
    (size, shown)
}

#[test]
fn a_file_shows_every_frame_in_its_place_for_its_time() {
    let file = encode(&film(20), 1_000_000, &mut |_| true).unwrap();
    let (size, shown) = decoded(&file);
    assert_eq!((u32::from(size.0), u32::from(size.1)), SIZE);
    assert_eq!(shown.len(), 20);
    assert!(shown[..19].iter().all(|(_, delay)| *delay == 8));
    assert_eq!(shown[19].1, 208);
    for (step, (pixels, _)) in shown.iter().enumerate() {
        let wanted = frame(step as u32);
        let differences = pixels.iter().zip(&wanted).map(|(one, two)| {
            one.iter().zip(two).map(|(one, two)| u32::from(one.abs_diff(*two))).max().unwrap()
        });
        assert!(differences.clone().max().unwrap() < 48, "frame {step}: {:?}", differences.max());
        let mean = f64::from(differences.sum::<u32>()) / pixels.len() as f64;
        assert!(mean < 6.0, "frame {step} differs by {mean} in the mean");
    }
}

#[test]
fn what_stands_still_costs_nothing() {
    let one = encode(&film(1), 1_000_000, &mut |_| true).unwrap().len();
    let twenty = encode(&film(20), 1_000_000, &mut |_| true).unwrap().len();
    assert!(twenty - one < 19 * 1_000, "{one} bytes for one frame, {twenty} for twenty");
}

#[test]
fn a_file_that_would_be_too_large_gets_smaller_and_is_never_cut() {
    for largest in [400_000, 100_000, 20_000] {
        let reel = noise(12);
        let file = encode(&reel, largest, &mut |_| true).unwrap();
        assert!(file.len() <= largest, "{} of {largest} bytes", file.len());
        let (size, shown) = decoded(&file);
        assert!(u32::from(size.0) <= SIZE.0);
        let time: u32 = shown.iter().map(|(_, delay)| u32::from(*delay)).sum();
        assert_eq!(time, 120, "the whole film is shown");
    }
    assert!(matches!(encode(&noise(12), 300, &mut |_| true), Err(EncodeError::TooLarge(300))));
}

#[test]
fn a_film_can_be_cancelled_and_an_empty_one_is_none() {
    assert!(matches!(encode(&film(5), 1_000_000, &mut |_| false), Err(EncodeError::Cancelled)));
    let mut heard = Vec::new();
    let stopped = encode(&film(5), 1_000_000, &mut |part| {
        heard.push(part);
        part < 0.5
    });
    assert!(matches!(stopped, Err(EncodeError::Cancelled)));
    assert!(heard.is_sorted() && heard.len() == 4, "{heard:?}");
    assert!(matches!(encode(&Reel::new(4, 4), 1_000_000, &mut |_| true), Err(EncodeError::NoFrames)));
}
