//! Matches as links: any match comes back from its link, and no other text is taken for one.

use std::fs;
use std::path::Path;

use proptest::prelude::*;
use record::{
    Ending, LONGEST_LINK, LinkError, Match, Name, SavedMatch, Seat, TimedMatch, is_link, read_link,
    write_link,
};
use rules::{AnyGame, Game, GameKind, Player, Rng};

use super::common::{choices, game, play_out, random_map};
use super::ladders::ladders;
use super::{played, sample, with_clock};

/// The text of a link that has the whole match.
fn link(saved: &SavedMatch) -> String {
    let link = write_link(saved);
    assert_eq!(link.from, 0, "{}", link.text.len());
    link.text
}

/// Checks that the link of a match leads to the same match, less what links leave out.
fn assert_linked(saved: &SavedMatch, read: &SavedMatch, from: usize) {
    let (game, other) = (saved.game(), read.game());
    assert_eq!(Some(other.start()), game.position_at(from));
    assert_eq!(other.played().len(), game.played().len() - from);
    for (a, b) in game.played()[from..].iter().zip(other.played()) {
        assert_eq!((a.action.to_string(), &a.after), (b.action.to_string(), &b.after));
    }
    for side in Player::BOTH {
        let name = |saved: &SavedMatch| saved.players[saved.game().person(side).index()].name.clone();
        assert_eq!(name(saved), name(read));
    }
    assert!(read.players.iter().all(|player| player.seat == Seat::Human));
    assert_eq!((read.began, read.timed.ended()), (saved.began, saved.timed.ended()));
    assert!(read.clock().is_none() && !other.can_redo() && read.title.is_none());
}

/// A match of random actions, at most so many.
fn at_random(start: AnyGame, seed: u64, most: usize) -> SavedMatch {
    let (mut game, mut chance) = (Match::new(start), Rng::new(seed));
    while game.played().len() < most {
        let actions = game.actions();
        if actions.is_empty() {
            break;
        }
        game.play(&actions[chance.below(actions.len())]).unwrap();
    }
    SavedMatch { began: 1_800_000_000, ..SavedMatch::new(TimedMatch::new(game, None)) }
}

/// The rules that the table proposes.
fn usual_rules(kind: GameKind) -> String {
    let rules = [kind.fair_rules(), kind.table_rules()];
    rules.into_iter().filter(|rules| !rules.is_empty()).collect::<Vec<_>>().join(",")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_match_comes_back_from_its_link(
        start in game(),
        choices in choices(150),
        back in 0..3_usize,
        names in ["[A-Za-zäöüß ]{0,60}", "\\PC{0,60}"],
        ending in 0..4_usize,
    ) {
        let mut game = play_out(start, &choices, |_| {});
        for _ in 0..back {
            game.undo();
        }
        let mut saved = SavedMatch::new(TimedMatch::new(game, None));
        for (player, name) in saved.players.iter_mut().zip(names) {
            player.name = Name::fitted(&name);
        }
        let ending = [None, Some(Ending::DrawAgreed), Some(Ending::Resigned(Player::One)), Some(Ending::Resigned(Player::Two))][ending];
        // Refused where the match is over already.
        let _ = ending.map(|ending| saved.timed.end(ending));
        saved.began = 1_800_000_000;
        let text = link(&saved);
        prop_assert!(text.len() <= LONGEST_LINK && text.bytes().all(|byte| byte.is_ascii_graphic()));
        let read = read_link(&text).unwrap();
        assert_linked(&saved, &read, 0);
        prop_assert_eq!(link(&read), text);
    }

    #[test]
    fn other_texts_are_no_links(text in "\\PC{0,200}", bytes in prop::collection::vec(any::<u8>(), 0..100)) {
        prop_assert!(read_link(&text).is_err());
        let code = format!("m=1.{}", data_encoding::BASE64URL_NOPAD.encode(&bytes));
        prop_assert!(read_link(&code).is_err());
    }

    /// With a checksum that is right, only the contents can be wrong.
    #[test]
    fn contents_that_somebody_made_up_are_refused(
        head in (0..16_u8, 0..64_u8),
        count in 0..300_u16,
        bytes in prop::collection::vec(any::<u8>(), 0..300),
    ) {
        let mut contents = vec![head.0, head.1, 0, 0, 0, count as u8 | 0x80, (count >> 7) as u8];
        contents.extend(bytes);
        let _ = read_link(&sealed(&contents));
    }
}

