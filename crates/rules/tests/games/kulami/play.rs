//! Where marbles may be placed, the effects, and how a match ends.

use rules::kulami::{Action, Illegal, Kulami, Layout, MARBLES, shipped};
use rules::{Effect, Game, Outcome, Piece, PieceKind, Player, Presented, Reason, Rng, Site, Status, Zone};

use super::{CLOSED, IRREGULAR, open, played, random_match, start};

fn site(text: &str) -> Site {
    text.parse().unwrap()
}

fn marble(owner: Player) -> Piece {
    Piece { kind: PieceKind::Marble, owner: Some(owner), spent: false }
}

#[test]
fn the_first_marble_goes_anywhere() {
    for (key, named) in shipped() {
        let mut fields: Vec<Site> = start(key, "").actions().iter().map(|action| action.at).collect();
        fields.sort_unstable();
        let mut all = named.layout.fields().to_vec();
        all.sort_unstable();
        assert_eq!(fields, all, "{key}");
    }
}

#[test]
fn a_marble_goes_into_the_row_or_the_column_of_the_last_one() {
    // d4 lies on the panel c4–e5; the rest of row 4 and of column d is open.
    assert_eq!(open(&played(CLOSED, "", "d4")), "a4 b4 d1 d2 d3 d6 d7 d8 f4 g4 h4");
}

#[test]
fn a_row_or_column_runs_on_across_holes_and_gaps() {
    // The ring has a hole from c3 to h8; a4–b5 is one panel.
    assert_eq!(open(&played("ring", "", "a5")), "a1 a10 a2 a3 a6 a7 a8 a9 i5 j5");
    assert_eq!(open(&played("ring", "", "e1")), "a1 b1 c1 d1 e10 e9 g1 h1 i1 j1");
    // The bridge is open between its ends.
    assert_eq!(open(&played("bridge", "", "b8")), "b1 b2 b3 b4 b5 b6 h8 i8 j8");
    // A gap in the outline, not a hole: c8 and g8 lie on row 8 of the irregular layout, h8 does not.
    assert_eq!(open(&played(IRREGULAR, "", "a8")), "a5 c8 d8 e8 f8 g8");
}

#[test]
fn the_panels_of_the_last_two_marbles_are_off_limits() {
    let game = played(CLOSED, "", "d4 d7");
    // d5 is on the panel of d4, d6 and e7 on that of d7.
    assert_eq!(open(&game), "a7 b7 c7 d1 d2 d3 d8 f7 g7 h7");
}

#[test]
fn the_panel_of_the_marble_before_those_is_open_again() {
    let game = played(CLOSED, "", "d4 d7 a7 a4");
    // c4 and e4 are on the panel of d4.
    assert_eq!(open(&game), "a1 a2 a3 a5 a6 c4 e4 f4 g4 h4");
}

#[test]
fn the_option_first_says_who_begins() {
    for (rules, first) in [("", Player::One), ("first=red", Player::One), ("first=black", Player::Two)] {
        let game = played(CLOSED, rules, "d4 d7");
        let by: Vec<Player> = game.played().iter().map(|played| played.by).collect();
        assert_eq!(by, [first, first.other()], "{rules}");
        assert_eq!(game.position().to_move(), first);
        assert_eq!(
            game.position().pieces(),
            [(site("d4"), marble(first)), (site("d7"), marble(first.other()))]
        );
    }
}

#[test]
fn a_placement_reports_the_marble_and_whose_turn_it_is() {
    let mut game = start(CLOSED, "");
    let first = game.play(&Action { at: site("d4") }).unwrap().clone();
    let placed = Effect::Placed { piece: marble(Player::One), at: site("d4") };
    assert_eq!(first, [placed, Effect::TurnEnded { next: Player::Two }]);
    let second = game.play(&Action { at: site("d7") }).unwrap().clone();
    let placed = Effect::Placed { piece: marble(Player::Two), at: site("d7") };
    assert_eq!(second, [placed, Effect::TurnEnded { next: Player::One }]);
    assert_eq!(game.last_turn(), 1..2);
}

#[test]
fn marbles_leave_the_stock_one_by_one() {
    let left = |game: &Kulami, player: Player| {
        game.beside().iter().filter(|piece| **piece == marble(player)).count()
    };
    let game = played(CLOSED, "", "d4 d7 a7");
    assert_eq!(Player::BOTH.map(|player| left(game.start(), player)), [MARBLES, MARBLES]);
    assert_eq!(Player::BOTH.map(|player| left(game.position(), player)), [MARBLES - 2, MARBLES - 1]);
}

