//! How the table is drawn: options that all commands share that draw it.

use std::path::Path;
use std::str::FromStr;

use crate::app::{Quality, Theme};
use clap::Args;
use texts::Language;

use super::CommandError;

/// The minimum and maximum size of a picture, in pixels per side.
const SMALLEST: u32 = 16;
const LARGEST: u32 = 8192;

#[derive(Clone, Debug, Args)]
pub(super) struct Looks {
    /// Show the flat view from straight above
    #[arg(long)]
    pub(super) flat: bool,
    /// The camera: degrees around the table, degrees above it, and distance (1 shows the whole board)
    #[arg(long, value_name = "AROUND,UP,DISTANCE", allow_hyphen_values = true)]
    pub(super) view: Option<View>,
    /// The theme of the table: day, evening, green or blue
    #[arg(long, value_name = "THEME", default_value = "evening", value_parser = theme)]
    pub(super) theme: Theme,
    /// The graphics quality: low, medium, high or ultra
    #[arg(long, value_name = "QUALITY", default_value = Quality::default().name(), value_parser = quality)]
    pub(super) quality: Quality,
}

pub(super) fn language(text: &str) -> Result<Language, String> {
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

/// Width and height in pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Size(pub(super) u32, pub(super) u32);

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let edge = |text: &str| text.parse().ok().filter(|edge| (SMALLEST..=LARGEST).contains(edge));
        let edges = text.split_once('x').and_then(|(width, height)| Some(Self(edge(width)?, edge(height)?)));
        edges.ok_or_else(|| format!("a size is WxH, such as 1280x800, each from {SMALLEST} to {LARGEST}"))
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct View(pub(super) f32, pub(super) f32, pub(super) f32);

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

impl Looks {
    pub(super) fn view(&self) -> Option<(f32, f32, f32)> {
        self.view.map(|View(around, up, distance)| (around, up, distance))
    }
}

/// Checks that a file to be written has this ending, is not a folder, and that its folder exists.
pub(super) fn check_output(file: &Path, ending: &str) -> Result<(), CommandError> {
    let shown = file.display();
    if file.extension().is_none_or(|extension| !extension.eq_ignore_ascii_case(ending)) {
        return Err(CommandError::Usage(format!("--out: {shown} does not end in .{ending}")));
    }
    if file.is_dir() {
        return Err(CommandError::Usage(format!("--out: {shown} is a folder")));
    }
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return Err(CommandError::Usage(format!("--out: there is no folder {}", folder.display())));
    }
    Ok(())
}
