//! From the fields of a match's file to the match: sizes first, then the start, then every action by the rules.

use super::history::{Match, Played};
use super::limits::{
    HIGHEST_LEVEL, LARGEST_BOARD, LATEST, LONGEST, LONGEST_NAME, LONGEST_THINKING, MOST_LETTERS,
};
use super::match_file::{MatchFile, PlayersFields};
use super::players::Seat;
use super::save_error::SaveError;
use rules::{AnyGame, Game, GameKind};

/// Checks everything that can be checked without setting up a game.
pub(super) fn check_sizes(file: &MatchFile) -> Result<(), SaveError> {
    // No position string or list of rules comes near these numbers.
    let fields = [
        ("game", file.game.len(), 100),
        ("rules", file.rules.len(), 1_000),
        ("board", file.board.as_ref().map_or(0, String::len), LARGEST_BOARD),
        ("start", file.start.len(), 4_000),
        ("result", file.result.as_ref().map_or(0, |result| result.reason.len()), 1_000),
    ];
    if let Some((field, found, largest)) = fields.into_iter().find(|(_, found, largest)| found > largest) {
        return Err(SaveError::LongField { field, found, largest });
    }
    let PlayersFields { one, two } = &file.players;
    for (field, name) in [("title", &file.title), ("players", &one.name), ("players", &two.name)] {
        let name = name.as_deref().unwrap_or_default();
        if name.chars().nth(LONGEST_NAME).is_some() || name.chars().any(char::is_control) {
            return Err(SaveError::Name { field });
        }
    }
    for seat in [one.seat, two.seat] {
        match seat {
            Seat::Computer(level) if !(1..=HIGHEST_LEVEL).contains(&level) => {
                return Err(SaveError::NoLevel(level));
            }
            Seat::Timed(seconds) if !(1..=LONGEST_THINKING).contains(&seconds) => {
                return Err(SaveError::ThinkingTime(seconds));
            }
            _ => {}
        }
    }
    for (field, found) in [("began", file.began), ("changed", file.changed)] {
        if found > LATEST {
            return Err(SaveError::Time { field, found });
        }
    }
    let words = || file.turns.iter().flat_map(|turn| words(turn)).chain(undone_words(file));
    let actions = words().count();
    if actions > LONGEST {
        return Err(SaveError::TooMany(actions));
    }
    let letters = words().map(str::len).sum();
    if letters > MOST_LETTERS {
        return Err(SaveError::TooLong(letters));
    }
    Ok(())
}

/// The actions of a turn.
fn words(turn: &str) -> impl Iterator<Item = &str> {
    turn.split_ascii_whitespace()
}

fn undone_words(file: &MatchFile) -> impl Iterator<Item = &str> {
    file.undone.iter().map(String::as_str)
}

/// Sets the match up, and plays its actions.
pub(super) fn play_through(file: &MatchFile) -> Result<Match<AnyGame>, SaveError> {
    let mut game = Match::new(set_up(file)?);
    play_turns(&mut game, &file.turns)?;
    play_undone(&mut game, &file.undone)?;
    Ok(game)
}

/// The position from which the match starts.
fn set_up(file: &MatchFile) -> Result<AnyGame, SaveError> {
    let kind: GameKind = file.game.parse()?;
    let boards = kind.boards();
    match &file.board {
        None if !boards.is_empty() => return Err(SaveError::NoBoard(kind.title())),
        Some(board) => {
            if let Some(named) = boards.iter().find(|named| named.key == board) {
                return Err(SaveError::BoardName(named.key));
            }
        }
        None => {}
    }
    Ok(kind.set_up(&file.rules, file.board.as_deref(), Some(&file.start))?)
}

fn play_turns(game: &mut Match<AnyGame>, turns: &[String]) -> Result<(), SaveError> {
    for (i, line) in turns.iter().enumerate() {
        let turn = i + 1;
        let mut rest = words(line).peekable();
        if rest.peek().is_none() {
            return Err(SaveError::EmptyTurn(turn));
        }
        while let Some(text) = rest.next() {
            let action = game.played().len() + 1;
            let fault = |reason: String| SaveError::Action { turn, action, text: text.to_owned(), reason };
            play(game, text).map_err(fault)?;
            let has_ended = game.played().last().is_some_and(Played::ends_turn);
            if has_ended && rest.peek().is_some() {
                return Err(fault("the turn ends with it, but its line continues".to_owned()));
            }
            // The match may have been left within a turn.
            if !has_ended && rest.peek().is_none() && turn < turns.len() {
                return Err(fault("the line ends with it, but its turn continues".to_owned()));
            }
        }
    }
    Ok(())
}

/// Plays the actions that were undone, which shows that they are legal, and undoes them.
fn play_undone(game: &mut Match<AnyGame>, undone: &[String]) -> Result<(), SaveError> {
    for (i, text) in undone.iter().enumerate() {
        play(game, text).map_err(|reason| SaveError::Undone { action: i + 1, text: text.clone(), reason })?;
    }
    for _ in undone {
        game.undo();
    }
    Ok(())
}

/// Plays one action in notation. The error is the reason why it cannot be played.
fn play(game: &mut Match<AnyGame>, text: &str) -> Result<(), String> {
    let action = game.position().read_action(text).map_err(|error| error.fault().to_owned())?;
    game.play(&action).map_err(|error| error.to_string())?;
    Ok(())
}
