//! What is heard at the table: the sounds there are, and the moments of an animation at which a game has one.

use bevy::prelude::*;

use rules::{Piece, Player};

/// A sound. Its files, one for each way in which it differs a little, are in `assets/sounds/`; the table of them is in
/// `src/app/sound/files.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Sound {
    BatteryClick,
    BatteryHum,
    BatterySlide,
    CounterCapture,
    CounterJump,
    CounterStep,
    EndDraw,
    EndWin,
    MarblePut,
    MarbleRoll,
    PanelLay,
    PanelLift,
    Refuse,
    RobotCapture,
    RobotJump,
    RobotServo,
    RobotStep,
    Room,
    Splash,
    Tap,
    Turn,
}

impl Sound {
    /// All sounds.
    pub(crate) const ALL: [Self; 21] = [
        Self::BatteryClick,
        Self::BatteryHum,
        Self::BatterySlide,
        Self::CounterCapture,
        Self::CounterJump,
        Self::CounterStep,
        Self::EndDraw,
        Self::EndWin,
        Self::MarblePut,
        Self::MarbleRoll,
        Self::PanelLay,
        Self::PanelLift,
        Self::Refuse,
        Self::RobotCapture,
        Self::RobotJump,
        Self::RobotServo,
        Self::RobotStep,
        Self::Room,
        Self::Splash,
        Self::Tap,
        Self::Turn,
    ];

    /// How long after its start the sound meets what is seen, in seconds: the blow when a battery snaps in, the landing of a jump.
    /// `assets/sounds/make.py` says when things happen in a file.
    pub(crate) const fn lead(self) -> f32 {
        match self {
            Self::BatteryClick => 0.05,
            Self::CounterJump => 0.35,
            Self::RobotJump => 0.43,
            _ => 0.0,
        }
    }

    /// How long a piece is in the air in the sound of a jump, in seconds.
    const fn in_the_air(self) -> Option<f32> {
        match self {
            Self::CounterJump => Some(0.30),
            Self::RobotJump => Some(0.37),
            _ => None,
        }
    }

    /// How fast it is played for a jump that keeps a piece in the air for some time: hardly so that one hears it.
    fn rate(self, seconds: f32) -> f32 {
        self.in_the_air().map_or(1.0, |usual| (usual / seconds.max(0.01)).clamp(0.85, 1.2))
    }
}

/// A moment of an animation at which something can be heard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Moment {
    pub(crate) happening: Happening,
    /// What it happens to; `None` for a part of the board, or for the match.
    pub(crate) piece: Option<Piece>,
    pub(crate) place: Vec3,
    /// How fast things move, from 0 (as gently as possible) to 1.
    pub(crate) speed: f32,
}

/// What happens at a moment. A piece is meant, if nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Happening {
    /// It begins to turn on the spot.
    Turns,
    /// It begins to slide.
    Slides,
    /// It touches the ground in a run, or is put down.
    Touches,
    /// It lands after a jump that kept it in the air for these seconds.
    Lands { in_the_air: f32 },
    /// It begins to roll into its place.
    Rolls,
    /// It is captured.
    IsCaptured,
    /// It meets the water.
    Sinks,
    /// A battery has turned over and snaps in.
    TurnsOver,
    /// A battery has energy again.
    IsCharged,
    /// A part of the board is lifted.
    PartIsLifted,
    /// A part of the board is laid down.
    PartIsLaid,
    /// A turn has ended.
    TurnEnds,
    /// The match is over, and who won it.
    MatchEnds(Option<Player>),
}

/// Request: play a sound.
#[derive(Event, Clone, Copy, Debug, PartialEq)]
pub(crate) struct PlaySound {
    pub(crate) sound: Sound,
    /// Where it comes from; `None` for what comes from nowhere on the table.
    pub(crate) place: Option<Vec3>,
    /// How fast things move, from 0 to 1: the faster, the louder.
    pub(crate) speed: f32,
    /// How fast it is played, as a factor.
    pub(crate) rate: f32,
    /// When it begins, in seconds from now.
    pub(crate) delay: f32,
}

impl PlaySound {
    /// A sound of the program, at once and in the middle.
    pub(crate) const fn plain(sound: Sound) -> Self {
        Self { sound, place: None, speed: 1.0, rate: 1.0, delay: 0.0 }
    }

    /// The sound of a moment, at once.
    pub(crate) fn of(sound: Sound, moment: &Moment) -> Self {
        let rate = match moment.happening {
            Happening::Lands { in_the_air } => sound.rate(in_the_air),
            _ => 1.0,
        };
        let place = !matches!(moment.happening, Happening::MatchEnds(_) | Happening::TurnEnds);
        Self { sound, place: place.then_some(moment.place), speed: moment.speed, rate, delay: 0.0 }
    }
}

/// What every game sounds like: the end of a turn and of a match, and what the parts of a board do.
pub(super) const fn common_sound(happening: Happening) -> Option<Sound> {
    match happening {
        Happening::TurnEnds => Some(Sound::Turn),
        Happening::MatchEnds(Some(_)) => Some(Sound::EndWin),
        Happening::MatchEnds(None) => Some(Sound::EndDraw),
        Happening::PartIsLifted => Some(Sound::PanelLift),
        Happening::PartIsLaid => Some(Sound::PanelLay),
        _ => None,
    }
}
