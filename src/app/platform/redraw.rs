//! When the next picture is drawn: at once while something moves, else not before something happens.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};
use bevy::winit::{UpdateMode, WinitSettings};

pub(super) fn plugin(app: &mut App) {
    let still = UpdateMode::reactive(REST);
    let unfocused = UpdateMode::reactive_low_power(REST);
    app.insert_resource(WinitSettings { focused_mode: still, unfocused_mode: unfocused })
        .init_resource::<Redraw>()
        // Requests for a frame can come in any order.
        .allow_ambiguous_resource::<Redraw>()
        .add_systems(PreUpdate, redraw_on_input)
        .add_systems(Last, (request_redraw, count_picture));
}

/// How long nothing is drawn while nothing happens: for a day, as the window's system wants some time to be named.
pub(crate) const REST: Duration = Duration::from_secs(86_400);

/// Whether the next picture is wanted at once.
#[derive(Resource, Debug)]
pub(crate) struct Redraw {
    /// How many more pictures are wanted at least.
    frames: u32,
    /// How much longer pictures are wanted, in seconds.
    seconds: f32,
}

impl Default for Redraw {
    fn default() -> Self {
        // What draws is made ready in the background during the first pictures.
        Self { frames: 10, seconds: 4.0 }
    }
}

impl Redraw {
    /// Something moves: the next picture is wanted at once.
    pub(crate) fn request(&mut self) {
        // And a few more, for what follows it: panels that adapt, shadows that settle, a picture drawn for the first time.
        self.frames = self.frames.max(5);
        self.seconds = self.seconds.max(0.4);
    }
}

/// What a hand does can open a menu that takes a few pictures to find its size.
fn redraw_on_input(mut events: MessageReader<WindowEvent>, mut redraw: ResMut<Redraw>) {
    if events.read().any(|event| !matches!(event, WindowEvent::RequestRedraw(_))) {
        redraw.request();
    }
}

/// Every picture is told of, for those who count them (`RUST_LOG=spieltisch::app::platform::redraw=trace`).
fn count_picture(mut drawn: Local<u64>) {
    *drawn += 1;
    trace!(picture = *drawn);
}

/// A picture counts for so many seconds at most.
const LONGEST: f32 = 0.25;

fn request_redraw(
    mut redraw: ResMut<Redraw>,
    time: Res<Time<Real>>,
    mut requests: MessageWriter<RequestRedraw>,
) {
    if redraw.frames > 0 || redraw.seconds > 0.0 {
        redraw.frames = redraw.frames.saturating_sub(1);
        // After a long rest the first picture would else use it all up.
        redraw.seconds -= time.delta_secs().min(LONGEST);
        requests.write(RequestRedraw);
    }
}
