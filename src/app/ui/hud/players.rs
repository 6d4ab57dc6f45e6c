//! The players: whose turn it is, the pieces left or captured, the points.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, FontId, Frame, Galley, Label, Layout, Margin, RichText, Sense, Stroke, Ui, WidgetInfo,
    WidgetType, vec2,
};

use super::result::parts_of;
use super::view::HudView;
use crate::app::board::points;
use crate::app::session::Assist;
use crate::app::ui::language::Say;
use crate::app::ui::painting::emblem;
use crate::app::ui::symbols::NEXT;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, FAINT, LINE, LIT, TEXT, WARNING, strong, title};
use crate::app::ui::widgets::{FAINT_SIZE, faint, paint_symbol, widest_word};
use rules::{Game, Goal, Player, Presented, Standing};
use texts::{Message, goal_progress, msg};

/// Seconds on a clock that count as low.
const SHORT: u64 = 20;

/// The size of the sign before the name of who is to move, and the gap between them.
const SIGN: f32 = 13.0;
const SIGN_GAP: f32 = 2.0;

/// Half the size of a lamp that shows how near the goal is, and the gap between two.
const LAMP: f32 = 5.0;
const LAMP_GAP: f32 = 4.0;
const LAMP_STEP: f32 = 2.0 * LAMP + LAMP_GAP;

/// The sizes of points and of clocks.
const POINTS: f32 = 28.0;
const CLOCK: f32 = 22.0;
/// How much smaller they, and long names, are where there is little room.
const SCALES: [f32; 3] = [1.0, 0.85, 0.7];
/// The least width of a short name beside numbers, and of a long one: where there is less, they stand below it.
const SHORT_NAME: f32 = 58.0;
const NAME: f32 = 72.0;

/// A part that is narrower has a smaller emblem.
const SLIM: f32 = 150.0;

/// A window of this height has room for the parts of the points in a review.
const HIGH_WINDOW: f32 = 790.0;

/// In a panel of this width, the players' names fit beside each other.
const BESIDE: f32 = 300.0;

/// Both players' parts of the panel: beside each other if there is room.
pub(super) fn show_players(ui: &mut Ui, is_narrow: bool, panel: &HudView) {
    let show = |ui: &mut Ui, player| show_player(ui, is_narrow, player, panel);
    if ui.available_width() >= BESIDE {
        // A column of its own would spread the words of a text across its width.
        ui.columns_const(|[left, right]| {
            left.vertical(|ui| show(ui, Player::One));
            right.vertical(|ui| show(ui, Player::Two));
        });
    } else {
        Player::BOTH.into_iter().for_each(|player| show(ui, player));
    }
}

