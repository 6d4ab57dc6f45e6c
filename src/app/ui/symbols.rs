//! The symbols of buttons: a table from what they mean to the picture, a letter of the font Phosphor.

use egui_phosphor::regular;

pub(crate) const ABOUT: &str = regular::INFO;
pub(crate) const AUTOPLAY: &str = regular::PLAY;
pub(crate) const COMPUTER: &str = regular::DESKTOP;
pub(crate) const DONE: &str = regular::CHECK_CIRCLE;
pub(crate) const FIRST: &str = regular::SKIP_BACK;
pub(crate) const FLAT_VIEW: &str = regular::GRID_FOUR;
pub(crate) const HIDE_MORE: &str = regular::CARET_UP;
pub(crate) const HINT: &str = regular::LIGHTBULB;
pub(crate) const LAST: &str = regular::SKIP_FORWARD;
pub(crate) const LEAVE: &str = regular::SIGN_OUT;
pub(crate) const LEARN: &str = regular::GRADUATION_CAP;
pub(crate) const MENU: &str = regular::LIST;
pub(crate) const MORE: &str = regular::DOTS_THREE;
pub(crate) const MUTE: &str = regular::SPEAKER_HIGH;
pub(crate) const NEXT: &str = regular::CARET_RIGHT;
pub(crate) const PAUSE: &str = regular::PAUSE;
pub(crate) const PREVIOUS: &str = regular::CARET_LEFT;
pub(crate) const QUIT: &str = regular::SIGN_OUT;
pub(crate) const REDO: &str = regular::ARROW_U_UP_RIGHT;
pub(crate) const REPLAY: &str = regular::REPEAT;
pub(crate) const RESET_VIEW: &str = regular::CROSSHAIR_SIMPLE;
pub(crate) const REVIEW: &str = regular::CLOCK_COUNTER_CLOCKWISE;
pub(crate) const RULES: &str = regular::BOOK_OPEN;
pub(crate) const SAVED_GAMES: &str = regular::FOLDER_OPEN;
pub(crate) const SETTINGS: &str = regular::GEAR;
pub(crate) const SHORTCUTS: &str = regular::KEYBOARD;
pub(crate) const SHOW: &str = regular::EYE;
pub(crate) const SHOW_MORE: &str = regular::CARET_DOWN;
pub(crate) const SKIP: &str = regular::CARET_DOUBLE_RIGHT;
pub(crate) const SOLUTION: &str = regular::PLAY;
pub(crate) const SPATIAL_VIEW: &str = regular::CUBE;
pub(crate) const TWO_PLAYERS: &str = regular::USERS;
pub(crate) const UNDO: &str = regular::ARROW_U_UP_LEFT;
pub(crate) const UNMUTE: &str = regular::SPEAKER_SLASH;
pub(crate) const WRONG: &str = regular::ARROW_COUNTER_CLOCKWISE;
