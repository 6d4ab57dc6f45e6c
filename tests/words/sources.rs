//! No text that people read stands in the code of the table.

use std::fs;
use std::path::{Path, PathBuf};

/// The source files of the table, without its tests.
fn sources() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app")];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(folder).expect("the sources should be there");
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            if path.is_dir() && path.file_name().is_some_and(|name| name != "tests") {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                files.push(path);
            }
        }
    }
    files
}

/// The texts in a line of code: what stands between quotes, before a comment.
fn texts(line: &str) -> Vec<String> {
    let code = line.split("//").next().unwrap_or_default().replace("\\\"", "");
    code.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Whether a text looks like something that is read: two words, or one that begins with a capital letter.
fn is_read(text: &str) -> bool {
    // What is filled in is not written here.
    let mut plain = String::new();
    let mut depth = 0;
    for sign in text.chars() {
        match sign {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ if depth == 0 => plain.push(sign),
            _ => {}
        }
    }
    let words: Vec<&str> =
        plain.split(|sign: char| !sign.is_alphabetic()).filter(|word| word.chars().count() > 1).collect();
    let is_capital = words.first().is_some_and(|word| word.starts_with(char::is_uppercase));
    is_capital || (words.len() > 1 && plain.contains(' '))
}

/// What is not for players: names of things in the program, what developers read in the log, what the command line says of a machine
/// without a display, and the program's own name.
const ALLOWED: [&str; 13] = [
    "starts_with(",
    "Name::new(",
    "expect(",
    "error!(",
    "warn!(",
    "include_",
    "#[",
    "shared_mesh(",
    "shared_material(",
    "Layer::new(",
    "\"mark",
    "Spieltisch",
    "dialog(",
];
/// Files that tell the command line something, in its one language, and those that build pieces, with names for meshes.
const OTHERS: [&str; 5] = ["machine.rs", "snapshot.rs", "screens.rs", "pieces", "ink.rs"];

#[test]
fn no_text_that_people_read_is_left_in_the_code_of_the_table() {
    let mut found = Vec::new();
    for path in sources() {
        if path.iter().any(|part| OTHERS.iter().any(|other| part == *other)) {
            continue;
        }
        let code = fs::read_to_string(&path).unwrap();
        // Tests at the end of a file speak of themselves.
        let code = code.split("#[cfg(test)]\nmod tests").next().unwrap();
        for (number, line) in code.lines().enumerate() {
            let is_allowed =
                line.trim_start().starts_with("//") || ALLOWED.iter().any(|part| line.contains(part));
            for text in texts(line).into_iter().filter(|text| !is_allowed && is_read(text)) {
                found.push(format!("{}:{}: {text}", path.display(), number + 1));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn texts_that_are_read_are_told_from_names() {
    for text in ["Quit", "the match is over", "{player} has won", "Drag a panel; tap it"] {
        assert!(is_read(text), "{text}");
    }
    for text in ["panel-menu", "ron", "{}:{:02}", "{file}", " · ", "napoleon {}", "maps"] {
        assert!(!is_read(text), "{text}");
    }
    assert_eq!(texts("say(\"a b\") // \"c\""), ["a b"]);
}
