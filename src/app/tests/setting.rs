//! Settings and clocks.

use std::fs;

use super::*;
use crate::app::settings::{AnimationSpeed, ChangeSettings, HighlightColours, Settings, SettingsFile};
use crate::games::{Outcome, Reason};
use crate::record::Clock;

/// Sets the program up as it starts, with settings in a folder.
fn opened(folder: &std::path::Path) -> Table {
    let mut app = table_app(Surface::Nothing);
    app.insert_resource(SettingsFile::at(folder));
    Table::running(app)
}

fn settings(table: &Table) -> Settings {
    table.app.world().resource::<Settings>().clone()
}

fn set(table: &mut Table, settings: Settings) {
    table.app.world_mut().trigger(ChangeSettings(settings));
    table.wait(2);
}

#[test]
fn what_is_set_is_there_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = opened(folder.path());
    assert_eq!(settings(&table), Settings::default());
    assert!(!folder.path().join("settings.ron").exists(), "nothing was set yet");
    let wanted = Settings {
        pace: AnimationSpeed::Fast,
        text: 150,
        colours: HighlightColours::Distinct,
        ..Settings::default()
    };
    set(&mut table, wanted.clone());
    assert_eq!(table.app.world().resource::<Timeline>().pace, 2.0);
    assert_eq!(settings(&opened(folder.path())), wanted);
}

#[test]
fn settings_that_cannot_be_read_are_told_of_and_put_aside() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("settings.ron");
    for (i, text) in
        ["no settings", "Settings(format: 7)", "Settings(text: 12, format: 1", ""].iter().enumerate()
    {
        fs::write(&file, text).unwrap();
        let mut table = opened(folder.path());
        assert_eq!(settings(&table), Settings::default());
        let told = english(table.app.world().resource::<SettingsFile>().told.as_ref().unwrap());
        assert!(told.starts_with("Your settings could not be read: "), "{told}");
        assert_eq!(fs::read_to_string(&file).unwrap(), *text, "the file is left alone");
        set(&mut table, Settings { still: true, ..Settings::default() });
        let aside = folder.path().join("settings-unread.ron");
        if i == 0 {
            assert_eq!(fs::read_to_string(&aside).unwrap(), *text, "it was put aside");
            assert!(opened(folder.path()).app.world().resource::<Settings>().still);
        } else {
            // Something was put aside before: that is not lost either, and nothing is written.
            assert_eq!(fs::read_to_string(&aside).unwrap(), "no settings");
            assert_eq!(fs::read_to_string(&file).unwrap(), *text);
            assert!(settings(&table).still, "the program has the setting all the same");
        }
    }
}

#[test]
fn settings_of_an_older_release_keep_what_they_say() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("settings.ron"), "Settings(format: 1, pace: Slow)").unwrap();
    assert_eq!(
        settings(&opened(folder.path())),
        Settings { pace: AnimationSpeed::Slow, ..Settings::default() }
    );
}

#[test]
fn without_motion_pieces_are_put_down_at_once() {
    let mut table = Table::start();
    set(&mut table, Settings { still: true, ..Settings::default() });
    table.click("b2");
    table.click("b4");
    table.wait(2);
    assert!(!table.app.world().resource::<Timeline>().is_busy());
    table.check_pieces();
}

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
fn time_passes_for_whoever_is_to_move_from_the_first_action_on() {
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
fn who_runs_out_of_time_loses_and_nothing_can_be_played_any_more() {
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
