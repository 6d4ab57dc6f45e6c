//! With animations off, a light fades where something has changed.

use super::*;
use crate::app::board::Fade;

fn lights(table: &mut Table) -> Vec<Vec3> {
    let world = table.app.world_mut();
    let mut lights = world.query_filtered::<&Transform, With<Fade>>();
    lights.iter(world).map(|at| at.translation).collect()
}

#[test]
fn without_animations_a_light_fades_where_a_piece_was_and_where_it_is() {
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, None).unwrap());
    table.set_up(|settings| settings.no_animations = true);
    table.wait(2);
    let places = ["d7", "d8"].map(|site| {
        let site = site.parse().unwrap();
        table.look().spots().into_iter().find(|spot| spot.site == site).unwrap().place
    });
    table.click("d7");
    table.click("d8");
    table.wait(2);
    table.check_pieces();
    let lights_seen = lights(&mut table);
    assert_eq!(lights_seen.len(), 2, "{lights_seen:?}");
    for place in places {
        assert!(
            lights_seen.iter().any(|at| at.xz().distance(place.xz()) < 0.01),
            "{place} in {lights_seen:?}"
        );
    }
    table.wait(60);
    assert_eq!(lights(&mut table), []);
}

#[test]
fn with_animations_no_such_light_is_needed() {
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, None).unwrap());
    table.click("d7");
    table.click("d8");
    for _ in 0..40 {
        table.wait(1);
        assert_eq!(lights(&mut table), []);
    }
}
