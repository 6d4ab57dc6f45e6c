//! The program in a browser: the page with the table, or, without the feature `app`, the worker that thinks.

#[cfg(feature = "app")]
mod page;
#[cfg(not(feature = "app"))]
mod thinker;

#[cfg(feature = "app")]
pub(crate) use page::open_page;
#[cfg(not(feature = "app"))]
pub(crate) use thinker::answer_questions;
