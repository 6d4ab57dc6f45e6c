//! Finding puzzles in games that the computer plays against itself. Low levels make the mistakes that puzzles are made of.

use std::ops::RangeInclusive;

use super::proof::{Proved, prove, solution};
use super::{Grade, ProofError, Puzzle};
use engine::{AnyRootPosition, Goal, Level, Limits, Searcher, Stop, goals, skill, sparser};
use rules::{AnyAction, AnyGame, Game, GameKind, Rng, SwapStage};

/// Games longer than this many actions are broken off.
const LONGEST: usize = 600;
/// The most random actions at the beginning of a game.
const MOST_RANDOM: usize = 8;
/// The levels that play: one of these for each side.
const PLAYERS: [u8; 5] = [1, 2, 3, 4, 5];
/// The memory of each of them, in megabytes.
const MEGABYTES: usize = 4;
/// Wins are looked for in so many of the last turns of a game.
const LAST_TURNS: usize = 6;
/// How many neutral pieces are left where most are taken away.
const SPARSE: RangeInclusive<usize> = 3..=6;
/// A puzzle has at least so many first actions to choose from, but for one that can be counted to the end in the head.
const FEWEST_CHOICES: usize = 5;
const FEWEST_CHOICES_IF_SMALL: usize = 3;
/// The most positions of a proof that a beginner can count in the head.
const SMALL: u64 = 400;

/// Finds puzzles of a game, always the same with the same seed.
#[derive(Debug)]
pub struct Finder {
    kind: GameKind,
    chance: Rng,
    /// The most positions that a search for a puzzle looks at.
    effort: u64,
    /// The number of games played so far.
    games: u64,
}

/// A puzzle with a single right turn, before its difficulty is measured.
struct Candidate {
    position: AnyGame,
    board: &'static str,
    goal: Goal,
    proved: Proved,
}

impl Finder {
    /// Finds puzzles of a game whose proofs look at no more than so many positions.
    pub const fn new(kind: GameKind, seed: u64, effort: u64) -> Self {
        Self { kind, chance: Rng::new(seed), effort, games: 0 }
    }

    /// The number of games played so far.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Plays one more game, and returns a puzzle of it, if there is one and it was not stopped. It is not graded yet.
    pub fn next_game(&mut self, stop: &Stop) -> Option<Puzzle> {
        self.games += 1;
        let boards = self.kind.boards();
        let board = boards.get(self.chance.below(boards.len())).map_or("", |board| board.key);
        let game = self.play_game(board, stop)?;
        let mut candidates = self.candidates(&game, board, stop);
        if candidates.is_empty() || stop.is_stopped() {
            return None;
        }
        // Of a game with several, one by chance: neighbours are too much alike. The rarer kinds of goals come as often as the others.
        let mut kinds: Vec<Goal> = candidates.iter().map(|candidate| candidate.goal).collect();
        kinds.dedup();
        let drawn = kinds[self.chance.below(kinds.len())];
        candidates.retain(|candidate| candidate.goal == drawn);
        // Every other time the last one: late in a game, a beginner can count to its end.
        let is_late = self.kind.places_pieces() && self.chance.below(2) == 0;
        let drawn = if is_late { candidates.len() - 1 } else { self.chance.below(candidates.len()) };
        let Candidate { position, board, goal, proved } = candidates.swap_remove(drawn);
        Some(Puzzle {
            // Grades compare puzzles: see `graded`.
            grade: Grade::Easy,
            goal,
            rules: String::new(),
            board: if self.is_told_by_position(&position) { String::new() } else { board.to_owned() },
            position: position.to_string(),
            solution: solution(&position, goal, proved.turn)?,
            proof: proved.proof,
        })
    }

    /// Whether the position string says which board it is on, or it is the usual one.
    fn is_told_by_position(&self, position: &AnyGame) -> bool {
        let again = self.kind.set_up("", None, Some(&position.to_string()));
        again.is_ok_and(|again| again == *position)
    }

