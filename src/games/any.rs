//! The games that there are, as one type: for programs that choose the game at run time.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::kulami::{self, Kulami, Layout, LayoutFault};
use super::napoleon::{self, Map, MapFileError, Napoleon};
use super::netzwerk::{self, Netzwerk};
use super::{
    Effects, Faults, Game, Gesture, NotationError, OptionError, Outcome, Piece, Player, RuleOption, Rules,
    Score, Site, Zone,
};

/// The games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Robots and battery stones.
    Netzwerk,
    /// Glass marbles on wooden panels.
    Kulami,
    /// Counters on a map of Waterloo.
    Napoleon,
}

/// A board that a match can be played on, in a game that has several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardChoice {
    /// Its name on the command line.
    pub key: &'static str,
    /// Its name for people.
    pub title: String,
    /// The board as text, which [`GameKind::set_up`] reads as well as its name.
    pub text: String,
}

impl GameKind {
    /// All games, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Netzwerk, Self::Kulami, Self::Napoleon];

    /// Its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Netzwerk => "netzwerk",
            Self::Kulami => "kulami",
            Self::Napoleon => "napoleon",
        }
    }

    /// Its title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Netzwerk => "Netzwerk",
            Self::Kulami => "Kulami",
            Self::Napoleon => "Napoleon",
        }
    }

    /// What it is about, in a few words.
    #[must_use]
    pub const fn summary(self) -> &'static str {
        match self {
            Self::Netzwerk => "Robots run on shared batteries",
            Self::Kulami => "Marbles win panels of wood",
            Self::Napoleon => "Two armies race for headquarters",
        }
    }

    /// The rules options that differ from the defaults when people play at the table: house rules that keep a match from
    /// going on for ever.
    #[must_use]
    pub const fn table_rules(self) -> &'static str {
        match self {
            Self::Netzwerk | Self::Napoleon => "repetition=draw",
            Self::Kulami => "",
        }
    }

    /// The name of a player's colour.
    #[must_use]
    pub const fn player_name(self, player: Player) -> &'static str {
        match (self, player) {
            (Self::Netzwerk, Player::One) => "white",
            (Self::Napoleon, Player::One) => "blue",
            (Self::Kulami, Player::One) | (Self::Napoleon, Player::Two) => "red",
            (Self::Netzwerk | Self::Kulami, Player::Two) => "black",
        }
    }

    /// Whether a turn ends when its player says so, not by itself.
    #[must_use]
    pub const fn ends_turns_by_hand(self) -> bool {
        match self {
            Self::Netzwerk => true,
            Self::Kulami | Self::Napoleon => false,
        }
    }

    /// Whether the pieces beside the board are those that are still to be placed, not those that were captured.
    #[must_use]
    pub const fn places_pieces(self) -> bool {
        match self {
            Self::Netzwerk | Self::Napoleon => false,
            Self::Kulami => true,
        }
    }

    /// Its rules options.
    #[must_use]
    pub const fn options(self) -> &'static [RuleOption] {
        match self {
            Self::Netzwerk => netzwerk::Rules::OPTIONS,
            Self::Kulami => kulami::Rules::OPTIONS,
            Self::Napoleon => napoleon::Rules::OPTIONS,
        }
    }

    /// Its presets: each one's name and its rules as text.
    #[must_use]
    pub fn presets(self) -> Vec<(&'static str, String)> {
        fn texts<R: Rules>() -> Vec<(&'static str, String)> {
            let rules = |name| R::from_text(name).map(|rules| rules.to_text()).unwrap_or_default();
            R::PRESETS.iter().map(|(name, _)| (*name, rules(name))).collect()
        }
        match self {
            Self::Netzwerk => texts::<netzwerk::Rules>(),
            Self::Kulami => texts::<kulami::Rules>(),
            Self::Napoleon => texts::<napoleon::Rules>(),
        }
    }

    /// The boards that are built in, the usual one first; none where there is only the one.
    #[must_use]
    pub fn boards(self) -> Vec<BoardChoice> {
        match self {
            Self::Netzwerk => Vec::new(),
            Self::Kulami => {
                let choice = |(key, named): &(&'static str, kulami::NamedLayout)| BoardChoice {
                    key,
                    title: named.name.clone(),
                    text: named.layout.to_string(),
                };
                kulami::shipped().iter().map(choice).collect()
            }
            Self::Napoleon => {
                let choice = |(key, map): &(&'static str, Map)| BoardChoice {
                    key,
                    title: map.name().to_owned(),
                    text: map.ron().to_owned(),
                };
                napoleon::shipped().iter().map(choice).collect()
            }
        }
    }

    /// The position that a position string describes, else the start on a board, by the rules of a `KEY=VALUE,…` text. The
    /// board is the name of one that is built in, or a text; without it, it is the usual one.
    ///
    /// # Errors
    /// What is wrong with the rules, or everything that is wrong with the board or the position.
    pub fn set_up(
        self,
        rules: &str,
        board: Option<&str>,
        position: Option<&str>,
    ) -> Result<AnyGame, SetUpError> {
        Ok(match self {
            Self::Netzwerk => {
                let rules = netzwerk::Rules::from_text(rules)?;
                if board.is_some() {
                    return Err(SetUpError::OneBoard(self));
                }
                AnyGame::Netzwerk(match position {
                    None => Netzwerk::start(rules),
                    Some(text) => Netzwerk::from_text(text, rules).map_err(AnyFault::Netzwerk)?,
                })
            }
            Self::Kulami => {
                let rules = kulami::Rules::from_text(rules)?;
                let layout = board.map(Layout::from_name_or_text).transpose().map_err(SetUpError::Layout)?;
                AnyGame::Kulami(match position {
                    None => Kulami::start(layout.unwrap_or_default(), rules),
                    Some(text) => {
                        let game = Kulami::from_text(text, rules).map_err(AnyFault::Kulami)?;
                        if layout.is_some_and(|layout| layout != game.layout()) {
                            return Err(SetUpError::TwoBoards);
                        }
                        game
                    }
                })
            }
            Self::Napoleon => {
                let rules = napoleon::Rules::from_text(rules)?;
                let map = board.map(Map::from_name_or_ron).transpose().map_err(SetUpError::Map)?;
                let map = map.unwrap_or_default();
                AnyGame::Napoleon(match position {
                    None => Napoleon::start(map, rules),
                    Some(text) => Napoleon::from_text(text, map, rules).map_err(AnyFault::Napoleon)?,
                })
            }
        })
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a text names no game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game ‘{text}’ here (there are: {known})")]
pub struct UnknownGame {
    text: String,
    known: String,
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| UnknownGame { text: text.to_owned(), known: Self::ALL.map(Self::name).join(", ") })
    }
}

