//! The system's typefaces: which of them has a letter. A page may not read those of its computer, but may draw with them
//! (`drawn.rs`).

#[cfg(target_family = "wasm")]
pub(super) use super::drawn::find;
#[cfg(not(target_family = "wasm"))]
pub(super) use desktop::find;
#[cfg(all(test, not(target_family = "wasm")))]
pub(crate) use desktop::lend;

#[cfg(not(target_family = "wasm"))]
mod desktop {
    use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

    use ab_glyph::FontRef;
    use fontdb::{Database, FaceInfo, ID, Stretch, Style};

    use crate::app::text::faces::{Face, has_outline};

    /// The faces that have these letters, as few as possible for each script.
    pub(in super::super) fn find(letters: &[char]) -> Vec<Face> {
        choose(&database(), letters)
    }

    /// The names and places of all faces of the system, read when a letter is first missing. Tests bring their own.
    fn database() -> MutexGuard<'static, Database> {
        static SYSTEM: LazyLock<Mutex<Database>> = LazyLock::new(|| {
            let mut database = Database::new();
            if !cfg!(test) {
                database.load_system_fonts();
            }
            Mutex::new(database)
        });
        SYSTEM.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a typeface to those that tests find.
    #[cfg(test)]
    pub(crate) fn lend(font: &[u8]) {
        database().load_font_data(font.to_vec());
    }

    fn choose(database: &Database, letters: &[char]) -> Vec<Face> {
        let candidates: Vec<Candidate> =
            database.faces().filter_map(|face| Candidate::new(database, face, letters)).collect();
        let mut waiting = vec![true; letters.len()];
        let mut chosen = Vec::new();
        while let Some(first) = waiting.iter().position(|waits| *waits) {
            // A word in two typefaces would be torn apart: rather one that has all letters of the script.
            let lacking = |candidate: &&Candidate| {
                let kin = letters.iter().zip(&candidate.has).zip(&waiting);
                kin.filter(|((letter, has), waits)| {
                    **waits && !**has && script(**letter) == script(letters[first])
                })
                .count()
            };
            let having = candidates.iter().filter(|candidate| candidate.has[first]);
            let best = having.min_by_key(|candidate| (lacking(candidate), candidate.rank, &candidate.name));
            let face = best.and_then(|best| {
                let read = |data: &[u8], index| Face::new(best.name.clone(), data.to_vec(), index);
                Some((best, database.with_face_data(best.id, read)??))
            });
            waiting[first] = false;
            if let Some((best, face)) = face {
                waiting.iter_mut().zip(&best.has).for_each(|(waits, has)| *waits &= !has);
                chosen.push(face);
            }
        }
        chosen
    }

    /// A face with some of the letters.
    struct Candidate {
        id: ID,
        name: String,
        /// For each letter.
        has: Vec<bool>,
        /// The lower, the better it goes with our own.
        rank: u32,
    }

    impl Candidate {
        fn new(database: &Database, face: &FaceInfo, letters: &[char]) -> Option<Self> {
            let family = &face.families.first()?.0;
            // These have an empty or a placeholder glyph for every letter.
            if ["LastResort", "Last Resort", "Blank", "Fallback"].iter().any(|part| family.contains(part)) {
                return None;
            }
            let has = database.with_face_data(face.id, |data, index| {
                let face = FontRef::try_from_slice_and_index(data, index).ok()?;
                Some(letters.iter().map(|letter| has_outline(&face, *letter)).collect::<Vec<_>>())
            })??;
            has.contains(&true).then(|| Self {
                id: face.id,
                name: format!("{} {}", face.post_script_name, face.index),
                has,
                rank: rank(face, family, letters),
            })
        }
    }

    /// Upright, without serifs, of medium weight; of several faces for Chinese characters that of the language.
    fn rank(face: &FaceInfo, family: &str, letters: &[char]) -> u32 {
        const SANS: [&str; 8] = ["Sans", "Gothic", "Segoe UI", "Arial", "Tahoma", "PingFang", "Hei", " UI"];
        const REGIONS: [&str; 5] = ["SC", "TC", "HK", "JP", "KR"];
        let is_sans = SANS.iter().any(|part| family.contains(part));
        let is_special =
            ["Mono", "Display", "Looped", "UI", "Unifont"].iter().any(|part| family.contains(part));
        let within = |from: char, to: char| letters.iter().any(|letter| (from..=to).contains(letter));
        let region = if within('\u{3040}', '\u{30FF}') {
            "JP"
        } else if within('\u{AC00}', '\u{D7AF}') {
            "KR"
        } else {
            "SC"
        };
        let is_foreign = REGIONS.iter().any(|other| *other != region && family.ends_with(other));
        let weight = u32::from(face.weight.0.abs_diff(500)) / 10;
        weight
            + if face.style == Style::Normal { 0 } else { 1000 }
            + if is_sans { 0 } else { 400 }
            + if face.monospaced || is_special { 200 } else { 0 }
            + if face.stretch == Stretch::Normal { 0 } else { 100 }
            + if is_foreign { 50 } else { 0 }
    }

    /// Letters with the same number are likely to be in one word: roughly a script, or all those of East Asia.
    const fn script(letter: char) -> u32 {
        match letter as u32 {
            0x2E80..=0xA4CF | 0xAC00..=0xD7FF | 0xF900..=0xFAFF | 0x20000.. => 0,
            0xFB50..=0xFDFF | 0xFE70..=0xFEFF => 6,
            code => code >> 8,
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        /// Two of our own fonts: one has Greek letters, both have Latin ones.
        fn database() -> Database {
            let mut database = Database::new();
            database.load_font_data(include_bytes!("../../../assets/fonts/NotoSans-Medium.ttf").to_vec());
            database.load_font_data(
                include_bytes!("../../../assets/fonts/SpieltischSerif-SemiBold.ttf").to_vec(),
            );
            database.load_font_data(b"not a font".to_vec());
            database
        }

        fn names(letters: &[char]) -> Vec<String> {
            choose(&database(), letters).into_iter().map(|face| face.name).collect()
        }

        #[test]
        fn the_best_face_that_has_a_letter_is_chosen() {
            assert_eq!(names(&['Ω']), ["NotoSans-Medium 0"]);
            assert_eq!(names(&['Ω', 'ω', 'Ж']), ["NotoSans-Medium 0"], "each face once");
            assert_eq!(names(&['A']), ["NotoSans-Medium 0"], "rather without serifs");
            assert_eq!(names(&['ſ', '′']).len(), 2, "a face for each script, if need be");
            assert_eq!(names(&['\u{10380}']), [""; 0]);
            assert_eq!(names(&['\u{10380}', 'Ω']), ["NotoSans-Medium 0"]);
        }
    }
}
