//! Pictures without a window.

mod canvas;
mod film;
mod scenes;

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use thiserror::Error;

use crate::app::art::layers_seen;
use crate::app::board::{CountScore, Timeline};
use crate::app::camera::{Orbit, TableCamera};
use crate::app::exercises::{Lessons, PuzzleStars};
use crate::app::games::look;
use crate::app::highlights::HighlightGroup;
use crate::app::interaction::{ActivateSite, TurnGuard};
use crate::app::platform::{Missing, check_driver};
use crate::app::saves::{Library, OwnRecord, UserBoards};
use crate::app::session::{MatchSetup, StartMatch};
use crate::app::settings::{Quality, Settings, SettingsFile, Theme};
use crate::app::{Surface, table_app_with};
use canvas::{expose, lay_canvas};
use engine::Level;
pub use film::{Film, Shown, record_film};
use record::{Clock, Match, Name};
use rules::{AnyGame, Site};
use scenes::set_scene;
pub use scenes::{Scene, UnknownScene};
use texts::Language;

/// The content of a picture.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The match; its present position is shown.
    pub game: Match<AnyGame>,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// Straight from above, without perspective.
    pub flat: bool,
    /// Without marks on the board.
    pub plain: bool,
    /// Degrees around the table, degrees up from it, and the camera's distance (1 shows the whole
    /// board).
    pub view: Option<(f32, f32, f32)>,
    /// Places that are activated one after the other, as a player would.
    pub touched: Vec<Site>,
    /// Seconds since scoring started, for a match that is over.
    pub count: Option<f32>,
    /// The scene over the table, and its language.
    pub scene: Option<(Scene, Language)>,
    /// What the table is made of, and the light around it.
    pub theme: Theme,
    /// The graphics quality.
    pub quality: Quality,
    /// The text size, in percent.
    pub text: u16,
    /// The players' names, if they have any.
    pub names: [Option<Name>; 2],
    /// The players' clock, if there is one.
    pub clock: Option<Clock>,
    /// The output file.
    pub file: PathBuf,
}

