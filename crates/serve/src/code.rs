//! An address as a QR code, which the camera of a tablet reads.

use qrcode::render::unicode::Dense1x2;
use qrcode::{Color, QrCode};

/// The modules around a code that must be light, so that a camera finds it.
const QUIET: usize = 4;
/// Black on white whatever the colours of the terminal are, as 256-colour terminals have it; and as it was before.
const BLACK_ON_WHITE: &str = "\x1b[38;5;16;48;5;231m";
const BEFORE: &str = "\x1b[0m";

/// A QR code: dark squares, called modules, on a light ground.
#[derive(Clone)]
pub struct AddressCode(QrCode);

impl AddressCode {
    /// The code of an address.
    ///
    /// # Panics
    /// The address is longer than two thousand bytes.
    #[must_use]
    pub fn new(address: &str) -> Self {
        Self(QrCode::new(address).expect("an address should be short"))
    }

    /// How many modules it is wide and high, with the light ones around it.
    #[must_use]
    pub fn width(&self) -> usize {
        self.0.width() + 2 * QUIET
    }

    /// The columns and rows of the dark modules.
    pub fn dark(&self) -> impl Iterator<Item = (usize, usize)> {
        let width = self.0.width();
        let place = move |i: usize| (QUIET + i % width, QUIET + i / width);
        let colours = self.0.to_colors().into_iter().enumerate();
        colours.filter(|(_, colour)| *colour == Color::Dark).map(move |(i, _)| place(i))
    }

    /// Lines for a terminal, with two modules above each other in each character.
    #[must_use]
    pub fn for_terminal(&self) -> String {
        let blocks = self.0.render::<Dense1x2>().quiet_zone(true).build();
        blocks.lines().map(|line| format!("{BLACK_ON_WHITE}{line}{BEFORE}\n")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_show_the_same_modules() {
        let code = AddressCode::new("http://192.168.178.123:8080/");
        let mut drawn = Vec::new();
        let text = code.for_terminal();
        for (y, line) in text.lines().enumerate() {
            let line = line.strip_prefix(BLACK_ON_WHITE).unwrap().strip_suffix(BEFORE).unwrap();
            assert_eq!(line.chars().count(), code.width());
            for (x, block) in line.chars().enumerate() {
                let (above, below) = match block {
                    ' ' => (false, false),
                    '▀' => (true, false),
                    '▄' => (false, true),
                    '█' => (true, true),
                    other => panic!("{other:?}"),
                };
                drawn.extend(above.then_some((x, 2 * y)));
                drawn.extend(below.then_some((x, 2 * y + 1)));
            }
        }
        let mut dark: Vec<_> = code.dark().collect();
        drawn.sort_unstable();
        dark.sort_unstable();
        assert_eq!(drawn, dark);
        let inside = QUIET..code.width() - QUIET;
        assert!(dark.iter().all(|(x, y)| inside.contains(x) && inside.contains(y)));
    }
}
