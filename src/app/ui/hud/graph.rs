//! The graph of a review: both players' chances over the turns. The line runs towards the emblem of who is ahead. The turn that it points
//! at is the one on the board.

use bevy::prelude::Commands;
use bevy_egui::egui::{
    Align2, Color32, EventFilter, FontId, Mesh, Painter, Pos2, Rect, Response, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::advice::{chance_of, percent};
use super::status::place_in_review;
use super::view::HudView;
use crate::app::ai::MatchReview;
use crate::app::session::{GoToPly, LookAtTurn, Session, StepByTurn};
use crate::app::ui::language::Say;
use crate::app::ui::painting::paint_piece;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, INK, LINE, TEXT, WARNING, strong};
use crate::app::ui::widgets::{FAINT_SIZE, faint, in_sight};
use rules::Player;
use texts::{Message, msg, player_name};

/// The height of the graph, and its least height in a low panel.
const HEIGHT: f32 = 92.0;
const LEAST: f32 = 64.0;
/// A panel of less height is low.
const LOW: f32 = 420.0;
/// The space between the curve and the edges: at the sides, there is room for the bar of a panel that scrolls.
const MARGIN: Vec2 = vec2(16.0, 9.0);
/// The radius of the disc with the symbol of a turning point, and the size of the symbol.
const DISC: f32 = 8.5;
const SYMBOL: f32 = 11.5;
/// How far from the middle of a disc it is still clicked.
const NEAR: f32 = 12.0;
/// The radius of a disc without a symbol, where there is no room for one.
const SMALL_DISC: f32 = 3.5;

/// Both players' chances, given the first one's, after so many actions.
fn chances(session: &Session, first: f32, actions: usize) -> Message {
    let of =
        |player| msg::analysis_chance(session.name_at(player, actions), percent(chance_of(player, first)));
    Message::joined(Player::BOTH.map(of), " · ")
}

/// Where turns and chances are in the graph.
struct Axes {
    place: Rect,
    turns: usize,
}

impl Axes {
    fn at(&self, turn: usize, chance: f32) -> Pos2 {
        let part = turn as f32 / self.turns.max(1) as f32;
        let inner = self.place.shrink2(MARGIN);
        pos2(inner.min.x + inner.width() * part, inner.max.y - inner.height() * chance)
    }

    /// Where a player's emblem stands: at the end to which the line runs when they are ahead.
    fn end_of(&self, player: Player) -> Pos2 {
        let (chance, inward) = if player == Player::One { (1.0, 6.0) } else { (0.0, -6.0) };
        pos2(self.place.min.x + 11.0, self.at(0, chance).y + inward)
    }

    /// The turn at a place: 0 is the start, before the first one.
    fn turn_at(&self, x: f32) -> usize {
        let inner = self.place.shrink2(MARGIN);
        let part = ((x - inner.min.x) / inner.width()).clamp(0.0, 1.0);
        (part * self.turns as f32).round() as usize
    }
}

/// The graph, with the turn after `actions` actions pointed at; below it, which turn it is, and both players' chances then.
pub(super) fn show_graph(ui: &mut Ui, actions: usize, panel: &HudView, commands: &mut Commands) {
    let (session, review) = (panel.session, &*panel.computer.review);
    let height = if ui.clip_rect().height() < LOW { LEAST } else { HEIGHT };
    let (place, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click_and_drag());
    let turns = session.game().turns();
    let axes = Axes { place, turns: turns.len() };
    let now = turns.iter().take_while(|turn| turn.end <= actions).count();
    paint(ui.painter(), &axes, now, session, review);
    in_sight(&response);
    if response.has_focus() {
        ui.painter().rect_stroke(place, 4.0, Stroke::new(2.0, BRASS_BRIGHT), StrokeKind::Inside);
    }
    let text = match review.chances().get(now) {
        Some(first) => chances(session, *first, actions),
        None => msg::analysis_coming(),
    };
    let side = msg::review_graph_side(player_name(session.kind(), Player::One));
    let label = ui.say(&Message::joined([msg::review_graph(now, &text), side.clone()], ". "));
    response.widget_info(|| WidgetInfo::slider(true, now as f64, &label));
    let response = response.on_hover_text(ui.say(&side));
    // What is said of a turn that is looked at before it is played names it itself.
    let place = (!session.is_before_turn()).then(|| place_in_review(panel));
    let chances = session.line().is_none().then_some(text);
    // Two lines, so that what is below stays where it is.
    ui.scope(|ui| {
        ui.set_min_height(2.0 * ui.fonts_mut(|fonts| fonts.row_height(&FontId::proportional(FAINT_SIZE))));
        faint(ui, Message::joined(place.into_iter().chain(chances), " "));
    });
    let pointed = response.interact_pointer_pos();
    let point = pointed.filter(|_| response.clicked()).and_then(|at| point_at(at, &axes, review));
    let wanted = pointed.filter(|_| point.is_none() && (response.clicked() || response.dragged()));
    if let Some(point) = point {
        commands.trigger(LookAtTurn(turns[point].start));
    } else if let Some(wanted) = wanted.map(|at| axes.turn_at(at.x)).filter(|wanted| *wanted != now) {
        let end = wanted.checked_sub(1).map_or(0, |i| turns[i].end);
        commands.trigger(GoToPly(end));
    }
    step_by_keys(ui, &response, commands);
}

