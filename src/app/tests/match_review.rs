//! The review of a match: made in the background and kept, a graph that leads to every turn, what would have been better, and learning from
//! mistakes.

use super::window_sizes::resize;
use super::*;
use crate::app::ai::MatchReview;
use crate::app::exercises::{Remark, Stage, Task};
use crate::app::saves::OpenMatch;
use crate::app::session::{GoToPly, PlayAction};
use record::Name;
use study::review::Mark;
use texts::msg;

/// White could bring home the third robot; Black then does.
const START: &str = "13/1w1w9/13/5w7/4o1o6/1b9b1/13/13/13/7b5/o5o1o4/1w3w3b1b1/13 w r - -";
const PLAYED: &str = "f10-d10*e9 end h4-h2*g3";

fn review(table: &Table) -> &MatchReview {
    table.app.world().resource::<MatchReview>()
}

/// Waits for searches in the background, which always end.
fn wait_for_search(table: &mut Table, is_done: impl Fn(&Table) -> bool) {
    while !is_done(table) {
        table.wait(1);
        std::thread::yield_now();
    }
    table.wait(3);
}

/// A match in which White throws the win away, as it was played and saved; its result is shown.
fn lost(folder: &std::path::Path) -> Table {
    let mut table = Table::opened_in(folder);
    let start = GameKind::Netzwerk.set_up("", None, Some(START)).unwrap();
    let setup = MatchSetup::new(Match::new(start)).with_names(["Ada", "Grace"].map(Name::fitted));
    table.app.world_mut().trigger(StartMatch(setup));
    table.wait(4);
    for word in PLAYED.split(' ') {
        let action = table.session().position().read_action(word).unwrap();
        table.app.world_mut().trigger(PlayAction(action));
        table.wait(1);
    }
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    table.wait_for("buttons that can be pressed", |table| !table.app.world().resource::<TurnGuard>().is_up());
    table
}

/// The same, under review.
fn reviewed(folder: &std::path::Path) -> Table {
    let mut table = lost(folder);
    table.click_button(&english(msg::panel_review()));
    table.rest();
    // It begins with the end.
    assert_eq!((table.menu(), table.session().review_ply()), (Menu::None, Some(actions())));
    wait_for_search(&mut table, |table| review(table).is_complete());
    table.rest();
    table
}

fn actions() -> usize {
    PLAYED.split(' ').count()
}

/// The graph, as a screen reader hears it after a turn.
fn graph(table: &mut Table, turn: usize) -> super::widgets::Widget {
    let begin = format!("Chances after turn {turn}: Ada ");
    let graph = table.find_by(|node| node.label().is_some_and(|label| label.starts_with(&begin)));
    graph.unwrap_or_else(|| panic!("the graph should be at turn {turn}: {:#?}", table.texts()))
}

/// The place of a turn in the graph.
fn in_graph(graph: super::widgets::Widget, turn: usize, turns: usize) -> Vec2 {
    let inner = graph.whole.inflate(-16.0);
    Vec2::new(inner.min.x + inner.width() * turn as f32 / turns as f32, inner.center().y)
}

#[test]
fn after_a_match_its_review_opens_and_the_second_time_it_is_there_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (found, file) = {
        let mut table = reviewed(folder.path());
        assert!(review(&table).progress().is_none());
        let turns = review(&table).turns();
        assert_eq!(turns[0].mark, Some(Mark::Blunder), "{turns:?}");
        assert_eq!(review(&table).points()[0], 0);
        graph(&mut table, 2);
        let file = table.app.world().resource::<SaveSlot>().file.as_ref().unwrap().name().to_owned();
        (review(&table).review().clone(), file)
    };
    let kept = folder.path().join("matches/reviews").join(&file);
    assert!(kept.exists());
    let mut table = Table::opened_in(folder.path());
    table.app.world_mut().trigger(OpenMatch(file.clone()));
    table.wait(4);
    assert!(!review(&table).is_wanted(), "nobody has asked for it yet");
    table.press(KeyCode::PageUp);
    assert!(review(&table).is_complete(), "without any search");
    assert_eq!((review(&table).review(), review(&table).progress()), (&found, None));
    // What is damaged is made again.
    std::fs::write(&kept, "Review(format: 1").unwrap();
    let mut table = Table::opened_in(folder.path());
    table.app.world_mut().trigger(OpenMatch(file));
    table.wait(4);
    table.press(KeyCode::PageUp);
    wait_for_search(&mut table, |table| review(table).is_complete());
    assert_eq!(review(&table).review(), &found, "the same is found again");
    assert!(std::fs::read_to_string(&kept).unwrap().len() > 100);
}

