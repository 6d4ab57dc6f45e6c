//! The look of a game on the table: its board, its pieces, and where they are.

use std::f32::consts::FRAC_PI_2;
use std::fmt::Debug;
use std::sync::Arc;

use bevy::prelude::*;

use super::{Moment, Sound};
use crate::app::art::{ArtAssets, Hollow, SurfaceSpec};
use rules::{Piece, Player, Score, Site};

/// The look of a game. Lengths are in units of the board's grid; the board's surface is at
/// height 0, the first player sits at +z.
pub(crate) trait Look: Debug + Send + Sync {
    /// A name for the board without its trays, which differs for boards that look different.
    fn board_name(&self) -> String;

    /// Half the width and depth of the board with its frame.
    fn half_size(&self) -> Vec2;

    /// Where the trays are.
    fn trays(&self) -> TrayPlace;

    /// The same look with its trays elsewhere.
    fn with_trays(&self, trays: TrayPlace) -> Arc<dyn Look>;

    /// The strips beside the board where pieces lie that are not on it: how far they reach away from the board, and along its edge from
    /// the edge's middle.
    fn tray(&self) -> Vec2;

    /// Half the width and depth of what the trays on both sides of the board reach to.
    fn tray_reach(&self) -> Vec2 {
        let (board, tray) = (self.half_size(), self.tray());
        match self.trays() {
            TrayPlace::Sides => Vec2::new(board.x + tray.x, tray.y),
            TrayPlace::Ends => Vec2::new(tray.y, board.y + tray.x),
        }
    }

    /// The places that can be activated.
    fn spots(&self) -> Vec<Spot>;

    /// The hollow in every place, if the board has hollows.
    fn hollow(&self) -> Option<Hollow> {
        None
    }

    /// A player's new piece as it would look above a place, see-through and with a colour at every corner; none if the game does not show
    /// such pieces.
    fn ghost(&self, _: Player, _: &mut ArtAssets) -> Option<Mesh3d> {
        None
    }

    /// The transform of a piece on the board.
    fn standing(&self, piece: Piece, site: Site) -> Transform;

    /// The transform of the `nth` piece of its kind and owner beside the board.
    fn beside(&self, piece: Piece, nth: usize) -> Transform;

    /// The pickable volume of a piece.
    fn body(&self, piece: Piece) -> Body;

    /// How a piece moves to a neighbouring place.
    fn gait(&self, piece: Piece) -> Gait;

    /// The shade where a piece touches the ground; none for a piece that lies in the board.
    fn contact(&self, piece: Piece, _is_on_board: bool) -> Option<Contact> {
        let body = self.body(piece);
        Some(Contact { radius: body.radius * 1.6, below: body.height / 2.0 - body.middle })
    }

    /// What is heard at a moment of an animation, if anything.
    fn sound(&self, moment: &Moment) -> Option<Sound>;

    /// The way over the board that energy takes from a piece that pays to the one that it moves; empty if none is seen.
    fn energy_path(&self, _payer: Site, _mover: Site) -> Vec<Vec3> {
        Vec::new()
    }

    /// The parts of the board that players have won, in the order of counting.
    fn prizes(&self, _: &Score) -> Vec<Prize> {
        Vec::new()
    }

    /// What lies on the table beside the board for the mood: the parts around its middle, at height 0 on the table.
    fn prop(&self) -> Vec<(Mesh, SurfaceSpec)>;

    /// Builds the board without its trays as children of `root`.
    fn build_board(&self, root: Entity, art: &mut ArtAssets);

    /// Builds the trays as children of `root`.
    fn build_trays(&self, root: Entity, art: &mut ArtAssets);

    /// Builds the visible parts of a piece as children of `root`.
    fn build_piece(&self, piece: Piece, root: Entity, art: &mut ArtAssets);
}

/// Where trays are.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum TrayPlace {
    /// Left and right of the board.
    #[default]
    Sides,
    /// At the players' own edges of the board, for tall windows.
    Ends,
}

impl TrayPlace {
    /// A transform that is given from the `middle` of a tray at the right of the board, as it is in a player's tray: at their right hand or
    /// before them.
    pub(crate) fn in_tray(self, owner: Player, middle: Vec3, at: Transform) -> Transform {
        let quarters = match (self, owner) {
            (Self::Sides, Player::One) => 0.0,
            (Self::Sides, Player::Two) => 2.0,
            (Self::Ends, Player::One) => -1.0,
            (Self::Ends, Player::Two) => 1.0,
        };
        Transform::from_rotation(Quat::from_rotation_y(quarters * FRAC_PI_2))
            * Transform::from_translation(middle)
            * at
    }
}

/// A place on the board that can be activated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    pub(crate) site: Site,
    /// Its middle, on the surface.
    pub(crate) place: Vec3,
    /// Half its width as it is drawn.
    pub(crate) half: f32,
    pub(crate) round: bool,
    /// Half the width of its pick area: half-way to its neighbours.
    pub(crate) reach: f32,
}

/// A part of a board that can be lifted off, with everything on it.
#[derive(Component, Clone, Debug)]
pub(crate) struct Part {
    /// The places on it.
    pub(crate) sites: Vec<Site>,
    /// Where it lies.
    pub(crate) rest: Transform,
}

/// A part of a board that a player has won.
#[derive(Clone, Debug)]
pub(crate) struct Prize {
    /// The places on it, in the order of its [`Part`].
    pub(crate) sites: Vec<Site>,
    pub(crate) owner: Player,
    pub(crate) points: u16,
    /// Where it goes, in front of its owner.
    pub(crate) place: Transform,
}

/// The part of a piece that shines by itself: the eyes and lamps of a robot, the glow of a battery.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Lamps;

/// A flag on a pole over a player's ground. Two are there: the player's own flies until the match is over, and the enemy's if they have won.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Flag {
    pub(crate) over: Player,
    pub(crate) of: Player,
    /// Where it flies.
    pub(crate) top: Vec3,
    /// How far it comes down.
    pub(crate) way: f32,
}

/// The pickable volume of a piece: an upright cylinder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body {
    pub(crate) radius: f32,
    pub(crate) height: f32,
    /// The height of its middle above the piece's origin.
    pub(crate) middle: f32,
}

/// The shade around the place where a piece touches the ground.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Contact {
    pub(crate) radius: f32,
    /// How far the ground around a piece lies below its origin.
    pub(crate) below: f32,
}

/// How a piece moves over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gait {
    /// It turns to its direction, leans into its run, and bobs.
    Runs,
    /// It is lifted just out of its place and slides to the next.
    Slides,
    /// It is lifted and put down.
    Lifted,
    /// It is dropped, and rolls to rest.
    Rolls,
}
