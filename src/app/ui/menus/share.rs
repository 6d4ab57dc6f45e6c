//! The dialog that shares the match: as a link, a picture, an animation or text.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Label, ProgressBar, Slider, Ui};

use super::match_actions::pair;
use crate::app::order::AppSystems;
use crate::app::platform::{link_of, now};
use crate::app::recording::{
    CancelRecording, Destination, Record, Recorder, RecordingError, Take, caption_of,
};
use crate::app::saves::{Library, position_as_text};
use crate::app::session::{SaveSlot, Session};
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::language::Say;
use crate::app::ui::theme::BRASS;
use crate::app::ui::widgets::{
    button, button_row, dialog, dialog_with_foot, faint, heading, main_button, slider_row, small_heading,
    two_choices,
};
use record::{FileError, Storage, write_link};
use texts::{Explained, Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShareDialog>()
        .add_systems(OnEnter(Menu::Share), open)
        .add_systems(OnExit(Menu::Share), |mut commands: Commands| commands.trigger(CancelRecording))
        .add_systems(Update, take_result.in_set(AppSystems::Ui).run_if(in_state(Menu::Share)));
}

/// The size of a picture and of an animation, in pixels.
const PICTURE: UVec2 = UVec2::new(1600, 1000);
const ANIMATION: UVec2 = UVec2::new(800, 500);
/// The width of the dialog, and the height of its foot.
const WIDTH: f32 = 430.0;
const FOOT: f32 = 48.0;
/// The width of a turn's number.
const VALUE: f32 = 48.0;

/// What the player has chosen, and what became of it.
#[derive(Resource, Debug)]
pub(crate) struct ShareDialog {
    with_names: bool,
    /// The first and the last turn of an animation, counted from 1.
    turns: (usize, usize),
    link: CopiedLink,
    message: Option<Message>,
}

/// The link of the match: whether it has been copied since the dialog was opened, and with which turn it begins if the whole match was too
/// long.
#[derive(Clone, Copy, Debug, Default)]
struct CopiedLink {
    is_copied: bool,
    first_turn: Option<usize>,
}

impl CopiedLink {
    /// The label of the button, which confirms it.
    fn label(self) -> Explained {
        if self.is_copied { msg::pause_link_copied() } else { msg::pause_copy_link() }
    }

    /// The link to copy.
    fn make(&mut self, session: &Session, slot: &SaveSlot) -> String {
        let saved = session.saved(slot, now());
        let link = write_link(&saved);
        *self = Self { is_copied: true, first_turn: link.first_turn(saved.game()) };
        link_of(&link.text)
    }
}

impl Default for ShareDialog {
    fn default() -> Self {
        Self { with_names: true, turns: (1, 1), link: CopiedLink::default(), message: None }
    }
}

fn open(session: Session, mut dialog: ResMut<ShareDialog>) {
    dialog.turns = (1, session.game().turns().len().max(1));
    dialog.link = CopiedLink::default();
    dialog.message = None;
}

