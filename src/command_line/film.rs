//! `spieltisch picture` and `spieltisch animate`: a position of a saved match as a picture, and turns of it as an animation.

use std::io::{IsTerminal, Write, stderr};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::app::{Film, Shown, record_film};
use clap::Args;
use record::SavedMatch;
use texts::Language;

use super::CommandError;
use super::interrupt::stop_on_interrupt;
use super::looks::{Looks, Size, check_output, language};
use super::read_match::read_match;

/// The saved match, and how the table is drawn: the options of both.
#[derive(Debug, Args)]
struct Filmed {
    /// The file of a saved game, or its link
    #[arg(value_name = "FILE|LINK")]
    file: PathBuf,
    /// Without the players' names
    #[arg(long)]
    no_names: bool,
    /// The language of the players' names and colours: en, de, fr, nl or it
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = language)]
    language: Language,
    #[command(flatten)]
    looks: Looks,
}

impl Filmed {
    fn read(&self) -> Result<SavedMatch, CommandError> {
        read_match(&self.file)
    }

    fn film(&self, saved: SavedMatch, shown: Shown, size: Size, out: &Path) -> Film {
        Film {
            saved,
            shown,
            size: (size.0, size.1),
            flat: self.looks.flat,
            view: self.looks.view(),
            theme: self.looks.theme,
            quality: self.looks.quality,
            names: (!self.no_names).then_some(self.language),
            file: out.to_path_buf(),
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct PictureOf {
    #[command(flatten)]
    filmed: Filmed,
    /// The file to write
    #[arg(long, value_name = "FILE.png")]
    out: PathBuf,
    /// The position after this many turns [default: the last one]
    #[arg(long, value_name = "NUMBER")]
    turn: Option<usize>,
    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x800")]
    size: Size,
}

impl PictureOf {
    pub(super) fn run(&self) -> Result<(), CommandError> {
        let saved = self.filmed.read()?;
        check_output(&self.out, "png")?;
        let last = saved.game().turns().len();
        let turn = self.turn.unwrap_or(last);
        if turn > last {
            return Err(CommandError::Usage(format!("--turn: the game has {last} turns")));
        }
        let film = self.filmed.film(saved, Shown::Position(turn), self.size, &self.out);
        record_film(&film, |_| true).map_err(|error| CommandError::Missing(error.to_string()))
    }
}

#[derive(Debug, Args)]
pub(super) struct Animate {
    #[command(flatten)]
    filmed: Filmed,
    /// The file to write; it never gets larger than 5 MB
    #[arg(long, value_name = "FILE.gif")]
    out: PathBuf,
    /// The turns to show: all, last, a number or a range, such as 3-9
    #[arg(long, value_name = "TURNS", default_value = "all")]
    turns: Turns,
    /// Width and height in pixels, at most: an animation that would be too large gets smaller
    #[arg(long, value_name = "WxH", default_value = "640x400")]
    size: Size,
}

/// Turns of a match, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turns {
    All,
    Last,
    Range(usize, usize),
}

impl FromStr for Turns {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        match (text, first.trim().parse(), last.trim().parse()) {
            ("all", ..) => Ok(Self::All),
            ("last", ..) => Ok(Self::Last),
            (_, Ok(first), Ok(last)) if (1..=last).contains(&first) => Ok(Self::Range(first, last)),
            _ => Err("turns are all, last, a number or a range, such as 3-9".to_owned()),
        }
    }
}

impl Turns {
    /// These turns of a match that has so many, counted from 0.
    fn of(self, number: usize) -> Result<Range<usize>, CommandError> {
        let fault = |fault: String| CommandError::Usage(format!("--turns: {fault}"));
        match self {
            _ if number == 0 => Err(CommandError::Usage("nothing was played in this game".to_owned())),
            Self::All => Ok(0..number),
            Self::Last => Ok(number - 1..number),
            Self::Range(_, last) if last > number => Err(fault(format!("the game has {number} turns"))),
            Self::Range(first, last) => Ok(first - 1..last),
        }
    }
}

impl Animate {
    pub(super) fn run(&self) -> Result<(), CommandError> {
        let saved = self.filmed.read()?;
        check_output(&self.out, "gif")?;
        let turns = self.turns.of(saved.game().turns().len())?;
        let film = self.filmed.film(saved, Shown::Turns(turns), self.size, &self.out);
        let (is_watched, stop) = (stderr().is_terminal(), stop_on_interrupt());
        let mut shown = None;
        let watch = |part: f32| {
            let percent = (part * 100.0) as u32;
            if is_watched && shown.replace(percent) != Some(percent) {
                // If it cannot be shown, the animation is made all the same.
                let _ = write!(stderr(), "\r{percent} %");
            }
            !stop.is_stopped()
        };
        let made = record_film(&film, watch);
        if is_watched {
            let _ = writeln!(stderr());
        }
        made.map_err(|error| CommandError::Missing(error.to_string()))?;
        match stop.is_stopped() {
            true => Err(CommandError::Stopped("before the last turn: the animation ends there".to_owned())),
            false => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_all_the_last_one_or_some() {
        let of =
            |text: &str| text.parse::<Turns>().map(|turns| turns.of(9).map_err(|fault| fault.to_string()));
        assert_eq!(of("all"), Ok(Ok(0..9)));
        assert_eq!(of("last"), Ok(Ok(8..9)));
        assert_eq!(of("3"), Ok(Ok(2..3)));
        assert_eq!(of("3-9"), Ok(Ok(2..9)));
        assert_eq!(of("3-10"), Ok(Err("--turns: the game has 9 turns".to_owned())));
        for wrong in ["", "0", "0-3", "4-3", "first", "-3", "3-"] {
            assert!(of(wrong).is_err(), "{wrong}");
        }
        assert!(Turns::Last.of(0).is_err());
    }
}
