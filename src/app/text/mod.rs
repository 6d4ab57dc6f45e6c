//! How texts look whose letters are not known in advance: names, titles, places of a player's own map. What egui lacks for them is here, for the
//! panels and for pictures alike.
//!
//! | file | topic |
//! |---|---|
//! | `faces.rs` | the typefaces: built in, and found when a letter is missing |
//! | `system.rs` | the system's typefaces: which of them has a letter |
//! | `drawn.rs` | the letters that a page draws, as it has no typefaces to read |
//! | `traced.rs` | a typeface made of pictures of letters |
//! | `direction.rs` | texts in both directions, in the order in which they are drawn |
//! | `job.rs` | lays out what egui would get wrong |
//! | `field.rs` | fields in which names are typed |
//! | `pass.rs` | looks through all that egui paints |
//! | `line.rs` | a line of text, for pictures |

mod direction;
#[cfg(target_family = "wasm")]
mod drawn;
mod faces;
mod field;
mod job;
mod line;
mod pass;
mod system;
#[cfg(any(target_family = "wasm", test))]
mod traced;

pub(crate) use direction::is_mark_of_direction;
#[cfg(test)]
pub(crate) use faces::SYMBOLS;
pub(crate) use faces::{STRONG_FACE, definitions, has_unknown_letters, look_up, number_found};
pub(crate) use field::lay_out_field;
pub(crate) use line::{Line, TextFace};
pub(crate) use pass::TextPass;

/// Some letters of Hebrew and of Arabic, as a system would have them: tests do not depend on what is installed.
#[cfg(test)]
pub(crate) fn lend_scripts() {
    static LENT: std::sync::Once = std::sync::Once::new();
    LENT.call_once(|| {
        system::lend(include_bytes!("../tests/fonts/Hebrew.ttf"));
        system::lend(include_bytes!("../tests/fonts/Arabic.ttf"));
    });
    look_up(&"אבגדהוזחטיכלמנסעפצקרשתםןףץךمحدعلي٠١٢٣".chars().collect::<Vec<_>>());
}
