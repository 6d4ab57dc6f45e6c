//! Wrong texts: each gives an error that says what is wrong, and none a panic.

use super::*;

fn question() -> TurnQuestion {
    let game = random_match(GameKind::Netzwerk, 3);
    TurnQuestion {
        place: Place::latest(&game),
        level: Some(Level::LOWEST),
        limits: Limits::nodes(50),
        seed: 1,
    }
}

/// What is said about the question's text with a part of it replaced.
fn fault(part: &str, by: &str) -> String {
    let text = AnyQuestion::from(question()).to_text();
    assert!(text.contains(part), "{text}");
    AnyQuestion::from_text(&text.replacen(part, by, 1)).expect_err("the text is wrong").to_string()
}

#[test]
fn wrong_questions() {
    assert!(fault("\"netzwerk\"", "\"chess\"").contains("there is no game ‘chess’"));
    assert!(fault("start:\"", "start:\"9").contains("position"));
    assert!(fault("actions:\"", "actions:\"z9-z8 ").contains("z9-z8"));
    assert!(fault("after:", "after:9").contains("the match has only"));
    assert!(fault("level:Some(1)", "level:Some(9)").contains("levels are 1 to 8"));
    assert!(fault("seed:1", "seed:-1").len() > 5);
    assert!(fault("seed:1", "seed:1,more:2").contains("more"));
    for text in ["", "Turn", "Turn()", "Chess(1)", "bench", "((((", "\u{0}"] {
        assert!(AnyQuestion::from_text(text).is_err(), "{text}");
        assert!(Reply::from_text(text).is_err(), "{text}");
    }
}

#[test]
fn wrong_answers() {
    let question = question();
    let result = told(&question, &mut Thinker::default()).pop().unwrap();
    let text = question.write_answer(&result);
    assert_eq!(question.read_answer(&text).unwrap(), result);
    let action = result.turn()[0].to_string();
    let fault = question.read_answer(&text.replacen(&action, "nonsense", 1)).unwrap_err();
    assert_eq!(fault.to_string(), "‘nonsense’ is not an action of this game");
    for text in ["", "true", "()", "(lines:[])", "[1"] {
        assert!(question.read_answer(text).is_err(), "{text}");
    }
}

#[test]
fn a_text_cut_off_anywhere_is_refused() {
    let texts = [
        AnyQuestion::from(question()).to_text(),
        AnyQuestion::from(ReviewQuestion { place: question().place, known: Review::default() }).to_text(),
        AnyQuestion::from(BenchQuestion { game: None, depth: None, nodes: 1 }).to_text(),
    ];
    for text in texts {
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)).step_by(7) {
            assert!(AnyQuestion::from_text(&text[..end]).is_err(), "{end} of {text}");
        }
    }
}

#[test]
fn what_was_known_must_be_about_the_match() {
    let [one, other] =
        [GameKind::Kulami, GameKind::Napoleon].map(|kind| Match::new(random_match(kind, 0).start().clone()));
    let text =
        AnyQuestion::from(ReviewQuestion { place: Place::latest(&one), known: Review::default() }).to_text();
    let known = format!("{:?}", Review::default().to_ron(&other));
    let of_one = format!("{:?}", Review::default().to_ron(&one));
    assert!(text.contains(&of_one), "{text}");
    let error = AnyQuestion::from_text(&text.replacen(&of_one, &known, 1)).unwrap_err();
    assert!(error.to_string().contains("another match"), "{error}");
}
