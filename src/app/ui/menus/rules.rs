//! The rules pages at the table.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, FontId, Label, Layout, RichText, Sense, TextFormat, Ui, Vec2};

use crate::app::highlights::HighlightKind;
use crate::app::session::LegalMoves;
use crate::app::settings::{HighlightColours, Settings};
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::language::Say;
use crate::app::ui::painting::paint_lit_position;
use crate::app::ui::theme::{BRASS_BRIGHT, TEXT, strong, title};
use crate::app::ui::widgets::{faint, heading, page};
use rules::{Game, GameKind};
use texts::{Block, Figure, Language, Message, Run, RunKind, rules_page};

/// The largest figure.
const FIGURE: f32 = 340.0;

/// The open page.
#[derive(Resource, Default)]
pub(crate) struct RulesPage {
    kind: Option<GameKind>,
    /// The page that was loaded, and its language.
    read: Option<(GameKind, Language, Vec<Block>)>,
}

impl RulesPage {
    /// Opens a game's page.
    pub(crate) fn open(&mut self, kind: GameKind, menu: &mut NextState<Menu>) {
        self.kind = Some(kind);
        menu.set(Menu::Rules);
    }

    /// Shows a game's page.
    pub(crate) const fn show(&mut self, kind: GameKind) {
        self.kind = Some(kind);
    }

    fn blocks(&mut self, language: Language) -> &[Block] {
        let kind = self.kind.unwrap_or(GameKind::ALL[0]);
        if self.read.as_ref().is_none_or(|(of, spoken, _)| (*of, *spoken) != (kind, language)) {
            let page = rules_page(kind, language);
            let blocks = page.unwrap_or_else(|error| {
                vec![Block::Paragraph(vec![Run { text: error.to_string(), kind: RunKind::Plain }])]
            });
            self.read = Some((kind, language, blocks));
        }
        self.read.as_ref().map_or(&[], |(_, _, blocks)| blocks)
    }
}

pub(crate) fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut open: ResMut<RulesPage>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let kind = open.kind.map(GameKind::name);
    let context = contexts.ctx_mut()?;
    let blocks = open.bypass_change_detection().blocks(context.language());
    let show_blocks = |ui: &mut Ui| blocks.iter().for_each(|block| show_block(ui, block, settings.colours));
    if page(context, "rules", kind, show_blocks) {
        menu.set(history.back());
    }
    Ok(())
}

fn show_block(ui: &mut Ui, block: &Block, colours: HighlightColours) {
    match block {
        Block::Title(text) => heading(ui, Message::verbatim(text.as_str())),
        Block::Heading(text) => {
            ui.add_space(8.0);
            ui.label(RichText::new(text).font(title(21.0)).color(BRASS_BRIGHT));
        }
        Block::Paragraph(runs) => {
            ui.add(Label::new(written(runs)).wrap());
        }
        Block::Item(runs) => {
            ui.horizontal_top(|ui| {
                ui.label("•");
                ui.add(Label::new(written(runs)).wrap());
            });
        }
        Block::Figure(figure) => show_figure(ui, figure, colours),
    }
}

fn written(runs: &[Run]) -> LayoutJob {
    let mut job = LayoutJob::default();
    for run in runs {
        let (font_id, color) = match run.kind {
            RunKind::Plain => (FontId::proportional(17.0), TEXT),
            RunKind::Term => (strong(17.0), BRASS_BRIGHT),
            RunKind::Notation => (strong(17.0), TEXT),
        };
        job.append(&run.text, 0.0, TextFormat { font_id, color, ..TextFormat::default() });
    }
    job
}

fn show_figure(ui: &mut Ui, figure: &Figure, colours: HighlightColours) {
    ui.add_space(4.0);
    ui.vertical_centered(|ui| {
        let size = FIGURE.min(ui.available_width());
        let (place, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
        let mut lit: Vec<_> = figure.touched.map(|site| (site, HighlightKind::Chosen)).into_iter().collect();
        // Where a new piece can go is worth showing once some lie there.
        let is_lit = figure.touched.is_some()
            || figure.position.kind().places_pieces() && !figure.position.pieces().is_empty();
        if is_lit {
            let moves = LegalMoves::of(&figure.position);
            lit.extend(moves.targets(figure.touched).map(|site| (site, HighlightKind::Target)));
        }
        paint_lit_position(ui.painter(), &figure.position, &lit, colours, place.min, size);
        let caption = Message::verbatim(figure.caption.as_str());
        ui.with_layout(Layout::top_down(Align::Center), |ui| faint(ui, caption));
    });
    ui.add_space(6.0);
}
