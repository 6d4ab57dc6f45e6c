//! The panel of a review: the graph of both players' chances, the turn on the board and what would have been better, the turns that
//! decided the match, and the ways through it.

use std::collections::BTreeSet;

use bevy::prelude::Commands;
use bevy_egui::egui::{
    Atom, Button, Frame, Id, Label, Margin, RichText, Slider, Stroke, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use super::advice::{percent, reasons_told, show_analysis};
use super::graph::show_graph;
use super::view::{Computer, HudView};
use crate::app::ai::{MatchReview, ReviewMatch, SwitchAnalysis};
use crate::app::exercises::{LearnFromMistakes, own_mistakes};
use crate::app::highlights::HighlightKind;
use crate::app::interaction::Shortcut;
use crate::app::session::{
    GoToPly, LeaveReview, LookAtTurn, PlayFromHere, Session, ShowLine, ShownLine, StepByTurn, ToggleAutoplay,
};
use crate::app::settings::{AnimationSpeed, ChangeSettings, Settings};
use crate::app::ui::language::Say;
use crate::app::ui::menus::animation_speed_name;
use crate::app::ui::painting::{paint_piece, paint_swatch};
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, CONTROL, LIT, strong};
use crate::app::ui::widgets::{
    SymbolButton, button_with_symbol, choose, faint, in_sight, main_button, offer_buttons,
};
use engine::Why;
use rules::{AnyAction, Game};
use study::review::{Mark, ReviewedTurn};
use texts::{Message, answer_told, msg, spared_told, turn_in_short};

/// The size of the colour of arrows before what they show.
const SWATCH: f32 = 12.0;
/// Half the size of a player's emblem on the way to a turn.
const EMBLEM: f32 = 8.0;

/// A mark in words.
pub(super) fn mark_name(mark: Mark) -> Message {
    match mark {
        Mark::Good => msg::mark_good(),
        Mark::Missed => msg::mark_missed(),
        Mark::Mistake => msg::mark_mistake(),
        Mark::Blunder => msg::mark_blunder(),
    }
}

/// The panel, after `at` actions.
pub(super) fn show_review(ui: &mut Ui, at: usize, panel: &HudView, plays: bool, commands: &mut Commands) {
    let HudView { session, computer, settings, .. } = *panel;
    let review = &*computer.review;
    if review.is_wanted() {
        show_graph(ui, at, panel, commands);
    } else {
        offer_slider(ui, at, session, commands);
    }
    offer_steps(ui, at, session, commands);
    // Above what is said about a turn, which is longer or shorter: buttons stay where they are.
    let own = own_mistakes(session, review);
    let has_mistakes = !own.is_empty();
    offer_more(ui, has_mistakes, computer, plays, commands);
    if review.is_wanted() {
        show_points(ui, session, review, &own, commands);
        show_turn(ui, panel, commands);
        if review.is_complete() && !has_mistakes {
            faint(ui, msg::mistake_none());
        }
    }
    if plays {
        ui.horizontal(|ui| {
            let (speeds, speed) = (&AnimationSpeed::ALL, settings.animation_speed);
            if let Some(animation_speed) = choose(ui, speeds, animation_speed_name, speed) {
                commands.trigger(ChangeSettings(Settings { animation_speed, ..settings.clone() }));
            }
        });
    }
    show_analysis(ui, session, &computer.analysis);
}

/// The way back to the present position.
pub(super) fn offer_to_leave(ui: &mut Ui, commands: &mut Commands) {
    if main_button(ui, msg::review_leave(), true).clicked() {
        commands.trigger(LeaveReview);
    }
}

fn offer_slider(ui: &mut Ui, at: usize, session: &Session, commands: &mut Commands) {
    let mut wanted = at;
    ui.spacing_mut().slider_width = ui.available_width();
    let slider = Slider::new(&mut wanted, 0..=session.game().played().len()).show_value(false);
    if ui.add(slider).changed() && wanted != at {
        commands.trigger(GoToPly(wanted));
    }
}

/// The ways through the match, or through the line on the board.
fn offer_steps(ui: &mut Ui, at: usize, session: &Session, commands: &mut Commands) {
    let last = session.game().played().len();
    let (has_before, has_after) = match session.line() {
        Some(line) => (true, line.at() < line.game().played().len()),
        None => (at > 0, at < last),
    };
    let button =
        |symbol, name, is_enabled, shortcut| SymbolButton::new(symbol, name, is_enabled).key(shortcut);
    let [back, forward] = [false, true].map(|is_forward| StepByTurn { is_forward });
    let buttons = vec![
        button(symbols::FIRST, msg::review_start(), has_before, Shortcut::ReviewStart).sends(GoToPly(0)),
        button(symbols::PREVIOUS, msg::review_previous(), has_before, Shortcut::ReviewBack).sends(back),
        button(symbols::NEXT, msg::review_next(), has_after, Shortcut::ReviewForward).sends(forward),
        button(symbols::LAST, msg::review_end(), at < last, Shortcut::ReviewEnd).sends(GoToPly(last)),
    ];
    offer_buttons(ui, buttons, commands);
}

