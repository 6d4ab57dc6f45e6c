//! Any text is the file of a match or is refused with a short sentence; what is read is written as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use spieltisch::record::KeptMatch;

fuzz_target!(|text: &str| {
    match KeptMatch::from_ron(text) {
        Ok(kept) => {
            let written = kept.to_ron();
            let read = KeptMatch::from_ron(&written).expect("what was written should be read");
            assert_eq!(read.game.position(), kept.game.position());
            assert_eq!(read.outcome(), kept.outcome());
            assert_eq!(read.to_ron(), written);
        }
        Err(fault) => {
            let sentence = fault.to_string();
            assert!(!sentence.is_empty() && sentence.chars().count() < 1_000 && !sentence.contains('\n'));
        }
    }
});
