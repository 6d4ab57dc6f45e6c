//! The address of the program, for links to matches. On the desktop it has none: a link is the bare text.

/// A link with the program's address before it, where it has one.
pub(crate) fn link_of(text: &str) -> String {
    text.to_owned()
}

/// The link with which the program was opened, if it has an address that can hold one.
pub(crate) fn opened_link() -> Option<String> {
    None
}
