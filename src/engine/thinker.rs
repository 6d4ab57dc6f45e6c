//! Thinking about a position, deeper and deeper, until a limit is reached.

use super::limits::{Limits, Stop, Watch};
use super::problem::Problem;
use super::search::{DEEPEST, RootPlay, Search};
use super::searched::Searched;
use super::skill::{Sight, Skill};
use super::table::Table;
use super::thought::{Line, Thought, Worth};
use super::tree::Tree;

/// The machine's mind: what it remembers between searches.
///
/// It can think in slices: a search that ended at a limit goes on quickly where it was, as the table still holds what was found.
#[derive(Debug)]
pub struct Thinker {
    table: Table,
    tree: Tree,
    skill: Option<Skill>,
    seed: u64,
}

impl Thinker {
    /// A mind with so many megabytes for what it remembers, that errs in nothing.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        Self {
            table: Table::of_megabytes(megabytes),
            tree: Tree::of_megabytes(megabytes),
            skill: None,
            seed: 0,
        }
    }

    /// Lets it see as a level sees; the seed chooses in what it errs.
    pub fn see_as(&mut self, skill: Option<Skill>, seed: u64) {
        if (self.skill, self.seed) != (skill, seed) {
            self.forget();
        }
        (self.skill, self.seed) = (skill, seed);
    }

    /// Forgets everything: what it finds afterwards depends on nothing that was before. It has to before it thinks about a match by
    /// other rules or on another board, which its memory does not tell apart.
    pub fn forget(&mut self) {
        self.table.clear();
        self.tree.clear();
    }

    /// Thinks about a position, and tells what is known each time that it has looked one play further ahead.
    ///
    /// With a node or depth limit, on one thread, after [`Thinker::forget`], the same question has the same answer.
    /// However short the limits are, the answer is a legal turn, unless the game is over.
    pub fn think<G: Searched>(
        &mut self,
        problem: &Problem<G>,
        limits: &Limits,
        stop: &Stop,
        mut tell: impl FnMut(&Thought<G::Action>),
    ) -> Thought<G::Action> {
        let mut limits = *limits;
        if let Some(skill) = self.skill {
            limits.nodes = Some(limits.nodes.map_or(skill.nodes, |nodes| nodes.min(skill.nodes)));
            limits.depth = Some(limits.depth.map_or(skill.depth, |depth| depth.min(skill.depth)));
        }
        self.table.begin_search();
        let watch = Watch::new(limits, stop);
        let sight = Sight::new(self.skill.unwrap_or(Skill::sober(u64::MAX)), self.seed);
        let table = &self.table;
        let helpers = limits.threads.saturating_sub(1);
        // Who errs looks ahead, and errs in what they see.
        let errs = self.skill.is_some_and(|skill| skill != Skill::sober(skill.nodes));
        let is_shallow = limits.depth.is_some_and(|depth| depth < DEEPEST as u32);
        if !errs && !is_shallow {
            if let Some(solved) = self.solved(problem, &watch) {
                tell(&solved);
                return solved;
            }
            let before = watch.nodes();
            let whole = |thought: Thought<G::Action>| Thought {
                nodes: before + thought.nodes,
                elapsed: watch.elapsed(),
                ..thought
            };
            let mut tell_whole = |thought: &Thought<G::Action>| tell(&whole(thought.clone()));
            let left = watch.part(1);
            let sampled = problem.position().sample(&mut self.tree, &left, stop, self.seed, &mut tell_whole);
            if let Some(sampled) = sampled {
                return whole(sampled);
            }
        }
        std::thread::scope(|scope| {
            for number in 1..=helpers {
                let watch = &watch;
                // They fill the table, from which the first thread takes. One in two begins a play deeper, so that they differ.
                // Without them it only takes longer: a machine that has no thread left is no reason to fail.
                let _ = std::thread::Builder::new().spawn_scoped(scope, move || {
                    let mut search = Search::new(problem, watch, table, sight);
                    deepen(&mut search, problem, watch, 1 + number as u32 % 2, |_, _, _| {});
                });
            }
            let mut search = Search::new(problem, &watch, table, sight);
            let mut thought = None;
            let plays = deepen(&mut search, problem, &watch, 1, |plays, depth, is_exact| {
                let so_far = told(plays, depth, is_exact, &watch);
                tell(&so_far);
                thought = Some((depth, is_exact));
            });
            watch.end();
            let (depth, is_exact) = thought.unwrap_or((0, false));
            let mut thought = told(&plays, depth, is_exact, &watch);
            // Where all that is legal is too odd to be looked at, any of it is an answer.
            let position = problem.position();
            if thought.lines.is_empty() && position.outcome().is_none() {
                let turns = position.actions().into_iter().take(1).map(|action| vec![action]).collect();
                thought.lines.push(Line { worth: Worth(0), turns });
            }
            thought
        })
    }
}

