//! The computer's clock.

use engine::Level;
use record::Clock;

use super::*;

#[test]
fn it_stands_still_while_the_computers_own_pieces_move() {
    let kind = GameKind::Netzwerk;
    let game = Match::new(kind.set_up(kind.table_rules(), None, None).unwrap());
    let setup =
        MatchSetup::new(game).with_computers([Level::new(2), None]).with_clock(Clock::new(600, 0).ok());
    let mut table = Table::opened();
    table.app.world_mut().trigger(StartMatch(setup));
    table.wait_for("the computer's first action", |table| !table.played().is_empty());
    let left = |table: &Table| table.session().clock().unwrap().left(Player::One);
    let is_computers_turn = |table: &Table| table.session().position().to_move() == Player::One;
    let mut frames = 0;
    while is_computers_turn(&table) {
        let (phase, before) = (table.turn(), left(&table));
        table.wait(1);
        if phase == TurnPhase::Animating {
            frames += 1;
            assert_eq!(left(&table), before, "frame {frames} of the animation");
        }
    }
    assert!(frames > 20, "{frames} frames: its pieces take their time");
    assert!(left(&table) < 600_000, "it has spent time between its actions");
}
