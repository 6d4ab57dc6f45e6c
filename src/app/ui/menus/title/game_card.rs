//! The cards of the games: a large picture of the board, one line, and the two ways to play.

use std::io::Cursor;

use bevy::prelude::Resource;
use bevy_egui::egui::{
    Align, Color32, ColorImage, Context, CornerRadius, FontId, Frame, Image, Layout, Margin, Rect, Response,
    RichText, Sense, Shape, Stroke, StrokeKind, TextureHandle, TextureOptions, Ui, Vec2, WidgetInfo,
    WidgetType, epaint::RectShape, pos2, vec2,
};

use crate::app::exercises::Lessons;
use crate::app::games::view_of;
use crate::app::settings::Settings;
use crate::app::ui::language::Say;
use crate::app::ui::menus::new_match::Opponent;
use crate::app::ui::symbols;
use crate::app::ui::theme::{BRASS, BRASS_BRIGHT, CARD, CONTROL, FAINT, LINE, title};
use crate::app::ui::widgets::{
    Rank, SymbolButton, button_with_symbol, in_sight, least_width, paint_symbol, symbol_button,
};
use rules::GameKind;
use texts::{Message, game_summary, game_title, msg};
use zune_jpeg::JpegDecoder;

/// From this width on, the cards stand side by side.
const SIDE_BY_SIDE: f32 = 820.0;
/// In a narrower column, pictures are this part of a card's width, and this many points at most.
const PART: f32 = 0.36;
const LARGEST: f32 = 330.0;
/// The least width beside a picture for two buttons side by side.
const BUTTONS: f32 = 330.0;
/// Height by width of a picture, and of the part of it that is shown where there is less room.
const SHAPE: f32 = 576.0 / 720.0;
const LOW_SHAPE: f32 = 450.0 / 720.0;
/// What else the menu shows in a window that has room for whole pictures; what must be seen in a low one, and the height of pictures in the
/// lowest.
const OTHERS: f32 = 420.0;
const BESIDES: f32 = 280.0;
const FLATTEST: f32 = 90.0;
const PADDING: f32 = 12.0;
const ROUND: u8 = 14;
/// The size of the tick of a course that was finished.
const TICK: f32 = 20.0;
/// The size of a game's name, and of the sentence about it.
const NAME: f32 = 24.0;
const SENTENCE: f32 = 15.0;

/// The pictures, once they are wanted: who goes straight to a match does not need them.
#[derive(Resource, Default)]
pub(crate) struct Pictures(Vec<Option<TextureHandle>>);

impl Pictures {
    /// A picture for each game, in the order of [`GameKind::ALL`]; a page has them a little later.
    pub(super) fn textures(&mut self, context: &Context) -> Vec<Option<TextureHandle>> {
        self.0.resize(GameKind::ALL.len(), None);
        for (kind, picture) in GameKind::ALL.into_iter().zip(&mut self.0) {
            if picture.is_none() {
                *picture = load(context, kind);
            }
        }
        self.0.clone()
    }
}

fn load(context: &Context, kind: GameKind) -> Option<TextureHandle> {
    let mut decoder = JpegDecoder::new(Cursor::new(view_of(kind).portrait.content()?));
    let pixels = decoder.decode().ok()?;
    let (width, height) = decoder.dimensions()?;
    let picture = ColorImage::from_rgb([width, height], &pixels);
    Some(context.load_texture(kind.name(), picture, TextureOptions::LINEAR))
}

/// What was chosen: a game, and what to do with it.
type Chosen = Option<(GameKind, Way)>;

/// A way into a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Way {
    Play(Opponent),
    Learn,
    Puzzles,
}

/// A game of a card.
#[derive(Clone, Copy)]
struct Shown<'a> {
    kind: GameKind,
    picture: Option<&'a TextureHandle>,
    /// Whether its course was finished.
    is_learnt: bool,
    /// Whom one played it against last: that way stands out, and the picture leads there.
    last: Opponent,
}

