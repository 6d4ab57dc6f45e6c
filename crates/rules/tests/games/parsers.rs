//! Parsers with arbitrary input: they return errors and never panic.

use proptest::prelude::*;
use rules::kulami::{self, Kulami, Layout, LayoutFileError, NamedLayout, Panel, random_irregular};
use rules::napoleon::{self, Map, MapFileError, Napoleon, Sketch};
use rules::netzwerk::{Action, Netzwerk, Rules};
use rules::{Game, GameKind, Rng, Rules as _, Site};

use super::common::random_map;

/// Text of the signs that positions and actions are made of, so that a good part of it nearly is one.
fn nearly() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-m]{0,3}[0-9]{0,4}[-x>*]?[a-m]{0,2}[0-9]{0,3}(\\*([a-m][0-9]{1,2}){0,5})?",
        "([0-9]{0,2}[wbox]{0,3}[0-9]{0,2}/){0,14}[wbox0-9]{0,6} [wb] [rms] [-a-m0-9,]{0,9} [-a-m0-9,]{0,9}",
        "(energy|path|first|shared|repetition|[a-z]{1,4})=?(free|controlled|white|[a-z]{0,4})(,(neto|wolf|rerun=once))*",
        "(([A-Za-z.]{0,10}/){0,10}[A-Q.]{0,8}) ?(-|([a-j][0-9]{1,2},?){0,8})",
        "(closed|irregular|ring|[a-z]{0,8})",
        "(score|first|[a-z]{1,4})=?(level[0-3]|chains|red|black)(,first=(red|black|white))?",
        "(Layout)?\\(format: [0-9]{1,2}, name: \"[a-z]{0,3}\", rows: \\[(\"[A-C.]{0,9}\",? ?){0,9}\\]\\)",
        "[a-z]{0,2}[0-9]{0,3}([-x][a-x][0-9]{1,2}){0,4}~{0,2}",
        "([a-s](8|9|10)[-x]){0,3}[a-s](8|9|10)~?",
        "([0-9]{0,2}[br]{0,3}[0-9]{0,2}/){0,19}[br0-9]{0,6} [br]",
        "(19/){18}[br0-9]{0,4} [bro]",
        "(headquarters|home|first|repetition|[a-z]{1,4})=?(refuge|open|pass|rest|[a-z]{0,4})(,headquarters=open)?",
        "Map\\(format: [0-9]{1,2}, name: \"[a-z]{0,3}\", terrain: \\[(\"[.=o~fWM]{0,9}\",? ?){0,9}\\], \
         counters: \\[(\"[BR.]{0,9}\",? ?){0,9}\\], places: \\[\\]\\)",
        ".{0,60}",
        any::<String>(),
    ]
}

/// A text that can be read with a few signs changed.
fn damaged() -> impl Strategy<Value = String> {
    let whole = [
        Netzwerk::default().to_string(),
        Kulami::default().to_string().replace('-', "d4,d7,a7,a4"),
        random_irregular(1).to_string(),
        NamedLayout::new("Mine", random_irregular(2)).unwrap().to_ron(),
        Napoleon::default().to_string(),
        Map::default().ron().to_owned(),
        random_map(&mut Rng::new(3)).ron().to_owned(),
    ];
    let sign = prop_oneof![
        any::<char>(),
        prop::char::range('A', 'Z'),
        prop::sample::select(&['.', '/', ',', '~', 'f', 'o', '=', 'b', 'r', '1', '9'][..]),
    ];
    let changes = prop::collection::vec((any::<prop::sample::Index>(), sign), 1..4);
    (0..whole.len(), changes).prop_map(move |(which, changes)| {
        let mut signs: Vec<char> = whole[which].chars().collect();
        for (place, sign) in changes {
            let place = place.index(signs.len());
            signs[place] = sign;
        }
        signs.into_iter().collect()
    })
}

