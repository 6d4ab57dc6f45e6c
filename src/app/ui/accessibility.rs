//! The state of the board in words, for screen readers: the status, the last action and turn, and the place under
//! the keyboard cursor. Buttons and texts are accessible by themselves.

use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Area, Context, Id, Order, Sense, pos2, vec2};

use crate::app::interaction::{Hovered, answer};
use crate::app::ui::hud::{HudView, last_turn_told, place_in_review, standing_in_words, status};
use crate::app::ui::language::Say;
use rules::{Game, Player};
use texts::{Language, msg};

/// Updates an invisible live region, which screen readers read out when it changes. Without a screen reader, no text is made.
pub(crate) fn describe_board(context: &Context, panel: &HudView, hovered: Hovered) {
    #[cfg(target_family = "wasm")]
    crate::app::platform::say_aloud(&board_in_words(panel, hovered, context.language()), context.language());
    let area =
        Area::new(Id::new("said")).order(Order::Background).fixed_pos(pos2(0.0, 0.0)).interactable(false);
    area.show(context, |ui| {
        let (_, response) = ui.allocate_exact_size(vec2(1.0, 1.0), Sense::hover());
        // The context is locked while the node is made.
        let language = context.language();
        context.accesskit_node_builder(response.id, |node| {
            node.set_role(Role::Label);
            node.set_live(Live::Polite);
            node.set_value(board_in_words(panel, hovered, language));
        });
    });
}

/// The state of the board, in sentences.
fn board_in_words(panel: &HudView, hovered: Hovered, language: Language) -> String {
    let session = panel.session;
    let mut sentences: Vec<String> = Vec::new();
    if let Some(site) = hovered.site.filter(|_| hovered.by_key) {
        let about = answer(site, session, panel.selection, panel.assists);
        sentences.push(language.say(&msg::panel_place(site, about)));
    }
    let (game, at) = session.shown_part();
    let played = game.played();
    sentences.extend(played[..at.min(played.len())].last().map(|last| format!("{}.", last.action)));
    sentences.extend(last_turn_told(session).map(|told| language.say(&told)));
    let to_move = session.shown().to_move();
    let now = if session.review_ply().is_some() {
        place_in_review(panel)
    } else if session.computer_to_move().is_some() {
        // The search depth changes all the time, and would be read out each time.
        msg::panel_computer_plays(session.subject(to_move))
    } else {
        status(panel)
    };
    sentences.push(language.say(&now));
    let stands = |player: Player| {
        let has_turn = session.shown_outcome().is_none() && player == to_move;
        let standing = standing_in_words(player, panel, has_turn);
        format!("{}: {}.", language.say(&session.shown_name(player)), language.say(&standing))
    };
    sentences.extend(Player::BOTH.map(stands));
    sentences.extend(panel.save_error.map(|error| language.say(error)));
    sentences.join(" ")
}
