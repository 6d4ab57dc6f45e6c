//! Where everything is, for whoever tries the program out in a browser: with `?places` in the page's address, `window.spieltischPlaces`
//! holds what can be touched, as it was in the last picture.

use bevy::prelude::*;
use js_sys::{JSON, Reflect};

use crate::app::order::EndSystems;
use crate::app::platform::Redraw;

pub(super) fn plugin(app: &mut App) {
    let is_asked = web_sys::window()
        .and_then(|window| window.location().search().ok())
        .is_some_and(|search| search.contains("places"));
    if is_asked {
        app.init_resource::<Places>().add_systems(Last, publish.in_set(EndSystems::Publish));
    }
}

/// The places, as JSON values; they are filled in while a frame is made.
#[derive(Resource, Default)]
pub(crate) struct Places {
    /// Buttons and fields, by their labels: the middle and the size, in logical pixels.
    pub(crate) buttons: Vec<(String, Rect)>,
    /// Places of the board.
    pub(crate) sites: Vec<(String, Vec2)>,
    /// What is open: the screen, the menu, the phase of the turn.
    pub(crate) open: [String; 3],
    /// How many actions have been played.
    pub(crate) actions: usize,
}

fn publish(redraw: Res<Redraw>, mut places: ResMut<Places>, mut frames: Local<u64>) {
    *frames += 1;
    let quoted = |text: &str| format!("{text:?}");
    let button = |(label, place): &(String, Rect)| {
        let (middle, size) = (place.center(), place.size());
        let label = JSON::stringify(&label.as_str().into()).map_or_else(|_| quoted(""), String::from);
        format!(
            "{{\"label\":{label},\"x\":{},\"y\":{},\"w\":{},\"h\":{}}}",
            middle.x, middle.y, size.x, size.y
        )
    };
    let site = |(name, place): &(String, Vec2)| {
        format!("{{\"name\":{},\"x\":{},\"y\":{}}}", quoted(name), place.x, place.y)
    };
    let [screen, menu, phase] = places.open.each_ref().map(|open| quoted(open));
    let text = format!(
        "{{\"frame\":{},\"rests\":{},\"screen\":{screen},\"menu\":{menu},\"phase\":{phase},\"actions\":{},\"buttons\":[{}],\"sites\":[{}]}}",
        *frames,
        !redraw.follows(),
        places.actions,
        places.buttons.iter().map(button).collect::<Vec<_>>().join(","),
        places.sites.iter().map(site).collect::<Vec<_>>().join(","),
    );
    places.buttons.clear();
    places.sites.clear();
    if let (Some(window), Ok(value)) = (web_sys::window(), JSON::parse(&text)) {
        let _ = Reflect::set(&window, &"spieltischPlaces".into(), &value);
    }
}
