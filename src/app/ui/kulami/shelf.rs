//! The column beside the designer's grid: errors, buttons, and the player's own layouts.

use bevy::prelude::{Commands, NextState};
use bevy_egui::egui::{Align, Button, Label, Layout as Flow, RichText, ScrollArea, Sense, Ui, Vec2, vec2};

use super::Designer;
use super::desk::Desk;
use crate::app::ai::{CheckFairness, FairnessCheck, StopFairnessCheck};
use crate::app::games::NamedBoard;
use crate::app::games::kulami::paint_layout;
use crate::app::saves::{BoardFolder, DeleteLayout, SaveLayout, not_opened};
use crate::app::state::{Menu, MenuHistory};
use crate::app::text::lay_out_field;
use crate::app::ui::language::Say;
use crate::app::ui::menus::Draft;
use crate::app::ui::theme::{CONTROL, FAINT};
use crate::app::ui::widgets::{button, button_row, faint, main_button, name_note, text_field};
use rules::kulami::{Kulami, Layout, Rules, random_closed, random_irregular};
use rules::{AnyGame, AnyPosition};
use study::fairness::{Advantage, GAMES, Series, Share};
use texts::{Message, Report, msg};

/// The maximum length of a name, in characters.
const LONGEST_NAME: usize = 40;
/// The height of the list of errors.
const FAULTS: f32 = 96.0;
/// The width of a small picture of a layout.
const PICTURE: f32 = 54.0;

pub(crate) fn show(
    ui: &mut Ui,
    design: &mut Designer,
    layouts: Option<&BoardFolder>,
    check: &FairnessCheck,
    draft: &mut Draft,
    (history, menu): (&MenuHistory, &mut NextState<Menu>),
    commands: &mut Commands,
    now: u64,
) {
    let layout = design.desk.layout();
    let start = layout.as_ref().ok().map(|layout| start_on(*layout));
    let run = start.as_ref().and_then(|start| check.found(start));
    let fairness = run.map(fairness_of);
    // Changed panels are another layout.
    if check.is_any() && run.is_none() {
        commands.trigger(StopFairnessCheck);
    }
    // A fixed height, so that no button moves under the pointer.
    ui.allocate_ui(vec2(ui.available_width(), FAULTS), |ui| {
        ui.set_min_height(FAULTS);
        ScrollArea::vertical().id_salt("faults").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let findings: Vec<Message> = match &layout {
                Ok(_) => std::iter::once(msg::design_complete()).chain(fairness.clone()).collect(),
                Err(faults) => faults.iter().map(|fault| fault.message().sentence()).collect(),
            };
            for finding in findings {
                ui.add(Label::new(RichText::new(ui.say(&finding)).size(15.0)).wrap());
            }
        });
    });
    faint(ui, msg::design_help());
    lay_anew(ui, design, now);
    let can_check = start.is_some() && run.is_none();
    if button_row(ui, [(msg::design_fairness(), can_check)]).is_some()
        && let Some(start) = start
    {
        commands.trigger(CheckFairness(start));
    }
    ui.horizontal(|ui| {
        let mut layouter = lay_out_field;
        let name = text_field(ui, &mut design.name, &msg::design_name())
            .layouter(&mut layouter)
            .char_limit(LONGEST_NAME)
            .desired_width(ui.available_width() - 100.0);
        ui.add(name);
        let can_save = layout.is_ok() && !design.name.trim().is_empty();
        if button(ui, msg::design_save(), 72.0, can_save).clicked()
            && let Ok(layout) = layout
        {
            let replace = design.replaces.as_ref() == Some(&design.name);
            commands.trigger(SaveLayout { name: design.name.clone(), layout, replace });
        }
    });
    name_note(ui, [design.name.as_str()]);
    if main_button(ui, msg::design_play(), layout.is_ok()).clicked()
        && let Ok(layout) = layout
    {
        let name = design.name.trim();
        let title = if name.is_empty() { msg::design_my_layout() } else { Message::verbatim(name) };
        draft.choose_board(title, layout.text());
        menu.set(Menu::NewMatch);
    }
    if button(ui, msg::design_back(), ui.available_width(), true).clicked() {
        menu.set(history.back());
    }
    if let Some(message) = &design.message {
        ui.add(Label::new(RichText::new(ui.say(message)).size(15.0).color(FAINT)).wrap());
    }
    list_own(ui, design, layouts, commands);
}

