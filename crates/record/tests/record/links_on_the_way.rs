//! Links that have been on their way through mails, pages and messengers: what was put around a link, or done to all of a text, does no
//! harm; what was changed in the link is noticed.

use std::fs;
use std::path::Path;

use record::{LinkError, Match, SavedMatch, TimedMatch, is_link, link_in_address, read_link, write_link};
use rules::text::text_of;
use rules::{GameKind, Rng};

/// Any of these.
fn any<'a, T: ?Sized>(chance: &mut Rng, of: &[&'a T]) -> &'a T {
    of[chance.below(of.len())]
}

/// Matches with links of all lengths, and their links.
fn matches() -> Vec<(SavedMatch, String)> {
    let mut chance = Rng::new(71);
    let mut matches = Vec::new();
    for kind in GameKind::ALL {
        for most in [1, 6, 25, 60, 200] {
            let mut game = Match::new(kind.set_up("", None, None).unwrap());
            for _ in 0..most {
                let actions = game.actions();
                if actions.is_empty() {
                    break;
                }
                game.play(&actions[chance.below(actions.len())]).unwrap();
            }
            let saved = SavedMatch {
                began: 1_800_000_000 + most as u64,
                ..SavedMatch::new(TimedMatch::new(game, None))
            };
            let link = write_link(&saved);
            assert_eq!(link.from, 0);
            matches.push((saved, link.text));
        }
    }
    matches
}

fn percent(text: &str, also: impl Fn(char) -> bool) -> String {
    let code = |sign: char| {
        let is_coded = !sign.is_ascii_alphanumeric() && !matches!(sign, '-' | '_' | '.') || also(sign);
        let bytes = sign.encode_utf8(&mut [0; 4]).as_bytes().to_vec();
        if is_coded { bytes.iter().map(|byte| format!("%{byte:02X}")).collect() } else { sign.to_string() }
    };
    text.chars().map(code).collect()
}

/// As a mail is sent: RFC 2045, in lines of 76 characters.
fn quoted_printable(text: &str, end: &str) -> String {
    let mut mail = String::new();
    for line in text.split('\n') {
        let mut length = 0;
        for byte in line.bytes() {
            let is_plain = matches!(byte, b' '..=b'~') && byte != b'=';
            let code = if is_plain { char::from(byte).to_string() } else { format!("={byte:02X}") };
            if length + code.len() > 75 {
                mail += "=";
                mail += end;
                length = 0;
            }
            length += code.len();
            mail += &code;
        }
        mail += end;
    }
    mail
}

/// Lines of at most so many characters, as programs break them that know no links.
fn broken(text: &str, width: usize, end: &str) -> String {
    let lines = text.split('\n').map(|line| {
        let signs: Vec<char> = line.chars().collect();
        signs.chunks(width).map(|line| line.iter().collect::<String>()).collect::<Vec<_>>().join(end)
    });
    lines.collect::<Vec<_>>().join(end)
}

/// Every so many signs something else.
fn interspersed(text: &str, every: usize, with: &str) -> String {
    text.chars()
        .collect::<Vec<_>>()
        .chunks(every)
        .map(|part| part.iter().collect::<String>())
        .collect::<Vec<_>>()
        .join(with)
}

