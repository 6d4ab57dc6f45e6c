//! Everything that can be wrong with a layout, and the message for each.

use rules::Site;
use rules::kulami::{Layout, LayoutFault, Panel};

use super::{CLOSED, IRREGULAR};

fn faults(text: &str) -> String {
    Layout::from_text(text).unwrap_err().to_string()
}

#[test]
fn an_unknown_name_is_answered_with_the_known_ones() {
    assert_eq!(
        Layout::from_name_or_text("oval").unwrap_err().to_string(),
        "there is no layout ‘oval’ (there are: closed, irregular, pinwheel, parquet, ring, bridge, cross, diamond; \
         or a text, such as AAB/AAB/…)"
    );
}

#[test]
fn an_empty_layout_is_refused() {
    for text in ["", ".", "..../....", "//"] {
        assert_eq!(Layout::from_text(text).unwrap_err().0, [LayoutFault::Empty], "{text}");
    }
    assert_eq!(Layout::from_panels(&[]).unwrap_err().0, [LayoutFault::Empty]);
    assert_eq!(LayoutFault::Empty.to_string(), "the layout is empty");
}

#[test]
fn a_text_that_is_far_too_long_is_not_read() {
    assert_eq!(
        faults(&"A".repeat(256)),
        "the layout’s text has 256 characters: no layout needs more than 255"
    );
    assert_eq!(
        faults(&"A".repeat(255)),
        "panel A is 255 × 1: there is no such panel; panels of 2 × 3: 0 instead of 4; panels of 2 × 2: 0 instead of 5; \
         panels of 1 × 3: 0 instead of 4; panels of 1 × 2: 0 instead of 4; \
         the layout is 255 × 1: it can span at most 10 fields in either direction"
    );
}

#[test]
fn unknown_characters_are_reported_with_their_place() {
    assert_eq!(
        faults(&CLOSED.replacen("EE", "E ", 1).replacen("PPP", "P1é", 1)),
        "“ ” in row 2, column 5, is neither a letter nor . for a gap; \
         “1” in row 7, column 5, is neither a letter nor . for a gap; \
         “é” in row 7, column 6, is neither a letter nor . for a gap; \
         panel E is not a single rectangle; panel P is not a single rectangle; \
         panels of 2 × 3: 3 instead of 4; panels of 2 × 2: 4 instead of 5"
    );
}

#[test]
fn rows_have_one_length() {
    let ragged = Layout::from_text(&format!("{}/./", CLOSED.replacen("/G", "/.G", 1))).unwrap_err();
    let rows: Vec<String> = ragged.0.iter().take(3).map(ToString::to_string).collect();
    assert_eq!(
        rows,
        [
            "row 3 is 9 wide, but the first row is 8 wide",
            "row 9 is 1 wide, but the first row is 8 wide",
            "row 10 is 0 wide, but the first row is 8 wide"
        ]
    );
}

#[test]
fn panels_are_the_seventeen_of_the_game() {
    assert_eq!(faults(&CLOSED.replace('F', ".")), "panels of 1 × 2: 3 instead of 4");
    assert_eq!(
        faults(&CLOSED.replace('F', "E")),
        "panels of 2 × 3: 5 instead of 4; panels of 2 × 2: 4 instead of 5; panels of 1 × 2: 3 instead of 4"
    );
    assert_eq!(
        faults(&CLOSED.replace('Q', "P")),
        "panel P is 5 × 2: there is no such panel; panels of 2 × 3: 3 instead of 4; panels of 2 × 2: 4 instead of 5"
    );
    // One letter in two places, and one around a corner.
    assert_eq!(
        faults(&CLOSED.replace('F', "L")),
        "panel L is not a single rectangle; panels of 1 × 2: 2 instead of 4"
    );
    assert_eq!(
        faults(&CLOSED.replace('B', "E")),
        "panel E is not a single rectangle; panels of 2 × 2: 4 instead of 5; panels of 1 × 3: 3 instead of 4"
    );
}

#[test]
fn panels_do_not_overlap() {
    let mut panels = Layout::default().panels().to_vec();
    // A lies on a7, B on c6: moved to b6 it covers fields of A and of G.
    assert_eq!((panels[0].corner, panels[1].corner), (Site::new(0, 6), Site::new(2, 5)));
    panels[1].corner = Site::new(1, 5);
    let found = Layout::from_panels(&panels).unwrap_err();
    assert_eq!(found.0, [LayoutFault::Overlap('A', 'B'), LayoutFault::Overlap('B', 'G')]);
    assert_eq!(found.to_string(), "panels A and B overlap; panels B and G overlap");
}

#[test]
fn a_layout_spans_at_most_ten_fields() {
    let wide = IRREGULAR
        .replace("HHH", "...")
        .split('/')
        .map(|row| format!("{row}..."))
        .collect::<Vec<_>>()
        .join("/");
    let moved = wide.replacen("DDFGGGC...", "DDFGGGCHHH", 1);
    assert_eq!(Layout::from_text(&moved).map(Layout::text), Ok(IRREGULAR), "gaps at the edge do no harm");
    // H goes to the right of I: eleven fields wide.
    let eleven = wide.replacen("DDFGGGIII....", "DDFGGGIIIHHH.", 1);
    assert_eq!(faults(&eleven), "the layout is 12 × 10: it can span at most 10 fields in either direction");
    let tall: Vec<String> = CLOSED.split('/').map(str::to_owned).chain([String::from("RRRRRRRR")]).collect();
    assert_eq!(faults(&tall.join("/")), "panel R is 8 × 1: there is no such panel");
}

#[test]
fn a_layout_is_connected_along_sides() {
    let without = IRREGULAR.replace("HHH", "...");
    let beside = without.replacen("AAC...", "AACHHH", 1);
    assert!(Layout::from_text(&beside).is_ok());
    // h10 touches g9 with a corner only.
    let corner = without.replacen("AA....", "AA.HHH", 1);
    assert_eq!(faults(&corner), "the layout falls into 2 parts that do not touch along a side");
    let three = corner.replacen("JJF", "..F", 1).replacen("/.....QQ", "/JJ...QQ", 1);
    assert_eq!(faults(&three), "the layout falls into 3 parts that do not touch along a side");
}

#[test]
fn several_faults_are_named_together() {
    assert_eq!(
        faults("AAB?/AA/..........C"),
        "“?” in row 1, column 4, is neither a letter nor . for a gap; row 2 is 2 wide, but the first row is 4 wide; \
         row 3 is 11 wide, but the first row is 4 wide; panel B is 1 × 1: there is no such panel; \
         panel C is 1 × 1: there is no such panel; panels of 2 × 3: 0 instead of 4; panels of 2 × 2: 1 instead of 5; \
         panels of 1 × 3: 0 instead of 4; panels of 1 × 2: 0 instead of 4; \
         the layout is 11 × 3: it can span at most 10 fields in either direction; \
         the layout falls into 2 parts that do not touch along a side"
    );
}

#[test]
fn invalid_panels_are_reported_and_left_out() {
    let mut panels = Layout::default().panels().to_vec();
    panels[2] = Panel { corner: Site::new(0, 0), width: 255, height: 255 };
    panels[5] = Panel { corner: Site::new(255, 255), width: 0, height: 7 };
    assert_eq!(
        Layout::from_panels(&panels).unwrap_err().to_string(),
        "panel C is 255 × 255: there is no such panel; panel F is 0 × 7: there is no such panel; \
         panels of 1 × 3: 3 instead of 4; panels of 1 × 2: 3 instead of 4"
    );
}
