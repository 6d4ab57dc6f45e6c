//! The rules options: each value, conflicts, and their texts.

use rules::Player::{self, One, Two};
use rules::napoleon::{Headquarters, Home, Repetition, Rules};
use rules::{Game, GameKind, Rules as _};

use super::drawing::reserved;
use super::{can, jumps, played, refused, rules};

#[test]
fn a_refuge_protects_and_open_headquarters_do_not() {
    for ground in ["..W..", "..M.."] {
        let attack = |text: &str, mover, counters: &str, from: &str| {
            jumps(&reserved(ground, counters, mover, rules(text)), from)
        };
        assert_eq!(attack("", One, ".br..", "b1"), "b1-d1", "{ground}");
        assert_eq!(attack("headquarters=refuge", Two, ".rb..", "b1"), "b1-d1", "{ground}");
        assert_eq!(attack("headquarters=open", One, ".br..", "b1"), "b1xd1", "{ground}");
        assert_eq!(attack("headquarters=open", Two, ".rb..", "b1"), "b1xd1", "{ground}");
        assert_eq!(attack("headquarters=open", One, ".bb..", "b1"), "b1-d1", "{ground}: one’s own");
    }
}

#[test]
fn open_headquarters_open_nothing_else() {
    for ground in ["..=..", "..o.."] {
        assert_eq!(
            jumps(&reserved(ground, ".br..", One, rules("headquarters=open")), "b1"),
            "b1-d1",
            "{ground}"
        );
    }
}

#[test]
fn resting_at_home_allows_jumps_but_not_steps_to_end_there() {
    let resting = rules("headquarters=open,home=rest");
    for (ground, mover, counters) in
        [("..M../.....", One, "bb.../.b..."), ("..W../.....", Two, "rr.../.r...")]
    {
        let game = reserved(ground, counters, mover, resting);
        assert_eq!(jumps(&game, "a2"), "a2-c2");
        assert_eq!(refused(&game, "b1-c2"), "a counter may not step into its own headquarters, on c2");
        let next = played(&game, "a2-c2");
        assert_eq!((next.outcome(), next.invaders(mover), next.count(mover)), (None, 0, 5));
        for passing in ["", "headquarters=open"] {
            let game = reserved(ground, counters, mover, rules(passing));
            assert_eq!(
                refused(&game, "a2-c2"),
                "a counter may not end its move in its own headquarters, on c2"
            );
        }
    }
}

#[test]
fn resting_at_home_does_not_make_a_circle_a_move() {
    let game = reserved("M../.../...", "b../bb./...", One, rules("headquarters=open,home=rest"));
    assert!(!can(&game, "a3-a1-a3"));
    assert!(can(&game, "a3-a1"));
}

#[test]
fn the_option_first_says_who_begins() {
    for (text, first) in [("", One), ("first=blue", One), ("first=red", Two)] {
        let start = GameKind::Napoleon.set_up(text, None, None).unwrap();
        assert_eq!(start.to_move(), first, "{text}");
        let mut next = start.clone();
        next.play(&start.actions()[0]).unwrap();
        assert_eq!(next.to_move(), first.other());
    }
}

#[test]
fn resting_in_a_refuge_is_refused() {
    for text in ["home=rest", "home=rest,headquarters=refuge", "headquarters=refuge,home=rest,first=red"] {
        let error = Rules::from_text(text).unwrap_err().to_string();
        assert_eq!(error, "home=rest needs headquarters=open", "{text}");
        assert!(GameKind::Napoleon.set_up(text, None, None).is_err());
    }
    assert_eq!(Rules::from_text("home=rest,headquarters=open").unwrap().home, Home::Rest);
}

#[test]
fn rules_options_round_trip_through_their_text() {
    for option in Rules::OPTIONS {
        for value in option.values.iter().copied() {
            let mut rules = Rules { headquarters: Headquarters::Open, ..Rules::default() };
            assert!(rules.set(option.key, value));
            assert_eq!(rules.get(option.key), Some(value));
            assert_eq!(Rules::from_text(&rules.to_text()), Ok(rules));
        }
        assert_eq!(Rules::default().get(option.key), Some(option.values[0]), "the first is the default");
        assert!(!Rules::default().set(option.key, "otherwise"));
    }
    assert_eq!(Rules::OPTIONS.len(), 5);
    assert_eq!(Rules::default().get("speed"), None);
    assert!(!Rules::default().set("speed", "basic"));
    assert_eq!(GameKind::Napoleon.presets(), []);
}

#[test]
fn the_rules_at_the_table_make_every_match_end() {
    let table = rules(GameKind::Napoleon.table_rules());
    assert_eq!(table, Rules { repetition: Repetition::Draw, ..Rules::default() });
    assert_eq!(Rules::default().repetition, Repetition::Allowed);
    assert_eq!(Player::BOTH.map(|player| GameKind::Napoleon.player_name(player)), ["blue", "red"]);
}