/// The same match in whatever a mail, a page or a messenger might have made of its link.
fn on_its_way(chance: &mut Rng, link: &str) -> String {
    let page = any(
        chance,
        &[
            "",
            "#",
            "https://example.org/#",
            "https://example.org/spieltisch/?lang=de#",
            "http://localhost:8000/#",
            "https://example.org/?fbclid=IwAR0x_y-z&utm_source=mail#",
            "example.org/play#",
            "https://example.org/play?",
            "https://m.example.org/m/#",
        ],
    );
    let behind = any(
        chance,
        &[
            "",
            "",
            "",
            "&utm_source=mail&utm_medium=social",
            "?fbclid=IwAR2m-a_1",
            "&fbclid=m=1",
            "#:~:text=your%20turn",
            "%20",
            "%0A",
            "&amp;x=1",
            "/",
        ],
    );
    let mut text = format!("{page}{link}{behind}");
    match chance.below(12) {
        0 => text = format!("https://l.example.com/l.php?u={}&h=AT0m_x-1", percent(&text, |_| false)),
        1 => {
            text = format!(
                "https://eur01.safelinks.example.com/?url={}&data=05%7C02%7C%7Cm%3D2&reserved=0",
                percent(&text, |sign| sign == '.')
            );
        }
        2 => text = percent(&percent(&text, |sign| matches!(sign, '-' | '_')), |_| false),
        3 => {
            text = format!(
                "https://urldefense.example.com/v2/url?u={}&d=DwMFaQ",
                percent(&text, |sign| matches!(sign, '-' | '_')).replace('%', "-").replace("-2F", "_")
            );
        }
        4 => {
            text = format!("https://urldefense.example.com/v3/__{}__;Iw!!KGKeukY!m$", text.replace('#', "*"));
        }
        _ => {}
    }
    match chance.below(8) {
        0 => {
            text = interspersed(
                &text,
                4 + chance.below(20),
                any(chance, &["\u{200b}", "\u{ad}", "\u{2060}", "\u{feff}"]),
            );
        }
        1 => text = format!("\u{200e}{text}\u{200b}"),
        2 => text = format!("\u{2068}{text}\u{2069}"),
        _ => {}
    }
    let (before, after) = [
        ("", ""),
        ("<", ">"),
        ("(", ")"),
        ("\"", "\""),
        ("«", "»"),
        ("„", "“"),
        ("**", "**"),
        ("_", "_"),
        ("`", "`"),
        ("[my move](", ")"),
        ("[", "]"),
        ("<a href=\"", "\">Dein Zug</a>"),
        ("<", "|your turn>"),
        ("", "."),
        ("", "…"),
        ("", ", please"),
        ("", "!"),
        ("", "’s turn"),
        ("Zug:", ";"),
        ("<URL:", ">"),
        ("{", "}"),
        ("你的回合", "。"),
        ("", "\t"),
        ("m=", " =m"),
        ("*", "*~"),
        ("||", "||"),
    ][chance.below(26)];
    let text = format!("{before}{text}{after}");
    let greeting = any(
        chance,
        &[
            "",
            "",
            "Your turn: ",
            "Hallo Grace,\n\nhier ist mein Zug:\n\n",
            "Subject: m=1\n\n",
            "[25.11.26, 13:05] Ada: ",
            "See https://example.org/rules#end and https://example.org/?m=12&n=1.5\n",
            "old: m=1.AAAAAAAAAAAAAA\nnew: ",
            "à toi\u{a0}: ",
        ],
    );
    let farewell = any(
        chance,
        &[
            "",
            "",
            "\n-- \nAda Lovelace\nAda@example.org",
            " Viel Spass!",
            "\n\nViele Gruesse\nAda",
            " https://example.org/#top",
            "\nhttps://example.org/m=1.html",
            "\n\n> Am 24.11. schrieb Grace:\n> m=1.AAAAAAAAAAAAAA\n",
            "\u{a0}!",
            "\nSent from my phone",
            "\n___\nm=1.",
            "\r\n\r\n\u{1a}",
        ],
    );
    let mut text = format!("{greeting}{text}{farewell}");
    let end = any(chance, &["\n", "\n", "\r\n", "\r", "\u{2028}", "\u{85}", "\n  ", "\n\t", " \n"]);
    if chance.below(3) == 0 {
        text = broken(&text, 20 + chance.below(60), end);
    }
    if chance.below(4) == 0 {
        let quote = any(chance, &["> ", ">", "> > ", ">> ", "| ", "  "]);
        text = text.split('\n').map(|line| format!("{quote}{line}")).collect::<Vec<_>>().join("\n");
    }
    match chance.below(9) {
        0 => text = quoted_printable(&text, any(chance, &["\r\n", "\n"])),
        1 => {
            text = text
                .replace('&', "&amp;")
                .replace('<', "&lt;")
                .replace('>', "&gt;")
                .replace('=', "&#61;")
                .replace('\n', "<br>\n");
        }
        2 => text = text.replace('&', "&amp;").replace('_', "&lowbar;").replace('-', "&#x2d;"),
        3 => {
            text = text
                .replace('\\', "\\\\")
                .replace('"', "\\\"")
                .replace('=', "\\u003d")
                .replace('<', "\\u003c")
                .replace('&', "\\u0026");
        }
        4 => text = text.replace('_', "\\_").replace('=', "\\=").replace('.', "\\.").replace('-', "\\-"),
        5 => text = interspersed(&text.replace('<', ""), 30, any(chance, &["<wbr>", "<br />"])),
        _ => {}
    }
    let (first, last) = (
        any(chance, &["", "", "", "\u{feff}", "\n", " \u{a0}"]),
        any(chance, &["", "", "\n", "\r\n\r\n", "\0", "\u{1a}"]),
    );
    format!("{first}{text}{last}")
}