/// Why texts do not set up a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetUpError {
    /// The rules options.
    #[error("rules: {0}")]
    Rules(#[from] OptionError),
    /// A layout for a game that has none.
    #[error("there is only one board of {name}", name = .0.title())]
    OneBoard(GameKind),
    /// The layout.
    #[error("layout: {0}")]
    Layout(Faults<LayoutFault>),
    /// The map.
    #[error("map: {0}")]
    Map(MapFileError),
    /// A board is named twice, and not the same one.
    #[error("the position is on another board than the one that is named")]
    TwoBoards,
    /// The position.
    #[error("position: {0}")]
    Position(#[from] AnyFault),
}

/// What is wrong with a position of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyFault {
    /// With one of Netzwerk.
    #[error(transparent)]
    Netzwerk(Faults<netzwerk::Fault>),
    /// With one of Kulami.
    #[error(transparent)]
    Kulami(Faults<kulami::Fault>),
    /// With one of Napoleon.
    #[error(transparent)]
    Napoleon(Faults<napoleon::Fault>),
}

/// Why an action is not legal in one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyIllegal {
    /// In Netzwerk.
    #[error(transparent)]
    Netzwerk(netzwerk::Illegal),
    /// In Kulami.
    #[error(transparent)]
    Kulami(kulami::Illegal),
    /// In Napoleon.
    #[error(transparent)]
    Napoleon(napoleon::Illegal),
    /// It is not an action of this game.
    #[error("that is an action of another game")]
    OtherGame,
}

/// An action of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnyAction {
    /// Of Netzwerk.
    Netzwerk(netzwerk::Action),
    /// Of Kulami.
    Kulami(kulami::Action),
    /// Of Napoleon.
    Napoleon(napoleon::Action),
}

impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Netzwerk(action) => action.fmt(f),
            Self::Kulami(action) => action.fmt(f),
            Self::Napoleon(action) => action.fmt(f),
        }
    }
}

/// A position of one of the games.
#[expect(
    clippy::large_enum_variant,
    reason = "positions are plain bytes, so that the search copies them without allocating"
)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AnyGame {
    /// Of Netzwerk.
    Netzwerk(Netzwerk),
    /// Of Kulami.
    Kulami(Kulami),
    /// Of Napoleon.
    Napoleon(Napoleon),
}

/// The same expression for whichever game it is.
macro_rules! of_each {
    ($any:expr, $game:ident => $value:expr) => {
        match $any {
            AnyGame::Netzwerk($game) => $value,
            AnyGame::Kulami($game) => $value,
            AnyGame::Napoleon($game) => $value,
        }
    };
}

impl AnyGame {
    /// The rules it is played by, as `KEY=VALUE,…` for those that differ from the defaults.
    #[must_use]
    pub fn rules(&self) -> String {
        of_each!(self, game => game.rules().to_text())
    }

