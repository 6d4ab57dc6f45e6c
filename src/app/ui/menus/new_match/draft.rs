//! The draft of a new match: data, shown and edited by the dialog.

use bevy::prelude::*;

use crate::app::session::{MatchSetup, shown_name};
use crate::engine::Level;
use crate::games::{BoardChoice, GameKind, Player, SetUpError};
use crate::i18n::{Message, board_name};
use crate::record::{Clock, Match, Name};

/// The choices of minutes for each player; none for no limit.
pub(super) const MINUTES: [u32; 7] = [0, 3, 5, 10, 15, 30, 60];
/// The choices of seconds added per turn.
pub(super) const SECONDS: [u32; 5] = [0, 3, 5, 10, 30];

/// The draft of a match.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Draft {
    pub(super) kind: GameKind,
    pub(crate) names: [String; 2],
    /// Each player's computer level, if the computer plays.
    pub(crate) computers: [Option<Level>; 2],
    /// The index of the chosen value of each rules option.
    pub(super) values: Vec<usize>,
    /// The board, if there are several: its display name and its text.
    pub(crate) board: Option<(Message, String)>,
    /// The time for each player and the increment per turn, as indices into [`MINUTES`] and [`SECONDS`].
    pub(super) clock: [usize; 2],
    /// The result of dropping a file.
    pub(crate) message: Option<Message>,
}

impl Default for Draft {
    fn default() -> Self {
        Self::new(GameKind::ALL[0])
    }
}

impl Draft {
    pub(crate) fn new(kind: GameKind) -> Self {
        let board = kind.boards().into_iter().next().map(|board| (board_name(&board), board.text));
        let values = vec![0; kind.options().len()];
        let mut draft = Self {
            kind,
            names: Default::default(),
            computers: [None; 2],
            values,
            board,
            clock: [0, 0],
            message: None,
        };
        draft.take(kind.table_rules());
        draft
    }

    #[cfg(test)]
    pub(crate) fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    #[cfg(test)]
    pub(crate) fn board(&self) -> Option<(Message, String)> {
        self.board.clone()
    }

    pub(crate) const fn kind(&self) -> GameKind {
        self.kind
    }

    /// The built-in boards.
    pub(crate) fn boards(&self) -> Vec<BoardChoice> {
        self.kind.boards()
    }

    /// Chooses a board with this name and text.
    pub(crate) fn choose_board(&mut self, title: impl Into<Message>, text: &str) {
        self.board = Some((title.into(), text.to_owned()));
    }

    /// Sets options from a text `KEY=VALUE,…`; the others keep their values.
    pub(super) fn take(&mut self, rules: &str) {
        for (key, value) in rules.split(',').filter_map(|part| part.split_once('=')) {
            let Some(i) = self.kind.options().iter().position(|option| option.key == key) else { continue };
            let chosen = self.kind.options()[i].values.iter().position(|known| *known == value);
            self.values[i] = chosen.unwrap_or(self.values[i]);
        }
    }

    fn rules(&self) -> String {
        let settings = self.kind.options().iter().zip(&self.values);
        let settings = settings.map(|(option, value)| format!("{}={}", option.key, option.values[*value]));
        settings.collect::<Vec<_>>().join(",")
    }

    /// The match, or why it is invalid.
    pub(super) fn setup(&self) -> Result<MatchSetup, SetUpError> {
        let board = self.board.as_ref().map(|(_, text)| text.as_str());
        let start = self.kind.set_up(&self.rules(), board, None)?;
        let names = self.names.each_ref().map(|name| Name::fitted(name));
        let [minutes, seconds] = [MINUTES[self.clock[0]], SECONDS[self.clock[1]]];
        let clock = (minutes > 0).then(|| Clock::new(minutes * 60, seconds).ok()).flatten();
        let setup = MatchSetup::new(Match::new(start)).with_names(names);
        Ok(setup.with_computers(self.computers).with_clock(clock))
    }
}

/// The display names of players without a name: the computer, or their colour.
pub(crate) fn default_names(draft: &Draft) -> [Message; 2] {
    Player::BOTH.map(|player| shown_name(draft.kind(), player, &None, draft.computers[player.index()]))
}
