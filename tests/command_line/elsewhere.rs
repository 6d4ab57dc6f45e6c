//! What comes from elsewhere as an argument, in a file or through a pipe: files of other editors, links with something around them,
//! addresses of files, names that are not UTF-8.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use super::program::program;
use super::{prints, refuses};

const LINK: &str = "m=1.ARuA8tbKBpedAxFjhypjg3if2TElkdW9CBiFADdsOFlDew";
/// The file of a layout.
fn layout() -> String {
    let rows = prints(&["layout", "--seed", "3"]);
    let rows: Vec<String> = rows.trim().split('/').map(|row| format!("\"{row}\"")).collect();
    format!("Layout(format: 1, name: \"Größe\", rows: [\n    {}\n])\n", rows.join(",\n    "))
}

fn data(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(path)
}

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("elsewhere").join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn run<S: AsRef<OsStr>>(arguments: &[S]) -> Output {
    program().args(arguments).output().unwrap()
}

/// What the program prints to these arguments, which need not be UTF-8.
fn answers<S: AsRef<OsStr>>(arguments: &[S]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The forms in which an editor may have saved a text.
fn forms(text: &str) -> [Vec<u8>; 5] {
    let windows = format!("\u{feff}{}\u{1a}", text.replace('\n', "\r\n"));
    [
        format!("\u{feff}{text}").into_bytes(),
        text.replace('\n', "\r").into_bytes(),
        windows.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        [text.as_bytes(), b"\r\n\r\n\0\0"].concat(),
    ]
}

#[test]
fn files_of_other_editors_are_read_wherever_a_file_is_named() {
    let shown = answers(&["show".into(), data("match-format-4/kulami-timed.ron").into_os_string()]);
    for entry in fs::read_dir(data("elsewhere/matches")).unwrap() {
        let file = entry.unwrap().path();
        let checked = answers(&["replay".as_ref(), file.as_os_str(), "--check".as_ref()]);
        assert!(checked.contains("is a valid saved game of Kulami: 2 actions in 2 turns"), "{checked}");
        assert_eq!(answers(&["show".as_ref(), file.as_os_str()]), shown, "{}", file.display());
    }
    let folder = folder("editors");
    let named = |name: &str, bytes: &[u8]| {
        let file = folder.join(name);
        fs::write(&file, bytes).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let map = "Map(format: 1, name: \"Größe\", terrain: [\"W..~\", \"...~\", \"M...\"], counters: [\"....\", \".BR.\", \"....\"], places: [])";
    for (i, bytes) in forms(&layout()).iter().enumerate() {
        let plain = prints(&["show", "kulami", "--layout", &named("plain.ron", layout().as_bytes())]);
        assert_eq!(prints(&["show", "kulami", "--layout", &named("layout.ron", bytes)]), plain, "{i}");
    }
    for (i, bytes) in forms(map).iter().enumerate() {
        let plain = super::run(&["show", "napoleon", "--map", &named("plain-map.ron", map.as_bytes())]);
        let other = super::run(&["show", "napoleon", "--map", &named("plain-map.ron", bytes)]);
        assert_eq!((other.stdout, other.stderr), (plain.stdout, plain.stderr), "{i}");
    }
}

#[test]
fn an_empty_file_and_one_of_another_kind_get_a_sentence() {
    let folder = folder("kinds");
    let [empty, other] = [("empty.ron", "\u{feff}"), ("other.ron", "{\"a\": 1}")].map(|(name, text)| {
        fs::write(folder.join(name), text).unwrap();
        folder.join(name).to_str().unwrap().to_owned()
    });
    for arguments in [
        &["show"][..],
        &["replay"],
        &["review"],
        &["link"],
        &["show", "kulami", "--layout"],
        &["show", "napoleon", "--map"],
    ] {
        let says = |file: &str| refuses(&[arguments, &[file]].concat());
        assert!(says(&empty).ends_with("empty.ron: it is empty"), "{}", says(&empty));
        assert!(
            says(&other).contains("other.ron: it contains something else: line 1, column 1: "),
            "{}",
            says(&other)
        );
    }
}

#[test]
fn links_are_found_in_what_stands_around_them_and_in_files() {
    let shown = prints(&["show", LINK]);
    for text in [
        format!("{LINK}."),
        format!("<{LINK}>"),
        format!("(https://example.org/#{LINK}) "),
        format!("https://example.org/#{LINK}&utm_source=mail"),
        format!("https://example.org/?fbclid=x#{LINK}?fbclid=y"),
        format!("{LINK} Viel Spass!"),
        format!("Your turn:\n> https://example.org/#{}\n> {}\n-- \nAda", &LINK[..20], &LINK[20..]),
        format!("[my move]({LINK})"),
        format!("{LINK}\u{200b}"),
        format!("\u{feff}{LINK}\u{a0}"),
        format!("https://example.org/#{}", LINK.replace('=', "%3D")),
    ] {
        assert_eq!(prints(&["show", &text]), shown, "{text}");
        assert!(prints(&["replay", &text]).contains("swap"), "{text}");
    }
    for entry in fs::read_dir(data("elsewhere/links")).unwrap() {
        let file = entry.unwrap().path();
        assert_eq!(answers(&["show".as_ref(), file.as_os_str()]), shown, "{}", file.display());
    }
    let damaged = folder("links").join("damaged.txt");
    fs::write(&damaged, format!("Your turn: {}\n", &LINK[..LINK.len() - 1])).unwrap();
    let fault = refuses(&["show", damaged.to_str().unwrap()]);
    assert!(
        fault.ends_with(
            "damaged.txt: the link cannot be opened: it is damaged or incomplete: copy the whole link again"
        ),
        "{fault}"
    );
    // A file whose name looks like a link is a file.
    let folder = folder("links");
    fs::copy(data("match-format-4/kulami.ron"), folder.join("m=1.ron")).unwrap();
    let output = program().current_dir(&folder).args(["show", "m=1.ron"]).output().unwrap();
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn text_that_was_copied_from_elsewhere_is_an_argument() {
    assert_eq!(
        prints(&["show", "kulami", "--moves", "\u{feff}d4\u{a0}d7\r\n"]),
        prints(&["show", "kulami", "--moves", "d4 d7"])
    );
    let position = prints(&["show", "kulami", "--moves", "d4 d7"]);
    let position = position.lines().find(|line| line.contains('/')).unwrap();
    let other = format!("\u{200b}{}\u{a0}\0", position.replace(' ', "\u{a0}"));
    let other = other.trim_end_matches('\0');
    assert_eq!(
        prints(&["moves", "kulami", "--position", other]),
        prints(&["moves", "kulami", "--position", position])
    );
}

#[test]
fn a_file_is_opened_by_its_address() {
    let folder = folder("addresses");
    let file = folder.join("My game #1 größe.ron");
    fs::copy(data("match-format-4/kulami.ron"), &file).unwrap();
    let shown = answers(&["show".as_ref(), file.as_os_str()]);
    let path = file.to_str().unwrap();
    let coded = path.replace(' ', "%20").replace('#', "%23").replace("ö", "%C3%B6").replace("ß", "%c3%9f");
    for address in [
        format!("file://{coded}"),
        format!("file://localhost{coded}"),
        format!("file:{coded}"),
        format!("FILE://{path}"),
    ] {
        assert_eq!(prints(&["show", &address]), shown, "{address}");
        assert!(prints(&["replay", &address, "--check"]).contains("is a valid saved game"), "{address}");
    }
    fs::write(folder.join("layout.ron"), layout()).unwrap();
    let layout = format!("file://{}/layout.ron", folder.display());
    assert!(prints(&["show", "kulami", "--layout", &layout]).ends_with("outcome none\n"));
    assert!(
        refuses(&["show", "file:///nowhere/at/all.ron"])
            .ends_with("/nowhere/at/all.ron: there is no such file")
    );
    assert!(refuses(&["show", "file://elsewhere/a.ron"]).ends_with("there is no such file"));
}

/// Names of files are what the system says they are.
#[cfg(unix)]
#[test]
fn names_that_are_not_utf_8_are_names_wherever_a_file_is_named() {
    use std::os::unix::ffi::OsStrExt;

    let folder = folder("names").join(OsStr::from_bytes(b"f\xf6lder"));
    fs::create_dir_all(&folder).unwrap();
    let file = |name: &[u8]| folder.join(OsStr::from_bytes(name)).into_os_string();
    let saved = file(b"lat\xe4in.ron");
    fs::copy(data("match-format-4/kulami.ron"), &saved).unwrap();
    let own = file(b"l\xe4yout.ron");
    fs::write(&own, layout()).unwrap();
    let words = |words: &[&str]| words.iter().map(OsString::from).collect::<Vec<_>>();
    let shown = prints(&["show", data("match-format-4/kulami.ron").to_str().unwrap()]);
    assert_eq!(answers(&["show".into(), saved.clone()]), shown);
    let mut address = OsString::from("file://");
    address.push(&saved);
    assert_eq!(answers(&["show".into(), address]), shown);
    assert!(answers(&["link".into(), saved.clone()]).starts_with("m=1."));
    assert!(
        answers(&["replay".into(), saved.clone(), "--check".into()])
            .contains("f\u{fffd}lder/lat\u{fffd}in.ron is a valid")
    );
    assert!(
        answers(&[words(&["show", "kulami", "--layout"]), vec![own]].concat()).ends_with("outcome none\n")
    );
    // What is wrong with such a file is told in a line, as with any other.
    let output = run(&["show".into(), file(b"n\xfcll.ron")]);
    assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0));
    assert!(String::from_utf8(output.stderr).unwrap().ends_with("n\u{fffd}ll.ron: there is no such file\n"));
    let output = run(&[OsStr::new("show"), OsStr::from_bytes(b"ch\xe4ss")]);
    assert!(String::from_utf8(output.stderr).unwrap().contains("unknown game ‘ch\u{fffd}ss’"));
}

/// Another program's lines may come with a mark, in UTF-16 or with other ends.
#[test]
fn an_engine_and_its_host_understand_each_other_whatever_their_pipe_does() {
    use std::io::Write;
    use std::process::Stdio;

    let lines =
        "ugi\nsetoption name Game value kulami\nposition startpos moves d4 d7\nisready\nquery p1turn\nquit\n";
    for (i, bytes) in forms(lines).iter().enumerate() {
        let mut engine =
            program().arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        engine.stdin.take().unwrap().write_all(bytes).unwrap();
        let output = engine.wait_with_output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(
            text.contains("ugiok\n") && text.contains("readyok\n") && text.ends_with("response true\n"),
            "{i}: {text}"
        );
        assert!(!text.contains("info string"), "{i}: {text}");
    }
}
