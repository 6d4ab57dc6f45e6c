//! Explains a turn in terms that players see: what it wins, captures, threatens or saves.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::{Eval, Searchable, Work};
use rules::{Controlled, Effect, Game, Player, Presented, Site};

/// A reason for a turn. Numbers count pieces, but for points and turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub enum Why {
    /// It ends the game with a win.
    Wins,
    /// It forces a win within this many of the player's own turns, including this one.
    WinsIn { turns: u32 },
    /// It captures enemy pieces.
    Takes { count: usize },
    /// It prevents the enemy from winning at once.
    Averts,
    /// It saves pieces that the enemy could capture; where those are that cannot be captured any more, if they are one or two.
    Saves { count: usize, at: [Option<Site>; 2] },
    /// The best reply captures only so many pieces; without it, the enemy could capture more.
    Spares { count: usize },
    /// It threatens to win next turn.
    ThreatensToWin,
    /// It threatens to capture so many pieces next turn; where all are that could be captured, if they are one or two, or else those that a
    /// turn with most captures captures.
    Threatens { count: usize, at: [Option<Site>; 2] },
    /// The enemy can come so many squares closer to where they win next turn, instead of `others`.
    Slows { squares: u32, others: u32 },
    /// If nothing is done about it, the player can come so many squares closer next turn, many more than in this one.
    Opens { squares: u32 },
    /// It brings a piece to where the player wins: so many are there now, of so many that win.
    Arrives { reached: usize, needed: usize },
    /// It gives the player a panel of so many fields for good.
    Secures { fields: usize },
    /// It puts the player ahead on a panel of so many fields, by pieces on it, or further ahead: so many to so many.
    Leads { fields: usize, own: usize, others: usize },
    /// The enemy is no longer ahead on a panel of so many fields.
    Evens { fields: usize },
    /// It gains points at once, counting those that the enemy loses.
    Gains { points: i32 },
    /// With best play, the player ends ahead on points.
    EndsAhead { points: i32 },
    /// With best play, the player ends behind on points.
    EndsBehind { points: i32 },
    /// With best play, the points end even.
    EndsEven,
    /// The game is lost against best play, and it holds out longest.
    Resists,
    /// It brings pieces of one's own nearer to where they win, by so many squares in all.
    Nearer { squares: u32 },
    /// More batteries than before touch robots of one's own: so many.
    Charges { batteries: usize },
    /// Fewer batteries than before touch enemy robots: so many.
    Starves { batteries: usize },
    /// The opponent has only so many places left for the next piece.
    Leaves { places: usize },
    /// However the opponent answers, the answer gains at most so many points at once, counting those that it costs; after another turn, it
    /// could gain as many as `others`.
    LetsGain { points: i32, others: i32 },
    /// It swaps sides: the other side is better.
    BetterSide,
    /// It is a first turn after which neither side is better, so that a swap gains nothing.
    FairTurn,
    /// None of these: it improves the position.
    Improves,
}

/// The best that a player can do in one turn.
#[derive(Clone, Debug, Default)]
struct Prospect {
    wins: bool,
    /// Whether it is not known that they cannot win.
    may_win: bool,
    /// Where the pieces are that a turn with most captures captures.
    most: Vec<Site>,
    /// Where the pieces are that some turn captures.
    all: Vec<Site>,
    /// The most squares that a turn comes closer to where they win, in games that are a race, and whether all turns are known.
    advance: Option<u32>,
    has_all: bool,
}

/// So many squares more are worth saying.
const FAR: u32 = 3;

