//! A review as a file, which is kept beside its match.
//!
//! It says which match it is about, turn by turn: of a match that has changed since, what was found about the turns before still counts.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Judgement, Review};
use engine::{Eval, Why};
use record::{Match, in_notation};
use rules::file_format::{self, FileFormat, FormatError};
use rules::{AnyGame, Game};

/// How positions are judged. It is raised whenever the same match would be judged otherwise, so that its review is made again: a test pins
/// what is found.
const METHOD: u32 = 12;

#[derive(Serialize, Deserialize)]
#[serde(rename = "Review", deny_unknown_fields)]
struct ReviewFile {
    format: u32,
    method: u32,
    /// The match, as in its own file.
    game: String,
    rules: String,
    #[serde(deserialize_with = "Option::deserialize")]
    board: Option<String>,
    start: String,
    /// The actions in notation, one line per turn.
    turns: Vec<String>,
    /// The positions before each turn and after the last one, as far as they have been judged.
    positions: Vec<JudgementFields>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Position", deny_unknown_fields)]
struct JudgementFields {
    eval: i32,
    /// Earlier versions did not say.
    #[serde(default)]
    after_best: Option<i32>,
    #[serde(deserialize_with = "Option::deserialize")]
    without_best: Option<i32>,
    /// The best line, one text per turn.
    line: Vec<String>,
    /// Why its first turn is good. Earlier versions did not say.
    #[serde(default)]
    why: Vec<Why>,
}

impl FileFormat for ReviewFile {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = Review::LARGEST;
}

/// Why a file is not the review of a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum ReviewError {
    #[error(transparent)]
    Format(#[from] FormatError),
    #[error("another version of the program judged the match")]
    OtherMethod,
    #[error("it is about another match")]
    OtherMatch,
    #[error("the line ‘{0}’ cannot be played")]
    Line(String),
}

impl Review {
    /// The largest file that is read, in bytes.
    pub const LARGEST: u64 = 8 * 1024 * 1024;

    /// Reads what a file says about a match.
    pub fn from_ron(text: &str, game: &Match<AnyGame>) -> Result<Self, ReviewError> {
        let file: ReviewFile = file_format::parse(text)?;
        if file.method != METHOD {
            return Err(ReviewError::OtherMethod);
        }
        let start = game.start();
        let is_of_start = file.game == start.kind().name()
            && file.rules == start.rules()
            && file.board.as_deref() == start.board()
            && file.start == start.to_string();
        let turns = game.turns_in_notation();
        let alike = turns.iter().zip(&file.turns).take_while(|(turn, other)| turn == other).count();
        if !is_of_start || (alike == 0 && !turns.is_empty()) {
            return Err(ReviewError::OtherMatch);
        }
        let ends = std::iter::once(0).chain(game.turns().into_iter().map(|turn| turn.end));
        let positions = ends.filter_map(|end| game.position_at(end)).take(alike + 1);
        let read = positions.zip(&file.positions).map(|(position, fields)| fields.read(position));
        Ok(Self { judgements: read.collect::<Result<_, _>>()? })
    }

    /// The text of a file about this match, for [`Review::from_ron`] to read.
    pub fn to_ron(&self, game: &Match<AnyGame>) -> String {
        let start = game.start();
        let fields = |found: &Judgement| JudgementFields {
            eval: found.eval.0,
            after_best: found.after_best.map(|eval| eval.0),
            without_best: found.without_best.map(|eval| eval.0),
            line: found.line.iter().map(in_notation).collect(),
            why: found.why.clone(),
        };
        file_format::to_text(&ReviewFile {
            format: ReviewFile::FORMAT,
            method: METHOD,
            game: start.kind().name().to_owned(),
            rules: start.rules(),
            board: start.board().map(str::to_owned),
            start: start.to_string(),
            turns: game.turns_in_notation(),
            positions: self.judgements.iter().map(fields).collect(),
        })
    }
}

impl JudgementFields {
    fn read(&self, position: &AnyGame) -> Result<Judgement, ReviewError> {
        let mut position = position.clone();
        let mut turn = |text: &String| {
            let fault = || ReviewError::Line(text.clone());
            let mut actions = Vec::new();
            for word in text.split_ascii_whitespace() {
                let action = position.read_action(word).map_err(|_| fault())?;
                position.play(&action).map_err(|_| fault())?;
                actions.push(action);
            }
            Ok(actions)
        };
        Ok(Judgement {
            eval: Eval(self.eval),
            after_best: self.after_best.map(Eval),
            without_best: self.without_best.map(Eval),
            line: self.line.iter().map(&mut turn).collect::<Result<_, ReviewError>>()?,
            why: self.why.clone(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::reviewer::{Reviewer, terms};
    use super::*;
    use crate::fairness::play_random_turns;
    use engine::Stop;
    use rules::{GameKind, Rng};

    /// The method, and a checksum of what it finds.
    const PINNED: (u32, u32) = (12, 0xf809_75b7);

    /// Enough for a change of the search to show, and little enough for a test.
    const NODES: u64 = 1_500;
    const MORE: usize = 2;

    #[test]
    fn the_method_is_raised_when_the_judge_changes() {
        let mut found = terms();
        for kind in GameKind::ALL {
            for turns in [0, 6, 14, 26] {
                let start = Match::new(kind.set_up(kind.table_rules(), None, None).unwrap());
                let mut rng = Rng::new(turns as u64);
                let before = play_random_turns(start, turns, &mut rng);
                // Chance makes mistakes, which are looked into.
                let game = play_random_turns(Match::new(before.position().clone()), MORE, &mut rng);
                let mut reviewer = Reviewer::new(&game, None).with_nodes(NODES);
                while reviewer.step(&Stop::default()) {}
                found += &format!("{:?}\n", reviewer.review().judgements());
            }
        }
        assert!(found.contains("after_best: Some"));
        let checksum = crc32fast::hash(found.as_bytes());
        assert_eq!(
            (METHOD, checksum),
            PINNED,
            "the judge has changed: raise METHOD, and pin it with the new checksum, {checksum:#x}"
        );
    }
}
