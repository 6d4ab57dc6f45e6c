//! What the games show.

use std::collections::BTreeMap;
use std::io::{self, Write};

use rules::{GameKind, Player};
use study::fairness::{Series, Share, points};

use super::super::self_play::{Lines, PlayedGame};

/// Writes the share of the player who begins after each opening; the openings were played in turn.
pub(super) fn write_openings(
    out: &mut impl Write,
    games: &[PlayedGame],
    openings: &[String],
) -> io::Result<()> {
    for (i, opening) in openings.iter().enumerate() {
        let after: Vec<PlayedGame> =
            games.iter().filter(|game| game.number as usize % openings.len() == i).cloned().collect();
        writeln!(out, "after {opening} {}", share(&after, |game| points(game.has_first_won)))?;
    }
    Ok(())
}

/// The games by what was played in them.
fn lines(games: &[PlayedGame]) -> Lines {
    let mut lines = Lines::default();
    for game in games {
        lines.add(game.line);
    }
    lines
}

/// The mean of something from 0 to 1, with bounds that hold for copies of games.
fn share(games: &[PlayedGame], of: impl Fn(&PlayedGame) -> f64) -> Share {
    Series::of(games.iter().map(of)).share_of(lines(games).effective())
}

/// Writes what the games show: shares with the bounds of their 95 % confidence interval, means with their margin.
pub(super) fn write(
    out: &mut impl Write,
    games: &[PlayedGame],
    kind: GameKind,
    has_swap: bool,
) -> io::Result<()> {
    writeln!(out, "games {}", games.len())?;
    writeln!(out, "distinct {}", lines(games).distinct())?;
    let share = |of: &dyn Fn(&PlayedGame) -> f64| share(games, of);
    writeln!(out, "first player {}", share(&|game| points(game.has_first_won)))?;
    for player in Player::BOTH {
        let side = share(&|game| points(game.winner.map(|winner| winner == player)));
        writeln!(out, "{} {side}", kind.player_name(player))?;
    }
    let portion = |is_so: &dyn Fn(&PlayedGame) -> bool| share(&|game| f64::from(u8::from(is_so(game))));
    if has_swap {
        writeln!(out, "swapped {}", portion(&|game| game.is_swapped))?;
    }
    writeln!(out, "drawn {}", portion(&|game| game.winner.is_none()))?;
    let turns = Series::of(games.iter().map(|game| game.turns as f64));
    let (turns, margin) = turns.mean_and_margin_of(lines(games).effective());
    let lengths = || games.iter().map(|game| game.turns);
    let (shortest, longest) = (lengths().min().unwrap_or(0), lengths().max().unwrap_or(0));
    writeln!(out, "turns {turns:.1} ± {margin:.1}, {shortest} to {longest}")?;
    let mut ends: BTreeMap<&str, usize> = BTreeMap::new();
    for game in games {
        *ends.entry(&game.end).or_default() += 1;
    }
    let mut ends: Vec<(&str, usize)> = ends.into_iter().collect();
    ends.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    for (end, _) in ends {
        writeln!(out, "end {end} {}", portion(&|game| game.end == end))?;
    }
    Ok(())
}
