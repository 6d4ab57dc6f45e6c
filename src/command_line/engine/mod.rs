//! `spieltisch engine`: play for other programs through the Universal Game Interface.
//!
//! | file | topic |
//! |---|---|
//! | `commands.rs` | reading input; lines are read in `src/command_line/lines.rs` |
//! | `session.rs` | answering commands |
//! | `options.rs`, `start.rs` | the options, and the start that some of them describe |
//! | `worker.rs` | the search thread; what the session reacts to |
//! | `plan.rs` | the rest of a turn |
//! | `info.rs` | the `info` lines of a search |
//! | `fuzzed.rs` | what is checked of any session |

mod commands;
#[cfg(any(test, fuzzing))]
mod fuzzed;
mod info;
#[cfg(test)]
#[path = "../../../fuzz/mutation.rs"]
mod mutation;
mod options;
mod plan;
mod session;
mod start;
mod worker;

use std::io::{self, BufReader, Read, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use clap::Args;
use rules::GameKind;

#[cfg(fuzzing)]
pub use self::fuzzed::check as check_session;
use self::options::Options;
use self::session::UgiSession;
use self::start::StartOptions;
use self::worker::Event;
use super::CommandError;
use super::lines::Lines;
use super::position::{BoardArguments, game_names};

/// The capacity of the event queue: a program that writes faster than it is answered has to wait.
const QUEUE: usize = 16;
/// How long to wait for a stopped search at the end.
const PATIENCE: Duration = Duration::from_secs(2);

/// Run as an engine for other programs, using the Universal Game Interface (UGI) on standard input and output
///
/// Choose the game here or with the option Game: setoption name Game value netzwerk. The options Rules, Layout and Map work like --rules,
/// --layout and --map, and can be set before or after Game; what does not fit the game is reported with ‘info string …’ and used once a game
/// is chosen that it fits. Level is 0 for full strength, or 1 to 8. Position strings follow ‘position fen’. Invalid input is answered
/// with ‘info string …’ and otherwise ignored.
///
/// Every go is answered with exactly one bestmove. What cannot be read in it is reported and left out; if nothing is left that limits the
/// search, it takes a second. Numbers from 2147483647 on, of milliseconds as well as of nodes, mean that there is no limit; by a clock like that,
/// a turn takes ten seconds. Whenever it is stopped, a search has found as much as one that was given just that time. A go during a search
/// stops it; new options, positions and games wait for its end.
///
/// In Netzwerk a turn consists of several actions, each with its own bestmove: the engine searches before the first and answers the
/// rest immediately. With movetime and without a level it goes on searching before each. Games can go on for ever by the rules: set
/// Rules to repetition=draw if nothing else ends them.
#[derive(Debug, Args)]
pub struct Engine {
    #[arg(value_name = "GAME", help = format!("The game: {} [default: {}]", game_names(), GameKind::ALL[0]))]
    game: Option<GameKind>,
    #[command(flatten)]
    board: BoardArguments,
}

impl Engine {
    /// Answers until the input ends.
    pub fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        self.serve(io::stdin(), out)
    }

    fn serve(&self, input: impl Read + Send + 'static, out: &mut impl Write) -> Result<(), CommandError> {
        let BoardArguments { rules, layout, map } = self.board.clone();
        let kind = self.game.unwrap_or(GameKind::ALL[0]);
        let options = Options::new(StartOptions { kind, rules, layout, map })?;
        let (events, events_received) = sync_channel(QUEUE);
        let lacking = |fault| CommandError::Missing(format!("no thread could be started: {fault}"));
        let tasks = worker::start(options.megabytes, events.clone()).map_err(lacking)?;
        let reader = thread::Builder::new().name("input".to_owned());
        reader.spawn(move || read_input(input, &events)).map_err(lacking)?;
        let mut session = UgiSession::new(out, tasks, options)?;
        attend(&mut session, &events_received)?;
        Ok(())
    }
}

/// Reads lines from the input until its end.
fn read_input(input: impl Read, events: &SyncSender<Event>) {
    let mut input = Lines::of(BufReader::new(input));
    // An unreadable input counts as ended.
    while let Ok(Some(line)) = input.read() {
        if events.send(Event::Input(line)).is_err() {
            return;
        }
    }
    // If this fails, the session has ended.
    let _ = events.send(Event::End);
}

/// Handles events until the other program ends the session.
fn attend(session: &mut UgiSession<'_, impl Write>, events_received: &Receiver<Event>) -> io::Result<()> {
    for event in events_received {
        match event {
            Event::Input(line) => {
                if !session.handle(&line)? {
                    break;
                }
            }
            Event::End => break,
            Event::Info(result) => session.report(&result)?,
            Event::Finished(result) => session.conclude(result)?,
        }
    }
    // A running search still gets its answer, and so does one that waits for its end.
    while session.is_searching() {
        session.stop();
        match events_received.recv_timeout(PATIENCE) {
            Ok(Event::Info(result)) => session.report(&result)?,
            Ok(Event::Finished(result)) => session.conclude(result)?,
            Ok(Event::Input(_) | Event::End) => {}
            Err(_) => break,
        }
    }
    Ok(())
}
