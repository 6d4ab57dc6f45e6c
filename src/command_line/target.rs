//! What a command applies to: a game, or a saved match in a file or a link.

use std::path::Path;
use std::str::FromStr;

use spieltisch::games::{GameKind, UnknownGame};
use spieltisch::record::is_link;

/// A game by name, or a file; the link of a match stands for a file with it.
#[derive(Clone, Debug)]
pub(super) enum Target {
    Game(GameKind),
    File(String),
}

impl FromStr for Target {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        text.parse().map(Self::Game).or_else(|unknown| {
            let path = Path::new(text);
            let is_meant_as_file = text.contains('/')
                || path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron"))
                || path.is_file()
                || is_link(text);
            if is_meant_as_file { Ok(Self::File(text.to_owned())) } else { Err(unknown) }
        })
    }
}
