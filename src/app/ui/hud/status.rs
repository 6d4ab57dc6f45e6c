//! The status line: what the player can do now, or how the match stands; and notices in its place, as why an action is illegal, or that
//! the graphics were lowered.

use bevy::prelude::*;
use bevy_egui::egui::{Label, RichText, Ui, vec2};

use super::advice::{hint, show_turn};
use super::view::HudView;
use crate::app::ai::{Opponent, RequestHint, SearchFailed};
use crate::app::board::Scoring;
use crate::app::exercises::ExerciseRequest;
use crate::app::interaction::{ActivateSite, BesideActivated, OfferDropped, Selection};
use crate::app::order::{ActionSystems, AfterAction};
use crate::app::session::{
    ActionRefused, ActionUndone, Assist, MatchStarted, OnlyReviewing, PlayedActions, ReviewMoved, Session,
};
use crate::app::settings::QualityLowered;
use crate::app::state::TurnPhase;
use crate::app::ui::language::Say;
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS_BRIGHT, symbols as symbol_font};
use rules::{AnyGame, Controlled, Effect, Game, Outcome, PieceKind, Player, Presented, Reason, ScoreKind};
use texts::{Message, Report, control_told, listed, msg, player_name};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notice>()
        .add_observer(notice_refusal)
        .add_observer(notice_quality)
        .add_systems(AfterAction, notice_swap.in_set(ActionSystems::Announce))
        .add_observer(notice_review)
        .add_observer(notice_failure)
        .add_observer(clear_notice::<ActivateSite>)
        .add_observer(notice_offer)
        .add_observer(notice_beside)
        .add_observer(clear_notice::<RequestHint>)
        .add_observer(clear_notice::<ExerciseRequest>)
        .add_observer(clear_notice::<ActionUndone>)
        .add_observer(clear_notice::<ReviewMoved>)
        .add_observer(clear_notice::<MatchStarted>);
}

/// The notice shown in place of the status.
#[derive(Resource, Debug, Default)]
pub(crate) struct Notice(pub(crate) Option<Message>);

/// Says why an action was refused and, of a battery, who controls it.
fn notice_refusal(fact: On<ActionRefused>, session: Session, mut notice: ResMut<Notice>) {
    let from = session.position().gesture(&fact.action).from;
    let control = from.and_then(|site| session.position().control(site));
    let control = control.filter(|control| {
        control.what == Controlled::Battery && control.leader() == Some(session.position().to_move().other())
    });
    let control = control.map(|control| control_told(&control, |player| session.shown_owner(player)));
    notice.0 = Some(Message::joined([fact.reason.message().sentence()].into_iter().chain(control), " "));
}

/// Says who swapped sides, and that the computer did not; any other action is a sight of its own.
fn notice_swap(actions: Res<PlayedActions>, session: Session, mut notice: ResMut<Notice>) {
    let has_swapped = actions.effects().contains(&Effect::SidesSwapped);
    // Who swapped now has the side that is not to move.
    let side = session.position().to_move();
    let (name, is_computer) =
        (session.subject(side.other()), session.computers()[side.other().index()].is_some());
    let is_told = is_computer && session.is_human_to_move();
    notice.0 = match has_swapped {
        true if is_told => Some(msg::panel_swapped_you(name, player_name(session.kind(), side))),
        true => Some(msg::panel_swapped(name)),
        false if is_told && could_swap(&session) => Some(msg::panel_kept_side(name)),
        false => None,
    };
}

/// Whether the last turn was played in place of a swap.
fn could_swap(session: &Session) -> bool {
    let (game, turn) = (session.game(), session.game().last_turn());
    turn.end == game.played().len() && game.position_at(turn.start).is_some_and(AnyGame::can_swap)
}

pub(crate) fn clear_notice<E: Event>(_: On<E>, mut notice: ResMut<Notice>) {
    notice.0 = None;
}

fn notice_offer(fact: On<OfferDropped>, mut notice: ResMut<Notice>) {
    notice.0 = Some(msg::panel_not_confirmed(fact.0));
}

/// Says what pieces beside the board are there for.
fn notice_beside(_: On<BesideActivated>, session: Session, mut notice: ResMut<Notice>) {
    notice.0 = Some(match session.kind().places_pieces() {
        true => msg::panel_beside_to_place(),
        false => msg::panel_beside_captured(),
    });
}

fn notice_review(_: On<OnlyReviewing>, mut notice: ResMut<Notice>) {
    notice.0 = Some(msg::review_only());
}

fn notice_failure(_: On<SearchFailed>, mut notice: ResMut<Notice>) {
    notice.0 = Some(msg::search_failed());
}

fn notice_quality(_: On<QualityLowered>, mut notice: ResMut<Notice>) {
    notice.0 = Some(msg::settings_quality_lowered());
}

