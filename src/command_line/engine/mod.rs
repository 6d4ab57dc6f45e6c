//! `spieltisch engine`: the machine for other programs, which speak the Universal Game Interface with it.
//!
//! | file | topic |
//! |---|---|
//! | `lines.rs`, `commands.rs` | what is read |
//! | `session.rs` | what is answered |
//! | `options.rs` | what can be set |
//! | `worker.rs` | the thread that thinks |
//! | `plan.rs` | the rest of a turn |
//! | `told.rs` | how a thought is told |

mod commands;
mod lines;
mod options;
mod plan;
mod session;
mod told;
mod worker;

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;
use std::time::Duration;

use clap::Args;
use spieltisch::engine::AnyThought;

use self::lines::{Line, next_line};
use self::options::Options;
use self::session::Session;
use super::CommandError;

/// So many events can wait: whoever writes faster than is answered has to wait.
const WAITING: usize = 16;
/// How long a thought may take to end before it is left alone.
const PATIENCE: Duration = Duration::from_secs(2);

/// Play for other programs, which speak the Universal Game Interface (UGI) over standard input and output
///
/// The option Game, which comes before the others, picks the game: setoption name Game value kulami. Rules, Layout and Map are as
/// --rules, --layout and --map of the other commands. Level is 0 for full strength, or 1 to 8. A position string goes after
/// ‘position fen’. What is wrong gets a line ‘info string …’, and nothing changes.
///
/// In Netzwerk a turn is several actions, and each has a bestmove of its own: the first is thought about, those after it are
/// answered at once. By the rules a game may go on for ever: set Rules to repetition=draw where nobody else ends it.
#[derive(Debug, Args)]
pub(super) struct Engine {}

/// What happens.
#[derive(Debug)]
enum Event {
    /// A line was read.
    Heard(Line),
    /// There are no more lines.
    End,
    /// More is known.
    SoFar(AnyThought),
    /// A thought has ended.
    Thought(AnyThought),
}

impl Engine {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let options = Options::usual()?;
        let (events, happened) = sync_channel(WAITING);
        let lacking = |fault| CommandError::Machine(format!("no thread could be started: {fault}"));
        let jobs = worker::start(options.megabytes, events.clone()).map_err(lacking)?;
        let listening = thread::Builder::new().name("listening".to_owned());
        listening.spawn(move || listen(&events)).map_err(lacking)?;
        let mut session = Session::new(out, jobs, options)?;
        attend(&mut session, &happened)?;
        Ok(())
    }
}

/// Hears the lines of the input until its end.
fn listen(events: &SyncSender<Event>) {
    let mut input = io::stdin().lock();
    // An input that cannot be read has ended.
    while let Ok(Some(line)) = next_line(&mut input) {
        if events.send(Event::Heard(line)).is_err() {
            return;
        }
    }
    // Nobody is there any more to hear that this failed.
    let _ = events.send(Event::End);
}

/// Answers whatever happens until the runner ends the session.
fn attend(session: &mut Session<'_, impl Write>, happened: &Receiver<Event>) -> io::Result<()> {
    for event in happened {
        match event {
            Event::Heard(line) => {
                if !session.hear(&line)? {
                    break;
                }
            }
            Event::End => break,
            Event::SoFar(thought) => session.tell(&thought)?,
            Event::Thought(thought) => session.conclude(&thought)?,
        }
    }
    // What goes on ends with an answer, as at any other time.
    session.stop();
    while session.is_thinking() {
        match happened.recv_timeout(PATIENCE) {
            Ok(Event::SoFar(thought)) => session.tell(&thought)?,
            Ok(Event::Thought(thought)) => session.conclude(&thought)?,
            Ok(Event::Heard(_) | Event::End) => {}
            Err(_) => break,
        }
    }
    Ok(())
}
