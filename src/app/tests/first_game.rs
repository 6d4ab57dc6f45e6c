//! The way into a game: from the main menu to the first move, and the choices for a new game, which are remembered.

use super::*;
use crate::app::ai::{MoveNow, Opponent};
use crate::app::session::{MatchSetup, SaveSlot, Strength};
use crate::app::settings::{LastGame, SideChoice};
use crate::app::ui::Draft;
use engine::Level;
use record::Seat;
use texts::{Message, game_title, msg};

/// The button of a game in the main menu, as a screen reader hears it.
fn way_into(kind: GameKind, way: Message) -> String {
    english(Message::joined([game_title(kind), way], ": "))
}

/// Counts what a finger does.
struct Touches<'a> {
    table: &'a mut Table,
    count: usize,
}

impl Touches<'_> {
    fn button(&mut self, label: &str) {
        let at = self.table.middle_of(label);
        self.table.tap_at(at);
        self.table.wait(4);
        self.count += 1;
    }

    /// Plays the first action that one touch is enough for: on a place, or from one to another.
    fn first_action(&mut self) {
        let session = self.table.session();
        let legal = session.legal_moves();
        let is_only_one = |gesture: &Gesture| legal.between(gesture.from, gesture.to).actions.len() == 1;
        let gestures =
            session.position().actions().into_iter().map(|action| session.position().gesture(&action));
        let gesture =
            gestures.into_iter().find(|gesture| gesture.to.is_some() && is_only_one(gesture)).unwrap();
        let places: Vec<Site> = gesture.from.into_iter().chain(gesture.to).collect();
        let places: Vec<Vec2> = places.into_iter().map(|site| self.table.pixel(site)).collect();
        let way: Vec<Vec2> = match places[..] {
            [from, to] => (0..=6).map(|i| from.lerp(to, i as f32 / 6.0)).collect(),
            _ => places,
        };
        self.table.stroke(1, &way);
        self.table.wait(3);
        self.count += 1;
    }
}

#[test]
fn the_first_move_against_the_computer_takes_at_most_three_touches() {
    for kind in GameKind::ALL {
        let mut table = Table::opened();
        assert_eq!(table.screen(), Screen::Title);
        let mut touches = Touches { table: &mut table, count: 0 };
        touches.button(&way_into(kind, msg::title_computer()));
        touches.button(&english(msg::new_match_start()));
        touches.table.rest();
        touches.first_action();
        assert_eq!(touches.count, 3, "{kind}");
        let session = table.session();
        assert_eq!(session.game().played().len(), 1, "{kind}");
        assert_eq!(session.computers().map(|level| level.is_some()), [false, true], "{kind}");
    }
}

#[test]
fn two_players_begin_in_two_touches() {
    let mut table = Table::opened();
    let mut touches = Touches { table: &mut table, count: 0 };
    touches.button(&way_into(GameKind::Napoleon, msg::title_two_players()));
    touches.button(&english(msg::new_match_start()));
    assert_eq!(touches.count, 2);
    assert_eq!((table.screen(), table.menu()), (Screen::Table, Menu::None));
    assert_eq!(table.session().computers(), [None; 2]);
    assert_eq!(table.session().kind(), GameKind::Napoleon);
}

#[test]
fn the_last_choices_are_proposed_the_next_time() {
    let folder = tempfile::tempdir().unwrap();
    let kind = GameKind::Kulami;
    let mut table = Table::opened_in(folder.path());
    table.click_button(&way_into(kind, msg::title_computer()));
    table.click_button("7");
    table.click_button(&english(texts::player_name(kind, Player::Two)));
    table.click_button(&english(msg::new_match_start()));
    let seventh = Level::new(7).map(Strength::Level);
    assert_eq!(table.session().computers(), [seventh, None]);
    // Another start of the program.
    let mut table = Table::opened_in(folder.path());
    table.click_button(&english(game_title(kind)));
    let draft = table.app.world().resource::<Draft>().clone();
    assert_eq!(draft.computers, [seventh, None]);
    table.press(KeyCode::Escape);
    table.click_button(&way_into(GameKind::Netzwerk, msg::title_computer()));
    let draft = table.app.world().resource::<Draft>();
    assert_ne!(draft.computers[1], seventh, "each game has its own");
}

#[test]
fn the_computer_can_have_a_time_for_each_turn_instead_of_a_level() {
    let folder = tempfile::tempdir().unwrap();
    let kind = GameKind::Kulami;
    let mut table = Table::opened_in(folder.path());
    table.click_button(&way_into(kind, msg::title_computer()));
    table.click_button(&english(msg::new_match_thinking()));
    table.click_button(&english(msg::new_match_thinking_seconds(1)));
    table.click_button(&english(msg::new_match_start()));
    let timed = Some(Strength::Seconds(1));
    assert_eq!(table.session().computers(), [None, timed]);
    assert_eq!(english(table.session().name(Player::Two)), "Computer (1\u{a0}s)");
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
    table.click("d4");
    // It would think for its whole second.
    table.wait_for("the computer's search", |table| table.app.world().resource::<Opponent>().is_thinking());
    table.app.world_mut().trigger(MoveNow);
    table.wait_for("the computer's answer", |table| table.session().game().played().len() == 2);
    table.rest();
    // The saved match has it, and so has the next proposal.
    let saved = table.session().saved(table.app.world().resource::<SaveSlot>(), 0);
    assert_eq!(saved.players.each_ref().map(|player| player.seat), [Seat::Human, Seat::Timed(1)]);
    assert_eq!(MatchSetup::of_saved(saved, None).players.computers, [None, timed]);
    let mut table = Table::opened_in(folder.path());
    table.click_button(&way_into(kind, msg::title_computer()));
    assert_eq!(table.app.world().resource::<Draft>().computers, [None, timed]);
    // Back to the level of before.
    table.click_button(&english(msg::new_match_level()));
    let level = Level::new(LastGame::default().level).map(Strength::Level);
    assert_eq!(table.app.world().resource::<Draft>().computers, [None, level]);
}

#[test]
fn a_side_that_is_drawn_by_lot_is_both_in_turn() {
    let mut seen = [false; 2];
    let mut settings = Settings::default();
    settings.last_games.entry("kulami".to_owned()).or_default().side = SideChoice::Random;
    for seed in 0..20 {
        let mut draft = Draft::like_last(GameKind::Kulami, &settings, crate::app::ui::Opponent::Computer);
        draft.draw_sides(seed);
        let computer = draft.computers.iter().position(Option::is_some).unwrap();
        seen[computer] = true;
        assert_eq!(draft.computers.iter().flatten().count(), 1);
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn what_is_behind_more_is_shown_when_it_is_asked_for() {
    let mut table = Table::opened();
    table.click_button(&way_into(GameKind::Netzwerk, msg::title_two_players()));
    assert!(table.find(&english(msg::new_match_rules())).is_none(), "the card is small");
    table.click_button(&english(msg::new_match_more()));
    let preset = english(texts::preset_name(GameKind::Netzwerk, "neto"));
    table.scroll_to_button(&preset);
    table.click_button(&english(msg::new_match_start()));
    // A preset leaves alone what every match begins with and how it can be drawn.
    assert_eq!(
        table.session().game().start().rules(),
        "energy=controlled,path=straight,rerun=once,swap=on,repetition=draw"
    );
}
