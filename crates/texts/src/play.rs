//! What happens at the table, in words: who controls what, what an action is, and what a turn has done.

use std::collections::BTreeMap;
use std::ops::Range;

use super::msg;
use crate::Message;
use engine::Why;
use record::{Match, Played};
use rules::{
    AnyAction, AnyGame, Control, Controlled, Effect, Game, GameKind, Gesture, Piece, PieceKind, Player,
    Presented, Site, SwapStage,
};

/// Who controls a place or what is on it, as a sentence, with the players' names.
pub fn control_told(control: &Control, name: impl Fn(Player) -> Message) -> Message {
    let [one, two] = [control.by[0].len(), control.by[1].len()];
    let (more, less) = (one.max(two), one.min(two));
    match (control.what, control.leader()) {
        (Controlled::Battery, Some(player)) => msg::place_battery_controlled(name(player), more, less),
        (Controlled::Battery, None) => msg::place_battery_shared(one),
        (Controlled::Panel { fields }, Some(player)) => {
            msg::place_panel_held(name(player), fields, more, less)
        }
        (Controlled::Panel { fields }, None) => msg::place_panel_tied(one, fields),
    }
}

/// What a player does to make an action, as half a sentence that asks for it.
pub fn action_told(position: &AnyGame, action: &AnyAction) -> Message {
    if *action == AnyAction::Swap {
        return msg::action_swap();
    }
    let Gesture { from, to, captures, pays, .. } = position.gesture(action);
    let Some(to) = to else { return msg::action_end() };
    let Some(from) = from else { return msg::action_place(to) };
    let piece = position.pieces().into_iter().find(|(site, _)| *site == from).map(|(_, piece)| piece.kind);
    let takes_nothing = captures.is_empty();
    match (piece, listed(&pays), listed(&captures)) {
        (Some(PieceKind::Battery), ..) => msg::action_shift(from, to),
        (_, Some(pays), _) if takes_nothing => msg::action_run(from, to, pays),
        (_, Some(pays), _) => msg::action_run_capture(from, to, pays),
        (_, None, Some(captures)) => msg::action_move_capture(from, to, captures),
        (_, None, None) => msg::action_move(from, to),
    }
}

/// What an action that shifts a battery is good for: fewer enemy robots, or more of the player's own, touch it where it comes to be.
pub fn shift_reason(position: &AnyGame, action: &AnyAction) -> Option<Message> {
    let Gesture { from, to, .. } = position.gesture(action);
    let (from, to) = from.zip(to)?;
    let mut after = position.clone();
    let was = position.control(from).filter(|control| control.what == Controlled::Battery)?;
    after.play(action).ok()?;
    let is = after.control(to)?;
    let mover = position.to_move();
    let [own, enemies] =
        [mover, mover.other()].map(|player| [&was, &is].map(|control| control.by[player.index()].len()));
    if enemies[1] < enemies[0] {
        return Some(msg::step_off_enemy(enemies[1]));
    }
    (own[1] > own[0]).then(|| msg::step_near_own(own[1]))
}

/// A list of places: `a1, b2 and c3`; `None` if there are none.
pub fn listed(places: &[Site]) -> Option<Message> {
    all_of(places.iter().map(|place| Message::verbatim(place.to_string())).collect())
}

/// Messages as a list: `this, that and the other`; `None` if there are none.
fn all_of(mut parts: Vec<Message>) -> Option<Message> {
    let last = parts.pop()?;
    Some(if parts.is_empty() { last } else { msg::panel_and(Message::joined(parts, ", "), last) })
}

/// What a turn has done: runs and moves, captures, losses, a marble that was placed and the panel that changed hands by it. A sentence with
/// the player's name; `None` if sides were swapped.
pub fn turn_told(game: &Match<AnyGame>, turn: Range<usize>, name: Message) -> Option<Message> {
    let before = game.position_at(turn.start)?;
    let actions = game.played().get(turn)?;
    let turn = Turn::played(before, actions);
    let played = actions.first()?;
    if let Some(told) = panel_told(before, &played.after, &played.action) {
        return Some(msg::turn_told(name, told));
    }
    all_of(turn.parts()).map(|told| msg::turn_told(name, told))
}

