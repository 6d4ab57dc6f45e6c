//! Why an action cannot be played.

use std::error::Error;

use super::Report;
use crate::{Message, msg};
use record::PlayError;

impl<I: Error + Report> Report for PlayError<I> {
    fn message(&self) -> Message {
        match self {
            Self::Over => msg::play_over(),
            Self::Full => msg::play_full(),
            Self::TooLong => msg::play_too_long(),
            Self::Illegal(reason) => reason.message(),
        }
    }
}
