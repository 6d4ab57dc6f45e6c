//! The panel of an exercise, in place of the panel of a match: what to do, what was said about it, and the ways on.

mod remark;
mod ways;

use bevy::prelude::Commands;
use bevy_egui::egui::{
    Align, CornerRadius, FontId, Id, Label, Layout, RichText, ScrollArea, Sense, Ui, vec2,
};

use self::remark::{bring_in_sight, match_outcome, notice, show_remark};
use self::ways::{next_label, offer_ways};
use super::advice::percent;
use super::history::last_turn_told;
use super::main_action::{offer_main_action, offer_swap, offers_main_action};
use super::panel_buttons::offer_table;
use super::place_info::show_hovered_place;
use super::players::show_players;
use super::status::{headline, outcome_reason, show_status};
use super::view::HudView;
use crate::app::camera::Orbit;
use crate::app::exercises::{ExerciseRequest, Lesson, Mistakes, PuzzleAtTable, Running, Task};
use crate::app::settings::Settings;
use crate::app::ui::language::Say;
use crate::app::ui::painting::emblem;
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, FAINT, LINE, TEXT, strong};
use crate::app::ui::widgets::{SymbolButton, faint, fitted_title, main_button, symbol_button};
use rules::{Game, Player, Presented, Site};
use texts::{Explained, Message, game_title, msg, player_name, puzzle_goal, puzzle_grade};

/// The height of the bar that shows how far the course is.
const BAR: f32 = 5.0;
/// The height of the main button, with the gap above it.
const FOOT: f32 = 58.0;
/// A panel of less height scrolls as a whole.
const LOW: f32 = 210.0;
/// In one of less height, a course has smaller letters.
const HIGH: f32 = 400.0;
/// In one of this height, a course has words for how near the players are to the goal.
const ROOMY: f32 = 690.0;
/// The size of the emblem of the player whose turn it is.
const EMBLEM: f32 = 26.0;

/// The name of the panel.
pub(super) const fn panel_name(running: &Running) -> &'static str {
    match running.task {
        Task::Lesson(_) => "lesson",
        Task::Puzzle(_) => "puzzle",
        Task::Mistakes(_) => "mistake",
    }
}

/// The exercise at the table.
pub(super) fn show_exercise(
    ui: &mut Ui,
    running: &Running,
    panel: &HudView,
    views: (&Orbit, &Settings),
    hovered: Option<Site>,
    commands: &mut Commands,
) {
    let Running { task, trial } = running;
    let room = ui.available_height();
    let is_mistake = matches!(task, Task::Mistakes(_));
    let next = running.next_request();
    // A button to end the turn in a step that needs no end would look like the way to the next step. In a low panel it stays: what is below it
    // must not move when there is something to confirm.
    let is_idle = matches!(task, Task::Lesson(lesson) if !lesson.ends_turns())
        && panel.selection.proposal().is_none()
        && room > LOW;
    let offers = offers_main_action(panel) && !is_idle && (trial.is_open() || !is_mistake);
    let has_foot = next.is_some() || offers;
    let foot = |ui: &mut Ui, commands: &mut Commands| {
        if let Some(next) = next {
            if main_button(ui, next_label(task, next), true).clicked() {
                commands.trigger(next);
            }
        } else if has_foot {
            offer_main_action(ui, panel, commands);
        }
    };
    // What is to be pressed next is in sight, however long the sentences are.
    let is_fixed = has_foot && room > LOW && !is_mistake;
    let height = if is_fixed { room - FOOT } else { room };
    let which = match task {
        Task::Lesson(lesson) => Id::new(lesson.at),
        Task::Puzzle(puzzle) => Id::new(puzzle.puzzle.name()),
        Task::Mistakes(mistakes) => Id::new(mistakes.at),
    };
    let scroll = ScrollArea::vertical()
        .id_salt((panel_name(running), which))
        .max_height(height)
        .min_scrolled_height(height);
    scroll.show(ui, |ui| {
        ui.set_width(ui.available_width());
        match task {
            Task::Lesson(lesson) => show_lesson(ui, lesson, running, panel, room, commands),
            Task::Puzzle(puzzle) => show_puzzle(ui, puzzle, trial.is_done(), commands),
            Task::Mistakes(mistakes) => show_mistake(ui, mistakes, panel, commands),
        }
        let position = panel.session.shown();
        if let Task::Puzzle(_) = task
            && (position.score().is_some() || position.goal(Player::One).is_some())
        {
            show_players(ui, true, panel);
        }
        if !is_fixed {
            foot(ui, commands);
        }
        // What is said comes and goes: below the buttons, it moves none of them.
        offer_ways(ui, running, panel, commands);
        offer_table(ui, views, commands);
        if let Task::Lesson(lesson) = task
            && lesson.is_match()
            && !trial.is_done()
        {
            show_match(ui, running, panel, hovered);
        }
        show_remark(ui, running, panel);
        // How the players stand is part of a match; elsewhere it stands below all else.
        let has_room = room > ROOMY || room > HIGH && trial.remark.is_none();
        if matches!(task, Task::Lesson(lesson) if !lesson.is_match()) && has_room {
            show_players(ui, room < ROOMY, panel);
        }
    });
    if is_fixed {
        ui.with_layout(Layout::bottom_up(Align::Min), |ui| foot(ui, commands));
    }
}

