//! Files that have been elsewhere: saved by other editors, sent, cut off, or something else altogether.

use std::fs;
use std::path::{Path, PathBuf};

use record::{Backup, MatchSummary, SaveError, SavedMatch, Storage, is_link, read_link, read_text_file};
use rules::Rng;
use rules::file_format::{FormatError, begins_as_file};
use rules::kulami::{NamedLayout, random_closed};
use rules::napoleon::Map;
use rules::text::{clean_text, text_of};

use super::{assert_same, fault, sample};

fn data(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data").join(path)
}

/// The names and the bytes of the forms in which editors and old systems save a text.
fn forms(text: &str) -> Vec<(String, Vec<u8>)> {
    let mut texts = Vec::new();
    for (name, end) in [
        ("lf", "\n"),
        ("crlf", "\r\n"),
        ("cr", "\r"),
        ("nel", "\u{85}"),
        ("ls", "\u{2028}"),
        ("ps", "\u{2029}"),
        ("ff", "\u{c}\n"),
    ] {
        for (behind, last) in [
            ("", ""),
            ("nul", "\0"),
            ("nuls", "\0\0\0\0\0\0\0\0\0"),
            ("ctrl-z", "\u{1a}"),
            ("blanks", "\n\r\n \t\u{a0}\n"),
            ("both", "\r\n\u{1a}\0\0"),
        ] {
            let blank = if last.len() % 2 == 0 { " " } else { "\u{a0}" };
            texts.push((format!("{name} {behind}"), text.replace(' ', blank).replace('\n', end) + last));
        }
    }
    let mut forms = Vec::new();
    for (name, text) in texts {
        for (mark, first) in [("", ""), ("mark", "\u{feff}"), ("two marks", "\u{feff}\u{feff}")] {
            let text = format!("{first}{text}");
            let units: Vec<u16> = text.encode_utf16().collect();
            forms.push((format!("utf-8 {mark} {name}"), text.into_bytes()));
            forms.push((
                format!("utf-16 le {mark} {name}"),
                units.iter().flat_map(|unit| unit.to_le_bytes()).collect(),
            ));
            forms.push((
                format!("utf-16 be {mark} {name}"),
                units.iter().flat_map(|unit| unit.to_be_bytes()).collect(),
            ));
        }
    }
    forms
}

#[test]
fn a_saved_match_is_read_in_every_form_in_which_an_editor_may_save_it() {
    let mut saved = sample();
    saved.players[0].name = record::Name::fitted("Владимир 小明 Zoë 🎲");
    // Names with such letters are written as they are by whoever edits a file.
    let text = saved.to_ron();
    for (form, bytes) in forms(&text) {
        let read = text_of(bytes).unwrap_or_else(|| panic!("{form}: no text"));
        let read = SavedMatch::from_ron(&read).unwrap_or_else(|error| panic!("{form}: {error}"));
        assert_same(&saved, &read);
    }
    {
        let (name, bytes) =
            ("odd", [text.encode_utf16().flat_map(u16::to_le_bytes).collect(), vec![0x1a]].concat());
        assert!(text_of(bytes).is_some_and(|text| SavedMatch::from_ron(&text).is_ok()), "{name}");
    }
}

#[test]
fn text_that_is_pasted_is_as_good_as_a_file() {
    let text = sample().to_ron();
    for other in [
        format!("\u{feff}{text}"),
        text.replace('\n', "\r"),
        text.replace("    ", "\u{a0}\u{2003}"),
        format!("\n\n{text}\0"),
        text.replace(',', ",\u{200b}"),
    ] {
        assert_same(&sample(), &SavedMatch::from_ron(&other).unwrap());
        assert_eq!(MatchSummary::from_ron(&other), Ok(MatchSummary::of(&sample())));
    }
    // What is in a name stays: the program writes everything that is not seen as a code.
    let mut saved = sample();
    saved.title = record::Name::fitted("a\u{a0}b\u{200b}c\u{2028}d\u{ad}e\u{200d}f\u{feff}g");
    assert_same(&saved, &SavedMatch::from_ron(&saved.to_ron()).unwrap());
    assert_eq!(clean_text(&saved.to_ron()), saved.to_ron());
}

