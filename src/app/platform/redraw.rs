//! When to draw the next frame: at once while something moves, otherwise when something happens.

use std::time::Duration;

use bevy::ecs::message::{MessageUpdateSystems, signal_message_update_system};
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};

use crate::app::order::EndSystems;
use crate::app::state::Menu;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(resting(REST))
        .init_resource::<Redraw>()
        // Requests for a frame can come in any order.
        .allow_ambiguous_resource::<Redraw>()
        .add_systems(PreUpdate, redraw_on_input)
        // Otherwise messages would be kept as long as time stands still, and a request for a frame among them would be heard again and
        // again.
        .add_systems(First, signal_message_update_system.before(MessageUpdateSystems))
        .add_systems(
            Last,
            (redraw_menu.run_if(state_changed::<Menu>), request_redraw, stop_time, count_picture)
                .chain()
                .in_set(EndSystems::Redraw),
        );
}

/// The longest time between frames while nothing happens: a day, as the window system requires a duration.
const REST: Duration = Duration::from_secs(86_400);

/// Whether the next frame is needed at once.
#[derive(Resource, Debug)]
pub(crate) struct Redraw {
    /// The minimum number of further frames.
    frames: u32,
    /// For how much longer frames are needed, in seconds.
    seconds: f32,
    /// The time after which the next frame comes though nothing happens.
    rest: Duration,
    /// Whether the frame before asked for this one.
    follows: bool,
}

impl Default for Redraw {
    fn default() -> Self {
        // Pipelines are compiled in the background during the first frames.
        Self { frames: 10, seconds: 4.0, rest: REST, follows: false }
    }
}

impl Redraw {
    /// Something moves: the next frame is needed at once.
    pub(crate) fn request(&mut self) {
        // Plus a few more for the effects that follow: panel layout, shadows, newly visible objects.
        self.frames = self.frames.max(5);
        self.seconds = self.seconds.max(0.4);
    }

    /// Something changes by itself after a while: the next frame comes after this time at the latest. It has to be requested again
    /// in every frame.
    pub(crate) fn request_within(&mut self, time: Duration) {
        self.rest = self.rest.min(time);
    }

    /// Whether this frame follows the one before at once: the time between them is what a frame takes.
    pub(crate) const fn follows(&self) -> bool {
        self.follows
    }
}

/// Input can open a menu that takes a few frames to lay out.
fn redraw_on_input(mut events: MessageReader<WindowEvent>, mut redraw: ResMut<Redraw>) {
    if events.read().any(|event| !matches!(event, WindowEvent::RequestRedraw(_))) {
        redraw.request();
    }
}

/// A menu that opens by itself takes a few frames to lay out as well.
fn redraw_menu(mut redraw: ResMut<Redraw>) {
    redraw.request();
}

/// Traces every frame, to count them (`RUST_LOG=spieltisch::app::platform::redraw=trace`).
fn count_picture(mut drawn: Local<u64>) {
    *drawn += 1;
    tracing::trace!(picture = *drawn);
}

/// Draws when something happens, or after this time.
fn resting(time: Duration) -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive(time),
        unfocused_mode: UpdateMode::reactive_low_power(time),
    }
}

/// The most seconds that one frame counts for.
const LONGEST: f32 = 0.25;

fn request_redraw(
    mut redraw: ResMut<Redraw>,
    time: Res<Time<Real>>,
    mut settings: ResMut<WinitSettings>,
    mut requests: MessageWriter<RequestRedraw>,
) {
    let wanted = resting(std::mem::replace(&mut redraw.rest, REST));
    if settings.focused_mode != wanted.focused_mode {
        *settings = wanted;
    }
    redraw.follows = redraw.frames > 0 || redraw.seconds > 0.0;
    if redraw.follows {
        redraw.frames = redraw.frames.saturating_sub(1);
        // Otherwise the first frame after a long idle time would use them all up.
        redraw.seconds -= time.delta_secs().min(LONGEST);
        requests.write(RequestRedraw);
    }
}

/// What moves on the table begins to move when it is told to: the time that nothing was drawn before is not part of it.
fn stop_time(redraw: Res<Redraw>, mut time: ResMut<Time<Virtual>>) {
    if redraw.follows {
        time.unpause();
    } else {
        time.pause();
    }
}
