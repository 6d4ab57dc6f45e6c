//! What happens at the table, in words.

use record::Match;
use rules::{Game, GameKind, Player, Presented};
use texts::{Language, Message, action_told, control_told, msg, shift_reason, turn_listed, turn_told};

fn played(kind: GameKind, position: Option<&str>, text: &str) -> Match<rules::AnyGame> {
    let mut game = Match::new(kind.set_up("", None, position).expect("the position should be valid"));
    game.play_text(text).expect("the turn should be legal");
    game
}

/// The sentence about the last turn, in a language.
fn told(game: &Match<rules::AnyGame>, language: Language) -> Option<String> {
    let told = turn_told(game, game.last_turn(), Message::verbatim("Ada"))?;
    Some(language.say(&told))
}

#[test]
fn a_turn_is_one_sentence_in_every_language() {
    let game = played(GameKind::Netzwerk, None, "b2-b6*a3c3 f2-f4*e3 m3>m5 k3>k5 end");
    let sentences = [
        (Language::English, "Ada moved 2 robots (b2–b6, f2–f4) and shifted 2 batteries."),
        (Language::German, "Ada ließ 2 Roboter laufen (b2–b6, f2–f4) und verschob 2 Batterien."),
        (Language::French, "Ada a fait courir 2 robots (b2–b6, f2–f4) et a déplacé 2 batteries."),
        (Language::Italian, "Ada ha corso con 2 robot (b2–b6, f2–f4) e ha spostato 2 batterie."),
        (Language::Dutch, "Ada reed met 2 robots (b2–b6, f2–f4) en verschoof 2 batterijen."),
    ];
    for (language, sentence) in sentences {
        assert_eq!(told(&game, language).as_deref(), Some(sentence));
    }
}

#[test]
fn a_robot_that_ran_twice_is_told_as_one_way() {
    let game = played(GameKind::Netzwerk, None, "b2-b4*a3 b4-d4*c3 end");
    assert_eq!(told(&game, Language::English).as_deref(), Some("Ada moved a robot (b2–d4)."));
}

#[test]
fn simple_turns_are_told_shortly() {
    for (kind, text, sentence) in [
        (GameKind::Netzwerk, "b2-b4*a3 end", Some("Ada moved a robot (b2–b4).")),
        (GameKind::Kulami, "d4", Some("Ada took a panel of 6 fields with a marble on d4.")),
        (GameKind::Napoleon, "j8-j9", Some("Ada moved from j8 to j9.")),
    ] {
        assert_eq!(told(&played(kind, None, text), Language::English).as_deref(), sentence, "{kind}");
    }
}

#[test]
fn a_list_of_turns_has_where_each_began_and_ended() {
    let capture = "13/11b1/13/13/13/13/13/3b7b1/2o1o5o2/3w9/2o1o8/9w3/13 w r - -";
    let jumps = "19/19/19/19/19/19/19/19/19/19/19/19/7r11/7b11/19/19/19/5b13/r18 b";
    for (kind, position, text, listed) in [
        (GameKind::Netzwerk, None, "b2-b4*a3 b4-d4*c3 f2-f4*e3 m3>m5 end", "b2–d4  f2–f4  m3>m5"),
        (GameKind::Netzwerk, Some(capture), "d4xd6*c5e5 end", "d4–d6  ×d6"),
        (GameKind::Kulami, None, "d4", "d4"),
        (GameKind::Napoleon, None, "j8-j9", "j8–j9"),
        (GameKind::Napoleon, Some(jumps), "h6xh8", "h6–h8  ×h7"),
    ] {
        let game = played(kind, position, text);
        assert_eq!(turn_listed(&game, game.last_turn()), listed, "{kind}: {text}");
    }
    let mut swapped = Match::new(GameKind::Napoleon.set_up("swap=on", None, None).unwrap());
    swapped.play_text("j8-j9 swap").unwrap();
    assert_eq!(turn_listed(&swapped, swapped.last_turn()), "swap", "its notation");
}

