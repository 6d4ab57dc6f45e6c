//! Every course from its first step to the end of its match, in two languages each and all of them together, with wrong tries on the way.

use super::super::window_sizes::resize;
use super::*;
use crate::app::exercises::StartLesson;
use study::lessons::{Course, Turn};
use texts::{Report, lesson_done};

/// Checks that the panel says something.
fn check_says(table: &mut Table, text: &str) {
    let texts = table.texts();
    assert!(texts.iter().any(|shown| shown == text), "‘{text}’ should be among {texts:#?}");
}

/// Does what the rules forbid, and hears why. Some positions offer no such try.
fn try_what_is_forbidden(table: &mut Table, language: Language) {
    let position = table.session().position().clone();
    let from = table.session().legal_moves().pieces().next();
    let places: Vec<Site> = table.look().spots().into_iter().map(|spot| spot.site).collect();
    let reason = |site: Site| {
        let session = table.session();
        let moves = session.legal_moves();
        if moves.can_act(site) || !moves.between(from, Some(site)).is_empty() || Some(site) == from {
            return None;
        }
        let action = position.attempt(from, site)?;
        position.clone().play(&action).err()
    };
    let Some((place, reason)) = places.into_iter().find_map(|site| Some((site, reason(site)?))) else {
        return;
    };
    if let Some(from) = from {
        let at = table.pixel(from);
        table.click_at(at);
    }
    let at = table.pixel(place);
    table.click_at(at);
    table.wait(2);
    check_says(table, &language.say(&reason.message().sentence()));
    assert_eq!(table.position(), position.to_string());
    if table.selection() != &Selection::Nothing {
        table.press(KeyCode::Escape);
    }
    assert_eq!(table.selection(), &Selection::Nothing);
}

/// Does something legal that the step does not ask for; it is taken back. Some steps accept everything.
fn try_something_else(table: &mut Table, language: Language) {
    let before = table.session().position().clone();
    let Some(goal) = running(table).step.goals().first() else { return };
    let is_met = |action: &AnyAction| {
        let mut after = before.clone();
        let effects = after.play(action).unwrap();
        goal.is_met(&Turn { before: &before, action, effects: &effects, after: &after })
    };
    let Some(other) = before.actions().into_iter().find(|action| !is_met(action)) else { return };
    table.perform(&other);
    let sentences = running(table).sentences();
    let mut after = before.clone();
    let effects = after.play(&other).unwrap();
    let turn = Turn { before: &before, action: &other, effects: &effects, after: &after };
    let why = goal.shortfall(&turn).map_or_else(msg::lesson_otherwise, |shortfall| shortfall.message());
    let says = format!("{} {}", language.say(&why), language.about(&sentences));
    check_says(table, &says);
    assert!(!table.is_done(), "{other}");
    table.wait_for("taking back", Table::is_open);
    table.rest();
    assert_eq!(table.position(), before.to_string(), "{other} is taken back");
    table.check_pieces();
    assert!(table.session().is_human_to_move(), "the next try");
}

/// Checks that the step points at its places, and at no others. A part of the board has one mark.
fn check_pointed(table: &mut Table) {
    let step = table.exercise().unwrap().pointing().expect("the step should not be done");
    let parts = usize::from(step.pointed_around().next().is_some());
    let pointed = step.pointed_at().count() + parts;
    assert_eq!(table.marked(HighlightKind::Pointed).len(), pointed);
}

/// Does what the step asks for: with the mouse, with a finger, or by the keys alone.
fn do_it(table: &mut Table, number: usize) {
    let by = number % 3;
    if by == 0 {
        return solve(table);
    }
    for text in running(table).step.solution().split_whitespace() {
        let action = table.session().position().read_action(text).unwrap();
        table.perform_by(
            &action,
            |table, site| {
                if by == 1 {
                    let at = table.pixel(site);
                    table.tap_at(at);
                } else {
                    super::super::keyboard::touch_by_key(table, site);
                }
            },
            |table| table.press(KeyCode::Space),
        );
    }
    table.wait_for("the end of the step", Table::is_done);
}

