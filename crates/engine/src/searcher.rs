//! Iterative deepening: a position is searched to greater and greater depth until a limit is reached.

use super::levels::Handicap;
use super::limits::SearchControl;
use super::search::{MAX_PLY, RootPlay, Search};
use super::search_result::LIKELY_WON;
use crate::{
    Eval, Limits, Line, RootPosition, SearchResult, Searchable, Skill, Stop, TranspositionTable, Tree,
};

/// Searches positions, and remembers what it found between searches.
///
/// A search can be run in slices: one that continues after a limit was reached catches up quickly, as the table still holds what was
/// found. With one thread in [`Limits`] no thread is started.
///
/// # Examples
/// ```
/// use engine::{AnyRootPosition, Limits, Searcher, Stop};
/// use rules::{Game, GameKind};
///
/// for kind in GameKind::ALL {
///     let start = kind.set_up("", None, None).unwrap();
///     let root = AnyRootPosition::from_history([&start]).unwrap();
///     let result = root.search(&mut Searcher::new(1), &Limits::nodes(100), &Stop::default(), |_| ());
///     assert!(start.actions().contains(&result.turn()[0]));
/// }
/// ```
#[derive(Debug)]
pub struct Searcher {
    table: TranspositionTable,
    tree: Tree,
    /// The setting that both were filled for: see [`Searchable::setting`].
    setting: Option<u64>,
    /// The skill to which it is limited, if any.
    pub(super) skill: Option<Skill>,
    pub(super) seed: u64,
}

impl Searcher {
    /// A searcher without a handicap that uses up to this many megabytes each for its table and its tree.
    pub fn new(megabytes: usize) -> Self {
        Self {
            table: TranspositionTable::with_megabytes(megabytes),
            tree: Tree::with_megabytes(megabytes),
            setting: None,
            skill: None,
            seed: 0,
        }
    }

    /// Limits the search to a skill; `None` plays at full strength. The seed selects the mistakes.
    pub fn set_handicap(&mut self, skill: Option<Skill>, seed: u64) {
        if (self.skill, self.seed) != (skill, seed) {
            self.clear();
        }
        (self.skill, self.seed) = (skill, seed);
    }

    /// Forgets everything that was found, so that the next search does not depend on earlier ones. What was found by other rules or on another
    /// board is forgotten anyway.
    pub fn clear(&mut self) {
        self.table.clear();
        self.tree.clear();
    }

    /// Searches a position, and calls `on_info` with the result so far after each depth.
    ///
    /// With a node or depth limit, on one thread, after [`Searcher::clear`], the result is reproducible. However tight the limits are, the
    /// result has a legal turn, unless the game is over.
    pub fn search<G: Searchable>(
        &mut self,
        root: &RootPosition<G>,
        limits: &Limits,
        stop: &Stop,
        mut on_info: impl FnMut(&SearchResult<G::Action>),
    ) -> SearchResult<G::Action> {
        self.search_as(self.skill, root, limits, stop, &mut on_info)
    }

    /// The same with another skill than its own.
    pub(super) fn search_as<G: Searchable>(
        &mut self,
        skill: Option<Skill>,
        root: &RootPosition<G>,
        limits: &Limits,
        stop: &Stop,
        on_info: &mut dyn FnMut(&SearchResult<G::Action>),
    ) -> SearchResult<G::Action> {
        let mut limits = *limits;
        if let Some(skill) = skill {
            limits.nodes = Some(limits.nodes.map_or(skill.nodes, |nodes| nodes.min(skill.nodes)));
            limits.depth = Some(limits.depth.map_or(skill.depth, |depth| depth.min(skill.depth)));
        }
        let setting = Some(root.position().setting());
        if self.setting != setting {
            self.clear();
            self.setting = setting;
        }
        self.table.begin_search();
        // A handicapped level makes its mistakes in the tree: neither solver nor sampling would show them.
        let errs = skill.is_some_and(|skill| !skill.is_full_strength());
        let is_shallow = limits.depth.is_some_and(|depth| depth < MAX_PLY as u32);
        if !errs && !is_shallow {
            // A level is a fixed amount of work for every turn.
            self.tree.grows = skill.is_none();
            let position = root.position();
            let sampled = position.sample(&mut self.tree, &self.table, &limits, stop, self.seed, on_info);
            if let Some(sampled) = sampled {
                return sampled;
            }
        }
        let control = SearchControl::new(limits, stop);
        let handicap = Handicap::new(skill, self.seed);
        let table = &self.table;
        let helpers = limits.threads.saturating_sub(1);
        std::thread::scope(|scope| {
            for number in 1..=helpers {
                let control = &control;
                // Helpers fill the table for the first thread. Every other one starts a play deeper, so that they differ.
                // If no thread can be started, the search merely takes longer.
                let _ = std::thread::Builder::new().spawn_scoped(scope, move || {
                    let mut search = Search::new(root, control, table, handicap);
                    deepen(&mut search, root, 1 + number as u32 % 2, |_, _, _| {});
                });
            }
            let mut search = Search::new(root, &control, table, handicap);
            let mut reached = None;
            let plays = deepen(&mut search, root, 1, |plays, depth, is_exact| {
                let so_far = result_so_far(root, plays, depth, is_exact, &control);
                on_info(&so_far);
                reached = Some((depth, is_exact));
            });
            control.end();
            let (depth, is_exact) = reached.unwrap_or((0, false));
            let mut result = result_so_far(root, &plays, depth, is_exact, &control);
            // If the game lists no play worth searching, any legal action is an answer.
            let position = root.position();
            if result.lines.is_empty() && position.outcome().is_none() {
                let turns = position.actions().into_iter().take(1).map(|action| vec![action]).collect();
                result.lines.push(Line { eval: Eval(0), turns });
            }
            result
        })
    }
}

