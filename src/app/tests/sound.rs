//! What is heard at the table, and when; without a speaker.

use std::sync::mpsc::Receiver;

use bevy::ecs::system::RunSystemOnce;

use super::*;
use crate::app::board::{BoardPieces, CountScore, animate};
use crate::app::games::{PlaySound, Sound};
use crate::app::session::{AnswerOffer, OfferDraw, Resign};
use crate::app::sound::{Request, Speaker};
use rules::Effect;

/// The sounds that were asked for since the list was emptied, each with the time of its frame.
#[derive(Resource, Default)]
struct Heard(Vec<(f32, PlaySound)>);

/// Listens from now on.
fn listen(table: &mut Table) {
    let world = table.app.world_mut();
    world.init_resource::<Heard>();
    world.add_observer(|sound: On<PlaySound>, time: Res<Time>, mut heard: ResMut<Heard>| {
        heard.0.push((time.elapsed_secs(), *sound));
    });
}

/// What was heard since this was asked last.
fn heard(table: &mut Table) -> Vec<(f32, PlaySound)> {
    std::mem::take(&mut table.app.world_mut().resource_mut::<Heard>().0)
}

fn names(heard: &[(f32, PlaySound)]) -> Vec<Sound> {
    heard.iter().map(|(_, sound)| sound.sound).collect()
}

/// When each of these sounds began, in seconds.
fn starts(heard: &[(f32, PlaySound)], wanted: Sound) -> Vec<f32> {
    heard.iter().filter(|(_, it)| it.sound == wanted).map(|(at, it)| at + it.delay).collect()
}

pub(super) fn play(table: &mut Table, text: &str) {
    let action = table.session().position().read_action(text).unwrap();
    table.perform(&action);
}

/// A table whose requests to the speaker are received.
pub(super) fn with_speaker(table: &mut Table) -> Receiver<Request> {
    let (speaker, requests) = Speaker::with_receiver();
    table.app.insert_resource(speaker);
    requests
}

/// The name of an effect's kind.
fn name_of(effect: &Effect) -> &'static str {
    match effect {
        Effect::Moved { .. } => "moved",
        Effect::Jumped { .. } => "jumped",
        Effect::Placed { .. } => "placed",
        Effect::Captured { .. } => "captured",
        Effect::Lost { .. } => "lost",
        Effect::Spent { .. } => "spent",
        Effect::Charged { .. } => "charged",
        Effect::TurnEnded { .. } => "turn ended",
        Effect::SidesSwapped => "sides swapped",
        Effect::Ended { .. } => "ended",
    }
}

/// The kinds of effects that a game can have.
fn effects_of(kind: GameKind) -> Vec<&'static str> {
    match kind {
        GameKind::Netzwerk => {
            vec!["captured", "charged", "ended", "jumped", "moved", "sides swapped", "spent", "turn ended"]
        }
        GameKind::Kulami => vec!["ended", "placed", "sides swapped", "turn ended"],
        GameKind::Napoleon => {
            vec!["captured", "ended", "jumped", "lost", "moved", "sides swapped", "turn ended"]
        }
    }
}

/// A position of Napoleon with blue to move, where h6 can take a counter, and n6 can then jump into the river on n4.
const RIVER: &str = "19/19/19/19/19/19/19/19/19/19/19/19/7r11/7b5r5/13b5/19/19/5b13/r18 b";

/// Tables with matches in which everything happens that can happen in a game.
fn matches_with_all_effects(kind: GameKind) -> Vec<(Table, Vec<String>)> {
    let swapped = match kind {
        GameKind::Netzwerk => "b2-b4*a3 end swap",
        GameKind::Kulami => "d4 swap",
        GameKind::Napoleon => "i7-k7-i9 swap",
    };
    let swapped = swapped.split_ascii_whitespace().map(str::to_owned).collect();
    let mut matches =
        vec![whole_match(kind), (Table::set(kind.set_up("swap=on", None, None).unwrap()), swapped)];
    if kind == GameKind::Napoleon {
        let lost = ["h6xh8", "n6xn4~"].map(str::to_owned).to_vec();
        matches.push((Table::set(kind.set_up("", None, Some(RIVER)).unwrap()), lost));
    }
    matches
}

/// Plans an effect by itself, and waits until it is over.
fn animate_alone(table: &mut Table, effect: Effect) {
    let plan = move |look: Res<BoardLook>,
                     mut timeline: ResMut<Timeline>,
                     mut board_pieces: BoardPieces,
                     mut commands: Commands| {
        animate(std::slice::from_ref(&effect), &**look, &mut timeline, &mut board_pieces, &mut commands);
    };
    table.app.world_mut().run_system_once(plan).unwrap();
    table.wait(40);
}

