//! The sentences of the courses for beginners: messages that are named after the steps, `lesson-<game>-<step>`. A test goes through all
//! courses in all languages.

use super::{Explained, Message, msg};
use rules::GameKind;

/// The sentences of a step: what it is about and what to do, explained by the hint.
pub fn lesson_step(kind: GameKind, step: &str) -> Explained {
    msg::find_explained(&format!("lesson-{kind}-{step}"))
        .unwrap_or_else(|| Explained::new(Message::verbatim(step)))
}

/// What is said once a step is done.
pub fn lesson_done(kind: GameKind, step: &str) -> Message {
    msg::find(&format!("lesson-{kind}-{step}-done")).unwrap_or_else(msg::lesson_well_done)
}

/// An idea that comes up in the match at the end of a course.
pub fn lesson_idea(kind: GameKind, idea: &str) -> Message {
    msg::find(&format!("lesson-{kind}-idea-{idea}")).unwrap_or_else(|| Message::verbatim(idea))
}
