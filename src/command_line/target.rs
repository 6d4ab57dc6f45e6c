//! What a command applies to: a game, or a saved match in a file or a link.

use std::ffi::OsString;

use clap::builder::{OsStringValueParser, TypedValueParser};
use record::{is_link, path_of};
use rules::{GameKind, UnknownGame};

/// A game by name, or a file; the link of a match stands for a file with it.
#[derive(Clone, Debug)]
pub(super) enum Target {
    Game(GameKind),
    File(OsString),
}

impl Target {
    /// Reads an argument, whose name of a file need not be UTF-8.
    pub(super) fn parser() -> impl TypedValueParser<Value = Self> {
        OsStringValueParser::new().try_map(Self::read)
    }

    fn read(argument: OsString) -> Result<Self, UnknownGame> {
        let text = argument.to_string_lossy();
        text.parse().map(Self::Game).or_else(|unknown| {
            let path = path_of(&*argument);
            let is_meant_as_file = text.contains('/')
                || path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("ron"))
                || path.is_file()
                || is_link(&text);
            if is_meant_as_file { Ok(Self::File(argument.clone())) } else { Err(unknown) }
        })
    }
}