pub(crate) fn show_status(ui: &mut Ui, panel: &HudView) {
    ui.allocate_ui(vec2(ui.available_width(), 44.0), |ui| {
        ui.set_min_height(44.0);
        if panel.session.review_ply().is_some() {
            ui.label(ui.say(&place_in_review(panel)));
            return;
        }
        if tells_notice(panel) {
            // It stands in place of the status, and is not to be taken for it.
            ui.horizontal_top(|ui| {
                ui.label(RichText::new(symbols::ABOUT).font(symbol_font(18.0)).color(BRASS_BRIGHT));
                ui.vertical(|ui| ui.add(Label::new(ui.say(&status(panel))).wrap()));
            });
            return;
        }
        ui.label(ui.say(&status(panel)));
        let rest = panel.computer.hint.advice().filter(|advice| advice.turn.len() > 1);
        if let Some(advice) = rest.filter(|_| tells_hint(panel)) {
            show_turn(ui, advice);
        }
    });
}

/// Whether the status is the hint, and nothing more urgent.
fn tells_hint(panel: &HudView) -> bool {
    is_free(panel) && panel.notice.0.is_none()
}

/// Whether the status is a notice, and nothing more urgent.
fn tells_notice(panel: &HudView) -> bool {
    is_free(panel) && panel.notice.0.is_some() && !panel.computer.hint.is_coming()
}

/// Whether a person is to move and has begun nothing.
fn is_free(panel: &HudView) -> bool {
    let HudView { session, selection, .. } = panel;
    session.outcome().is_none()
        && selection.proposal().is_none()
        && !matches!(selection, Selection::Led { .. })
        && session.computer_to_move().is_none()
}

/// Which position of the match or of a line is reviewed, or why something cannot be done there.
pub(crate) fn place_in_review(panel: &HudView) -> Message {
    if let Some(notice) = &panel.notice.0 {
        return notice.clone();
    }
    let (game, at) = panel.session.shown_part();
    let turns = game.turns();
    // The turn that the last action on the board belongs to.
    let turn = turns.iter().filter(|turn| turn.start < at).count();
    match panel.session.line() {
        Some(_) => msg::review_line_at(turn, turns.len()),
        None => msg::review_at(turn, turns.len()),
    }
}

/// The status in words.
pub(crate) fn status(panel: &HudView) -> Message {
    let HudView { session, selection, computer, .. } = panel;
    match (session.outcome(), selection.proposal()) {
        // The result is shown only when everything has been counted.
        (Some(_), _) if panel.scoring.is_active() => counting(session, panel.scoring),
        // The piece that decides the match arrives first.
        (Some(_), _) if panel.turn == TurnPhase::Animating => Message::joined([], ""),
        (Some(outcome), _) => {
            Message::joined([headline(session, outcome), outcome_reason(session, outcome)], " · ")
        }
        (None, proposal) if let Selection::Led { way, .. } = selection => {
            let here = way.last().map(ToString::to_string).unwrap_or_default();
            match proposal {
                Some(_) => msg::panel_jump_on(here),
                None => msg::panel_jump_on_only(),
            }
        }
        (None, Some(_)) if let Selection::Asked { to, .. } = selection => msg::panel_asked(*to),
        (None, Some(proposal)) => {
            let gesture = session.position().gesture(proposal);
            let to = gesture.to.map(|to| to.to_string()).unwrap_or_default();
            let proposed = match listed(gesture.choices()) {
                Some(chosen) if gesture.pays.is_empty() => msg::panel_takes(chosen, to),
                Some(chosen) => msg::panel_paid_with(chosen, to),
                None => msg::panel_takes_nothing(to),
            };
            // Whoever asks for a hint now still hears it.
            let hint = computer.hint.advice().map(|_| hint(session, &computer.hint));
            Message::joined(std::iter::once(proposed).chain(hint), " ")
        }
        (None, None) if session.computer_to_move().is_some() => thinking(session, &computer.opponent),
        (None, None) if computer.hint.is_coming() => msg::hint_coming(),
        (None, None) if let Some(notice) = &panel.notice.0 => notice.clone(),
        (None, None) if computer.hint.advice().is_some() => {
            Message::joined(warning(panel).into_iter().chain([hint(session, &computer.hint)]), " ")
        }
        (None, None) => {
            let task = chosen(panel).unwrap_or_else(|| session.position().status().message());
            let swap = session.can_swap().then(|| msg::panel_can_swap(other_side(session)));
            let warning = warning(panel);
            Message::joined(std::iter::once(task).chain(swap).chain(warning).chain(house_rules(session)), " ")
        }
    }
}

/// What the player does next with the piece that is selected. After one that has just moved, a turn can also go on otherwise, or end.
fn chosen(panel: &HudView) -> Option<Message> {
    let HudView { session, selection: &Selection::Piece { from }, .. } = *panel else { return None };
    let last = session.game().played().last().map(|played| session.position().gesture(&played.action));
    let (_, piece) = session.position().pieces().into_iter().find(|(site, _)| *site == from)?;
    if last.is_some_and(|last| last.to == Some(from)) {
        return None;
    }
    match piece.kind {
        PieceKind::Robot => Some(msg::task_chosen_robot(from)),
        PieceKind::Counter => Some(msg::task_chosen_counter(from)),
        _ => None,
    }
}

