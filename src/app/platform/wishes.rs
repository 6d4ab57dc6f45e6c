//! What the player has told the whole system about how programs should look. It is asked once.

use std::sync::OnceLock;

#[derive(Clone, Copy, Debug, Default)]
struct Wishes {
    less_motion: bool,
    more_contrast: bool,
}

/// Whether the system asks for less motion.
pub(crate) fn prefers_less_motion() -> bool {
    wishes().less_motion
}

/// Whether the system asks for more contrast.
pub(crate) fn prefers_more_contrast() -> bool {
    wishes().more_contrast
}

fn wishes() -> Wishes {
    static ANSWER: OnceLock<Wishes> = OnceLock::new();
    // Tests are the same on every system.
    if cfg!(test) { Wishes::default() } else { *ANSWER.get_or_init(ask) }
}

#[cfg(target_family = "wasm")]
fn ask() -> Wishes {
    let is_wished = |query: &str| {
        web_sys::window()
            .and_then(|window| window.match_media(query).ok().flatten())
            .is_some_and(|wish| wish.matches())
    };
    Wishes {
        less_motion: is_wished("(prefers-reduced-motion: reduce)"),
        more_contrast: is_wished("(prefers-contrast: more)") || is_wished("(forced-colors: active)"),
    }
}

#[cfg(not(target_family = "wasm"))]
fn ask() -> Wishes {
    use std::time::Duration;

    use mundy::{Contrast, Interest, Preferences, ReducedMotion};

    /// A desktop that does not answer at once has no wish: the first picture does not wait for it.
    const PATIENCE: Duration = Duration::from_millis(100);
    let told = Preferences::once_blocking(Interest::ReducedMotion | Interest::Contrast, PATIENCE);
    told.map_or_else(Wishes::default, |told| Wishes {
        less_motion: told.reduced_motion == ReducedMotion::Reduce,
        more_contrast: told.contrast == Contrast::More,
    })
}