/// How much of the limits may be spent on looking for the end of the game, if that is not found: one part of so many.
const PARTS: u32 = 2;
/// After how many plays it gives up looking for the end of the game where there are no limits.
const PATIENCE: u64 = 250_000;

impl Thinker {
    /// The end of the game, if it is near enough.
    fn solved<G: Searched>(&self, problem: &Problem<G>, watch: &Watch<'_>) -> Option<Thought<G::Action>> {
        let mut part = watch.part(PARTS);
        if part.nodes.is_none() && part.time.is_none() {
            part.nodes = Some(PATIENCE);
        }
        let solved = problem.position().solve(&part, watch.stop(), &self.table);
        watch.count(solved.nodes);
        let lines: Vec<_> = solved
            .lines
            .iter()
            .map(|(worth, line)| Line {
                worth: Worth(*worth),
                turns: line.iter().map(actions_of::<G>).collect(),
            })
            .collect();
        Some(Thought {
            depth: lines.first()?.turns.len() as u32,
            lines,
            nodes: watch.nodes(),
            elapsed: watch.elapsed(),
            is_exact: true,
        })
    }
}

/// Looks deeper and deeper; calls `tell` after each depth with the plays, the best first.
fn deepen<G: Searched>(
    search: &mut Search<'_, G>,
    problem: &Problem<G>,
    watch: &Watch<'_>,
    first_depth: u32,
    mut tell: impl FnMut(&[RootPlay<G>], u32, bool),
) -> Vec<RootPlay<G>> {
    let position = problem.position();
    if position.verdict().is_some() {
        return Vec::new();
    }
    let mut plays = search.root_plays(position);
    let lines = watch.limits().lines.clamp(1, plays.len().max(1));
    let deepest = watch.limits().depth.unwrap_or(u32::MAX).min(DEEPEST as u32);
    for depth in first_depth..=deepest {
        search.is_cut_short = false;
        for line in 0..lines {
            if !search.look_at_root(position, &mut plays, line, depth) {
                search.tell_count();
                return plays;
            }
        }
        // A line can turn out better than one that was looked at before it, by what was found meanwhile.
        let told = lines.min(plays.len());
        plays[..told].sort_by_key(|play| -play.worth);
        search.tell_count();
        let is_exact = !search.is_cut_short;
        tell(&plays, depth, is_exact);
        // Nothing is left to choose, or to find out.
        let best = plays.first().map_or(0, |best| best.worth);
        let ends_sooner = Worth(best).end().is_some_and(|end| end.unsigned_abs() <= depth);
        if is_exact || (ends_sooner && lines == 1) {
            break;
        }
    }
    plays
}

fn told<G: Searched>(
    plays: &[RootPlay<G>],
    depth: u32,
    is_exact: bool,
    watch: &Watch<'_>,
) -> Thought<G::Action> {
    let lines = watch.limits().lines.clamp(1, plays.len().max(1));
    // A search that had to end leaves lines behind the best that were not looked at as deeply: they are not better than it.
    let mut most = i32::MAX;
    let lines = plays.iter().take(lines).map(|play| {
        most = most.min(play.worth);
        let turns = std::iter::once(&play.play).chain(&play.line).map(actions_of::<G>).collect();
        Line { worth: Worth(most), turns }
    });
    Thought { lines: lines.collect(), depth, nodes: watch.nodes(), elapsed: watch.elapsed(), is_exact }
}

fn actions_of<G: Searched>(play: &G::Play) -> Vec<G::Action> {
    let mut actions = Vec::new();
    G::actions_of(play, &mut actions);
    actions
}
