//! `spieltisch snapshot`: a position as a picture.

use std::path::PathBuf;

use crate::app::{Picture, Scene, SnapshotError, take_snapshot};
use clap::Args;
use record::{Clock, Name};
use rules::{Game, Site};
use texts::Language;

use super::CommandError;
use super::looks::{Looks, Size, check_output, language};
use super::position::PositionArguments;

#[derive(Debug, Args)]
pub(super) struct Snapshot {
    #[command(flatten)]
    position: PositionArguments,
    /// The file to write
    #[arg(long, value_name = "FILE.png")]
    out: PathBuf,
    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x800")]
    size: Size,
    #[command(flatten)]
    looks: Looks,
    /// Leave out all marks on the board
    #[arg(long)]
    plain: bool,
    /// Places to click one after the other: a piece, then its target
    #[arg(long, value_name = "SITE,…", value_delimiter = ',')]
    touch: Vec<Site>,
    #[arg(long, value_name = "SCREEN", help = about_screen())]
    screen: Option<Scene>,
    /// The language of menus and panels: en, de, fr, nl or it
    #[arg(long, value_name = "CODE", default_value = "en", requires = "screen", value_parser = language)]
    language: Language,
    /// The text size in menus and panels, in percent
    #[arg(long, value_name = "PERCENT", default_value = "100", requires = "screen", value_parser = clap::value_parser!(u16).range(100..=300))]
    text: u16,
    /// The players' names, separated by a comma
    #[arg(long, value_name = "NAME,NAME", requires = "screen", value_parser = names)]
    names: Option<Names>,
    /// A clock with this many seconds for each player
    #[arg(long, value_name = "SECONDS", requires = "screen", value_parser = clock)]
    clock: Option<Clock>,
    /// Show the final count after this many seconds (only for a finished game with points)
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    count: Option<f32>,
}

fn about_screen() -> String {
    let [others @ .., last] = Scene::ALL.map(|(name, _)| name);
    format!(
        "A menu or a panel over the table: {} or {last}; lesson-3 is the third step of a course",
        others.join(", ")
    )
}

fn seconds(text: &str) -> Result<f32, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.0..=100.0).contains(seconds));
    seconds.ok_or_else(|| "seconds are a number from 0 to 100".to_owned())
}

/// Both players' names; who has none is called by the colour.
#[derive(Clone, Debug)]
struct Names([Option<Name>; 2]);

fn names(text: &str) -> Result<Names, String> {
    let (one, two) = text.split_once(',').unwrap_or((text, ""));
    if two.contains(',') {
        return Err("there are two players, with a comma between their names".to_owned());
    }
    Ok(Names([one, two].map(Name::fitted)))
}

fn clock(text: &str) -> Result<Clock, String> {
    let seconds = text.parse().map_err(|_| "a clock has a whole number of seconds".to_owned())?;
    Clock::new(seconds, 0).map_err(|error| error.to_string())
}

impl Snapshot {
    pub(super) fn run(&self) -> Result<(), CommandError> {
        let game = self.position.set_up()?;
        check_output(&self.out, "png")?;
        let is_counted = game.outcome().is_some() && game.position().score().is_some();
        if self.count.is_some() && !is_counted {
            let fault = "--count: only finished games with points are counted";
            return Err(CommandError::Usage(fault.to_owned()));
        }
        let picture = Picture {
            game,
            size: (self.size.0, self.size.1),
            flat: self.looks.flat,
            plain: self.plain,
            view: self.looks.view(),
            touched: self.touch.clone(),
            count: self.count,
            scene: self.screen.map(|scene| (scene, self.language)),
            theme: self.looks.theme,
            quality: self.looks.quality,
            text: self.text,
            names: self.names.clone().map_or([None, None], |Names(names)| names),
            clock: self.clock,
            file: self.out.clone(),
        };
        take_snapshot(&picture).map_err(|error| match error {
            SnapshotError::NoPlace(_) => CommandError::Usage(format!("--touch: {error}")),
            other => CommandError::Missing(other.to_string()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_two_players_at_most() {
        let told = |text| names(text).map(|Names(names)| names.map(|name| name.map(|name| name.to_string())));
        let some = |name: &str| Some(name.to_owned());
        assert_eq!(told("Zoë, Paul"), Ok([some("Zoë"), some("Paul")]));
        assert_eq!(told("Zoë"), Ok([some("Zoë"), None]));
        assert_eq!(told(",Paul"), Ok([None, some("Paul")]));
        assert!(told("Zoë,Paul,Émile").is_err());
    }

    #[test]
    fn help_names_every_screen() {
        let mut command = Snapshot::augment_args(clap::Command::new("snapshot"));
        let help = command.render_long_help().to_string();
        let words: Vec<&str> = help.split(|sign: char| !sign.is_alphabetic() && sign != '-').collect();
        for (name, _) in Scene::ALL {
            assert!(words.contains(&name), "{name} in {help}");
        }
    }
}