/// A player's part of the panel.
///
/// A narrow part has a sign before the name of who is to move, where others say so.
pub(crate) fn show_player(ui: &mut Ui, is_narrow: bool, player: Player, panel: &HudView) {
    let HudView { session, assists, scoring, .. } = panel;
    let has_turn = session.shown_outcome().is_none() && session.shown().to_move() == player;
    let (line, fill) = if has_turn {
        (Stroke::new(2.0, BRASS), LIT)
    } else {
        (Stroke::new(1.0, LINE), Color32::TRANSPARENT)
    };
    let score = session
        .shown()
        .score()
        .filter(|_| assists.shows(Assist::Points) || session.shown_outcome().is_some());
    let frame = Frame::new().stroke(line).fill(fill).corner_radius(9);
    frame.inner_margin(Margin::symmetric(8, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let is_narrow = is_narrow || ui.available_width() < SLIM;
        // The same for both: what stands beside it must not wrap because it is a player's turn.
        let emblem_size = if is_narrow { 28.0 } else { 34.0 };
        // The numbers have the room that they need, and the name the rest.
        let room = ui.available_width() - emblem_size - ui.spacing().item_spacing.x;
        let name = ui.say(&session.shown_name(player));
        let size = if is_narrow { 16.0 } else { 18.0 };
        let width = ui.painter().layout_no_wrap(name.clone(), strong(size), TEXT).size().x;
        let standing = standing(player, panel, has_turn && !is_narrow);
        let mut progress = progress(player, panel);
        let word = widest_word(ui, &ui.say(&standing), &FontId::proportional(FAINT_SIZE));
        let left = room - width.clamp(SHORT_NAME, NAME).max(word);
        let numbers = Numbers::of(ui, left, player, panel);
        let is_beside = numbers.width(ui) <= left;
        let numbers = if is_beside { numbers } else { Numbers::of(ui, ui.available_width(), player, panel) };
        let beside = numbers.width(ui);
        ui.horizontal(|ui| {
            emblem(ui, session.kind(), player, emblem_size);
            let room = if is_beside { room - beside } else { room }.max(0.0);
            let sign = if is_narrow && has_turn { SIGN + SIGN_GAP } else { 0.0 };
            // A long name is smaller before it is cut off.
            let scale = SCALES.into_iter().find(|scale| scale * width <= room - sign);
            let size = size * scale.unwrap_or(SCALES[SCALES.len() - 1]);
            ui.vertical(|ui| {
                ui.set_max_width(room);
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.spacing_mut().interact_size.y = 0.0;
                // A long name leaves the way to go to the line below it.
                let mut way_left = None;
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = SIGN_GAP;
                    if sign > 0.0 {
                        let height = ui.fonts_mut(|fonts| fonts.row_height(&strong(size)));
                        let (place, response) = ui.allocate_exact_size(vec2(SIGN, height), Sense::hover());
                        paint_symbol(ui, NEXT, place.center(), SIGN, BRASS_BRIGHT);
                        let says = ui.say(&msg::standing_to_move());
                        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &says));
                        response.on_hover_text(says);
                    }
                    let has_room = |goal: &(Goal, Message)| {
                        is_narrow && sign + width + LAMP_GAP + lamps_width(goal.0) <= room
                    };
                    match progress.take_if(|goal| has_room(goal)) {
                        Some((goal, says)) => {
                            ui.add(Label::new(RichText::new(name).font(strong(size))));
                            ui.add_space(LAMP_GAP);
                            lamps(ui, goal, &says);
                        }
                        None => {
                            ui.add(Label::new(RichText::new(name).font(strong(size))).truncate());
                            let goal = progress.as_ref().map(|(goal, _)| *goal);
                            way_left =
                                goal.filter(|goal| !is_narrow && goal.to_go > 0 && !show_way(ui, *goal));
                        }
                    }
                });
                match progress {
                    Some((goal, says)) if is_narrow => {
                        lamps(ui, goal, &says);
                        faint(ui, standing);
                    }
                    Some((goal, says)) => {
                        let said = ui.say(&standing);
                        let font = FontId::proportional(FAINT_SIZE);
                        let taken = ui.painter().layout_no_wrap(said, font, FAINT).size().x;
                        match way_left.filter(|_| taken <= ui.available_width()) {
                            Some(goal) => {
                                ui.horizontal(|ui| {
                                    faint(ui, standing);
                                    show_way(ui, goal);
                                });
                            }
                            None => {
                                faint(ui, standing);
                            }
                        }
                        ui.horizontal_wrapped(|ui| {
                            lamps(ui, goal, &says);
                            if goal.reached + 1 == goal.needed {
                                let says = RichText::new(ui.say(&says)).size(FAINT_SIZE);
                                ui.label(says.color(BRASS_BRIGHT));
                            } else {
                                faint(ui, says);
                            }
                        });
                    }
                    None => {
                        faint(ui, standing);
                    }
                }
            });
            if is_beside {
                numbers.show(ui);
            }
        });
        if !is_beside {
            ui.horizontal(|ui| numbers.show(ui));
        }
        // A phone has no room for them, and if space is short, the list of turns matters more during a review.
        let is_high = ui.ctx().viewport_rect().height() >= HIGH_WINDOW;
        let has_room = !is_narrow && (session.review_ply().is_none() || is_high);
        let score = score.filter(|_| has_room && !scoring.is_active());
        if let Some(parts) = score.and_then(|score| parts_of(&score, player)) {
            faint(ui, parts);
        }
    });
}

/// The player's clock and points, each with the room that it needs.
pub(super) struct Numbers(Vec<(Arc<Galley>, f32)>);

impl Numbers {
    /// In smaller letters if even alone they would be wider than there is room.
    pub(super) fn of(ui: &Ui, room: f32, player: Player, panel: &HudView) -> Self {
        let in_size = |scale: f32| Self::in_size(ui, scale, player, panel);
        let fitting = SCALES.into_iter().map(in_size).find(|numbers| numbers.width(ui) <= room);
        fitting.unwrap_or_else(|| in_size(SCALES[SCALES.len() - 1]))
    }

    fn in_size(ui: &Ui, scale: f32, player: Player, panel: &HudView) -> Self {
        let laid_out = |text: String, font: FontId, colour: Color32| {
            let lay_out = |text| ui.painter().layout_no_wrap(text, font.clone(), colour);
            // Digits are of different widths: nothing beside a clock moves while it runs.
            let widest: String =
                text.chars().map(|sign| if sign.is_ascii_digit() { '0' } else { sign }).collect();
            let room = lay_out(widest).size().x;
            (lay_out(text), room)
        };
        let clock = panel.session.clock().map(|clock| {
            let seconds = clock.left(player).div_ceil(1000);
            let colour = if seconds <= SHORT { WARNING } else { TEXT };
            laid_out(format!("{}:{:02}", seconds / 60, seconds % 60), title(scale * CLOCK), colour)
        });
        let points = shown_points(panel)
            .map(|points| laid_out(points[player.index()].to_string(), title(scale * POINTS), BRASS_BRIGHT));
        Self(clock.into_iter().chain(points).collect())
    }