/// A match by the usual rules on a layout.
fn start_on(layout: Layout) -> AnyGame {
    AnyPosition::Kulami(Kulami::start(layout, Rules::default())).into()
}

/// How fair a layout is by the games so far, in a sentence or two.
fn fairness_of(run: Series) -> Message {
    if run.count() < GAMES {
        return msg::design_fairness_so_far(run.count(), GAMES);
    }
    let Share { mean, low, high } = run.share();
    let [mean, low, high] = [mean, low, high].map(|share| (100.0 * share).round() as u32);
    let share = msg::design_fairness_share(mean, low, high);
    let verdict = match run.share().advantage() {
        Advantage::Nobody => msg::design_fairness_even(),
        Advantage::First => msg::design_fairness_first(),
        Advantage::Second => msg::design_fairness_second(),
    };
    Message::joined([verdict, share], " ")
}

/// Buttons that replace all panels, and undo.
fn lay_anew(ui: &mut Ui, design: &mut Designer, now: u64) {
    let random = button_row(ui, [(msg::design_square(), true), (msg::design_irregular(), true)]);
    let laid = random.map(|i| {
        design.seed = design.seed.wrapping_add(now | 1);
        let random = if i == 0 { random_closed } else { random_irregular };
        Desk::of(random(design.seed))
    });
    let (has_panels, has_before) = (!design.desk.panels.is_empty(), design.before.is_some());
    match button_row(ui, [(msg::design_clear(), has_panels), (msg::design_undo(), has_before)]) {
        Some(0) => design.lay(Desk::default()),
        Some(_) => {
            let before = design.before.take().unwrap_or_default();
            design.lay(before);
        }
        None => {}
    }
    laid.into_iter().for_each(|desk| design.lay(desk));
}

/// The player's own layouts, to open or delete; and errors in unreadable ones.
fn list_own(ui: &mut Ui, design: &mut Designer, layouts: Option<&BoardFolder>, commands: &mut Commands) {
    for found in layouts.into_iter().flat_map(|layouts| &layouts.found) {
        match &found.contents {
            Ok(named) => {
                ui.horizontal(|ui| offer_own(ui, design, named, &found.file, commands));
            }
            Err(fault) => {
                let text = ui.say(&not_opened(&found.file, fault.clone()));
                ui.add(Label::new(RichText::new(text).size(14.5).color(FAINT)).wrap());
            }
        }
    }
}

fn offer_own(ui: &mut Ui, design: &mut Designer, named: &NamedBoard, file: &str, commands: &mut Commands) {
    let Ok(layout) = Layout::from_text(&named.text) else { return };
    let (place, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
    paint_layout(ui.painter(), layout, place.min, PICTURE);
    let small = |text: String| Button::new(RichText::new(text).size(15.0)).min_size(Vec2::splat(CONTROL));
    let is_to_delete = design.to_delete.as_deref() == Some(file);
    ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
        // The button under a second tap keeps the layout.
        if ui
            .add(small(ui.say(&if is_to_delete { msg::design_keep() } else { msg::design_delete() })))
            .clicked()
        {
            design.to_delete = (!is_to_delete).then(|| file.to_owned());
        }
        if is_to_delete {
            if ui.add(small(ui.say(&msg::design_delete()))).clicked() {
                commands.trigger(DeleteLayout { file: file.to_owned() });
                design.to_delete = None;
            }
        } else {
            ui.with_layout(Flow::left_to_right(Align::Center), |ui| {
                let open = ui.add(small(named.title.clone()).truncate());
                if open.on_hover_text(ui.say(&msg::design_open())).clicked() {
                    design.lay(Desk::of(layout));
                    design.name.clone_from(&named.title);
                }
            });
        }
    });
}
