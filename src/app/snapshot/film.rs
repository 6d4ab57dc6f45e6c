//! Pictures and animations of saved matches, as the table records them in a window.

use std::ops::Range;
use std::path::PathBuf;

use bevy::prelude::*;

use super::{SnapshotError, new_table};
use crate::app::board::Timeline;
use crate::app::camera::{Orbit, TableCamera};
use crate::app::recording::{Destination, Record, Recorder, RecordingError, Take, caption_of};
use crate::app::session::{GoToPly, MatchSetup, Session, StartMatch};
use crate::app::settings::{Quality, Settings, Theme};
use record::SavedMatch;
use texts::Language;

/// What is shown of a saved match, and how.
#[derive(Clone, Debug)]
pub struct Film {
    /// The match.
    pub saved: SavedMatch,
    /// A position, or turns.
    pub shown: Shown,
    /// Width and height in pixels. Animations that would be too large get smaller.
    pub size: (u32, u32),
    /// Straight from above, without perspective.
    pub flat: bool,
    /// Degrees around the table, degrees up from it, and the camera's distance (1 shows the whole board).
    pub view: Option<(f32, f32, f32)>,
    /// What the table is made of, and the light around it.
    pub theme: Theme,
    /// The graphics quality.
    pub quality: Quality,
    /// The language of the line with the players' names; none without that line.
    pub names: Option<Language>,
    /// The output file: PNG for a position, GIF for turns.
    pub file: PathBuf,
}

/// What is shown of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The position after so many turns.
    Position(usize),
    /// These turns, counted from 0.
    Turns(Range<usize>),
}

/// The table in a window is not drawn: only its shape matters.
const UNSEEN: u32 = 4;

/// Records a picture or an animation of a saved match. `watch` hears which part is done, from 0 to 1, and says whether to go on: if not,
/// the animation ends with the turn that is under way.
///
/// # Errors
/// There is no graphics driver, or the file cannot be written.
pub fn record_film(film: &Film, mut watch: impl FnMut(f32) -> bool) -> Result<(), SnapshotError> {
    let fault = |reason| SnapshotError::File { file: film.file.display().to_string(), reason };
    super::try_to_write(&film.file).map_err(|error| fault(error.to_string()))?;
    let language = film.names.unwrap_or_default().code().to_owned();
    let (quality, theme) = (film.quality, film.theme);
    let settings = Settings { language: Some(language), quality, theme, ..default() };
    let (width, height) = film.size;
    let (mut app, _) = new_table((width.div_ceil(UNSEEN), height.div_ceil(UNSEEN)), settings, false)?;
    app.world_mut().trigger(StartMatch(MatchSetup::of_saved(film.saved.clone(), None)));
    app.world_mut().flush();
    app.update();
    let mut orbit = app.world_mut().resource_mut::<Orbit>();
    orbit.flat = film.flat;
    if let Some((yaw, pitch, zoom)) = film.view {
        orbit.look_from(yaw.to_radians(), pitch.to_radians(), zoom);
    }
    let take = match &film.shown {
        Shown::Turns(turns) => Take::Turns(turns.clone()),
        Shown::Position(turns) => {
            show_position(
                &mut app,
                film.saved.game().turns().get(turns.wrapping_sub(1)).map_or(0, |turn| turn.end),
            );
            Take::Picture
        }
    };
    let caption = app.world_mut().run_system_cached_with(caption, film.names).unwrap_or_default();
    let destination = Destination::File(film.file.clone());
    app.world_mut().trigger(Record { take, size: UVec2::new(width, height), caption, destination });
    app.world_mut().flush();
    rest_table_camera(app.world_mut());
    while app.world().resource::<Recorder>().is_running() {
        if !watch(app.world().resource::<Recorder>().progress().unwrap_or_default()) {
            app.world_mut().resource_mut::<Recorder>().end_early();
        }
        if app.world().resource::<Recorder>().is_developing() {
            app.world_mut().resource_mut::<Recorder>().finish();
        } else {
            app.update();
        }
    }
    match app.world_mut().resource_mut::<Recorder>().result.take() {
        Some(Ok(_)) => Ok(()),
        Some(Err(RecordingError::File(error))) => Err(fault(error.to_string())),
        Some(Err(RecordingError::NothingDrawn)) | None => Err(SnapshotError::NothingDrawn),
    }
}

fn show_position(app: &mut App, ply: usize) {
    app.world_mut().trigger(GoToPly(ply));
    app.world_mut().flush();
    app.world_mut().resource_mut::<Timeline>().skip();
    app.update();
}

fn caption(names: In<Option<Language>>, session: Session) -> String {
    names.map_or_else(String::new, |language| caption_of(&session, language))
}

/// Only the camera that records draws.
fn rest_table_camera(world: &mut World) {
    let mut cameras = world.query_filtered::<&mut Camera, With<TableCamera>>();
    cameras.iter_mut(world).for_each(|mut camera| camera.is_active = false);
}
