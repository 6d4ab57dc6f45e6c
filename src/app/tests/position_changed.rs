//! What is reported when the position changes: the state of the last one is reset before anything else hears of it.

use crate::app::interaction::Inspected;
use crate::app::session::{
    ActionPlayed, ActionUndone, GoToPly, LeaveReview, LeaveTable, MatchStarted, PlayAction, PositionChanged,
    Redo, ReviewMoved, Undo,
};

use super::*;

/// The facts in the order in which they were reported.
#[derive(Resource, Default)]
struct Reported(Vec<String>);

fn record<E: Event + std::fmt::Debug>(fact: On<E>, mut reported: ResMut<Reported>) {
    let text = format!("{:?}", fact.event());
    let name = text.split([' ', '(']).next().unwrap_or_default();
    reported.0.push(name.to_owned());
}

/// Triggers a request, and returns what is reported at once.
fn reported<'a, E: Event<Trigger<'a>: Default>>(table: &mut Table, request: E) -> Vec<String> {
    table.app.world_mut().trigger(request);
    table.app.world_mut().flush();
    std::mem::take(&mut table.app.world_mut().resource_mut::<Reported>().0)
}

fn recording() -> Table {
    let mut table = Table::kulami("", "closed");
    table
        .app
        .init_resource::<Reported>()
        .add_observer(record::<PositionChanged>)
        .add_observer(record::<MatchStarted>)
        .add_observer(record::<ActionPlayed>)
        .add_observer(record::<ActionUndone>)
        .add_observer(record::<ReviewMoved>);
    table
}

#[test]
fn each_change_is_reported_once_before_what_happened() {
    let mut table = recording();
    let action = table.session().game().actions()[0].clone();
    assert_eq!(reported(&mut table, PlayAction(action.clone())), ["Played", "ActionPlayed"]);
    assert_eq!(reported(&mut table, PlayAction(action)), [""; 0], "it is refused");
    assert_eq!(reported(&mut table, Undo), ["Undone", "ActionUndone"]);
    assert_eq!(reported(&mut table, Undo), [""; 0], "there is nothing to undo");
    assert_eq!(reported(&mut table, Redo), ["Played", "ActionPlayed"]);
    assert_eq!(reported(&mut table, GoToPly(0)), ["Reviewed", "ReviewMoved"]);
    assert_eq!(reported(&mut table, LeaveReview), ["Reviewed", "ReviewMoved"]);
    let setup = table.session().setup(table.app.world().resource::<SaveSlot>());
    assert_eq!(reported(&mut table, StartMatch(setup)), ["Started", "MatchStarted"]);
    assert_eq!(reported(&mut table, LeaveTable), ["Left"]);
    table.wait(2);
    assert_eq!(
        table.app.world().resource::<Reported>().0,
        ["Started", "MatchStarted"],
        "behind the main menu"
    );
}

#[test]
fn a_selection_and_an_inspected_place_end_with_their_position() {
    fn check<E: Event>(_: On<E>, selection: Res<Selection>, inspected: Res<Inspected>) {
        assert_eq!((&*selection, *inspected), (&Selection::Nothing, Inspected(None)));
    }
    let mut table = Table::start();
    table
        .app
        .add_observer(check::<ActionPlayed>)
        .add_observer(check::<ActionUndone>)
        .add_observer(check::<MatchStarted>);
    let choose = |table: &mut Table| {
        table.click("d2");
        let world = table.app.world_mut();
        assert_ne!(*world.resource::<Selection>(), Selection::Nothing);
        world.resource_mut::<Inspected>().0 = Some(site("b2"));
    };
    choose(&mut table);
    let action = table.session().position().read_action("b2-b6*a3c3").unwrap();
    table.app.world_mut().trigger(PlayAction(action));
    table.rest();
    choose(&mut table);
    table.app.world_mut().trigger(Undo);
    table.rest();
    choose(&mut table);
    let setup = table.session().setup(table.app.world().resource::<SaveSlot>());
    table.app.world_mut().trigger(StartMatch(setup));
    table.rest();
    assert_eq!(table.played(), [""; 0]);
}
