//! The computer as a player: it answers, can be hurried and undone, and never holds up a frame.

use crate::app::ai::{Advisor, MoveNow, Opponent, ResumeComputer, SearchTask, SearchWorker, Waker};
use crate::app::session::{Strength, Undo};
use engine::{Level, Limits, Stop};
use record::{Clock, SavedMatch, Seat};
use study::questions::{MatchPosition, Question, Thinker, TurnQuestion};

use super::*;

fn level(number: u8) -> Option<Level> {
    Some(Level::new(number).unwrap())
}

/// A match of a game by the table's rules, with the computer in these seats.
fn match_with(kind: GameKind, computers: [Option<Level>; 2]) -> Table {
    let mut table = Table::opened();
    begin(&mut table, kind, computers);
    look_from_above(&mut table);
    table
}

fn begin(table: &mut Table, kind: GameKind, computers: [Option<Level>; 2]) {
    let game = Match::new(kind.set_up(kind.table_rules(), None, None).unwrap());
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game).with_computers(computers)));
    table.app.world_mut().flush();
}

fn look_from_above(table: &mut Table) {
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
}

fn count(table: &Table) -> usize {
    table.session().game().played().len()
}

#[test]
fn the_computer_answers_and_its_answer_is_undone_with_the_move() {
    let mut table = match_with(GameKind::Kulami, [None, level(1)]);
    table.click("d4");
    table.wait_for("the computer's answer", |table| count(table) == 2);
    table.rest();
    table.check_pieces();
    assert_eq!(table.session().position().to_move(), Player::One);
    table.press(KeyCode::KeyU);
    table.rest();
    assert_eq!(count(&table), 0);
    table.check_pieces();
    // Both are played again as well.
    table.press(KeyCode::KeyY);
    table.rest();
    assert_eq!(count(&table), 2);
    table.check_pieces();
}

#[test]
fn nobody_can_play_for_the_computer() {
    let mut table = Table::opened();
    begin(&mut table, GameKind::Kulami, [level(1), None]);
    // Before the first frame: the computer needs little time for its move.
    table.app.world_mut().resource_mut::<Opponent>().pause();
    look_from_above(&mut table);
    let before = table.position();
    for place in ["d4", "e5", "a1"] {
        table.click(place);
    }
    table.press(KeyCode::Space);
    assert_eq!(table.position(), before);
    assert_eq!(table.selection(), &Selection::Nothing);
    assert!(!table.is_marked(HighlightKind::Target), "nothing is offered to hands");
    table.app.world_mut().trigger(ResumeComputer);
    table.wait_for("the computer's first move", |table| count(table) == 1);
}

#[test]
fn a_whole_turn_of_many_actions_is_played_one_after_the_other() {
    let mut table = match_with(GameKind::Netzwerk, [level(2), None]);
    table.wait_for("the computer's turn", |table| table.session().position().to_move() == Player::Two);
    table.rest();
    table.check_pieces();
    assert!(count(&table) >= 2, "a run and the end at least");
    // Taken back, it is the computer's turn again: it plays once more.
    table.press(KeyCode::KeyU);
    table.wait_for("the computer's turn once more", |table| {
        table.session().position().to_move() == Player::Two
    });
}

#[test]
fn computers_play_against_each_other() {
    for kind in GameKind::ALL {
        let mut table = match_with(kind, [level(2), level(1)]);
        let mut settings = table.app.world().resource::<crate::app::settings::Settings>().clone();
        settings.no_animations = true;
        table.app.insert_resource(settings);
        for _ in 0..60 {
            // Until it ends, or long enough: some matches of Napoleon are long.
            let before = count(&table);
            if table.session().outcome().is_some() {
                break;
            }
            table.wait_for("the next action", |table| {
                count(table) > before || table.session().outcome().is_some()
            });
        }
        assert!(count(&table) >= 8, "{kind}: {}", table.position());
        table.rest();
        // Where points are counted, nobody waits for that here.
        table.app.world_mut().trigger(crate::app::board::SkipScoring);
        table.rest();
        table.check_pieces();
        let saved = table.session().saved(table.app.world().resource::<SaveSlot>(), 0);
        let seats = saved.players.map(|player| player.seat);
        assert_eq!(seats, [Seat::Computer(2), Seat::Computer(1)]);
    }
}

#[test]
fn after_undo_computers_wait_to_be_resumed() {
    let mut table = match_with(GameKind::Kulami, [level(1), level(1)]);
    table.wait_for("some moves", |table| count(table) == 4);
    table.app.world_mut().trigger(Undo);
    table.rest();
    table.wait(60);
    let after = count(&table);
    assert!((3..=4).contains(&after), "{after}");
    table.wait(60);
    assert_eq!(count(&table), after);
    table.app.world_mut().trigger(ResumeComputer);
    table.wait_for("the match to go on", |table| count(table) > after);
}

