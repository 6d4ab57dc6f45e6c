//! Real inputs, changed a little: what the ordinary tests try, without libFuzzer.

use std::fs;
use std::path::Path;

use rules::Rng;

/// What numbers, fields and texts of our formats look like, and what they must not.
const WORDS: &str = "0 1 -1 9 20001 65536 4294967296 18446744073709551616 None Some( ( ) [ ] \" \\ , : / \n \u{feff} ü a1 b2-b4*a3 format:";
/// The most changes of one input.
const MOST_CHANGES: usize = 5;

/// The contents of all files in these folders of the project, in the order of their names.
pub(crate) fn real_inputs(folders: &[&str]) -> Vec<Vec<u8>> {
    let mut files = Vec::new();
    for folder in folders {
        let entries =
            fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).expect("the folder is there");
        files.extend(entries.map(|entry| entry.expect("its files are listed").path()));
    }
    files.sort();
    assert!(!files.is_empty());
    files.iter().map(|file| fs::read(file).expect("an input can be read")).collect()
}

/// Checks the inputs themselves, and so many changed ones: always the same. An input that fails is printed.
pub(crate) fn check_changed(inputs: &[Vec<u8>], runs: usize, check: impl Fn(&[u8])) {
    let mut chance = Rng::new(1);
    let changed = |i: usize| {
        let input = inputs.get(i).cloned();
        input.unwrap_or_else(|| change(inputs, &mut chance))
    };
    for input in (0..inputs.len() + runs).map(changed) {
        let shown = Shown(&input);
        check(shown.0);
    }
}

/// The same for inputs that are text.
pub(crate) fn check_changed_texts(inputs: &[Vec<u8>], runs: usize, check: impl Fn(&str)) {
    check_changed(inputs, runs, |input| check(&String::from_utf8_lossy(input)));
}

/// An input that is printed if its check fails.
struct Shown<'a>(&'a [u8]);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the input was: {:?}", String::from_utf8_lossy(self.0));
            eprintln!("as bytes: {:?}", self.0);
        }
    }
}

fn change(inputs: &[Vec<u8>], chance: &mut Rng) -> Vec<u8> {
    let mut input = inputs[chance.below(inputs.len())].clone();
    for _ in 0..1 + chance.below(MOST_CHANGES) {
        let at = chance.below(input.len() + 1);
        let end = (at + 1 + chance.below(12)).min(input.len());
        match chance.below(7) {
            0 if at < input.len() => input[at] ^= 1 << chance.below(8),
            1 if at < input.len() => input[at] = b' ' + chance.below(95) as u8,
            2 => drop(input.drain(at..end)),
            3 => {
                let part = input[at..end].to_vec();
                let to = chance.below(input.len() + 1);
                input.splice(to..to, part);
            }
            4 => {
                let other = &inputs[chance.below(inputs.len())];
                let from = chance.below(other.len() + 1);
                let part = &other[from..(from + chance.below(60)).min(other.len())];
                input.splice(at..end, part.iter().copied());
            }
            5 => {
                let words: Vec<&str> = WORDS.split(' ').collect();
                input.splice(at..at, words[chance.below(words.len())].bytes());
            }
            _ => {
                // Another number in the place of one that is there.
                let digits: Vec<usize> = (0..input.len()).filter(|i| input[*i].is_ascii_digit()).collect();
                if let Some(at) = digits.get(chance.below(digits.len())) {
                    input[*at] = b'0' + chance.below(10) as u8;
                }
            }
        }
    }
    input
}
