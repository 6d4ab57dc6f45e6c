//! The program in a browser: the page with the table, or, without the feature `app`, the worker that thinks.

#[cfg(feature = "app")]
mod page;

#[cfg(feature = "app")]
pub(crate) use page::open_page;
