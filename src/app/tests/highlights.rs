//! What is marked; moving the pointer lays only those highlights anew that depend on the place under it.

use crate::app::highlights::HighlightGroup;

use super::*;
use crate::app::session::{Assist, ToggleAssist};

/// The highlights of all groups but those of the hovered place, with what they show.
fn resting(table: &mut Table) -> Vec<(Entity, HighlightGroup, HighlightKind)> {
    let world = table.app.world_mut();
    let mut highlights = world.query::<(Entity, &HighlightGroup, &Highlight)>();
    let highlights =
        highlights.iter(world).map(|(entity, group, highlight)| (entity, *group, highlight.kind));
    let mut found: Vec<_> = highlights
        .filter(|(_, group, _)| !matches!(group, HighlightGroup::Hover | HighlightGroup::Payment))
        .collect();
    found.sort_unstable();
    found
}

fn groups(highlights: &[(Entity, HighlightGroup, HighlightKind)]) -> Vec<HighlightGroup> {
    let mut groups: Vec<HighlightGroup> = highlights.iter().map(|(_, group, _)| *group).collect();
    groups.sort_unstable();
    groups.dedup();
    groups
}

#[test]
fn the_pointer_moves_the_ring_of_a_new_piece_and_nothing_else() {
    let mut table = Table::kulami("score=level2", "closed");
    for field in ["d4", "d7"] {
        table.click(field);
        table.rest();
    }
    table.point_at(Vec2::new(20.0, 20.0));
    table.wait(2);
    let (before, targets) = (resting(&mut table), table.marked(HighlightKind::Target));
    use HighlightGroup::{LastTurn, Options, Regions, Zones};
    assert_eq!(groups(&before), [LastTurn, Options, Zones, Regions]);
    for target in &targets {
        let at = table.pixel(site(target));
        table.point_at(at);
        table.wait(1);
        assert_eq!(table.marked(HighlightKind::Proposed), [target.as_str()]);
        assert_eq!(table.marked(HighlightKind::Hovered), [target.as_str()]);
        let others: Vec<&String> = targets.iter().filter(|other| *other != target).collect();
        assert_eq!(table.marked(HighlightKind::Target).iter().collect::<Vec<_>>(), others, "in its place");
        assert_eq!(resting(&mut table), before, "{target}");
    }
    table.point_at(Vec2::new(20.0, 20.0));
    table.wait(1);
    assert_eq!(table.marked(HighlightKind::Target), targets, "all are seen again");
    assert!(!table.is_marked(HighlightKind::Proposed) && !table.is_marked(HighlightKind::Hovered));
}

#[test]
fn the_pointer_changes_what_would_pay_and_nothing_else() {
    let mut table = Table::start();
    table.click("b2");
    let before = resting(&mut table);
    assert_eq!(groups(&before), [HighlightGroup::Options]);
    for (target, pays) in [("b4", &["a3"][..]), ("b6", &["a3", "c3"]), ("l8", &[])] {
        let at = table.pixel(site(target));
        table.point_at(at);
        table.wait(1);
        assert_eq!(table.marked(HighlightKind::Pays), pays, "{target}");
        assert_eq!(resting(&mut table), before, "{target}");
    }
}

#[test]
fn the_colours_change_at_once() {
    use crate::app::settings::HighlightColours;
    let mut table = Table::kulami("", "closed");
    // On a board without marbles, nothing is marked.
    table.click("d4");
    table.rest();
    let colours = |table: &mut Table| {
        let world = table.app.world_mut();
        let mut meshes = world.query_filtered::<&Mesh3d, With<Highlight>>();
        let handles: Vec<_> = meshes.iter(world).map(|mesh| mesh.0.clone()).collect();
        let assets = world.resource::<Assets<Mesh>>();
        let colours = |mesh: &Mesh| format!("{:?}", mesh.attribute(Mesh::ATTRIBUTE_COLOR));
        handles.iter().map(|handle| colours(assets.get(handle).unwrap())).collect::<Vec<_>>()
    };
    let usual = colours(&mut table);
    table.set_up(|settings| settings.colours = HighlightColours::Distinct);
    let distinct = colours(&mut table);
    assert_eq!(usual.len(), distinct.len());
    assert!(usual != distinct, "highlights have the colours of the other palette");
}

#[test]
fn a_tied_panel_has_a_broken_band_and_an_empty_one_has_none() {
    let mut table = Table::kulami("", "closed");
    let marked =
        |table: &mut Table| [HighlightKind::Held, HighlightKind::Tied].map(|kind| table.marked(kind).len());
    assert_eq!(marked(&mut table), [0; 2]);
    for field in "d4 d7 a7 a3 f3 f8 c8 c1 g1 g4 b4".split(' ') {
        table.click(field);
        table.rest();
    }
    let [held, tied] = marked(&mut table);
    // The second marble on the panel of a7; the dashes of both players are marks of their own.
    table.click("b7");
    table.rest();
    assert_eq!(marked(&mut table), [held - 1, tied + 2]);
    table.app.world_mut().trigger(ToggleAssist(Assist::Panels));
    table.wait(2);
    assert_eq!(marked(&mut table), [0; 2], "they are switched off together");
}
