//! Reproducible random numbers: the same seed gives the same sequence on every computer and in every release.

/// A random number generator: `SplitMix64` (Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The generator with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A uniformly distributed number below `end`; 0 if `end` is 0.
    pub const fn below(&mut self, end: usize) -> usize {
        // The upper half of the product: its bias is below one in 2⁵⁰ for the small numbers used here.
        ((self.next() as u128 * end as u128) >> 64) as usize
    }

    /// Shuffles a slice.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for i in (1..things.len()).rev() {
            things.swap(i, self.below(i + 1));
        }
    }

    /// A random index into `weights`, with probability proportional to the weight; `None` if they are all 0.
    pub fn weighted(&mut self, weights: &[usize]) -> Option<usize> {
        let all: usize = weights.iter().sum();
        let mut drawn = self.below(all);
        weights.iter().position(|weight| {
            let is_it = drawn < *weight;
            drawn = drawn.saturating_sub(*weight);
            is_it
        })
    }
}