/// The action of a player in a hurry: win, else get as far forward as possible, else anything.
fn hurried(position: &AnyGame, number: usize) -> AnyAction {
    let actions = position.actions();
    let wins = |action: &&AnyAction| {
        let mut after = position.clone();
        let me = position.to_move();
        after.play(action).is_ok() && after.outcome().is_some_and(|outcome| outcome.winner == Some(me))
    };
    let forward = |action: &&AnyAction| {
        let gesture = position.gesture(action);
        match (gesture.from, gesture.to) {
            // Batteries are left where they are.
            (Some(from), Some(to))
                if !gesture.is_lost && gesture.pays.is_empty() != position.kind().ends_turns_by_hand() =>
            {
                i32::from(to.rank) - i32::from(from.rank)
            }
            _ => 0,
        }
    };
    let farthest = actions.iter().max_by_key(forward).filter(|action| forward(action) > 0);
    let by_hand = actions.iter().find(|action| position.gesture(action).to.is_none());
    let any = actions.get(number * 7 % actions.len().max(1));
    actions.iter().find(wins).or(farthest).or(by_hand).or(any).expect("there should be an action").clone()
}

/// Plays the match at the end of a course, until it is over.
pub(super) fn play_match(table: &mut Table) {
    for number in 0..300 {
        table.wait_for("the player's turn", |table| {
            let is_over = table.session().outcome().is_some();
            is_over || table.session().is_human_to_move() && table.turn() == TurnPhase::Choosing
        });
        if table.session().outcome().is_some() {
            break;
        }
        let action = hurried(table.session().position(), number);
        table.perform(&action);
    }
    assert!(table.session().outcome().is_some(), "the match should end: {}", table.position());
    table.wait_for("the count", |table| table.turn() == TurnPhase::Over);
    table.wait(4);
}

fn play_through(course: usize) {
    let kind = GameKind::ALL[course];
    for language in [course, course + 3].map(|number| Language::ALL[number % Language::ALL.len()]) {
        let mut table = Table::opened();
        begun(&mut table, kind, language);
        let count = Course::of(kind).steps.len();
        for at in 0..count {
            assert_eq!(running(&table).at, at, "{kind}, {language:?}");
            let sentences = running(&table).sentences();
            check_says(&mut table, &language.say(&sentences));
            let which =
                if at == 0 { msg::lesson_step(1, count) } else { msg::lesson_step_new(at + 1, count) };
            check_says(&mut table, &language.say(&which));
            // A part of the board has one mark.
            check_pointed(&mut table);
            if running(&table).is_match() {
                play_match(&mut table);
                check_says(&mut table, &language.say(&msg::lesson_finished()));
                assert_eq!(table.menu(), Menu::None, "the course says how the match has ended");
                table.check_can_be_pressed(&language.say(&msg::lesson_first_match()), "the first match");
                table.click_button(&language.say(&msg::match_main_menu()));
                break;
            }
            try_what_is_forbidden(&mut table, language);
            try_something_else(&mut table, language);
            do_it(&mut table, at);
            let key = &running(&table).step.key;
            check_says(&mut table, &language.say(&lesson_done(kind, key)));
            assert!(!table.is_marked(HighlightKind::Pointed));
            assert!(table.activatable().is_empty(), "{kind} {key}: the step is done");
            match at % 3 {
                0 => table.click_button(&language.say(&msg::lesson_next())),
                1 => {
                    let next = table.middle_of(&language.say(&msg::lesson_next()));
                    table.tap_at(next);
                }
                _ => table.press(KeyCode::Space),
            }
            table.wait(6);
        }
        table.wait(4);
        assert_eq!(table.screen(), Screen::Title, "{kind}, {language:?}");
        let folder = table.folder.as_ref().unwrap().path();
        assert!(!folder.join("matches").exists() || folder.join("matches").read_dir().unwrap().count() == 0);
    }
}

#[test]
fn the_first_course_is_played_through() {
    play_through(0);
}

#[test]
fn the_second_course_is_played_through() {
    play_through(1);
}

#[test]
fn the_third_course_is_played_through() {
    play_through(2);
}

#[test]
fn every_sentence_and_every_button_fits_into_every_window() {
    let mut table = Table::opened();
    for (size, text) in
        [((1280.0, 800.0), 100), ((1024.0, 768.0), 100), ((400.0, 860.0), 100), ((1280.0, 800.0), 200)]
    {
        resize(&mut table, size);
        for language in Language::ALL {
            table.set_up(|settings| {
                (settings.language, settings.text_size) = (Some(language.code().to_owned()), text);
            });
            for kind in GameKind::ALL {
                for at in 0..Course::of(kind).all_steps().count() {
                    table.app.world_mut().trigger(StartLesson(kind, Some(at)));
                    table.wait(5);
                    let context = format!("{kind} {}, {language:?}, {size:?}, {text} %", at + 1);
                    let sentence = language.say(&running(&table).sentences());
                    table.check_is_whole(&sentence, &context);
                    for button in [msg::lesson_hint(), msg::lesson_back()] {
                        table.check_can_be_pressed(&language.say(&button), &context);
                    }
                }
            }
        }
    }
}
