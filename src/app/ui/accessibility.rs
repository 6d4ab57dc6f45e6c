//! The state of the board in words, for screen readers: the status, the last action, and the place under
//! the keyboard cursor. Buttons and texts are accessible by themselves.

use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Area, Context, Id, Order, Sense, pos2, vec2};

use crate::app::interaction::{Hovered, answer};
use crate::app::ui::hud::{HudView, standing, status};
use crate::games::{Game, Player};
use crate::i18n::say_with;

/// Updates an invisible live region, which screen readers read out when it changes. Without a screen reader, no text is made.
pub(crate) fn describe_board(context: &Context, panel: &HudView, hovered: Hovered) {
    let area =
        Area::new(Id::new("said")).order(Order::Background).fixed_pos(pos2(0.0, 0.0)).interactable(false);
    area.show(context, |ui| {
        let (_, response) = ui.allocate_exact_size(vec2(1.0, 1.0), Sense::hover());
        context.accesskit_node_builder(response.id, |node| {
            node.set_role(Role::Label);
            node.set_live(Live::Polite);
            node.set_value(board_in_words(panel, hovered));
        });
    });
}

/// The state of the board, in sentences.
fn board_in_words(panel: &HudView, hovered: Hovered) -> String {
    let session = panel.session;
    let mut sentences: Vec<String> = Vec::new();
    if let Some(site) = hovered.site.filter(|_| hovered.by_key) {
        let about = answer(site, session, panel.selection);
        sentences.push(say_with("panel-place", &[("at", site.to_string().into()), ("about", about.into())]));
    }
    let played = session.game().played();
    let at = session.review_ply().unwrap_or(played.len());
    sentences.extend(played[..at.min(played.len())].last().map(|last| format!("{}.", last.action)));
    let to_move = session.shown().to_move();
    sentences.push(if session.review_ply().is_some() {
        say_with("review-at", &[("at", at.into()), ("all", played.len().into())])
    } else if session.computer_to_move().is_some() {
        // The search depth changes all the time, and would be read out each time.
        say_with("panel-machine-plays", &[("player", session.name(to_move).into())])
    } else {
        status(panel)
    });
    let stands = |player: Player| {
        let has_turn = session.shown_outcome().is_none() && player == to_move;
        format!("{}: {}.", session.name(player), standing(player, session, panel.assists, has_turn))
    };
    sentences.extend(Player::BOTH.map(stands));
    sentences.join(" ")
}
