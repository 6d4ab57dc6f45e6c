//! What a command applies to: a game, or a saved match in a file or a link.

use std::ffi::{OsStr, OsString};
use std::fmt::Display;

use clap::builder::{OsStringValueParser, TypedValueParser};
use record::{SavedMatch, TimedMatch, is_link, path_of, read_link, read_text_file};
use rules::{GameKind, UnknownGame};

use super::CommandError;
use super::position::PlaceArguments;

/// Why a saved match cannot be combined with options for its start.
pub(super) const COMPLETE: &str =
    "a saved game contains its own rules, board and moves: it cannot be combined with other options";

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

    /// The match in the file, or that of the game up to the place that the arguments describe.
    pub(super) fn saved(&self, place: &PlaceArguments) -> Result<SavedMatch, CommandError> {
        match self {
            Self::Game(kind) => Ok(SavedMatch::new(TimedMatch::new(place.set_up(*kind)?, None))),
            Self::File(_) if !place.is_start() => Err(CommandError::Usage(COMPLETE.to_owned())),
            Self::File(file) => read_match(file),
        }
    }
}

pub(super) struct NamedMatch {
    pub(super) saved: SavedMatch,
    /// The text that has its link, if it came by one.
    #[cfg_attr(not(feature = "app"), expect(dead_code, reason = "only the table goes on with it"))]
    pub(super) link: Option<String>,
}

/// Reads the match in a file, or that of a link.
pub(super) fn read_match(argument: impl AsRef<OsStr>) -> Result<SavedMatch, CommandError> {
    read_named_match(argument.as_ref()).map(|named| named.saved)
}

/// The same, with the link if it is one, or if the file has one.
pub(super) fn read_named_match(argument: &OsStr) -> Result<NamedMatch, CommandError> {
    let path = path_of(argument);
    let of_link = |text: String, before: &str| {
        let fault = |error| CommandError::Usage(format!("{before}the link cannot be opened: {error}"));
        let saved = read_link(&text).map_err(fault)?;
        Ok(NamedMatch { saved, link: Some(text) })
    };
    let named = argument.to_string_lossy();
    if is_link(&named) && !path.is_file() {
        return of_link(named.into_owned(), "");
    }
    let fault = |reason: &dyn Display| CommandError::Usage(format!("{}: {reason}", path.display()));
    let text = read_text_file(&path, SavedMatch::LARGEST).map_err(|error| fault(&error))?;
    if is_link(&text) {
        return of_link(text, &format!("{}: ", path.display()));
    }
    let saved = SavedMatch::from_ron(&text).map_err(|error| fault(&error))?;
    Ok(NamedMatch { saved, link: None })
}
