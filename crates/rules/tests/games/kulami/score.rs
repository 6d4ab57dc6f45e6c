//! Points: panels, areas, chains, and the rule sheet's finished match.

use record::Match;
use rules::kulami::Kulami;
use rules::{Game, Outcome, Player, Presented, Reason, Region, ScoreKind, Site};

use super::{CLOSED, picture, played};

const LEVELS: [&str; 4] = ["score=basic", "score=level1", "score=chains", "score=level2"];

/// The layout of the rule sheet's finished match.
const SHEET: &str =
    "...AABB../.CCAADDD./.CCEEFFGG/HCCEEFFGG/HIIIJJJGG/HIIIKKKL./.MMMKKKL./.NNOOPPQQ/...OOPP..";
/// An order in which its marbles could have been placed; the sheet only gives the last.
const ORDER: &str = "f7 e7 e4 e8 e2 e6 e3 e9 e5 d5 d8 d2 d3 d7 d4 d1 d9 f9 f6 f8 f4 b4 b6 d6 a6 i6 g6 c6 h6 h4 h8 c8 c2 c4 a4 g4 g7 h7 h2 g2 b2 b3 f3 f5 h5 c5 g5 g8 g1 g3 c3 c7 i7 i2 f2";

pub(super) fn finished() -> Match<Kulami> {
    played(SHEET, "", ORDER)
}

/// The points by each level of [`LEVELS`].
fn points(layout: &str, moves: &str) -> [[u16; 2]; 4] {
    LEVELS.map(|level| {
        let game = played(layout, level, moves);
        let points = game.position().points();
        assert_eq!(game.position().score().unwrap().total(), points);
        points
    })
}

fn regions(game: &Kulami, kind: ScoreKind, owner: Player) -> Vec<Region> {
    let score = game.score().unwrap();
    let regions = &score.part(kind).unwrap().regions;
    regions.iter().filter(|region| region.owner == Some(owner)).cloned().collect()
}

