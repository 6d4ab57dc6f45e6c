//! The courses: every step can be played as it says, and has its sentences in every language.

use std::collections::BTreeSet;

use record::Match;
use rules::{AnyGame, Effect, Game, GameKind, Player, Presented, Site, Zone};
use study::lessons::{Condition, Course, CourseError, Step, Task, Turn};
use texts::{Language, lesson_done, lesson_idea, lesson_step, lesson_then, msg};

fn steps() -> impl Iterator<Item = (GameKind, &'static Step)> {
    GameKind::ALL.into_iter().flat_map(|kind| Course::of(kind).all_steps().map(move |step| (kind, step)))
}

#[test]
fn every_course_has_a_dozen_steps_and_ends_with_a_match() {
    for kind in GameKind::ALL {
        // Reading a course plays every step by the rules.
        let course =
            Course::read(kind, study::course_text(kind)).unwrap_or_else(|error| panic!("{kind}: {error}"));
        assert!((8..=14).contains(&course.steps.len()), "{kind}: {}", course.steps.len());
        let keys: BTreeSet<&str> = course.all_steps().map(|step| step.key.as_str()).collect();
        assert_eq!(keys.len(), course.all_steps().count(), "{kind}: every step has a key of its own");
        let last = course.steps.last().unwrap();
        assert!(last.ideas().len() >= 3, "{kind}: ideas are named in the match");
    }
}

#[test]
fn every_course_teaches_the_rules_that_the_table_starts_with() {
    for kind in GameKind::ALL {
        for rule in kind.fair_rules().split(',') {
            let steps = &Course::of(kind).steps;
            let is_taught = steps.iter().any(|step| step.rules.split(',').any(|own| own == rule));
            assert!(is_taught, "{kind}: {rule}");
        }
    }
}

#[test]
fn the_first_match_is_by_the_rules_of_the_table_on_the_board_of_the_course() {
    for kind in GameKind::ALL {
        let game = Course::first_match(kind).unwrap();
        assert!(game.played().is_empty(), "{kind}");
        let course = Course::of(kind).steps.last().unwrap().set_up(kind).unwrap();
        assert_eq!(game.position().board(), course.position().board(), "{kind}");
        let start = game.position();
        let proposed = [kind.table_rules(), kind.fair_rules()].join(",");
        for rule in proposed.split(',').filter(|rule| !rule.is_empty()) {
            assert!(start.rules().split(',').any(|own| own == rule), "{kind}: {rule}");
        }
    }
}

#[test]
fn what_is_in_danger_is_marked_only_once_a_course_has_said_what_the_marks_mean() {
    let is_marked = |position: &AnyGame| {
        position.zones().iter().any(|zone| matches!(zone, Zone::Danger { captures } if !captures.is_empty()))
    };
    // Netzwerk's course says so at the end of a step, Napoleon's where it begins.
    for (kind, told) in [(GameKind::Netzwerk, "shift"), (GameKind::Napoleon, "capture")] {
        let said = Course::of(kind).all_steps().take_while(|step| step.key != told);
        let before: Vec<&Step> = said.collect();
        assert!(before.len() > 1, "{kind}");
        for step in before {
            assert!(!is_marked(step.set_up(kind).unwrap().position()), "{kind} {}", step.key);
        }
    }
}

#[test]
fn the_places_that_are_pointed_at_are_on_the_board() {
    for (kind, step) in steps() {
        let mut game = step.set_up(kind).unwrap();
        assert_eq!(step.pointed_at(0).count(), step.point_at.len(), "{kind} {}", step.key);
        assert_eq!(step.pointed_around(0).count(), step.point_around.len(), "{kind} {}", step.key);
        check_pointed_at(kind, step, game.position(), 0);
        if step.has_several_actions() {
            game.play_text(step.solution().split_whitespace().next().unwrap()).unwrap();
            assert_eq!(step.pointed_at(1).count(), step.then_point_at.len(), "{kind} {}", step.key);
            check_pointed_at(kind, step, game.position(), 1);
        }
    }
}

