//! What a position shows to people.

use super::{Action, COLOURS, FieldSet, Kulami, MARBLES, marble};
use crate::board_text::{picture, rows};
use crate::{Control, Controlled, Game, Gesture, Piece, Player, Presented, Site, Status, Zone};

impl Presented for Kulami {
    fn gesture(&self, action: &Action) -> Gesture {
        Gesture { to: Some(action.at), ..Gesture::default() }
    }

    fn proposal(&self, _: &[Action]) -> usize {
        0
    }

    fn attempt(&self, _: Option<Site>, to: Site) -> Option<Action> {
        Some(Action { at: to })
    }

    fn control(&self, site: Site) -> Option<Control> {
        let board = self.layout.board();
        let panel = board.panel_with(board.field(site)?);
        let on_it =
            |marbles: FieldSet| (marbles & panel).iter().map(|field| board.sites[field.index()]).collect();
        let fields = panel.count_ones() as usize;
        Some(Control { what: Controlled::Panel { fields }, by: self.marbles.map(on_it) })
    }

    fn beside(&self) -> Vec<Piece> {
        let left = |player: Player| MARBLES - self.marbles[player.index()].count_ones() as usize;
        Piece::of_both(marble, left)
    }

    fn status(&self) -> Status {
        match self.count {
            _ if self.is_over() => Status::Nothing,
            0 => Status::PlaceFirst,
            _ => Status::PlaceMarble,
        }
    }

    fn last_placed(&self) -> Option<Site> {
        self.placed().last().map(|field| self.layout.board().sites[field.index()])
    }

    fn zones(&self) -> Vec<Zone> {
        let board = self.layout.board();
        let Some(here) = self.last_placed() else { return Vec::new() };
        // Fields are sorted along rows and columns.
        let line = |is_in_it: &dyn Fn(&&Site) -> bool| {
            let mut sites = board.sites.iter().filter(is_in_it).copied();
            let from = sites.next()?;
            Some(Zone::Line { from, to: sites.last().unwrap_or(from) })
        };
        let (row, column) = (line(&|site| site.rank == here.rank), line(&|site| site.file == here.file));
        let closed = self.placed().iter().rev().take(2).map(|field| {
            let panel = board.panel_with(*field);
            Zone::OffLimits { sites: panel.iter().map(|field| board.sites[field.index()]).collect() }
        });
        row.into_iter().chain(column).chain(closed).collect()
    }

    fn picture(&self) -> String {
        // `R` and `B` are marbles; an empty field is the lower-case letter of its panel.
        let board = self.layout.board();
        let sign = |site| match board.field(site) {
            Some(field) if self.marbles[0].has(field) => 'R',
            Some(field) if self.marbles[1].has(field) => 'B',
            _ => board.letter(site).map_or(' ', |letter| letter.to_ascii_lowercase()),
        };
        let rows = rows(board.width, board.height, sign);
        picture(&rows, 2, COLOURS[self.to_move().index()], self.status())
    }
}