/// A marble that was placed, a counter that was moved, or a swap, as a report; `None` for an action in Netzwerk, which is a part of a turn.
fn played(before: &AnyGame, action: &AnyAction) -> Option<Message> {
    if *action == AnyAction::Swap {
        return Some(msg::played_swap());
    }
    let Gesture { from, to, captures, .. } = before.gesture(action);
    let is_counter = |site: &Site| {
        before.pieces().iter().any(|(at, piece)| at == site && piece.kind == PieceKind::Counter)
    };
    Some(match (from, to?, listed(&captures)) {
        (None, to, _) => msg::played_place(to),
        (Some(from), to, captures) if from == to && is_counter(&from) => {
            let round = msg::played_round(to);
            captures.map_or_else(|| round.clone(), |captures| msg::played_round_capture(to, captures))
        }
        (Some(from), to, None) if is_counter(&from) => msg::played_move(from, to),
        (Some(from), to, Some(captures)) if is_counter(&from) => msg::played_move_capture(from, to, captures),
        _ => return None,
    })
}

/// A turn that was played or could be, as a report: its only action, or in Netzwerk its captures, runs and batteries.
pub fn turn_in_short(before: &AnyGame, actions: &[AnyAction]) -> Message {
    if let Some(told) = actions.first().and_then(|first| played(before, first)) {
        return told;
    }
    let (mut position, mut turn) = (before.clone(), Turn::of(before));
    for action in actions {
        let Ok(effects) = position.play(action) else { break };
        effects.iter().for_each(|effect| turn.add(effect));
    }
    let ways = |kind| {
        let ways: Vec<String> = turn.ways_of(kind).map(|(from, to)| format!("{from}–{to}")).collect();
        (ways.len(), ways.join(", "))
    };
    let [(runs, robots), (shifts, batteries)] = [PieceKind::Robot, PieceKind::Battery].map(ways);
    let (captures, places) = turn.captured_of(PieceKind::Robot);
    // What decides comes first.
    let parts = [
        (captures > 0).then(|| msg::better_captures(captures, places)),
        (runs > 0).then(|| msg::better_runs(runs, robots)),
        (shifts > 0).then(|| msg::better_shifts(shifts, batteries)),
    ];
    all_of(parts.into_iter().flatten().collect()).unwrap_or_else(msg::played_nothing)
}

/// A turn as briefly as a list has room for: where its pieces began and ended (`a2–a6`, `m11>m13` for a battery), where a marble was placed,
/// and where pieces were captured (`×e5`); its notation if it is none of that.
pub fn turn_listed(game: &Match<AnyGame>, turn: Range<usize>) -> String {
    let (Some(before), Some(played)) = (game.position_at(turn.start), game.played().get(turn)) else {
        return String::new();
    };
    let turn = Turn::played(before, played);
    let ways = |is_battery: bool| {
        let ways = turn.ways.iter().filter(move |(kind, ..)| (*kind == PieceKind::Battery) == is_battery);
        let between = if is_battery { '>' } else { '–' };
        ways.map(move |(_, from, to)| format!("{from}{between}{to}"))
    };
    let captured = turn.captured.iter().map(|(_, at)| format!("×{at}"));
    let placed = turn.placed.iter().map(Site::to_string);
    let parts: Vec<String> = placed.chain(ways(false)).chain(captured).chain(ways(true)).collect();
    if parts.is_empty() {
        return played.iter().map(|played| played.action.to_string()).collect::<Vec<_>>().join("  ");
    }
    parts.join("  ")
}

/// What has become of the panel on which a marble was placed, if it counts for another player now or no longer for one.
fn panel_told(before: &AnyGame, after: &AnyGame, action: &AnyAction) -> Option<Message> {
    let at = before.gesture(action).to?;
    let (was, is) = (before.control(at)?, after.control(at)?);
    let Controlled::Panel { fields } = is.what else { return None };
    match (was.leader(), is.leader()) {
        (was, Some(leader)) if was != Some(leader) => Some(msg::turn_panel_held(fields, at)),
        (Some(_), None) => Some(msg::turn_panel_tied(fields, at)),
        _ => None,
    }
}

/// What the best answer to a turn does besides what it moves and captures: whether it wins or, by its reasons, threatens to; and what the turn
/// itself has to do with it: batteries that were moved to where they pay for it, and a piece that had gone to where it is captured.
pub fn answer_told(
    game: &Match<AnyGame>,
    turn: Range<usize>,
    answer: &[AnyAction],
    reasons: &[Why],
) -> Option<Message> {
    let mut position = game.position_at(turn.end)?.clone();
    let answers = position.to_move();
    let played = Turn::played(game.position_at(turn.start)?, game.played().get(turn)?);
    let came = |kind, site: &Site| played.ways_of(kind).any(|(_, to)| to == *site);
    let (mut used, mut captured) = (Vec::new(), Vec::new());
    for action in answer {
        let Gesture { pays, captures, .. } = position.gesture(action);
        used.extend(pays.into_iter().filter(|site| came(PieceKind::Battery, site)));
        captured.extend(captures);
        position.play(action).ok()?;
    }
    used.sort_unstable();
    used.dedup();
    let wins = position.outcome().is_some_and(|outcome| outcome.winner == Some(answers));
    let outcome = match wins {
        true => Some(msg::review_answer_wins()),
        false => reasons.contains(&Why::ThreatensToWin).then(msg::review_answer_threatens),
    };
    let decides = outcome.is_some() || !captured.is_empty();
    let used = listed(&used).filter(|_| decides).map(|places| msg::review_answer_uses(used.len(), places));
    let robot = captured.iter().find(|site| came(PieceKind::Robot, site));
    let counter = captured.iter().find(|site| came(PieceKind::Counter, site));
    let taken = robot.map(|site| msg::review_answer_takes_robot(*site));
    let taken = taken.or_else(|| counter.map(|site| msg::review_answer_takes_counter(*site)));
    let sentences: Vec<Message> = [outcome, used, taken].into_iter().flatten().collect();
    (!sentences.is_empty()).then(|| Message::joined(sentences, " "))
}