#[test]
fn layouts_maps_and_backups_are_read_in_every_form() {
    let layout = NamedLayout::new("Größe", random_closed(3)).unwrap();
    let map = Map::default();
    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().to_owned());
    storage.write("a.ron", sample().to_ron()).unwrap();
    let (backup, _) = Backup::of(&[("matches", &storage)]).unwrap();
    for (form, bytes) in forms(&layout.to_ron()) {
        assert_eq!(NamedLayout::from_ron(&text_of(bytes).unwrap()), Ok(layout.clone()), "{form}");
    }
    // Blanks that are part of a map's name are the same ones.
    for (form, bytes) in forms(map.ron()) {
        assert_eq!(Map::from_ron(&text_of(bytes).unwrap()), Ok(map), "{form}");
    }
    for (form, bytes) in forms(&backup.to_ron().unwrap()) {
        assert_eq!(Backup::from_ron(&text_of(bytes).unwrap()).unwrap(), backup, "{form}");
    }
}

#[test]
fn files_that_were_saved_elsewhere_are_read_from_the_disk() {
    let wanted =
        SavedMatch::from_ron(&fs::read_to_string(data("match-format-4/kulami-timed.ron")).unwrap()).unwrap();
    let storage = Storage::at(data("elsewhere/matches"));
    let files = storage.list("ron").unwrap();
    assert!(files.len() >= 12, "{files:?}");
    for file in files {
        let text = storage.read(&file, SavedMatch::LARGEST).unwrap_or_else(|error| panic!("{file}: {error}"));
        let read = SavedMatch::from_ron(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert_same(&wanted, &read);
        // As another program finds it, to go on with it.
        let (_, opened) = storage.open(&file, SavedMatch::LARGEST).unwrap();
        assert_eq!(opened, text, "{file}");
        assert_eq!(
            read_text_file(&data("elsewhere/matches").join(&file), SavedMatch::LARGEST).unwrap(),
            text
        );
    }
}

#[test]
fn a_file_that_an_editor_has_saved_is_saved_in_its_place() {
    use record::Saved;
    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().to_owned());
    for (form, bytes) in forms(&sample().to_ron()) {
        fs::write(folder.path().join("a.ron"), bytes).unwrap();
        let (mut file, _) = storage.open("a.ron", SavedMatch::LARGEST).unwrap();
        assert_eq!(storage.save(&mut file, "new"), Ok(Saved::InPlace), "{form}");
    }
    assert_eq!(storage.list("ron").unwrap(), ["a.ron"]);
}

#[test]
fn a_backup_of_files_with_other_line_ends_is_restored_once() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().join("matches"));
    storage.write("a.ron", sample().to_ron()).unwrap();
    let text = Backup::of(&[("matches", &storage)]).unwrap().0.to_ron().unwrap().replace("\\n", "\\r\\n");
    let backup = Backup::from_ron(&text).unwrap();
    let restored = backup.restore(&[("matches", &storage)]).unwrap();
    assert_eq!((restored.added, restored.known), (0, 1));
}

/// Fuzzing has found a text whose zeros made its file look like UTF-16, so that it was restored again and again.
#[test]
fn a_backup_of_a_text_with_zeros_is_restored_once() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().join("matches"));
    let text =
        r#"Backup(format: 1, files: [(folder: "matches", name: "a.ron", text: "o\u{0}n\u{0}e\u{0}s\u{0}")])"#;
    let backup = Backup::from_ron(text).unwrap();
    for counts in [(1, 0), (0, 1)] {
        let restored = backup.restore(&[("matches", &storage)]).unwrap();
        assert_eq!((restored.added, restored.known), counts);
    }
    assert_eq!(storage.read("a.ron", 10).unwrap(), "ones");
}

#[test]
fn an_empty_file_and_one_of_another_kind_say_so() {
    for empty in [
        "",
        " ",
        "\n\n",
        "\u{feff}",
        "\u{feff}\r\n",
        "\0\0\0",
        "\u{1a}",
        "\u{a0}\u{2028}\u{200b}",
        "\n\n  // only this",
        "/* never closed",
    ] {
        assert_eq!(
            SavedMatch::from_ron(empty).err(),
            Some(SaveError::Format(FormatError::Empty)),
            "{empty:?}"
        );
        assert_eq!(Backup::from_ron(empty).err(), Some(FormatError::Empty));
        assert_eq!(NamedLayout::from_ron(empty).unwrap_err().to_string(), "it is empty");
        assert_eq!(Map::from_ron(empty).unwrap_err().to_string(), "it is empty");
    }
    for (foreign, place) in [
        ("hello", "line 1, column 1"),
        ("hello, world", "line 1, column 1"),
        ("{\"format\": 1}", "line 1, column 1"),
        ("[1, 2]", "line 1, column 1"),
        ("<html>", "line 1, column 1"),
        ("Settings(format: 1, still: true)", "line 1, column 1"),
        ("Layout(format: 1, name: \"x\", rows: [])", "line 1, column 1"),
        ("// a comment\n/* and /* another */ */ Game(format: 1)", "line 2, column 25"),
        ("%PDF-1.7", "line 1, column 1"),
        ("Match", "line 1, column 1"),
    ] {
        let error = SavedMatch::from_ron(foreign).unwrap_err();
        assert!(matches!(error, SaveError::Format(FormatError::Foreign { .. })), "{foreign}: {error:?}");
        let sentence = error.to_string();
        assert!(
            sentence.starts_with(&format!("it contains something else: {place}")),
            "{foreign}: {sentence}"
        );
    }
    // These begin as they should.
    for damaged in [
        "Match(",
        "Match(format: 4",
        "Match(format: 4, game: [])",
        "(format: 4)",
        "Match(format: 4, players: {})",
    ] {
        let error = SavedMatch::from_ron(damaged).unwrap_err();
        assert!(matches!(error, SaveError::Format(FormatError::Damaged { .. })), "{damaged}: {error:?}");
    }
    let inner = sample().to_ron().replacen("players: Players(", "players: Match(", 1);
    assert!(fault(&inner).starts_with("line "), "{}", fault(&inner));
}

