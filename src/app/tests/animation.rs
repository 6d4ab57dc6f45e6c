//! Animations of what was played.

use super::*;

#[test]
fn batteries_that_paid_flip_over_and_back_at_the_end_of_the_turn() {
    let mut table = Table::start();
    let upside_down = |table: &mut Table| {
        let world = table.app.world_mut();
        let batteries = world.query::<(&BoardPiece, &Transform)>().iter(world).collect::<Vec<_>>();
        let turned = batteries.iter().filter(|(board_piece, transform)| {
            board_piece.piece.kind == PieceKind::Battery && (transform.rotation * Vec3::Y).y < -0.99
        });
        let mut sites: Vec<Site> = turned.filter_map(|(board_piece, _)| board_piece.site()).collect();
        sites.sort_unstable();
        sites
    };
    assert_eq!(upside_down(&mut table), []);
    table.click("b2");
    table.click("b6");
    table.wait(3);
    assert_eq!(table.turn(), TurnPhase::Animating, "it takes its time");
    table.rest();
    assert_eq!(upside_down(&mut table), [site("a3"), site("c3")]);
    table.press(KeyCode::Space);
    table.rest();
    assert_eq!(upside_down(&mut table), []);
    assert_eq!(table.session().position().to_move(), Player::Two);
}

#[test]
fn acting_skips_running_animations() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b6");
    // In the middle of the run the next robot is chosen and runs.
    table.click("l2");
    table.click("l6");
    table.rest();
    assert_eq!(table.session().game().played().len(), 2);
    table.check_pieces();
}
