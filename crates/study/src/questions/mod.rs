//! What is asked of the search: each question as data, with one kind of answer.
//!
//! A thread of its own answers on the desktop, a web worker in a browser, which gets nothing but messages: so questions and answers can be
//! written as text and read again. Whoever answers, it is by the same code.
//!
//! | file | topic |
//! |---|---|
//! | `question.rs` | what a question is |
//! | `any_question.rs`, `error.rs` | a question of any kind, as text; what may be wrong with a text |
//! | `thinker.rs` | what is kept from one question to the next |
//! | `place.rs` | the position that a question is about, with its history |
//! | `answers.rs`, `reply.rs` | answers as text; what a web worker says |
//! | `turn.rs` | which turn the computer plays |
//! | `draw.rs` | whether it accepts a draw |
//! | `advice.rs`, `lines.rs` | hints; the best lines |
//! | `match_review.rs`, `attempt.rs` | reviews; turns that are tried instead of a mistake |
//! | `fairness.rs` | how fair a start is |
//! | `bench.rs` | the benchmark: whether the search is the same everywhere, and how fast |

mod advice;
mod answers;
mod any_question;
mod attempt;
mod bench;
mod draw;
mod error;
mod fairness;
mod lines;
mod match_review;
mod place;
mod question;
mod reply;
mod thinker;
mod turn;

pub use advice::{Advice, AdviceQuestion};
pub use any_question::AnyQuestion;
pub use attempt::AttemptQuestion;
pub use bench::{BenchLine, BenchQuestion};
pub use draw::DrawQuestion;
pub use error::QuestionError;
pub use fairness::FairnessQuestion;
pub use lines::LinesQuestion;
pub use match_review::ReviewQuestion;
pub use place::Place;
pub use question::{Question, Written};
pub use reply::Reply;
pub use thinker::Thinker;
pub use turn::TurnQuestion;
