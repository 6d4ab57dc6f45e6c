//! Files in `assets/` that are large, and not needed for the first picture: part of the program on the desktop, loaded by a page.

/// A file of the program: its content, or in a browser its path in `assets/`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ProgramFile(
    #[cfg(not(target_family = "wasm"))] pub(crate) &'static [u8],
    #[cfg(target_family = "wasm")] pub(crate) &'static str,
);

/// The [`ProgramFile`] with a path in `assets/`. `web/build` copies what a page has to load.
#[cfg(not(target_family = "wasm"))]
macro_rules! program_file {
    ($($path:literal),+) => {
        $crate::app::platform::ProgramFile(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $($path),+)))
    };
}
#[cfg(target_family = "wasm")]
macro_rules! program_file {
    ($($path:literal),+) => { $crate::app::platform::ProgramFile(concat!($($path),+)) };
}
pub(crate) use program_file;

#[cfg(not(target_family = "wasm"))]
impl ProgramFile {
    /// Its content.
    pub(crate) const fn content(self) -> Option<&'static [u8]> {
        Some(self.0)
    }

    /// It is there.
    pub(crate) const fn preload(self) {}
}