/// Why no picture could be taken.
#[derive(Debug, Error)]
pub enum SnapshotError {
    /// A requirement is missing.
    #[error(transparent)]
    Missing(#[from] Missing),
    /// The file cannot be written.
    #[error("the picture could not be written to {file}: {reason}")]
    File {
        /// The file.
        file: String,
        /// Why.
        reason: String,
    },
    /// The board has no such place.
    #[error("{0} is no place on the board")]
    NoPlace(Site),
    /// The driver returned no picture.
    #[error("the graphics driver drew no picture")]
    NothingDrawn,
}

/// Frames before the picture is taken: the first ones set up, light and measure the table.
const FRAMES_BEFORE: u32 = 6;
/// Frames before the picture in which the table is drawn at the lowest quality. In the others only panels are, as without a graphics card
/// the table takes most of the time. At other qualities all are needed, for the shadows.
const FRAMES_SEEN: u32 = 2;
/// A layer on which there is nothing.
const NOTHING: RenderLayers = RenderLayers::layer(1);

/// Renders a picture and writes it to its file as PNG.
///
/// # Errors
/// There is no graphics driver, or the file cannot be written.
pub fn take_snapshot(picture: &Picture) -> Result<(), SnapshotError> {
    let spots = look(picture.game.start()).spots();
    let is_place = |site: &Site| spots.iter().any(|spot| spot.site == *site);
    if let Some(site) = picture.touched.iter().find(|site| !is_place(site)) {
        return Err(SnapshotError::NoPlace(*site));
    }
    check_file(picture)?;
    let mut app = open_table(picture)?;
    save(expose(&mut app).ok_or(SnapshotError::NothingDrawn)?, picture)
}

/// Renders a position as seen from several places, each given as [`Picture::view`].
///
/// # Errors
/// There is no graphics driver.
pub fn take_views(
    picture: &Picture,
    views: impl IntoIterator<Item = (f32, f32, f32)>,
    mut each: impl FnMut(image::RgbImage),
) -> Result<(), SnapshotError> {
    let mut app = open_table(picture)?;
    for (yaw, pitch, zoom) in views {
        app.world_mut().resource_mut::<Orbit>().look_from(yaw.to_radians(), pitch.to_radians(), zoom);
        // The room is measured in one frame, and seen in the next.
        app.update();
        let image = expose(&mut app).ok_or(SnapshotError::NothingDrawn)?;
        each(image.try_into_dynamic().map_err(|_| SnapshotError::NothingDrawn)?.to_rgb8());
    }
    Ok(())
}

/// The table with a match and its panel, on a canvas of its own: every update draws a picture. For measurements.
///
/// # Errors
/// There is no graphics driver.
pub fn table_to_measure(
    game: Match<AnyGame>,
    size: (u32, u32),
    quality: Quality,
) -> Result<(App, Handle<Image>), SnapshotError> {
    let settings = Settings { language: Some("en".to_owned()), quality, ..default() };
    let (mut app, canvas) = new_table(size, settings, true)?;
    app.world_mut().trigger(StartMatch(MatchSetup::new(game)));
    app.world_mut().flush();
    Ok((app, canvas))
}

/// An application that draws on a canvas, with none of the player's own files.
fn new_table(
    size: (u32, u32),
    settings: Settings,
    with_menus: bool,
) -> Result<(App, Handle<Image>), SnapshotError> {
    check_driver()?;
    let mut app = table_app_with(Surface::Picture, with_menus);
    app.insert_resource(SettingsFile::none())
        .insert_resource(Lessons::none())
        .insert_resource(PuzzleStars::none())
        .insert_resource(settings);
    if with_menus {
        let nowhere = std::env::temp_dir().join("spieltisch-pictures");
        app.insert_resource(Library::at(&nowhere))
            .insert_resource(OwnRecord::none())
            .insert_resource(UserBoards::at(|_| nowhere.clone()));
    }
    let canvas = lay_canvas(&mut app, size);
    app.finish();
    app.cleanup();
    app.update();
    Ok((app, canvas))
}

/// The table as a picture shows it.
fn open_table(picture: &Picture) -> Result<App, SnapshotError> {
    let language = picture.scene.map_or("en", |(_, language)| language.code());
    let settings = Settings {
        language: Some(language.to_owned()),
        text_size: picture.text,
        quality: picture.quality,
        theme: picture.theme,
        ..default()
    };
    let (mut app, _) = new_table(picture.size, settings, picture.scene.is_some())?;
    let setup = MatchSetup::new(picture.game.clone()).with_names(picture.names.clone());
    let mut setup = setup.with_clock(picture.clock);
    // A view from the far side is that of a player who sits there, against the computer.
    if picture.view.is_some_and(|(yaw, ..)| yaw.to_radians().cos() < 0.0) {
        setup.players.computers[0] = Some(Level::LOWEST.into());
    }
    if picture.quality == Quality::Low {
        look_at(&mut app, NOTHING);
    }
    app.world_mut().trigger(StartMatch(setup));
    app.world_mut().flush();
    app.world_mut().resource_mut::<Orbit>().flat = picture.flat;
    // The camera is on that player's side from the first frame on.
    app.update();
    if let Some((yaw, pitch, zoom)) = picture.view {
        app.world_mut().resource_mut::<Orbit>().look_from(yaw.to_radians(), pitch.to_radians(), zoom);
    }
    if let Some(seconds) = picture.count {
        count_score(&mut app, seconds);
    }
    if let Some((scene, _)) = picture.scene {
        app.update();
        set_scene(&mut app, scene);
    }
    // Panels are laid out in their first frames.
    let before = if picture.scene.is_some() { FRAMES_BEFORE + 6 } else { FRAMES_BEFORE };
    for frame in 0..before {
        app.update();
        if frame == 1 {
            for site in &picture.touched {
                app.world_mut().trigger(ActivateSite(*site));
                app.world_mut().flush();
            }
            // Finish all animations first.
            app.world_mut().resource_mut::<Timeline>().skip();
        }
    }
    // What can be pressed a moment later, is seen so.
    *app.world_mut().resource_mut::<TurnGuard>() = default();
    look_at(&mut app, layers_seen(picture.flat));
    if picture.plain {
        remove_marks(&mut app);
    }
    (0..FRAMES_SEEN).for_each(|_| app.update());
    Ok(app)
}

/// What the camera looks at.
fn look_at(app: &mut App, layers: RenderLayers) {
    let world = app.world_mut();
    let mut cameras = world.query_filtered::<Entity, With<TableCamera>>();
    let cameras: Vec<Entity> = cameras.iter(world).collect();
    for camera in cameras {
        world.entity_mut(camera).insert(layers.clone());
    }
}

/// Nothing is marked on the board.
fn remove_marks(app: &mut App) {
    let world = app.world_mut();
    let mut marks = world.query_filtered::<Entity, With<HighlightGroup>>();
    let marks: Vec<Entity> = marks.iter(world).collect();
    for mark in marks {
        world.despawn(mark);
    }
}

/// Runs the scoring for some seconds, then stops time.
fn count_score(app: &mut App, seconds: f32) {
    const STEP: f32 = 0.25;
    app.update();
    app.update();
    app.world_mut().trigger(CountScore);
    app.world_mut().flush();
    for _ in 0..(seconds / STEP).ceil().clamp(0.0, 400.0) as u32 {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(STEP)));
        app.update();
    }
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
}

