//! A table at rest draws nothing.

use bevy::window::RequestRedraw;

use super::*;

#[test]
fn a_table_at_rest_requests_no_redraws() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b6");
    table.rest();
    table.wait(150);
    let asked =
        |table: &mut Table| table.app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count();
    asked(&mut table);
    table.wait(20);
    assert_eq!(asked(&mut table), 0);
    table.point_at(Vec2::new(300.0, 300.0));
    assert!(asked(&mut table) > 0, "a hand wakes it");
}
