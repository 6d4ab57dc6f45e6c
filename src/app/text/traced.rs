//! A typeface made of pictures of letters, each traced along its edge. A page may not read the fonts of its computer, but may draw
//! with them.

use std::collections::BTreeMap;

use write_fonts::FontBuilder;
use write_fonts::read::tables::glyf::CurvePoint;
use write_fonts::tables::cmap::Cmap;
use write_fonts::tables::glyf::{Contour, GlyfLocaBuilder, SimpleGlyph};
use write_fonts::tables::gsub::{Gsub, SingleSubst, SubstitutionLookup, SubstitutionLookupList};
use write_fonts::tables::head::Head;
use write_fonts::tables::hhea::Hhea;
use write_fonts::tables::hmtx::{Hmtx, LongMetric};
use write_fonts::tables::layout::{
    Feature, FeatureList, FeatureRecord, LangSys, Lookup, LookupFlag, Script, ScriptList, ScriptRecord,
};
use write_fonts::tables::maxp::Maxp;
use write_fonts::types::{FWord, GlyphId, GlyphId16, Tag, UfWord};

/// The height of an em in a picture, in pixels.
pub(super) const EM: u16 = 96;
/// The width and height of a picture: letters may reach beyond their em.
pub(super) const SIDE: u16 = 2 * EM;
/// Where a letter begins in its picture: its baseline and its left end.
pub(super) const ORIGIN: [u16; 2] = [EM / 2, 3 * EM / 2];
/// Steps in a pixel: edges run between pixels.
const STEPS: u16 = 16;

/// A letter as a picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Picture {
    /// How much of each pixel is covered, line by line: [`SIDE`]² of them.
    pub(super) cover: Vec<u8>,
    /// How far the next letter is, in pixels.
    pub(super) advance: u16,
}

/// Which neighbours an Arabic letter is joined with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Joined {
    Before,
    Behind,
    Both,
}

impl Joined {
    #[cfg(target_family = "wasm")]
    pub(super) const ALL: [Self; 3] = [Self::Before, Self::Behind, Self::Both];

    /// What OpenType calls letters so joined: final, initial and medial.
    const fn feature(self) -> Tag {
        Tag::new(match self {
            Self::Before => b"fina",
            Self::Behind => b"init",
            Self::Both => b"medi",
        })
    }
}

/// A letter and how it looks, alone and joined.
#[derive(Clone, Debug)]
pub(super) struct Letter {
    pub(super) letter: char,
    pub(super) alone: Picture,
    pub(super) joined: Vec<(Joined, Picture)>,
}

/// The file of a typeface with these letters, or `None` if they are too many for one.
pub(super) fn typeface(letters: &[Letter]) -> Option<Vec<u8>> {
    // The first glyph stands for letters that are missing.
    let (mut glyphs, mut metrics) = (GlyfLocaBuilder::new(), vec![LongMetric::new(EM * STEPS / 2, 0)]);
    glyphs.add_glyph(&SimpleGlyph::default()).ok()?;
    let mut add = |picture: &Picture| {
        let glyph = outline(&picture.cover);
        metrics.push(LongMetric::new(picture.advance * STEPS, glyph.bbox.x_min));
        glyphs.add_glyph(&glyph).ok()?;
        u16::try_from(metrics.len() - 1).ok()
    };
    let mut letters_to_glyphs = Vec::new();
    let mut joined: BTreeMap<Joined, BTreeMap<GlyphId16, GlyphId16>> = BTreeMap::new();
    for letter in letters {
        let alone = add(&letter.alone)?;
        letters_to_glyphs.push((letter.letter, GlyphId::from(alone)));
        for (how, picture) in &letter.joined {
            joined.entry(*how).or_default().insert(GlyphId16::new(alone), GlyphId16::new(add(picture)?));
        }
    }
    let number = u16::try_from(metrics.len()).ok()?;
    let (outlines, places, format) = glyphs.build();
    let head = Head {
        units_per_em: EM * STEPS,
        index_to_loc_format: format as i16,
        x_max: (SIDE * STEPS) as i16,
        y_max: (SIDE * STEPS) as i16,
        ..Head::default()
    };
    let hhea = Hhea {
        ascender: FWord::new((EM * STEPS) as i16),
        descender: FWord::new(-((EM * STEPS / 4) as i16)),
        advance_width_max: UfWord::new(SIDE * STEPS),
        number_of_h_metrics: number,
        ..Hhea::default()
    };
    let mut font = FontBuilder::new();
    font.add_table(&head).ok()?;
    font.add_table(&hhea).ok()?;
    font.add_table(&Maxp { num_glyphs: number, ..Maxp::default() }).ok()?;
    font.add_table(&Hmtx::new(metrics, Vec::new())).ok()?;
    font.add_table(&Cmap::from_mappings(letters_to_glyphs).ok()?).ok()?;
    font.add_table(&outlines).ok()?;
    font.add_table(&places).ok()?;
    if !joined.is_empty() {
        font.add_table(&joining(joined)).ok()?;
    }
    Some(font.build())
}

