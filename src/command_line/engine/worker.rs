//! The search thread, which leaves the session free to read commands; and what the session reacts to.

use std::io;
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel};
use std::thread;

use engine::{AnyRootPosition, AnySearchResult, Limits, Searcher, Skill, Stop};

use crate::command_line::lines::Line;

/// A task for the search thread. Tasks are done in order.
#[derive(Debug)]
pub(super) enum SearchTask {
    /// Use a new searcher with this many megabytes.
    Resize(usize),
    Clear,
    /// Reply once all earlier tasks are done.
    Ready(Sender<()>),
    Search(Box<Question>),
}

#[derive(Debug)]
pub(super) struct Question {
    pub(super) root: AnyRootPosition,
    pub(super) limits: Limits,
    pub(super) stop: Stop,
    pub(super) skill: Option<Skill>,
    pub(super) seed: u64,
}

/// An event from the input or from the search thread.
#[derive(Debug)]
pub(super) enum Event {
    Input(Line),
    End,
    Info(AnySearchResult),
    Finished(AnySearchResult),
}

/// Starts the thread, which sends its results to `events`.
pub(super) fn start(megabytes: usize, events: SyncSender<Event>) -> io::Result<Sender<SearchTask>> {
    let (tasks, received) = channel();
    thread::Builder::new().name("search".to_owned()).spawn(move || work(megabytes, &received, &events))?;
    Ok(tasks)
}

fn work(mut megabytes: usize, tasks: &Receiver<SearchTask>, events: &SyncSender<Event>) {
    // Memory is only allocated on the first isready or search.
    let mut searcher = None;
    for task in tasks {
        match task {
            SearchTask::Resize(new) => (megabytes, searcher) = (new, None),
            SearchTask::Clear => searcher.iter_mut().for_each(Searcher::clear),
            SearchTask::Ready(answer) => {
                searcher.get_or_insert_with(|| Searcher::new(megabytes));
                // If the session has ended, so does this thread, with the next event.
                let _ = answer.send(());
            }
            SearchTask::Search(question) => {
                let searcher = searcher.get_or_insert_with(|| Searcher::new(megabytes));
                let result = search(searcher, &question, events);
                if events.send(Event::Finished(result)).is_err() {
                    return;
                }
            }
        }
    }
}

fn search(searcher: &mut Searcher, question: &Question, events: &SyncSender<Event>) -> AnySearchResult {
    let Question { root, limits, stop, skill, seed } = question;
    searcher.set_handicap(*skill, *seed);
    root.search(searcher, limits, stop, |result| {
        // The session has ended, so the result is not needed.
        if events.send(Event::Info(result.clone())).is_err() {
            stop.stop();
        }
    })
}