#[test]
fn illegal_placements_are_refused_with_a_reason() {
    let game = played(CLOSED, "", "d4 d7 a7");
    let refused = |at: &str| game.position().clone().play(&Action { at: site(at) }).unwrap_err();
    let faults = [
        ("a9", Illegal::NoField(site("a9")), "there is no field on a9"),
        ("d7", Illegal::Taken(site("d7")), "there is already a marble on d7"),
        ("d4", Illegal::Taken(site("d4")), "there is already a marble on d4"),
        (
            "c4",
            Illegal::OutOfLine { at: site("c4"), last: site("a7") },
            "field c4 is neither in the row nor in the column of the last marble, on a7",
        ),
        (
            "a8",
            Illegal::OffLimits { at: site("a8"), by: site("a7") },
            "the panel of a8 is off limits: one of the last two marbles lies on it, on a7",
        ),
        (
            "e7",
            Illegal::OffLimits { at: site("e7"), by: site("d7") },
            "the panel of e7 is off limits: one of the last two marbles lies on it, on d7",
        ),
    ];
    for (at, fault, sentence) in faults {
        assert_eq!(refused(at), fault);
        assert_eq!(fault.to_string(), sentence);
    }
}

#[test]
fn the_first_marble_may_not_go_off_the_layout() {
    let mut game = Kulami::start(Layout::from_text(IRREGULAR).unwrap(), rules::kulami::Rules::default());
    for at in ["a1", "a10", "j1", "k7", "f11", "hz255"] {
        assert_eq!(game.play(&Action { at: site(at) }), Err(Illegal::NoField(site(at))));
    }
}

#[test]
fn a_match_ends_when_all_marbles_are_placed_or_none_can_be_placed() {
    let mut chance = Rng::new(1);
    let (mut full, mut stuck) = (0, 0);
    for i in 0..60 {
        let layout = if i % 2 == 0 { CLOSED } else { IRREGULAR };
        let mut game = random_match(Layout::from_text(layout).unwrap(), "", &mut chance);
        let marbles = game.played().len();
        assert_eq!(game.position().pieces().len(), marbles);
        if marbles == 2 * MARBLES {
            full += 1;
            assert_eq!(game.position().beside(), []);
        } else {
            stuck += 1;
        }
        assert_eq!(game.position().status(), Status::Nothing);
        let ended = Effect::Ended { outcome: game.outcome().unwrap() };
        assert_eq!(game.played().last().unwrap().effects.last(), Some(&ended));
        let earlier = game.played().iter().rev().skip(1).flat_map(|played| &played.effects);
        assert_eq!(earlier.filter(|effect| matches!(effect, Effect::Ended { .. })).count(), 0);
        // Every field is refused now, an empty one too.
        for &at in game.position().layout().fields() {
            assert!(game.play(&Action { at }).is_err());
            assert_eq!(game.position().clone().play(&Action { at }), Err(Illegal::Over));
        }
    }
    assert!(full > 5 && stuck > 5, "{full} full, {stuck} stuck");
    assert_eq!(Illegal::Over.to_string(), "the game is over");
}

#[test]
fn more_points_win_and_equal_points_are_a_draw() {
    let mut chance = Rng::new(2);
    let mut seen = [0; 3];
    for _ in 0..150 {
        let game = random_match(Layout::default(), "score=level2", &mut chance);
        let [red, black] = game.position().points();
        let (more, less) = (red.max(black), red.min(black));
        let expected = match red.cmp(&black) {
            std::cmp::Ordering::Greater => Outcome::win(Player::One, Reason::MorePoints { more, less }),
            std::cmp::Ordering::Less => Outcome::win(Player::Two, Reason::MorePoints { more, less }),
            std::cmp::Ordering::Equal => Outcome::draw(Reason::EqualPoints { each: red }),
        };
        assert_eq!(game.outcome(), Some(expected));
        seen[(red.cmp(&black) as i8 + 1) as usize] += 1;
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn zones_are_the_two_lines_through_the_last_marble_and_the_panels_of_the_last_two() {
    assert_eq!(start("ring", "").position().zones(), []);
    let line = |from: &str, to: &str| Zone::Line { from: site(from), to: site(to) };
    let closed = |sites: &[&str]| Zone::OffLimits { sites: sites.iter().map(|text| site(text)).collect() };
    // The lines reach across the hole of the ring.
    let here = closed(&["a4", "b4", "a5", "b5"]);
    let one = played("ring", "", "a5");
    assert_eq!(one.position().zones(), [line("a5", "j5"), line("a1", "a10"), here.clone()]);
    let two = played("ring", "", "a5 i5");
    assert_eq!(
        two.position().zones(),
        [line("a5", "j5"), line("i1", "i10"), closed(&["i5", "j5", "i6", "j6", "i7", "j7"]), here]
    );
    // A line ends at the last field of its row, not at the edge of the board.
    let short = played(IRREGULAR, "", "f1");
    assert_eq!(short.position().zones()[0], line("f1", "g1"));
}
