//! What is said about what the player does in an exercise.

use bevy_egui::egui::{Align, Frame, Id, Label, Margin, Response, RichText, Stroke, Ui};

use super::super::advice::{percent, reasons_told};
use super::super::status::{outcome_reason, status};
use super::super::view::HudView;
use crate::app::exercises::{Remark, Running, Stage, Task};
use crate::app::interaction::Selection;
use crate::app::session::Session;
use crate::app::state::TurnPhase;
use crate::app::ui::language::Say;
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, FAINT, LIT, TEXT, strong, symbols as symbol_font};
use crate::app::ui::widgets::show_stars;
use rules::{AnyAction, Game, Outcome};
use texts::{
    Message, Report, action_told, answer_told, lesson_done, msg, puzzle_hint, puzzle_missed, puzzle_reached,
    turn_in_short,
};

/// What was said last. In a task about a mistake: while the player tries, what they can do.
pub(super) fn show_remark(ui: &mut Ui, running: &Running, panel: &HudView) {
    let Running { task, trial } = running;
    let remark = trial.remark.as_ref();
    if let Task::Mistakes(_) = task
        && !matches!(remark, Some(Remark::Judged(_) | Remark::Shown))
    {
        let text = match trial.stage {
            Stage::Trying => ui.say(&status(panel)),
            Stage::Judging => ui.say(&msg::analysis_coming()),
            _ => String::new(),
        };
        ui.add(Label::new(text).wrap());
        return;
    }
    let Some(text) = text(ui, running, panel) else { return };
    let (symbol, line) = match (remark, task) {
        (_, Task::Lesson(_)) if trial.is_done() => (symbols::DONE, BRASS_BRIGHT),
        (Some(Remark::Done | Remark::Solved(_)), _) => (symbols::DONE, BRASS_BRIGHT),
        (Some(Remark::Judged(attempt)), _) if attempt.is_right => (symbols::DONE, BRASS),
        (Some(Remark::Judged(_)), _) => (symbols::WRONG, BRASS),
        _ if notice(running, panel).is_some() => (symbols::ABOUT, FAINT),
        (
            Some(Remark::Wrong | Remark::FallsShort(_) | Remark::NoWin | Remark::Refuted(..) | Remark::Lost),
            _,
        ) => (symbols::WRONG, FAINT),
        (Some(Remark::Idea(_)), _) => (symbols::ABOUT, BRASS),
        _ => (symbols::HINT, BRASS),
    };
    let frame = Frame::new().fill(LIT).stroke(Stroke::new(1.0, line)).corner_radius(9);
    let shown = frame.inner_margin(Margin::symmetric(10, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            ui.label(RichText::new(symbol).font(symbol_font(20.0)).color(BRASS_BRIGHT));
            ui.vertical(|ui| {
                ui.add(Label::new(RichText::new(&text).font(strong(16.0)).color(TEXT)).wrap());
                if let Some(Remark::Solved(earned)) = remark {
                    show_stars(ui, 22.0, earned.number());
                }
            });
        });
    });
    // How the match has ended stands at the top, and matters more.
    if match_outcome(running, panel).is_none() {
        bring_in_sight(ui, &shown.response, text, Align::Max);
    }
}

/// What is said now is in sight, even in the lowest panel, until something else is said.
pub(super) fn bring_in_sight(ui: &Ui, shown: &Response, text: String, align: Align) {
    let id = Id::new("what an exercise has said");
    let last: Option<String> = ui.data(|data| data.get_temp(id));
    if last.as_ref() != Some(&text) {
        shown.scroll_to_me(Some(align));
        ui.data_mut(|data| data.insert_temp(id, text));
    }
}

/// How the match at the end of a course has ended.
pub(super) fn match_outcome(running: &Running, panel: &HudView) -> Option<Outcome> {
    let is_match = matches!(&running.task, Task::Lesson(lesson) if lesson.is_match());
    // What is counted, is counted first.
    let is_told = panel.turn == TurnPhase::Over || panel.session.position().score().is_none();
    panel.session.outcome().filter(|_| is_match && running.trial.is_done() && is_told)
}

/// What is said in place of a remark while the player tries, as why the last click did nothing.
pub(super) fn notice<'a>(running: &Running, panel: &'a HudView) -> Option<&'a Message> {
    panel.notice.0.as_ref().filter(|_| running.trial.is_open())
}

