//! The fuzz targets without libFuzzer: some thousand changed real inputs each, always the same ones. See `fuzz/README.md`.

#[path = "../fuzz/mutation.rs"]
mod mutation;
#[path = "../fuzz/targets.rs"]
mod targets;

use mutation::{check_changed, check_changed_texts, real_inputs};

/// Files of matches of every format.
const MATCHES: [&str; 6] = [
    "tests/data/match-format-1",
    "tests/data/match-format-2",
    "tests/data/match-format-3",
    "tests/data/match-format-4",
    "tests/data/elsewhere/matches",
    "fuzz/seeds/match_file",
];

#[test]
fn links() {
    let inputs = real_inputs(&["tests/data/links", "tests/data/elsewhere/links"]);
    check_changed_texts(&inputs, 5_000, targets::link);
}

#[test]
fn contents_of_links() {
    check_changed(&real_inputs(&["fuzz/seeds/link_contents"]), 10_000, targets::link_contents);
}

#[test]
fn files_of_matches() {
    check_changed_texts(&real_inputs(&MATCHES), 3_000, targets::match_file);
}

#[test]
fn maps() {
    check_changed_texts(&real_inputs(&["assets/maps", "fuzz/seeds/map"]), 3_000, targets::map);
}

#[test]
fn layouts() {
    check_changed_texts(&real_inputs(&["assets/layouts"]), 5_000, targets::layout);
}

#[test]
fn backups() {
    check_changed_texts(&real_inputs(&["fuzz/seeds/backup"]), 1_000, targets::backup);
}

#[test]
fn positions() {
    check_changed_texts(&real_inputs(&["fuzz/seeds/position"]), 5_000, targets::position);
}
