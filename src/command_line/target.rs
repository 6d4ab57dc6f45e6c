//! What a command applies to: a game, or a saved match.

use std::path::Path;
use std::str::FromStr;

use spieltisch::games::{GameKind, UnknownGame};

/// A game by name, or a file.
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
                || path.is_file();
            if is_meant_as_file { Ok(Self::File(text.to_owned())) } else { Err(unknown) }
        })
    }
}