pub(super) fn show_games(
    ui: &mut Ui,
    pictures: &[Option<TextureHandle>],
    lessons: &Lessons,
    settings: &Settings,
) -> Chosen {
    let games = || {
        let pictures = pictures.iter().map(Option::as_ref);
        GameKind::ALL.into_iter().zip(pictures).map(|(kind, picture)| Shown {
            kind,
            picture,
            is_learnt: lessons.is_finished(kind),
            last: Opponent::of_last(kind, settings),
        })
    };
    if ui.available_width() < SIDE_BY_SIDE {
        return games().filter_map(|game| show_row(ui, game)).last();
    }
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (GameKind::ALL.len() - 1) as f32) / GameKind::ALL.len() as f32;
    // A low window has flatter pictures.
    let window = ui.ctx().viewport_rect().height();
    let low = (width * LOW_SHAPE).min((window - BESIDES).max(FLATTEST));
    let height = (width * SHAPE).min(window - OTHERS).max(low);
    let lines =
        GameKind::ALL.map(|kind| lines_of(ui, kind, width - 2.0 * PADDING)).into_iter().max().unwrap_or(1);
    let mut chosen = None;
    let behind = ui.painter().add(Shape::Noop);
    let row = ui.horizontal_top(|ui| {
        for game in games() {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                chosen = chosen.or(show_column(ui, game, vec2(width - LINES, height), lines));
            });
        }
    });
    let tray = row.response.rect.expand(TRAY);
    let shape = RectShape::filled(tray, CornerRadius::same(ROUND + TRAY as u8), BETWEEN);
    ui.painter().set(behind, shape.with_blur_width(3.0 * TRAY));
    chosen
}

fn card() -> Frame {
    Frame::new().fill(CARD).stroke(Stroke::new(1.0, LINE)).corner_radius(CornerRadius::same(ROUND))
}

/// The shade that the cards lie in, so that nothing of the board looks out between them, and how far it reaches beyond them.
const BETWEEN: Color32 = Color32::from_rgb(14, 11, 9);
const TRAY: f32 = 8.0;
/// The frame's line, on both sides.
const LINES: f32 = 2.0;

/// A card with its picture above.
fn show_column(ui: &mut Ui, game: Shown, size: Vec2, lines: usize) -> Chosen {
    let Shown { kind, picture, .. } = game;
    let round = CornerRadius { nw: ROUND, ne: ROUND, sw: 0, se: 0 };
    card()
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let is_touched = show_picture(ui, kind, picture, size, round).clicked();
            let inside = Frame::new().inner_margin(PADDING);
            let chosen = inside.show(ui, |ui| {
                ui.set_width(size.x - 2.0 * PADDING);
                ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
                show_name(ui, kind);
                // The buttons of all cards stand side by side, however long the sentences above them are.
                let missing = lines - lines_of(ui, kind, ui.available_width()).min(lines);
                ui.add_space(6.0 + missing as f32 * SENTENCE * 1.2);
                offer_ways(ui, game)
            });
            chosen.inner.or(is_touched.then_some((kind, Way::Play(game.last))))
        })
        .inner
}

/// A card with its picture at the left.
fn show_row(ui: &mut Ui, game: Shown) -> Chosen {
    let Shown { kind, picture, .. } = game;
    let width = ui.available_width() - LINES;
    let beside = (width * PART).min(LARGEST);
    let inside = width - beside - 2.0 * PADDING;
    let is_narrow = inside < BUTTONS;
    let size = vec2(beside, if is_narrow { 84.0 } else { beside * LOW_SHAPE });
    card()
        .show(ui, |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
            let mut is_touched = false;
            let mut chosen = None;
            ui.horizontal_top(|ui| {
                let round = CornerRadius {
                    nw: ROUND,
                    ne: 0,
                    sw: if is_narrow { 0 } else { ROUND },
                    se: if is_narrow { 8 } else { 0 },
                };
                is_touched = show_picture(ui, kind, picture, size, round).clicked();
                Frame::new().inner_margin(PADDING).show(ui, |ui| {
                    ui.set_width(inside);
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
                        show_name(ui, kind);
                        if !is_narrow {
                            // The buttons stand at the lower edge of the picture.
                            let used = ui.min_rect().height();
                            ui.add_space((size.y - 2.0 * PADDING - used - 2.0 * (CONTROL + 8.0)).max(4.0));
                            chosen = offer_ways(ui, game);
                        }
                    });
                });
            });
            if is_narrow {
                let below = Frame::new().inner_margin(Margin { left: 10, right: 10, top: 8, bottom: 10 });
                below.show(ui, |ui| {
                    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
                    ui.set_width(width - 20.0);
                    chosen = chosen.or(offer_ways(ui, game));
                });
            }
            chosen.or(is_touched.then_some((kind, Way::Play(game.last))))
        })
        .inner
}

/// The picture, as a whole or its middle; touching it is a way to a new match, too.
fn show_picture(
    ui: &mut Ui,
    kind: GameKind,
    picture: Option<&TextureHandle>,
    size: Vec2,
    round: CornerRadius,
) -> Response {
    let (place, response) = ui.allocate_exact_size(size, Sense::click());
    if let Some(picture) = picture {
        // Cut at the sides or above and below, never stretched.
        let [across, down] = [1.0_f32.min(size.x * SHAPE / size.y), 1.0_f32.min(size.y / (size.x * SHAPE))];
        let part = Rect::from_center_size(pos2(0.5, 0.5), vec2(across, down));
        Image::new(picture).uv(part).corner_radius(round).paint_at(ui, place);
    }
    if response.hovered() || response.has_focus() {
        let line = Stroke::new(2.0, BRASS);
        ui.painter().rect(place, round, Color32::from_white_alpha(10), line, StrokeKind::Inside);
    }
    in_sight(&response);
    let name = ui.say(&game_title(kind));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    response
}