#[test]
fn every_effect_that_a_game_can_have_has_a_sound() {
    for kind in GameKind::ALL {
        let mut seen: Vec<&str> = Vec::new();
        for (mut table, actions) in matches_with_all_effects(kind) {
            listen(&mut table);
            let mut game = Match::new(table.session().position().clone());
            game.play_text(&actions.join(" ")).unwrap();
            for effect in game.played().iter().flat_map(|played| played.effects.clone()) {
                seen.push(name_of(&effect));
                heard(&mut table);
                animate_alone(&mut table, effect.clone());
                // Points are counted first: `a_count_is_heard_panel_by_panel_and_ends_with_a_chord`.
                let is_later = matches!(&effect, Effect::Ended { outcome } if outcome.reason.is_by_points());
                let is_heard = !heard(&mut table).is_empty();
                assert!(is_heard || is_later, "{kind:?}: {effect:?} should be heard");
            }
        }
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen, effects_of(kind), "{kind:?}: matches with all effects");
    }
}

#[test]
fn a_run_is_heard_step_by_step_after_its_battery_has_clicked() {
    let mut table = Table::start();
    listen(&mut table);
    play(&mut table, "b2-b6*a3c3");
    let heard_now = heard(&mut table);
    assert_eq!(names(&heard_now)[0], Sound::Tap, "the robot is selected");
    let [clicks, steps] = [Sound::BatteryClick, Sound::RobotStep].map(|sound| starts(&heard_now, sound));
    assert_eq!(clicks.len(), 2, "two batteries pay");
    assert!(steps.len() >= 2, "{steps:?}");
    assert!(clicks.iter().all(|click| *click < steps[0]), "{clicks:?} before {steps:?}");
    assert!(steps.array_windows().all(|[a, b]| (0.03..0.5).contains(&(b - a))), "{steps:?}");
    assert!(heard_now.iter().any(|(_, it)| it.sound == Sound::RobotServo), "it turns back");
    // At the end of the turn the batteries are charged again.
    play(&mut table, "end");
    let heard_now = heard(&mut table);
    let hums = starts(&heard_now, Sound::BatteryHum);
    assert_eq!((starts(&heard_now, Sound::BatteryClick).len(), hums.len()), (2, 2));
    assert_eq!(starts(&heard_now, Sound::Turn).len(), 1);
}

#[test]
fn a_marble_touches_wood_and_rolls_and_is_heard_where_it_lies() {
    let mut table = Table::kulami("", "closed");
    let requests = with_speaker(&mut table);
    for text in ["a1", "h1"] {
        play(&mut table, text);
    }
    let voices: Vec<_> = requests
        .try_iter()
        .filter_map(|request| match request {
            Request::Play(voice) => Some(voice),
            Request::Room(_) | Request::Silence => None,
        })
        .collect();
    let of = |sound| voices.iter().filter(|voice| voice.sound == sound).copied().collect::<Vec<_>>();
    let (puts, rolls) = (of(Sound::MarblePut), of(Sound::MarbleRoll));
    assert_eq!((puts.len(), rolls.len()), (2, 2), "{voices:?}");
    assert!(puts[0].side < -0.1 && puts[1].side > 0.1, "the first lies at the left: {puts:?}");
    assert_ne!((puts[0].file, puts[0].rate), (puts[1].file, puts[1].rate), "no two sound the same");
}

#[test]
fn jumps_are_heard_one_by_one_as_they_land() {
    let (mut table, actions) = whole_match(GameKind::Napoleon);
    listen(&mut table);
    for text in &actions {
        heard(&mut table);
        play(&mut table, text);
        let heard_now = heard(&mut table);
        let effects = table.session().game().played().last().unwrap().effects.clone();
        let count = |wanted: fn(&Effect) -> bool| effects.iter().filter(|effect| wanted(effect)).count();
        let landings = starts(&heard_now, Sound::CounterJump);
        assert_eq!(landings.len(), count(|it| matches!(it, Effect::Jumped { .. })), "{text}: {heard_now:?}");
        assert!(landings.array_windows().all(|[a, b]| b - a > 0.1), "{text}: {landings:?}");
        let captures = count(|it| matches!(it, Effect::Captured { .. }));
        assert_eq!(starts(&heard_now, Sound::CounterCapture).len(), captures, "{text}");
        let ends = count(|it| matches!(it, Effect::Ended { .. }));
        assert_eq!(starts(&heard_now, Sound::EndWin).len(), ends, "{text}");
    }
}

