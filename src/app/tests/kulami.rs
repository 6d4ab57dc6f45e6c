//! Kulami at the table: placing, assists, and how the score is counted.

use super::*;
use crate::app::board::CountScore;
use crate::app::games::Part;
use crate::app::session::{
    ActionRefused, Assist, GoToPly, LeaveReview, LeaveTable, MatchSetup, ToggleAssist,
};
use rules::Reason;
use texts::msg;

const IRREGULAR: &str = "irregular";

/// A finished match on the closed layout, and a position one marble before its end.
fn finished() -> &'static str {
    static MOVES: std::sync::OnceLock<String> = std::sync::OnceLock::new();
    MOVES.get_or_init(|| {
        let mut game = Match::new(GameKind::Kulami.set_up("", None, None).unwrap());
        while game.outcome().is_none() {
            let action = choose(&game);
            game.play(&action).unwrap();
        }
        game.played().iter().map(|played| played.action.to_string()).collect::<Vec<_>>().join(" ")
    })
}

/// A move that differs from turn to turn, always the same in the same position.
fn choose(game: &Match<AnyGame>) -> AnyAction {
    let mut actions = game.actions();
    actions.sort_unstable();
    actions[(game.played().len() * 7 + 3) % actions.len()].clone()
}

/// A table one marble before the end of a match, and that marble.
fn before_the_end(rules: &str) -> (Table, AnyAction) {
    let mut game = Match::new(GameKind::Kulami.set_up(rules, None, None).unwrap());
    game.play_text(finished()).unwrap();
    let last = game.played().last().unwrap().action.clone();
    game.undo();
    (Table::with_match(game), last)
}

fn lifted_parts(table: &mut Table) -> usize {
    let world = table.app.world_mut();
    let mut parts = world.query::<(&Part, &Transform)>();
    let parts = parts.iter(world);
    parts.filter(|(part, transform)| transform.translation.distance(part.rest.translation) > 0.01).count()
}

fn play_whole_match(layout: &str) {
    let mut table = Table::kulami("score=level2", layout);
    while table.session().outcome().is_none() {
        let action = choose(table.session().game());
        table.perform(&action);
        assert_eq!(table.session().game().played().last().unwrap().action, action);
        // After the last marble the pieces are off to be counted.
        if table.session().outcome().is_none() {
            table.check_pieces();
        }
    }
    table.wait_for("the count", |table| table.turn() == TurnPhase::Scoring);
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    let [one, two] = table.session().position().score().unwrap().total();
    let reason = table.session().outcome().unwrap().reason;
    let expected = match one == two {
        true => Reason::EqualPoints { each: one },
        false => Reason::MorePoints { more: one.max(two), less: one.min(two) },
    };
    assert_eq!(reason, expected);
    table.check_pieces();
    assert_eq!(lifted_parts(&mut table), 0, "the board is whole again");
}

#[test]
fn a_whole_match_on_the_closed_layout() {
    play_whole_match("closed");
}

#[test]
fn a_whole_match_on_the_irregular_layout() {
    play_whole_match(IRREGULAR);
}

#[test]
fn the_fields_that_light_up_are_the_legal_ones_and_others_do_not_answer() {
    let mut table = Table::kulami("", "closed");
    // The first marble goes anywhere: to mark all fields would tell nothing.
    assert!(table.marked(HighlightKind::Target).is_empty());
    table.click("d4");
    table.rest();
    let mut legal: Vec<Site> = table
        .session()
        .game()
        .actions()
        .iter()
        .filter_map(|action| table.session().position().gesture(action).to)
        .collect();
    legal.sort_unstable();
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    // The pointer rests on d4, which is taken.
    assert_eq!(table.marked(HighlightKind::Target), legal);
    for refused in ["d4", "e5", "a1", "h8"] {
        table.click(refused);
        table.rest();
        assert_eq!(table.session().game().played().len(), 1, "{refused}");
    }
    table.click("d7");
    table.rest();
    assert_eq!(table.session().game().played().len(), 2);
    let target = table.pixel(site("b7"));
    table.point_at(target);
    table.wait(2);
    assert_eq!(table.marked(HighlightKind::Proposed), ["b7"], "what a press would do is shown before");
}

#[test]
fn a_field_that_is_refused_says_why() {
    let mut table = Table::kulami("", "closed");
    table.click("d4");
    table.rest();
    table.app.world_mut().add_observer(|fact: On<ActionRefused>, mut reasons: ResMut<Reasons>| {
        reasons.0.push(fact.reason.to_string());
    });
    table.app.init_resource::<Reasons>();
    for field in ["d4", "c4", "a1"] {
        table.click(field);
        table.rest();
    }
    let expected = [
        "there is already a marble on d4",
        "the panel of c4 is off limits: one of the last two marbles lies on it, on d4",
        "field a1 is neither in the row nor in the column of the last marble, on d4",
    ];
    assert_eq!(table.app.world().resource::<Reasons>().0, expected);
}

