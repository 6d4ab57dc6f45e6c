//! A win is acted out on the table before the result is shown.

use super::*;
use crate::app::games::Flag;

/// Blue is one step from winning at the headquarters.
const BEFORE: &str = "9b9/19/8b10/19/19/19/19/19/19/19/3r15/19/19/19/19/19/3r15/19/19 b";

fn before_the_win() -> Table {
    Table::set(GameKind::Napoleon.set_up("", None, Some(BEFORE)).unwrap())
}

fn win(table: &mut Table) {
    table.click("i17");
    table.click("j18");
    assert!(table.session().outcome().is_some());
}

/// The pieces of a player that are not as they stand at rest.
fn acting(table: &mut Table, player: Player) -> usize {
    let look = table.look();
    let world = table.app.world_mut();
    let mut pieces = world.query::<(&BoardPiece, &Transform)>();
    let own =
        pieces.iter(world).filter(|(piece, _)| piece.piece.owner == Some(player) && piece.site().is_some());
    own.filter(|(piece, transform)| {
        let rest = piece.rest(&*look);
        rest.translation.distance(transform.translation) > 0.02
            || rest.rotation.angle_between(transform.rotation) > 0.02
    })
    .count()
}

#[test]
fn pieces_act_out_a_win_before_the_result_is_shown() {
    let mut table = before_the_win();
    win(&mut table);
    table.wait_for("the acting", |table| table.turn() == TurnPhase::Celebrating);
    let mut seen = [0, 0];
    let mut frames = 0;
    while table.turn() == TurnPhase::Celebrating {
        assert_eq!(table.menu(), Menu::None);
        for player in Player::BOTH {
            seen[player.index()] = seen[player.index()].max(acting(&mut table, player));
        }
        table.wait(1);
        frames += 1;
    }
    assert_eq!(seen, [2, 2], "the winner's pieces hop, the loser's slump");
    assert!(FRAME * frames < Duration::from_secs(2), "it is short");
    table.wait(1);
    assert_eq!((table.turn(), table.menu()), (TurnPhase::Over, Menu::None));
    table.check_pieces();
    let mut decided = table.marked(HighlightKind::Won);
    decided.sort_unstable();
    assert_eq!(decided, ["j18", "j19"], "what decided the match is seen");
    table.press(KeyCode::PageUp);
    table.rest();
    assert!(!table.is_marked(HighlightKind::Won), "not in an earlier position");
}

#[test]
fn the_acting_can_be_skipped() {
    let hurries: [fn(&mut Table); 3] = [
        |table| table.press(KeyCode::Escape),
        |table| table.click_at(Vec2::new(25.0, 770.0)),
        |table| table.tap_at(Vec2::new(25.0, 770.0)),
    ];
    for hurry in hurries {
        let mut table = before_the_win();
        win(&mut table);
        table.wait_for("the acting", |table| table.turn() == TurnPhase::Celebrating);
        table.wait(5);
        hurry(&mut table);
        table.wait(2);
        assert_eq!((table.turn(), table.menu()), (TurnPhase::Over, Menu::None));
        table.check_pieces();
    }
}

#[test]
fn without_animations_the_result_is_shown_at_once() {
    let mut table = before_the_win();
    table.set_up(|settings| settings.no_animations = true);
    win(&mut table);
    table.wait(3);
    assert_eq!((table.turn(), table.menu()), (TurnPhase::Over, Menu::None));
}

#[test]
fn a_finished_match_that_is_opened_is_not_acted_out() {
    let mut game = Match::new(GameKind::Napoleon.set_up("", None, Some(BEFORE)).unwrap());
    game.play_text("i17-j18").unwrap();
    let mut table = Table::with_match(game);
    assert_eq!((table.turn(), acting(&mut table, Player::One)), (TurnPhase::Over, 0));
}

/// Whose flags are seen over each player's ground, and how high each flies.
fn flags(table: &mut Table) -> [Vec<(Player, f32)>; 2] {
    let world = table.app.world_mut();
    let mut flags = world.query::<(&Flag, &Transform, &Visibility)>();
    Player::BOTH.map(|over| {
        let own =
            flags.iter(world).filter(|(flag, _, seen)| flag.over == over && **seen != Visibility::Hidden);
        own.map(|(flag, transform, _)| (flag.of, transform.translation.y - flag.top.y)).collect()
    })
}

#[test]
fn the_winners_flag_takes_the_place_of_the_losers() {
    let own = Player::BOTH.map(|player| vec![(player, 0.0)]);
    let taken = [vec![(Player::One, 0.0)], vec![(Player::One, 0.0)]];
    let mut table = before_the_win();
    table.wait(2);
    assert_eq!(flags(&mut table), own);
    win(&mut table);
    table.wait(1);
    assert_eq!(flags(&mut table), own, "while the counter is on its way");
    table.wait_for("the acting", |table| table.turn() == TurnPhase::Celebrating);
    let mut lowest = [0.0_f32; 2];
    while table.turn() == TurnPhase::Celebrating {
        let seen = flags(&mut table);
        assert_eq!(seen[0], own[0], "the winner's own flag flies on");
        for (of, height) in &seen[1] {
            lowest[of.index()] = lowest[of.index()].min(*height);
        }
        table.wait(1);
    }
    assert!(lowest.iter().all(|height| *height < -0.5), "one comes down, one goes up: {lowest:?}");
    table.wait(1);
    assert_eq!(flags(&mut table), taken);
    table.press(KeyCode::KeyU);
    table.rest();
    assert_eq!(flags(&mut table), own, "the turn is taken back");
    // And without animations, or in a match that is opened.
    table.set_up(|settings| settings.no_animations = true);
    win(&mut table);
    table.wait(3);
    assert_eq!(flags(&mut table), taken);
}