/// Panels of any size anywhere, some of them those of a layout.
fn panels() -> impl Strategy<Value = Vec<Panel>> {
    let panel = |size: std::ops::RangeInclusive<u8>| {
        (any::<(u8, u8)>(), size.clone(), size).prop_map(|((file, rank), width, height)| Panel {
            corner: Site::new(file, rank),
            width,
            height,
        })
    };
    let some = prop_oneof![
        prop::collection::vec(panel(0..=u8::MAX), 0..24),
        prop::collection::vec(panel(1..=3), 0..24),
    ];
    (some, any::<prop::sample::Index>(), any::<u8>()).prop_map(|(panels, kept, seed)| {
        let mut layout = random_irregular(seed.into()).panels().to_vec();
        let changed = kept.index(layout.len() + 1);
        for (place, panel) in layout.iter_mut().skip(changed).zip(&panels) {
            *place = *panel;
        }
        if seed % 2 == 0 { layout } else { panels }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn any_text_is_read_or_refused(text in prop_oneof![nearly(), damaged()]) {
        if let Ok(site) = text.parse::<Site>() {
            assert_eq!(site.to_string(), text);
        }
        if let Ok(action) = text.parse::<Action>() {
            assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        } else if let Err(error) = text.parse::<Action>() {
            assert!(!error.fault().is_empty());
        }
        if let Ok(rules) = Rules::from_text(&text) {
            assert_eq!(Rules::from_text(&rules.to_text()), Ok(rules));
        }
        match Netzwerk::from_text(&text, Rules::default()) {
            Ok(game) => {
                assert_eq!(Netzwerk::from_text(&game.to_string(), Rules::default()), Ok(game));
                assert_eq!(game.outcome().is_some(), game.actions().is_empty());
            }
            Err(faults) => assert!(!faults.0.is_empty()),
        }
        let _ = text.parse::<GameKind>();
    }

    #[test]
    fn any_text_is_read_or_refused_by_kulami(text in prop_oneof![nearly(), damaged()]) {
        match text.parse::<kulami::Action>() {
            Ok(action) => assert_eq!(action.to_string(), text),
            Err(error) => assert!(!error.fault().is_empty()),
        }
        if let Ok(rules) = kulami::Rules::from_text(&text) {
            assert_eq!(kulami::Rules::from_text(&rules.to_text()), Ok(rules));
        }
        for layout in [Layout::from_text(&text), Layout::from_name_or_text(&text)] {
            match layout {
                Ok(layout) => assert_eq!(Layout::from_text(&layout.to_string()), Ok(layout)),
                Err(faults) => assert!(!faults.0.is_empty()),
            }
        }
        match NamedLayout::from_ron(&text) {
            Ok(named) => assert_eq!(NamedLayout::from_ron(&named.to_ron()), Ok(named)),
            Err(LayoutFileError::Layout(faults)) => assert!(!faults.0.is_empty()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        match Kulami::from_text(&text, kulami::Rules::default()) {
            Ok(game) => {
                assert_eq!(Kulami::from_text(&game.to_string(), kulami::Rules::default()), Ok(game));
                assert_eq!(game.outcome().is_some(), game.actions().is_empty());
            }
            Err(faults) => assert!(!faults.0.is_empty()),
        }
    }

    #[test]
    fn any_text_is_read_or_refused_by_napoleon(text in prop_oneof![nearly(), damaged()]) {
        match text.parse::<napoleon::Action>() {
            Ok(action) => {
                assert_eq!(action.to_string(), text);
                // Most of them are illegal, all are answered.
                let mut game = Napoleon::default();
                let is_legal = game.actions().contains(&action);
                assert_eq!(game.play(&action).is_ok(), is_legal);
            }
            Err(error) => assert!(!error.fault().is_empty()),
        }
        if let Ok(rules) = napoleon::Rules::from_text(&text) {
            assert_eq!(napoleon::Rules::from_text(&rules.to_text()), Ok(rules));
        }
        for map in [Map::from_ron(&text), Map::from_name_or_ron(&text)] {
            match map {
                Ok(map) => assert_eq!(Map::from_ron(map.ron()), Ok(map)),
                Err(MapFileError::Map(faults)) => assert!(!faults.0.is_empty()),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
        match Napoleon::from_text(&text, Map::default(), napoleon::Rules::default()) {
            Ok(game) => {
                let read = Napoleon::from_text(&game.to_string(), Map::default(), napoleon::Rules::default());
                assert_eq!(read, Ok(game));
                assert_eq!(game.outcome().is_some(), game.actions().is_empty());
            }
            Err(faults) => assert!(!faults.0.is_empty()),
        }
    }

    #[test]
    fn any_rows_are_a_map_or_refused(
        name in ".{0,45}",
        terrain in prop::collection::vec("[.=o~fWM]{4}|[.~fWM]{0,5}|.{0,6}", 0..8),
        counters in prop::collection::vec("[.BR]{4}|[.BR]{0,5}|.{0,6}", 0..8),
        places in prop::collection::vec((".{0,5}", "[a-e][0-9]|.{0,3}"), 0..3),
    ) {
        match Map::from_sketch(&Sketch { name, terrain, counters, places }) {
            Ok(map) => assert_eq!(Map::from_ron(map.ron()), Ok(map)),
            Err(faults) => assert!(!faults.0.is_empty() && !faults.to_string().is_empty()),
        }
    }

    #[test]
    fn any_panels_are_a_layout_or_refused(panels in panels()) {
        match Layout::from_panels(&panels) {
            Ok(layout) => {
                assert_eq!(layout.panels().len(), panels.len());
                assert_eq!(Layout::from_panels(layout.panels()), Ok(layout));
            }
            Err(faults) => assert!(!faults.0.is_empty()),
        }
    }
}

#[test]
fn every_fault_of_a_position_is_named_at_once() {
    let faults = |text: &str| Netzwerk::from_text(text, Rules::default()).unwrap_err().to_string();
    assert_eq!(faults(""), "a position has five parts, BOARD SIDE PHASE BARRED SHIFTED, not 0");
    assert_eq!(faults("13/13 w r - -"), "the board has 2 ranks, not 13");
    assert_eq!(
        faults("13/13/13/13/12/13/13/13/13/13/13/3q9/14 x r - -"),
        "rank 9 has 12 points, not 13; ‘q’ on rank 2, character 2, is none of w, b, o, x and 1 to 13; \
         rank 1 has 14 points, not 13; the side is ‘x’, not w or b"
    );
    assert_eq!(
        faults("w12/o12/13/13/13/13/13/13/13/13/13/1b11/13 w m d4 a3"),
        "a robot on a13: robots stand on squares, such as b2; a battery on a12: batteries lie on fields, such as a1; \
         d4 is barred, but no robot of the side to move stands there; a3 is shifted, but no battery lies there; \
         batteries are listed as shifted, but the phase is not s"
    );
    assert_eq!(
        faults("13/1b1b1b1b1b1b1/13/1b11/13/13/13/13/13/13/13/1w11/13 w r b2 -"),
        "7 black robots, more than 6; robots are barred, but in this phase none has run yet"
    );
    assert_eq!(faults("13/13/13/13/13/13/13/13/13/13/13/13/13 w r - -"), "no robot is on the board");
    assert_eq!(faults("13/13/13/13/13/13/13/13/13/13/13/1w11/13 w m b2,b2 -"), "b2 is listed twice");
    assert_eq!(
        faults("o1o1o1o1o1o1o/13/o1o1o1o1o1o1o/13/o12/13/13/13/13/13/13/1w11/13 w r - -"),
        "15 batteries, more than 14"
    );
}

#[test]
fn an_action_that_cannot_be_read_says_why() {
    let fault = |text: &str| text.parse::<Action>().unwrap_err().fault().to_owned();
    assert_eq!(fault("hello"), "a run looks like b2-d4*a3c3, a shift like a3>a5, the end of a turn is end");
    assert_eq!(fault("b2d4*a3"), "a run has - or, where it captures, x between its two squares");
    assert_eq!(fault("b3-d4*a3"), "b3 is no robot square (those are b2, b4 … l12)");
    assert_eq!(fault("a3>a4"), "a4 is no energy field (those are a1, a3 … m13)");
    assert_eq!(fault("b2-d4*a3k9"), "k9 does not touch b2, where the run starts");
    assert_eq!(fault("b2-d4*a3a3"), "a3 cannot pay twice");
    assert_eq!(fault("b2-d4*"), "no battery pays for the run");
    assert_eq!(fault("b2-d4*,"), "‘,’ names no battery’s field");
}