/// Checks that what a step points at is there: a piece, the end of an action, or a place of which there is something to say.
fn check_pointed_at(kind: GameKind, step: &Step, position: &AnyGame, done: usize) {
    let pieces: Vec<_> = position.pieces().into_iter().map(|(site, _)| site).collect();
    let gestures: Vec<_> = position.actions().iter().map(|action| position.gesture(action)).collect();
    for site in step.pointed_at(done).chain(step.pointed_around(done)) {
        let is_known = pieces.contains(&site)
            || gestures.iter().any(|gesture| gesture.to == Some(site))
            || position.about(site).is_some();
        // A place that is neither: an empty field that is closed.
        let is_field = position.attempt(None, site).is_some();
        assert!(is_known || is_field, "{kind} {}: {site}", step.key);
    }
}

#[test]
fn a_task_is_not_met_by_everything_unless_it_says_so() {
    for (kind, step) in steps() {
        let [goal, ..] = step.goals() else { continue };
        if *goal == Condition::Any {
            continue;
        }
        let before = step.set_up(kind).unwrap().position().clone();
        let is_met = |action: &_| {
            let mut after = before.clone();
            let effects = after.play(action).unwrap();
            goal.is_met(&Turn { before: &before, action, effects: &effects, after: &after })
        };
        let (met, all) =
            (before.actions().iter().filter(|action| is_met(action)).count(), before.actions().len());
        assert!(met > 0, "{kind} {}", step.key);
        // A single legal action can only be right.
        assert!(met < all || all <= 6, "{kind} {}: {met} of {all}", step.key);
    }
}

#[test]
fn every_step_has_its_sentences_in_every_language_and_no_sentence_is_left_over() {
    let mut wanted: BTreeSet<String> = BTreeSet::new();
    for (kind, step) in steps() {
        let sentence = lesson_step(kind, &step.key);
        let key = sentence.key().unwrap_or_else(|| panic!("{kind}: {} is in no locale", step.key));
        wanted.insert(key.to_owned());
        wanted.insert(format!("{key}-done"));
        let then = step.has_several_actions().then(|| lesson_then(kind, &step.key));
        if let Some(then) = &then {
            let then_key = format!("{key}-then");
            assert_eq!(then.key(), Some(then_key.as_str()), "there are several actions");
            assert!(Language::ALL.into_iter().all(|language| language.has_message(&then_key)), "{then_key}");
            wanted.insert(then_key);
        }
        for idea in step.ideas() {
            let sentence = lesson_idea(kind, &idea.key);
            wanted.insert(sentence.key().unwrap_or_else(|| panic!("{kind}: {}", idea.key)).to_owned());
        }
        for language in Language::ALL {
            assert!(language.has_message(key), "{language:?}: {key}");
            let (text, hint) = (language.say(&sentence), language.about(&sentence));
            check_sentences(language, key, &[&text, &hint, &language.say(&lesson_done(kind, &step.key))]);
            if let Some(then) = &then {
                check_sentences(language, key, &[&language.say(then), &language.about(then)]);
            }
        }
    }
    let games = GameKind::ALL.map(|kind| format!("lesson-{kind}-"));
    let left_over: Vec<&str> = msg::ALL
        .iter()
        .map(|(key, _)| *key)
        .filter(|key| games.iter().any(|game| key.starts_with(game.as_str())) && !wanted.contains(*key))
        .collect();
    assert!(left_over.is_empty(), "{left_over:?}");
}

/// Checks that sentences are whole ones, and that the first and its hint fit on a phone: two sentences or three short ones.
fn check_sentences(language: Language, key: &str, texts: &[&str]) {
    for text in texts {
        assert!(text.ends_with(['.', '!']), "{language:?} {key}: {text}");
    }
    for (text, most) in texts.iter().zip([260, 150]) {
        assert!(text.chars().count() <= most, "{language:?} {key}: {} letters", text.chars().count());
    }
}

