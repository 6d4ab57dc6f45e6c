//! Maps as files.

use rules::Rng;
use rules::napoleon::{Map, MapFileError, Sketch, shipped};

use super::random_map;

fn fault(text: &str) -> String {
    Map::from_ron(text).unwrap_err().to_string()
}

fn file() -> String {
    let sketch = Sketch {
        name: "Mine".to_owned(),
        terrain: vec!["M...".to_owned(), "...W".to_owned()],
        counters: vec![".BB.".to_owned(), "RR..".to_owned()],
        places: vec![("Here".to_owned(), "a1".to_owned())],
    };
    Map::from_sketch(&sketch).unwrap().ron().to_owned()
}

#[test]
fn a_file_is_written_to_be_read_by_people() {
    insta::assert_snapshot!(file(), @r#"
    Map(
        format: 1,
        name: "Mine",
        terrain: [
            "M...",
            "...W",
        ],
        counters: [
            ".BB.",
            "RR..",
        ],
        places: [
            ("Here", "a1"),
        ],
    )
    "#);
    for (key, map) in shipped() {
        let path = format!("{}/../../assets/maps/{key}.ron", env!("CARGO_MANIFEST_DIR"));
        assert_eq!(map.ron(), std::fs::read_to_string(path).unwrap(), "{key}");
    }
}

#[test]
fn files_round_trip() {
    let mut chance = Rng::new(5);
    let made = (0..40).map(|_| random_map(&mut chance));
    for map in made.chain(shipped().iter().map(|(_, map)| *map)) {
        assert_eq!(Map::from_ron(map.ron()), Ok(map));
        assert_eq!(Map::from_name_or_ron(map.ron()), Ok(map));
    }
    let named =
        Map::from_ron(&file().replace("Mine", "“Größe” 漢字 {}").replace("Here", "Waal\\\\")).unwrap();
    assert_eq!((named.name(), named.places()[0].0.as_str()), ("“Größe” 漢字 {}", "Waal\\"));
    assert_eq!(Map::from_ron(named.ron()), Ok(named));
}

#[test]
fn a_damaged_file_is_reported_with_the_line() {
    let faults = [
        (String::new(), "it is empty"),
        (
            file().replacen("Map", "Layout", 1),
            "it contains something else: line 1, column 1: Expected struct `Map` but found `Layout`",
        ),
        (file().replace("format: 1", "format: -1"), "line 2, column 14: Integer is out of bounds"),
        (file().replace("\"Mine\"", "3"), "line 3, column 10: Expected string"),
        (
            file().replace("counters", "armies"),
            "line 8, column 5: Unexpected field named `armies` in `Map`, expected one of `format`, `name`, `terrain`, `counters`, or `places` instead",
        ),
        (file().replace("terrain: [", "terrain: {"), "line 4, column 13: Expected opening `[`"),
        (
            file().replace("format: 1,", ""),
            "line 15, column 1: Unexpected missing field named `format` in `Map`",
        ),
        (file() + "more", "line 15, column 2: Non-whitespace trailing characters"),
        (
            "[".repeat(10_000),
            "it contains something else: line 1, column 1: Expected opening `(` for struct `Map`",
        ),
    ];
    for (text, expected) in faults {
        assert_eq!(fault(&text), expected, "{text}");
    }
    assert!(fault(&file()[..60]).starts_with("line "));
}

#[test]
fn a_file_that_is_far_too_large_is_not_read() {
    let large = |size: usize| file() + &" ".repeat(size - file().len());
    assert!(Map::from_ron(&large(64 * 1024)).is_ok());
    assert_eq!(fault(&large(64 * 1024 + 1)), "it is too large: 65537 bytes (the maximum is 65536)");
}

#[test]
fn a_file_of_a_later_release_says_so() {
    let newer = "it was written by a newer version (format 2; this one reads format 1)";
    assert_eq!(fault(&file().replace("format: 1", "format: 2")), newer);
    // Whatever else it may hold.
    assert_eq!(
        fault("Map(format: 2, title: {\"en\": \"Mine\"}, grid: Hexagons((3, 4)), weather: None)"),
        newer
    );
    assert_eq!(
        fault(&file().replace("format: 1", "format: 0")),
        "it has the unknown format 0 (this version reads format 1)"
    );
}

#[test]
fn an_unknown_name_is_answered_with_the_known_ones() {
    for name in ["ligny", "", "Waterloo", "map.txt"] {
        let error = Map::from_name_or_ron(name).unwrap_err();
        let known = shipped().iter().map(|(key, _)| *key).collect::<Vec<_>>().join(", ");
        assert_eq!(error.to_string(), format!("there is no map ‘{name}’ (there are: {known}; or a file)"));
        assert!(matches!(error, MapFileError::UnknownName { .. }));
    }
}

#[test]
fn a_map_in_a_file_is_checked_like_any_other() {
    assert_eq!(
        fault(&file().replace("M...", "M..").replace("RR..", "R?..").replace("Mine", "")),
        "its name must have 1 to 40 characters; terrain: row 2 is 4 wide, not 3; counters: row 1 is 4 wide, not 3; \
         counters: row 2 is 4 wide, not 3; counters: “?” in row 2, column 2, is not one of B R .; \
         the armies differ: 2 blue counters, 1 red ones"
    );
    assert_eq!(
        fault(&file().replace("(\"Here\", \"a1\")", "(\"Here\", \"e1\")")),
        "places: “Here” at “e1” needs a name and a square of the map"
    );
}