/// What a better turn spares the player: pieces that the best answer to the turn that was played captures, and the best answer to the
/// better one does not; or, in games with points, how much better the score is after the answers. `line` is the better turn and what follows.
pub fn spared_told(
    game: &Match<AnyGame>,
    turn: Range<usize>,
    answer: &[AnyAction],
    line: &[Vec<AnyAction>],
) -> Option<Message> {
    let [better, reply, ..] = line else { return None };
    let captured = |position: &mut AnyGame, actions: &[AnyAction]| {
        actions.iter().try_fold(0, |count, action| {
            let more = position.gesture(action).captures.len();
            position.play(action).ok().map(|_| count + more)
        })
    };
    let before = game.position_at(turn.start)?;
    let mover = before.to_move();
    let ahead = |position: &AnyGame| {
        let total = position.score()?.total().map(i32::from);
        Some(total[mover.index()] - total[mover.other().index()])
    };
    let mut played = game.position_at(turn.end)?.clone();
    let lost = captured(&mut played, answer)?;
    let mut after = before.clone();
    captured(&mut after, better)?;
    let count = captured(&mut after, reply)?;
    if let (Some(was), Some(is)) = (ahead(&played), ahead(&after)) {
        // Until it is settled who has which side, points are nobody's.
        return (is > was && before.swap_stage() == SwapStage::Closed)
            .then(|| msg::review_spares_points(is - was));
    }
    (count < lost).then(|| match after.kind() {
        GameKind::Netzwerk => msg::review_spares_robots(count),
        _ => msg::review_spares_counters(count),
    })
}

/// A reason for a turn, in the words of a game.
pub fn why_told(why: Why, kind: GameKind) -> Message {
    let are_robots = kind == GameKind::Netzwerk;
    match why {
        Why::Wins => msg::why_wins(),
        Why::WinsIn { turns } => msg::why_wins_in(turns),
        Why::Takes { count } if are_robots => msg::why_takes_robots(count),
        Why::Takes { count } => msg::why_takes_counters(count),
        Why::Averts => msg::why_averts(),
        Why::Saves { at: [Some(at), Some(other)], .. } if are_robots => msg::why_saves_robots_on(at, other),
        Why::Saves { at: [Some(at), Some(other)], .. } => msg::why_saves_counters_on(at, other),
        Why::Saves { at: [Some(at), None], .. } if are_robots => msg::why_saves_robot_on(at),
        Why::Saves { at: [Some(at), None], .. } => msg::why_saves_counter_on(at),
        Why::Saves { count, .. } if are_robots => msg::why_saves_robots(count),
        Why::Saves { count, .. } => msg::why_saves_counters(count),
        Why::Spares { count } if are_robots => msg::review_spares_robots(count),
        Why::Spares { count } => msg::review_spares_counters(count),
        Why::ThreatensToWin => msg::why_threatens_to_win(),
        Why::Threatens { at: [Some(at), Some(other)], .. } if are_robots => {
            msg::why_threatens_robots_on(at, other)
        }
        Why::Threatens { at: [Some(at), Some(other)], .. } => msg::why_threatens_counters_on(at, other),
        Why::Threatens { at: [Some(at), None], .. } if are_robots => msg::why_threatens_robot_on(at),
        Why::Threatens { at: [Some(at), None], .. } => msg::why_threatens_counter_on(at),
        Why::Threatens { count, .. } if are_robots => msg::why_threatens_robots(count),
        Why::Threatens { count, .. } => msg::why_threatens_counters(count),
        Why::Slows { squares, others } => msg::why_slows(squares, others),
        Why::Opens { squares } => msg::why_opens(squares),
        Why::Arrives { reached, needed } if are_robots => msg::why_arrives_goal_row(reached, needed),
        Why::Arrives { reached, needed } => msg::why_arrives_headquarters(reached, needed),
        Why::Secures { fields } => msg::why_secures(fields),
        Why::Leads { fields, own, others } if own > others + 1 => msg::why_strengthens(fields, own, others),
        Why::Leads { fields, own, others } => msg::why_leads(fields, own, others),
        Why::Evens { fields } => msg::why_evens(fields),
        Why::Charges { batteries } => msg::why_charges(batteries),
        Why::Starves { batteries } => msg::why_starves(batteries),
        Why::Gains { points } => msg::why_gains(points),
        Why::EndsAhead { points } => msg::why_ends_ahead(points),
        Why::EndsBehind { points } => msg::why_ends_behind(points),
        Why::EndsEven => msg::why_ends_even(),
        Why::Resists => msg::why_resists(),
        Why::Nearer { squares } if are_robots => msg::why_nearer_goal_row(squares),
        Why::Nearer { squares } => msg::why_nearer_headquarters(squares),
        Why::Leaves { places } => msg::why_leaves(places),
        Why::LetsGain { points, others } => msg::why_lets_gain(points, others),
        Why::BetterSide => msg::why_better_side(),
        Why::FairTurn => msg::why_fair_turn(),
        Why::Improves => msg::why_improves(),
    }
}