/// How many lines the sentence about a game takes.
fn lines_of(ui: &Ui, kind: GameKind, width: f32) -> usize {
    let sentence = ui.say(&game_summary(kind));
    ui.painter().layout(sentence, FontId::proportional(SENTENCE), FAINT, width).rows.len()
}

/// The name of a game and the sentence about it.
fn show_name(ui: &mut Ui, kind: GameKind) {
    let name = RichText::new(ui.say(&game_title(kind))).font(title(NAME)).color(BRASS_BRIGHT);
    ui.label(name);
    ui.label(RichText::new(ui.say(&game_summary(kind))).color(FAINT).size(SENTENCE));
}

/// A button of a card. A screen reader hears the game as well: there are three of each button.
fn offer(
    ui: &mut Ui,
    game: Shown,
    symbol: &'static str,
    name: Message,
    way: Way,
    show: impl FnOnce(&mut Ui, &SymbolButton) -> Response,
) -> Chosen {
    let kind = game.kind;
    let rank = match way {
        Way::Play(opponent) if opponent == game.last => Rank::First,
        Way::Play(_) => Rank::Usual,
        Way::Learn | Way::Puzzles => Rank::Quiet,
    };
    let response = show(ui, &SymbolButton::plain(symbol, name.clone(), true).ranked(rank));
    let whole = ui.say(&Message::joined([game_title(kind), name], ": "));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &whole));
    response.clicked().then_some((kind, way))
}

/// The button for the course, with a tick at its corner once it was finished: in words for a screen reader and in the tooltip.
fn offer_course(ui: &mut Ui, game: Shown, show: impl FnOnce(&mut Ui, &SymbolButton) -> Response) -> Chosen {
    let learn = msg::lesson_learn();
    if !game.is_learnt {
        return offer(ui, game, symbols::LEARN, learn, Way::Learn, show);
    }
    let name = Message::joined([learn.clone(), msg::record_course_done()], ". ");
    offer(ui, game, symbols::LEARN, name, Way::Learn, |ui, button| {
        let button = SymbolButton::plain(button.symbol, learn, true).ranked(Rank::Quiet);
        let response = show(ui, &button).on_hover_text(ui.say(&msg::record_course_done()));
        let corner = response.rect.right_top() + vec2(-3.0, 3.0);
        ui.painter().circle_filled(corner, TICK / 2.0, CARD);
        paint_symbol(ui, symbols::DONE, corner, TICK, BRASS_BRIGHT);
        response
    })
}

fn offer_puzzles(ui: &mut Ui, game: Shown, show: impl FnOnce(&mut Ui, &SymbolButton) -> Response) -> Chosen {
    offer(ui, game, symbols::PUZZLES, msg::puzzles_open(), Way::Puzzles, show)
}

/// The two ways to play, the course and the puzzles: two in a row, or each in a row of its own where words would be broken. A narrow card
/// has them all in one row, the last two as symbols, if there is room.
fn offer_ways(ui: &mut Ui, game: Shown) -> Chosen {
    let ways = [
        (symbols::TWO_PLAYERS, msg::title_two_players(), Opponent::Person),
        (symbols::COMPUTER, msg::title_computer(), Opponent::Computer),
    ];
    let gap = ui.spacing().item_spacing.x;
    let whole = ui.available_width();
    // In whole points: what is rounded up would not fit beside another one.
    let half = ((whole - gap) / 2.0).floor();
    let beside_course = half - (CONTROL + gap);
    let least = ways.each_ref().map(|(_, name, _)| least_width(ui, name)).into_iter().fold(0.0, f32::max);
    let has_symbols = ui.ctx().viewport_rect().width() < SIDE_BY_SIDE && least <= beside_course;
    let width = match (has_symbols, least <= half) {
        (true, _) => beside_course,
        (false, true) => half,
        (false, false) => whole,
    };
    let wide = |ui: &mut Ui, button: &SymbolButton| button_with_symbol(ui, button, width);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = gap;
        for (symbol, name, opponent) in ways {
            chosen = chosen.or(offer(ui, game, symbol, name, Way::Play(opponent), wide));
        }
        if has_symbols {
            chosen =
                chosen.or(offer_course(ui, game, symbol_button)).or(offer_puzzles(ui, game, symbol_button));
        } else {
            chosen = chosen.or(offer_course(ui, game, wide)).or(offer_puzzles(ui, game, wide));
        }
    });
    chosen
}
