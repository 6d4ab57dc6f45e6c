//! The pages of the manual and the completions, for packages.

use std::fs;
use std::path::Path;

use super::{prints, refuses};

/// The commands that the help lists.
fn listed() -> Vec<String> {
    let help = prints(&["--help"]);
    let commands = help.split("Commands:").nth(1).unwrap().split("Options:").next().unwrap();
    let names = commands.lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    names.filter(|name| !name.is_empty() && *name != "help").map(str::to_owned).collect()
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn every_command_has_a_page_and_completions() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("new");
    assert_eq!(prints(&["documents", folder.to_str().unwrap()]), "");
    let commands = listed();
    assert!(commands.len() > 8, "{commands:?}");
    let program = read(&folder, "spieltisch.1");
    let shells = ["spieltisch.bash", "_spieltisch", "spieltisch.fish"].map(|name| read(&folder, name));
    for command in &commands {
        assert!(program.contains(&format!("spieltisch\\-{command}(1)")), "{command} in {program}");
        let page = read(&folder, &format!("spieltisch-{command}.1"));
        assert!(page.contains(".SH NAME") && page.contains(".SH SYNOPSIS"), "{page}");
        for completions in &shells {
            assert!(completions.contains(command), "{command} in {completions}");
        }
    }
}

#[test]
fn they_are_for_packagers_only() {
    assert!(!listed().contains(&"documents".to_owned()));
    assert!(refuses(&["documents"]).contains("<FOLDER>"));
    let folder = tempfile::tempdir().unwrap();
    prints(&["documents", folder.path().to_str().unwrap()]);
    for name in ["spieltisch.1", "spieltisch.bash", "_spieltisch", "spieltisch.fish"] {
        assert!(!read(folder.path(), name).contains("documents"), "{name}");
    }
    assert!(!folder.path().join("spieltisch-documents.1").exists());
}
