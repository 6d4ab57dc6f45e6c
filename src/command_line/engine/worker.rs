//! The thread that thinks, so that commands are heard meanwhile.

use std::io;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel};
use std::thread;

use spieltisch::engine::{AnyProblem, AnyThought, Limits, Skill, Stop, Thinker};

use super::Event;

/// What the thread is asked to do, one after the other.
#[derive(Debug)]
pub(super) enum Job {
    /// To get a mind of so many megabytes.
    Resize(usize),
    /// To forget everything.
    Forget,
    /// To say that everything before is done.
    Ready(Sender<()>),
    /// To think.
    Think(Box<Question>),
}

/// What to think about.
#[derive(Debug)]
pub(super) struct Question {
    pub(super) problem: AnyProblem,
    pub(super) limits: Limits,
    pub(super) stop: Stop,
    pub(super) skill: Option<Skill>,
    pub(super) seed: u64,
}

/// Starts the thread. What it finds goes to `events`.
///
/// # Errors
/// The machine has no thread left.
pub(super) fn start(megabytes: usize, events: SyncSender<Event>) -> io::Result<Sender<Job>> {
    let (jobs, to_do) = channel();
    thread::Builder::new().name("thinking".to_owned()).spawn(move || work(megabytes, &to_do, &events))?;
    Ok(jobs)
}

fn work(mut megabytes: usize, jobs: &Receiver<Job>, events: &SyncSender<Event>) {
    // Nothing large before somebody asks whether it is ready.
    let mut thinker = None;
    for job in jobs {
        match job {
            Job::Resize(new) => (megabytes, thinker) = (new, None),
            Job::Forget => thinker.iter_mut().for_each(Thinker::forget),
            Job::Ready(answer) => {
                thinker.get_or_insert_with(|| Thinker::new(megabytes));
                // Whoever asked is there, or nobody is any more: then this thread ends with the next event.
                let _ = answer.send(());
            }
            Job::Think(question) => {
                let thinker = thinker.get_or_insert_with(|| Thinker::new(megabytes));
                let thought = think(thinker, &question, events);
                if events.send(Event::Thought(thought)).is_err() {
                    return;
                }
            }
        }
    }
}

fn think(thinker: &mut Thinker, question: &Question, events: &SyncSender<Event>) -> AnyThought {
    let Question { problem, limits, stop, skill, seed } = question;
    thinker.see_as(*skill, *seed);
    problem.think(thinker, limits, stop, |thought| {
        // Nobody listens any more: then nobody waits for it either.
        if events.send(Event::SoFar(thought.clone())).is_err() {
            stop.stop();
        }
    })
}
