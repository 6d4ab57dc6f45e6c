//! Layouts: built-in ones, random ones, and equality.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use proptest::prelude::*;
use rules::kulami::{Layout, PANELS, Panel, SIZES, random_closed, random_irregular, shipped};
use rules::{GameKind, Rng, Site};

use super::{CLOSED, IRREGULAR};

/// Checks a layout's text by the rules page, without the program's own check; gives its width and height.
fn check(text: &str) -> (usize, usize) {
    let rows: Vec<Vec<char>> = text.split('/').map(|row| row.chars().collect()).collect();
    let (width, height) = (rows[0].len(), rows.len());
    assert!(rows.iter().all(|row| row.len() == width), "{text}");
    assert!((1..=10).contains(&width) && (1..=10).contains(&height), "{text}");
    let is_field =
        |x: usize, y: usize| rows.get(y).and_then(|row| row.get(x)).is_some_and(|sign| *sign != '.');
    // Nothing but fields touches the edges.
    assert!((0..height).any(|y| is_field(0, y)) && (0..height).any(|y| is_field(width - 1, y)), "{text}");
    assert!((0..width).any(|x| is_field(x, 0)) && (0..width).any(|x| is_field(x, height - 1)), "{text}");

    let mut panels: BTreeMap<char, BTreeSet<(usize, usize)>> = BTreeMap::new();
    let mut appeared = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, &sign) in row.iter().enumerate().filter(|(_, sign)| **sign != '.') {
            panels.entry(sign).or_default().insert((x, y));
            if !appeared.contains(&sign) {
                appeared.push(sign);
            }
        }
    }
    assert_eq!(
        appeared.iter().collect::<String>(),
        "ABCDEFGHIJKLMNOPQ",
        "letters come in the order of the alphabet: {text}"
    );
    let mut sizes: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for fields in panels.values() {
        let (left, right) =
            (fields.iter().map(|(x, _)| *x).min().unwrap(), fields.iter().map(|(x, _)| *x).max().unwrap());
        let (top, bottom) =
            (fields.iter().map(|(_, y)| *y).min().unwrap(), fields.iter().map(|(_, y)| *y).max().unwrap());
        let (across, down) = (right - left + 1, bottom - top + 1);
        assert_eq!(fields.len(), across * down, "a rectangle: {text}");
        *sizes.entry((across.min(down), across.max(down))).or_default() += 1;
    }
    assert_eq!(sizes, BTreeMap::from([((1, 2), 4), ((1, 3), 4), ((2, 2), 5), ((2, 3), 4)]), "{text}");

    let first = (0..width).find(|x| is_field(*x, 0)).unwrap();
    let mut reached = BTreeSet::from([(first, 0_usize)]);
    let mut edge = vec![(first, 0_usize)];
    while let Some((x, y)) = edge.pop() {
        for (x, y) in [(x + 1, y), (x.wrapping_sub(1), y), (x, y + 1), (x, y.wrapping_sub(1))] {
            if is_field(x, y) && reached.insert((x, y)) {
                edge.push((x, y));
            }
        }
    }
    assert_eq!(reached.len(), 64, "in one piece: {text}");
    (width, height)
}

#[test]
fn the_publishers_two_layouts_come_first() {
    let texts: Vec<(&str, &str)> = shipped().iter().map(|(key, named)| (*key, named.layout.text())).collect();
    assert_eq!(texts[..2], [("closed", CLOSED), ("irregular", IRREGULAR)]);
    assert_eq!(Layout::default().text(), CLOSED);
    assert!(texts.len() >= 6);
}

#[test]
fn the_layouts_that_are_built_in_are_valid_and_different() {
    let (mut keys, mut names, mut texts) = (HashSet::new(), HashSet::new(), HashSet::new());
    for (key, named) in shipped() {
        let size = check(named.layout.text());
        assert_eq!(named.layout.is_closed(), size == (8, 8), "{key}");
        assert!(keys.insert(*key) && names.insert(&named.name) && texts.insert(named.layout.text()), "{key}");
        assert!(key.chars().all(|sign| sign.is_ascii_lowercase()), "{key} can be typed");
        assert_eq!(Layout::from_name_or_text(key), Ok(named.layout));
    }
    let closed = shipped().iter().filter(|(_, named)| named.layout.is_closed()).count();
    assert!(closed >= 2 && shipped().len() - closed >= 2, "both kinds are offered");
}

#[test]
fn they_are_offered_as_boards_of_the_game() {
    let boards = GameKind::Kulami.boards();
    assert_eq!(boards.len(), shipped().len());
    for (board, (key, named)) in boards.iter().zip(shipped()) {
        assert_eq!((board.key, &board.title, board.text.as_str()), (*key, &named.name, named.layout.text()));
        let by_key = GameKind::Kulami.set_up("", Some(board.key), None);
        assert_eq!(by_key, GameKind::Kulami.set_up("", Some(&board.text), None));
    }
    assert_eq!(GameKind::Netzwerk.boards(), []);
}

