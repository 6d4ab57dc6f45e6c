//! The answers to a match runner's commands.

use std::io::{self, Write};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use spieltisch::engine::{AnyThought, Limits, Stop, TimeControl};
use spieltisch::games::{AnyGame, Game, Player};
use spieltisch::record::Match;

use super::commands::{Command, Go, Query};
use super::lines::{LONGEST, Line};
use super::options::{Changed, Options, reason};
use super::plan::Plan;
use super::told::info;
use super::worker::{Job, Question};
use crate::command_line::CommandError;
use crate::command_line::contest::problem_of;
use crate::command_line::errors::one_line;
use crate::command_line::position::play_from;

/// The most letters of a complaint, which may quote what was wrong.
const MOST_LETTERS: usize = 400;

/// One runner's session.
pub(super) struct Session<'a, W> {
    out: &'a mut W,
    jobs: Sender<Job>,
    options: Options,
    game: Match<AnyGame>,
    /// Stops the thought that goes on.
    thinking: Option<Stop>,
    /// What is still to be done in a turn that was thought about.
    plan: Option<Plan>,
    /// Counts games: levels err in another way in each.
    games: u64,
}

impl<'a, W: Write> Session<'a, W> {
    pub(super) fn new(out: &'a mut W, jobs: Sender<Job>, options: Options) -> Result<Self, CommandError> {
        let game = Match::new(options.position(None).map_err(CommandError::Usage)?);
        Ok(Self { out, jobs, options, game, thinking: None, plan: None, games: 0 })
    }

    /// Whether a thought goes on.
    pub(super) const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Answers a line; `false` after `quit`.
    pub(super) fn hear(&mut self, line: &Line) -> io::Result<bool> {
        let command = match line {
            Line::Text(text) if text.is_empty() => return Ok(true),
            Line::Text(text) => Command::read(text),
            Line::TooLong => Err(format!("the line has more than {LONGEST} bytes")),
        };
        match command {
            Ok(Command::Quit) => return Ok(false),
            Ok(command) => self.follow(command)?,
            Err(fault) => self.complain(&fault)?,
        }
        Ok(true)
    }

    fn follow(&mut self, command: Command) -> io::Result<()> {
        let may_come_now = matches!(
            command,
            Command::Ugi | Command::IsReady | Command::Query(_) | Command::Stop | Command::Quit
        );
        if self.is_thinking() && !may_come_now {
            return self.complain("a thought goes on: say stop, and wait for bestmove");
        }
        match command {
            Command::Ugi => self.introduce(),
            Command::IsReady => {
                if !self.is_thinking() {
                    let (answer, answered) = channel();
                    self.ask(Job::Ready(answer))?;
                    // What goes on before it is short: room is made in the memory, or it is cleared.
                    answered.recv().map_err(|_| ended())?;
                }
                self.answer("readyok")
            }
            Command::SetOption { name, value } => match self.options.set(&name, &value) {
                Ok(changed) => self.adopt(changed),
                Err(fault) => self.complain(&fault),
            },
            Command::NewGame => {
                self.games += 1;
                self.begin_anew()
            }
            Command::Position { start, moves } => {
                let position = self.options.position(start.as_deref());
                match position.and_then(|start| play_from(start, &moves).map_err(|fault| reason(&fault))) {
                    Ok(game) => self.game = game,
                    Err(fault) => return self.complain(&format!("{fault}; the position stays as it was")),
                }
                Ok(())
            }
            Command::Go(go) => self.go(&go),
            Command::Stop => {
                self.stop();
                Ok(())
            }
            Command::Query(query) => {
                let answer = self.told(query);
                self.answer(&format!("response {answer}"))
            }
            Command::Quit => Ok(()),
        }
    }

    fn introduce(&mut self) -> io::Result<()> {
        self.answer(concat!("id name Spieltisch ", env!("CARGO_PKG_VERSION")))?;
        self.answer("id author the authors of Spieltisch")?;
        for option in self.options.listed() {
            self.answer(&option)?;
        }
        self.answer("ugiok")
    }

    /// Does what an option that was set asks for.
    fn adopt(&mut self, changed: Changed) -> io::Result<()> {
        self.plan = None;
        match changed {
            Changed::Start => self.begin_anew(),
            Changed::Memory => self.ask(Job::Resize(self.options.megabytes)),
            Changed::Thinking => Ok(()),
        }
    }