/// The colour that the player to move does not have.
pub(crate) fn other_side(session: &Session) -> Message {
    player_name(session.kind(), session.position().to_move().other())
}

/// What the computer is doing, when it is to move.
fn thinking(session: &Session, opponent: &Opponent) -> Message {
    let name = session.subject(session.position().to_move());
    if opponent.has_failed() {
        return msg::panel_computer_failed(name);
    }
    if opponent.is_paused() {
        return msg::panel_computer_paused(name);
    }
    if !opponent.is_thinking() {
        return msg::panel_computer_plays(name);
    }
    let depth = opponent.result().map_or(0, |result| result.depth);
    msg::panel_thinks(name, depth)
}

/// That the opponent could win at once, to those who want to be told.
pub(super) fn warning(panel: &HudView) -> Option<Message> {
    if !panel.computer.warning.is_given() || !panel.assists.shows(Assist::Warning) {
        return None;
    }
    // While there is a hint, the arrows are its own.
    let arrows = panel.computer.hint.advice().is_none().then(msg::panel_warning_arrows);
    let warning = match panel.session.kind().ends_turns_by_hand() {
        true => msg::panel_warning(),
        false => msg::panel_warning_unless(),
    };
    Some(Message::joined(std::iter::once(warning).chain(arrows), " "))
}

/// How close the match is to a draw by a house rule, once that matters.
fn house_rules(session: &Session) -> Option<Message> {
    let (limit, quiet) = (session.position().quiet_limit()?, session.game().quiet());
    if session.game().repetitions() == 2 {
        return Some(msg::panel_came_back());
    }
    (quiet * 10 >= limit * 7).then(|| msg::panel_quiet(quiet, limit))
}

/// What is being counted, and what it adds.
fn counting(session: &Session, scoring: &Scoring) -> Message {
    let part = scoring.part().filter(|part| part.kind != ScoreKind::Panels);
    let Some(part) = part else {
        // Why the match is over at all may come as a surprise.
        return Message::joined(stuck(session).into_iter().chain([msg::panel_counting_panels()]), " ");
    };
    let title = part.kind.message();
    match Player::BOTH.into_iter().find(|player| part.points[player.index()] > 0) {
        None => msg::panel_counting_equal(title),
        Some(player) => {
            let (name, points) = (session.name(player), part.points[player.index()]);
            msg::panel_counting_adds(title, name, points)
        }
    }
}

/// Who won, in a few words, which are said to the only person at the table.
pub(super) fn headline(session: &Session, outcome: Outcome) -> Message {
    let Some(winner) = outcome.winner else { return msg::result_draw() };
    if is_only_person(session, winner) {
        msg::result_you_win()
    } else if is_only_person(session, winner.other()) {
        msg::result_you_lose()
    } else {
        msg::result_wins(session.subject(winner))
    }
}

/// Whether a player is the only person at the table, to whom things are said as such.
fn is_only_person(session: &Session, player: Player) -> bool {
    let is_computer = |player: Player| session.computers()[player.index()].is_some();
    !is_computer(player) && is_computer(player.other())
}

fn has_lost_all(session: &Session, player: Player) -> bool {
    session.position().pieces().iter().all(|(_, piece)| piece.owner != Some(player))
}

/// Why, in a sentence that names who resigned.
pub(crate) fn outcome_reason(session: &Session, outcome: Outcome) -> Message {
    match (outcome.reason, outcome.winner) {
        (Reason::Resigned, Some(winner)) => msg::result_resigned(session.subject(winner.other())),
        (Reason::NoRobotCanRun, Some(winner)) => match is_only_person(session, winner.other()) {
            true => msg::result_cannot_run_you(),
            false => msg::result_cannot_run(session.subject(winner.other())),
        },
        // Who has no counter left cannot move: the reason that everybody sees comes first.
        (Reason::NoLegalMove, Some(winner)) if has_lost_all(session, winner.other()) => {
            msg::reason_all_counters_captured().sentence()
        }
        (reason, _) => {
            Message::joined(std::iter::once(reason.message().sentence()).chain(stuck(session)), " ")
        }
    }
}

/// That a player has marbles left and can place none of them, where that ended the match.
fn stuck(session: &Session) -> Option<Message> {
    let reason = session.outcome()?.reason;
    let is_counted = matches!(reason, Reason::MorePoints { .. } | Reason::EqualPoints { .. });
    let player = session.position().to_move();
    let is_told = is_counted && !session.position().beside().is_empty();
    is_told.then(|| match is_only_person(session, player) {
        true => msg::result_no_field_left_you(),
        false => msg::result_no_field_left(session.subject(player)),
    })
}