#[test]
fn random_layouts_are_valid_and_repeatable_and_each_seed_has_its_own() {
    let (mut closed, mut irregular) = (HashSet::new(), HashSet::new());
    for seed in 0..200 {
        let layout = random_closed(seed);
        assert_eq!(check(layout.text()), (8, 8));
        assert!(layout.is_closed());
        assert_eq!(random_closed(seed), layout);
        closed.insert(layout.text());
        let layout = random_irregular(seed);
        let (width, height) = check(layout.text());
        assert!(width * height > 64 && !layout.is_closed(), "it has a gap: {layout}");
        assert_eq!(random_irregular(seed), layout);
        irregular.insert(layout.text());
    }
    assert_eq!((closed.len(), irregular.len()), (200, 200));
    // Seeds from end to end of their range.
    for seed in [u64::MAX, u64::MAX / 2, 1 << 32] {
        check(random_closed(seed).text());
        check(random_irregular(seed).text());
    }
}

#[test]
fn every_panel_comes_to_lie_everywhere_on_random_closed_layouts() {
    let mut seen = HashSet::new();
    // How many fields of panels of each size there are in each quarter of the square.
    let mut quarters: BTreeMap<usize, [usize; 4]> = BTreeMap::new();
    for seed in 0..300 {
        for panel in random_closed(seed).panels() {
            for Site { file, rank } in panel.fields() {
                seen.insert((panel.size(), file, rank));
                quarters.entry(panel.size()).or_default()[usize::from(file / 4 + rank / 4 * 2)] += 1;
            }
        }
    }
    assert_eq!(seen.len(), SIZES.len() * 64);
    for (size, fields) in quarters {
        let (least, most) = (fields.into_iter().min().unwrap(), fields.into_iter().max().unwrap());
        assert!(most * 4 < least * 5, "panels of {size}: {fields:?}");
    }
    let lying =
        (0..300).flat_map(|seed| random_closed(seed).panels()).filter(|panel| panel.width > panel.height);
    let lying = lying.count();
    // Of the twelve panels that are no squares.
    assert!((1_500..2_100).contains(&lying), "{lying} of 3600");
}

#[test]
fn random_irregular_layouts_have_many_shapes() {
    let mut spans = HashSet::new();
    let mut holes = 0;
    for seed in 0..300 {
        let layout = random_irregular(seed);
        spans.insert((layout.width(), layout.height()));
        let is_gap = |file, rank| layout.panel_at(Site::new(file, rank)).is_none();
        // A gap between fields of its row and of its column.
        let is_inside = |file, rank| {
            (0..file).any(|f| !is_gap(f, rank))
                && (file..layout.width()).any(|f| !is_gap(f, rank))
                && (0..rank).any(|r| !is_gap(file, r))
                && (rank..layout.height()).any(|r| !is_gap(file, r))
        };
        let all = (0..layout.width()).flat_map(|file| (0..layout.height()).map(move |rank| (file, rank)));
        holes += usize::from(all.into_iter().any(|(file, rank)| is_gap(file, rank) && is_inside(file, rank)));
    }
    assert!(spans.len() >= 5, "{spans:?}");
    assert!(holes > 30, "{holes} of 300 have a hole or a bay");
}

#[test]
fn a_layout_knows_its_panels_and_fields() {
    let layout = Layout::from_text(IRREGULAR).unwrap();
    assert_eq!((layout.width(), layout.height()), (10, 10));
    for (i, panel) in layout.panels().iter().enumerate() {
        assert!(panel.fields().all(|site| layout.panel_at(site) == Some(i)));
        assert_eq!(panel.fields().count(), panel.size());
        assert_eq!(panel.turned().size(), panel.size());
    }
    assert_eq!(layout.panels()[7], Panel { corner: Site::new(7, 6), width: 3, height: 1 }, "H is h7 to j7");
    let fields: HashSet<Site> = layout.panels().iter().flat_map(|panel| panel.fields()).collect();
    assert_eq!(fields, layout.fields().iter().copied().collect());
    assert_eq!(layout.panel_at(Site::new(0, 0)), None);
    assert_eq!(layout.panel_at(Site::new(10, 0)), None);
    assert_eq!(layout.panel_at(Site::new(255, 255)), None);
    assert_eq!(format!("{layout} {layout:?}"), format!("{IRREGULAR} Layout({IRREGULAR})"));
}

proptest! {
    #[test]
    fn one_arrangement_is_one_layout_whatever_the_order_and_wherever_it_lies(
        seed in any::<u64>(), order in any::<u64>(), right in 0..=246_u8, up in 0..=246_u8,
    ) {
        for layout in [random_closed(seed), random_irregular(seed)] {
            let mut panels: Vec<Panel> = layout.panels().to_vec();
            for panel in &mut panels {
                panel.corner = Site::new(panel.corner.file + right, panel.corner.rank + up);
            }
            Rng::new(order).shuffle(&mut panels);
            prop_assert_eq!(panels.len(), PANELS);
            prop_assert_eq!(Layout::from_panels(&panels), Ok(layout));
        }
    }

    #[test]
    fn letters_need_only_distinguish_the_panels(seed in any::<u64>(), order in any::<u64>()) {
        let layout = random_irregular(seed);
        let mut letters: Vec<char> = ('A'..='Z').chain('a'..='z').collect();
        Rng::new(order).shuffle(&mut letters);
        let rename = |sign: char| if sign == '.' { '.' } else { letters[sign as usize - 'A' as usize] };
        let renamed: String = layout.text().split('/').map(|row| row.chars().map(rename).collect::<String>()).collect::<Vec<_>>().join("/");
        prop_assert_eq!(Layout::from_text(&renamed), Ok(layout));
    }
}
