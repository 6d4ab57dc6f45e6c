//! The files with the courses and puzzles that are built in.

use rules::GameKind;

/// The course of a game: see [`Course`](crate::lessons::Course).
pub const fn course_text(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Netzwerk => include_str!("../../../assets/lessons/netzwerk.ron"),
        GameKind::Kulami => include_str!("../../../assets/lessons/kulami.ron"),
        GameKind::Napoleon => include_str!("../../../assets/lessons/napoleon.ron"),
    }
}

/// The puzzles of a game: see [`Collection`](crate::puzzles::Collection).
pub const fn puzzles_text(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Netzwerk => include_str!("../../../assets/puzzles/netzwerk.ron"),
        GameKind::Kulami => include_str!("../../../assets/puzzles/kulami.ron"),
        GameKind::Napoleon => include_str!("../../../assets/puzzles/napoleon.ron"),
    }
}
