//! Numbers as bits and bytes.

use super::LinkError;

/// Numbers of a few bits each, one after the other: the highest bit first.
#[derive(Debug, Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// How many bits of the last byte are free.
    free: u32,
}

impl BitWriter {
    /// Appends the lowest `bits` of a number.
    pub(super) fn write(&mut self, number: u32, bits: u32) {
        for bit in (0..bits).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = 8;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> bit & 1) as u8) << self.free;
            }
        }
    }

    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads what a [`BitWriter`] has written.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> BitReader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// The next number of so many bits, of which there are at most 32.
    pub(super) fn read(&mut self, bits: u32) -> Result<u32, LinkError> {
        let mut number = 0;
        for _ in 0..bits {
            let byte = self.bytes.get(self.at / 8).ok_or(LinkError::Damaged)?;
            number = number << 1 | u32::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Ok(number)
    }

    /// Whether nothing is left but the zeros that fill the last byte.
    pub(super) fn is_at_end(&self) -> bool {
        let rest = (self.bytes.len() * 8).saturating_sub(self.at);
        let last = self.bytes.last().copied().unwrap_or_default();
        rest < 8 && last.trailing_zeros() as usize >= rest
    }
}

/// Appends a number, seven bits a byte.
pub(super) fn write_varint(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Bytes that are read from the front.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl<'a> Bytes<'a> {
    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], LinkError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or(LinkError::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    pub(super) fn byte(&mut self) -> Result<u8, LinkError> {
        Ok(self.take(1)?[0])
    }

    /// The next number that [`write_varint`] has written.
    pub(super) fn varint(&mut self) -> Result<u64, LinkError> {
        let mut number = 0;
        // Nine bytes have 63 bits.
        for place in 0..9 {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << (7 * place);
            if byte & 0x80 == 0 {
                return Ok(number);
            }
        }
        Err(LinkError::Damaged)
    }

    /// The next number, which is a count of at most `most`.
    pub(super) fn count(&mut self, most: usize) -> Result<usize, LinkError> {
        let count = usize::try_from(self.varint()?).unwrap_or(usize::MAX);
        if count > most { Err(LinkError::Damaged) } else { Ok(count) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn bits_are_read_as_they_were_written(numbers in prop::collection::vec((any::<u32>(), 0..=32_u32), 0..50)) {
            let low = |number: u32, bits: u32| (u64::from(number) & ((1_u64 << bits) - 1)) as u32;
            let mut writer = BitWriter::default();
            for (number, bits) in &numbers {
                writer.write(*number, *bits);
            }
            let bytes = writer.into_bytes();
            let mut reader = BitReader::new(&bytes);
            for (number, bits) in numbers {
                prop_assert_eq!(reader.read(bits), Ok(low(number, bits)));
            }
            prop_assert!(reader.is_at_end());
        }

        #[test]
        fn varints_are_read_as_they_were_written(number in 0..1_u64 << 63) {
            let mut bytes = Vec::new();
            write_varint(&mut bytes, number);
            let mut rest = Bytes(&bytes);
            prop_assert_eq!((rest.varint(), rest.0.len()), (Ok(number), 0));
        }
    }

    #[test]
    fn what_is_missing_is_noticed() {
        assert_eq!(BitReader::new(&[1]).read(9), Err(LinkError::Damaged));
        for byte in [0, 1] {
            assert!(!BitReader::new(&[byte]).is_at_end(), "a byte of nothing");
        }
        let mut reader = BitReader::new(&[0b1000_0001]);
        assert_eq!((reader.read(1), reader.is_at_end()), (Ok(1), false), "a bit that nobody has read");
        assert_eq!(Bytes(&[0x80]).varint(), Err(LinkError::Damaged));
        assert_eq!(Bytes(&[0xff; 20]).varint(), Err(LinkError::Damaged));
        assert_eq!((Bytes(&[2]).count(2), Bytes(&[3]).count(2)), (Ok(2), Err(LinkError::Damaged)));
    }
}
