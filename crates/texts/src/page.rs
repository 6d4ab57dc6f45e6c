//! The rules pages that players read, in `assets/rules/`: a small part of Markdown, with figures of live positions.

use thiserror::Error;

use super::games::rules_texts;
use crate::Language;
use record::Match;
use rules::{AnyGame, GameKind, Site};

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The page's title.
    Title(String),
    /// The heading of a section.
    Heading(String),
    /// A paragraph.
    Paragraph(Vec<Run>),
    /// An item of a list.
    Item(Vec<Run>),
    /// A picture of a position.
    Figure(Box<Figure>),
}

/// A stretch of text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub struct Run {
    pub text: String,
    pub kind: RunKind,
}

/// What a stretch of text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunKind {
    /// Ordinary text.
    Plain,
    /// A term at its first mention, `**term**`.
    Term,
    /// Notation, between backticks. Stars are part of it.
    Notation,
}

/// A picture of a position, with a caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The position.
    pub position: AnyGame,
    /// The square of a piece whose targets are highlighted.
    pub touched: Option<Site>,
    /// The caption, a sentence.
    pub caption: String,
}

/// Why a page cannot be read. Pages are built in and tested: players should never see this.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct PageError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: String,
}

/// The rules page of a game in a language.
pub fn rules_page(kind: GameKind, language: Language) -> Result<Vec<Block>, PageError> {
    read_page(kind, rules_texts(kind)[language.index()])
}

/// Reads the page of a game.
pub fn read_page(kind: GameKind, text: &str) -> Result<Vec<Block>, PageError> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((i, line)) = lines.next() {
        let error = |fault: String| PageError { line: i + 1, fault };
        if line.trim().is_empty() {
            continue;
        }
        blocks.push(if let Some(title) = line.strip_prefix("# ") {
            Block::Title(title.to_owned())
        } else if let Some(heading) = line.strip_prefix("## ") {
            Block::Heading(heading.to_owned())
        } else if let Some(item) = line.strip_prefix("- ") {
            Block::Item(runs(item))
        } else if line == "```figure" {
            let settings: Vec<&str> =
                lines.by_ref().map(|(_, line)| line).take_while(|line| *line != "```").collect();
            Block::Figure(Box::new(figure(kind, &settings).map_err(error)?))
        } else {
            Block::Paragraph(runs(line))
        });
    }
    Ok(blocks)
}

/// The runs of a text with `**terms**` and notation in it.
fn runs(text: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    for (i, part) in text.split('`').enumerate() {
        if i % 2 == 1 {
            runs.push(Run { text: part.to_owned(), kind: RunKind::Notation });
            continue;
        }
        let terms = [RunKind::Plain, RunKind::Term].into_iter().cycle();
        runs.extend(part.split("**").zip(terms).map(|(text, kind)| Run { text: text.to_owned(), kind }));
    }
    runs.retain(|run| !run.text.is_empty());
    runs
}

fn figure(kind: GameKind, settings: &[&str]) -> Result<Figure, String> {
    let find = |key: &str| settings.iter().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
    let start = kind.set_up(find("rules").unwrap_or_default(), find("board"), find("position"));
    let mut game = Match::new(start.map_err(|error| error.to_string())?);
    game.play_text(find("moves").unwrap_or_default()).map_err(|error| error.to_string())?;
    let touched = find("touch").map(str::parse::<Site>).transpose().map_err(|error| error.to_string())?;
    let caption = find("caption").ok_or("a figure needs a caption")?.to_owned();
    Ok(Figure { position: game.position().clone(), touched, caption })
}