#[test]
fn a_file_is_no_link_and_a_mail_is_no_file() {
    for file in [
        "Match(format: 4, title: Some(\"m=1.AAAA\"))",
        "// m=1.AAAA\nMatch (\n format : 4)",
        "\u{feff}Map(format: 1, name: \"#m=1.AAAA\")",
        "(format: 1)",
    ] {
        assert!(begins_as_file(file) && !is_link(file), "{file}");
    }
    for other in [
        "",
        "Match",
        "Hallo (format m=1.AAAA)",
        "Zug(m=1.AAAA)",
        "format: m=1.AAAA",
        "/* Match(format: 4",
        "/*/ Match(format: 4)",
    ] {
        assert!(!begins_as_file(other), "{other}");
    }
}

/// What file managers on Linux are told of saved games, and what the program writes.
#[test]
fn the_type_of_saved_games_fits_what_the_program_writes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging/linux");
    let types = fs::read_to_string(root.join("spieltisch-mime.xml")).unwrap();
    let entry = fs::read_to_string(root.join("spieltisch.desktop")).unwrap();
    let name = types.split("type type=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert!(entry.contains(&format!("MimeType={name};\n")) && entry.contains("Exec=spieltisch play %f\n"));
    let text = sample().to_ron();
    let place = text.find("format:").unwrap();
    assert!(
        text.starts_with("Match(")
            && (6..=40).contains(&place)
            && types.contains("offset=\"6:40\" value=\"format:\"")
    );
    for kind in rules::GameKind::ALL {
        assert!(types.contains(&format!("<glob pattern=\"{kind}-[0-9]*.ron\"/>")), "{kind}");
        assert!(record::file_name(&format!("{kind} 1800000000"), "ron").starts_with(&format!("{kind}-1")));
    }
}

/// Everything that reads text from elsewhere, for texts that nobody has looked at.
fn read_all(bytes: Vec<u8>) {
    let length = bytes.len();
    let Some(text) = text_of(bytes) else { return };
    assert!(text.len() <= 3 * length / 2 + 1, "{length} bytes became {}", text.len());
    assert_eq!(clean_text(&text), text, "once is enough");
    let _ = (is_link(&text), read_link(&text).is_ok(), begins_as_file(&text));
    let sentences = [
        SavedMatch::from_ron(&text).err().map(|error| error.to_string()),
        MatchSummary::from_ron(&text).err().map(|error| error.to_string()),
        NamedLayout::from_ron(&text).err().map(|error| error.to_string()),
        Map::from_ron(&text).err().map(|error| error.to_string()),
        Backup::from_ron(&text).err().map(|error| error.to_string()),
    ];
    assert!(sentences.into_iter().flatten().all(|sentence| !sentence.is_empty()));
}

