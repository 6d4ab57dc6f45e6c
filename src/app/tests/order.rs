//! The order of a frame: where two systems of the table touch the same data, one of them comes first.

use bevy::platform::collections::HashMap;

use super::*;

#[test]
fn systems_that_touch_the_same_data_have_an_order() {
    let mut table = Table::opened();
    let world = table.app.world_mut();
    let found = world.schedule_scope(Update, |world, schedule| {
        let names: HashMap<_, _> =
            schedule.systems().unwrap().map(|(key, system)| (key, system.name().to_string())).collect();
        let is_ours = |key| names.get(key).is_some_and(|name| name.contains("spieltisch::app"));
        let conflicts = schedule.graph().conflicting_systems().iter();
        conflicts
            .filter(|(one, two, _)| is_ours(one) && is_ours(two))
            .map(|(one, two, on)| {
                let on = on.iter().map(|id| world.components().get_name(*id).unwrap().to_string());
                format!("{} and {} on {:?}", names[one], names[two], on.collect::<Vec<_>>())
            })
            .collect::<Vec<_>>()
    });
    assert!(found.is_empty(), "{} pairs:\n{}", found.len(), found.join("\n"));
}