fn take_result(mut recorder: ResMut<Recorder>, mut dialog: ResMut<ShareDialog>) {
    // Only a result is a change.
    let Some(result) = recorder.bypass_change_detection().result.take() else { return };
    dialog.message = Some(match result {
        Ok(path) => msg::share_saved(path),
        Err(RecordingError::File(error)) => msg::share_failed(error.message()),
        Err(RecordingError::NothingDrawn) => msg::share_failed(msg::share_nothing_drawn()),
    });
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    session: Session,
    (slot, library, recorder): (Res<SaveSlot>, Res<Library>, Res<Recorder>),
    mut state: ResMut<ShareDialog>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
) -> Result {
    let mut wanted = None;
    let context = contexts.ctx_mut()?;
    if let Some(progress) = recorder.progress() {
        dialog(context, "share", WIDTH, |ui| {
            heading(ui, msg::share_heading());
            show_progress(ui, progress, &mut commands);
        });
        return Ok(());
    }
    let body = |ui: &mut Ui, state: &mut ResMut<ShareDialog>| {
        heading(ui, msg::share_heading());
        if let Some(message) = &state.message {
            ui.add(Label::new(ui.say(message)).wrap());
            ui.separator();
        }
        offer_link(ui, &session, &slot, &mut state.link);
        ui.separator();
        let names = [msg::share_names_off(), msg::share_names_on()];
        two_choices(ui, msg::share_names(), names, &mut state.with_names);
        if main_button(ui, msg::share_picture(), true).clicked() {
            wanted = Some(Take::Picture);
        }
        let turns = session.game().turns().len();
        if turns > 0 {
            ui.separator();
            wanted = ask_turns(ui, turns, &mut state.turns).map(Take::Turns).or(wanted.take());
        }
        ui.separator();
        offer_texts(ui, &session, &slot);
    };
    // In sight in the lowest window, too.
    dialog_with_foot(context, "share", WIDTH, FOOT, &mut state, body, |ui, _| {
        if button(ui, msg::matches_close(), ui.available_width(), true).clicked() {
            menu.set(history.back());
        }
    });
    let Some(take) = wanted else { return Ok(()) };
    let Some(folder) = library.exports.clone() else {
        state.message = Some(msg::share_failed(FileError::NoFolder.message()));
        return Ok(());
    };
    let language = contexts.ctx_mut()?.language();
    let caption = if state.with_names { caption_of(&session, language) } else { String::new() };
    let stem = slot.title.as_ref().map_or_else(|| session.kind().name().to_owned(), ToString::to_string);
    let size = if take == Take::Picture { PICTURE } else { ANIMATION };
    state.message = None;
    commands.trigger(Record {
        take,
        size,
        caption,
        destination: Destination::New(Storage::at(folder), stem),
    });
    Ok(())
}

/// The link of the match.
fn offer_link(ui: &mut Ui, session: &Session, slot: &SaveSlot, link: &mut CopiedLink) {
    if button_row(ui, [(link.label(), true)]).is_some() {
        ui.ctx().copy_text(link.make(session, slot));
    }
    if let Some(turn) = link.first_turn {
        faint(ui, msg::pause_link_cut(turn));
    }
}

/// The position and the match as text.
fn offer_texts(ui: &mut Ui, session: &Session, slot: &SaveSlot) {
    match button_row(ui, [(msg::pause_copy_position(), true), (msg::pause_copy_match(), true)]) {
        Some(0) => ui.ctx().copy_text(position_as_text(session.shown(), &session.names())),
        Some(_) => ui.ctx().copy_text(session.saved(slot, now()).to_ron()),
        None => {}
    }
}

/// How far the recording is, and the way out.
fn show_progress(ui: &mut Ui, progress: f32, commands: &mut Commands) {
    ui.label(ui.say(&msg::share_progress((progress * 100.0) as u16)));
    ui.add(ProgressBar::new(progress).fill(BRASS));
    ui.add_space(6.0);
    if button(ui, msg::share_cancel(), ui.available_width(), true).clicked() {
        commands.trigger(CancelRecording);
    }
}

/// Which turns an animation is to show, of so many. Returns them, counted from 0, once they have been chosen.
fn ask_turns(
    ui: &mut Ui,
    number: usize,
    (first, last): &mut (usize, usize),
) -> Option<std::ops::Range<usize>> {
    small_heading(ui, msg::share_animation());
    match pair(ui, [msg::share_last(), msg::share_all()]) {
        Some(0) => return Some(number - 1..number),
        Some(_) => return Some(0..number),
        None => {}
    }
    if number < 2 {
        return None;
    }
    let (was_first, was_last) = (*first, *last);
    for (name, turn) in [(msg::share_first_turn(), &mut *first), (msg::share_last_turn(), &mut *last)] {
        let in_words = |turn: usize| Message::verbatim(turn.to_string());
        slider_row(ui, name, turn, VALUE, |turn| Slider::new(turn, 1..=number), in_words);
    }
    // One pushes the other along.
    if *first != was_first {
        *last = (*last).max(*first);
    } else if *last != was_last {
        *first = (*first).min(*last);
    }
    let chosen = button(ui, msg::share_turns(*first, *last), ui.available_width(), true).clicked();
    chosen.then(|| *first - 1..*last)
}