#[test]
fn mouse_finger_and_keys_lead_through_the_graph_and_the_board_follows() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = reviewed(folder.path());
    let place = graph(&mut table, 2);
    for (turn, end) in [(0, 0), (1, 2), (2, actions())] {
        table.click_at(in_graph(place, turn, 2));
        table.rest();
        assert_eq!(table.session().review_ply(), Some(end), "turn {turn}");
        graph(&mut table, turn);
    }
    table.tap_at(in_graph(place, 1, 2));
    table.rest();
    assert_eq!(table.session().review_ply(), Some(2));
    // A mark, at the foot of the graph as all was lost, leads to the turn before it is played; also from beside its middle.
    table.click_at(Vec2::new(in_graph(place, 1, 2).x - 9.0, place.whole.max.y - 11.0));
    table.rest();
    assert_eq!((table.session().review_ply(), table.session().is_before_turn()), (Some(0), true));
    table.press(KeyCode::ArrowRight);
    table.rest();
    assert_eq!(table.session().review_ply(), Some(2));
    table.press(KeyCode::ArrowLeft);
    table.rest();
    assert_eq!(table.session().review_ply(), Some(0));
    table.press(KeyCode::ArrowRight);
    table.rest();
    assert_eq!(table.session().review_ply(), Some(2));
    graph(&mut table, 1);
}

#[test]
fn what_would_have_been_better_is_on_the_board_and_can_be_played_through() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = reviewed(folder.path());
    assert_eq!(table.marked(HighlightKind::Better), [""; 0], "the last turn was as good as any");
    table.click_button(&format!("Turn 1, Ada: {}", english(msg::mark_blunder())));
    table.rest();
    // The position before it, with both.
    assert_eq!((table.session().review_ply(), table.session().is_before_turn()), (Some(0), true));
    assert_eq!(table.marked(HighlightKind::Better), ["f12"], "an arrow to where the win was");
    assert_eq!(table.marked(HighlightKind::Mistaken), ["d10"], "and to where the robot went");
    for begin in ["Played: ", "Best reply: ", "Better: "] {
        let texts = table.texts();
        assert!(texts.iter().any(|text| text.starts_with(begin)), "{begin} {texts:?}");
    }
    // What was played comes next, and covers nothing.
    table.press(KeyCode::ArrowRight);
    table.rest();
    assert_eq!((table.session().review_ply(), table.session().is_before_turn()), (Some(2), false));
    assert_eq!(table.marked(HighlightKind::Better), [""; 0]);
    table.click_button(&english(msg::review_show_line()));
    table.rest();
    let session = table.session();
    let (game, at) = session.shown_part();
    assert_eq!((game.played().len(), at), (1, 1));
    assert!(game.outcome().is_some(), "that would have won");
    let stands = table.session().shown().pieces().iter().any(|(at, _)| *at == site("f12"));
    assert!(stands, "the board shows it");
    let told = table.texts();
    assert!(told.iter().any(|text| text.starts_with("Ada: run f10–f12")), "in words: {told:?}");
    assert_eq!(table.session().position().to_string(), table.position(), "the match is what it was");
    // Back to before it, on again, and back to what was played.
    table.press(KeyCode::ArrowLeft);
    table.rest();
    assert_eq!(table.session().shown_part().1, 0);
    table.press(KeyCode::ArrowLeft);
    table.rest();
    assert!(table.session().line().is_none() && table.session().is_before_turn());
    table.click_button(&english(msg::review_show_line()));
    table.rest();
    assert_eq!(table.session().shown_part().1, 1);
    table.click_button(&english(msg::review_leave_line()));
    table.rest();
    assert_eq!((table.session().line().is_none(), table.session().review_ply()), (true, Some(2)));
    table.press(KeyCode::Escape);
    table.rest();
    table.check_pieces();
}

