//! The symbols of buttons: a table from what they mean to the picture, a letter of the font Phosphor, beside which stands its name there.
//! After a change, `assets/fonts/mend.py` makes the font anew: it keeps only the letters in this file.

pub(crate) const ABOUT: &str = "\u{E2CE}"; // info
pub(crate) const ANALYSE: &str = "\u{E30C}"; // magnifying-glass
pub(crate) const AUTOPLAY: &str = "\u{E3D0}"; // play
pub(crate) const CLOSER: &str = "\u{E30C}"; // magnifying-glass
pub(crate) const COMPUTER: &str = "\u{E560}"; // desktop
pub(crate) const CONTINUE: &str = "\u{E278}"; // git-branch
pub(crate) const COUNT: &str = "\u{E2F6}"; // list-numbers
pub(crate) const DONE: &str = "\u{E184}"; // check-circle
pub(crate) const FIRST: &str = "\u{E5A4}"; // skip-back
pub(crate) const FLAT_VIEW: &str = "\u{E296}"; // grid-four
pub(crate) const GRAPH: &str = "\u{E154}"; // chart-line
pub(crate) const HIDE_MORE: &str = "\u{E13C}"; // caret-up
pub(crate) const HINT: &str = "\u{E2DC}"; // lightbulb
pub(crate) const LAST: &str = "\u{E5A6}"; // skip-forward
pub(crate) const LEAVE: &str = "\u{E42A}"; // sign-out
pub(crate) const LEARN: &str = "\u{E62C}"; // graduation-cap
pub(crate) const MENU: &str = "\u{E2F0}"; // list
pub(crate) const MORE: &str = "\u{E1FE}"; // dots-three
pub(crate) const MUTE: &str = "\u{E44A}"; // speaker-high
pub(crate) const NEXT: &str = "\u{E13A}"; // caret-right
pub(crate) const PAUSE: &str = "\u{E39E}"; // pause
pub(crate) const PREVIOUS: &str = "\u{E138}"; // caret-left
pub(crate) const PUZZLES: &str = "\u{E596}"; // puzzle-piece
pub(crate) const PUZZLE_LIST: &str = "\u{E2F6}"; // list-numbers
pub(crate) const QUIT: &str = "\u{E42A}"; // sign-out
pub(crate) const REDO: &str = "\u{E08C}"; // arrow-u-up-right
pub(crate) const REPLAY: &str = "\u{E3F6}"; // repeat
pub(crate) const RESET_VIEW: &str = "\u{E1D8}"; // crosshair-simple
pub(crate) const REVIEW: &str = "\u{E1A0}"; // clock-counter-clockwise
pub(crate) const RULES: &str = "\u{E0E6}"; // book-open
pub(crate) const SAVED_GAMES: &str = "\u{E256}"; // folder-open
pub(crate) const SETTINGS: &str = "\u{E270}"; // gear
pub(crate) const SHORTCUTS: &str = "\u{E2D8}"; // keyboard
pub(crate) const SHOW: &str = "\u{E220}"; // eye
pub(crate) const SHOW_MORE: &str = "\u{E136}"; // caret-down
pub(crate) const SKIP: &str = "\u{E12A}"; // caret-double-right
pub(crate) const SOLUTION: &str = "\u{E3D0}"; // play
pub(crate) const SPATIAL_VIEW: &str = "\u{E1DA}"; // cube
pub(crate) const TABLET: &str = "\u{E1E6}"; // device-tablet
pub(crate) const TWO_PLAYERS: &str = "\u{E4D6}"; // users
pub(crate) const UNDO: &str = "\u{E08A}"; // arrow-u-up-left
pub(crate) const UNMUTE: &str = "\u{E45A}"; // speaker-slash
pub(crate) const WRONG: &str = "\u{E038}"; // arrow-counter-clockwise

#[cfg(test)]
mod tests {
    use ab_glyph::{Font, FontRef};

    #[test]
    fn the_font_has_every_symbol_in_this_file() {
        let font = FontRef::try_from_slice(crate::app::text::SYMBOLS).unwrap();
        let codes =
            include_str!("symbols.rs").split("= \"\\u{").skip(1).filter_map(|rest| rest.split_once('}'));
        let letters: Vec<_> =
            codes.map(|(code, _)| char::from_u32(u32::from_str_radix(code, 16).unwrap()).unwrap()).collect();
        assert!(letters.contains(&super::ABOUT.chars().next().unwrap()));
        for letter in letters {
            assert_ne!(font.glyph_id(letter).0, 0, "{letter:?}");
        }
    }
}