/// The marked turn that a pointer is on: marks are wider than a turn.
fn point_at(pointed: Pos2, axes: &Axes, review: &MatchReview) -> Option<usize> {
    let distance = |turn: usize| {
        review.chances().get(turn + 1).map(|chance| axes.at(turn + 1, *chance).distance(pointed))
    };
    let near = review.points().iter().filter_map(|turn| Some((distance(*turn)?, *turn)));
    let near = near.filter(|(distance, _)| *distance <= NEAR).min_by(|a, b| a.0.total_cmp(&b.0));
    near.map(|(_, turn)| turn)
}

/// The arrows step through the turns while the graph has the focus.
fn step_by_keys(ui: &Ui, response: &Response, commands: &mut Commands) {
    use bevy_egui::egui::Key;
    if !response.has_focus() {
        return;
    }
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    for (key, is_forward) in [(Key::ArrowLeft, false), (Key::ArrowRight, true)] {
        if ui.input(|input| input.key_pressed(key) && !input.modifiers.alt) {
            commands.trigger(StepByTurn { is_forward });
        }
    }
}

fn paint(painter: &Painter, axes: &Axes, now: usize, session: &Session, review: &MatchReview) {
    let place = axes.place;
    painter.rect(place, 4.0, LINE.gamma_multiply(0.5), Stroke::new(1.0, LINE), StrokeKind::Inside);
    let curve: Vec<Pos2> =
        review.chances().iter().enumerate().map(|(turn, chance)| axes.at(turn, *chance)).collect();
    // What is below the curve is the first player's share.
    let floor = axes.at(0, 0.0).y;
    painter.add(Shape::mesh(area_below(&curve, floor)));
    let middle = [axes.at(0, 0.5), axes.at(axes.turns, 0.5)];
    painter.extend(Shape::dashed_line(&middle, Stroke::new(1.0, TEXT.gamma_multiply(0.5)), 4.0, 4.0));
    painter.line(curve.clone(), Stroke::new(2.0, BRASS_BRIGHT));
    for player in Player::BOTH {
        paint_piece(painter, session.kind(), player, axes.end_of(player), 7.0);
    }
    let x = axes.at(now, 0.0).x;
    painter.line_segment([pos2(x, place.min.y + 2.0), pos2(x, place.max.y - 2.0)], Stroke::new(1.5, TEXT));
    if let Some(at) = curve.get(now) {
        painter.circle(*at, 4.0, TEXT, Stroke::new(1.0, INK));
    }
    // The turn on the board is marked whatever is near it, and of the others those that have room.
    let mut points: Vec<usize> = review.points().to_vec();
    points.sort_by_key(|turn| turn + 1 != now);
    let (mut marked, mut small): (Vec<Pos2>, Vec<Pos2>) = (Vec::new(), Vec::new());
    for turn in points {
        let mark = review.turns().get(turn).and_then(|turn| turn.mark);
        let (Some(mark), Some(at)) = (mark, curve.get(turn + 1)) else { continue };
        if has_room(*at, &marked) {
            paint_disc(painter, *at, mark.symbol(), if turn + 1 == now { BRASS_BRIGHT } else { WARNING });
            marked.push(*at);
        } else {
            small.push(*at);
        }
    }
    for at in small {
        painter.circle(at, SMALL_DISC, WARNING, Stroke::new(1.0, INK));
    }
}

/// Whether a disc would hide none of those with a symbol.
fn has_room(at: Pos2, marked: &[Pos2]) -> bool {
    marked.iter().all(|other| other.distance(at) > 2.0 * DISC)
}

/// What is between a curve and the floor, as one area without seams.
fn area_below(curve: &[Pos2], floor: f32) -> Mesh {
    let (mut area, colour) = (Mesh::default(), BRASS.gamma_multiply(0.35));
    for (at, number) in curve.iter().zip((0..).step_by(2)) {
        area.colored_vertex(*at, colour);
        area.colored_vertex(pos2(at.x, floor), colour);
        if number > 0 {
            area.add_triangle(number - 2, number - 1, number);
            area.add_triangle(number - 1, number, number + 1);
        }
    }
    area
}

/// A disc with the symbol of a mark.
fn paint_disc(painter: &Painter, at: Pos2, symbol: &str, fill: Color32) {
    painter.circle(at, DISC, fill, Stroke::new(1.5, INK));
    painter.text(at, Align2::CENTER_CENTER, symbol, strong(SYMBOL), INK);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_has_room_where_no_other_is() {
        let marked = [pos2(20.0, 20.0)];
        assert!(has_room(pos2(20.0, 60.0), &marked) && has_room(pos2(40.0, 20.0), &marked));
        assert!(!has_room(pos2(28.0, 24.0), &marked));
    }

    #[test]
    fn the_line_runs_towards_who_is_ahead() {
        let axes = Axes { place: Rect::from_min_size(Pos2::ZERO, vec2(200.0, HEIGHT)), turns: 10 };
        for (player, chance) in [(Player::One, 1.0), (Player::Two, 0.0)] {
            let won = axes.at(10, chance).y;
            let [own, other] = [player, player.other()].map(|player| (axes.end_of(player).y - won).abs());
            assert!(own < other, "{player:?}: {own} and {other}");
        }
    }
}
