//! How the players stand: whose turn it is, the pieces that are left or taken, the points.

use bevy_egui::egui::{Align, Frame, Layout, Margin, RichText, Stroke, Ui};

use super::emblem::emblem;
use super::parts::faint;
use super::theme::{BRASS, BRASS_BRIGHT, LINE, strong, title};
use crate::app::aids::{Aid, Aids};
use crate::app::session::Session;
use crate::app::telling::{Telling, points};
use crate::games::{Game, Player};

/// A player's part of the panel.
pub(super) fn show_player(ui: &mut Ui, player: Player, session: &Session, aids: &Aids, telling: &Telling) {
    let has_turn = session.outcome().is_none() && session.position().to_move() == player;
    let line = if has_turn { Stroke::new(2.0, BRASS) } else { Stroke::new(1.0, LINE) };
    let score = session.position().score().filter(|_| aids.shows(Aid::Points) || session.outcome().is_some());
    let points = points(session.position(), telling).filter(|_| score.is_some());
    Frame::new().stroke(line).corner_radius(9).inner_margin(Margin::symmetric(8, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            emblem(ui, session.kind(), player, 30.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.label(RichText::new(session.name(player)).font(strong(18.0)));
                faint(ui, standing(player, session, aids, has_turn));
            });
            if let Some(points) = points {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let total = points[player.index()];
                    ui.label(RichText::new(total.to_string()).font(title(28.0)).color(BRASS_BRIGHT));
                });
            }
        });
        if let Some(score) = score.filter(|score| score.parts.len() > 1 && !telling.is_active()) {
            let parts = score
                .parts
                .iter()
                .map(|part| format!("{} {}", part.kind.title(), part.points[player.index()]));
            faint(ui, parts.collect::<Vec<_>>().join(" · "));
        }
    });
}

/// Whether the player has the turn, and the pieces that are left to place or were taken.
fn standing(player: Player, session: &Session, aids: &Aids, has_turn: bool) -> String {
    if let Some(standing) = session.position().standing(player) {
        return if has_turn { format!("to move, {standing}") } else { standing };
    }
    let beside = session.position().beside();
    let count = |owner: Player| beside.iter().filter(|piece| piece.owner == Some(owner)).count();
    let pieces = match (session.kind().places_pieces(), count(player), count(player.other())) {
        (true, ..) if !aids.shows(Aid::Left) => return if has_turn { "to move" } else { "" }.to_owned(),
        (true, 0, _) => "none left".to_owned(),
        (true, left, _) => format!("{left} left"),
        (false, _, 0) => "none captured".to_owned(),
        (false, _, taken) => format!("{taken} captured"),
    };
    if has_turn { format!("to move, {pieces}") } else { pieces }
}
