//! A frame made smaller: each pixel is the mean of those that it covers.

use super::reel::Rgb;

/// A frame's pixels at a smaller size. At its own size they stay as they are.
pub(super) fn scaled(pixels: &[Rgb], (width, height): (u32, u32), to: (u32, u32)) -> Vec<Rgb> {
    if (width, height) == to {
        return pixels.to_vec();
    }
    let columns = parts(width, to.0);
    let mut small = Vec::with_capacity(to.0 as usize * to.1 as usize);
    for (top, bottom) in parts(height, to.1) {
        for &(left, right) in &columns {
            let mut sum = [0_u32; 3];
            for row in top..bottom {
                for pixel in &pixels[(row * width + left) as usize..(row * width + right) as usize] {
                    sum.iter_mut().zip(pixel).for_each(|(sum, channel)| *sum += u32::from(*channel));
                }
            }
            let number = (right - left) * (bottom - top);
            small.push(sum.map(|sum| (sum / number) as u8));
        }
    }
    small
}

/// A length divided into parts, each at least one long.
fn parts(length: u32, number: u32) -> Vec<(u32, u32)> {
    let edge = |i: u32| (u64::from(i) * u64::from(length) / u64::from(number)) as u32;
    (0..number).map(|i| (edge(i), edge(i + 1).max(edge(i) + 1))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_frame_is_the_mean_of_the_large_one() {
        let pixels = [[0; 3], [100; 3], [50; 3], [50; 3], [200; 3], [100; 3], [10; 3], [30; 3]];
        assert_eq!(scaled(&pixels, (4, 2), (4, 2)), pixels);
        assert_eq!(scaled(&pixels, (4, 2), (2, 1)), [[100; 3], [35; 3]]);
        assert_eq!(scaled(&pixels, (4, 2), (3, 1)).len(), 3);
    }
}