fn text(ui: &Ui, running: &Running, panel: &HudView) -> Option<String> {
    let Running { task, trial } = running;
    Some(match (&trial.remark, task) {
        (_, Task::Lesson(_)) if match_outcome(running, panel).is_some() => ui.say(&msg::lesson_finished()),
        (_, Task::Lesson(lesson)) if lesson.is_match() && trial.is_done() => return None,
        _ if let Some(notice) = notice(running, panel) => ui.say(notice),
        // How a payment is changed matters more than what was said before. In the match of a course, the status says it.
        (_, task) if trial.is_open() && matches!(panel.selection, Selection::Offer { .. }) => match task {
            Task::Lesson(lesson) if lesson.is_match() => return None,
            _ => ui.say(&status(panel)),
        },
        (Some(Remark::Wrong), Task::Lesson(lesson)) => {
            format!("{} {}", ui.say(&msg::lesson_otherwise()), ui.about(&lesson.sentences()))
        }
        (Some(Remark::FallsShort(shortfall)), Task::Lesson(lesson)) => {
            format!("{} {}", ui.say(&shortfall.message()), ui.about(&lesson.sentences()))
        }
        (Some(Remark::Wrong), _) => ui.say(&msg::puzzle_wrong()),
        (Some(Remark::NoWin), _) => ui.say(&msg::puzzle_no_win()),
        (Some(Remark::Refuted(reply, ended)), Task::Puzzle(puzzle)) => {
            let ended = ended.map(|outcome| outcome.reason.message().sentence());
            ui.say(&msg::puzzle_refuted(reply, ended.unwrap_or_else(|| puzzle_missed(puzzle.goal))))
        }
        (Some(Remark::Lost), _) => ui.say(&msg::puzzle_lost()),
        (Some(Remark::Right), _) => ui.say(&msg::puzzle_right()),
        (Some(Remark::Hint), Task::Lesson(lesson)) => ui.about(&lesson.sentences()),
        (Some(Remark::Hint), Task::Puzzle(puzzle)) => {
            let begin = (!puzzle.kind.places_pieces()).then(msg::puzzle_hint_begin);
            let idea = puzzle_hint(puzzle.puzzle.theme(puzzle.kind));
            let first = hinted_action(running, panel.session);
            ui.say(&Message::joined(std::iter::once(idea).chain(first.or(begin)), " "))
        }
        (Some(Remark::Idea(idea)), _) => ui.say(idea),
        (Some(Remark::Done), Task::Lesson(lesson)) => ui.say(&lesson_done(lesson.kind, &lesson.step.key)),
        (Some(Remark::Solved(earned)), Task::Puzzle(puzzle)) => {
            // What has ended needs no promise.
            let reached = match panel.session.outcome() {
                Some(outcome) => Some(outcome_reason(panel.session, outcome)),
                None => puzzle_reached(puzzle.puzzle.goal),
            };
            let said = [Some(msg::puzzle_solved()), reached, Some(msg::puzzle_stars(earned.number()))];
            ui.say(&Message::joined(said.into_iter().flatten(), " "))
        }
        (Some(Remark::Judged(attempt)), _) => {
            let [chance, best] = [attempt.chance, attempt.best].map(percent);
            ui.say(&if attempt.is_right {
                let why = reasons_told(&attempt.why, panel.session);
                Message::joined([Some(msg::mistake_right(chance)), why].into_iter().flatten(), " ")
            } else {
                let answer = answer_in_words(panel.session, &attempt.reply);
                Message::joined(std::iter::once(msg::mistake_lost(chance, best)).chain(answer), " ")
            })
        }
        (Some(Remark::Shown), Task::Mistakes(mistakes)) => {
            let why =
                mistakes.at_table().and_then(|mistake| reasons_told(&mistake.judgement.why, panel.session));
            ui.say(&Message::joined([Some(msg::mistake_shown()), why].into_iter().flatten(), " "))
        }
        (Some(Remark::Shown), _) => ui.say(&msg::puzzle_shown()),
        _ => return None,
    })
}

/// The first action of a solution in words, once the hint shows where it leads.
fn hinted_action(running: &Running, session: &Session) -> Option<Message> {
    let (notation, _) = running.hinted().filter(|(_, leads_on)| *leads_on)?;
    let action = session.position().read_action(notation).ok()?;
    Some(msg::hint_told(action_told(session.position(), &action)))
}

/// The best answer to the turn that was tried, and what that has to do with it.
fn answer_in_words(session: &Session, answer: &[AnyAction]) -> Option<Message> {
    let game = session.game();
    let turn = game.turns().into_iter().next()?;
    let after = game.position_at(turn.end).filter(|_| !answer.is_empty())?;
    let told = msg::review_answer(turn_in_short(after, answer));
    let why = answer_told(game, turn, answer, &[]);
    Some(Message::joined(std::iter::once(told).chain(why), " "))
}
