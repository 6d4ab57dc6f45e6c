//! The draft of a new match: data, shown and edited by the dialog.

use bevy::prelude::*;

use crate::app::session::{MatchSetup, Strength, shown_name};
use crate::app::settings::{LastGame, Settings, SideChoice};
use engine::Level;
use record::{Clock, LONGEST_THINKING, Match, Name};
use rules::{BoardChoice, GameKind, Player, Rng, RuleOption, SetUpError};
use texts::{Language, Message, board_name};

/// The choices of minutes for each player; none for no limit.
pub(super) const MINUTES: [u32; 7] = [0, 3, 5, 10, 15, 30, 60];
/// The choices of seconds added per turn.
pub(super) const SECONDS: [u32; 5] = [0, 3, 5, 10, 30];

/// The choices of seconds that the computer has for each turn.
pub(super) const THINKING: [u16; 6] = [1, 3, 5, 10, 30, 60];

/// Whom the first player of a new match plays against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    Person,
    Computer,
}

impl Opponent {
    /// The opponent of the last match of a game.
    pub(crate) fn of_last(kind: GameKind, settings: &Settings) -> Self {
        let last = settings.last_games.get(kind.name());
        if last.is_some_and(|last| last.is_against_computer) { Self::Computer } else { Self::Person }
    }
}

/// The draft of a match.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Draft {
    pub(super) kind: GameKind,
    pub(crate) names: [String; 2],
    /// The strength of each player's computer, if the computer plays.
    pub(crate) computers: [Option<Strength>; 2],
    /// The level that a computer has if it is chosen.
    pub(super) level: Level,
    /// The seconds that it has for each turn instead, if time to think is chosen.
    pub(super) seconds: Option<u16>,
    /// The side that a person has against the computer if it is chosen.
    pub(super) side: SideChoice,
    /// Whether everything can be chosen, or only the usual.
    pub(super) shows_more: bool,
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
            level: Level::new(LastGame::default().level).unwrap_or(Level::HIGHEST),
            seconds: None,
            side: SideChoice::default(),
            shows_more: false,
            values,
            board,
            clock: [0, 0],
            message: None,
        };
        draft.take(kind.table_rules());
        draft.take(kind.fair_rules());
        draft
    }

    /// The choices of the last match of this game, or the usual ones.
    pub(crate) fn like_last(kind: GameKind, settings: &Settings, opponent: Opponent) -> Self {
        let last = settings.last_games.get(kind.name()).cloned().unwrap_or_default();
        let mut draft = Self::new(kind);
        draft.level = Level::new(last.level).unwrap_or(draft.level);
        draft.seconds = last.seconds.map(|seconds| seconds.clamp(1, LONGEST_THINKING));
        draft.side = last.side;
        draft.names = last.names;
        if let Some(rules) = &last.rules {
            draft.take(rules);
        }
        if let Some((title, text)) = &last.board {
            let known = draft.boards().into_iter().find(|board| board.text == *text);
            let title = known.map_or_else(|| Message::verbatim(title.as_str()), |board| board_name(&board));
            draft.choose_board(title, text);
            // A board that is no longer valid must not be in the way.
            if draft.setup().is_err() {
                draft.board = Self::new(kind).board;
            }
        }
        let (minutes, seconds) = last.clock;
        draft.clock = [(&MINUTES[..], minutes), (&SECONDS[..], seconds)]
            .map(|(choices, chosen)| choices.iter().position(|choice| *choice == chosen).unwrap_or(0));
        draft.choose_opponent(opponent);
        draft
    }

    /// The choices, for the next match to be proposed with.
    pub(super) fn to_remember(&self, language: Language) -> LastGame {
        LastGame {
            is_against_computer: self.computer().is_some(),
            level: self.level.number(),
            seconds: self.seconds,
            side: self.side,
            names: self.names.clone(),
            rules: Some(self.rules()),
            board: self.board.as_ref().map(|(title, text)| (language.say(title), text.clone())),
            clock: (MINUTES[self.clock[0]], SECONDS[self.clock[1]]),
        }
    }

    /// The computer that one person plays against.
    pub(super) fn computer(&self) -> Option<Strength> {
        match self.computers {
            [Some(strength), None] | [None, Some(strength)] => Some(strength),
            _ => None,
        }
    }

    pub(super) fn choose_opponent(&mut self, opponent: Opponent) {
        let strength = self.seconds.map_or(Strength::Level(self.level), Strength::Seconds);
        self.computers = match (opponent, self.side) {
            (Opponent::Person, _) => [None; 2],
            (Opponent::Computer, SideChoice::Second) => [Some(strength), None],
            (Opponent::Computer, SideChoice::First | SideChoice::Random) => [None, Some(strength)],
        };
    }

    /// Draws by lot who has which side, if that was chosen.
    pub(crate) fn draw_sides(&mut self, seed: u64) {
        if self.computer().is_some() && self.side == SideChoice::Random && Rng::new(seed).below(2) == 1 {
            self.computers.swap(0, 1);
        }
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

    /// The presets, each with its options' values. Those of the table's own rules that a preset leaves open stay.
    pub(super) fn presets(&self) -> impl Iterator<Item = (&'static str, Vec<usize>)> {
        self.kind.presets().into_iter().map(|(name, rules)| {
            let mut draft = Self::new(self.kind);
            draft.take(&rules);
            (name, draft.values)
        })
    }

    /// The options that are not as they were published, with their values. The house rules that end a match are not counted.
    pub(super) fn unusual_options(&self) -> impl Iterator<Item = (&'static RuleOption, &'static str)> {
        let mut usual = Self { values: vec![0; self.kind.options().len()], ..Self::new(self.kind) };
        usual.take(self.kind.table_rules());
        let chosen = self.kind.options().iter().zip(self.values.clone()).zip(usual.values);
        chosen
            .filter(|((_, value), usual)| value != usual)
            .map(|((option, value), _)| (option, option.values[value]))
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