#[derive(Resource, Default)]
struct Reasons(Vec<String>);

#[test]
fn a_marble_comes_from_the_tray_drops_and_can_be_undone() {
    let mut table = Table::kulami("", "closed");
    let in_tray = |table: &mut Table| {
        let world = table.app.world_mut();
        world.query::<&BoardPiece>().iter(world).filter(|board_piece| board_piece.site().is_none()).count()
    };
    assert_eq!(in_tray(&mut table), 56);
    table.click("c5");
    table.wait(3);
    assert_eq!(table.turn(), TurnPhase::Animating, "it takes its time");
    table.rest();
    table.check_pieces();
    assert_eq!(in_tray(&mut table), 55);
    let before = table.position();
    table.press(KeyCode::KeyU);
    table.rest();
    table.check_pieces();
    assert_eq!(in_tray(&mut table), 56);
    table.press(KeyCode::KeyY);
    table.rest();
    table.check_pieces();
    assert_eq!(table.position(), before);
}

#[test]
fn assists_are_shown_and_can_be_switched_off() {
    let mut table = Table::kulami("score=level2", "closed");
    for marble in ["d4", "d7", "a7"] {
        table.click(marble);
        table.rest();
    }
    assert_eq!(table.marked(HighlightKind::Line).len(), 2, "a row and a column");
    assert_eq!(table.marked(HighlightKind::OffLimits).len(), 8, "two panels of four");
    assert_eq!(table.marked(HighlightKind::Held).len(), 3);
    assert!(!table.is_marked(HighlightKind::Area), "areas are shown when they are asked for");
    let told = Language::English.say(&msg::panel_marks_off_limits());
    assert!(table.texts().contains(&told), "what crosses mean");
    table.app.world_mut().trigger(ToggleAssist(Assist::OffLimits));
    table.wait(2);
    assert!(!table.texts().contains(&told), "there are none");
    table.app.world_mut().trigger(ToggleAssist(Assist::OffLimits));
    table.wait(2);
    let kinds = [
        (Assist::Targets, HighlightKind::Target),
        (Assist::Lines, HighlightKind::Line),
        (Assist::OffLimits, HighlightKind::OffLimits),
        (Assist::Panels, HighlightKind::Held),
        (Assist::Areas, HighlightKind::Area),
    ];
    for (assist, kind) in kinds {
        let before = table.is_marked(kind);
        table.app.world_mut().trigger(ToggleAssist(assist));
        table.wait(2);
        assert_ne!(table.is_marked(kind), before, "{assist:?}");
        table.app.world_mut().trigger(ToggleAssist(assist));
        table.wait(2);
        assert_eq!(table.is_marked(kind), before, "{assist:?}");
    }
    let known = Assist::of(&table.session());
    assert!(known.contains(&Assist::Chains));
    assert!(
        !Assist::of(&Table::kulami("", "closed").session()).contains(&Assist::Chains),
        "they do not count then"
    );
}

#[test]
fn a_review_shows_who_held_which_panel_then() {
    let mut table = Table::kulami("", "closed");
    for marble in ["d4", "d7", "a7"] {
        table.click(marble);
        table.rest();
    }
    for (ply, held) in [(2, 2), (1, 1), (0, 0)] {
        table.app.world_mut().trigger(GoToPly(ply));
        table.rest();
        assert_eq!(table.session().review_ply(), Some(ply));
        assert_eq!(table.marked(HighlightKind::Held).len(), held, "after {ply} turns");
    }
    table.app.world_mut().trigger(LeaveReview);
    table.rest();
    assert_eq!(table.marked(HighlightKind::Held).len(), 3, "in the present");
}

#[test]
fn the_score_is_counted_by_lifting_panels_off_and_ends_with_the_result() {
    let (mut table, last) = before_the_end("score=level2");
    table.perform(&last);
    table.wait_for("the count", |table| table.turn() == TurnPhase::Scoring);
    table.wait(60);
    assert!(lifted_parts(&mut table) > 2, "panels are on their way");
    assert_eq!(table.menu(), Menu::None);
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    assert_eq!((table.turn(), lifted_parts(&mut table)), (TurnPhase::Over, 0));
    table.check_pieces();
}

