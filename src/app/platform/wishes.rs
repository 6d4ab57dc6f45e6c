//! What the player has told the whole system about how programs should look.

use std::sync::OnceLock;

/// Whether the system asks for less motion. It is asked once.
pub(crate) fn prefers_less_motion() -> bool {
    static ANSWER: OnceLock<bool> = OnceLock::new();
    // Tests are the same on every system.
    !cfg!(test) && *ANSWER.get_or_init(ask)
}

#[cfg(target_family = "wasm")]
fn ask() -> bool {
    let query = "(prefers-reduced-motion: reduce)";
    web_sys::window()
        .and_then(|window| window.match_media(query).ok().flatten())
        .is_some_and(|wish| wish.matches())
}

#[cfg(not(target_family = "wasm"))]
fn ask() -> bool {
    use std::time::Duration;

    use mundy::{Interest, Preferences, ReducedMotion};

    /// A desktop that does not answer at once has no wish: the first picture does not wait for it.
    const PATIENCE: Duration = Duration::from_millis(100);
    Preferences::once_blocking(Interest::ReducedMotion, PATIENCE)
        .is_some_and(|wishes| wishes.reduced_motion == ReducedMotion::Reduce)
}
