//! Answering the commands of the other program.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use engine::{AnyRootPosition, AnySearchResult, Limits, Stop, TimeControl, skill};
use record::Match;
use rules::text::beginning;
use rules::{AnyGame, Game, Player};

use super::commands::{Command, Go, Query};
use super::info::info;
use super::options::{Changed, Options};
use super::plan::Plan;
use super::start::reason;
use super::worker::{Question, SearchTask};
use crate::command_line::CommandError;
use crate::command_line::lines::{LONGEST, Line};
use crate::command_line::position::play_from;

/// The most commands that wait for the end of a search.
const MOST_WAITING: usize = 64;
/// How long to think if what limits a search could not be read, and where a clock stands for none.
const UNCLEAR: Duration = Duration::from_secs(1);
const WITHOUT_CLOCK: Duration = Duration::from_secs(10);
/// The maximum number of characters of an error message, which may quote its cause.
const MESSAGE_LIMIT: usize = 400;

/// One session of the Universal Game Interface.
pub(super) struct UgiSession<'a, W> {
    out: &'a mut W,
    tasks: Sender<SearchTask>,
    options: Options,
    game: Match<AnyGame>,
    /// Stops the running search.
    search: Option<Stop>,
    /// What came during a search that has to end first.
    waiting: VecDeque<Command>,
    /// The rest of a turn already searched.
    plan: Option<Plan>,
    /// Counts games, so that a level makes different mistakes in each.
    games: u64,
}

impl<'a, W: Write> UgiSession<'a, W> {
    pub(super) fn new(
        out: &'a mut W,
        tasks: Sender<SearchTask>,
        options: Options,
    ) -> Result<Self, CommandError> {
        let game = Match::new(options.start.position(None).map_err(CommandError::Usage)?);
        Ok(Self { out, tasks, options, game, search: None, waiting: VecDeque::new(), plan: None, games: 0 })
    }

    pub(super) const fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Handles a line; returns `false` after `quit`.
    pub(super) fn handle(&mut self, line: &Line) -> io::Result<bool> {
        let command = match line {
            Line::Text(text) if text.is_empty() => return Ok(true),
            Line::Text(text) => Command::read(text),
            Line::TooLong => Err(format!("the line has more than {LONGEST} bytes")),
        };
        match command {
            Ok(Command::Quit) => return Ok(false),
            Ok(command) => self.execute(command)?,
            Err(fault) => self.report_error(&fault)?,
        }
        Ok(true)
    }

    fn execute(&mut self, command: Command) -> io::Result<()> {
        let can_wait = !matches!(command, Command::Ugi | Command::IsReady | Command::Stop | Command::Quit);
        let is_question = matches!(command, Command::Query(_)) && self.waiting.is_empty();
        if self.is_searching() && can_wait && !is_question {
            return self.postpone(command);
        }
        match command {
            Command::Ugi => self.identify(),
            Command::IsReady => {
                if !self.is_searching() {
                    let (answer, answered) = channel();
                    self.ask(SearchTask::Ready(answer))?;
                    // Tasks before it are short: memory is allocated or cleared.
                    answered.recv().map_err(|_| ended())?;
                }
                self.answer("readyok")
            }
            Command::SetOption { name, value } => match self.options.set(&name, &value) {
                Ok(changed) => self.apply(changed),
                Err(fault) => self.report_error(&fault),
            },
            Command::NewGame => {
                self.games += 1;
                self.start_over()
            }
            Command::Position { start, moves } => {
                let position = self.options.start.position(start.as_deref());
                match position.and_then(|start| play_from(start, &moves).map_err(|fault| reason(&fault))) {
                    Ok(game) => self.game = game,
                    Err(fault) => {
                        return self.report_error(&format!("{fault}; the position stays as it was"));
                    }
                }
                Ok(())
            }
            Command::Go(go) => self.go(&go),
            Command::Stop => {
                self.stop();
                Ok(())
            }
            Command::Query(query) => {
                let answer = self.response(query);
                self.answer(&format!("response {answer}"))
            }
            Command::Quit => Ok(()),
        }
    }

    /// Has a command wait for the end of the search. A new search ends the one that is running, which is answered like any other.
    fn postpone(&mut self, command: Command) -> io::Result<()> {
        if self.waiting.len() == MOST_WAITING {
            self.report_error("a search is running: send stop and wait for bestmove")?;
            let is_go = matches!(command, Command::Go(_));
            return if is_go { self.answer("bestmove none") } else { Ok(()) };
        }
        if matches!(command, Command::Go(_)) {
            self.stop();
        }
        self.waiting.push_back(command);
        Ok(())
    }

    /// Executes what waited for the end of a search, until another begins.
    fn catch_up(&mut self) -> io::Result<()> {
        while !self.is_searching()
            && let Some(command) = self.waiting.pop_front()
        {
            self.execute(command)?;
        }
        if self.waiting.iter().any(|command| matches!(command, Command::Go(_))) {
            self.stop();
        }
        Ok(())
    }

    fn identify(&mut self) -> io::Result<()> {
        self.answer(concat!("id name Spieltisch ", env!("CARGO_PKG_VERSION")))?;
        self.answer("id author the authors of Spieltisch")?;
        for option in self.options.listed() {
            self.answer(&option)?;
        }
        self.answer("ugiok")
    }

    fn apply(&mut self, changed: Changed) -> io::Result<()> {
        match changed {
            Changed::Start(unfit) => {
                self.start_over()?;
                unfit.map_or(Ok(()), |unfit| self.report_error(&unfit))
            }
            Changed::Later(unfit) => unfit.map_or(Ok(()), |unfit| self.report_error(&unfit)),
            Changed::Memory => {
                self.plan = None;
                self.ask(SearchTask::Resize(self.options.megabytes))
            }
            Changed::Search => {
                self.plan = None;
                Ok(())
            }
        }
    }