#[test]
fn undo_while_the_computer_thinks_undoes_the_last_move() {
    let mut table = match_with(GameKind::Kulami, [None, level(8)]);
    think_for_ever(&mut table);
    table.click("d4");
    assert_eq!(count(&table), 1);
    assert!(table.app.world().resource::<Opponent>().is_thinking());
    table.press(KeyCode::KeyU);
    assert_eq!(count(&table), 0);
    assert!(!table.app.world().resource::<Opponent>().is_thinking());
}

#[test]
fn a_computer_that_runs_out_of_time_stops_thinking() {
    let mut table = Table::opened();
    let kind = GameKind::Kulami;
    let game = Match::new(kind.set_up(kind.table_rules(), None, None).unwrap());
    let setup = MatchSetup::new(game).with_computers([None, level(8)]).with_clock(Clock::new(10, 0).ok());
    table.app.world_mut().trigger(StartMatch(setup));
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
    think_for_ever(&mut table);
    table.click("d4");
    // It is asked in a frame after the one in which its turn begins.
    table.wait_for("the computer to think", |table| table.app.world().resource::<Opponent>().is_thinking());
    table.leave_alone(Duration::from_secs(20));
    assert!(table.session().outcome().is_some());
    assert!(!table.app.world().resource::<Opponent>().is_thinking(), "nobody waits for an answer any more");
    assert_eq!(count(&table), 1);
}

/// Keeps the search worker busy until it is asked to stop.
fn think_for_ever(table: &mut Table) {
    let worker: SearchWorker = table.app.world().resource::<Opponent>().worker().clone();
    // Whoever drops this task stops it: it lives as long as the table.
    table.app.insert_resource(Busy(worker.ask(Waker::default(), Endless)));
}

#[derive(Resource)]
struct Busy(SearchTask<u32>);

/// A question that is thought about until somebody stops it.
struct Endless;

impl Question for Endless {
    type Answer = u32;

    fn think(&self, _: &mut Thinker, stop: &Stop, tell: &dyn Fn(u32)) {
        while !stop.is_stopped() {
            std::thread::yield_now();
        }
        tell(0);
    }
}

/// A question with an answer.
struct Short;

impl Question for Short {
    type Answer = u32;

    fn think(&self, _: &mut Thinker, _: &Stop, tell: &dyn Fn(u32)) {
        tell(2);
    }
}

#[test]
fn frames_are_drawn_while_the_computer_thinks() {
    let mut table = match_with(GameKind::Kulami, [None, level(8)]);
    think_for_ever(&mut table);
    table.click("d4");
    // It cannot answer, and nothing waits for it.
    table.wait(300);
    assert!(table.app.world().resource::<Opponent>().is_thinking());
    assert_eq!(count(&table), 1);
    table.app.world().resource::<Busy>().0.move_now();
    table.press(KeyCode::Space);
    table.wait_for("the computer's answer", |table| count(table) == 2);
}

#[test]
fn a_hurried_computer_plays_its_best_move_so_far() {
    let mut table = match_with(GameKind::Napoleon, [level(8), None]);
    table.app.world_mut().trigger(MoveNow);
    table.wait_for("the computer's move", |table| count(table) == 1);
}

#[test]
fn a_saved_match_against_the_computer_continues() {
    let mut table = match_with(GameKind::Kulami, [None, level(3)]);
    table.click("d4");
    table.wait_for("the computer's answer", |table| count(table) == 2);
    let mut saved = table.session().saved(table.app.world().resource::<SaveSlot>(), 1);
    saved.timed.undo();
    let saved = SavedMatch::from_ron(&saved.to_ron()).unwrap();
    table.app.world_mut().trigger(StartMatch(MatchSetup::of_saved(saved, None)));
    table.wait(4);
    assert_eq!(table.session().computers(), [None, level(3).map(Strength::Level)]);
    table.wait_for("the computer's answer", |table| count(table) == 2);
}

#[test]
fn the_computer_waits_while_a_menu_is_open() {
    let mut table = match_with(GameKind::Kulami, [None, level(1)]);
    table.click("d4");
    table.press(KeyCode::Escape);
    assert_eq!(table.menu(), Menu::Pause);
    table.wait(200);
    assert_eq!(count(&table), 1);
    table.press(KeyCode::Escape);
    table.wait_for("the computer's answer", |table| count(table) == 2);
}

#[test]
fn a_search_that_nobody_waits_for_stops() {
    let table = Table::opened();
    let worker = table.app.world().resource::<Advisor>().0.clone();
    let game = GameKind::Napoleon.set_up("", None, None).unwrap();
    let place = MatchPosition::latest(&Match::new(game));
    let endless = TurnQuestion { place, level: None, limits: Limits::default(), seed: 0 };
    drop(worker.ask(Waker::default(), endless));
    // The next question is only answered when the endless one has released the worker.
    let next = worker.ask(Waker::default(), Short);
    while !next.is_done() {
        std::thread::yield_now();
    }
    assert_eq!(next.so_far(), Some(2));
}