#[test]
fn ones_own_mistakes_are_tasks() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = reviewed(folder.path());
    table.click_button(&english(msg::mistake_learn()));
    table.rest();
    let stage = |table: &Table| table.exercise().map(|running| running.trial.stage);
    assert_eq!(stage(&table), Some(Stage::Trying));
    assert_eq!(table.marked(HighlightKind::Mistaken), ["d10"], "an arrow to where the mistake led");
    table.press(KeyCode::KeyF);
    table.wait(4);
    // The same mistake once more is answered by the opponent.
    for word in ["f10-d10*e9", "end"] {
        let action = table.session().position().read_action(word).unwrap();
        table.perform(&action);
    }
    assert_eq!(table.marked(HighlightKind::Mistaken), [""; 0], "something else is on the board");
    wait_for_search(&mut table, |table| matches!(stage(table), Some(Stage::Wrong | Stage::Done)));
    assert_eq!(stage(&table), Some(Stage::Wrong));
    let remark = table.exercise().unwrap().trial.remark.clone();
    assert!(matches!(remark, Some(Remark::Judged(attempt)) if !attempt.reply.is_empty()));
    assert!(table.session().game().played().len() > 2, "the opponent has played");
    table.click_button(&english(msg::mistake_try_again()));
    table.rest();
    assert_eq!((stage(&table), table.session().game().played().len()), (Some(Stage::Trying), 0));
    let action = table.session().position().read_action("f10-f12*e9").unwrap();
    table.perform(&action);
    wait_for_search(&mut table, Table::is_done);
    // After the last one, the match is on the table again, under review.
    let Task::Mistakes(mistakes) = &table.exercise().unwrap().task else {
        panic!("mistakes are at the table")
    };
    let count = mistakes.list.len();
    for _ in 0..count {
        table.press(KeyCode::Enter);
        if table.exercise().is_some() {
            table.click_button(&english(msg::mistake_show()));
            wait_for_search(&mut table, Table::is_done);
        }
    }
    table.rest();
    assert!(table.exercise().is_none());
    assert_eq!(table.session().game().played().len(), actions());
    assert!(table.session().review_ply().is_some() && review(&table).is_complete());
    assert!(table.app.world().resource::<SaveSlot>().file.is_some(), "it is the same saved match");
}

#[test]
fn escape_leaves_the_tasks_for_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = reviewed(folder.path());
    table.click_button(&english(msg::mistake_learn()));
    table.rest();
    table.press(KeyCode::Escape);
    table.rest();
    assert_eq!(table.session().review_ply(), Some(2), "at the mistake");
    assert!(review(&table).is_complete());
}

#[test]
fn a_match_in_progress_is_reviewed_only_when_that_is_asked_for() {
    let mut table = Table::start();
    for word in ["b2-b4*a3", "end"] {
        let action = table.session().position().read_action(word).unwrap();
        table.app.world_mut().trigger(PlayAction(action));
    }
    table.rest();
    table.press(KeyCode::PageUp);
    table.wait(4);
    assert!(!review(&table).is_wanted(), "nobody is helped unasked");
    table.click_button(&english(msg::turning_find()));
    wait_for_search(&mut table, |table| review(table).is_complete());
    // Once something more is played, it is another match.
    table.press(KeyCode::Escape);
    let action = table.session().game().actions()[0].clone();
    table.app.world_mut().trigger(PlayAction(action));
    table.wait(2);
    assert!(!review(&table).is_wanted());
}

#[test]
fn before_a_swap_the_names_are_those_of_then() {
    let mut game = Match::new(GameKind::Kulami.set_up("swap=on", None, None).unwrap());
    game.play_text("d4 swap d7").unwrap();
    let mut table = Table::opened();
    let setup = MatchSetup::new(game).with_names(["Ada", "Grace"].map(Name::fitted));
    table.app.world_mut().trigger(StartMatch(setup));
    table.wait(4);
    let names = |table: &Table| Player::BOTH.map(|player| english(table.session().shown_name(player)));
    assert_eq!(names(&table), ["Grace", "Ada"]);
    table.app.world_mut().trigger(GoToPly(1));
    table.wait(4);
    assert_eq!(names(&table), ["Ada", "Grace"]);
    assert_eq!(english(table.session().name(Player::One)), "Grace", "who has the side now");
    table.app.world_mut().trigger(GoToPly(2));
    assert_eq!(names(&table), ["Grace", "Ada"]);
}

#[test]
fn everything_in_a_review_can_be_pressed_in_any_window_and_with_large_letters() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = reviewed(folder.path());
    table.app.world_mut().trigger(GoToPly(2));
    table.rest();
    for language in Language::ALL {
        for (size, percent) in
            [((1280.0, 800.0), 100), ((1024.0, 768.0), 100), ((400.0, 860.0), 100), ((1280.0, 800.0), 200)]
        {
            table.set_up(|settings| {
                settings.language = Some(language.code().to_owned());
                settings.text_size = percent;
            });
            resize(&mut table, size);
            let context = format!("{language:?} {size:?} {percent} %");
            for label in [
                msg::review_leave(),
                msg::review_show_line(),
                msg::review_autoplay(),
                msg::review_play_from_here().into(),
                msg::analysis_on().into(),
                msg::mistake_learn().into(),
            ] {
                table.check_can_be_pressed(&language.say(&label), &context);
            }
        }
    }
}
