//! Matches with a clock.

use super::*;
use crate::games::{Outcome, Reason};
use crate::record::Clock;

fn with_clock(seconds: u32, increment: u32) -> Table {
    let mut table = Table::opened();
    let game = Match::new(GameKind::Kulami.set_up("", None, None).unwrap());
    let clock = Clock::new(seconds, increment).ok();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game).with_clock(clock)));
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
    table
}

/// Lets time pass on the table's own clock.
fn pass(table: &mut Table, step: Duration, times: usize) {
    // The real clock is the one that players have: tests give it its steps.
    for _ in 0..times {
        let mut time = table.app.world_mut().resource_mut::<Time<Real>>();
        let next = time.last_update().unwrap_or_else(|| time.startup()) + step;
        time.update_with_instant(next);
        let passed = time.delta();
        assert!(passed >= step);
        table.app.world_mut().run_system_cached(crate::app::session::tick).unwrap();
        table.wait(1);
    }
}

#[test]
fn time_passes_for_the_player_to_move_from_the_first_action_on() {
    let mut table = with_clock(60, 5);
    let left = |table: &Table| Player::BOTH.map(|player| table.session().clock().unwrap().left(player));
    pass(&mut table, Duration::from_secs(2), 3);
    assert_eq!(left(&table), [60_000, 60_000], "nobody has begun yet");
    table.click("d4");
    table.rest();
    let before = left(&table);
    assert_eq!(before[0], 65_000, "a turn adds five seconds");
    pass(&mut table, Duration::from_secs(2), 3);
    assert!(left(&table)[1] + 6_000 <= before[1] && left(&table)[0] == before[0], "{:?}", left(&table));
}

#[test]
fn running_out_of_time_loses_and_ends_the_match() {
    let mut table = with_clock(10, 0);
    table.click("d4");
    table.rest();
    pass(&mut table, Duration::from_secs(3), 4);
    table.rest();
    assert_eq!(table.session().outcome(), Some(Outcome::win(Player::One, Reason::OutOfTime)));
    assert_eq!(table.menu(), Menu::Result);
    table.press(KeyCode::Escape);
    table.wait(2);
    let before = table.position();
    table.click("d7");
    table.rest();
    assert_eq!(table.position(), before);
}
