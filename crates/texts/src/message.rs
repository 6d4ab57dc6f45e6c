//! A message before it is translated.

use std::fmt::Display;
use std::ops::Deref;
use std::sync::Arc;

use rules::Site;
use rules::netzwerk::{Field, Square};
use rules::text::brief;

/// A message that is translated when it is drawn, by [`Language::say`](super::Language::say). The functions in
/// [`msg`](super::msg) make them. It is cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Message(Form);

/// Something that players read about: an error, an outcome, a task.
pub trait Report {
    /// It as a message.
    fn message(&self) -> Message;
}

impl<R: Report + ?Sized> Report for &R {
    fn message(&self) -> Message {
        (**self).message()
    }
}

/// A mistake in a notation whose parts have English names: in English. It may repeat any text that was pasted, so that only
/// its beginning is shown.
pub(super) fn notation(fault: &impl Display) -> Message {
    Message::verbatim(brief(fault))
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Form {
    /// A message of the locales without arguments.
    Plain(&'static str),
    /// A message of the locales with the arguments for its variables.
    With(&'static str, Arc<[(&'static str, Argument)]>),
    /// The same text in all languages.
    Verbatim(Arc<str>),
    /// Several messages with a text between each two.
    Joined(Arc<[Message]>, &'static str),
    /// Half a sentence as a whole one.
    Sentence(Arc<Message>),
}

/// What is filled in for a variable of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Argument {
    /// A text, such as a name or a square.
    Text(Arc<str>),
    /// A number, written as the language writes numbers; plurals depend on it.
    Number(i64),
    /// Another message, in the language of the whole.
    Message(Message),
}

impl Message {
    pub(super) const fn plain(key: &'static str) -> Self {
        Self(Form::Plain(key))
    }

    /// A message with an argument for each of its parameters.
    pub(super) fn with<const N: usize>(key: &'static str, arguments: [(&'static str, Argument); N]) -> Self {
        Self(Form::With(key, Arc::new(arguments)))
    }

    /// A text that is the same in all languages: a name, or a technical detail in English.
    pub fn verbatim(text: impl Into<Arc<str>>) -> Self {
        Self(Form::Verbatim(text.into()))
    }

    /// Messages one after the other, with a text between each two, such as `"; "`.
    pub fn joined(messages: impl IntoIterator<Item = Self>, separator: &'static str) -> Self {
        Self(Form::Joined(messages.into_iter().collect(), separator))
    }

    /// Half a sentence, as most reports are, as a whole one: with a capital letter and a full stop.
    pub fn sentence(self) -> Self {
        Self(Form::Sentence(Arc::new(self)))
    }

    /// The name of the message in the locales; none for those that are put together or verbatim.
    pub const fn key(&self) -> Option<&'static str> {
        match self.0 {
            Form::Plain(key) | Form::With(key, _) => Some(key),
            Form::Verbatim(_) | Form::Joined(..) | Form::Sentence(_) => None,
        }
    }

    pub(super) const fn form(&self) -> &Form {
        &self.0
    }
}

/// A message with an explanation, its attribute `.about`: the label of a control and its tooltip. It is used like the
/// [`Message`] itself; [`Language::about`](super::Language::about) translates the explanation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Explained(Message);

impl Explained {
    pub(super) const fn new(message: Message) -> Self {
        Self(message)
    }

    pub(super) fn into_message(self) -> Message {
        self.0
    }
}

impl Deref for Explained {
    type Target = Message;

    fn deref(&self) -> &Message {
        &self.0
    }
}

impl From<Explained> for Message {
    fn from(explained: Explained) -> Self {
        explained.0
    }
}

impl From<&Explained> for Message {
    fn from(explained: &Explained) -> Self {
        explained.0.clone()
    }
}

impl From<&Self> for Message {
    fn from(message: &Self) -> Self {
        message.clone()
    }
}

impl From<Message> for Argument {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

impl From<&Message> for Argument {
    fn from(message: &Message) -> Self {
        Self::Message(message.clone())
    }
}

impl From<Explained> for Argument {
    fn from(explained: Explained) -> Self {
        Self::Message(explained.0)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Self {
        Self::Text(text.as_str().into())
    }
}

/// Arguments that are filled in as their names.
macro_rules! named_arguments {
    ($($name:ty),*) => {
        $(impl From<$name> for Argument {
            fn from(named: $name) -> Self {
                Self::Text(named.to_string().into())
            }
        })*
    };
}

named_arguments!(String, bool, char, Site, Square, Field);

/// Arguments that are filled in as numbers. No number that people read is larger than an `i64`.
macro_rules! number_arguments {
    ($($number:ty),*) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

number_arguments!(u8, u16, u32, u64, usize, i8, i16, i32, i64);