/// What it is, and the way out.
fn show_head(
    ui: &mut Ui,
    title: impl Into<Message>,
    which: &Message,
    leave: Explained,
    commands: &mut Commands,
) {
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if symbol_button(ui, &SymbolButton::new(symbols::LEAVE, leave, true)).clicked() {
                commands.trigger(ExerciseRequest::Leave);
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                fitted_title(ui, title, 22.0);
                ui.add(Label::new(RichText::new(ui.say(which)).color(FAINT).size(15.0)).wrap());
            });
        });
    });
}

/// What to do in a step, and how far the course is.
fn show_lesson(
    ui: &mut Ui,
    lesson: &Lesson,
    running: &Running,
    panel: &HudView,
    room: f32,
    commands: &mut Commands,
) {
    let is_low = room < HIGH;
    ui.spacing_mut().item_spacing.y = if is_low { 5.0 } else { 8.0 };
    let (at, count) = (lesson.at, lesson.count());
    // Every step sets up a position of its own.
    let which = match at {
        0 => msg::lesson_step(1, count),
        _ if at < count => msg::lesson_step_new(at + 1, count),
        _ => msg::lesson_step_more(at + 1 - count, lesson.more()),
    };
    show_head(ui, game_title(lesson.kind), &which, msg::lesson_leave(), commands);
    let (bar, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
    let round = CornerRadius::same(2);
    ui.painter().rect_filled(bar, round, LINE);
    let done = (at + usize::from(running.trial.is_done())).min(count);
    let part = bar.width() * done as f32 / count as f32;
    ui.painter().rect_filled(bar.with_max_x(bar.min.x + part), round, BRASS);
    let size = if is_low { 16.5 } else { 18.0 };
    match match_outcome(running, panel) {
        Some(outcome) => {
            let [headline, why] = [headline(panel.session, outcome), outcome_reason(panel.session, outcome)];
            let text = ui.say(&headline);
            let label = Label::new(RichText::new(&text).font(strong(22.0)).color(BRASS_BRIGHT)).wrap();
            let shown = ui.add(label);
            bring_in_sight(ui, &shown, text, Align::Min);
            ui.add(Label::new(RichText::new(ui.say(&why)).size(size)).wrap());
        }
        None => show_steadily(ui, &lesson.sentences(), &lesson.all_sentences(), size),
    }
    offer_swap(ui, panel, ui.available_width(), commands);
    if lesson.is_match() {
        show_players(ui, room < ROOMY, panel);
    }
}

/// A text with the room that the longest of all texts in its place needs: nothing below it moves from one to the other.
fn show_steadily(ui: &mut Ui, text: &Explained, all: &[Explained], size: f32) {
    let width = ui.available_width();
    let font = FontId::proportional(size);
    let height = |text: &Explained| ui.painter().layout(ui.say(text), font.clone(), TEXT, width).size().y;
    let height = all.iter().map(height).fold(0.0, f32::max);
    ui.allocate_ui(vec2(width, height), |ui| {
        ui.set_min_height(height);
        ui.add(Label::new(RichText::new(ui.say(text)).size(size)).wrap());
    });
}

/// What can be done in the match of a course, what the computer's last turn has done, and what is under the pointer.
fn show_match(ui: &mut Ui, running: &Running, panel: &HudView, hovered: Option<Site>) {
    // Why something is refused is said once, below.
    if notice(running, panel).is_none() {
        show_status(ui, panel);
    }
    if let Some(told) = last_turn_told(panel.session) {
        faint(ui, told);
    }
    show_hovered_place(ui, panel, hovered);
}

/// Whose turn it is in a puzzle, and what is to be reached.
fn show_puzzle(ui: &mut Ui, puzzle: &PuzzleAtTable, is_done: bool, commands: &mut Commands) {
    let grade = puzzle_grade(puzzle.puzzle.grade);
    let which = if puzzle.is_of_day {
        msg::puzzle_of_day(grade)
    } else {
        msg::puzzle_number(puzzle.place + 1, grade)
    };
    show_head(ui, game_title(puzzle.kind), &which, msg::puzzle_leave(), commands);
    let you = msg::puzzle_you(player_name(puzzle.kind, puzzle.player));
    ui.horizontal(|ui| {
        emblem(ui, puzzle.kind, puzzle.player, EMBLEM);
        ui.add(Label::new(RichText::new(ui.say(&you)).font(strong(16.0))).wrap());
    });
    let goal = RichText::new(ui.say(&puzzle_goal(puzzle.goal))).size(18.0);
    ui.add(Label::new(if is_done { goal.color(FAINT) } else { goal }).wrap());
}

/// The mistake, and that something better is to be found.
fn show_mistake(ui: &mut Ui, mistakes: &Mistakes, panel: &HudView, commands: &mut Commands) {
    let which = msg::mistake_number(mistakes.at + 1, mistakes.list.len());
    show_head(ui, msg::mistake_learn(), &which, msg::mistake_leave(), commands);
    let Some(mistake) = mistakes.at_table() else { return };
    let (kind, player) = (panel.session.kind(), mistake.turn.player);
    ui.horizontal_top(|ui| {
        emblem(ui, kind, player, EMBLEM);
        let [before, after] = [mistake.turn.before, mistake.turn.after].map(percent);
        let (turn, name) = (mistake.number + 1, player_name(kind, player));
        let told =
            [msg::review_played(&mistake.played), msg::review_lost(before, after), msg::mistake_task()];
        ui.vertical(|ui| {
            let turn = RichText::new(ui.say(&msg::review_turn(turn, name))).font(strong(17.0));
            ui.add(Label::new(turn).wrap());
            ui.add(Label::new(RichText::new(ui.say(&Message::joined(told, " "))).size(17.0)).wrap());
        });
    });
}
