//! What the rules, the files and the computer report, as messages: halves of sentences, but tasks, kinds of squares and reasons for a
//! turn are whole ones. Every `match` is exhaustive, so that a new kind of report without a message does not compile. What one game's
//! rules report is in the game's own folder.

use std::error::Error;

use super::message::notation;
use super::msg;
use crate::{Message, Report, game_title};
use record::{FileError, LinkError, PlayError, SaveError};
use rules::file_format::FormatError;
use rules::text::word;
use rules::{Faults, Ground, OptionError, Player, Reason, ScoreKind, SetUpError, Status};
use study::lessons::Shortfall;

/// All faults, with semicolons between them.
impl<F: Report> Report for Faults<F> {
    fn message(&self) -> Message {
        Message::joined(self.0.iter().map(Report::message), "; ")
    }
}

impl<I: Error + Report> Report for PlayError<I> {
    fn message(&self) -> Message {
        match self {
            Self::Over => msg::play_over(),
            Self::Full => msg::play_full(),
            Self::TooLong => msg::play_too_long(),
            Self::Illegal(reason) => reason.message(),
        }
    }
}

impl Report for SetUpError {
    fn message(&self) -> Message {
        match self {
            Self::Rules(error) => msg::set_up_rules(error.message()),
            Self::OneBoard(kind) => msg::set_up_one_board(game_title(*kind)),
            Self::Layout(faults) => msg::set_up_layout(faults.message()),
            Self::Map(error) => msg::set_up_map(error.message()),
            Self::SwapInTurn => msg::set_up_swap_in_turn(),
            Self::TwoBoards => msg::set_up_two_boards(),
            Self::Position(fault) => msg::set_up_position(fault.message()),
        }
    }
}

impl Report for OptionError {
    fn message(&self) -> Message {
        match self {
            // The one pair of options that a dialog offers and that can clash.
            Self::Conflict(_) => msg::option_conflict(),
            // These are mistakes in a text with options, which has a notation of its own, in English.
            Self::UnknownKey { .. }
            | Self::UnknownValue { .. }
            | Self::NotAPair { .. }
            | Self::LatePreset { .. }
            | Self::Twice { .. } => notation(self),
        }
    }
}

impl Report for FormatError {
    fn message(&self) -> Message {
        match self {
            Self::TooLarge { found, largest } => msg::format_too_large(size(*found), limit(*largest)),
            Self::Empty => msg::format_empty(),
            // What the parser says is English, and about its notation.
            Self::Foreign { .. } => msg::format_foreign(),
            Self::Damaged { line, column, .. } => msg::format_damaged(*line, *column),
            Self::Newer { found, known } => msg::format_newer(*found, *known),
            Self::NoFormat { found, known } => msg::format_no_format(*found, *known),
        }
    }
}

impl Report for FileError {
    fn message(&self) -> Message {
        match self {
            Self::Missing => msg::file_missing(),
            Self::NoFile => msg::file_no_file(),
            Self::TooLarge { found, largest } => msg::file_too_large(size(*found), limit(*largest)),
            Self::NoText => msg::file_no_text(),
            Self::Taken => msg::file_taken(),
            Self::NoFolder => msg::file_no_folder(),
            Self::Full => msg::file_full(),
            Self::Forbidden => msg::file_forbidden(),
            Self::System(error) => msg::file_system(error),
        }
    }
}

const KILOBYTE: u64 = 1024;
const MEGABYTE: u64 = 1024 * KILOBYTE;

/// A size in bytes, rounded up, so that what is too large is never shown as what is allowed.
fn size(bytes: u64) -> Message {
    if bytes > MEGABYTE {
        msg::file_size_megabytes(bytes.div_ceil(MEGABYTE))
    } else {
        msg::file_size_kilobytes(bytes.div_ceil(KILOBYTE))
    }
}

/// The largest size in bytes, rounded down.
fn limit(bytes: u64) -> Message {
    if bytes >= MEGABYTE {
        msg::file_size_megabytes(bytes / MEGABYTE)
    } else {
        msg::file_size_kilobytes(bytes / KILOBYTE)
    }
}