/// Which turn it is, and whose.
fn turn_name(session: &Session, number: usize, turn: &ReviewedTurn) -> Message {
    msg::review_turn(number + 1, session.name_at(turn.player, turn.actions.start))
}

/// The turn on the board: what is said about it, and what would have been better.
fn show_turn(ui: &mut Ui, panel: &HudView, commands: &mut Commands) {
    let HudView { session, computer, settings, .. } = *panel;
    let review = &*computer.review;
    let Some(number) = review.shown_turn(session) else { return };
    let (turn, better) = (&review.turns()[number], review.better(number));
    if turn.mark.is_none() && better.is_none() {
        return;
    }
    let frame = Frame::new().fill(LIT).stroke(Stroke::new(1.0, BRASS)).corner_radius(9);
    frame.inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 4.0;
        let name = turn_name(session, number, turn);
        let heading = match turn.mark {
            Some(mark) => format!("{} {}", mark.symbol(), ui.say(&msg::label_value(mark_name(mark), name))),
            None => ui.say(&name),
        };
        ui.add(Label::new(RichText::new(heading).font(strong(16.0)).color(BRASS_BRIGHT)).wrap());
        let Some(better) = better else { return };
        faint(ui, msg::review_lost(percent(turn.before), percent(turn.after)));
        match session.line() {
            Some(line) => {
                let back = SymbolButton::plain(symbols::UNDO, msg::review_leave_line(), true);
                if button_with_symbol(ui, &back, ui.available_width()).clicked() {
                    commands.trigger(GoToPly(turn.actions.end));
                }
                let why = better_reasons(session, review, number);
                let told = ui.say(&line_told(session, line, turn.actions.start, why));
                ui.add(Label::new(RichText::new(told).size(15.5)).wrap());
            }
            None => {
                // Above what is told: in a low window, that is cut off sooner than the way to see it.
                let show = SymbolButton::plain(symbols::SOLUTION, msg::review_show_line(), true);
                if button_with_symbol(ui, &show, ui.available_width()).clicked() {
                    commands.trigger(ShowLine { from: turn.actions.start, turns: better.to_vec() });
                }
                for (colour, told) in told(session, review, number, &better[0]) {
                    ui.horizontal_top(|ui| {
                        match colour {
                            Some(kind) => paint_swatch(ui, kind.colour(settings.colours), SWATCH),
                            // All begin in one line.
                            None if session.is_before_turn() => {
                                ui.allocate_space(vec2(SWATCH, 0.0));
                            }
                            None => {}
                        }
                        ui.add(Label::new(RichText::new(ui.say(&told)).size(15.5)).wrap());
                    });
                }
            }
        }
    });
}

/// What is said about a turn that has lost something: what was played, where the board does not show it; what would have been the best
/// answer, and whether it wins; and what would have been better. What has arrows on the board has their colour.
fn told(
    session: &Session,
    review: &MatchReview,
    number: usize,
    better: &[AnyAction],
) -> Vec<(Option<HighlightKind>, Message)> {
    let (game, turn) = (session.game(), &review.turns()[number]);
    let played = game
        .position_at(turn.actions.start)
        .filter(|_| session.is_before_turn())
        .map(|before| msg::review_played(turn_in_short(before, &game.actions_of(&turn.actions))));
    let after = game.position_at(turn.actions.end).zip(review.answer(number));
    let answer = after.map(|(after, answer)| msg::review_answer(turn_in_short(after, answer)));
    let found = review.review().judgements().get(number + 1).zip(review.answer(number));
    let why = found.and_then(|(found, answer)| answer_told(game, turn.actions.clone(), answer, &found.why));
    let answer = answer.map(|answer| Message::joined([answer].into_iter().chain(why), " "));
    let is_on_board = |kind| session.is_before_turn().then_some(kind);
    let played = played.map(|played| (is_on_board(HighlightKind::Mistaken), played));
    let better = (is_on_board(HighlightKind::Better), better_told(session, review, number, better));
    played.into_iter().chain(answer.map(|answer| (None, answer))).chain([better]).collect()
}

/// What would have been better than a turn, and why.
fn better_told(session: &Session, review: &MatchReview, number: usize, better: &[AnyAction]) -> Message {
    let before = session.game().position_at(review.turns()[number].actions.start);
    let told = before.map(|before| msg::review_better(turn_in_short(before, better)));
    Message::joined([told, better_reasons(session, review, number)].into_iter().flatten(), " ")
}

