//! Short texts, deflated (RFC 1951) as if a text that both sides know came before them: most are parts of it.

use miniz_oxide::deflate::core::{CompressorOxide, TDEFLFlush, compress_to_output};
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};

use super::LinkError;
use super::bits::{Bytes, write_varint};
use crate::match_file::LARGEST_BOARD;

/// What all texts together may have, in bytes: a board, a start, rules, names and actions.
const LARGEST: usize = LARGEST_BOARD + 16 * 1024;

/// What comes before the texts: parts of positions, maps and rules, the most frequent last. It never changes for a version.
const DICTIONARY: &str = "Map(format: 1, name: \"\", terrain: [\"..........\", \"..........\", \"ffffff\", \"~~~~\", \"====\", ], \
counters: [\"BBBBRRRR\", ], places: [(name: \"\", at: \"\"), ])/....AABB/AABB/CCDD/CCDD/EEFF\
13/1b1b1b1b1b1b1/o1o1o1o1o1o1o/13/13/13/13/13/o1o1o1o1o1o1o/1w1w1w1w1w1w1/13 w r - - b m - - s - \
quatre-bras,waterloo,bridge,closed,cross,diamond,irregular,parquet,pinwheel,ring,\
first=second,headquarters=open,home=rest,score=level1,score=chains,score=level2,energy=controlled,path=straight,rerun=once,\
capture=mandatory,shared=locked,swap=on,opening=single,repetition=draw";

pub(super) fn pack(texts: &[&str]) -> Vec<u8> {
    let mut plain = Vec::new();
    for text in texts {
        write_varint(&mut plain, text.len() as u64);
        plain.extend(text.as_bytes());
    }
    let mut compressor = CompressorOxide::default();
    compressor.set_format_and_level(miniz_oxide::DataFormat::Raw, 9);
    // After a flush a new byte begins, so that what comes before it can be left out.
    compress_to_output(&mut compressor, DICTIONARY.as_bytes(), TDEFLFlush::Sync, |_| true);
    let mut packed = Vec::new();
    compress_to_output(&mut compressor, &plain, TDEFLFlush::Finish, |bytes| {
        packed.extend(bytes);
        true
    });
    packed
}

pub(super) fn unpack(packed: &[u8], count: usize) -> Result<Vec<String>, LinkError> {
    let begin = DICTIONARY.len();
    let mut plain = vec![0; begin + LARGEST];
    plain[..begin].copy_from_slice(DICTIONARY.as_bytes());
    let flags = TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let (status, read, written) = decompress(&mut DecompressorOxide::new(), packed, &mut plain, begin, flags);
    if status != TINFLStatus::Done || read != packed.len() {
        return Err(LinkError::Damaged);
    }
    let mut rest = Bytes(&plain[begin..begin + written]);
    let mut texts = Vec::new();
    for _ in 0..count {
        let length = rest.count(LARGEST)?;
        let text = std::str::from_utf8(rest.take(length)?).map_err(|_| LinkError::Damaged)?;
        texts.push(text.to_owned());
    }
    if rest.0.is_empty() { Ok(texts) } else { Err(LinkError::Damaged) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn texts_are_unpacked_as_they_were_packed(texts in prop::collection::vec(any::<String>(), 0..6)) {
            let packed = pack(&texts.iter().map(String::as_str).collect::<Vec<_>>());
            prop_assert_eq!(unpack(&packed, texts.len()), Ok(texts));
        }

        #[test]
        fn other_bytes_are_refused_or_read(bytes in prop::collection::vec(any::<u8>(), 0..200), count in 0..7_usize) {
            let _ = unpack(&bytes, count);
        }
    }

    #[test]
    fn rules_take_few_bytes() {
        assert!(pack(&["opening=single,repetition=draw"]).len() <= 8);
        assert!(pack(&["swap=on"]).len() <= 8);
    }

    #[test]
    fn a_few_bytes_do_not_become_many() {
        let packed = pack(&[&"a".repeat(LARGEST)]);
        assert!(packed.len() < 1_000);
        assert_eq!(unpack(&packed, 1), Err(LinkError::Damaged));
        assert!(unpack(&pack(&[&"a".repeat(LARGEST_BOARD)]), 1).is_ok());
    }
}
