//! The dialog for a new match: names, who starts, and every rules option.

mod boards;
mod seats;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, ComboBox, Layout, RichText, Ui};

use super::rules::RulesPage;
use super::settings::ask_seating;
use crate::app::games::view_of;
use crate::app::saves::{BoardReceived, UserBoards};
use crate::app::session::{MatchSetup, Session, StartMatch};
use crate::app::settings::{ChangeSettings, Settings};
use crate::app::state::Menu;
use crate::app::ui::UiLayer;
use crate::app::ui::theme::{FAINT, strong};
use crate::app::ui::widgets::{
    button, button_row, dialog_with_foot, faint, heading, main_button, row, sentence,
};
use crate::engine::Level;
use crate::games::{BoardChoice, GameKind, RuleOption, SetUpError};
use crate::i18n::{Language, about, has_message, say, say_with, tell};
use crate::record::{Clock, Match, Name};
use bevy_egui::EguiPrimaryContextPass;
use boards::{choose_board, room_for, tell_faults};
use seats::ask_names;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Draft>()
        .add_observer(offer_board)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::NewMatch)));
}

/// The name of a board that is built in: maps are called after places, layouts have a name in every language.
pub(crate) fn named(board: &BoardChoice) -> String {
    let key = format!("board-{}", board.key);
    if has_message(Language::English, &key) { say(&key) } else { board.title.clone() }
}

/// The heights of the foot, and of a fault that is told in it.
const FOOT: f32 = 66.0;
const FAULT: f32 = 48.0;
/// The least width of the dialog.
const WIDTH: f32 = 740.0;
/// The width of the button that leaves the dialog.
const CANCEL: f32 = 170.0;
/// Minutes that each player may have for a match; none for as long as they like.
const MINUTES: [u32; 7] = [0, 3, 5, 10, 15, 30, 60];
/// Seconds that every turn may add.
const SECONDS: [u32; 5] = [0, 3, 5, 10, 30];

/// A match as it is being agreed upon.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Draft {
    kind: GameKind,
    pub(crate) names: [String; 2],
    /// For each player the machine's level, if the machine is to play.
    pub(crate) machines: [Option<Level>; 2],
    /// For each rules option the number of the value that was chosen.
    values: Vec<usize>,
    /// The board, where there are several: its name for people and its text.
    pub(crate) board: Option<(String, String)>,
    /// The time for each player and what every turn adds to it, by their numbers in [`MINUTES`] and [`SECONDS`].
    clock: [usize; 2],
    /// What became of a file that the player brought.
    pub(crate) told: Option<String>,
}

impl Default for Draft {
    fn default() -> Self {
        Self::new(GameKind::ALL[0])
    }
}

impl Draft {
    pub(crate) fn new(kind: GameKind) -> Self {
        let board = kind.boards().into_iter().next().map(|board| (named(&board), board.text));
        let values = vec![0; kind.options().len()];
        let mut draft = Self {
            kind,
            names: Default::default(),
            machines: [None; 2],
            values,
            board,
            clock: [0, 0],
            told: None,
        };
        draft.take(kind.table_rules());
        draft
    }

    #[cfg(test)]
    pub(crate) fn told(&self) -> Option<&str> {
        self.told.as_deref()
    }

    #[cfg(test)]
    pub(crate) fn board(&self) -> Option<(String, String)> {
        self.board.clone()
    }

    pub(crate) const fn kind(&self) -> GameKind {
        self.kind
    }

    /// The boards that are built in.
    pub(crate) fn boards(&self) -> Vec<BoardChoice> {
        self.kind.boards()
    }

    /// Plays on a board of this name and text.
    pub(crate) fn choose_board(&mut self, title: &str, text: &str) {
        self.board = Some((title.to_owned(), text.to_owned()));
    }

    /// Takes over options from a text `KEY=VALUE,…`; those that it does not name keep their values.
    fn take(&mut self, rules: &str) {
        for (key, value) in rules.split(',').filter_map(|part| part.split_once('=')) {
            let Some(i) = self.kind.options().iter().position(|option| option.key == key) else { continue };
            let chosen = self.kind.options()[i].values.iter().position(|known| *known == value);
            self.values[i] = chosen.unwrap_or(self.values[i]);
        }
    }

    fn rules(&self) -> String {
        let settings = self.kind.options().iter().zip(&self.values);
        let settings = settings.map(|(option, value)| format!("{}={}", option.key, option.values[*value]));
        settings.collect::<Vec<_>>().join(",")
    }

    /// The match, or why there can be none.
    fn setup(&self) -> Result<MatchSetup, SetUpError> {
        let board = self.board.as_ref().map(|(_, text)| text.as_str());
        let start = self.kind.set_up(&self.rules(), board, None)?;
        let names = self.names.each_ref().map(|name| Name::fitted(name));
        let [minutes, seconds] = [MINUTES[self.clock[0]], SECONDS[self.clock[1]]];
        let clock = (minutes > 0).then(|| Clock::new(minutes * 60, seconds).ok()).flatten();
        let setup = MatchSetup::new(Match::new(start)).with_names(names);
        Ok(setup.with_computers(self.machines).with_clock(clock))
    }
}

