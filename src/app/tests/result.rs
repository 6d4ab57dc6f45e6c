//! The result of a match stands beside the board that it is about, with what may come next.

use bevy_egui::egui::accesskit::Live;

use super::endings::{pause_and_press, shows};
use super::window_sizes::{SIZES, resize};
use super::*;
use crate::app::settings::Seating;
use record::Name;
use rules::ScoreKind;
use texts::msg;

/// Phones, upright and lying.
const PHONES: [(f32, f32); 4] = [(320.0, 568.0), (360.0, 740.0), (568.0, 320.0), (844.0, 390.0)];
/// A monitor upright, whose panel below the board is as high as one beside it.
const UPRIGHT: (f32, f32) = (1000.0, 1920.0);

/// A match that Black would have won by panels, and Red wins by an area and chains.
const DECIDED_BY_CHAINS: &str = "d4 d7 h7 c7 c4 f4 f2 f5 f3 f7 e7 e5 e3 g3 g2 g7 a7 a1 g1 g8 a8 f8 h8 h2 b2 b8 b4 e4 g4 g6 d6 f6 h6 h1 h4 a4 a2 e2 e8 e6 e1 c1 c5 h5 a5 d5 d3 d8 d1 b1 b7 b5 b3 h3 a3 c3";

/// A match of Kulami between two people, which is over and has been counted.
fn counted() -> Table {
    let mut game = Match::new(GameKind::Kulami.set_up("score=level2", Some("irregular"), None).unwrap());
    game.play_text(&kulami_match().join(" ")).unwrap();
    let setup = MatchSetup::new(game).with_names(["Ada", "Grace"].map(Name::fitted));
    let mut table = Table::opened();
    table.app.world_mut().trigger(StartMatch(setup));
    table.wait(4);
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    table.rest();
    table
}

/// Checks that every place of the board is in the window and clear of all panels.
fn check_board_is_clear(table: &mut Table, context: &str) {
    let size = table.app.world().get::<Window>(table.window).unwrap().size();
    let sites: Vec<Site> = table.look().spots().iter().map(|spot| spot.site).collect();
    for site in sites {
        let at = table.pixel(site);
        assert!(Rect::from_corners(Vec2::ZERO, size).contains(at), "{context}: {site} at {at} is outside");
        assert_eq!(table.covered_by(at), None, "{context}: {site} at {at} is covered");
    }
}

/// Whether a button is in the window as a whole, without scrolling.
pub(super) fn is_in_sight(table: &mut Table, label: &str) -> bool {
    let size = table.app.world().get::<Window>(table.window).unwrap().size();
    table.find(label).is_some_and(|button| {
        let is_whole = (button.whole.size() - button.shown.size()).max_element() < 1.0;
        is_whole && Rect::from_corners(Vec2::ZERO, size).union(button.whole).size() == size
    })
}

#[test]
fn the_result_covers_no_board_and_a_rematch_is_in_sight() {
    let mut table = counted();
    let rematch = english(msg::result_rematch());
    for size in SIZES.into_iter().chain(PHONES).chain([UPRIGHT]) {
        resize(&mut table, size);
        for seating in [Seating::SameSide, Seating::FaceToFace] {
            table.set_up(|settings| settings.seating = seating);
            table.wait(6);
            let context = format!("{size:?}, {seating:?}");
            assert_eq!((table.turn(), table.menu()), (TurnPhase::Over, Menu::None), "{context}");
            check_board_is_clear(&mut table, &context);
            assert!(is_in_sight(&mut table, &rematch), "{context}: {:?}", table.find(&rematch));
        }
    }
}

#[test]
fn the_ways_on_can_be_pressed_in_every_window_in_the_largest_text() {
    let mut table = counted();
    table.set_up(|settings| settings.text_size = 300);
    for size in SIZES.into_iter().chain(PHONES) {
        resize(&mut table, size);
        let ways: [texts::Message; 6] = [
            msg::result_rematch().into(),
            msg::panel_review().into(),
            msg::panel_recount().into(),
            msg::share_open().into(),
            msg::match_new().into(),
            msg::match_main_menu().into(),
        ];
        for way in ways {
            table.check_can_be_pressed(&english(way), &format!("{size:?}"));
        }
    }
}

#[test]
fn who_won_why_and_by_what_is_told() {
    let mut table = counted();
    let score = table.session().position().score().unwrap();
    let [ada, grace] = score.total();
    assert!(ada > grace, "{ada} to {grace}");
    let headline = msg::result_wins("Ada");
    let reason = english(msg::reason_more_points(ada, grace));
    // Some marbles could not be placed any more.
    let stuck = if table.session().position().to_move() == Player::One { "Ada" } else { "Grace" };
    let turns = msg::result_turns(table.session().game().turns().len());
    let reasons =
        [texts::Message::verbatim(reason.clone()).sentence(), msg::result_no_field_left(stuck), turns];
    let reasons = texts::Message::joined(reasons, " ");
    assert!(shows(&mut table, headline.clone()) && shows(&mut table, reasons));
    let texts = table.texts();
    for player in ["Ada", "Grace"] {
        let sum = english(msg::score_sum(player, ""));
        assert!(texts.iter().any(|text| text.starts_with(&sum) && text.len() > sum.len()), "{texts:?}");
    }
    // Screen readers read out the region that is live.
    let said = said(&mut table);
    assert!(said.contains(&english(headline)) && said.contains(&reason[1..]), "{said}");
}

/// What a screen reader reads out.
fn said(table: &mut Table) -> String {
    let nodes = table.nodes();
    let live = nodes.iter().find(|(_, node)| node.live() == Some(Live::Polite));
    live.and_then(|(_, node)| node.value()).unwrap_or_default().to_owned()
}