    /// The board as text, where the game has several: [`GameKind::set_up`] reads it.
    #[must_use]
    pub fn board(&self) -> Option<&'static str> {
        match self {
            Self::Netzwerk(_) => None,
            Self::Kulami(game) => Some(game.layout().text()),
            Self::Napoleon(game) => Some(game.map().ron()),
        }
    }

    /// [`super::perft()`] of the game itself, without the detour through this enum at every node.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        of_each!(self, game => super::perft(game, depth))
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        of_each!(self, game => game.fmt(f))
    }
}

impl Game for AnyGame {
    type Action = AnyAction;
    type Illegal = AnyIllegal;

    fn kind(&self) -> GameKind {
        of_each!(self, game => game.kind())
    }

    fn to_move(&self) -> Player {
        of_each!(self, game => game.to_move())
    }

    fn legal_actions(&self, into: &mut Vec<AnyAction>) {
        match self {
            Self::Netzwerk(game) => into.extend(game.actions().into_iter().map(AnyAction::Netzwerk)),
            Self::Kulami(game) => into.extend(game.actions().into_iter().map(AnyAction::Kulami)),
            Self::Napoleon(game) => into.extend(game.actions().into_iter().map(AnyAction::Napoleon)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        of_each!(self, game => game.outcome())
    }

    fn play(&mut self, action: &AnyAction) -> Result<Effects, AnyIllegal> {
        match (self, action) {
            (Self::Netzwerk(game), AnyAction::Netzwerk(action)) => {
                game.play(action).map_err(AnyIllegal::Netzwerk)
            }
            (Self::Kulami(game), AnyAction::Kulami(action)) => game.play(action).map_err(AnyIllegal::Kulami),
            (Self::Napoleon(game), AnyAction::Napoleon(action)) => {
                game.play(action).map_err(AnyIllegal::Napoleon)
            }
            _ => Err(AnyIllegal::OtherGame),
        }
    }

    fn play_unchecked(&mut self, action: &AnyAction) {
        match (self, action) {
            (Self::Netzwerk(game), AnyAction::Netzwerk(action)) => game.play_unchecked(action),
            (Self::Kulami(game), AnyAction::Kulami(action)) => game.play_unchecked(action),
            (Self::Napoleon(game), AnyAction::Napoleon(action)) => game.play_unchecked(action),
            _ => {}
        }
    }

    fn read_action(&self, text: &str) -> Result<AnyAction, NotationError> {
        match self {
            Self::Netzwerk(game) => game.read_action(text).map(AnyAction::Netzwerk),
            Self::Kulami(game) => game.read_action(text).map(AnyAction::Kulami),
            Self::Napoleon(game) => game.read_action(text).map(AnyAction::Napoleon),
        }
    }

    fn gesture(&self, action: &AnyAction) -> Gesture {
        match (self, action) {
            (Self::Netzwerk(game), AnyAction::Netzwerk(action)) => game.gesture(action),
            (Self::Kulami(game), AnyAction::Kulami(action)) => game.gesture(action),
            (Self::Napoleon(game), AnyAction::Napoleon(action)) => game.gesture(action),
            _ => Gesture::default(),
        }
    }

    fn proposal(&self, alike: &[AnyAction]) -> usize {
        /// The actions that are of one game; the others are not there.
        fn own<A: Clone>(alike: &[AnyAction], pick: impl Fn(&AnyAction) -> Option<&A>) -> Vec<A> {
            alike.iter().filter_map(pick).cloned().collect()
        }
        match self {
            Self::Netzwerk(game) => game.proposal(&own(alike, |action| match action {
                AnyAction::Netzwerk(action) => Some(action),
                _ => None,
            })),
            Self::Kulami(game) => game.proposal(&own(alike, |action| match action {
                AnyAction::Kulami(action) => Some(action),
                _ => None,
            })),
            Self::Napoleon(game) => game.proposal(&own(alike, |action| match action {
                AnyAction::Napoleon(action) => Some(action),
                _ => None,
            })),
        }
    }

    fn pieces(&self) -> Vec<(Site, Piece)> {
        of_each!(self, game => game.pieces())
    }

    fn beside(&self) -> Vec<Piece> {
        of_each!(self, game => game.beside())
    }

    fn starts_turn(&self) -> bool {
        of_each!(self, game => game.starts_turn())
    }

    fn draws_by_repetition(&self) -> bool {
        of_each!(self, game => game.draws_by_repetition())
    }

    fn quiet_limit(&self) -> Option<usize> {
        of_each!(self, game => game.quiet_limit())
    }

    fn task(&self) -> &'static str {
        of_each!(self, game => game.task())
    }

    fn about(&self, site: Site) -> Option<String> {
        of_each!(self, game => game.about(site))
    }

    fn standing(&self, player: Player) -> Option<String> {
        of_each!(self, game => game.standing(player))
    }

    fn picture(&self) -> String {
        of_each!(self, game => game.picture())
    }

    fn score(&self) -> Option<Score> {
        of_each!(self, game => game.score())
    }

    fn zones(&self) -> Vec<Zone> {
        of_each!(self, game => game.zones())
    }
}