/// What has been done in a turn.
#[derive(Default)]
struct Turn {
    /// The pieces on the board.
    pieces: BTreeMap<Site, Piece>,
    /// Where pieces began and ended.
    ways: Vec<(PieceKind, Site, Site)>,
    captured: Vec<(PieceKind, Site)>,
    lost: Vec<Site>,
    placed: Option<Site>,
}

impl Turn {
    fn of(before: &AnyGame) -> Self {
        Self { pieces: before.pieces().into_iter().collect(), ..Self::default() }
    }

    /// What the actions of a turn have done that were played from a position.
    fn played(before: &AnyGame, actions: &[Played<AnyGame>]) -> Self {
        let mut turn = Self::of(before);
        actions.iter().flat_map(|played| &played.effects).for_each(|effect| turn.add(effect));
        turn
    }

    fn add(&mut self, effect: &Effect) {
        match effect {
            Effect::Moved { from, to } | Effect::Jumped { from, to, .. } => {
                let Some(piece) = self.pieces.remove(from) else { return };
                self.pieces.insert(*to, piece);
                match self.ways.iter_mut().find(|(_, _, end)| end == from) {
                    Some((.., end)) => *end = *to,
                    None => self.ways.push((piece.kind, *from, *to)),
                }
            }
            Effect::Captured { at, piece } => {
                self.pieces.remove(at);
                self.captured.push((piece.kind, *at));
            }
            Effect::Lost { at, .. } => {
                self.pieces.remove(at);
                self.lost.push(*at);
            }
            Effect::Placed { at, .. } => self.placed = Some(*at),
            _ => {}
        }
    }

    /// The ways of pieces of a kind.
    fn ways_of(&self, kind: PieceKind) -> impl Iterator<Item = (Site, Site)> {
        self.ways.iter().filter(move |(other, ..)| *other == kind).map(|(_, from, to)| (*from, *to))
    }

    /// How many pieces of a kind were captured, and where.
    fn captured_of(&self, kind: PieceKind) -> (usize, String) {
        let places = self.captured.iter().filter(|(other, _)| *other == kind);
        let names: Vec<String> = places.map(|(_, at)| at.to_string()).collect();
        (names.len(), names.join(", "))
    }

    /// What is told about it, in this order.
    fn parts(&self) -> Vec<Message> {
        let robots: Vec<_> =
            self.ways_of(PieceKind::Robot).map(|(from, to)| format!("{from}–{to}")).collect();
        let batteries = self.ways_of(PieceKind::Battery).count();
        let counter = self.ways_of(PieceKind::Counter).next();
        let (taken_robots, robots_at) = self.captured_of(PieceKind::Robot);
        let (taken_counters, counters_at) = self.captured_of(PieceKind::Counter);
        [
            (!robots.is_empty()).then(|| msg::turn_robots(robots.len(), robots.join(", "))),
            counter.map(|(from, to)| msg::turn_counter(from, to)),
            self.placed.map(msg::turn_placed),
            (taken_robots > 0).then(|| msg::turn_captured_robots(taken_robots, robots_at)),
            (taken_counters > 0).then(|| msg::turn_captured_counters(taken_counters, counters_at)),
            (batteries > 0).then(|| msg::turn_batteries(batteries)),
            (!self.lost.is_empty()).then(msg::turn_lost),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}
