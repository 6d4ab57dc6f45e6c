//! Checks the system requirements before anything starts, so that missing ones are reported with a helpful message.

use bevy::render::settings::Backends;
#[cfg(not(target_family = "wasm"))]
use bevy::tasks::block_on;
use thiserror::Error;

/// A missing requirement, and how to install it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Missing {
    /// No display.
    #[error(
        "there is no display to open a window on: start Spieltisch from a desktop session (neither WAYLAND_DISPLAY nor DISPLAY is set)"
    )]
    Display,
    /// The display does not respond.
    #[error(
        "the display {0} does not answer: start Spieltisch from a running desktop session, or set the variable {1} to one"
    )]
    DisplayAnswer(String, &'static str),
    /// A library of the window system.
    #[error(
        "the library {library} is missing: install the package {package} (Debian, Ubuntu: sudo apt install {package})"
    )]
    Library {
        /// The file.
        library: &'static str,
        /// The Debian package that contains it.
        package: &'static str,
    },
    /// No graphics driver.
    #[error(
        "there is no Vulkan driver: install your graphics card’s, or Mesa’s, which also draws without a card (Debian, Ubuntu: sudo apt install mesa-vulkan-drivers)"
    )]
    Driver,
}

/// Checks that there is a graphics driver.
///
/// # Errors
/// There is none.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn check_driver() -> Result<(), Missing> {
    let backends = backends();
    let instance = wgpu::Instance::new(wgpu::InstanceDescriptor {
        backends,
        ..wgpu::InstanceDescriptor::new_without_display_handle()
    });
    if block_on(instance.enumerate_adapters(backends)).is_empty() { Err(Missing::Driver) } else { Ok(()) }
}

/// The page has checked before it loaded the program, and tells the person itself.
///
/// # Errors
/// None.
#[cfg(target_family = "wasm")]
pub(crate) const fn check_driver() -> Result<(), Missing> {
    Ok(())
}

/// Checks that a window can be opened.
///
/// # Errors
/// There is no display, it does not answer, or a library for it is missing.
#[cfg(not(target_os = "linux"))]
pub(crate) fn check_display() -> Result<(), Missing> {
    Ok(())
}

/// Checks that a window can be opened.
///
/// # Errors
/// There is no display, it does not answer, or a library for it is missing.
#[cfg(target_os = "linux")]
pub(crate) fn check_display() -> Result<(), Missing> {
    // The same order in which the window system is chosen later.
    if let Some(display) = set("WAYLAND_DISPLAY") {
        check_wayland(&display)
    } else if set("WAYLAND_SOCKET").is_some() {
        check_keyboard_library()
    } else if let Some(display) = set("DISPLAY") {
        check_x11(display)
    } else {
        Err(Missing::Display)
    }
}

#[cfg(target_os = "linux")]
fn set(variable: &str) -> Option<String> {
    std::env::var(variable).ok().filter(|value| !value.is_empty())
}

/// Whether a file can be dropped onto the window: Wayland's windows are not told of it.
#[cfg(target_os = "linux")]
pub(crate) fn can_drop_files() -> bool {
    set("WAYLAND_DISPLAY").or_else(|| set("WAYLAND_SOCKET")).is_none()
}

/// Whether a file can be dropped onto the window.
#[cfg(not(target_os = "linux"))]
pub(crate) const fn can_drop_files() -> bool {
    true
}

#[cfg(target_os = "linux")]
fn check_wayland(display: &str) -> Result<(), Missing> {
    if !wayland_sys::client::is_lib_available() {
        return Err(Missing::Library { library: "libwayland-client.so.0", package: "libwayland-client0" });
    }
    check_keyboard_library()?;
    let folder = set("XDG_RUNTIME_DIR").unwrap_or_default();
    // An absolute path is used as it is.
    let socket = std::path::Path::new(&folder).join(display);
    match std::os::unix::net::UnixStream::connect(socket) {
        Ok(_) => Ok(()),
        Err(_) => Err(Missing::DisplayAnswer(display.to_owned(), "WAYLAND_DISPLAY")),
    }
}

#[cfg(target_os = "linux")]
fn check_x11(display: String) -> Result<(), Missing> {
    use x11_dl::{xcursor, xinput2, xlib, xlib_xcb};

    let missing = |library, package| Missing::Library { library, package };
    xlib::Xlib::open().map_err(|_| missing("libX11.so.6", "libx11-6"))?;
    xcursor::Xcursor::open().map_err(|_| missing("libXcursor.so.1", "libxcursor1"))?;
    xlib_xcb::Xlib_xcb::open().map_err(|_| missing("libX11-xcb.so.1", "libx11-xcb1"))?;
    xinput2::XInput2::open().map_err(|_| missing("libXi.so.6", "libxi6"))?;
    check_keyboard_library()?;
    if xkbcommon_dl::x11::xkbcommon_x11_option().is_none() {
        return Err(missing("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"));
    }
    match x11rb::connect(Some(&display)) {
        Ok(_) => Ok(()),
        Err(_) => Err(Missing::DisplayAnswer(display, "DISPLAY")),
    }
}

#[cfg(target_os = "linux")]
fn check_keyboard_library() -> Result<(), Missing> {
    match xkbcommon_dl::xkbcommon_option() {
        Some(_) => Ok(()),
        None => Err(Missing::Library { library: "libxkbcommon.so.0", package: "libxkbcommon0" }),
    }
}

/// The graphics APIs that may be used.
pub(crate) fn backends() -> Backends {
    // On Linux only Vulkan renders correctly; in a browser WebGL is what all of them have; elsewhere, whatever the system has.
    if cfg!(target_os = "linux") {
        Backends::VULKAN
    } else if cfg!(target_family = "wasm") {
        Backends::GL
    } else {
        Backends::PRIMARY
    }
}
