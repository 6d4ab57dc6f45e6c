//! What is looked for in the list of saved matches, and in which order they come.

use bevy_egui::egui::{ComboBox, Id, Ui, WidgetInfo, WidgetType, vec2};

use crate::app::saves::{FoundMatch, Order, Search, search_texts};
use crate::app::text::lay_out_field;
use crate::app::ui::language::Say;
use crate::app::ui::theme::CONTROL;
use crate::app::ui::widgets::{choose, in_sight, text_field};
use rules::GameKind;
use texts::{Language, Message, game_title, msg};

/// What is looked for, and what was found.
#[derive(Debug, Default)]
pub(super) struct Finder {
    search: Search,
    /// What was found when it was last looked for, and what was looked for then.
    shown: Vec<usize>,
    done: Option<(Search, Language)>,
    /// The texts of the matches, from when they are first needed until the matches change.
    texts: Option<Vec<String>>,
}

/// A dialog narrower than this has two choices a row.
const NARROW: f32 = 560.0;
/// The width of a choice in a list that opens, beside other choices.
const CHOICE: f32 = 190.0;

impl Finder {
    /// The places in the library of the matches that were found.
    pub(super) fn shown(&self) -> &[usize] {
        &self.shown
    }

    /// Everything again.
    pub(super) fn forget(&mut self) {
        self.search = Search { order: self.search.order, ..Search::default() };
    }

    /// Looks again if something else is looked for, or the matches have changed. Returns whether something else is.
    pub(super) fn update(&mut self, matches: &[FoundMatch], are_changed: bool, language: Language) -> bool {
        let is_other =
            self.done.as_ref().is_none_or(|(done, spoken)| (done, *spoken) != (&self.search, language));
        if are_changed || self.done.as_ref().is_none_or(|(_, spoken)| *spoken != language) {
            self.texts = None;
        }
        if is_other || are_changed {
            let texts: &[String] = if self.search.words.trim().is_empty() {
                &[]
            } else {
                self.texts.get_or_insert_with(|| search_texts(matches, language))
            };
            self.shown = self.search.find(matches, texts, language);
        }
        is_other && self.done.replace((self.search.clone(), language)).is_some()
    }

    /// The field and the choices.
    pub(super) fn ask(&mut self, ui: &mut Ui) {
        let is_narrow = ui.available_width() < NARROW;
        let gap = ui.spacing().item_spacing.x;
        let width = ui.available_width();
        if is_narrow {
            self.ask_words(ui, width);
            self.ask_state(ui);
            ui.horizontal(|ui| {
                let half = (width - gap) / 2.0;
                self.ask_kind(ui, half);
                self.ask_order(ui, half);
            });
        } else {
            ui.horizontal(|ui| {
                self.ask_words(ui, width - CHOICE - gap);
                self.ask_order(ui, CHOICE);
            });
            ui.horizontal(|ui| {
                ui.allocate_ui(vec2(width - CHOICE - gap, CONTROL), |ui| self.ask_state(ui));
                self.ask_kind(ui, CHOICE);
            });
        }
    }

    fn ask_words(&mut self, ui: &mut Ui, width: f32) {
        let mut layouter = lay_out_field;
        let field = text_field(ui, &mut self.search.words, &msg::find_search())
            .layouter(&mut layouter)
            .id(Id::new("words to find"))
            .char_limit(LONGEST)
            .min_size(vec2(width, CONTROL))
            .desired_width(width - 20.0);
        in_sight(&ui.add(field));
    }

    fn ask_state(&mut self, ui: &mut Ui) {
        const STATES: [Option<bool>; 3] = [None, Some(false), Some(true)];
        let name = |is_over| match is_over {
            None => msg::find_all(),
            Some(false) => msg::find_unfinished(),
            Some(true) => msg::find_finished(),
        };
        if let Some(state) = choose(ui, &STATES, name, self.search.is_over) {
            self.search.is_over = state;
        }
    }

    fn ask_kind(&mut self, ui: &mut Ui, width: f32) {
        let kinds: Vec<Option<GameKind>> =
            std::iter::once(None).chain(GameKind::ALL.into_iter().map(Some)).collect();
        let name = |kind: Option<GameKind>| kind.map_or_else(msg::find_all_games, game_title);
        choose_in_list(ui, "kind", width, &kinds, &mut self.search.kind, name);
    }

    fn ask_order(&mut self, ui: &mut Ui, width: f32) {
        let name = |order: Order| match order {
            Order::Latest => msg::find_latest(),
            Order::Oldest => msg::find_oldest(),
            Order::Game => msg::find_by_game(),
            Order::Name => msg::find_by_name(),
        };
        choose_in_list(ui, "order", width, &Order::ALL, &mut self.search.order, name);
    }
}

/// The longest text to look for.
const LONGEST: usize = 100;

/// A choice in a list that opens.
fn choose_in_list<T: Copy + PartialEq>(
    ui: &mut Ui,
    id: &str,
    width: f32,
    all: &[T],
    chosen: &mut T,
    name: impl Fn(T) -> Message,
) {
    let selected = ui.say(&name(*chosen));
    let list = ComboBox::from_id_salt(id).width(width.max(CONTROL)).truncate().selected_text(&selected);
    let opened = list.show_ui(ui, |ui| {
        for value in all {
            let label = ui.selectable_label(*value == *chosen, ui.say(&name(*value)));
            in_sight(&label);
            if label.clicked() {
                *chosen = *value;
            }
        }
    });
    // It has no label beside it.
    opened.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, &selected));
    in_sight(&opened.response);
}
