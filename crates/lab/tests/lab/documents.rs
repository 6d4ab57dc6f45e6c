//! The pages of the manual and the completions, for packages.

use std::fs;
use std::path::Path;

use super::prints;

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn every_command_has_a_page_and_completions() {
    let parent = tempfile::tempdir().unwrap();
    let folder = parent.path().join("new");
    assert_eq!(prints(&["documents", folder.to_str().unwrap()]), "");
    let commands = spieltisch::command_line::command();
    let commands: Vec<&str> = commands.get_subcommands().map(clap::Command::get_name).collect();
    assert!(commands.len() >= 8, "{commands:?}");
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
