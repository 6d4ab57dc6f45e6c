//! The dialog that serves the program to a tablet. The server itself is tested in `crates/serve`.

use super::*;
use crate::app::ui::TabletServer;
use texts::msg;

#[test]
fn the_address_is_shown_and_copied_until_it_is_stopped() {
    let mut table = Table::opened();
    table.click_button(&english(msg::tablet_open()));
    assert_eq!(table.menu(), Menu::Tablet);
    table.wait(3);
    assert!(table.find(&english(msg::tablet_start())).is_some(), "nothing is served unless it is asked for");
    table.app.insert_resource(TabletServer::pretended());
    table.wait(3);
    assert_eq!(table.copied_by(&english(msg::tablet_copy())), "http://192.168.1.5:8080/");
    assert!(table.find(&english(msg::report_copied())).is_some(), "the button says so");

    // It goes on without the dialog.
    table.scroll_to_button(&english(msg::rules_close()));
    assert_eq!(table.menu(), Menu::None);
    table.wait(3);
    table.click_button(&english(msg::tablet_open()));
    table.wait(3);
    table.scroll_to_button(&english(msg::tablet_stop()));
    table.wait(3);
    assert!(table.find(&english(msg::tablet_start())).is_some());
}