/// Checks that the picture can be written before it is drawn, which takes a while.
fn check_file(picture: &Picture) -> Result<(), SnapshotError> {
    try_to_write(&picture.file).map_err(|error| file_fault(picture, error.to_string()))
}

/// Opens a file to write to it, and leaves everything as it was.
fn try_to_write(file: &Path) -> io::Result<()> {
    match OpenOptions::new().write(true).create_new(true).open(file) {
        // No empty file shall be left if there will be no picture.
        Ok(_) => fs::remove_file(file),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            OpenOptions::new().write(true).open(file).map(drop)
        }
        Err(error) => Err(error),
    }
}

fn save(image: Image, picture: &Picture) -> Result<(), SnapshotError> {
    let fault = |reason| file_fault(picture, reason);
    let pixels = image.try_into_dynamic().map_err(|error| fault(error.to_string()))?.to_rgb8();
    pixels.save_with_format(&picture.file, image::ImageFormat::Png).map_err(|error| fault(error.to_string()))
}

fn file_fault(picture: &Picture, reason: String) -> SnapshotError {
    SnapshotError::File { file: picture.file.display().to_string(), reason }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_where_nothing_can_be_written_is_told_of_before_anything_is_drawn() {
        let folder = tempfile::tempdir().unwrap();
        let game = Match::new(rules::GameKind::Netzwerk.set_up("", None, None).unwrap());
        let file = folder.path().join("missing/picture.png");
        let picture = Picture {
            game,
            size: (16, 16),
            flat: true,
            plain: false,
            view: None,
            touched: Vec::new(),
            count: None,
            scene: None,
            theme: Theme::default(),
            text: 100,
            quality: Quality::default(),
            names: [None, None],
            clock: None,
            file: file.clone(),
        };
        // No driver is needed, and none is asked for.
        let error = take_snapshot(&picture).unwrap_err();
        assert!(matches!(&error, SnapshotError::File { .. }), "{error}");
        assert!(error.to_string().contains(file.to_str().unwrap()), "{error}");
        assert!(!folder.path().join("missing").exists());
    }

    #[test]
    fn asking_whether_a_file_can_be_written_leaves_it_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("picture.png");
        try_to_write(&file).unwrap();
        assert!(!file.exists());
        fs::write(&file, "old").unwrap();
        try_to_write(&file).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "old");
        assert!(try_to_write(folder.path()).is_err());
    }
}