#[test]
fn every_way_on_leads_there() {
    let mut table = counted();
    table.click_button(&english(msg::panel_recount()));
    assert_eq!(table.turn(), TurnPhase::Scoring);
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    table.rest();
    table.click_button(&english(msg::share_open()));
    assert_eq!(table.menu(), Menu::Share);
    table.press(KeyCode::Escape);
    table.click_button(&english(msg::match_new()));
    assert_eq!(table.menu(), Menu::NewMatch);
    table.press(KeyCode::Escape);
    table.click_button(&english(msg::panel_review()));
    assert_eq!(table.turn(), TurnPhase::Reviewing);
    assert!(!shows(&mut table, msg::result_rematch()), "a review has its own way back");
    table.click_button(&english(msg::review_leave()));
    table.rest();
    table.click_button(&english(msg::result_rematch()));
    table.rest();
    assert_eq!((table.played().len(), table.session().outcome()), (0, None));
    let names = Player::BOTH.map(|player| english(table.session().name(player)));
    assert_eq!(names, ["Grace", "Ada"], "the other one begins");
}

#[test]
fn a_match_that_was_not_counted_offers_no_count_and_one_opened_later_its_rematch() {
    let mut table = super::endings::kulami("d4 d7 a7");
    pause_and_press(&mut table, msg::pause_resign());
    table.click_button(&english(msg::resign_confirm()));
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    table.rest();
    assert_eq!(table.menu(), Menu::None);
    assert!(shows(&mut table, msg::result_rematch()) && !shows(&mut table, msg::panel_recount()));
    table.click_button(&english(msg::match_main_menu()));
    assert_eq!(table.screen(), Screen::Title);
    let table = &mut counted();
    assert!(shows(table, msg::result_rematch()), "one that was over when it came to the table");
}

#[test]
fn who_skips_the_count_does_not_start_a_rematch_with_the_same_click() {
    let mut table = counted();
    table.click_button(&english(msg::panel_recount()));
    assert_eq!(table.turn(), TurnPhase::Scoring);
    let skip = table.middle_of(&english(msg::panel_skip()));
    table.click_at(skip);
    table.click_at(skip);
    table.rest();
    assert_eq!(table.turn(), TurnPhase::Over);
    assert!(!table.played().is_empty(), "the match is still there");
}

#[test]
fn who_has_beaten_the_computer_may_try_the_next_level() {
    let mut game = Match::new(GameKind::Kulami.set_up("score=level2", Some("irregular"), None).unwrap());
    game.play_text(&kulami_match().join(" ")).unwrap();
    let winner = game.outcome().unwrap().winner.unwrap();
    for (beaten, wanted) in [(3, Some(4)), (8, None)] {
        let mut computers = [super::endings::level(beaten); 2];
        computers[winner.index()] = None;
        let mut table = Table::opened();
        table.app.world_mut().trigger(StartMatch(MatchSetup::new(game.clone()).with_computers(computers)));
        table.wait(4);
        table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
        table.rest();
        assert_eq!(shows(&mut table, msg::result_harder(beaten + 1)), wanted.is_some(), "level {beaten}");
        let Some(next) = wanted else { continue };
        table.app.world_mut().resource_mut::<crate::app::ai::Opponent>().pause();
        table.click_button(&english(msg::result_harder(next)));
        table.rest();
        let levels = table.session().computers().map(|computer| computer.map(|computer| computer.seat()));
        let side = winner.index();
        assert_eq!(
            (levels[side], levels[1 - side]),
            (Some(record::Seat::Computer(next)), None),
            "sides are swapped"
        );
        assert_eq!((table.played().len(), table.session().outcome()), (0, None));
    }
    let mut table = counted();
    assert!(!shows(&mut table, msg::result_harder(2)), "nobody has beaten a computer");
}

#[test]
fn the_only_person_at_the_table_is_told_that_they_have_won_or_lost() {
    for (computers, says) in [
        ([None, super::endings::level(1)], msg::result_you_win()),
        ([super::endings::level(1), None], msg::result_you_lose()),
    ] {
        let mut table = Table::opened();
        let start = "13/1w1w9/13/5w7/4o1o6/13/13/13/13/7b1b1b1/o5o6/1w3w7/13 w r - -";
        let mut game = Match::new(GameKind::Netzwerk.set_up("", None, Some(start)).unwrap());
        game.play_text("f10-f12*e9").unwrap();
        table.app.world_mut().trigger(StartMatch(MatchSetup::new(game).with_computers(computers)));
        table.wait(4);
        table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
        table.rest();
        assert!(table.texts().contains(&english(says.clone())), "{:#?}", table.texts());
    }
}

#[test]
fn areas_and_chains_that_decided_a_match_stay_on_the_board() {
    let mut game = Match::new(GameKind::Kulami.set_up("score=level2", None, None).unwrap());
    game.play_text(DECIDED_BY_CHAINS).unwrap();
    assert_eq!(game.outcome().unwrap().winner, Some(Player::One));
    game.undo();
    let mut table = Table::with_match(game);
    for kind in [HighlightKind::Area, HighlightKind::Chain] {
        assert!(!table.is_marked(kind), "nobody has asked for them yet");
    }
    table.click("c3");
    table.wait_for("the count", |table| table.turn() == TurnPhase::Over);
    table.wait(4);
    let score = table.session().position().score().unwrap();
    for (part, kind) in [(ScoreKind::Areas, HighlightKind::Area), (ScoreKind::Chains, HighlightKind::Chain)] {
        let part = score.part(part).unwrap();
        assert!(part.points[0] > 0 && part.points[1] == 0, "only Red has points for them");
        let reds = part.regions.iter().filter(|region| region.owner == Some(Player::One)).count();
        assert_eq!(table.marked(kind).len(), reds, "{kind:?}");
    }
}
