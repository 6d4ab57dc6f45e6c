//! The dialog for a new match: a small card with the usual choices, as they were last time, and everything else behind *More*.

mod boards;
mod draft;
mod players;
mod rules_and_clock;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Layout, Ui};

use super::match_actions::pair;
use super::rules::RulesPage;
use super::settings::ask_seating;
use crate::app::exercises::{DeclineCourse, Lessons, StartLesson};
use crate::app::games::view_of;
use crate::app::order::AppSystems;
use crate::app::saves::{BoardReceived, UserBoards};
use crate::app::session::{Display, Session, StartMatch};
use crate::app::settings::{ChangeSettings, Settings};
use crate::app::state::{Menu, MenuHistory, Screen};
use crate::app::ui::language::Say;
use crate::app::ui::symbols;
use crate::app::ui::widgets::{
    SymbolButton, button, button_with_symbol, card_frame, dialog_with_foot, faint, fitted_heading,
    main_button, symbol_button,
};
use boards::{choose_board, room_for, show_faults};
pub(crate) use draft::{Draft, Opponent};
use players::{ask_seats, ask_usual, choose_opponent};
use rules::GameKind;
use rules_and_clock::{ask_rules, choose_clock, summary};
use texts::{Message, Report, game_title, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>().add_observer(offer_board).add_systems(
        Update,
        display_game.in_set(AppSystems::Input).run_if(
            in_state(Screen::Title).and_then(in_state(Menu::NewMatch)).and_then(resource_changed::<Draft>),
        ),
    );
}

/// The width of the small card, and the least of the whole dialog.
const SMALL: f32 = 480.0;
const WIDTH: f32 = 740.0;
/// The heights of the footer, and of an error message in it.
const FOOT: f32 = 66.0;
const FAULT: f32 = 48.0;
/// The width of the cancel button.
const CANCEL: f32 = 150.0;

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

/// The game of the dialog lies on the table behind it, unless a match is in progress there.
pub(super) fn display_game(draft: Res<Draft>, session: Session, mut commands: Commands) {
    if session.kind() != draft.kind {
        commands.trigger(Display(draft.kind));
    }
}

/// What the dialog changes.
type State<'a, 'w, 's> = (&'a mut Draft, ResMut<'w, NextState<Menu>>, Commands<'w, 's>);

pub(crate) fn show(
    mut contexts: EguiContexts,
    (boards, settings, lessons): (Res<UserBoards>, Res<Settings>, Res<Lessons>),
    (mut draft, mut page): (ResMut<Draft>, ResMut<RulesPage>),
    (history, menu): (Res<MenuHistory>, ResMut<NextState<Menu>>),
    commands: Commands,
    time: Res<Time<Real>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let draft = &mut *draft;
    let mut wanted = settings.clone();
    let chooser = view_of(draft.kind).board_chooser;
    let own = chooser.and_then(|chooser| boards.folder(chooser.folder));
    // As the last picture showed it: what is changed now is looked at in the next one.
    let setup = draft.setup();
    let fault = setup.as_ref().err().map(|fault| fault.message().sentence());
    let foot = FOOT + if fault.is_some() { FAULT } else { 0.0 };
    // All built-in boards side by side, if the window is wide enough.
    let width = if draft.shows_more { WIDTH.max(room_for(draft.boards().len())) } else { SMALL };
    let mut remembered = None;
    let now = time.elapsed().as_nanos() as u64;
    let body = |ui: &mut Ui, (draft, menu, commands): &mut State| {
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if symbol_button(ui, &SymbolButton::plain(symbols::RULES, msg::rules_read(), true)).clicked()
                {
                    page.open(draft.kind, menu);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    fitted_heading(ui, msg::new_match_heading(game_title(draft.kind)));
                });
            });
        });
        ui.add_space(4.0);
        if lessons.is_to_be_offered(draft.kind) {
            offer_course(ui, draft.kind, commands);
        }
        choose_opponent(ui, draft);
        ask_usual(ui, draft);
        ui.add_space(4.0);
        let more = if draft.shows_more {
            SymbolButton::plain(symbols::HIDE_MORE, msg::new_match_less(), true)
        } else {
            SymbolButton::plain(symbols::SHOW_MORE, msg::new_match_more(), true)
        };
        let width = ui.available_width();
        if button_with_symbol(ui, &more, width).clicked() {
            draft.shows_more = !draft.shows_more;
        }
        if draft.shows_more {
            ask_seats(ui, draft);
            if draft.computers == [None; 2] {
                ask_seating(ui, &mut wanted);
            }
            if let Some(chooser) = chooser {
                ui.separator();
                choose_board(ui, draft, chooser, own, menu, now);
            }
            ui.separator();
            ask_rules(ui, draft);
            choose_clock(ui, &mut draft.clock);
        } else {
            faint(ui, summary(draft));
        }
        show_faults(ui, draft, chooser, own);
    };
    let mut state = (draft, menu, commands);
    dialog_with_foot(context, "new-match", width, foot, &mut state, body, |ui, (draft, menu, commands)| {
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
            if main_button(ui, msg::new_match_start(), setup.is_ok()).clicked() {
                draft.message = None;
                draft.draw_sides(now);
                if let Ok(setup) = draft.setup() {
                    remembered = Some((draft.kind.name().to_owned(), draft.to_remember(ui.language())));
                    // Whoever starts without the course has answered.
                    if lessons.is_to_be_offered(draft.kind) {
                        commands.trigger(DeclineCourse(draft.kind));
                    }
                    commands.trigger(StartMatch(setup));
                }
            }
        });
    });
    let mut commands = state.2;
    wanted.last_games.extend(remembered);
    if wanted != *settings {
        commands.trigger(ChangeSettings(wanted));
    }
    Ok(())
}

/// Offers the course of a game before the first match of it, once: one can just go on.
fn offer_course(ui: &mut Ui, kind: GameKind, commands: &mut Commands) {
    card_frame(10).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(ui.say(&msg::lesson_offer(game_title(kind))));
        match pair(ui, [msg::lesson_learn(), msg::lesson_offer_no()]) {
            Some(0) => commands.trigger(StartLesson(kind, None)),
            Some(_) => commands.trigger(DeclineCourse(kind)),
            None => {}
        }
    });
    ui.add_space(4.0);
}