/// A link of these contents.
fn sealed(contents: &[u8]) -> String {
    let mut bytes = contents.to_vec();
    bytes.extend(crc32fast::hash(contents).to_be_bytes());
    format!("m=1.{}", data_encoding::BASE64URL_NOPAD.encode(&bytes))
}

#[test]
fn every_preset_layout_and_map_comes_back() {
    for kind in GameKind::ALL {
        let presets = kind.presets().into_iter().map(|(_, rules)| rules);
        let options = kind
            .options()
            .iter()
            .flat_map(|option| option.values.iter().map(|value| format!("{}={value}", option.key)));
        let rules: Vec<String> = presets.chain(options).chain([String::new()]).collect();
        let boards: Vec<Option<String>> =
            kind.boards().into_iter().map(|board| Some(board.text)).chain([None]).collect();
        let usual = usual_rules(kind);
        let both = rules.iter().map(|rules| (rules, &None)).chain(boards.iter().map(|board| (&usual, board)));
        for (rules, board) in both {
            let Ok(start) = kind.set_up(rules, board.as_deref(), None) else { continue };
            let saved = at_random(start, 3, 12);
            assert_linked(&saved, &read_link(&link(&saved)).unwrap(), 0);
            assert!(link(&saved).len() < 90, "{kind} {rules}: {}", link(&saved));
        }
    }
    let map = random_map(&mut Rng::new(4));
    let saved = at_random(GameKind::Napoleon.set_up("", Some(map.ron()), None).unwrap(), 3, 12);
    assert_linked(&saved, &read_link(&link(&saved)).unwrap(), 0);
    assert!(link(&saved).len() < 600);
}

#[test]
fn a_position_is_a_match_without_actions() {
    for kind in GameKind::ALL {
        let before = at_random(kind.set_up(&usual_rules(kind), None, None).unwrap(), 5, 9);
        let position = before.game().position().clone();
        let saved = SavedMatch::new(TimedMatch::new(Match::new(position.clone()), None));
        let text = link(&saved);
        assert!(text.len() < 140, "{text}");
        assert_eq!(read_link(&text).unwrap().game().position(), &position);
    }
}

#[test]
fn a_row_of_jumps_goes_the_way_that_the_player_chose() {
    // Both ways round lead from b6 to d8, and only one of them is on the list of legal moves.
    let ring = "17rr/19/19/19/19/19/19/19/19/19/19/2b16/1b1b15/1bb16/19/19/19/19/19 b";
    for way in ["b6-d6-d8", "b6-b8-d8"] {
        let mut game = Match::new(GameKind::Napoleon.set_up("", None, Some(ring)).unwrap());
        game.play_text(&format!("{way} r19-r18")).unwrap();
        let saved = SavedMatch::new(TimedMatch::new(game, None));
        let read = read_link(&link(&saved)).unwrap();
        assert_linked(&saved, &read, 0);
        assert_eq!(read.game().played()[0].action.to_string(), way);
    }
}

#[test]
fn a_link_leaves_out_the_clock_the_computer_and_what_was_undone() {
    let clock = record::Clock::new(60, 5).unwrap();
    let mut saved = with_clock(sample(), clock);
    saved.players[1].seat = Seat::Computer(4);
    assert_linked(&saved, &read_link(&link(&saved)).unwrap(), 0);
}

#[test]
fn a_link_is_found_in_an_address_and_between_white_space() {
    let text = link(&sample());
    let lines: Vec<&str> =
        text.as_bytes().chunks(20).map(|line| std::str::from_utf8(line).unwrap()).collect();
    for other in [
        format!("  {text}\r\n"),
        format!("https://example.org/spieltisch/?lang=de#{text}"),
        format!("\u{feff}Your turn: http://localhost:8000/#{text} "),
        format!("#{text}"),
        // As a program for messages may break it.
        lines.join("\n  "),
        format!("{text}."),
        format!("<{text}> and more"),
        format!("example.org/{text}"),
    ] {
        assert!(is_link(&other), "{other}");
        assert_linked(&sample(), &read_link(&other).unwrap(), 0);
    }
    for other in [
        "",
        "m=",
        "m=1",
        "m=.AAAA",
        "m=-1.AAAA",
        "m=x.AAAA",
        "example.org/m=1.AAAA",
        "netzwerk",
        "x#m=1",
        "M=1.AA",
    ] {
        assert!(!is_link(other), "{other}");
        assert_eq!(read_link(other).err(), Some(LinkError::NoLink), "{other}");
    }
}

