//! A message to the player: why an action is illegal, or that the graphics were lowered.

use bevy::prelude::*;

use crate::app::session::{
    ActionPlayed, ActionRefused, ActionUndone, MatchStarted, OnlyReviewing, ReviewMoved, Session,
};
use crate::app::settings::QualityLowered;
use rules::{Effect, Game};
use texts::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notice>()
        .add_observer(notice_refusal)
        .add_observer(notice_quality)
        .add_observer(notice_swap)
        .add_observer(notice_review)
        .add_observer(clear_notice::<ActionUndone>)
        .add_observer(clear_notice::<ReviewMoved>)
        .add_observer(clear_notice::<MatchStarted>);
}

/// The message shown in place of the status.
#[derive(Resource, Debug, Default)]
pub(crate) struct Notice(pub(crate) Option<Message>);

pub(crate) fn notice_refusal(fact: On<ActionRefused>, mut notice: ResMut<Notice>) {
    notice.0 = Some(fact.reason.message().sentence());
}

/// Says who swapped sides; any other action is a sight of its own.
fn notice_swap(fact: On<ActionPlayed>, session: Session, mut notice: ResMut<Notice>) {
    let has_swapped = fact.effects.contains(&Effect::SidesSwapped);
    // Who swapped now has the side that is not to move.
    notice.0 = has_swapped.then(|| msg::panel_swapped(session.name(session.position().to_move().other())));
}

pub(crate) fn clear_notice<E: Event>(_: On<E>, mut notice: ResMut<Notice>) {
    notice.0 = None;
}

fn notice_review(_: On<OnlyReviewing>, mut notice: ResMut<Notice>) {
    notice.0 = Some(msg::review_only());
}

fn notice_quality(_: On<QualityLowered>, mut notice: ResMut<Notice>) {
    notice.0 = Some(msg::settings_quality_lowered());
}