    /// Goes to the start, and knows nothing of what was before.
    fn begin_anew(&mut self) -> io::Result<()> {
        self.plan = None;
        match self.options.position(None) {
            Ok(start) => self.game = Match::new(start),
            Err(fault) => self.complain(&fault)?,
        }
        self.ask(Job::Forget)
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        if let Some(outcome) = self.game.outcome() {
            // Somebody may wait for an answer.
            self.complain(&format!("the game is over: {}", outcome.told(self.game.position().kind())))?;
            return self.answer("bestmove none");
        }
        let plan = self.plan.take().filter(|plan| !go.is_infinite && plan.is_for(self.game.position()));
        if let Some(plan) = plan {
            return self.conclude(&plan.into_thought());
        }
        let limits = match self.limits(go) {
            Ok(limits) => limits,
            Err(fault) => return self.complain(&fault),
        };
        let Some(problem) = problem_of(&self.game) else { return Ok(()) };
        let stop = Stop::default();
        self.thinking = Some(stop.clone());
        let (skill, seed) = (self.options.skill(), self.games);
        self.ask(Job::Think(Box::new(Question { problem, limits, stop, skill, seed })))
    }

    fn limits(&self, go: &Go) -> Result<Limits, String> {
        let mover = self.game.position().to_move();
        let index = mover.index();
        let of_the_clock = match go.left {
            [None, None] => None,
            left => {
                let left = left[index]
                    .ok_or_else(|| format!("go: it is player {0}’s turn: p{0}time is missing", index + 1))?;
                let increment = go.increment[index];
                Some(TimeControl { left, increment, moves_to_go: go.moves_to_go }.allotment())
            }
        };
        // With a clock nothing is gained by thinking about the only action that there is.
        let is_forced = of_the_clock.is_some() && self.game.actions().len() == 1;
        let time = if is_forced { Some(Duration::ZERO) } else { of_the_clock };
        Ok(Limits {
            nodes: go.nodes,
            time: time.into_iter().chain(go.move_time).min(),
            depth: go.depth,
            threads: self.options.threads,
            lines: self.options.lines,
        })
    }

    /// Ends the thought that goes on, if there is one: it will be told as soon as it has ended.
    pub(super) fn stop(&mut self) {
        if let Some(stop) = &self.thinking {
            stop.stop();
        }
    }

    /// Tells what is known so far.
    pub(super) fn tell(&mut self, thought: &AnyThought) -> io::Result<()> {
        for line in info(thought) {
            self.answer(&line)?;
        }
        Ok(())
    }

    /// Tells what was found, and remembers the rest of the turn.
    pub(super) fn conclude(&mut self, thought: &AnyThought) -> io::Result<()> {
        self.thinking = None;
        self.tell(thought)?;
        let position = self.game.position();
        let mut after = position.clone();
        let first = thought.turn().first().filter(|first| after.play(first).is_ok());
        match first {
            Some(first) => {
                self.plan = Plan::after(thought, after);
                self.answer(&format!("bestmove {first}"))
            }
            // It never happens; if it did, a legal action would be better than none.
            None => match position.actions().first() {
                Some(action) => self.answer(&format!("bestmove {action}")),
                None => self.answer("bestmove none"),
            },
        }
    }

    fn told(&self, query: Query) -> &'static str {
        let truth = |is_so: bool| if is_so { "true" } else { "false" };
        let outcome = self.game.outcome();
        match query {
            Query::IsFirstPlayersTurn => truth(self.game.position().to_move() == Player::One),
            Query::IsOver => truth(outcome.is_some()),
            Query::Result => match outcome.map(|outcome| outcome.winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Player::One)) => "p1win",
                Some(Some(Player::Two)) => "p2win",
            },
        }
    }

    fn ask(&self, job: Job) -> io::Result<()> {
        self.jobs.send(job).map_err(|_| ended())
    }

    fn complain(&mut self, fault: &str) -> io::Result<()> {
        let mut text = one_line(fault);
        if let Some((end, _)) = text.char_indices().nth(MOST_LETTERS) {
            text.truncate(end);
            text.push('…');
        }
        self.answer(&format!("info string {text}"))
    }

    fn answer(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }
}

fn ended() -> io::Error {
    io::Error::other("the thread that thinks has ended")
}