#[test]
fn a_link_that_was_changed_anywhere_is_refused() {
    let text = link(&sample());
    let signs = (0..128_u8).map(char::from).chain(['\u{a0}', 'ä', '✓']);
    for sign in signs {
        for at in 0..text.len() {
            let changed = format!("{}{sign}{}", &text[..at], &text[at + 1..]);
            let longer = format!("{}{sign}{}", &text[..at], &text[at..]);
            assert!(changed == text || read_link(&changed).is_err(), "{changed}");
            // Anything but a letter or a digit may stand before a link, and white space anywhere in it. In Markdown some signs have a
            // backslash before them.
            let next = text[at..].starts_with(|next: char| next.is_ascii_punctuation());
            let is_harmless =
                at == 0 && !sign.is_ascii_alphanumeric() || sign.is_whitespace() || sign == '\\' && next;
            assert_eq!(read_link(&longer).is_ok(), longer == text || is_harmless, "{longer}");
        }
    }
}

#[test]
fn a_file_with_a_link_in_its_title_is_a_file() {
    let titled = SavedMatch { title: Name::fitted("https://example.org/#m=1.AAAA"), ..sample() };
    assert!(!is_link(&titled.to_ron()) && SavedMatch::from_ron(&titled.to_ron()).is_ok());
}

#[test]
fn what_is_missing_or_changed_is_told_in_a_sentence() {
    let text = link(&sample());
    for end in 0..text.len() {
        let error = read_link(&text[..end]).unwrap_err();
        assert_eq!(error, if end < 4 { LinkError::NoLink } else { LinkError::Damaged }, "{end}");
    }
    assert_eq!(read_link(&format!("{text}A")).err(), Some(LinkError::Damaged));
    let newer = read_link("m=2.somethingelse").unwrap_err();
    assert_eq!(newer.to_string(), "a newer version made it (its format is 2; this one reads format 1)");
    assert!(matches!(read_link("m=999999999.!").unwrap_err(), LinkError::Newer { found: 999_999_999, .. }));
    let endless = format!("m=1.{}", "A".repeat(10_000_000));
    assert_eq!(
        read_link(&endless).unwrap_err().to_string(),
        "it is too long: 10000000 characters (the maximum is 131072)"
    );
}

#[test]
fn a_link_by_other_rules_is_not_taken_for_another_match() {
    // The first action of Kulami, but the checksum of another position.
    assert_eq!(read_link(&sealed(&[1, 0, 0, 7, 7, 1, 0b0000_0100])).err(), Some(LinkError::OtherRules));
    // More actions than the bytes have; more bytes than the actions need; a game that does not exist.
    assert_eq!(read_link(&sealed(&[1, 0, 0, 7, 7, 9, 0])).err(), Some(LinkError::Damaged));
    assert_eq!(read_link(&sealed(&[1, 0, 0, 7, 7, 0, 0, 0])).err(), Some(LinkError::OtherRules));
    assert_eq!(read_link(&sealed(&[3, 0, 0, 7, 7, 0])).err(), Some(LinkError::Damaged));
}

/// Links that were made when their version was new. They stay readable.
#[test]
fn links_of_every_version_stay_readable() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/links");
    for (version, game, saved) in [
        (
            1,
            "netzwerk",
            named(played(
                GameKind::Netzwerk,
                "opening=single,repetition=draw",
                "b2-b4*a3 end b12-b10*a11 a11>a9 end",
            )),
        ),
        (1, "kulami", named(played(GameKind::Kulami, "swap=on", "d4 swap d7"))),
        (1, "napoleon", named(played(GameKind::Napoleon, "repetition=draw", "i7-k7-i9 f10-g9"))),
    ] {
        let path = folder.join(format!("{game}-{version}.txt"));
        if std::env::var_os("WRITE_LINKS").is_some() {
            fs::create_dir_all(&folder).unwrap();
            fs::write(&path, link(&saved) + "\n").unwrap();
        }
        let text = fs::read_to_string(&path).unwrap();
        assert_linked(&saved, &read_link(&text).unwrap(), 0);
    }
}

