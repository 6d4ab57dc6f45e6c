//! The program as tests start it: with folders of its own, so that no test reads or writes a player's files.

use std::path::PathBuf;
use std::process::Command;

/// The program, whose settings and saved matches are in a folder of the tests.
pub(crate) fn program() -> Command {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("player");
    let mut program = Command::new(env!("CARGO_BIN_EXE_spieltisch"));
    for name in ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
        program.env(name, &folder);
    }
    program
}
