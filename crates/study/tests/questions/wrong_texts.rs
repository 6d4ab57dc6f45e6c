//! Wrong texts: each gives an error that says what is wrong, and none a panic.

use super::*;

fn question() -> TurnQuestion {
    let game = random_match(GameKind::Netzwerk, 3);
    TurnQuestion {
        place: MatchPosition::latest(&game),
        level: Some(Level::LOWEST),
        limits: Limits::nodes(50),
        seed: 1,
    }
}

/// What is said about the question's text with a part of it replaced.
fn fault(part: &str, by: &str) -> String {
    let text = to_text(&AnyQuestion::from(question()));
    assert!(text.contains(part), "{text}");
    from_text::<AnyQuestion>(&text.replacen(part, by, 1)).expect_err("the text is wrong").to_string()
}

#[test]
fn wrong_questions() {
    assert!(fault("\"netzwerk\"", "\"chess\"").contains("unknown game ‘chess’"));
    assert!(fault("\"start\":\"", "\"start\":\"9").contains("position"));
    assert!(fault("\"actions\":\"", "\"actions\":\"z9-z8 ").contains("z9-z8"));
    assert!(fault("\"after\":", "\"after\":9").contains("the match has fewer actions"));
    assert!(fault("\"level\":1", "\"level\":9").contains("levels are 1 to 8"));
    assert!(fault("\"seed\":1", "\"seed\":-1").len() > 5);
    assert!(fault("\"seed\":1", "\"seed\":1,\"more\":2").contains("more"));
    for text in ["", "Turn", "\"Turn\"", "{\"Turn\":{}}", "{\"Chess\":1}", "bench", "[[[[", "{", "\u{0}"] {
        assert!(from_text::<AnyQuestion>(text).is_err(), "{text}");
        assert!(from_text::<Reply>(text).is_err(), "{text}");
    }
}

#[test]
fn wrong_answers() {
    let result = told(&question(), &mut Thinker::default()).pop().unwrap();
    let text = to_text(&result);
    let read = from_text::<AnySearchResult>;
    assert_eq!(read(&text).unwrap(), result);
    let action = result.turn()[0].to_string();
    let fault = read(&text.replacen(&action, "nonsense", 1)).unwrap_err();
    assert!(fault.to_string().contains("nonsense"), "{fault}");
    for text in ["", "true", "{}", "{\"lines\":[]}", "[1"] {
        assert!(read(text).is_err(), "{text}");
    }
}

#[test]
fn a_text_cut_off_anywhere_is_refused() {
    let texts = [
        to_text(&AnyQuestion::from(question())),
        to_text(&AnyQuestion::from(ReviewQuestion { place: question().place, known: Review::default() })),
        to_text(&AnyQuestion::from(BenchQuestion { game: None, depth: None, nodes: 1 })),
    ];
    for text in texts {
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)).step_by(7) {
            assert!(from_text::<AnyQuestion>(&text[..end]).is_err(), "{end} of {text}");
        }
    }
}
