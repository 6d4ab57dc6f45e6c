//! Internationalisation: everything that people read, in their language.
//!
//! | file | topic |
//! |---|---|
//! | `language.rs` | the languages |
//! | `message.rs` | a message before it is translated: its key and its arguments |
//! | `translate.rs` | a message in a language, with numbers in its way |
//! | `families.rs` | messages that are named after data: rules options, boards, levels, steps of courses, kinds of puzzles |
//! | `dates.rs` | dates in the language's way |
//! | `games.rs` | what people read about each game: its words, its rules page |
//! | `netzwerk/`, `kulami/`, `napoleon/` | what they read about that game alone |
//! | `reports.rs` | errors, outcomes and other facts as messages |
//! | `play.rs` | what happens at the table: who controls what, what an action is, what a turn has done |
//! | `page.rs` | the rules pages that players read |
//!
//! Messages are written in [Fluent](https://projectfluent.org)'s syntax, in `assets/locales/`. The build script writes a
//! function for each message of the English locale, [`msg`], so that a message that is missing, misspelt or lacks an
//! argument does not compile; a test compares the other locales with the English one.
//!
//! A [`Message`] is a value. It is translated when it is drawn, so that a change of language changes it:
//!
//! ```
//! use texts::{Language, msg};
//! let message = msg::standing_left(5);
//! assert_eq!(Language::English.say(&message), "5 left");
//! assert_eq!(Language::Dutch.say(&message), "nog 5");
//! ```
//!
//! None of these compiles: there is no such message, an argument is missing, the message has no explanation.
//!
//! ```compile_fail
//! texts::msg::standing_lefft(5);
//! ```
//! ```compile_fail
//! texts::msg::standing_left();
//! ```
//! ```compile_fail
//! use texts::{Language, msg};
//! Language::English.about(&msg::standing_left(5));
//! ```

mod dates;
mod families;
mod games;
mod kulami;
mod language;
mod message;
mod napoleon;
mod netzwerk;
mod page;
mod play;
mod reports;
mod translate;

/// A function for each message: named after its key, its parameters the message's variables.
pub mod msg {
    use super::{Argument, Explained, Message};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

pub use dates::{LocalTime, date};
pub use families::{
    board_name, lesson_done, lesson_idea, lesson_step, lesson_then, level_name, option_name, option_value,
    preset_name, puzzle_goal, puzzle_grade, puzzle_hint, puzzle_missed, puzzle_reached, what_counts,
};
pub use games::{game_aim, game_credits, game_summary, game_title, goal_progress, player_name};
pub use language::Language;
pub use message::{Argument, Explained, Message, Report};
pub use page::{Block, Figure, PageError, Run, RunKind, read_page, rules_page};
pub use play::{
    action_told, answer_told, control_told, listed, shift_reason, spared_told, turn_in_short, turn_listed,
    turn_told, why_told,
};
