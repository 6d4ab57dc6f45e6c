//! The address of the program, for links to matches: `#` and the link follow the address of the page. On the desktop there is none: a link
//! is the bare text.

#[cfg(target_family = "wasm")]
pub(crate) use super::browser::{forget_link, link_of, opened_link};

/// A link with the program's address before it, where it has one.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn link_of(text: &str) -> String {
    text.to_owned()
}

/// The link with which the program was opened, if it has an address that can hold one.
#[cfg(not(target_family = "wasm"))]
pub(crate) const fn opened_link() -> Option<String> {
    None
}

/// The match of the link has gone on: when the program is opened again, that match continues.
#[cfg(not(target_family = "wasm"))]
pub(crate) const fn forget_link() {}
