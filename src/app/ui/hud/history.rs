//! The turns of the match, one per line, with their marks if it is reviewed.

use bevy::prelude::Commands;
use bevy_egui::egui::{
    Align, FontId, Label, Layout, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, vec2,
};

use super::review::mark_name;
use crate::app::ai::MatchReview;
use crate::app::session::{GoToPly, Session};
use crate::app::ui::language::Say;
use crate::app::ui::painting::emblem;
use crate::app::ui::theme::{BRASS_BRIGHT, FAINT, TEXT, strong};
use crate::app::ui::widgets::{faint, in_sight, long_list};
use rules::Game;
use texts::{Message, game_aim, msg, turn_in_short, turn_listed, turn_told, what_counts};

/// The size of a turn's text and of its emblem, and between two turns.
const SMALL: f32 = 15.5;
const EMBLEM: f32 = 18.0;
/// The width of a digit of its number.
const DIGIT: f32 = 9.5;
const BETWEEN: f32 = 4.0;

/// What the opponent's last turn has done, if one may have missed a part of it: until the player's own turn is over.
pub(crate) fn last_turn_told(session: &Session) -> Option<Message> {
    let game = session.game();
    let turn = game.last_turn();
    let by = game.played().get(turn.start)?.by;
    let is_opponents =
        session.review_ply().is_none() && session.is_human_to_move() && by != session.position().to_move();
    is_opponents.then(|| turn_told(game, turn, session.subject(by))).flatten()
}

/// A list of turns, one per line, with a given height; clicking a line reviews that turn.
pub(crate) fn list_turns(
    ui: &mut Ui,
    session: &Session,
    review: &MatchReview,
    height: f32,
    commands: &mut Commands,
) {
    let played = session.game().played();
    if played.is_empty() {
        faint(ui, msg::panel_nothing_played(game_aim(session.kind())));
        if let Some(rule) = what_counts(session.position()) {
            faint(ui, Message::verbatim(ui.about(&rule)));
        }
        return;
    }
    let follows = session.review_ply().is_none();
    // Whole lines only, where each turn is one.
    let line = ui.fonts_mut(|fonts| fonts.row_height(&FontId::proportional(SMALL))).max(EMBLEM) + BETWEEN;
    let height = ((height + BETWEEN) / line).floor().max(1.0) * line - BETWEEN;
    let list = ScrollArea::vertical().id_salt("turns").max_height(height).min_scrolled_height(height);
    list.stick_to_bottom(follows).auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = BETWEEN;
        let turns = session.game().turns();
        // The turn whose position is on the board, the first one at the start; in the present the last one.
        let shown = session.review_ply().map(|at| turns.iter().take_while(|turn| turn.end < at).count());
        let asked = shown.unwrap_or(turns.len() - 1);
        long_list(ui, "turns", turns.len(), Some(asked), |ui, i| {
            let turn = turns[i].clone();
            let is_shown = shown == Some(i) && session.review_ply() != Some(0);
            let listed = turn_listed(session.game(), turn.clone());
            let mark = review.turns().get(i).and_then(|turn| turn.mark);
            let line = ui.horizontal_top(|ui| {
                // All numbers have the room of the longest, so that the turns stand below one another.
                let number = RichText::new((i + 1).to_string()).color(FAINT).size(15.0);
                let room = vec2(DIGIT * turns.len().to_string().len() as f32, EMBLEM);
                ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
                    ui.set_min_size(room);
                    ui.label(number);
                });
                emblem(ui, session.kind(), played[turn.start].by, EMBLEM);
                if let Some(mark) = mark {
                    ui.label(RichText::new(mark.symbol()).font(strong(SMALL)));
                }
                let text = RichText::new(&listed).size(SMALL);
                let text = text.color(if is_shown { BRASS_BRIGHT } else { TEXT });
                let text = if is_shown { text.underline() } else { text };
                ui.add(Label::new(text).wrap());
            });
            // The whole line can be clicked, even if its text is short.
            let line = line.response.interact(Sense::click());
            in_sight(&line);
            let said = mark.map_or(listed.clone(), |mark| format!("{listed}, {}", ui.say(&mark_name(mark))));
            line.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &said));
            if line.clicked() {
                commands.trigger(GoToPly(turn.end));
            }
            // In words.
            line.on_hover_ui(|ui| {
                if let Some(before) = session.game().position_at(turn.start) {
                    let words = turn_in_short(before, &session.game().actions_of(&turn));
                    let by = session.name_at(played[turn.start].by, turn.start);
                    ui.label(ui.say(&msg::label_value(msg::review_turn(i + 1, by), words)));
                }
            });
        });
    });
}
