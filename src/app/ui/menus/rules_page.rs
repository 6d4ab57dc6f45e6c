//! The open page of the rules, as data.

use bevy::prelude::*;

use crate::app::state::Menu;
use rules::GameKind;
use texts::{Block, Language, Run, RunKind, rules_page};

/// The open page.
#[derive(Resource, Default)]
pub(crate) struct RulesPage {
    pub(super) kind: Option<GameKind>,
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

    pub(super) fn blocks(&mut self, language: Language) -> &[Block] {
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
