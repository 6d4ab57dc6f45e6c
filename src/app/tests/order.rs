//! The order of a frame: where two systems touch the same data of the table, one of them comes first.

use bevy::ecs::component::ComponentId;

use super::*;
use crate::app::ai::{Analysis, Hint, MatchReview, Opponent};
use crate::app::board::{Motions, Replaying, Scoring, ScoringStep};
use crate::app::camera::{FreeView, Orbit};
use crate::app::interaction::{Hovered, Inspected};
use crate::app::session::{Assists, Autoplay};

/// The table's own data of a type, and its name.
fn own<T: Component>(world: &World) -> (ComponentId, &'static str) {
    (world.component_id::<T>().expect("the table should use it"), std::any::type_name::<T>())
}

#[test]
fn systems_that_touch_the_same_data_of_the_table_have_an_order() {
    let mut table = Table::opened();
    let world = table.app.world_mut();
    let own = [
        own::<Timeline>(world),
        own::<Motions>(world),
        own::<BoardPiece>(world),
        own::<Replaying>(world),
        own::<Scoring>(world),
        own::<ScoringStep>(world),
        own::<Orbit>(world),
        own::<FreeView>(world),
        own::<Selection>(world),
        own::<Hovered>(world),
        own::<Inspected>(world),
        own::<TurnGuard>(world),
        own::<Opponent>(world),
        own::<Hint>(world),
        own::<Analysis>(world),
        own::<MatchReview>(world),
        own::<Assists>(world),
        own::<Autoplay>(world),
        own::<SaveSlot>(world),
        own::<Settings>(world),
        own::<NextState<TurnPhase>>(world),
        own::<NextState<Menu>>(world),
    ];
    let found = world.schedule_scope(Update, |_, schedule| {
        let names = |on: &[ComponentId]| -> Vec<&str> {
            own.iter().filter(|(id, _)| on.contains(id)).map(|(_, name)| *name).collect()
        };
        let conflicts = schedule.graph().conflicting_systems().iter();
        conflicts.map(|(.., on)| names(on)).filter(|names| !names.is_empty()).collect::<Vec<_>>()
    });
    assert!(found.is_empty(), "{} pairs of systems without an order: {found:#?}", found.len());
}
