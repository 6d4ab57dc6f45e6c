//! `spieltisch snapshot`: a position as a picture.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use spieltisch::app::{Picture, Quality, Scene, SnapshotError, Theme, take_snapshot};
use spieltisch::games::{Game, Site};
use spieltisch::i18n::Language;

use super::CommandError;
use super::position::PositionArguments;

/// The minimum and maximum size of a picture, in pixels per side.
const SMALLEST: u32 = 16;
const LARGEST: u32 = 8192;

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
    /// Show the flat view from straight above
    #[arg(long)]
    flat: bool,
    /// The camera: degrees around the table, degrees above it, and distance (1 shows the whole board)
    #[arg(long, value_name = "AROUND,UP,DISTANCE", allow_hyphen_values = true)]
    view: Option<View>,
    /// The theme of the table: day, evening, green or blue
    #[arg(long, value_name = "THEME", default_value = "day", value_parser = theme)]
    theme: Theme,
    /// The graphics quality: low, medium, high or ultra
    #[arg(long, value_name = "QUALITY", default_value = Quality::default().name(), value_parser = quality)]
    quality: Quality,
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

fn language(text: &str) -> Result<Language, String> {
    let known = || Language::ALL.map(Language::code).join(", ");
    Language::of_code(text)
        .ok_or_else(|| format!("there is no language ‘{text}’ here (there are: {})", known()))
}

fn theme(text: &str) -> Result<Theme, String> {
    let known = || Theme::ALL.map(Theme::code).join(", ");
    Theme::ALL
        .into_iter()
        .find(|theme| theme.code() == text)
        .ok_or_else(|| format!("there is no theme ‘{text}’ (there are: {})", known()))
}

fn quality(text: &str) -> Result<Quality, String> {
    let known = || Quality::ALL.map(Quality::name).join(", ");
    Quality::ALL
        .into_iter()
        .find(|quality| quality.name() == text)
        .ok_or_else(|| format!("there is no quality ‘{text}’ (there are: {})", known()))
}

#[derive(Clone, Copy, Debug)]
struct Size(u32, u32);

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let edge = |text: &str| text.parse().ok().filter(|edge| (SMALLEST..=LARGEST).contains(edge));
        let edges = text.split_once('x').and_then(|(width, height)| Some(Self(edge(width)?, edge(height)?)));
        edges.ok_or_else(|| format!("a size is WxH, such as 1280x800, each from {SMALLEST} to {LARGEST}"))
    }
}

#[derive(Clone, Copy, Debug)]
struct View(f32, f32, f32);

impl FromStr for View {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers: Option<Vec<f32>> =
            text.split(',').map(|part| part.trim().parse().ok().filter(|n: &f32| n.is_finite())).collect();
        match numbers.as_deref() {
            Some([around, up, distance]) => Ok(Self(*around, *up, *distance)),
            _ => Err("a view is three numbers, such as 20,45,0.8".to_owned()),
        }
    }
}

impl Snapshot {
    pub(super) fn run(&self) -> Result<(), CommandError> {
        let game = self.position.set_up()?;
        let file = self.out.display();
        if self.out.extension().is_none_or(|extension| !extension.eq_ignore_ascii_case("png")) {
            return Err(CommandError::Usage(format!("--out: {file} does not end in .png")));
        }
        if self.out.is_dir() {
            return Err(CommandError::Usage(format!("--out: {file} is a folder")));
        }
        let is_counted = game.outcome().is_some() && game.position().score().is_some();
        if self.count.is_some() && !is_counted {
            let fault = "--count: only finished games with points are counted";
            return Err(CommandError::Usage(fault.to_owned()));
        }
        let folder = self.out.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            return Err(CommandError::Usage(format!("--out: there is no folder {}", folder.display())));
        }
        let picture = Picture {
            game,
            size: (self.size.0, self.size.1),
            flat: self.flat,
            view: self.view.map(|View(around, up, distance)| (around, up, distance)),
            touched: self.touch.clone(),
            count: self.count,
            scene: self.screen.map(|scene| (scene, self.language)),
            theme: self.theme,
            quality: self.quality,
            text: self.text,
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
    fn help_names_every_screen() {
        let mut command = Snapshot::augment_args(clap::Command::new("snapshot"));
        let help = command.render_long_help().to_string();
        let words: Vec<&str> = help.split(|sign: char| !sign.is_alphabetic() && sign != '-').collect();
        for (name, _) in Scene::ALL {
            assert!(words.contains(&name), "{name} in {help}");
        }
    }
}