/// Why the better turn is good, to the player whose turn it was: not to the computer.
fn better_reasons(session: &Session, review: &MatchReview, number: usize) -> Option<Message> {
    let is_person = session.computers()[review.turns()[number].player.index()].is_none();
    let judgement = review.review().judgements().get(number).filter(|_| is_person)?;
    let turn = review.turns()[number].actions.clone();
    let is_clear =
        |why: &Why| matches!(why, Why::Averts | Why::Saves { .. } | Why::Spares { .. } | Why::WinsIn { .. });
    let answer = review.answer(number).filter(|_| !judgement.why.iter().any(is_clear));
    let spared = answer.and_then(|answer| spared_told(session.game(), turn, answer, &judgement.line));
    let told: Vec<Message> = spared.into_iter().chain(reasons_told(&judgement.why, session)).collect();
    (!told.is_empty()).then(|| Message::joined(told, " "))
}

/// The turn on the board of a line that begins after `from` actions of the match: whose it is, what it does and, of the first one, `why`.
fn line_told(session: &Session, line: &ShownLine, from: usize, why: Option<Message>) -> Message {
    let (game, at) = (line.game(), line.at());
    let turns = game.turns();
    let number = turns.iter().filter(|turn| turn.start < at).count().max(1) - 1;
    let told = turns.get(number).and_then(|turn| {
        let before = game.position_at(turn.start)?;
        let name = session.name_at(before.to_move(), from);
        Some(msg::label_value(name, turn_in_short(before, &game.actions_of(turn))).sentence())
    });
    Message::joined([told, why.filter(|_| number == 0)].into_iter().flatten(), " ")
}

/// The turns that decided the match, as far as it has been judged, and the player's own mistakes: each is a way to it.
fn show_points(ui: &mut Ui, session: &Session, review: &MatchReview, own: &[usize], commands: &mut Commands) {
    if let Some((done, all)) = review.progress() {
        faint(ui, msg::turning_progress(done, all));
    }
    // Before all turns are judged, they would move under the pointer.
    if !review.is_complete() {
        return;
    }
    let points = review.points();
    if !points.iter().any(|point| review.turns()[*point].mark.is_some_and(Mark::is_bad)) {
        let most = (!points.is_empty()).then(msg::turning_most);
        faint(ui, Message::joined([Some(msg::turning_none()), most].into_iter().flatten(), " "));
    }
    let shown = review.shown_turn(session);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.spacing_mut().button_padding.x = 8.0;
        let chips: BTreeSet<&usize> = points.iter().chain(own).collect();
        for number in chips {
            let turn = &review.turns()[*number];
            let mark = turn.mark.map_or("", Mark::symbol);
            let text = RichText::new(format!("{} {mark}", number + 1)).font(strong(16.0));
            // Whose turn it was, by their emblem.
            let place = Id::new(("emblem", number));
            let chip = Button::new((Atom::custom(place, Vec2::splat(2.0 * EMBLEM)), text));
            let chip = chip.min_size(vec2(CONTROL, CONTROL)).selected(shown == Some(*number)).atom_ui(ui);
            if let Some(at) = chip.rect(place) {
                paint_piece(ui.painter(), session.kind(), turn.player, at.center(), EMBLEM);
            }
            let response = chip.response;
            in_sight(&response);
            let name = turn_name(session, *number, turn);
            let about = ui.say(&match turn.mark {
                Some(mark) => msg::label_value(name, mark_name(mark)),
                None => name,
            });
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &about));
            if response.on_hover_text(&about).clicked() {
                commands.trigger(LookAtTurn(turn.actions.start));
            }
        }
    });
}

/// Autoplay, another match from here, analysis, and to learn from mistakes; the review itself where it has not been asked for yet.
fn offer_more(ui: &mut Ui, has_mistakes: bool, computer: &Computer, plays: bool, commands: &mut Commands) {
    let autoplay = if plays {
        SymbolButton::plain(symbols::PAUSE, msg::review_stop(), true)
    } else {
        SymbolButton::plain(symbols::AUTOPLAY, msg::review_autoplay(), true)
    };
    let analysis = if computer.analysis.is_on() { msg::analysis_off() } else { msg::analysis_on() };
    let analyse = SymbolButton::new(symbols::ANALYSE, analysis, true);
    let mut buttons = vec![
        autoplay.key(Shortcut::Autoplay).sends(ToggleAutoplay),
        SymbolButton::new(symbols::CONTINUE, msg::review_play_from_here(), true).sends(PlayFromHere),
        SymbolButton { is_on: computer.analysis.is_on(), ..analyse.sends(SwitchAnalysis) },
    ];
    if computer.review.is_wanted() {
        let learn = SymbolButton::new(symbols::LEARN, msg::mistake_learn(), has_mistakes);
        buttons.push(learn.sends(LearnFromMistakes));
    } else {
        buttons.push(SymbolButton::new(symbols::GRAPH, msg::turning_find(), true).sends(ReviewMatch));
    }
    offer_buttons(ui, buttons, commands);
}
