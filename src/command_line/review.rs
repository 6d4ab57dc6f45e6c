//! `spieltisch review`: judges the turns of a saved match.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use record::in_notation;
use rules::Player;
use study::review::{Review, ReviewedTurn, Reviewer, turning_points};

use super::CommandError;
use super::interrupt::stop_on_interrupt;
use super::read_match::read_match;

#[derive(Debug, Args)]
pub(super) struct ReviewMatch {
    /// The file of a saved game, or its link
    #[arg(value_name = "FILE|LINK")]
    file: PathBuf,
}

impl ReviewMatch {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let saved = read_match(&self.file)?;
        let game = saved.game();
        let mut reviewer = Reviewer::new(game, None);
        let (mut shown, stop) = (0, stop_on_interrupt());
        while reviewer.step(&stop) {
            // Each turn as soon as it is known: a long match takes a while.
            let turns = reviewer.review().turns(game);
            for turn in &turns[shown..reviewer.review().settled(game).max(shown)] {
                let played = &game.played()[turn.actions.clone()];
                let actions = in_notation(played.iter().map(|played| &played.action));
                let name = game.start().kind().player_name(turn.player);
                write!(out, "{} {name} {actions}", shown + 1)?;
                writeln!(out, "{}", judged(shown, turn, reviewer.review()))?;
                shown += 1;
            }
        }
        let all = game.turns().len();
        if stop.is_stopped() && shown < all {
            return Err(CommandError::stopped(shown, all, "turns"));
        }
        let points: Vec<String> = turning_points(&reviewer.review().turns(game))
            .iter()
            .map(|turn| (turn + 1).to_string())
            .collect();
        let points = if points.is_empty() { "none".to_owned() } else { points.join(" ") };
        writeln!(out, "turning points {points}")?;
        Ok(())
    }
}

/// The first player's chance after a turn, its mark, and what would have been better.
fn judged(number: usize, turn: &ReviewedTurn, review: &Review) -> String {
    let first = if turn.player == Player::One { turn.after } else { 1.0 - turn.after };
    let mark = turn.mark.map_or_else(String::new, |mark| format!(" {}", mark.symbol()));
    let is_bad = turn.mark.is_some_and(|mark| mark.is_bad());
    let best = review.judgements()[number].line.first().filter(|_| is_bad);
    let better = best.map_or_else(String::new, |best| format!(" better {}", in_notation(best)));
    format!("{mark} | {:.0} %{better}", 100.0 * first)
}
