//! The dialog for a new match: names, who starts, and every rules option.

mod boards;
mod draft;
mod seats;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, ComboBox, Layout, RichText, Ui};

use super::rules_page::RulesPage;
use super::settings::ask_seating;
use crate::app::games::view_of;
use crate::app::saves::{BoardReceived, UserBoards};
use crate::app::session::StartMatch;
use crate::app::settings::{ChangeSettings, Settings};
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::language::Say;
use crate::app::ui::layer::UiLayer;
use crate::app::ui::theme::{FAINT, strong};
use crate::app::ui::widgets::{button, dialog_with_foot, faint, heading, main_button, row};
use crate::games::{GameKind, RuleOption};
use crate::i18n::{Message, Report, game_title, msg, option_name, option_value};
use bevy_egui::EguiPrimaryContextPass;
use boards::{choose_board, room_for, show_faults};
pub(crate) use draft::Draft;
use draft::{MINUTES, SECONDS};
use seats::ask_names;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_observer(offer_board)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::NewMatch)));
}

/// The minimum width of the dialog.
const WIDTH: f32 = 740.0;
/// The heights of the footer, and of an error message in it.
const FOOT: f32 = 66.0;
const FAULT: f32 = 48.0;
/// The width of the cancel button.
const CANCEL: f32 = 170.0;
/// Offers a board from a dropped file for a new match.
pub(crate) fn offer_board(
    fact: On<BoardReceived>,
    mut draft: ResMut<Draft>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if let Some((kind, title, text)) = &fact.board {
        if draft.kind != *kind {
            *draft = Draft::new(*kind);
        }
        draft.choose_board(Message::verbatim(title.as_str()), text);
    }
    draft.message = Some(fact.message.clone());
    menu.set(Menu::NewMatch);
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    (boards, settings): (UserBoards, Res<Settings>),
    (mut draft, mut page): (ResMut<Draft>, ResMut<RulesPage>),
    (history, menu): (Res<MenuHistory>, ResMut<NextState<Menu>>),
    mut commands: Commands,
    time: Res<Time<Real>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let draft = &mut *draft;
    let mut wanted = settings.clone();
    // All built-in boards side by side, if the window is wide enough.
    let width = WIDTH.max(room_for(draft.boards().len()));
    let chooser = view_of(draft.kind).board_chooser();
    let own = chooser.and_then(|chooser| boards.folder(chooser.folder));
    // As the last picture showed it: what is changed now is looked at in the next one.
    let setup = draft.setup();
    let fault = setup.as_ref().err().map(|fault| fault.message().sentence());
    let foot = FOOT + if fault.is_some() { FAULT } else { 0.0 };
    let body = |ui: &mut Ui, (draft, menu): &mut (&mut Draft, ResMut<NextState<Menu>>)| {
        ui.horizontal(|ui| {
            heading(ui, msg::new_match_heading(game_title(draft.kind)));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if button(ui, msg::rules_read(), 120.0, true).clicked() {
                    page.open(draft.kind, menu);
                }
            });
        });
        ui.add_space(4.0);
        ask_names(ui, draft);
        if draft.computers == [None; 2] {
            ask_seating(ui, &mut wanted);
        }
        if let Some(chooser) = chooser {
            ui.separator();
            choose_board(ui, draft, chooser, own, menu, time.elapsed().as_nanos() as u64);
        }
        show_faults(ui, draft, chooser, own);
        ui.separator();
        choose_preset(ui, draft);
        let Draft { kind, values, clock, .. } = &mut **draft;
        for (option, value) in kind.options().iter().zip(values) {
            choose_value(ui, *kind, option, value);
        }
        choose_clock(ui, clock);
    };
    dialog_with_foot(context, "new-match", width, foot, &mut (draft, menu), body, |ui, (draft, menu)| {
        ui.separator();
        if let Some(fault) = fault {
            ui.label(ui.say(&fault));
        }
        ui.horizontal(|ui| {
            let cancel = CANCEL.min(ui.available_width() * 0.4);
            if button(ui, msg::new_match_cancel(), cancel, true).clicked() {
                draft.message = None;
                menu.set(history.back());
            }
            if main_button(ui, msg::new_match_start(), setup.is_ok()).clicked()
                && let Ok(setup) = setup
            {
                draft.message = None;
                commands.trigger(StartMatch(setup));
            }
        });
    });
    if wanted != *settings {
        commands.trigger(ChangeSettings(wanted));
    }
    Ok(())
}

fn choose_preset(ui: &mut Ui, draft: &mut Draft) {
    let presets = draft.kind.presets();
    if presets.is_empty() {
        return;
    }
    ui.horizontal(|ui| {
        ui.label(RichText::new(ui.say(&msg::new_match_rules())).font(strong(18.0)));
        faint(ui, msg::new_match_as_published_by());
        for (name, rules) in presets {
            let title = name[..1].to_uppercase() + &name[1..];
            if button(ui, Message::verbatim(title), 84.0, true).clicked() {
                let names = draft.names.clone();
                let (board, computers) = (draft.board.take(), draft.computers);
                *draft = Draft { names, computers, board, clock: draft.clock, ..Draft::new(draft.kind) };
                draft.take(&rules);
            }
        }
    });
}

fn choose_value(ui: &mut Ui, kind: GameKind, option: &RuleOption, value: &mut usize) {
    let message = |i: usize| option_value(kind, option, option.values[i]);
    row(ui, option_name(kind, option), |ui| {
        let list = ComboBox::from_id_salt(option.key).width(150.0);
        list.selected_text(ui.say(&message(*value))).show_ui(ui, |ui| {
            for i in 0..option.values.len() {
                ui.selectable_value(value, i, ui.say(&message(i))).on_hover_text(ui.about(&message(i)));
            }
        });
        let about = RichText::new(ui.about(&message(*value))).color(FAINT).size(15.0);
        ui.add(bevy_egui::egui::Label::new(about).wrap());
    });
}

fn choose_clock(ui: &mut Ui, [minutes, seconds]: &mut [usize; 2]) {
    row(ui, msg::new_match_clock(), |ui| {
        let limit = |i: usize| match MINUTES[i] {
            0 => msg::new_match_clock_none(),
            minutes => msg::new_match_clock_minutes(minutes),
        };
        let list = ComboBox::from_id_salt("clock").width(150.0);
        list.selected_text(ui.say(&limit(*minutes))).show_ui(ui, |ui| {
            for i in 0..MINUTES.len() {
                ui.selectable_value(minutes, i, ui.say(&limit(i)));
            }
        });
        if *minutes == 0 {
            ui.label(RichText::new(ui.say(&msg::new_match_clock_no_limit())).color(FAINT).size(15.0));
            return;
        }
        let added = |i: usize| msg::new_match_clock_seconds(SECONDS[i]);
        let list = ComboBox::from_id_salt("increment").width(190.0);
        list.selected_text(ui.say(&added(*seconds))).show_ui(ui, |ui| {
            for i in 0..SECONDS.len() {
                ui.selectable_value(seconds, i, ui.say(&added(i)));
            }
        });
    });
}