/// The reasons for a turn with this evaluation, which may be exact, and with the best reply, as far as it is known.
pub(super) fn why<G: Searchable + Presented>(
    before: &G,
    turn: &[G::Action],
    reply: &[G::Action],
    eval: Option<Eval>,
    is_exact: bool,
) -> Vec<Why> {
    let mover = before.to_move();
    let Some((after, taken)) = played(before, turn) else { return Vec::new() };
    if after.outcome().is_some_and(|outcome| outcome.winner == Some(mover)) {
        return vec![Why::Wins];
    }
    let mut reasons = Vec::new();
    let end = eval.and_then(Eval::end);
    if let Some(end) = end.filter(|end| *end > 0) {
        reasons.push(Why::WinsIn { turns: (end as u32).div_ceil(2) });
    }
    if taken > 0 {
        reasons.push(Why::Takes { count: taken });
    }
    if after.outcome().is_none() {
        reasons.extend(dangers(before, &after, reply));
    }
    let exact = eval.filter(|_| is_exact).and_then(|eval| G::points_of(eval.0));
    reasons.extend(exact.map(ends));
    reasons.extend(panel(before, &after, turn).or_else(|| gained(before, &after, mover)));
    if after.outcome().is_none() {
        reasons.extend(answers(before, &after));
    }
    if end.is_some_and(|end| end < 0) {
        reasons.push(Why::Resists);
    }
    let reached = |game: &G| Some(game.goal(mover)?.reached);
    if let (Some(goal), Some(was)) = (after.goal(mover), reached(before))
        && goal.reached > was
    {
        reasons.push(Why::Arrives { reached: goal.reached, needed: goal.needed });
        return reasons;
    }
    let distances = [before, &after].map(|game| game.distance_to_goal(mover));
    if let [Some(was), Some(is)] = distances
        && is < was
    {
        reasons.push(Why::Nearer { squares: was - is });
    }
    reasons.extend(batteries(before, &after));
    if reasons.is_empty() {
        reasons.push(Why::Improves);
    }
    reasons
}

/// What the turn does about the enemy's prospects and the player's own.
fn dangers<G: Searchable>(before: &G, after: &G, reply: &[G::Action]) -> Vec<Why> {
    let mut reasons = Vec::new();
    let theirs = prospect(after);
    let mut slows = None;
    if let Some(idle) = before.skipped_turn() {
        let without = prospect(&idle);
        slows = without
            .advance
            .zip(theirs.advance)
            .filter(|(others, squares)| *others >= squares + FAR && theirs.has_all);
        if without.wins && !theirs.may_win {
            reasons.push(Why::Averts);
        } else if without.most.len() > theirs.most.len() {
            let saved = without.most.iter().filter(|site| !theirs.all.contains(site));
            let count = without.most.len() - theirs.most.len();
            reasons.push(Why::Saves { count, at: named(saved, count) });
        } else if let Some((_, count)) = played(after, reply).filter(|(_, count)| *count < without.most.len())
        {
            reasons.push(Why::Spares { count });
        }
    }
    if let Some(idle) = after.skipped_turn() {
        let ours = prospect(&idle);
        if ours.wins {
            reasons.push(Why::ThreatensToWin);
        } else if !ours.most.is_empty() {
            let (count, few) = (ours.most.len(), if ours.all.len() <= 2 { &ours.all } else { &ours.most });
            reasons.push(Why::Threatens { count, at: named(few.iter(), few.len()) });
        }
        reasons.extend(slows.map(|(others, squares)| Why::Slows { squares, others }));
        if reasons.is_empty()
            && let (Some(squares), Some(now)) = (ours.advance, prospect(before).advance)
            && squares >= now + FAR
        {
            reasons.push(Why::Opens { squares });
        }
    }
    reasons
}

/// The position after some actions, and how many pieces they capture; `None` if there are none, or if they are not legal.
fn played<G: Game>(before: &G, actions: &[G::Action]) -> Option<(G, usize)> {
    let (mut after, mut count) = (before.clone(), 0);
    for action in actions {
        count += captures(&after.play(action).ok()?).count();
    }
    (!actions.is_empty()).then_some((after, count))
}

/// These sites, if they are one or two, and so many.
fn named<'a>(mut sites: impl Iterator<Item = &'a Site>, count: usize) -> [Option<Site>; 2] {
    let first = [sites.next(), sites.next()].map(|site| site.copied());
    let are_all = sites.next().is_none() && first.iter().flatten().count() == count;
    if are_all { first } else { [None; 2] }
}

const fn ends(points: i32) -> Why {
    match points {
        0 => Why::EndsEven,
        1.. => Why::EndsAhead { points },
        _ => Why::EndsBehind { points: -points },
    }
}

/// The points gained at once, in games with points, if nothing gains more: else they are not the reason.
fn gained<G: Game>(before: &G, after: &G, mover: Player) -> Option<Why> {
    let (was, is) = (lead(before, mover)?, lead(after, mover)?);
    let is_most = || successors(before).filter_map(|other| lead(&other, mover)).all(|other| other <= is);
    (is > was && is_most()).then_some(Why::Gains { points: is - was })
}

