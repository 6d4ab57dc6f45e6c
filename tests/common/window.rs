//! The program in a window, under a virtual display.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A process that does not outlive the test.
pub(crate) struct Running(pub(crate) Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A virtual display and its name.
pub(crate) fn display() -> (Running, String) {
    // Without `-noreset` the display begins anew when its last client leaves, and refuses another that comes meanwhile.
    let arguments = ["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp", "-noreset"];
    let display = Command::new("Xvfb").args(arguments).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut display = display.expect("Xvfb should be installed (package xvfb)");
    let mut number = String::new();
    BufReader::new(display.stdout.take().unwrap()).read_line(&mut number).unwrap();
    (Running(display), format!(":{}", number.trim()))
}
