//! Any text is the file of a match or is refused with a short sentence; a match that was read is saved as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use spieltisch::record::SavedMatch;

fuzz_target!(|text: &str| {
    match SavedMatch::from_ron(text) {
        Ok(saved) => {
            let written = saved.to_ron();
            let read = SavedMatch::from_ron(&written).expect("a saved match should be read");
            assert_eq!(read.game().position(), saved.game().position());
            assert_eq!(read.outcome(), saved.outcome());
            assert_eq!(read.to_ron(), written);
        }
        Err(fault) => {
            let sentence = fault.to_string();
            assert!(!sentence.is_empty() && sentence.chars().count() < 1_000 && !sentence.contains('\n'));
        }
    }
});
