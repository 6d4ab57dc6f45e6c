//! Letters that the built-in typefaces lack are looked for in those of the system, in the background, as soon as one is to be shown.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use bevy_egui::{EguiContext, EguiPostUpdateSet};

use crate::app::ai::Waker;
use crate::app::platform::Redraw;
use crate::app::text::{TextPass, definitions, look_up, number_found};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Looking>()
        .add_systems(PreUpdate, use_found_faces)
        .add_systems(PostUpdate, look_for_letters.after(EguiPostUpdateSet::EndPass));
}

/// Whether letters are being looked up, and how many faces egui has from earlier.
#[derive(Resource, Default)]
struct Looking {
    is_busy: Arc<AtomicBool>,
    used: usize,
}

fn look_for_letters(
    mut contexts: Query<&mut EguiContext>,
    looking: Res<Looking>,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    if looking.is_busy.load(Ordering::Acquire) {
        return;
    }
    let letters: Vec<char> =
        contexts.iter_mut().flat_map(|mut context| TextPass::take_wanted(context.get_mut())).collect();
    if letters.is_empty() {
        return;
    }
    // Without a window nothing is held up; and a page has no threads, nor files to look in.
    if event_loop.is_none() || cfg!(target_family = "wasm") {
        look_up(&letters);
        redraw.request();
        return;
    }
    looking.is_busy.store(true, Ordering::Release);
    let (is_busy, waker) = (looking.is_busy.clone(), Waker::of(event_loop));
    std::thread::spawn(move || {
        look_up(&letters);
        is_busy.store(false, Ordering::Release);
        waker.wake();
    });
}

/// Shows the letters of new faces from the next pass on.
fn use_found_faces(
    mut contexts: Query<&mut EguiContext>,
    mut looking: ResMut<Looking>,
    mut redraw: ResMut<Redraw>,
) {
    let found = number_found();
    if looking.used != found {
        looking.used = found;
        contexts.iter_mut().for_each(|mut context| context.get_mut().set_fonts(definitions()));
        redraw.request();
    }
}