/// Searches to greater and greater depth; calls `on_depth` after each with the plays, the best first.
fn deepen<G: Searchable>(
    search: &mut Search<'_, G>,
    root: &RootPosition<G>,
    first_depth: u32,
    mut on_depth: impl FnMut(&[RootPlay<G>], u32, bool),
) -> Vec<RootPlay<G>> {
    let position = root.position();
    if position.terminal_eval().is_some() {
        return Vec::new();
    }
    let mut plays = search.root_plays(root);
    let limits = search.control.limits;
    let lines = limits.lines.clamp(1, plays.len().max(1));
    let deepest = limits.depth.unwrap_or(u32::MAX).min(MAX_PLY as u32);
    for depth in first_depth..=deepest {
        search.is_incomplete = false;
        loop {
            for line in 0..lines {
                if !search.search_root(position, &mut plays, line, depth) {
                    search.flush_count();
                    return plays;
                }
            }
            // What is new is searched as deeply as the rest before anything is searched deeper.
            if !search.widen(root, &mut plays) {
                break;
            }
        }
        // What was found meanwhile can make a line better than one searched before it.
        let found = lines.min(plays.len());
        plays[..found].sort_by_key(|play| -play.eval);
        search.flush_count();
        let is_exact = !search.is_incomplete;
        on_depth(&plays, depth, is_exact);
        // A deeper search would not change the result.
        let best = plays.first().map_or(0, |best| best.eval);
        let ends_sooner = Eval(best).end().is_some_and(|end| end.unsigned_abs() <= depth);
        if is_exact || (ends_sooner && lines == 1) {
            break;
        }
    }
    plays
}

/// How sure of a win a search can be that has not proven it: as many times [`Searchable::ADVANTAGE`], 99.6 %.
const SUREST: i32 = 5;

/// The evaluation that is told: what is likely says nothing about the distance to the end, but is an estimate.
fn shown<G: Searchable>(root: &RootPosition<G>, eval: i32) -> i32 {
    let end = Eval(eval).end().map(|end| end.unsigned_abs() as usize);
    let is_proven = end.is_some_and(|end| !root.may_be_drawn_before(end));
    if eval.abs() >= LIKELY_WON && !is_proven { SUREST * G::ADVANTAGE * eval.signum() } else { eval }
}

fn result_so_far<G: Searchable>(
    root: &RootPosition<G>,
    plays: &[RootPlay<G>],
    depth: u32,
    is_exact: bool,
    control: &SearchControl<'_>,
) -> SearchResult<G::Action> {
    let lines = control.limits.lines.clamp(1, plays.len().max(1));
    // In a search cut short, later lines were not searched as deeply: they must not look better than the best.
    let mut most = i32::MAX;
    let lines = plays.iter().take(lines).map(|play| {
        most = most.min(shown(root, play.eval));
        let turns = std::iter::once(&play.play).chain(&play.line).map(G::actions_of).collect();
        Line { eval: Eval(most), turns }
    });
    control.result(lines.collect(), depth, is_exact)
}
