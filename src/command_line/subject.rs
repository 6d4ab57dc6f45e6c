//! What a command is about: a game, or the file of a match.

use std::path::Path;
use std::str::FromStr;

use spieltisch::games::{GameKind, UnknownGame};

/// A game by its name, or a file.
#[derive(Clone, Debug)]
pub(super) enum Subject {
    Game(GameKind),
    File(String),
}

impl FromStr for Subject {
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
