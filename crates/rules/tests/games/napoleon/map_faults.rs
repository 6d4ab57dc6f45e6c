//! Everything that can be wrong with a map, and the message for each.

use rules::napoleon::{LARGEST_ARMY, LONGEST, Map, MapFault, Sketch};

use super::drawing::{ABOVE, sketch};

fn rows(text: &str) -> Vec<String> {
    text.split('/').map(str::to_owned).collect()
}

fn of(terrain: &str, counters: &str) -> Sketch {
    Sketch { name: "Mine".to_owned(), terrain: rows(terrain), counters: rows(counters), places: vec![] }
}

fn faults(sketch: &Sketch) -> String {
    Map::from_sketch(sketch).unwrap_err().to_string()
}

const GROUND: &str = "M.../...W";
const COUNTERS: &str = ".BB./RR..";

#[test]
fn two_headquarters_and_two_counters_each_make_a_map() {
    let map = Map::from_sketch(&of(GROUND, COUNTERS)).unwrap();
    assert_eq!((map.width(), map.height(), map.army(), map.name()), (4, 2, 2, "Mine"));
    assert_eq!(map.places(), []);
}

#[test]
fn an_empty_map_is_refused() {
    for sketch in [Sketch::default(), of("", ""), of("//", "//"), of("", COUNTERS)] {
        assert_eq!(Map::from_sketch(&sketch).unwrap_err().0, [MapFault::Empty]);
    }
    assert_eq!(MapFault::Empty.to_string(), "the map is empty");
}

#[test]
fn a_map_has_at_most_forty_squares_per_edge() {
    let of_size = |width: usize, height: usize| {
        let mut sketch = of("", "");
        sketch.terrain = vec![".".repeat(width); height];
        sketch.counters = sketch.terrain.clone();
        sketch
    };
    assert_eq!(LONGEST, 40);
    assert_eq!(faults(&of_size(41, 41)), "the map is 41 × 41: the maximum is 40 × 40");
    assert_eq!(faults(&of_size(10_000, 1)), "the map is 10000 × 1: the maximum is 40 × 40");
    assert_eq!(faults(&of_size(1, 10_000)), "the map is 1 × 10000: the maximum is 40 × 40");
    let mut largest = of_size(40, 40);
    largest.terrain[0].replace_range(0..2, "MW");
    largest.counters[1].replace_range(0..4, "BBRR");
    let map = Map::from_sketch(&largest).unwrap();
    assert_eq!((map.width(), map.height()), (40, 40));
    assert_eq!(Map::from_ron(map.ron()), Ok(map), "its file is not too large");
    // A single row that is too long.
    let mut long = of(GROUND, COUNTERS);
    long.terrain[1] = ".".repeat(41);
    assert_eq!(faults(&long), "the map is 41 × 2: the maximum is 40 × 40");
}

#[test]
fn rows_have_one_length() {
    assert_eq!(
        faults(&of("M.../...W./..", &format!("{COUNTERS}/...."))),
        "terrain: row 2 is 5 wide, not 4; terrain: row 3 is 2 wide, not 4"
    );
    assert_eq!(
        faults(&of(GROUND, ".BB/RR...")),
        "counters: row 1 is 3 wide, not 4; counters: row 2 is 5 wide, not 4"
    );
    assert_eq!(faults(&of(GROUND, &format!("{COUNTERS}/...."))), "counters: 3 rows, not 2");
    assert_eq!(faults(&of("M.../...W/....", COUNTERS)), "counters: 2 rows, not 3");
}

#[test]
fn unknown_characters_are_reported_with_their_place() {
    assert_eq!(
        faults(&of("M?../..éW", ".BB./RR.b")),
        "terrain: “?” in row 1, column 2, is not one of . = o ~ f W M; \
         terrain: “é” in row 2, column 3, is not one of . = o ~ f W M; \
         counters: “b” in row 2, column 4, is not one of B R ."
    );
}

#[test]
fn each_side_has_headquarters() {
    assert_eq!(faults(&of("..../...W", COUNTERS)), "there is no blue headquarters (M)");
    assert_eq!(faults(&of("M.../....", COUNTERS)), "there is no red headquarters (W)");
    assert_eq!(
        faults(&of("..../....", COUNTERS)),
        "there is no blue headquarters (M); there is no red headquarters (W)"
    );
}

