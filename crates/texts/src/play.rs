//! What happens at the table, in words: who controls what.

use super::msg;
use crate::Message;
use rules::{Control, Controlled, Player};

/// Who controls a place or what is on it, as a sentence, with the players' names.
pub fn control_told(control: &Control, name: impl Fn(Player) -> Message) -> Message {
    let [one, two] = [control.by[0].len(), control.by[1].len()];
    let (more, less) = (one.max(two), one.min(two));
    match (control.what, control.leader()) {
        (Controlled::Battery, Some(player)) => msg::place_battery_controlled(name(player), more, less),
        (Controlled::Battery, None) => msg::place_battery_shared(one),
        (Controlled::Panel { fields }, Some(player)) => {
            msg::place_panel_held(name(player), fields, more, less)
        }
        (Controlled::Panel { fields }, None) => msg::place_panel_tied(one, fields),
    }
}
