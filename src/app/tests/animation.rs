//! Animations of what was played.

use bevy::ecs::system::RunSystemOnce;

use super::*;
use crate::app::board::{BoardPieces, LONGEST, Shade, Spark, TURN, animate};
use rules::Effect;

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

/// How long each effect of a match takes, planned by itself, with the most that it may take.
fn durations(kind: GameKind) -> Vec<(Effect, f32, f32)> {
    let (mut table, actions) = whole_match(kind);
    let mut game = Match::new(table.session().position().clone());
    game.play_text(&actions.join(" ")).unwrap();
    let effects: Vec<Effect> = game.played().iter().flat_map(|played| played.effects.clone()).collect();
    let mut taken = Vec::new();
    for effect in effects {
        let plan = {
            let effect = effect.clone();
            move |look: Res<BoardLook>,
                  mut timeline: ResMut<Timeline>,
                  mut board_pieces: BoardPieces,
                  mut commands: Commands| {
                timeline.skip();
                let start = timeline.next_start();
                animate(
                    std::slice::from_ref(&effect),
                    &**look,
                    &mut timeline,
                    &mut board_pieces,
                    &mut commands,
                );
                timeline.next_start() - start
            }
        };
        let seconds = table.app.world_mut().run_system_once(plan).unwrap();
        // A robot that has arrived turns back, which nothing waits for.
        let is_way = matches!(effect, Effect::Moved { .. } | Effect::Jumped { .. });
        let most = if is_way && kind == GameKind::Netzwerk { LONGEST + TURN } else { LONGEST };
        taken.push((effect, seconds, most));
    }
    taken
}

#[test]
fn no_effect_takes_longer_than_six_tenths_of_a_second() {
    for kind in GameKind::ALL {
        let taken = durations(kind);
        assert!(taken.iter().any(|(_, seconds, _)| *seconds > 0.2), "something moves");
        for (effect, seconds, most) in taken {
            assert!(seconds <= most + 1e-3, "{effect:?} takes {seconds} s");
        }
    }
}

#[test]
fn energy_flows_while_batteries_pay_and_nothing_is_left_of_it() {
    let mut table = Table::start();
    let sparks = |table: &mut Table| {
        let world = table.app.world_mut();
        world.query_filtered::<(), With<Spark>>().iter(world).count()
    };
    table.click("b2");
    table.click("b6");
    table.wait(3);
    assert!(sparks(&mut table) >= 2, "one for each battery");
    table.rest();
    assert_eq!(sparks(&mut table), 0);
    // Acting hurries it.
    table.click("l2");
    table.click("l4");
    table.wait(2);
    table.click("h2");
    table.wait(2);
    assert_eq!(sparks(&mut table), 0);
}

#[test]
fn every_piece_casts_a_shade_where_it_stands() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b6");
    table.rest();
    let look = table.look();
    let world = table.app.world_mut();
    let pieces: Vec<Vec3> = world
        .query::<(&BoardPiece, &Transform)>()
        .iter(world)
        .filter(|(board_piece, _)| look.contact(board_piece.piece, true).is_some())
        .map(|(_, transform)| transform.translation)
        .collect();
    let mut shades = world.query_filtered::<(&Transform, &Visibility), With<Shade>>();
    assert_eq!(shades.iter(world).count(), pieces.len());
    for place in pieces {
        let below =
            shades.iter(world).filter(|(shade, _)| shade.translation.xz().distance(place.xz()) < 1e-3);
        let seen: Vec<&Visibility> = below.map(|(_, visibility)| visibility).collect();
        assert_eq!(seen, [&Visibility::Inherited], "{place}");
    }
}