#[test]
fn a_course_with_a_mistake_says_which() {
    let kind = GameKind::ALL[0];
    let read = |text: &str| Course::read(kind, text).unwrap_err();
    assert!(matches!(read("Course(format: 1, steps: [])"), CourseError::Order));
    assert!(matches!(read("Course(format: 2, steps: [])"), CourseError::Format(_)));
    assert!(matches!(read("Course(format: 1, steps: [], more: 1)"), CourseError::Format(_)));
    let course = study::course_text(kind);
    let replaced = |old: &str, new: &str| {
        assert!(course.contains(old), "{old}");
        read(&course.replacen(old, new, 1)).to_string()
    };
    let error = replaced("solution: \"end\"", "solution: \"a1>a3\"");
    assert!(error.starts_with("step end: "), "{error}");
    let error = replaced("goals: [EndsTurn]", "goals: [Captures(1)]");
    assert_eq!(error, "step end: end does not meet its goal");
    let error = replaced("key: \"end\",", "key: \"end\", then_point_at: [\"f6\"],");
    assert_eq!(error, "step end: there is no second action to point at");
    let error = replaced("key: \"end\",", "key: \"end\", takes_back: true,");
    assert_eq!(error, "step end: only a single action without a reply can be taken back");
    let error = replaced("point_at: [\"f6\"]", "point_at: [\"f\"]");
    assert!(error.starts_with("step capture: "), "{error}");
}

/// Plays with the first legal actions, as a check that conditions never contradict the effects.
#[test]
fn conditions_agree_with_the_effects() {
    for kind in GameKind::ALL {
        let start = kind.set_up("", None, None).unwrap();
        let mut game = Match::new(start);
        for number in 0..60_usize {
            let before = game.position().clone();
            let actions = before.actions();
            let Some(action) = actions.get(number * 7 % actions.len().max(1)) else { break };
            game.play(action).unwrap();
            let played = game.played().last().unwrap();
            let turn = Turn { before: &before, action, effects: &played.effects, after: &played.after };
            let captured = played.effects.iter().filter(|effect| matches!(effect, Effect::Captured { .. }));
            let captured = captured.count();
            assert_eq!(Condition::Captures(1).is_met(&turn), captured > 0, "{kind} {action}");
            assert!(Condition::OneOf(vec![action.to_string()]).is_met(&turn), "{kind} {action}");
            assert!(!Condition::Not(Box::new(Condition::Any)).is_met(&turn));
            let from = before.gesture(action).from.map(|site| site.to_string());
            assert!(from.is_none_or(|from| Condition::From(vec![from]).is_met(&turn)), "{kind} {action}");
            assert_eq!(played.by, before.to_move());
        }
        assert!(game.played().len() > 5, "{kind}");
    }
}

#[test]
fn the_first_player_acts_in_every_step() {
    for (kind, step) in steps() {
        let game = step.set_up(kind).unwrap();
        assert_eq!(game.position().to_move(), Player::One, "{kind} {}", step.key);
        assert_eq!(matches!(step.task, Task::Match { .. }), step.goals().is_empty());
    }
}

#[test]
fn what_a_person_means_by_two_places_is_legal_or_refused_with_a_reason() {
    for kind in GameKind::ALL {
        let position = kind.set_up("", None, None).unwrap();
        let gestures: Vec<_> = position.actions().iter().map(|action| position.gesture(action)).collect();
        let places = || (0..8).flat_map(|file| (0..8).map(move |rank| Site::new(file, rank)));
        let pieces = position.pieces().into_iter().map(|(site, _)| Some(site));
        let mut refused = 0;
        for from in pieces.take(6).chain([None]) {
            for to in places() {
                let is_possible =
                    gestures.iter().any(|gesture| gesture.from == from && gesture.to == Some(to));
                let Some(action) = position.attempt(from, to).filter(|_| !is_possible) else { continue };
                let reason = position.clone().play(&action).expect_err("there is no such action").to_string();
                assert!(!reason.contains("not legal here"), "{kind}: {action}: {reason}");
                refused += 1;
            }
        }
        assert!(refused > 20 || kind.places_pieces(), "{kind}: {refused}");
    }
}

#[test]
fn what_led_to_a_step_cannot_be_taken_back() {
    for (kind, step) in steps() {
        assert!(!step.set_up(kind).unwrap().can_undo(), "{kind} {}", step.key);
    }
}
