//! Reads the match at the table as a whole; who sits on which side of the board, and whether the present position is in sight.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::legal_moves::LegalMoves;
use super::parts::{LinkedMatch, Players, Purpose, Review, SaveSlot, ShownLine, TableMatch};
use super::requests::{OnlyReviewing, SkipReplay};
use super::setup::{MatchSetup, shown_name};
use super::strength::Strength;
use crate::app::settings::{Seating, Settings};
use crate::app::state::TurnPhase;
use record::{Clock, Match, Name, SavedMatch};
use rules::{AnyGame, Game, GameKind, Outcome, Piece, Player, Presented, Zone};
use texts::{Message, msg};

/// Reads the match at the table. There always is one: behind the main menu a game stands ready.
#[derive(SystemParam)]
pub(crate) struct Session<'w> {
    table: Res<'w, TableMatch>,
    players: Res<'w, Players>,
    review: Res<'w, Review>,
    purpose: Res<'w, Purpose>,
}

impl Session<'_> {
    pub(crate) fn game(&self) -> &Match<AnyGame> {
        self.table.timed().game()
    }

    /// Whether the match has nothing that a link does not have.
    pub(crate) fn is_as(&self, linked: &LinkedMatch) -> bool {
        linked.has_all_of(self.table.timed())
    }

    /// What the match is for.
    pub(crate) fn purpose(&self) -> Purpose {
        *self.purpose
    }

    /// When the match began, in seconds since 1970.
    pub(crate) fn began(&self) -> u64 {
        self.table.began()
    }

    /// The names that players gave, by the side that each of them has now: they may have swapped sides.
    pub(crate) fn names(&self) -> [Option<Name>; 2] {
        Player::BOTH.map(|side| self.players.names[self.game().person(side).index()].clone())
    }

    /// For each side the computer's strength, if the computer plays it now.
    pub(crate) fn computers(&self) -> [Option<Strength>; 2] {
        Player::BOTH.map(|side| self.players.computers[self.game().person(side).index()])
    }

    /// The names and the computer's strengths by the sides with which the players began.
    pub(crate) fn players(&self) -> &Players {
        &self.players
    }

    /// The person to move, by the side with which that person began.
    pub(crate) fn person_to_move(&self) -> Player {
        self.game().person(self.position().to_move())
    }

    /// Whether the person to move may swap sides.
    pub(crate) fn can_swap(&self) -> bool {
        self.is_human_to_move() && self.review_ply().is_none() && self.position().can_swap()
    }

    /// The players' time, if it is limited.
    pub(crate) fn clock(&self) -> Option<Clock> {
        self.table.timed().clock()
    }

    /// After how many actions the position is that is reviewed; nothing in the present.
    pub(crate) fn review_ply(&self) -> Option<usize> {
        self.review.ply
    }

    /// Whether the match, the players or the position that is shown have changed since the system last ran. A running clock does not count.
    pub(crate) fn is_changed(&self) -> bool {
        self.table.is_changed()
            || self.players.is_changed()
            || self.review.is_changed()
            || self.purpose.is_changed()
    }

    /// The match as it could be put on the table again, with the players on the sides with which they began.
    pub(crate) fn setup(&self, slot: &SaveSlot) -> MatchSetup {
        MatchSetup {
            timed: self.table.timed().clone(),
            players: self.players.clone(),
            title: slot.title.clone(),
            began: self.began(),
            file: slot.file.clone(),
            linked: slot.linked.clone(),
            purpose: self.purpose(),
        }
    }

    /// The match as it is saved.
    pub(crate) fn saved(&self, slot: &SaveSlot, changed: u64) -> SavedMatch {
        self.setup(slot).saved(changed)
    }

    pub(crate) fn position(&self) -> &AnyGame {
        self.game().position()
    }

    /// The line on the board, if there is one during this review.
    pub(crate) fn line(&self) -> Option<&ShownLine> {
        self.review.line.as_ref().filter(|_| self.review.ply.is_some())
    }

    /// Whether the review looks at the turn that follows, not at the one that has led to what the board shows.
    pub(crate) fn is_before_turn(&self) -> bool {
        self.review.is_before_turn && self.review.ply.is_some() && self.line().is_none()
    }

    /// What the board shows: the match, or a line, and after how many of its actions.
    pub(crate) fn shown_part(&self) -> (&Match<AnyGame>, usize) {
        match self.line() {
            Some(line) => (&line.game, line.at),
            None => (self.game(), self.review_ply().unwrap_or(self.game().played().len())),
        }
    }

    /// The position that the board shows: the present one, unless another one is reviewed.
    pub(crate) fn shown(&self) -> &AnyGame {
        let (game, at) = self.shown_part();
        game.position_at(at).unwrap_or_else(|| game.position())
    }

    /// The end of the match or of the line, if what is shown is its last position.
    pub(crate) fn shown_outcome(&self) -> Option<Outcome> {
        if self.line().is_some() {
            return self.shown().outcome();
        }
        self.outcome().filter(|_| self.review_ply().is_none_or(|at| at == self.game().played().len()))
    }

    pub(crate) fn kind(&self) -> GameKind {
        self.position().kind()
    }

    /// The end of the match: by the rules, by a house rule, by the clock, or by the players themselves.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.table.timed().outcome()
    }

    /// What a player is called: by the name they gave, as the computer, or by their colour.
    pub(crate) fn name(&self, player: Player) -> Message {
        self.name_at(player, usize::MAX)
    }

    /// What a player was called after so many actions: people may have swapped sides since.
    pub(crate) fn name_at(&self, player: Player, actions: usize) -> Message {
        let person = self.person_at(player, actions);
        let Players { names, computers } = &*self.players;
        // In an exercise, its level is not the player's choice, and says nothing.
        if self.purpose.is_exercise() && self.is_the_computer(person) {
            return msg::the_computer();
        }
        shown_name(self.kind(), player, &names[person.index()], computers[person.index()])
    }

    /// Who does something, to begin a sentence with: a computer that plays against a person without its level.
    pub(crate) fn subject(&self, player: Player) -> Message {
        let is_computer = self.is_the_computer(self.game().person(player));
        if is_computer { msg::the_computer() } else { self.name(player) }
    }

    /// Whose something is in the position that the board shows, for messages that know the person who reads them as `you`, and a computer
    /// that plays against that person as `the-computer`.
    pub(crate) fn shown_owner(&self, player: Player) -> Message {
        let actions = self.review_ply().unwrap_or(usize::MAX);
        let person = self.person_at(player, actions);
        let computers = self.players.computers.map(|computer| computer.is_some());
        if self.is_the_computer(person) {
            Message::verbatim("the-computer")
        } else if !computers[person.index()] && computers[person.other().index()] {
            Message::verbatim("you")
        } else {
            self.name_at(player, actions)
        }
    }

    /// The person who had a side after so many actions, by the side with which that person began.
    fn person_at(&self, player: Player, actions: usize) -> Player {
        if self.game().are_sides_swapped_at(actions) { player.other() } else { player }
    }

    /// Whether somebody is a computer that plays against a person, and has no name of its own.
    fn is_the_computer(&self, person: Player) -> bool {
        let Players { names, computers } = &*self.players;
        let is_alone = computers[person.index()].is_some() && computers[person.other().index()].is_none();
        is_alone && names[person.index()].is_none()
    }

    /// The pieces beside the board in a position of the match. What had been captured before the match began is not a part of it.
    pub(crate) fn beside(&self, position: &AnyGame) -> Vec<Piece> {
        let (mut beside, start) = (position.beside(), self.game().start());
        let before = if start.kind().places_pieces() { Vec::new() } else { start.beside() };
        for piece in before {
            if let Some(i) = beside.iter().position(|other| *other == piece) {
                beside.swap_remove(i);
            }
        }
        beside
    }

    /// What a player is called in the position that the board shows.
    pub(crate) fn shown_name(&self, player: Player) -> Message {
        self.name_at(player, self.review_ply().unwrap_or(usize::MAX))
    }

    /// The computer's strength, if it is the computer's turn.
    pub(crate) fn computer_to_move(&self) -> Option<Strength> {
        self.computers()[self.position().to_move().index()].filter(|_| self.outcome().is_none())
    }

    /// Whether a person is to move.
    pub(crate) fn is_human_to_move(&self) -> bool {
        let may_act = *self.purpose != Purpose::Exercise { is_open: false };
        may_act && self.outcome().is_none() && self.computer_to_move().is_none()
    }

    /// The legal moves of a person: none when the match is over, or while the computer is to move. Generated once a position.
    pub(crate) fn legal_moves(&self) -> &LegalMoves {
        if self.is_human_to_move() { self.table.legal_moves() } else { LegalMoves::NONE }
    }

    /// The parts of the board that matter to a person's next action. Found once a position.
    pub(crate) fn zones(&self) -> &[Zone] {
        if self.is_human_to_move() { self.table.zones() } else { &[] }
    }
}