    /// The positions of a game, each at the start of an action.
    fn play_game(&mut self, board: &str, stop: &Stop) -> Option<Vec<AnyGame>> {
        let board = (!board.is_empty()).then_some(board);
        let mut position = self.kind.set_up("", board, None).ok()?;
        let mut searchers = [(); 2].map(|()| {
            let level = PLAYERS[self.chance.below(PLAYERS.len())];
            let mut searcher = Searcher::new(MEGABYTES);
            let skill = Level::new(level).map(|level| skill(self.kind, level));
            searcher.set_handicap(skill, self.chance.below(usize::MAX) as u64);
            searcher
        });
        let mut history = vec![position.clone()];
        let random = self.chance.below(MOST_RANDOM + 1);
        while position.outcome().is_none() && history.len() < LONGEST {
            let mut turn = if history.len() <= random {
                let mut actions = position.actions();
                actions.sort_unstable();
                vec![actions.swap_remove(self.chance.below(actions.len()))]
            } else {
                let root = AnyRootPosition::from_history([&position])?;
                let searcher = &mut searchers[position.to_move().index()];
                root.search(searcher, &Limits::default(), stop, |_| ()).turn().to_vec()
            };
            if stop.is_stopped() {
                return None;
            }
            turn.retain(|action| *action != AnyAction::Swap);
            if turn.is_empty() {
                break;
            }
            for action in turn {
                position.play(&action).ok()?;
                history.push(position.clone());
                if position.outcome().is_some() {
                    break;
                }
            }
        }
        Some(history)
    }

    fn candidates(&mut self, history: &[AnyGame], board: &str, stop: &Stop) -> Vec<Candidate> {
        let boards = self.kind.boards();
        let board = boards.iter().find(|other| other.key == board).map_or("", |board| board.key);
        let starts: Vec<&AnyGame> = history
            .iter()
            .filter(|position| position.starts_turn() && position.outcome().is_none())
            .filter(|position| position.swap_stage() == SwapStage::Closed)
            .collect();
        let last = starts.len().saturating_sub(LAST_TURNS);
        // Some goals can only be proved with few neutral pieces.
        let is_sparse =
            starts.first().is_some_and(|start| !sparser(start).is_empty()) && self.chance.below(2) == 0;
        let mut found = Vec::new();
        for (turn, position) in starts.iter().enumerate().take_while(|_| !stop.is_stopped()) {
            let position = if is_sparse { &self.thinned((*position).clone()) } else { *position };
            if position.outcome().is_some() {
                continue;
            }
            let tried = goals(position).into_iter().filter(|goal| match goal {
                Goal::Win { .. } | Goal::Hold => turn >= last,
                Goal::KeepWin | Goal::KeepDraw => true,
            });
            for goal in tried {
                match self.prove_or_thin_out(position.clone(), goal) {
                    Ok((position, proved)) => {
                        let is_small = proved.proof.positions <= SMALL && self.kind.places_pieces();
                        let fewest = if is_small { FEWEST_CHOICES_IF_SMALL } else { FEWEST_CHOICES };
                        let is_choice = proved.proof.first_actions >= fewest
                            && (proved.turn.len() > 1 || !self.kind.ends_turns_by_hand());
                        found.extend(is_choice.then_some(Candidate { position, board, goal, proved }));
                        break;
                    }
                    // Another kind of goal may still make a puzzle.
                    Err(ProofError::NotReached | ProofError::Several(_)) => {}
                    Err(_) => break,
                }
            }
        }
        found
    }

    /// A position with few of its neutral pieces, by chance.
    fn thinned(&mut self, mut position: AnyGame) -> AnyGame {
        let left = SPARSE.start() + self.chance.below(SPARSE.clone().count());
        loop {
            let mut fewer = sparser(&position);
            if fewer.len() <= left {
                return position;
            }
            position = fewer.swap_remove(self.chance.below(fewer.len()));
        }
    }

    /// Proves that a position has one right turn; if it has several, takes neutral pieces away until only one is left.
    fn prove_or_thin_out(
        &mut self,
        mut position: AnyGame,
        goal: Goal,
    ) -> Result<(AnyGame, Proved), ProofError> {
        let mut proved = prove(&position, goal, self.effort);
        while let Err(ProofError::Several(count)) = proved {
            let mut sparser = sparser(&position);
            self.chance.shuffle(&mut sparser);
            let fewer = sparser.into_iter().find_map(|sparser| match prove(&sparser, goal, self.effort) {
                Err(ProofError::Several(left)) if left >= count => None,
                Err(ProofError::Several(left)) => Some((sparser, Err(ProofError::Several(left)))),
                Ok(proved) => Some((sparser, Ok(proved))),
                Err(_) => None,
            });
            let Some((next, next_proved)) = fewer else { break };
            (position, proved) = (next, next_proved);
        }
        proved.map(|proved| (position, proved))
    }
}