/// The table by which letters are replaced by joined ones.
fn joining(joined: BTreeMap<Joined, BTreeMap<GlyphId16, GlyphId16>>) -> Gsub {
    let (mut features, mut lookups) = (Vec::new(), Vec::new());
    for (how, replaced) in joined {
        let index = lookups.len() as u16;
        features.push(FeatureRecord::new(how.feature(), Feature::new(None, vec![index])));
        let coverage = replaced.keys().copied().collect();
        let replacing = SingleSubst::format_2(coverage, replaced.into_values().collect());
        lookups.push(SubstitutionLookup::Single(Lookup::new(LookupFlag::empty(), vec![replacing])));
    }
    features.sort_by_key(|feature| feature.feature_tag);
    let script = |tag| {
        let all = (0..features.len() as u16).collect();
        ScriptRecord::new(Tag::new(tag), Script::new(Some(LangSys::new(all)), Vec::new()))
    };
    let scripts = ScriptList::new(vec![script(b"DFLT"), script(b"arab")]);
    Gsub::new(scripts, FeatureList::new(features), SubstitutionLookupList::new(lookups))
}

/// A place between two neighbouring pixels, of which the first is left of the other or above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Between {
    first: [usize; 2],
    is_upright: bool,
}

/// The edge of what is covered by more than half, as contours around the whole and around its holes ("marching squares").
fn outline(cover: &[u8]) -> SimpleGlyph {
    const HALF: i32 = 127;
    let side = usize::from(SIDE);
    // The outermost pixels count as empty, so that every contour ends where it began.
    let covered = |[x, y]: [usize; 2]| {
        let is_inside = (1..side - 1).contains(&x) && (1..side - 1).contains(&y);
        if is_inside { i32::from(cover.get(y * side + x).copied().unwrap_or(0)) } else { 0 }
    };
    let is_in = |pixel| covered(pixel) > HALF;
    let mut steps: BTreeMap<Between, Between> = BTreeMap::new();
    for (x, y) in (0..side - 1).flat_map(|y| (0..side - 1).map(move |x| (x, y))) {
        let corners = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]].map(is_in);
        let sides = [([x, y], false), ([x + 1, y], true), ([x, y + 1], false), ([x, y], true)]
            .map(|(first, is_upright)| Between { first, is_upright });
        for enters in (0..4).filter(|side| !corners[*side] && corners[(side + 1) % 4]) {
            let leaves = (1..4).map(|on| (enters + on) % 4).find(|side| !corners[(side + 1) % 4]);
            steps.extend(leaves.map(|leaves| (sides[leaves], sides[enters])));
        }
    }
    let point = |place: Between| {
        let [x, y] = place.first;
        let next = if place.is_upright { [x, y + 1] } else { [x + 1, y] };
        let (here, there) = (covered(place.first), covered(next));
        let along = (f64::from(HALF) + 0.5 - f64::from(here)) / f64::from(there - here);
        let mut centre = [x, y].map(|pixel| pixel as f64 + 0.5);
        centre[usize::from(place.is_upright)] += along;
        let [left, baseline] = ORIGIN.map(f64::from);
        [centre[0] - left, baseline - centre[1]].map(|pixels| (pixels * f64::from(STEPS)).round() as i16)
    };
    let mut glyph = SimpleGlyph::default();
    while let Some((start, mut at)) = steps.pop_first() {
        let mut points = vec![point(start)];
        while at != start {
            points.push(point(at));
            let Some(next) = steps.remove(&at) else { break };
            at = next;
        }
        let bends = bends(&points).into_iter().map(|[x, y]| CurvePoint::on_curve(x, y));
        glyph.contours.push(Contour::from(bends.collect::<Vec<_>>()));
    }
    glyph.recompute_bounding_box();
    glyph
}

/// The points of a contour without those that lie on the way from one neighbour to the other.
fn bends(points: &[[i16; 2]]) -> Vec<[i16; 2]> {
    let around = points.iter().cycle();
    let neighbours = points.iter().zip(around.clone().skip(points.len() - 1)).zip(around.skip(1));
    let is_bend = |[x, y]: [i16; 2], before: [i16; 2], behind: [i16; 2]| {
        let [there, on] =
            [[x - before[0], y - before[1]], [behind[0] - x, behind[1] - y]].map(|way| way.map(i32::from));
        there[0] * on[1] != there[1] * on[0]
    };
    neighbours
        .filter(|((here, before), behind)| is_bend(**here, **before, **behind))
        .map(|((here, ..), _)| *here)
        .collect()
}

#[cfg(test)]
mod tests {
    use ab_glyph::{Font, FontRef};

    use super::*;