/// What becomes of the panel on which a piece was placed, unless that is decided already: it is the player's for good if the other one
/// can no longer get as many pieces there.
fn panel<G: Presented>(before: &G, after: &G, turn: &[G::Action]) -> Option<Why> {
    let [action] = turn else { return None };
    let (at, mover) = (before.gesture(action).to?, before.to_move());
    let control = after.control(at)?;
    let Controlled::Panel { fields } = control.what else { return None };
    let [own, others] = [mover, mover.other()].map(|player| control.by[player.index()].len());
    let was_open = 2 * (own - 1) <= fields && 2 * others <= fields;
    match own.cmp(&others) {
        _ if !was_open => None,
        Ordering::Greater if 2 * own > fields => Some(Why::Secures { fields }),
        Ordering::Greater => Some(Why::Leads { fields, own, others }),
        Ordering::Equal => Some(Why::Evens { fields }),
        Ordering::Less => None,
    }
}

/// What becomes of the energy that is within reach of either player: what touches robots of theirs.
fn batteries<G: Presented>(before: &G, after: &G) -> Vec<Why> {
    let mover = before.to_move();
    let touched = |game: &G, player: Player| {
        let controls = game.pieces().into_iter().filter_map(|(at, _)| game.control(at));
        let batteries = controls.filter(|control| control.what == Controlled::Battery);
        batteries.filter(|control| !control.by[player.index()].is_empty()).count()
    };
    let [own, theirs] =
        [mover, mover.other()].map(|player| [before, after].map(|game| touched(game, player)));
    let charges = (own[1] > own[0]).then_some(Why::Charges { batteries: own[1] });
    let starves = (theirs[1] < theirs[0]).then_some(Why::Starves { batteries: theirs[1] });
    charges.into_iter().chain(starves).collect()
}

/// So few places are worth saying.
const FEW: usize = 3;

/// What is left to the enemy, in games with points: where they can answer, and what that can gain.
fn answers<G: Game>(before: &G, after: &G) -> Option<Why> {
    let left = after.actions().len();
    if after.score().is_none() || left == 0 {
        return None;
    }
    if left <= FEW {
        return Some(Why::Leaves { places: left });
    }
    let points = best_gain(after)?;
    let others = successors(before).filter_map(|other| best_gain(&other)).max().unwrap_or(points);
    (others > points).then_some(Why::LetsGain { points, others })
}

/// The most points that the player to move can gain at once, counting those that the other one loses.
fn best_gain<G: Game>(position: &G) -> Option<i32> {
    let mover = position.to_move();
    let now = lead(position, mover)?;
    let most = successors(position).filter_map(|then| lead(&then, mover)).max()?;
    Some((most - now).max(0))
}

/// The positions after each action of the player to move.
fn successors<G: Game>(position: &G) -> impl Iterator<Item = G> {
    position.actions().into_iter().map(|action| position.after(&action))
}

/// By how many points a player is ahead, in games with points.
fn lead<G: Game>(position: &G, player: Player) -> Option<i32> {
    let total = position.score()?.total().map(i32::from);
    Some(total[player.index()] - total[player.other().index()])
}

/// The most positions that are looked at for a win: a small part of a second.
const BRIEF: u64 = 100_000;

fn prospect<G: Searchable>(position: &G) -> Prospect {
    let mover = position.to_move();
    let mut best = Prospect::default();
    if position.outcome().is_some() {
        return best;
    }
    let mut plays = Vec::new();
    let has_all = position.plays(&mut plays);
    let mut work = Work::new(BRIEF);
    plays.extend(position.winning_play(&mut work));
    let far = position.distance_to_goal(mover);
    for play in &plays {
        let mut next = position.clone();
        let (mut captured, mut is_loss) = (Vec::new(), false);
        for action in G::actions_of(play) {
            let Ok(effects) = next.play(&action) else { break };
            captured.extend(captures(&effects));
            is_loss |= effects.iter().any(|effect| matches!(effect, Effect::Lost { .. }));
        }
        let advance = far.zip(next.distance_to_goal(mover)).filter(|_| !is_loss);
        best.advance = best.advance.max(advance.map(|(was, is)| was.saturating_sub(is)));
        best.wins |= next.outcome().is_some_and(|outcome| outcome.winner == Some(mover));
        best.all.extend(captured.iter().filter(|site| !best.all.contains(site)).copied().collect::<Vec<_>>());
        if captured.len() > best.most.len() {
            best.most = captured;
        }
    }
    best.has_all = has_all;
    best.may_win = best.wins || !has_all && work.has_given_up();
    best
}

fn captures(effects: &[Effect]) -> impl Iterator<Item = Site> {
    effects.iter().filter_map(|effect| match effect {
        Effect::Captured { at, .. } => Some(*at),
        _ => None,
    })
}