#[test]
fn a_counter_that_is_lost_splashes_after_its_jump() {
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, Some(RIVER)).unwrap());
    listen(&mut table);
    play(&mut table, "h6xh8");
    assert_eq!(starts(&heard(&mut table), Sound::Splash), Vec::<f32>::new());
    play(&mut table, "n6xn4~");
    let heard_now = heard(&mut table);
    let [jumps, splashes] = [Sound::CounterJump, Sound::Splash].map(|sound| starts(&heard_now, sound));
    assert_eq!((jumps.len(), splashes.len()), (1, 1));
    assert!(jumps[0] < splashes[0], "{jumps:?} {splashes:?}");
}

#[test]
fn a_replay_sounds_like_the_turn_itself() {
    let mut table = Table::start();
    listen(&mut table);
    for text in ["b2-b6*a3c3", "m3>m5", "end"] {
        play(&mut table, text);
    }
    let played = heard(&mut table);
    table.press(KeyCode::KeyL);
    table.rest();
    table.rest();
    let replayed = heard(&mut table);
    // Nothing is selected in a replay.
    let mut played = names(&played);
    played.retain(|sound| *sound != Sound::Tap);
    assert_eq!(names(&replayed), played);
}

#[test]
fn what_is_skipped_is_not_heard() {
    let mut table = Table::start();
    listen(&mut table);
    table.click("b2");
    table.click("b6");
    table.wait(2);
    heard(&mut table);
    table.click("l2");
    table.click("l6");
    table.wait(2);
    let heard_now = heard(&mut table);
    assert_eq!(
        starts(&heard_now, Sound::RobotStep),
        Vec::<f32>::new(),
        "the first robot is there: {heard_now:?}"
    );
    table.rest();
    assert!(!starts(&heard(&mut table), Sound::RobotStep).is_empty(), "the second is heard");
}

#[test]
fn without_animations_the_sounds_of_a_turn_follow_each_other_quickly() {
    let mut table = Table::start();
    table.set_up(|settings| settings.no_animations = true);
    listen(&mut table);
    play(&mut table, "b2-b6*a3c3");
    let heard_now = heard(&mut table);
    let of_run: Vec<f32> =
        heard_now.iter().filter(|(_, it)| it.sound != Sound::Tap).map(|(at, it)| at + it.delay).collect();
    assert!(of_run.len() > 3, "{heard_now:?}");
    assert!(of_run.array_windows().all(|[a, b]| (0.1..0.2).contains(&(b - a))), "{of_run:?}");
}

#[test]
fn a_refused_action_is_heard() {
    let mut table = Table::kulami("", "closed");
    play(&mut table, "d4");
    listen(&mut table);
    table.click("a1");
    table.wait(2);
    assert!(names(&heard(&mut table)).contains(&Sound::Refuse));
}

#[test]
fn a_count_is_heard_panel_by_panel_and_ends_with_a_chord() {
    let (mut table, actions) = whole_match(GameKind::Kulami);
    listen(&mut table);
    for text in &actions {
        heard(&mut table);
        play(&mut table, text);
    }
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    let heard_now = heard(&mut table);
    let [lifted, laid] = [Sound::PanelLift, Sound::PanelLay].map(|sound| starts(&heard_now, sound));
    assert!(lifted.len() > 4 && lifted.len() == laid.len(), "{lifted:?} {laid:?}");
    let chords = [Sound::EndWin, Sound::EndDraw].map(|sound| starts(&heard_now, sound)).concat();
    assert_eq!(chords.len(), 1);
    assert!(laid.iter().all(|laid| *laid <= chords[0]), "the chord comes last");
    // It is heard again when it is counted again.
    table.app.world_mut().trigger(CountScore);
    table.wait_for("the count", |table| table.turn() == TurnPhase::Scoring);
    table.wait(20);
    assert!(names(&heard(&mut table)).contains(&Sound::PanelLift));
}

#[test]
fn a_match_that_players_end_ends_with_its_chord() {
    for (ends_drawn, chord) in [(false, Sound::EndWin), (true, Sound::EndDraw)] {
        let mut table = Table::start();
        play(&mut table, "b2-b6*a3c3");
        listen(&mut table);
        if ends_drawn {
            table.app.world_mut().trigger(OfferDraw);
            table.wait(1);
            table.app.world_mut().trigger(AnswerOffer { accepts: true });
        } else {
            table.app.world_mut().trigger(Resign);
        }
        table.wait(60);
        assert_eq!(starts(&heard(&mut table), chord).len(), 1, "{chord:?}");
    }
}
