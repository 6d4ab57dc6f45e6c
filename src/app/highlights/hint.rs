//! Highlights of the hint: its first action.

use bevy::prelude::*;

use super::group::{HighlightGroup, Highlighter, Phase, has_changed, is_choosing};
use super::kind::HighlightKind;
use crate::app::ai::Hint;
use crate::app::session::Session;
use crate::app::settings::Settings;
use rules::{Presented, Site};

pub(super) fn is_stale(session: Session, hint: Res<Hint>, phase: Phase, settings: Res<Settings>) -> bool {
    session.is_changed() || hint.is_changed() || has_changed(&phase) || settings.is_changed()
}

pub(super) fn lay_hint(session: Session, hint: Res<Hint>, phase: Phase, mut highlighter: Highlighter) {
    let advice = hint.advice().filter(|_| is_choosing(&phase));
    let mut places: Vec<Site> = Vec::new();
    if let Some(action) = advice.and_then(|advice| advice.turn.first()) {
        let gesture = session.position().gesture(action);
        places.extend(gesture.from.into_iter().chain(gesture.to).chain(gesture.pays));
    }
    highlighter.relay(HighlightGroup::Hint, places.into_iter().map(|site| (site, HighlightKind::Hint)));
}
