//! A message to the player: why an action is illegal, or that the graphics were lowered.

use bevy::prelude::*;

use crate::app::session::{ActionPlayed, ActionRefused, ActionUndone, MatchStarted};
use crate::app::settings::QualityLowered;
use crate::i18n::{Message, Report, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Notice>()
        .add_observer(notice_refusal)
        .add_observer(notice_quality)
        .add_observer(clear_notice::<ActionPlayed>)
        .add_observer(clear_notice::<ActionUndone>)
        .add_observer(clear_notice::<MatchStarted>);
}

/// The message shown in place of the status.
#[derive(Resource, Debug, Default)]
pub(crate) struct Notice(pub(crate) Option<Message>);

pub(crate) fn notice_refusal(fact: On<ActionRefused>, mut notice: ResMut<Notice>) {
    notice.0 = Some(fact.reason.message().sentence());
}

pub(crate) fn clear_notice<E: Event>(_: On<E>, mut notice: ResMut<Notice>) {
    notice.0 = None;
}

fn notice_quality(_: On<QualityLowered>, mut notice: ResMut<Notice>) {
    notice.0 = Some(msg::settings_quality_lowered());
}