/// The link with something changed in it.
fn changed(chance: &mut Rng, link: &str) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut signs = link.as_bytes().to_vec();
    let at = chance.below(signs.len());
    match chance.below(7) {
        0 => signs[at] = LETTERS[chance.below(LETTERS.len())],
        1 => drop(signs.remove(at)),
        2 => signs.insert(at, signs[at]),
        3 => signs.swap(at, (at + 1).min(link.len() - 1)),
        4 => signs.truncate(at),
        5 => signs.insert(at, LETTERS[chance.below(LETTERS.len())]),
        _ => signs.make_ascii_lowercase(),
    }
    String::from_utf8(signs).unwrap()
}

/// What a way makes of a link: whether it leads to the same match.
fn leads_to(text: &str, saved: &SavedMatch) -> bool {
    read_link(text).is_ok_and(|read| {
        let line = |saved: &SavedMatch| {
            saved.game().played().iter().map(|played| played.action.to_string()).collect::<Vec<_>>()
        };
        read.game().start() == saved.game().start() && line(&read) == line(saved) && read.began == saved.began
    })
}

/// How many of so many variations lead to the match, and those that do not.
fn lost(seed: u64, count: usize) -> Vec<String> {
    let (matches, mut chance) = (matches(), Rng::new(seed));
    let vary = |i: usize| {
        let (saved, link) = &matches[i % matches.len()];
        let text = on_its_way(&mut chance, link);
        (!(is_link(&text) && leads_to(&text, saved))).then_some(text)
    };
    (0..count).filter_map(vary).collect()
}

/// Those of so many links with something changed that lead anywhere.
fn believed(seed: u64, count: usize) -> Vec<String> {
    let (matches, mut chance) = (matches(), Rng::new(seed));
    let mut believed = Vec::new();
    let mut tried = 0;
    while tried < count {
        let (_, link) = &matches[tried % matches.len()];
        let other = changed(&mut chance, link);
        // Two equal letters that change places are no change; what markup has, too, may stand behind a link.
        if other == *link || other.strip_prefix(link.as_str()).is_some_and(|rest| matches!(rest, "-" | "_")) {
            continue;
        }
        tried += 1;
        if let Ok(read) = read_link(&other) {
            believed.push(format!("{other}: {}", read.game().position()));
        }
    }
    believed
}

#[test]
fn a_link_is_found_in_200_mails_and_messages() {
    assert_eq!(lost(34, 200), [""; 0]);
}

#[test]
fn of_200_links_with_something_changed_none_is_opened() {
    assert_eq!(believed(35, 200), [""; 0]);
}

/// More of both, with seeds by which nothing was chosen.
#[test]
fn the_same_with_a_thousand_of_each() {
    let all = (1_000..1_005).flat_map(|seed| lost(seed, 200)).collect::<Vec<_>>();
    assert_eq!(all, [""; 0], "{} of 1000", all.len());
    assert_eq!((2_000..2_005).flat_map(|seed| believed(seed, 200)).collect::<Vec<_>>(), [""; 0]);
}

/// A change stays a change, however the link was on its way.
#[test]
fn a_changed_link_is_refused_wherever_it_stands() {
    let (matches, mut chance) = (matches(), Rng::new(36));
    for i in 0..400 {
        let (_, link) = &matches[i % matches.len()];
        let other = changed(&mut chance, link);
        if other.starts_with(link.as_str()) {
            continue;
        }
        let text = on_its_way(&mut chance, &other);
        assert!(read_link(&text).is_err(), "{text}");
    }
}

#[test]
fn the_first_of_several_links_is_opened_and_one_that_is_damaged_hides_no_good_one() {
    let matches = matches();
    let [(first, one), (second, two)] = [&matches[3], &matches[8]];
    assert!(leads_to(&format!("{one} {two}"), first));
    assert!(leads_to(&format!("{two}\n> {one}"), second));
    assert!(leads_to(&format!("{}\n{two}", &one[..one.len() - 2]), second));
    assert!(leads_to(&format!("m=7.later\n{one}"), first));
    assert!(leads_to(
        &format!("https://example.org/#{one}https://example.org/#{two}").replace("http", " http"),
        first
    ));
}