#[test]
fn a_panel_that_changes_hands_is_told() {
    let tied = played(GameKind::Kulami, None, "d4 d7 a7 a3 f3 f8 c8 c1 g1 g4 b4 b7");
    let sentence = "Ada tied a panel of 4 fields with a marble on b7: it now scores for neither player.";
    assert_eq!(told(&tied, Language::English).as_deref(), Some(sentence));
    // The marble on b4 is the first one on its panel.
    let first = played(GameKind::Kulami, None, "d4 d7 a7 a3 f3 f8 c8 c1 g1 g4 b4");
    let sentence = "Ada took a panel of 2 fields with a marble on b4.";
    assert_eq!(told(&first, Language::English).as_deref(), Some(sentence));
    let taken = played(GameKind::Kulami, None, "d4 d7 a7 a3 f3 f8 c8 c1 g1 g4 b4 b7 b2 g2 g8 b8");
    let sentence = "Ada took a panel of 4 fields with a marble on b8.";
    assert_eq!(told(&taken, Language::English).as_deref(), Some(sentence));
}

#[test]
fn control_is_told_with_its_numbers() {
    let start = GameKind::Netzwerk.set_up("", None, None).unwrap();
    let name = |player: Player| if player == Player::One { msg::player_white() } else { msg::player_black() };
    let told = |site: &str, language: Language| {
        let control = start.control(site.parse().unwrap())?;
        Some(language.say(&control_told(&control, name)))
    };
    assert_eq!(told("c3", Language::English).as_deref(), Some("White controls this battery, 2 to 0."));
    assert_eq!(
        told("a11", Language::German).as_deref(),
        Some("Schwarz kontrolliert diese Batterie, 1 zu 0.")
    );
    assert_eq!(told("a1", Language::English), None, "no battery lies there");
    let panel = GameKind::Kulami.set_up("", None, None).unwrap().control("d4".parse().unwrap()).unwrap();
    let nobody = Language::English.say(&control_told(&panel, name));
    assert!(nobody.starts_with("Neither player holds this panel of "), "{nobody}");
}

#[test]
fn actions_are_told_as_what_is_to_be_done() {
    let told = |kind: GameKind, position: Option<&str>, text: &str| {
        let position = kind.set_up("swap=on", None, position).unwrap();
        let action = position.read_action(text).unwrap();
        let told = action_told(&position, &action);
        for language in Language::ALL {
            assert!(!language.say(&told).contains('{'), "{language:?}");
        }
        Language::English.say(&told)
    };
    let meeting = "13/13/13/13/13/13/4o1o6/5b7/4o1o6/3b1w7/4o8/13/13 w m - -";
    let netzwerk = |text: &str| told(GameKind::Netzwerk, Some(meeting), text);
    assert_eq!(netzwerk("f4-h4*e5"), "run from f4 to h4, paying with e5");
    assert_eq!(netzwerk("f4xf6*e5g5"), "run from f4 to f6 and capture there, paying with e5 and g5");
    assert_eq!(netzwerk("g5>i5"), "shift the battery on g5 to i5");
    assert_eq!(netzwerk("end"), "end your turn");
    assert_eq!(told(GameKind::Kulami, None, "d4"), "place a marble on d4");
    assert_eq!(told(GameKind::Napoleon, None, "j8-j9"), "move from j8 to j9");
    assert_eq!(told(GameKind::Napoleon, None, "swap"), "swap sides");
    let taking = "19/19/19/19/19/19/19/19/19/19/19/19/7r11/7b5r5/13b5/19/19/5b13/r18 b";
    assert_eq!(told(GameKind::Napoleon, Some(taking), "h6xh8"), "move from h6 to h8 and capture h7");
}

#[test]
fn a_shift_is_for_the_robots_that_touch_the_battery_before_and_after() {
    let reason = |position: &str, text: &str| {
        let position = GameKind::Netzwerk.set_up("", None, Some(position)).unwrap();
        let action = position.read_action(text).unwrap();
        shift_reason(&position, &action).map(|told| Language::English.say(&told))
    };
    // White's robot on f4 has run. Both players touch e5 and g5.
    let meeting = "13/13/13/13/13/13/4o1o6/5b7/4o1o6/3b1w7/4o8/13/13 w m - -";
    assert_eq!(reason(meeting, "g5>i5").as_deref(), Some("No enemy robot touches it there."));
    assert_eq!(reason(meeting, "f4-h4*e5"), None, "a run is no shift");
    // Nobody touches e7.
    let alone = "13/11b1/13/13/13/13/4o8/13/13/5w7/13/13/13 w m - -";
    assert_eq!(reason(alone, "e7>e5").as_deref(), Some("One of your robots touches it there."));
    assert_eq!(reason(alone, "e7>c7"), None, "nobody touches it there, either");
}