    /// A picture of what is covered where a function of the distance from the origin, in ems to the right and up, says so.
    fn picture(is_covered: impl Fn(f32, f32) -> bool) -> Picture {
        let em = f32::from(EM);
        let [left, baseline] = ORIGIN.map(f32::from);
        let at = |pixel: u16| f32::from(pixel) + 0.5;
        let pixels = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
        let cover = pixels
            .map(|(x, y)| if is_covered((at(x) - left) / em, (baseline - at(y)) / em) { 255 } else { 0 })
            .collect();
        Picture { cover, advance: EM }
    }

    fn square(size: f32) -> Picture {
        picture(|x, y| (0.1..0.1 + size).contains(&x) && (0.0..size).contains(&y))
    }

    fn letter(letter: char, alone: Picture) -> Letter {
        Letter { letter, alone, joined: Vec::new() }
    }

    /// The part of an em's square that a letter covers.
    fn area(face: &impl Font, letter: char) -> f32 {
        const HEIGHT: f32 = 200.0;
        let glyph =
            face.glyph_id(letter).with_scale(HEIGHT * face.height_unscaled() / face.units_per_em().unwrap());
        let mut area = 0.0;
        face.outline_glyph(glyph).unwrap().draw(|_, _, cover| area += cover / (HEIGHT * HEIGHT));
        area
    }

    #[test]
    fn a_letter_covers_what_its_picture_covers() {
        let ring = picture(|x, y| (0.2..0.4).contains(&(x - 0.5).hypot(y - 0.4)));
        let touching = picture(|x, y| {
            (0.1..0.5).contains(&x) && (0.0..0.4).contains(&y)
                || (0.5..0.9).contains(&x) && (0.4..0.8).contains(&y)
        });
        let letters = [
            letter('1', square(0.5)),
            letter('2', ring),
            letter('3', touching),
            letter('4', picture(|_, _| false)),
        ];
        let file = typeface(&letters).unwrap();
        let face = FontRef::try_from_slice(&file).unwrap();
        assert!((area(&face, '1') - 0.25).abs() < 0.01, "{}", area(&face, '1'));
        let ring = std::f32::consts::PI * (0.4 * 0.4 - 0.2 * 0.2);
        assert!((area(&face, '2') - ring).abs() < 0.01, "{}", area(&face, '2'));
        assert!((area(&face, '3') - 0.32).abs() < 0.01, "{}", area(&face, '3'));
        assert!(face.outline(face.glyph_id('4')).is_none(), "nothing is drawn");
        assert_eq!(face.glyph_id('5').0, 0, "is not there");
        let bounds = face.outline(face.glyph_id('1')).unwrap().bounds;
        let em = face.units_per_em().unwrap();
        assert!((bounds.min.x / em - 0.1).abs() < 0.01 && (bounds.max.y / em).abs() < 0.01, "{bounds:?}");
        assert!((face.h_advance_unscaled(face.glyph_id('1')) - em).abs() < 1.0);
    }

    #[test]
    fn a_picture_that_is_covered_to_its_end_has_an_edge_too() {
        let file = typeface(&[letter('1', picture(|_, _| true))]).unwrap();
        assert!((area(&FontRef::try_from_slice(&file).unwrap(), '1') - 3.9).abs() < 0.1);
    }

    #[test]
    fn straight_edges_have_no_points_but_their_ends() {
        let glyph = outline(&square(0.5).cover);
        assert_eq!(glyph.contours.len(), 1);
        // Its corners are cut off between four pixels.
        assert_eq!(glyph.contours[0].iter().count(), 8);
    }

    #[test]
    fn joined_letters_replace_those_that_stand_alone() {
        use bevy_egui::egui::epaint::text::{Fonts, LayoutJob, TextOptions};
        use bevy_egui::egui::{Color32, FontData, FontDefinitions, FontFamily, FontId};
        use std::sync::Arc;

        let wide = |advance| Picture { advance, ..square(0.5) };
        let joined = [(Joined::Before, 20), (Joined::Behind, 30), (Joined::Both, 50)];
        let letters = ['\u{645}', '\u{62D}'].map(|sign| Letter {
            letter: sign,
            alone: wide(90),
            joined: joined.map(|(how, advance)| (how, wide(advance))).to_vec(),
        });
        let mut fonts = FontDefinitions::empty();
        fonts
            .font_data
            .insert("traced".to_owned(), Arc::new(FontData::from_owned(typeface(&letters).unwrap())));
        fonts.families.insert(FontFamily::Proportional, vec!["traced".to_owned()]);
        fonts.families.insert(FontFamily::Monospace, vec!["traced".to_owned()]);
        let mut fonts = Fonts::new(TextOptions::default(), fonts);
        let mut width = |text: &str| {
            let job =
                LayoutJob::simple_singleline(text.to_owned(), FontId::proportional(96.0), Color32::WHITE);
            fonts.with_pixels_per_point(1.0).layout_job(job).size().x.round() as u32
        };
        assert_eq!(width("\u{645}"), 90);
        assert_eq!(width("\u{645}\u{62D}"), 50);
        assert_eq!(width("\u{645}\u{62D}\u{645}"), 100);
        assert_eq!(width("\u{645}\u{200C}\u{645}"), 180, "kept apart");
    }
}
