//! Named layouts, as files.

use rules::kulami::{Layout, LayoutFileError, NamedLayout, random_closed, random_irregular, shipped};

use super::{CLOSED, IRREGULAR};

fn fault(text: &str) -> String {
    NamedLayout::from_ron(text).unwrap_err().to_string()
}

fn file() -> String {
    NamedLayout::new("Mine", Layout::from_text(CLOSED).unwrap()).unwrap().to_ron()
}

#[test]
fn a_file_is_written_to_be_read_by_people() {
    assert_eq!(file(), include_str!("../../../../../assets/layouts/closed.ron").replace("Closed", "Mine"));
}

#[test]
fn files_round_trip() {
    let made = (0..20).flat_map(|seed| [random_closed(seed), random_irregular(seed)]);
    let named = made.map(|layout| NamedLayout::new("“Größe” \\ 漢字 {}", layout).unwrap());
    for named in named.chain(shipped().iter().map(|(_, named)| named.clone())) {
        assert_eq!(NamedLayout::from_ron(&named.to_ron()), Ok(named));
    }
}

#[test]
fn a_damaged_file_is_reported_with_the_line() {
    let faults = [
        (String::new(), "it is empty"),
        (
            file().replacen("Layout", "Map", 1),
            "it contains something else: line 1, column 1: Expected struct `Layout` but found `Map`",
        ),
        (file().replace("format: 1", "format: -1"), "line 2, column 14: Integer is out of bounds"),
        (file().replace("\"Mine\"", "3"), "line 3, column 10: Expected string"),
        (
            file().replace("name", "title"),
            "line 3, column 5: Unexpected field named `title` in `Layout`, expected one of `format`, `name`, or `rows` instead",
        ),
        (file().replace("rows: [", "rows: {"), "line 4, column 10: Expected opening `[`"),
        (file()[..100].to_owned(), "line 6, column 20: Expected string"),
        (
            file().replace("format: 1,", ""),
            "line 14, column 1: Unexpected missing field named `format` in `Layout`",
        ),
        (file() + "more", "line 14, column 2: Non-whitespace trailing characters"),
        (
            "[".repeat(10_000),
            "it contains something else: line 1, column 1: Expected opening `(` for struct `Layout`",
        ),
    ];
    for (text, expected) in faults {
        assert_eq!(fault(&text), expected, "{text}");
    }
}

#[test]
fn a_file_that_is_far_too_large_is_not_read() {
    let large = |size: usize| file() + &" ".repeat(size - file().len());
    assert!(NamedLayout::from_ron(&large(16 * 1024)).is_ok());
    assert_eq!(fault(&large(16 * 1024 + 1)), "it is too large: 16385 bytes (the maximum is 16384)");
}

#[test]
fn a_file_of_a_later_release_says_so() {
    let newer = "it was written by a newer version (format 2; this one reads format 1)";
    assert_eq!(fault(&file().replace("format: 1", "format: 2")), newer);
    // Whatever else it may hold.
    let other =
        "Layout(format: 2, title: {\"en\": \"Mine\"}, panels: [(at: \"a1\", size: (3, 2))], holes: None)";
    assert_eq!(fault(other), newer);
    assert_eq!(
        fault(&file().replace("format: 1", "format: 0")),
        "it has the unknown format 0 (this version reads format 1)"
    );
}

#[test]
fn a_name_has_one_to_forty_letters() {
    let named = |name: &str| NamedLayout::new(name, Layout::default()).map(|named| named.name);
    assert_eq!(named("  The old mill "), Ok("The old mill".to_owned()));
    assert_eq!(named(&"ö".repeat(40)), Ok("ö".repeat(40)));
    for name in ["", "   ", "\u{7}", "two\nlines", &"ö".repeat(41)] {
        assert_eq!(named(name), Err(LayoutFileError::Name), "{name:?}");
        let file = file().replace("\"Mine\"", &ron::to_string(name).unwrap());
        assert_eq!(fault(&file), "its name must have 1 to 40 characters", "{name:?}");
    }
}

#[test]
fn a_layout_in_a_file_is_checked_like_any_other() {
    let with = |rows: &[&str]| {
        let rows: Vec<String> = rows.iter().map(|row| format!("{row:?}")).collect();
        fault(&format!("Layout(format: 1, name: \"Mine\", rows: [{}])", rows.join(", ")))
    };
    assert_eq!(with(&[]), "the layout is empty");
    let rows: Vec<&str> = IRREGULAR.split('/').collect();
    // Of the panel Q in the last two rows half is left.
    assert_eq!(with(&rows[..9]), "panels of 2 × 2: 4 instead of 5; panels of 1 × 2: 5 instead of 4");
    let mut ragged = rows.clone();
    ragged[4] = "DDFGGGIII...";
    assert_eq!(with(&ragged), "row 5 is 12 wide, but the first row is 10 wide");
    let mut odd = rows;
    odd[0] = "....AA.?..";
    assert_eq!(with(&odd), "“?” in row 1, column 8, is neither a letter nor . for a gap");
}

#[test]
fn a_bad_name_and_a_bad_layout_are_reported_together() {
    let both = file().replace("Mine", "").replace("AABCCCDD", "AABCCCD?");
    assert_eq!(
        fault(&both),
        "its name must have 1 to 40 characters; “?” in row 1, column 8, is neither a letter nor . for a gap; \
         panel D is not a single rectangle; panels of 2 × 3: 3 instead of 4"
    );
}
