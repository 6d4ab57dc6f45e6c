//! Text in both directions, in the order in which it is drawn. egui shapes each script well, but knows only lines from left to right: a
//! Latin word among Hebrew ones came out backwards, and two Hebrew words in the wrong order.

use std::ops::Range;

use unicode_bidi::{BidiClass, BidiInfo, bidi_class};
use unicode_segmentation::UnicodeSegmentation;

/// A part of a line whose letters have one direction, which is that of its script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Where it starts in the text, in bytes.
    pub(crate) start: usize,
    pub(crate) text: String,
}

/// A text whose directions are known.
#[derive(Debug)]
pub(crate) struct Order<'text>(BidiInfo<'text>);

/// Whether something of a text is written from right to left.
pub(crate) fn has_right_to_left(text: &str) -> bool {
    // The first such script is Hebrew; most texts end here.
    text.chars().any(|letter| {
        letter >= '\u{590}'
            && matches!(
                bidi_class(letter),
                BidiClass::R
                    | BidiClass::AL
                    | BidiClass::AN
                    | BidiClass::RLE
                    | BidiClass::RLO
                    | BidiClass::LRO
            )
    })
}

/// Whether a character only steers the directions, and is never seen.
pub(crate) const fn is_mark_of_direction(letter: char) -> bool {
    matches!(
        letter,
        '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    )
}

impl<'text> Order<'text> {
    /// Each paragraph has the direction of its first letter, as in a name; what stands between marks of isolation counts for itself.
    pub(crate) fn new(text: &'text str) -> Self {
        Self(BidiInfo::new(text, None))
    }

    /// The pieces of a line from left to right.
    pub(crate) fn pieces(&self, line: Range<usize>) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for paragraph in &self.0.paragraphs {
            let part = line.start.max(paragraph.range.start)..line.end.min(paragraph.range.end);
            if part.is_empty() {
                continue;
            }
            let (levels, runs) = self.0.visual_runs(paragraph, part);
            for run in runs {
                let text = &self.0.text[run.clone()];
                if levels[run.start].is_rtl() {
                    pieces.extend(right_to_left(text, run.start));
                } else {
                    pieces.extend(left_to_right(text, run.start));
                }
            }
        }
        pieces.retain(|piece| !piece.text.is_empty());
        pieces
    }
}

/// A run from left to right as pieces. Shaping would turn the digits that some right-to-left scripts have: each is a piece of its own.
fn left_to_right(run: &str, start: usize) -> Vec<Piece> {
    let is_turned = |letter| matches!(bidi_class(letter), BidiClass::AN | BidiClass::R | BidiClass::AL);
    if run.chars().any(is_turned) {
        let signs = run.grapheme_indices(true);
        return signs.map(|(at, sign)| Piece { start: start + at, text: sign.to_owned() }).collect();
    }
    let text = run.chars().filter(|letter| !is_mark_of_direction(*letter)).collect();
    vec![Piece { start, text }]
}

/// A run from right to left as pieces from left to right. Words keep the order of their letters: shaping turns and joins them. What
/// stands between words is turned here.
fn right_to_left(run: &str, start: usize) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut is_in_word = false;
    for (at, sign) in run.grapheme_indices(true) {
        let Some(first) = sign.chars().next().filter(|first| !is_mark_of_direction(*first)) else { continue };
        let joins =
            matches!(bidi_class(first), BidiClass::R | BidiClass::AL | BidiClass::NSM | BidiClass::BN);
        match pieces.last_mut() {
            Some(word) if is_in_word && joins => word.text.push_str(sign),
            _ if joins => pieces.push(Piece { start: start + at, text: sign.to_owned() }),
            _ => {
                let text = sign.chars().map(mirrored).collect();
                pieces.push(Piece { start: start + at, text });
            }
        }
        is_in_word = joins;
    }
    pieces.reverse();
    pieces
}

/// Brackets open towards what they hold.
const fn mirrored(sign: char) -> char {
    match sign {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '{' => '}',
        '}' => '{',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        '‹' => '›',
        '›' => '‹',
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pieces of a text, those of right-to-left scripts spelt as they are drawn.
    fn drawn(text: &str) -> String {
        let pieces = Order::new(text).pieces(0..text.len());
        let spelt = |piece: Piece| {
            if piece.text.chars().any(|letter| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL)) {
                piece.text.graphemes(true).rev().collect()
            } else {
                piece.text
            }
        };
        pieces.into_iter().map(spelt).collect()
    }

    #[test]
    fn a_latin_word_is_never_reversed() {
        assert_eq!(drawn("שלום Zoë"), "Zoë םולש");
        assert_eq!(drawn("Zoë שלום"), "Zoë םולש");
        assert_eq!(drawn("\u{2068}שלום Zoë\u{2069} wins"), "Zoë םולש wins");
        assert_eq!(drawn("\u{2068}Zoë\u{2069} – \u{2068}שלום\u{2069}"), "Zoë – םולש");
        assert_eq!(drawn("Αθηνά Владимир Zoë"), "Αθηνά Владимир Zoë");
    }

    #[test]
    fn words_numbers_and_brackets_stand_as_they_are_read() {
        assert_eq!(drawn("אב גד"), "דג בא");
        assert_eq!(drawn("שלום (12) רב!"), "!בר (12) םולש");
        assert_eq!(drawn("محمد ١٢٣"), "١٢٣ دمحم");
        assert_eq!(drawn("שלום…"), "…םולש");
    }

    #[test]
    fn marks_of_direction_reach_no_further_than_the_name_they_are_in() {
        assert_eq!(drawn("\u{2068}evil\u{202B}ש\u{2069} wins"), "evilש wins");
        assert_eq!(drawn("\u{2068}\u{2067}א\u{2069} wins"), "א wins");
    }

    #[test]
    fn digits_of_any_script_are_read_from_the_left() {
        let pieces = |text: &str| {
            let pieces = Order::new(text).pieces(0..text.len());
            pieces.into_iter().map(|piece| piece.text).collect::<Vec<_>>()
        };
        assert_eq!(pieces("م ١٢"), ["١", "٢", " ", "م"]);
        assert_eq!(pieces("م 12"), ["12", " ", "م"]);
    }

    #[test]
    fn most_texts_need_no_order() {
        for text in ["Zoë", "Владимир", "小明", "Nguyễn", "👍", "١", ""] {
            assert_eq!(has_right_to_left(text), text == "١", "{text}");
        }
        assert!(has_right_to_left("Zoë ש"));
        assert!(has_right_to_left("Zoë م"));
    }

    #[test]
    fn a_word_is_one_piece_with_its_accents_and_where_it_starts() {
        let text = "a שָׁלוֹם ב";
        let pieces = Order::new(text).pieces(0..text.len());
        assert!(pieces.contains(&Piece { start: 2, text: "שָׁלוֹם".to_owned() }), "{pieces:?}");
        assert_eq!(pieces.iter().map(|piece| piece.text.len()).sum::<usize>(), text.len());
    }
}
