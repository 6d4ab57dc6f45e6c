//! Moves as text, and what can be wrong with it.

use rules::napoleon::{Action, Map, Napoleon, Sketch};
use rules::{Game, Rng};

use super::{action, jumps, played, random_map, rules, site};

fn fault(text: &str) -> String {
    text.parse::<Action>().unwrap_err().fault().to_owned()
}

#[test]
fn moves_round_trip_through_their_text() {
    for text in [
        "j8-j9",
        "j8-j10xl12",
        "l10-n12~",
        "a1-b2",
        "a1xc3~",
        "x5-x6",
        "x5xx7",
        "v3xx5",
        "z1-ab3",
        "ab3xz1-x1",
    ] {
        assert_eq!(action(text).to_string(), text);
    }
}

#[test]
fn the_notation_names_start_landings_captures_and_loss() {
    let read = action("j8-j10xl12~");
    assert_eq!((read.from, read.to(), read.lost), (site("j8"), site("l12"), true));
    assert_eq!(
        read.legs().map(|leg| (leg.to, leg.captures)).collect::<Vec<_>>(),
        [(site("j10"), false), (site("l12"), true)]
    );
    assert_eq!(read.captured().collect::<Vec<_>>(), [site("k11")]);
    assert_eq!(read.ways().map(|(from, _)| from).collect::<Vec<_>>(), [site("j8"), site("j10")]);
}

#[test]
fn the_file_x_is_not_a_capture() {
    let read = action("v5xx5xz7");
    assert_eq!(read.legs().map(|leg| leg.to).collect::<Vec<_>>(), [site("x5"), site("z7")]);
    assert!(read.legs().all(|leg| leg.captures));
    assert_eq!(action("x1-x3").from, site("x1"));
}

#[test]
fn invalid_notation_is_explained() {
    let shape = "a step looks like j8-j9, jumps like j8-j10xl12, and a loss in the river ends with ~";
    for text in ["", "hello", "j8", "~", "j8~", "end"] {
        assert_eq!(fault(text), shape, "{text}");
    }
    let place = |text: &str| {
        format!("‘{text}’ names no place: write a letter for the file and a number for the rank, such as b2")
    };
    assert_eq!(fault("j8-"), place(""));
    assert_eq!(fault("-j8"), place(""));
    assert_eq!(fault("j8-j9-"), place(""));
    assert_eq!(fault("j8--j9"), place(""));
    assert_eq!(fault("j8-j0"), place("j0"));
    assert_eq!(fault("j8-J9"), place("J9"));
    assert_eq!(fault("j8-j10~~"), place("j10~"));
    assert_eq!(fault("j8~-j10"), place("j8~"));
    assert_eq!(fault("j8-j256"), place("j256"));
    let step = "a step takes nothing, and no step is lost in the river";
    assert_eq!(fault("j8xj9"), step);
    assert_eq!(fault("j8-k9~"), step);
    let jump = "every jump goes straight over one square";
    for text in ["j8-j8", "j8-j11", "j8-k10", "j8-l11", "j8-j9-j10", "j8-j10-j11", "j8-j9-j11", "a1-a255"] {
        assert_eq!(fault(text), jump, "{text}");
    }
    assert_eq!(
        "hello".parse::<Action>().unwrap_err().to_string(),
        format!("‘hello’ is not an action: {shape}")
    );
}

#[test]
fn the_moves_of_random_maps_round_trip_through_their_text() {
    let mut chance = Rng::new(9);
    for _ in 0..100 {
        let game = Napoleon::start(random_map(&mut chance), rules(""));
        for legal in game.actions() {
            let text = legal.to_string();
            let read = game.read_action(&text).unwrap();
            assert_eq!((read.to_string(), &read), (text, &legal));
        }
    }
}

#[test]
fn files_beyond_z_have_two_letters() {
    let ground = format!("{}MW", ".".repeat(28));
    let counters = format!("{}BB....", ".".repeat(24));
    let sketch = Sketch {
        name: "Wide".to_owned(),
        terrain: vec![".".repeat(30), ground],
        counters: vec![format!("{}RR", ".".repeat(28)), counters],
        places: vec![("Far".to_owned(), "ad1".to_owned())],
    };
    let game = Napoleon::start(Map::from_sketch(&sketch).unwrap(), rules(""));
    assert_eq!(jumps(&game, "y1"), "y1-aa1");
    assert_eq!(played(&game, "y1-aa1").to_string(), "28rr/25bb3 r");
}