    /// Returns to the start position and forgets earlier searches.
    fn start_over(&mut self) -> io::Result<()> {
        self.plan = None;
        match self.options.start.position(None) {
            Ok(start) => self.game = Match::new(start),
            Err(fault) => self.report_error(&fault)?,
        }
        self.ask(SearchTask::Clear)
    }

    /// Answers with a best move sooner or later, whatever is asked: the other program waits for it.
    fn go(&mut self, go: &Go) -> io::Result<()> {
        if let Some(fault) = &go.fault {
            self.report_error(fault)?;
        }
        if let Some(outcome) = self.game.outcome() {
            self.report_error(&format!(
                "the game is over: {}",
                outcome.describe(self.game.position().kind())
            ))?;
            return self.answer("bestmove none");
        }
        let (limits, lacking) = self.limits(go);
        if let Some(lacking) = lacking {
            self.report_error(&lacking)?;
        }
        let mut plan = self.plan.take().filter(|plan| !go.is_infinite && plan.is_for(self.game.position()));
        // A time for each action is there to be used; all other limits are for whole turns, as at the table.
        let goes_on = go.move_time.is_some() && self.options.level.is_none();
        if let Some(plan) = plan.take_if(|plan| !goes_on || plan.is_best()) {
            return self.conclude(plan.result);
        }
        let Some(mut root) = AnyRootPosition::from_history(self.game.positions()) else {
            return self.answer("bestmove none");
        };
        if let Some(plan) = &plan {
            root.plan(plan.result.turn());
        }
        self.plan = plan;
        let stop = Stop::default();
        self.search = Some(stop.clone());
        let skill = self.options.level.map(|level| skill(self.options.start.kind, level));
        let seed = self.games;
        self.ask(SearchTask::Search(Box::new(Question { root, limits, stop, skill, seed })))
    }

    /// The limits of a search; and what they lack, if anything.
    fn limits(&self, go: &Go) -> (Limits, Option<String>) {
        // By the swap rule, players are the people, not the sides.
        let index = self.game.person(self.game.position().to_move()).index();
        let has_clock = go.left.iter().any(Option::is_some);
        let lacking = (has_clock && go.left[index].is_none())
            .then(|| format!("go: it is player {0}’s turn: p{0}time is missing", index + 1));
        let by_clock = go.left[index].map(|left| {
            let increment = go.increment[index];
            match Limits::time(left).without_placeholders().time {
                Some(left) => TimeControl { left, increment, moves_to_go: go.moves_to_go }.allotment(),
                None => WITHOUT_CLOCK,
            }
        });
        // With a clock running, searching for the only legal action wastes time.
        let is_forced = by_clock.is_some() && self.game.actions().len() == 1;
        let by_clock = if is_forced { Some(Duration::ZERO) } else { by_clock };
        let limits = Limits {
            nodes: go.nodes,
            time: by_clock.into_iter().chain(go.move_time).min(),
            depth: go.depth,
            threads: self.options.threads,
            lines: self.options.lines,
        };
        let mut limits = limits.without_placeholders();
        let is_unlimited = limits.nodes.is_none() && limits.time.is_none() && limits.depth.is_none();
        let is_unclear = go.fault.is_some() || lacking.is_some();
        if is_unlimited && is_unclear && !go.is_infinite {
            limits.time = Some(UNCLEAR);
        }
        (limits, lacking)
    }

    /// Stops the running search, if any; its result follows as an event.
    pub(super) fn stop(&mut self) {
        if let Some(stop) = &self.search {
            stop.stop();
        }
    }

    pub(super) fn report(&mut self, result: &AnySearchResult) -> io::Result<()> {
        for line in info(result) {
            self.answer(&line)?;
        }
        Ok(())
    }

    /// Reports the result of a finished search, and remembers the rest of the turn.
    pub(super) fn conclude(&mut self, result: AnySearchResult) -> io::Result<()> {
        self.search = None;
        let result = match self.plan.take() {
            Some(plan) => plan.or(result),
            None => result,
        };
        self.report(&result)?;
        let position = self.game.position();
        let mut after = position.clone();
        let first = result.turn().first().filter(|first| after.play(first).is_ok());
        match first {
            Some(first) => {
                self.plan = Plan::after(&result, after);
                self.answer(&format!("bestmove {first}"))?;
            }
            // Should not happen; but any legal action is better than none.
            None => match position.actions().first() {
                Some(action) => self.answer(&format!("bestmove {action}"))?,
                None => self.answer("bestmove none")?,
            },
        }
        self.catch_up()
    }

    fn response(&self, query: Query) -> &'static str {
        let truth = |is_so: bool| if is_so { "true" } else { "false" };
        let outcome = self.game.outcome();
        match query {
            Query::IsFirstPlayersTurn => {
                truth(self.game.person(self.game.position().to_move()) == Player::One)
            }
            Query::IsOver => truth(outcome.is_some()),
            Query::Result => {
                match outcome.map(|outcome| outcome.winner.map(|winner| self.game.person(winner))) {
                    None => "none",
                    Some(None) => "draw",
                    Some(Some(Player::One)) => "p1win",
                    Some(Some(Player::Two)) => "p2win",
                }
            }
        }
    }

    fn ask(&self, task: SearchTask) -> io::Result<()> {
        self.tasks.send(task).map_err(|_| ended())
    }

    fn report_error(&mut self, fault: &str) -> io::Result<()> {
        self.answer(&format!("info string {}", beginning(fault, MESSAGE_LIMIT)))
    }

    fn answer(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }
}

fn ended() -> io::Error {
    io::Error::other("the search thread has ended")
}