/// The player whose side of the board is near the camera.
pub(crate) fn near_player(session: &Session, settings: &Settings) -> Player {
    match session.computers() {
        // A person who plays against the computer sits on their own side.
        [Some(_), None] => Player::Two,
        [None, None] if settings.seating == Seating::Turning => session.position().to_move(),
        // People who sit face to face keep their seats when they swap sides: the board turns instead.
        _ if settings.seating == Seating::FaceToFace => session.game().person(Player::One),
        _ => Player::One,
    }
}

/// Whether two people sit face to face.
pub(crate) fn is_face_to_face(session: &Session, settings: &Settings) -> bool {
    settings.seating == Seating::FaceToFace && session.computers() == [None; 2]
}

/// Whether the player to move sits at the far edge, and so sees the table upside down.
pub(crate) fn is_upside_down(session: &Session, settings: &Settings) -> bool {
    is_face_to_face(session, settings) && session.person_to_move() == Player::Two
}

/// Whether two people pass the device back and forth.
pub(crate) fn is_passed_on(session: &Session, settings: &Settings) -> bool {
    settings.hand_over && settings.seating != Seating::FaceToFace && session.computers() == [None; 2]
}

/// Whether the board shows the present position. Nothing that a person does changes a match whose present position is not in sight: during
/// a review the person is told so, and a replay ends. What says on its button or in its question what it will do is another matter:
/// resigning, a draw, a match from here.
#[derive(SystemParam)]
pub(crate) struct InSight<'w> {
    review: Res<'w, Review>,
    phase: Option<Res<'w, State<TurnPhase>>>,
}

impl InSight<'_> {
    /// Whether what a person wants may be done to the match now. If not, that is all that comes of it.
    pub(crate) fn lets_act(&self, commands: &mut Commands) -> bool {
        if self.review.ply.is_some() {
            commands.trigger(OnlyReviewing);
            return false;
        }
        if self.phase.as_ref().is_some_and(|phase| ***phase == TurnPhase::Replaying) {
            commands.trigger(SkipReplay);
            return false;
        }
        true
    }
}
