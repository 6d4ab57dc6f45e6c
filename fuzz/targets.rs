//! What is checked of an input from outside: one function for each fuzz target, which `fuzz_targets/` gives to libFuzzer and
//! `tests/fuzz.rs` to changed real inputs. The sessions of the engine are checked in `src/command_line/engine/fuzzed.rs`.
//!
//! Whatever the input is, it is read or refused with a sentence; what was read is the same after writing and reading it again; and any
//! match that goes on from there is the same by `play` and `play_unchecked`, and is undone to its start.

use std::fmt::Display;

use data_encoding::BASE64URL_NOPAD;
use record::{
    Backup, LONGEST_LINK, Match, MatchSummary, SavedMatch, Storage, is_link, read_link, write_link,
};
use rules::kulami::NamedLayout;
use rules::{AnyGame, Game, GameKind, Rng};

/// From one input in so many a match is played, and how many actions it has.
const ONE_IN: usize = 8;
const PLAYED: usize = 24;

/// A text that may have a link anywhere.
pub(crate) fn link(text: &str) {
    match read_link(text) {
        Ok(saved) => {
            assert!(is_link(text));
            check_match(&saved);
        }
        Err(fault) => check_fault(&fault),
    }
}

/// The bytes of a link without the checksum, which no change would fit.
pub(crate) fn link_contents(bytes: &[u8]) {
    let checksum = crc32fast::hash(bytes).to_be_bytes();
    link(&format!("m=1.{}", BASE64URL_NOPAD.encode(&[bytes, &checksum].concat())));
}

/// The file of a match, of any format.
pub(crate) fn match_file(text: &str) {
    match SavedMatch::from_ron(text) {
        Ok(saved) => {
            assert_eq!(MatchSummary::from_ron(text), Ok(MatchSummary::of(&saved)), "a list shows the match");
            check_match(&saved);
        }
        Err(fault) => check_fault(&fault),
    }
}

/// The file of a map.
pub(crate) fn map(text: &str) {
    board(GameKind::Napoleon, text);
}

/// The file of a layout.
pub(crate) fn layout(text: &str) {
    if let Ok(layout) = NamedLayout::from_ron(text) {
        assert_eq!(NamedLayout::from_ron(&layout.to_ron()), Ok(layout));
    }
    board(GameKind::Kulami, text);
}

fn board(kind: GameKind, text: &str) {
    let files = kind.board_files().expect("the game has several boards");
    match (files.read)(text) {
        Ok(board) => {
            let start = kind.set_up("", Some(&board), None).expect("a board that was read can be played on");
            assert_eq!(start.board(), Some(&*board));
            check_position(&start, text);
        }
        Err(fault) => assert!(!fault.to_string().is_empty()),
    }
}

/// A backup, which is restored into an empty folder.
pub(crate) fn backup(text: &str) {
    let backup = match Backup::from_ron(text) {
        Ok(backup) => backup,
        Err(fault) => return assert!(!fault.to_string().is_empty()),
    };
    assert_eq!(
        Backup::from_ron(&backup.to_ron().expect("it is as small as what was read")).as_ref(),
        Ok(&backup)
    );
    let folder = tempfile::tempdir().expect("there is a folder for temporary files");
    let matches = Storage::at(folder.path().join("matches"));
    let folders = [("matches", &matches)];
    let restored = backup.restore(&folders).expect("a name leads nowhere else");
    let again = backup.restore(&folders).expect("a name leads nowhere else");
    assert_eq!((again.added, again.known), (0, restored.added + restored.known));
    let (kept, left_out) = Backup::of(&folders).expect("the folder is there");
    assert_eq!((kept.len(), left_out), (restored.added, Vec::new()));
}

/// A game, rules, a board, a position string and actions, a line each. Where the last ones are empty or not there, it is the usual one.
pub(crate) fn position(text: &str) {
    let mut lines = text.splitn(5, '\n');
    let Some(kind) = lines.next().and_then(|name| name.parse::<GameKind>().ok()) else { return };
    let rules = lines.next().unwrap_or_default();
    let mut line = || lines.next().filter(|line| !line.is_empty());
    match kind.set_up(rules, line(), line()) {
        Ok(start) => {
            let mut game = Match::new(start);
            if let Err(fault) = game.play_text(line().unwrap_or_default()) {
                check_fault(&fault);
            }
            check_position(game.start(), text);
            check_position(game.position(), text);
        }
        Err(fault) => assert!(!fault.to_string().is_empty()),
    }
}

/// A sentence that says why something is refused.
fn check_fault(fault: &dyn Display) {
    let sentence = fault.to_string();
    assert!(
        !sentence.is_empty() && sentence.chars().count() < 1_000 && !sentence.contains('\n'),
        "{sentence}"
    );
}

/// A match that was read is the same after writing it as a file or as a link and reading that.
fn check_match(saved: &SavedMatch) {
    let text = saved.to_ron();
    let read = SavedMatch::from_ron(&text).expect("a match that was saved is read");
    assert_eq!(read.to_ron(), text);
    assert_eq!((read.game().position(), read.outcome()), (saved.game().position(), saved.outcome()));
    assert_eq!(MatchSummary::from_ron(&text), Ok(MatchSummary::of(saved)));

    let mut timed = read.timed;
    while timed.undo() {}
    assert_eq!(timed.position(), saved.game().start());

    let end = saved.game().position();
    let link = write_link(saved);
    assert!(link.from == 0 || link.text.len() <= LONGEST_LINK || link.from == saved.game().played().len());
    let read = read_link(&link.text).expect("a link that was written is read");
    assert_eq!(read.game().position(), end);
    assert_eq!((read.timed.ended(), read.began), (saved.timed.ended(), saved.began));
    assert_eq!(write_link(&read).text, link.text);
    check_position(end, &text);
}

/// A position is the same as text, and a match goes on from it that is the same however it is played. The text decides on the actions.
fn check_position(start: &AnyGame, text: &str) {
    let written = start.to_string();
    let set_up = |text: &str| start.kind().set_up(&start.rules(), start.board(), Some(text));
    assert_eq!(set_up(&written).as_ref(), Ok(start), "{written}");
    let mut chance = Rng::new(u64::from(crc32fast::hash(text.as_bytes())));
    // Playing takes longer than all else.
    if chance.below(ONE_IN) > 0 {
        return;
    }
    let (mut game, mut unchecked) = (Match::new(start.clone()), start.clone());
    for _ in 0..PLAYED {
        let actions = game.actions();
        assert_eq!(actions.is_empty(), game.outcome().is_some(), "{}", game.position());
        let Some(action) = actions.get(chance.below(actions.len())) else { break };
        assert_eq!(game.position().read_action(&action.to_string()).as_ref(), Ok(action));
        game.play(action).expect("an action that is listed is legal");
        unchecked.play_unchecked(action);
        assert_eq!(&unchecked, game.position(), "{action}");
    }
    let last = game.position().to_string();
    assert_eq!(set_up(&last).as_ref(), Ok(game.position()), "{last}");
    while game.undo() {}
    assert_eq!(game.position(), start);
}
