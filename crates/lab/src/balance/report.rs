//! What the games show.

use std::collections::BTreeMap;
use std::io::{self, Write};

use rules::{GameKind, Player};
use study::fairness::{Series, points};

use super::record::Game;

/// Writes the share of the player who begins after each opening; the openings were played in turn.
pub(super) fn write_openings(out: &mut impl Write, games: &[Game], openings: &[String]) -> io::Result<()> {
    for (i, opening) in openings.iter().enumerate() {
        let after = games.iter().filter(|game| game.number as usize % openings.len() == i);
        let first = Series::of(after.map(|game| points(game.has_first_won)));
        writeln!(out, "after {opening} {}", first.share())?;
    }
    Ok(())
}

/// Writes what the games show: shares with the bounds of their 95 % confidence interval, means with their margin.
pub(super) fn write(out: &mut impl Write, games: &[Game], kind: GameKind, has_swap: bool) -> io::Result<()> {
    writeln!(out, "games {}", games.len())?;
    let first = Series::of(games.iter().map(|game| points(game.has_first_won)));
    writeln!(out, "first player {}", first.share())?;
    for player in Player::BOTH {
        let side = games.iter().map(|game| points(game.winner.map(|winner| winner == player)));
        writeln!(out, "{} {}", kind.player_name(player), Series::of(side).share())?;
    }
    let portion = |is_so: &dyn Fn(&Game) -> bool| {
        Series::of(games.iter().map(|game| f64::from(u8::from(is_so(game))))).share()
    };
    if has_swap {
        writeln!(out, "swapped {}", portion(&|game| game.is_swapped))?;
    }
    writeln!(out, "drawn {}", portion(&|game| game.winner.is_none()))?;
    let (turns, margin) = Series::of(games.iter().map(|game| game.turns as f64)).mean_and_margin();
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