/// Each region of a kind that counts for a player, as its sorted fields.
fn fields(game: &Kulami, kind: ScoreKind, owner: Player) -> Vec<String> {
    let names = |mut sites: Vec<Site>| {
        sites.sort_unstable();
        sites.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    regions(game, kind, owner).into_iter().map(|region| names(region.sites)).collect()
}

#[test]
fn the_rule_sheets_finished_match_has_the_points_it_states() {
    let game = finished();
    let drawn = [
        "   RBB.",
        " .BRBBBR",
        " .BBBRRBR",
        "RRBBBRRRB",
        "..BBRBRR.",
        "RBBRRRBB",
        " BRRRRB.",
        " RRBRRBRB",
        "   B..R",
    ];
    assert_eq!(picture(game.position()), drawn);
    let last = game.played().last().unwrap();
    assert_eq!((last.action.to_string().as_str(), last.by), ("f2", Player::One));
    // Black, to move, has a marble left and nowhere to go.
    assert_eq!(game.position().to_move(), Player::Two);
    assert_eq!(game.position().beside().len(), 1);
    assert_eq!(points(SHEET, ORDER), [[31, 27], [31, 32], [31, 30], [31, 35]]);
    let outcome = |level| played(SHEET, level, ORDER).outcome().unwrap();
    assert_eq!(outcome(LEVELS[0]), Outcome::win(Player::One, Reason::MorePoints { more: 31, less: 27 }));
    assert_eq!(outcome(LEVELS[1]), Outcome::win(Player::Two, Reason::MorePoints { more: 32, less: 31 }));
    assert_eq!(outcome(LEVELS[2]), Outcome::win(Player::One, Reason::MorePoints { more: 31, less: 30 }));
    assert_eq!(outcome(LEVELS[3]), Outcome::win(Player::Two, Reason::MorePoints { more: 35, less: 31 }));
    assert_eq!(outcome(LEVELS[3]).reason.to_string(), "35 points to 31");
}

#[test]
fn the_rule_sheets_finished_match_has_the_panels_areas_and_chains_it_states() {
    let game = played(SHEET, "score=level2", ORDER);
    let worth = |kind, owner| {
        let mut points: Vec<u16> =
            regions(game.position(), kind, owner).iter().map(|region| region.points).collect();
        points.sort_unstable();
        points
    };
    assert_eq!(worth(ScoreKind::Panels, Player::One), [2, 3, 3, 3, 4, 4, 6, 6]);
    assert_eq!(worth(ScoreKind::Panels, Player::Two), [2, 2, 3, 4, 4, 6, 6]);
    assert_eq!(worth(ScoreKind::Areas, Player::One), [12]);
    assert_eq!(worth(ScoreKind::Areas, Player::Two), [17]);
    assert_eq!(worth(ScoreKind::Chains, Player::One), [5, 7]);
    assert_eq!(worth(ScoreKind::Chains, Player::Two), [5, 5, 5]);
    let score = game.position().score().unwrap();
    let parts: Vec<_> = score.parts.iter().map(|part| (part.kind, part.points)).collect();
    let expected = [(ScoreKind::Panels, [31, 27]), (ScoreKind::Areas, [0, 5]), (ScoreKind::Chains, [0, 3])];
    assert_eq!(parts, expected);
}

#[test]
fn only_the_parts_that_the_level_counts_are_in_the_score() {
    let kinds = LEVELS.map(|level| {
        let score = played(CLOSED, level, "d4").position().score().unwrap();
        score.parts.iter().map(|part| part.kind).collect::<Vec<_>>()
    });
    let (panels, areas, chains) = (ScoreKind::Panels, ScoreKind::Areas, ScoreKind::Chains);
    assert_eq!(kinds, [vec![panels], vec![panels, areas], vec![panels, chains], vec![panels, areas, chains]]);
}

#[test]
fn a_panel_is_worth_its_fields_however_many_marbles_are_on_it() {
    // Red on the panel c4–e5 of six and on a7–b8 of four, black on d6–e7 of four and on a4–b4 of two.
    assert_eq!(points(CLOSED, "d4 d7 a7 a4")[0], [10, 6]);
    // A second red marble on the panel of six.
    assert_eq!(points(CLOSED, "d4 d7 a7 a4 c4")[0], [10, 6]);
}

#[test]
fn tied_and_empty_panels_count_for_neither_player() {
    assert_eq!(points(CLOSED, "d4 d7 c7")[0], [9, 4]);
    // Black's c4 ties the panel of red's d4: what is left are three for red and four for black.
    let game = played(CLOSED, "", "d4 d7 c7 c4");
    assert_eq!(game.position().points(), [3, 4]);
    let score = game.position().score().unwrap();
    let panels = &score.part(ScoreKind::Panels).unwrap().regions;
    assert_eq!(panels.len(), 17);
    let nobodys = panels.iter().filter(|region| region.owner.is_none());
    assert_eq!(nobodys.clone().count(), 15);
    assert!(nobodys.clone().all(|region| region.points == 0));
    assert_eq!(panels.iter().map(|region| region.sites.len()).sum::<usize>(), 64);
    assert_eq!(fields(game.position(), ScoreKind::Panels, Player::One), ["c6 c7 c8"]);
    assert_eq!(fields(game.position(), ScoreKind::Panels, Player::Two), ["d6 d7 e6 e7"]);
}

#[test]
fn the_empty_board_is_worth_nothing() {
    assert_eq!(points(CLOSED, ""), [[0, 0]; 4]);
    let game = played(CLOSED, "score=level2", "");
    let score = game.position().score().unwrap();
    assert_eq!(score.part(ScoreKind::Areas).unwrap().regions, []);
    assert_eq!(score.part(ScoreKind::Chains).unwrap().regions, []);
}

#[test]
fn areas_are_connected_along_sides_across_panels() {
    let game = played(CLOSED, "score=level1", "b4 h4 c4 a4 a6 e6 e2 e5 b5 b2 d2 d3 c3");
    let drawn =
        ["........", "........", "R...B...", ".R..B...", "BRR....B", "..RB....", ".B.RR...", "........"];
    assert_eq!(picture(game.position()), drawn);
    // a6, and d2 with e2, touch it at a corner only; b5, b4 and c3 lie on three panels.
    assert_eq!(fields(game.position(), ScoreKind::Areas, Player::One), ["b4 b5 c3 c4"]);
    assert_eq!(fields(game.position(), ScoreKind::Areas, Player::Two), ["e5 e6"]);
    assert_eq!(game.position().score().unwrap().part(ScoreKind::Areas).unwrap().points, [2, 0]);
}

#[test]
fn a_gap_separates_areas_and_breaks_chains() {
    let game =
        played("bridge", "score=level2", "j8 j4 j1 a1 a8 a4 e4 i4 i8 i2 c2 c6 c8 c1 c5 h5 h8 h2 b2 b6 b8");
    let drawn = [
        "RRR    RRR",
        "...    ...",
        ".BB.......",
        "..R....B..",
        "B...R...BB",
        "..........",
        ".RR    BB.",
        "B.B    ..R",
    ];
    assert_eq!(picture(game.position()), drawn);
    // Row 8 is full of red marbles.
    assert_eq!(regions(game.position(), ScoreKind::Areas, Player::One)[0].points, 3);
    assert_eq!(regions(game.position(), ScoreKind::Chains, Player::One), []);
}

#[test]
fn four_marbles_do_not_form_a_chain_and_five_do() {
    let four = "e5 e6 h6 b6 b2 b4 d4 d3 c3 c6";
    assert_eq!(points(CLOSED, four)[2], points(CLOSED, four)[0]);
    let game = played(CLOSED, "score=chains", &format!("{four} f6"));
    let drawn =
        ["........", "........", ".BB.BR.R", "....R...", ".B.R....", "..RB....", ".R......", "........"];
    assert_eq!(picture(game.position()), drawn);
    assert_eq!(fields(game.position(), ScoreKind::Chains, Player::One), ["b2 c3 d4 e5 f6"]);
    assert_eq!(game.position().score().unwrap().part(ScoreKind::Chains).unwrap().points, [5, 0]);
}

#[test]
fn an_empty_field_breaks_a_chain() {
    let open = "g4 g8 g1 b1 b4 b6 f6 f5 f4 f1 h1 c1 c4 c6 c2 e2 e4 e7 e3 a3 a4 a5 d5 d2 d8 d6";
    let chains = |moves: &str| {
        fields(played(CLOSED, "score=chains", moves).position(), ScoreKind::Chains, Player::One)
    };
    assert_eq!(chains(open), [""; 0]);
    let full = format!("{open} d4");
    let drawn =
        ["...R..B.", "....B...", ".BBB.R..", "B..R.B..", "RRRRRRR.", "B...R...", "..RBB...", ".BB..BRR"];
    assert_eq!(picture(played(CLOSED, "", &full).position()), drawn);
    assert_eq!(chains(&full), ["a4 b4 c4 d4 e4 f4 g4"], "three and three are a chain of seven");
}

#[test]
fn chains_run_in_a_row_a_column_and_both_diagonals() {
    let falling = played(CLOSED, "score=chains", "f3 b3 b7 e7 e4 e3 e6 f6 c6 d6 d5");
    assert_eq!(fields(falling.position(), ScoreKind::Chains, Player::One), ["b7 c6 d5 e4 f3"]);
    let upright = played(CLOSED, "score=chains", "d2 b2 b4 f4 d4 d7 d1 d8 d3 b3 f3 f5 d5");
    assert_eq!(fields(upright.position(), ScoreKind::Chains, Player::One), ["d1 d2 d3 d4 d5"]);
}

#[test]
fn a_marble_may_be_part_of_chains_in_all_directions() {
    let moves =
        "d6 g6 f6 f3 d3 h3 c3 c8 c4 g4 b4 h4 e4 e1 e3 e8 e5 e6 b6 c6 c5 c2 f2 f8 f4 f5 d5 b5 b2 a2 d2 d8 d4";
    let game = played(CLOSED, "score=chains", moves);
    let drawn =
        ["..BBBB..", "........", ".RBRBRB.", ".BRRRB..", ".RRRRRBB", "..RRRB.B", "BRBR.R..", "....B..."];
    assert_eq!(picture(game.position()), drawn);
    let mut chains = fields(game.position(), ScoreKind::Chains, Player::One);
    chains.sort_unstable();
    let all = ["b2 c3 d4 e5 f6", "b4 c4 d4 e4 f4", "b6 c5 d4 e3 f2", "d2 d3 d4 d5 d6"];
    assert_eq!(chains, all);
    assert_eq!(points(CLOSED, moves), [[24, 24], [33, 24], [44, 24], [53, 24]]);
}