#[test]
fn armies_are_equal_and_neither_too_small_nor_too_large() {
    assert_eq!(faults(&of(GROUND, ".BB./R...")), "the armies differ: 2 blue counters, 1 red ones");
    assert_eq!(faults(&of(GROUND, "..../R...")), "the armies differ: 0 blue counters, 1 red ones");
    assert_eq!(faults(&of(GROUND, ".B../R...")), "1 counters per player: there must be 2 to 24");
    assert_eq!(faults(&of(GROUND, "..../....")), "0 counters per player: there must be 2 to 24");
    let full = |army: usize| {
        let mut full = of("", "");
        full.terrain = vec![format!("M{}W", ".".repeat(38)); 5];
        full.counters = vec![format!(".{}.", "BR".repeat(19)); 5];
        let mut left = [army; 2];
        for row in &mut full.counters {
            *row = row
                .chars()
                .map(|sign| {
                    let Some(i) = "BR".find(sign).filter(|i| left[*i] > 0) else { return '.' };
                    left[i] -= 1;
                    sign
                })
                .collect();
        }
        full
    };
    assert_eq!(Map::from_sketch(&full(LARGEST_ARMY)).map(Map::army), Ok(24));
    assert_eq!(faults(&full(25)), "25 counters per player: there must be 2 to 24");
}

#[test]
fn no_counter_is_set_up_in_its_own_headquarters() {
    assert_eq!(
        faults(&of(GROUND, "BBB./RR.R")),
        "counters: the one in row 1, column 1, is in its own headquarters; \
         counters: the one in row 2, column 4, is in its own headquarters"
    );
    assert!(Map::from_sketch(&of(GROUND, "R.../R.BB")).is_ok(), "in the enemy’s it may");
}

#[test]
fn rivers_are_joined_along_sides() {
    let river = |text: &str| Map::from_sketch(&sketch(text)).map_err(|faults| faults.to_string());
    let corner = |row: usize, column| {
        let row = row + ABOVE;
        Err(format!(
            "terrain: the rivers in row {row}, column {column}, and the row below touch only at a corner"
        ))
    };
    assert_eq!(river("..~/.~."), corner(1, 3));
    assert_eq!(river("~../.~."), corner(1, 1));
    assert_eq!(river(".~./~.~"), corner(1, 2), "both corners of one square are one fault");
    for joined in ["~~./.~.", "~../~~.", ".~~/.~.", "..~/.~~", ".~~/~~.", "~~~/~.~/~~~"] {
        assert!(river(joined).is_ok(), "{joined}");
    }
    // A bridge does not join them.
    assert_eq!(river("~=./=~."), corner(1, 1));
    assert!(river("~./../.~").is_ok(), "rivers that do not touch");
    assert_eq!(
        river("~../.~./..~").unwrap_err(),
        "terrain: the rivers in row 9, column 1, and the row below touch only at a corner; \
         terrain: the rivers in row 10, column 2, and the row below touch only at a corner"
    );
}

#[test]
fn places_have_names_and_squares_of_the_map() {
    let with = |name: &str, at: &str| {
        let mut sketch = of(GROUND, COUNTERS);
        sketch.places = vec![("Here".to_owned(), "a1".to_owned()), (name.to_owned(), at.to_owned())];
        Map::from_sketch(&sketch).map_err(|faults| faults.to_string())
    };
    assert_eq!(with("There", "d2").unwrap().places()[1], ("There".to_owned(), super::site("d2")));
    assert_eq!(with(" There ", "d2"), with("There", "d2"));
    for (name, at) in
        [("", "d2"), ("There", "e1"), ("There", "a3"), ("There", "a0"), ("There", ""), ("a\nb", "a1")]
    {
        assert_eq!(
            with(name, at),
            Err(format!("places: “{name}” at “{at}” needs a name and a square of the map"))
        );
    }
    assert!(with(&"ö".repeat(40), "a1").is_ok());
    assert!(with(&"ö".repeat(41), "a1").is_err());
}

#[test]
fn a_name_has_one_to_forty_letters() {
    let named = |name: &str| {
        Map::from_sketch(&Sketch { name: name.to_owned(), ..of(GROUND, COUNTERS) }).map(Map::name)
    };
    assert_eq!(named("  Ligny "), Ok("Ligny"));
    assert!(named(&"ö".repeat(40)).is_ok());
    for name in ["", "   ", "\u{7}", "two\nlines", &"ö".repeat(41)] {
        assert_eq!(named(name).unwrap_err().to_string(), "its name must have 1 to 40 characters", "{name:?}");
    }
}

#[test]
fn several_faults_are_named_together() {
    let mut sketch = of("..?~./M.~.", ".BB../RRRR./.....");
    sketch.name.clear();
    sketch.places = vec![("There".to_owned(), "x9".to_owned())];
    assert_eq!(
        faults(&sketch),
        "its name must have 1 to 40 characters; terrain: row 2 is 4 wide, not 5; counters: 3 rows, not 2; \
         terrain: “?” in row 1, column 3, is not one of . = o ~ f W M; there is no red headquarters (W); \
         the armies differ: 2 blue counters, 4 red ones; \
         terrain: the rivers in row 1, column 4, and the row below touch only at a corner; \
         places: “There” at “x9” needs a name and a square of the map"
    );
}