    /// Their width, with the spaces before them.
    pub(super) fn width(&self, ui: &Ui) -> f32 {
        self.0.iter().map(|(_, room)| room + ui.spacing().item_spacing.x).sum()
    }

    /// Shows them at the right of what is left of a row.
    pub(super) fn show(&self, ui: &mut Ui) {
        // Even nothing would have a space before it.
        if self.0.is_empty() {
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for (number, room) in self.0.iter().rev() {
                let place = vec2(*room, number.size().y);
                ui.allocate_ui_with_layout(place, Layout::right_to_left(Align::Center), |ui| {
                    ui.set_min_width(*room);
                    ui.label(number.clone());
                });
            }
        });
    }
}

/// The current points, where they are shown.
fn shown_points(panel: &HudView) -> Option<[u16; 2]> {
    let HudView { session, assists, scoring, .. } = panel;
    let is_shown = assists.shows(Assist::Points) || session.shown_outcome().is_some();
    points(session.shown(), scoring).filter(|_| is_shown)
}

/// The same, and how near the goal is, where no lamps show it.
pub(crate) fn standing_in_words(player: Player, panel: &HudView, has_turn: bool) -> Message {
    let goal = progress(player, panel).map(|(_, says)| says);
    Message::joined([standing(player, panel, has_turn)].into_iter().chain(goal), ", ")
}

/// How near a player is to the goal, in a game that is a race.
pub(super) fn progress(player: Player, panel: &HudView) -> Option<(Goal, Message)> {
    let session = panel.session;
    let goal = session.shown().goal(player)?;
    Some((goal, goal_progress(session.kind(), goal)?))
}

/// How wide the lamps of a goal are together.
fn lamps_width(goal: Goal) -> f32 {
    (LAMP_STEP * goal.needed as f32 - LAMP_GAP).max(0.0)
}

/// A lamp for every piece that wins at the goal, lit for those that are there.
fn lamps(ui: &mut Ui, goal: Goal, says: &Message) {
    // As high as the words beside them, so that both stand on one line.
    let height = ui.fonts_mut(|fonts| fonts.row_height(&FontId::proportional(FAINT_SIZE)));
    let size = vec2(lamps_width(goal), height);
    let (place, lamps) = ui.allocate_exact_size(size, Sense::hover());
    for nth in 0..goal.needed {
        let middle = place.left_center() + vec2(LAMP + LAMP_STEP * nth as f32, 0.0);
        let is_lit = nth < goal.reached;
        let fill = if is_lit { BRASS_BRIGHT } else { Color32::TRANSPARENT };
        ui.painter().circle(
            middle,
            LAMP - 0.75,
            fill,
            Stroke::new(1.5, if is_lit { BRASS_BRIGHT } else { FAINT }),
        );
    }
    let says = ui.say(says);
    lamps.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &says));
    lamps.on_hover_text(says);
}

/// What is left of the way to the goal, at the right of what is left of a row. Returns whether it has room there.
fn show_way(ui: &mut Ui, goal: Goal) -> bool {
    let way = msg::standing_to_go(goal.to_go);
    let said = ui.say(&way);
    let laid_out = ui.painter().layout_no_wrap(said, FontId::proportional(FAINT_SIZE), FAINT);
    if laid_out.size().x + LAMP_STEP > ui.available_width() {
        return false;
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.label(laid_out).on_hover_text(ui.about(&way));
    });
    true
}

/// Whether it is the player's turn, and their pieces left to place or captured.
pub(super) fn standing(player: Player, panel: &HudView, has_turn: bool) -> Message {
    let pieces = pieces(player, panel);
    let turn = has_turn.then(msg::standing_to_move);
    Message::joined(turn.into_iter().chain(pieces), ", ")
}

fn pieces(player: Player, panel: &HudView) -> Option<Message> {
    let HudView { session, assists, .. } = panel;
    if let Some(Standing { left, lost }) = session.shown().standing(player) {
        // An army that is small from the start has lost nothing yet.
        let before = session.game().start().standing(player).map_or(0, |start| start.lost);
        return Some(match lost - before.min(lost) {
            0 if before > 0 => msg::standing_left(left),
            lost => msg::standing_army(left, lost),
        });
    }
    let beside = session.beside(session.shown());
    let count = |owner: Player| beside.iter().filter(|piece| piece.owner == Some(owner)).count();
    Some(match (session.kind().places_pieces(), count(player), count(player.other())) {
        (true, ..) if !assists.shows(Assist::Left) => return None,
        (true, 0, _) => msg::standing_none_left(),
        (true, left, _) => msg::standing_left(left),
        (false, _, 0) => msg::standing_none_captured(),
        (false, _, taken) => msg::standing_captured(taken),
    })
}