/// A board that came as a file is offered for a new match.
pub(crate) fn offer_board(
    fact: On<BoardReceived>,
    mut draft: ResMut<Draft>,
    mut menu: ResMut<NextState<Menu>>,
) {
    if let Some((kind, title, text)) = &fact.board {
        if draft.kind != *kind {
            *draft = Draft::new(*kind);
        }
        draft.choose_board(title, text);
    }
    draft.told = Some(fact.told.clone());
    menu.set(Menu::NewMatch);
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    (boards, settings): (UserBoards, Res<Settings>),
    (mut draft, mut page): (ResMut<Draft>, ResMut<RulesPage>),
    menu: ResMut<NextState<Menu>>,
    mut commands: Commands,
    time: Res<Time<Real>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let draft = &mut *draft;
    let mut wanted = settings.clone();
    // All built-in boards side by side, where the window has room for them.
    let width = WIDTH.max(room_for(draft.boards().len()));
    let chooser = view_of(draft.kind).board_chooser();
    let own = chooser.and_then(|chooser| boards.folder(chooser.folder));
    // As the last picture showed it: what is changed now is looked at in the next one.
    let setup = draft.setup();
    let fault = setup.as_ref().err().map(|fault| sentence(&tell("set-up", fault)));
    let foot = FOOT + if fault.is_some() { FAULT } else { 0.0 };
    let body = |ui: &mut Ui, (draft, menu): &mut (&mut Draft, ResMut<NextState<Menu>>)| {
        ui.horizontal(|ui| {
            heading(ui, &say_with("new-match-heading", &[("game", draft.kind.title().into())]));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if button(ui, &say("rules-read"), 120.0, true).clicked() {
                    page.open(draft.kind, Menu::NewMatch, menu);
                }
            });
        });
        ui.add_space(4.0);
        ask_names(ui, draft);
        if draft.machines == [None; 2] {
            ask_seating(ui, &mut wanted);
        }
        if let Some(chooser) = chooser {
            ui.separator();
            choose_board(ui, draft, chooser, own, menu, time.elapsed().as_nanos() as u64);
        }
        tell_faults(ui, draft, chooser, own);
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
            ui.label(fault);
        }
        ui.horizontal(|ui| {
            let cancel = CANCEL.min(ui.available_width() * 0.4);
            if button(ui, &say("new-match-cancel"), cancel, true).clicked() {
                draft.told = None;
                menu.set(Menu::None);
            }
            if main_button(ui, &say("new-match-start"), setup.is_ok()).clicked()
                && let Ok(setup) = setup
            {
                draft.told = None;
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
        ui.label(RichText::new(say("new-match-rules")).font(strong(18.0)));
        faint(ui, say("new-match-as-published-by"));
        for (name, rules) in presets {
            let title = name[..1].to_uppercase() + &name[1..];
            if button(ui, &title, 84.0, true).clicked() {
                let names = draft.names.clone();
                let (board, machines) = (draft.board.take(), draft.machines);
                *draft = Draft { names, machines, board, clock: draft.clock, ..Draft::new(draft.kind) };
                draft.take(&rules);
            }
        }
    });
}

fn choose_value(ui: &mut Ui, kind: GameKind, option: &RuleOption, value: &mut usize) {
    let title = format!("option-{kind}-{}", option.key);
    let key = |value: usize| format!("{title}-{}", option.values[value]);
    row(ui, &say(&title), |ui| {
        ComboBox::from_id_salt(option.key).width(150.0).selected_text(say(&key(*value))).show_ui(ui, |ui| {
            for i in 0..option.values.len() {
                ui.selectable_value(value, i, say(&key(i))).on_hover_text(about(&key(i)));
            }
        });
        ui.add(
            bevy_egui::egui::Label::new(RichText::new(about(&key(*value))).color(FAINT).size(15.0)).wrap(),
        );
    });
}

fn choose_clock(ui: &mut Ui, [minutes, seconds]: &mut [usize; 2]) {
    row(ui, &say("new-match-clock"), |ui| {
        let limit = |i: usize| match MINUTES[i] {
            0 => say("new-match-clock-none"),
            minutes => say_with("new-match-clock-minutes", &[("minutes", minutes.into())]),
        };
        ComboBox::from_id_salt("clock").width(150.0).selected_text(limit(*minutes)).show_ui(ui, |ui| {
            for i in 0..MINUTES.len() {
                ui.selectable_value(minutes, i, limit(i));
            }
        });
        if *minutes == 0 {
            ui.label(RichText::new(say("new-match-clock-no-limit")).color(FAINT).size(15.0));
            return;
        }
        let added = |i: usize| say_with("new-match-clock-seconds", &[("seconds", SECONDS[i].into())]);
        ComboBox::from_id_salt("increment").width(190.0).selected_text(added(*seconds)).show_ui(ui, |ui| {
            for i in 0..SECONDS.len() {
                ui.selectable_value(seconds, i, added(i));
            }
        });
    });
}

/// Asks for a new match of the same kind once more: what the panel and the result offer.
pub(crate) fn ask_again(draft: &mut Draft, session: &Session, menu: &mut NextState<Menu>) {
    if draft.kind != session.kind() {
        *draft = Draft::new(session.kind());
    }
    menu.set(Menu::NewMatch);
}

/// The same match once more, from its start.
pub(crate) fn rematch(session: &Session) -> StartMatch {
    let fresh = |clock: Clock| {
        Clock::new((clock.limit_ms() / 1000) as u32, (clock.increment_ms() / 1000) as u32).ok()
    };
    let clock = session.clock().and_then(fresh);
    let game = Match::new(session.game().start().clone());
    StartMatch(
        MatchSetup::new(game)
            .with_names(session.names().clone())
            .with_computers(session.computers())
            .with_clock(clock),
    )
}

/// Pressed buttons of a dialog that goes on with another match or leaves.
pub(crate) fn go_on(
    ui: &mut Ui,
    session: &Session,
    draft: &mut Draft,
    menu: &mut NextState<Menu>,
    commands: &mut Commands,
) {
    match button_row(ui, [("match-start-over", true), ("match-new", true), ("match-main-menu", true)]) {
        Some(0) => commands.trigger(rematch(session)),
        Some(1) => ask_again(draft, session, menu),
        Some(_) => commands.trigger(crate::app::session::LeaveTable),
        None => {}
    }
}