#[test]
fn random_bytes_and_files_with_random_faults_are_read_or_refused() {
    let mut chance = Rng::new(54);
    let mut files: Vec<Vec<u8>> = Vec::new();
    for folder in [
        "elsewhere/matches",
        "elsewhere/links",
        "match-format-1",
        "match-format-2",
        "match-format-4",
        "links",
    ] {
        let paths = fs::read_dir(data(folder)).unwrap().map(|entry| entry.unwrap().path());
        files.extend(paths.map(|path| fs::read(path).unwrap()));
    }
    files.push(Map::default().ron().as_bytes().to_vec());
    files.push(NamedLayout::new("x", random_closed(1)).unwrap().to_ron().into_bytes());
    for _ in 0..2_000 {
        let length = chance.below(200);
        read_all((0..length).map(|_| chance.below(256) as u8).collect());
    }
    for round in 0..2_000 {
        let mut bytes = files[round % files.len()].clone();
        for _ in 0..=chance.below(4) {
            let at = chance.below(bytes.len());
            match chance.below(6) {
                0 => bytes[at] = chance.below(256) as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(
                    at,
                    [0, 0x1a, 0xff, 0xfe, 0xef, b'=', b'%', b'&', b'<', b'\\', b'\r', b'"', b'(']
                        [chance.below(13)],
                ),
                3 => bytes.truncate(at.max(1)),
                4 => {
                    let other = &files[chance.below(files.len())];
                    let from = chance.below(other.len());
                    bytes.splice(at..at, other[from..].iter().copied());
                }
                _ => {
                    let part = bytes[at..].to_vec();
                    bytes.extend(part);
                }
            }
            if bytes.is_empty() {
                bytes.push(0);
            }
        }
        read_all(bytes);
    }
}

/// Names of files are what the system says they are.
#[cfg(unix)]
mod names {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    use record::{Saved, name_as_text, read_match_index, shown_name, write_match_index};

    use super::*;

    #[test]
    fn files_whose_names_are_not_utf_8_are_listed_read_saved_renamed_and_removed() {
        let folder = tempfile::tempdir().unwrap();
        let latin_1 = OsStr::from_bytes(b"lat\xe4in.ron");
        let other = OsStr::from_bytes(b"lat\xf6in.RON");
        fs::write(folder.path().join(latin_1), sample().to_ron()).unwrap();
        fs::write(folder.path().join(other), "other").unwrap();
        fs::write(folder.path().join(OsStr::from_bytes(b"lat\xe4in.txt")), "none").unwrap();
        let storage = Storage::at(folder.path().to_owned());
        let names = storage.list("ron").unwrap();
        assert_eq!(
            names.iter().map(|name| shown_name(name)).collect::<Vec<_>>(),
            ["lat\u{fffd}in.ron", "lat\u{fffd}in.RON"]
        );
        assert_eq!(names, [name_as_text(latin_1), name_as_text(other)]);
        assert_eq!(
            storage.list_latest_first("ron", u64::MAX).unwrap().iter().filter(|file| file.size > 0).count(),
            2
        );
        let (mut file, text) = storage.open(&names[0], SavedMatch::LARGEST).unwrap();
        assert_same(&sample(), &SavedMatch::from_ron(&text).unwrap());
        assert_eq!(storage.save(&mut file, "saved"), Ok(Saved::InPlace));
        assert_eq!(fs::read(folder.path().join(latin_1)).unwrap(), b"saved");
        assert!(storage.has(&names[1]));
        let removed = Storage::at(folder.path().join("removed"));
        assert_eq!(storage.move_to(&names[1], &removed, &names[1]), Ok(names[1].clone()));
        assert_eq!(fs::read(removed.folder().join(other)).unwrap(), b"other");
        storage.remove(&names[0]).unwrap();
        assert_eq!(storage.list("ron"), Ok(vec![]));
    }

    #[test]
    fn a_name_that_is_not_utf_8_is_in_the_index_and_its_file_in_a_backup() {
        let folder = tempfile::tempdir().unwrap();
        let storage = Storage::at(folder.path().to_owned());
        fs::write(folder.path().join(OsStr::from_bytes(b"lat\xe4in.ron")), sample().to_ron()).unwrap();
        let files = storage.list_latest_first("ron", u64::MAX).unwrap();
        let entries = [(files[0].clone(), MatchSummary::of(&sample()))];
        write_match_index(&storage, entries.iter().map(|(stamp, summary)| (stamp, summary))).unwrap();
        assert_eq!(read_match_index(&storage), entries);
        let (backup, _) = Backup::of(&[("matches", &storage)]).unwrap();
        let new = Storage::at(folder.path().join("new"));
        let backup = Backup::from_ron(&backup.to_ron().unwrap()).unwrap();
        assert_eq!(backup.restore(&[("matches", &new)]).unwrap().added, 1);
        assert_eq!(new.list("ron").unwrap(), ["lat-in.ron"]);
    }

    #[test]
    fn a_folder_whose_name_is_not_utf_8_is_a_folder() {
        let folder = tempfile::tempdir().unwrap();
        let storage = Storage::at(folder.path().join(OsStr::from_bytes(b"d\xe4ta")));
        let mut file = storage.create("kulami 1", "ron", "a").unwrap();
        assert_eq!(storage.save(&mut file, "a b"), Ok(Saved::InPlace));
        assert_eq!(storage.read("kulami-1.ron", 10).unwrap(), "a b");
    }
}
