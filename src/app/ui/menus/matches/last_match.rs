//! The match that was played last, for the main menu to continue.

use crate::app::saves::{Library, title_of};
use texts::{Message, game_title, msg};

/// The file of the match that was played last, if it is not over, and what it is in one line.
pub(crate) fn last_match(library: &Library) -> Option<(String, Message)> {
    let last = library.to_go_on_with()?;
    let text = msg::title_last_match(game_title(last.summary.kind), title_of(&last.summary));
    Some((last.file.clone(), text))
}