impl Report for SaveError {
    fn message(&self) -> Message {
        match self {
            Self::Format(error) => error.message(),
            Self::LongField { field, found, largest } => msg::saved_long_field(*field, *found, *largest),
            Self::Name { field } => msg::saved_name(*field),
            Self::Time { field, .. } => msg::saved_time(*field),
            Self::NoLevel(level) => msg::saved_computer(*level),
            Self::ThinkingTime(seconds) => msg::saved_thinking_time(*seconds),
            Self::Clock(_) => msg::saved_clock(),
            Self::Game(_) => msg::saved_game(),
            Self::NoBoard(_) => msg::saved_no_board(),
            Self::BoardName(name) => msg::saved_board_name(*name),
            Self::SetUp(error) => error.message(),
            Self::TooMany(actions) => msg::saved_too_many(*actions),
            Self::TooLong(_) => msg::saved_too_long(),
            Self::EmptyTurn(turn) => msg::saved_empty_turn(*turn),
            Self::Action { turn, action, text, .. } => msg::saved_action(*turn, *action, word(text)),
            Self::Undone { text, .. } => msg::saved_undone(word(text)),
            Self::Ended(_) => msg::saved_ended(),
            Self::NotOver(_) => msg::saved_not_over(),
            Self::NoResult(_) => msg::saved_no_result(),
            Self::OtherResult { .. } => msg::saved_other_result(),
        }
    }
}

impl Report for LinkError {
    fn message(&self) -> Message {
        match self {
            Self::NoLink => msg::link_no_link(),
            Self::Newer { found, known } => msg::link_newer(*found, *known),
            Self::Damaged => msg::link_damaged(),
            Self::TooLong { found, largest } => msg::link_too_long(*found, *largest),
            Self::SetUp(error) => error.message(),
            Self::TooManyMoves => msg::link_too_many_moves(),
            Self::OtherRules => msg::link_other_rules(),
        }
    }
}

impl Report for Reason {
    fn message(&self) -> Message {
        match *self {
            Self::HalfTheCrewIsHome => msg::reason_half_the_crew_is_home(),
            Self::AllRobotsCaptured => msg::reason_all_robots_captured(),
            Self::NoRobotCanRun => msg::reason_no_robot_can_run(),
            Self::MorePoints { more, less } => msg::reason_more_points(more, less),
            Self::EqualPoints { each } => msg::reason_equal_points(each),
            Self::HeadquartersTaken => msg::reason_headquarters_taken(),
            Self::ArmiesSpent => msg::reason_armies_spent(),
            Self::NoLegalMove => msg::reason_no_legal_move(),
            Self::NothingHappens => msg::reason_nothing_happens(),
            Self::Repetition => msg::reason_repetition(),
            Self::OutOfTime => msg::reason_out_of_time(),
            Self::Resigned => msg::reason_resigned(),
            Self::DrawAgreed => msg::reason_draw_agreed(),
        }
    }
}

impl Report for Status {
    fn message(&self) -> Message {
        match self {
            Self::RunRobot => msg::task_run_robot(),
            Self::RunOnce => msg::task_run_once(),
            Self::EndTurn => msg::task_end_turn(),
            Self::MustCapture => msg::task_must_capture(),
            Self::RunOrShift => msg::task_run_or_shift(),
            Self::Shift => msg::task_shift(),
            Self::PlaceFirst => msg::task_place_first(),
            Self::PlaceMarble => msg::task_place_marble(),
            Self::MoveCounter => msg::task_move_counter(),
            Self::Nothing => msg::task_nothing(),
        }
    }
}

impl Report for Shortfall {
    fn message(&self) -> Message {
        match *self {
            Self::Captures(count) => msg::lesson_captures_only(count),
            Self::LosesOwn => msg::lesson_loses_own(),
            Self::CostsNothing => msg::lesson_costs_nothing(),
            Self::Leaves(places) => msg::lesson_leaves(places),
        }
    }
}

impl Report for Ground {
    fn message(&self) -> Message {
        match self {
            Self::Open => msg::ground_open(),
            Self::Road => msg::ground_road(),
            Self::Bridge => msg::ground_bridge(),
            Self::Village => msg::ground_village(),
            Self::River => msg::ground_river(),
            Self::ForestEdge => msg::ground_forest_edge(),
            Self::InnerForest => msg::ground_inner_forest(),
            Self::Refuge(owner) => msg::ground_refuge(blue_or_red(*owner)),
            Self::OpenHeadquarters(owner) => msg::ground_open_headquarters(blue_or_red(*owner)),
        }
    }
}

/// A player of Napoleon, for messages that select by colours.
const fn blue_or_red(player: Player) -> &'static str {
    match player {
        Player::One => "blue",
        Player::Two => "red",
    }
}

impl Report for ScoreKind {
    fn message(&self) -> Message {
        match self {
            Self::Panels => msg::score_panels(),
            Self::Areas => msg::score_areas(),
            Self::Chains => msg::score_chains(),
        }
    }
}