#[test]
fn the_count_can_be_skipped_and_ended_by_undo() {
    let (mut table, last) = before_the_end("");
    let before = table.position();
    table.perform(&last);
    table.wait_for("the count", |table| table.turn() == TurnPhase::Scoring);
    table.wait(40);
    table.press(KeyCode::KeyU);
    table.wait(14);
    assert!(!table.app.world().resource::<Timeline>().is_busy(), "no marble is left in the air");
    table.check_pieces();
    assert_eq!((table.position(), lifted_parts(&mut table)), (before, 0));
    assert_eq!((table.turn(), table.menu()), (TurnPhase::Choosing, Menu::None));
    table.check_pieces();
    table.press(KeyCode::KeyY);
    table.rest();
    table.wait_for("the count", |table| table.turn() == TurnPhase::Scoring);
    table.wait(40);
    // Anywhere on the table.
    table.click_at(Vec2::new(25.0, 770.0));
    table.wait(4);
    assert_eq!((table.turn(), table.menu(), lifted_parts(&mut table)), (TurnPhase::Over, Menu::None, 0));
    table.check_pieces();
}

#[test]
fn nothing_disturbs_the_count_and_it_can_be_repeated() {
    let (mut table, last) = before_the_end("score=level2");
    let home = table.camera();
    table.perform(&last);
    table.wait_for("the count", |table| table.turn() == TurnPhase::Scoring);
    table.wait(40);
    table.press(KeyCode::KeyL);
    table.wait(4);
    assert_eq!(table.turn(), TurnPhase::Scoring, "the last turn can be seen later");
    table.press(KeyCode::Space);
    table.wait(60);
    assert_eq!((table.turn(), table.menu()), (TurnPhase::Over, Menu::None));
    assert!(table.camera().translation.distance(home.translation) < 1e-2, "the camera has come back");
    table.app.world_mut().trigger(CountScore);
    table.wait_for("the count", |table| table.turn() == TurnPhase::Scoring);
    // Behind a menu it waits.
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    table.wait(200);
    assert_eq!(table.turn(), TurnPhase::Scoring);
    table.app.world_mut().trigger(LeaveTable);
    table.wait(4);
    assert_eq!((table.screen(), lifted_parts(&mut table)), (Screen::Title, 0));
}

#[test]
fn a_table_rests_before_and_after_the_end() {
    let (mut table, last) = before_the_end("");
    table.wait(150);
    assert!(table.rests_for(MINUTE));
    table.perform(&last);
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    table.wait(150);
    assert!(table.rests_for(MINUTE));
}

#[test]
fn boards_change_with_the_match() {
    let mut table = Table::kulami("", "closed");
    let fields = |table: &Table| table.look().spots().len();
    assert_eq!(fields(&table), 64);
    table.click("d4");
    table.rest();
    for start in [
        GameKind::Kulami.set_up("", Some("ring"), None).unwrap(),
        GameKind::Netzwerk.set_up("", None, None).unwrap(),
        GameKind::Kulami.set_up("", Some(IRREGULAR), None).unwrap(),
    ] {
        table.app.world_mut().trigger(StartMatch(MatchSetup::new(Match::new(start.clone()))));
        table.wait(4);
        table.check_pieces();
        let action = start.actions()[0].clone();
        table.perform(&action);
        table.check_pieces();
        assert_eq!(table.session().game().played().len(), 1);
    }
}

/// The middles of the marbles beside the board.
fn beside(table: &mut Table) -> Vec<Vec3> {
    let world = table.app.world_mut();
    let mut marbles = world.query::<(&BoardPiece, &Transform)>();
    let beside = marbles.iter(world).filter(|(marble, _)| marble.site().is_none());
    beside.map(|(_, transform)| transform.translation).collect()
}

#[test]
fn trays_are_where_the_window_has_room_for_them() {
    let mut table = Table::kulami("", "closed");
    table.click("d4");
    table.rest();
    for (size, is_tall) in [((1600.0, 900.0), false), ((600.0, 1100.0), true), ((1600.0, 900.0), false)] {
        super::window_sizes::resize(&mut table, size);
        let half = table.look().half_size();
        let marbles = beside(&mut table);
        assert_eq!(marbles.len(), 55);
        for at in marbles {
            let is_beyond = if is_tall { at.z.abs() > half.y } else { at.x.abs() > half.x };
            assert!(is_beyond, "{size:?}: a marble lies at {at}");
        }
        table.check_pieces();
        assert_eq!(lifted_parts(&mut table), 0);
    }
    table.click("d7");
    table.rest();
    assert_eq!(table.session().game().played().len(), 2, "fields of a board that was built anew answer");
}