#[test]
fn real_mails_lead_to_the_match() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/elsewhere");
    let mut seen = 0;
    for entry in fs::read_dir(folder.join("links")).unwrap() {
        let path = entry.unwrap().path();
        let text = text_of(fs::read(&path).unwrap()).unwrap();
        let saved = read_link(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let line: Vec<String> =
            saved.game().played().iter().map(|played| played.action.to_string()).collect();
        assert_eq!(line, ["d4", "swap", "d7"], "{}", path.display());
        seen += 1;
    }
    assert!(seen >= 8, "{seen}");
}

#[test]
fn the_address_of_a_page_has_the_link_wherever_it_was_left() {
    let (saved, link) = &matches()[2];
    let coded = percent(link, |sign| matches!(sign, '-' | '_' | '.'));
    for address in [
        format!("https://example.org/#{link}"),
        format!("https://example.org/?places#{link}."),
        format!("https://example.org/#{link}?fbclid=x"),
        format!("https://example.org/#{link}%20Viel%20Spass!"),
        format!("https://example.org/?{link}"),
        format!("https://example.org/?x=1&{link}&utm_source=mail"),
        format!("https://example.org/?x=1#{coded}"),
        format!("https://example.org/%23{coded}"),
        format!("https://example.org/?{link}#:~:text=x"),
        format!("https://example.org/#(https://example.org/#{link})"),
    ] {
        assert!(link_in_address(&address).is_some_and(|part| leads_to(part, saved)), "{address}");
    }
    for address in [
        "https://example.org/",
        "https://example.org/#",
        "https://example.org/?places",
        "https://example.org/m=1.html",
    ] {
        assert_eq!(link_in_address(address), None, "{address}");
    }
    // A link that cannot be read is told as one, and so is anything else that was asked for.
    assert_eq!(link_in_address("https://example.org/#m=1.AAAA"), Some("m=1.AAAA"));
    assert_eq!(link_in_address("https://example.org/#top"), Some("top"));
}

/// What is pasted can be of any size: it takes time in proportion to that, and no more memory than a link may have.
#[test]
fn megabytes_without_a_link_are_refused_soon() {
    let (saved, link) = &matches()[4];
    let large = 300_000;
    for part in [
        "m=1.",
        "m=1.A",
        "m=1.AAAA ",
        "m=1.AAAA\n> ",
        "m",
        "m=",
        "m=1",
        "m ",
        "m=\n",
        "m=3D1.",
        "m%3D1.A",
        "m%2525",
        "%25",
        "m&amp;",
        "&amp;",
        "&amp;amp;#61;",
        "m=1.A%25",
        "m=1.&",
        "m=1.A=",
        "m=1.A=\n",
        "m=1.A<br>",
        "m=1.A\\",
        ">",
        "\n>",
        "m-3D1.-",
        "m=1.A-2D",
        "\u{200b}",
        "m\u{200b}",
        "m=111111111.",
        "m=1.\u{ad}",
        "m=1.A<",
        "\\u003d",
        "/*",
        "// ",
        "Match(",
        "m=1.AAAAAA",
        "m=1.AAAAAA ",
    ] {
        let text = part.repeat(large / part.len());
        assert!(read_link(&text).is_err(), "{part}");
        let _ = is_link(&text);
        if !part.starts_with('/') {
            assert!(leads_to(&format!("{text}\n\n.{link}"), saved), "{part}");
        }
        let behind = format!("{link} {text}");
        assert!(leads_to(&behind, saved), "{part}");
    }
    // As many links as there is room for, each with a checksum that is right, and none of which can be played.
    let sealed = |contents: &[u8]| {
        let mut bytes = contents.to_vec();
        bytes.extend(crc32fast::hash(contents).to_be_bytes());
        format!("m=1.{} ", data_encoding::BASE64URL_NOPAD.encode(&bytes))
    };
    let text = sealed(&[1, 0, 0, 7, 7, 9, 0]).repeat(10_000);
    assert_eq!(read_link(&text).err(), Some(LinkError::Damaged));
}
