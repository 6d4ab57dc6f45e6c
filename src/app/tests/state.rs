//! What the table shows: the match, the pieces, the highlights, the camera.

use super::*;

impl Table {
    /// The actions that were played.
    pub(super) fn played(&self) -> Vec<String> {
        self.session().game().played().iter().map(|played| played.action.to_string()).collect()
    }

    pub(super) fn session(&self) -> Session<'_> {
        self.session.borrow_mut().get(self.app.world()).unwrap()
    }

    /// The look of its board.
    pub(super) fn look(&self) -> BoardLook {
        self.app.world().resource::<BoardLook>().clone()
    }

    pub(super) fn selection(&self) -> &Selection {
        self.app.world().resource::<Selection>()
    }

    /// The places where activation does something.
    pub(super) fn activatable(&self) -> Vec<Site> {
        let (session, selection) = (self.session(), self.selection());
        let places = self.look().spots().into_iter().map(|spot| spot.site);
        places.filter(|site| selection.is_activatable(*site, &session)).collect()
    }

    pub(super) fn position(&self) -> String {
        self.session().position().to_string()
    }

    pub(super) fn menu(&self) -> Menu {
        **self.app.world().resource::<State<Menu>>()
    }

    pub(super) fn turn(&self) -> TurnPhase {
        **self.app.world().resource::<State<TurnPhase>>()
    }

    pub(super) fn screen(&self) -> Screen {
        **self.app.world().resource::<State<Screen>>()
    }

    /// Where the camera is.
    pub(super) fn camera(&mut self) -> Transform {
        *self
            .app
            .world_mut()
            .query_filtered::<&Transform, With<TableCamera>>()
            .single(self.app.world())
            .unwrap()
    }

    /// Where a place is in the window.
    pub(super) fn pixel(&mut self, site: Site) -> Vec2 {
        let spots = self.look().spots();
        self.pixel_at(spots.iter().find(|spot| spot.site == site).unwrap().place)
    }

    /// Where a point of the table is in the window.
    pub(super) fn pixel_at(&mut self, place: Vec3) -> Vec2 {
        let mut cameras =
            self.app.world_mut().query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
        let (camera, transform) = cameras.single(self.app.world()).unwrap();
        camera.world_to_viewport(transform, place).unwrap()
    }

    /// The layer of the overlay that covers a place in the window.
    pub(super) fn covered_by(&mut self, at: Vec2) -> Option<egui::LayerId> {
        let mut contexts =
            self.app.world_mut().query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(self.app.world_mut()).unwrap();
        let context = context.get_mut();
        let at = at / context.zoom_factor();
        let layer = context.layer_id_at(egui::pos2(at.x, at.y));
        layer.filter(|layer| layer.order != egui::Order::Background)
    }

    /// The places with a mark of a kind, sorted.
    pub(super) fn marked(&mut self, kind: HighlightKind) -> Vec<String> {
        let mut sites: Vec<Site> = self
            .app
            .world_mut()
            .query::<(&Highlight, &Visibility)>()
            .iter(self.app.world())
            .filter(|(highlight, visibility)| highlight.kind == kind && **visibility != Visibility::Hidden)
            .map(|(highlight, _)| highlight.site)
            .collect();
        sites.sort_unstable();
        sites.iter().map(ToString::to_string).collect()
    }

    /// The places with any mark of a kind, as text.
    pub(super) fn is_marked(&mut self, kind: HighlightKind) -> bool {
        !self.marked(kind).is_empty()
    }

    /// Checks that pieces, each named by the place that it is on by the rules, are seen on other places.
    pub(super) fn check_pieces_stand(&mut self, pieces: &[(&str, &str)]) {
        let look = self.look();
        for (on, seen) in pieces {
            let mut board_pieces = self.app.world_mut().query::<(&BoardPiece, &Transform)>();
            let found = board_pieces
                .iter(self.app.world())
                .find(|(board_piece, _)| board_piece.site() == Some(site(on)));
            let (board_piece, transform) = found.unwrap();
            let there = look.standing(board_piece.piece, site(seen)).translation;
            assert!(transform.translation.distance(there) < 1e-3, "{on}: {transform:?}, not {there:?}");
        }
    }

    /// How high the piece on a place is above where it stands at rest.
    pub(super) fn height_over_rest(&mut self, name: &str) -> f32 {
        let look = self.look();
        let mut board_pieces = self.app.world_mut().query::<(&BoardPiece, &Transform)>();
        let mut board_pieces = board_pieces.iter(self.app.world());
        let found = board_pieces.find(|(board_piece, _)| board_piece.site() == Some(site(name)));
        let (board_piece, transform) = found.unwrap();
        transform.translation.y - board_piece.rest(&*look).translation.y
    }

    /// Checks that every piece stands where the position has it, with the right side up.
    pub(super) fn check_pieces(&mut self) {
        let (look, chosen) = (self.look(), self.selection().from());
        let mut shown: Vec<(Option<Site>, PieceKind, Option<Player>, bool)> = Vec::new();
        for (board_piece, transform) in
            self.app.world_mut().query::<(&BoardPiece, &Transform)>().iter(self.app.world())
        {
            let piece = board_piece.piece;
            shown.push((board_piece.site(), piece.kind, piece.owner, piece.spent));
            let rest = board_piece.rest(&*look);
            let away = transform.translation - rest.translation;
            // The selected one may be picked up.
            let is_selected = chosen.is_some_and(|chosen| board_piece.site() == Some(chosen))
                && (0.0..0.21).contains(&away.y);
            let away = if is_selected { away.with_y(0.0) } else { away };
            assert!(away.length() < 1e-3, "{board_piece:?} is at {transform:?}");
            assert!(
                transform.rotation.angle_between(rest.rotation) < 1e-2,
                "{board_piece:?} is turned {transform:?}"
            );
        }
        let (position, start) = {
            let session = self.session();
            (session.position().clone(), session.game().start().clone())
        };
        let on_board = position.pieces().into_iter().map(|(site, piece)| (Some(site), piece));
        let mut beside = position.beside();
        // What had been captured before the match began is not on the table.
        if !start.kind().places_pieces() {
            for piece in start.beside() {
                let i = beside.iter().position(|other| *other == piece).unwrap();
                beside.swap_remove(i);
            }
        }
        let beside = beside.into_iter().map(|piece| (None, piece));
        let mut wanted: Vec<_> = on_board
            .chain(beside)
            .map(|(site, piece)| (site, piece.kind, piece.owner, piece.spent))
            .collect();
        shown.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(shown, wanted);
    }
}