fn named(mut saved: SavedMatch) -> SavedMatch {
    saved.players[0].name = Name::fitted("Ada");
    saved.players[1].name = Name::fitted("Grace");
    saved.began = 1_767_225_600;
    saved
}

#[test]
fn whole_matches_that_people_or_the_computer_played_are_short() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data");
    for name in [
        "played/netzwerk",
        "played/kulami",
        "played/napoleon",
        "match-format-4/netzwerk",
        "match-format-4/kulami",
        "match-format-4/napoleon",
    ] {
        let saved =
            SavedMatch::from_ron(&fs::read_to_string(folder.join(format!("{name}.ron"))).unwrap()).unwrap();
        let text = link(&saved);
        println!("{name}: {} actions, {} characters", saved.game().played().len(), text.len());
        assert_linked(&saved, &read_link(&text).unwrap(), 0);
        assert!(text.len() < 300, "{name}: {}", text.len());
    }
}

#[test]
fn the_longest_matches_have_links_that_programs_pass_on() {
    for (kind, most) in [(GameKind::Netzwerk, 4_000), (GameKind::Kulami, 4_000), (GameKind::Napoleon, 4_000)]
    {
        let saved = named(at_random(kind.set_up(kind.fair_rules(), None, None).unwrap(), 11, most));
        let link = write_link(&saved);
        println!(
            "{kind}: {} actions, {} characters from {}",
            saved.game().played().len(),
            link.text.len(),
            link.from
        );
        assert!(link.text.len() <= LONGEST_LINK, "{kind}: {}", link.text.len());
        assert_linked(&saved, &read_link(&link.text).unwrap(), link.from);
        let turns = saved.game().turns();
        assert!(link.from == 0 || turns.iter().any(|turn| turn.start == link.from), "it begins with a turn");
        assert!(link.from == 0 || link.text.len() > LONGEST_LINK - 60, "as much as has room");
        assert!(
            saved.game().position().to_string()
                == read_link(&link.text).unwrap().game().position().to_string()
        );
    }
}

/// A match on a map full of ladders, where nearly all positions have more moves than can be listed.
fn on_ladders(army: usize, moves: &str) -> SavedMatch {
    let map = ladders(army, army).map().ron();
    let mut game = Match::new(GameKind::Napoleon.set_up("", Some(map), None).unwrap());
    game.play_text(moves).unwrap();
    SavedMatch { began: 1_800_000_000, ..SavedMatch::new(TimedMatch::new(game, None)) }
}

#[test]
fn moves_that_are_too_many_to_list_are_written_out() {
    for army in [16, 24] {
        let saved = on_ladders(army, "a1-c1xc3xe5xc7 g2-g3 c7-a7 g3-h4");
        assert_eq!(saved.game().position().all_actions(), None);
        assert_linked(&saved, &read_link(&link(&saved)).unwrap(), 0);
        assert_eq!(SavedMatch::from_ron(&saved.to_ron()).unwrap().game().played().len(), 4);
    }
}

#[test]
fn a_link_has_no_more_turns_than_can_be_looked_through() {
    // Each position takes thousands of moves to see that there are more.
    let saved = on_ladders(24, &"f11-f12 g8-h8 f12-f11 h8-g8 ".repeat(300));
    let link = write_link(&saved);
    assert!(link.from > 0 && link.text.len() <= LONGEST_LINK, "{} {}", link.from, link.text.len());
    assert_linked(&saved, &read_link(&link.text).unwrap(), link.from);
}

#[test]
fn a_time_as_late_as_a_file_may_have_is_linked() {
    let begun =
        |began| SavedMatch { began, ..at_random(GameKind::Kulami.set_up("", None, None).unwrap(), 1, 2) };
    let latest = read_link(&link(&begun(u64::MAX))).unwrap().began;
    assert!(latest > 1_800_000_000);
    let saved = begun(latest);
    assert_eq!(read_link(&link(&saved)).unwrap().began, latest);
    assert_eq!(SavedMatch::from_ron(&saved.to_ron()).unwrap().began, latest);
}
