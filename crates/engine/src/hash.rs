//! Hashing for keys of positions and plays.

use rules::Rng;

/// Spreads every bit of a number over the whole result: the first number that the generator draws from this seed.
pub(super) const fn mix(number: u64) -> u64 {
    Rng::new(number).next()
}

pub(super) fn hash_of(text: &str) -> u64 {
    text.bytes().fold(0, |key, byte| mix(key ^ u64::from(byte)))
}
