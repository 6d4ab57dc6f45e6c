//! The running program at rest, under a virtual display: it draws nothing and takes no time. Needs Xvfb and a graphics driver, and minutes:
//! `cargo test --test window resting -- --ignored`.
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::processor_time::processor_time;
use crate::program::program;
use crate::window::{Running, display};

/// How long the table is watched.
const MINUTE: Duration = Duration::from_secs(60);
/// Without a picture for so long, it has come to rest.
const QUIET: Duration = Duration::from_secs(8);
/// Drawing by software may take long before the first picture.
const PATIENCE: Duration = Duration::from_secs(240);

/// Opens the table, and gives a message for every picture that it draws.
fn table(display: &str, game: &str) -> (Running, Receiver<()>) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("resting");
    let mut program = program()
        .args(["play", game])
        .env("DISPLAY", display)
        .env_remove("WAYLAND_DISPLAY")
        .env("XDG_DATA_HOME", &folder)
        .env("XDG_CONFIG_HOME", &folder)
        .env("RUST_LOG", "error,spieltisch::app::platform::redraw=trace")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (tell, message) = channel();
    let (out, errors) = (program.stdout.take().unwrap(), program.stderr.take().unwrap());
    let tell_lines = |lines: Box<dyn BufRead + Send>, tell: std::sync::mpsc::Sender<()>| {
        thread::spawn(move || {
            for line in
                lines.lines().map_while(Result::ok).filter(|line| line.contains("app::platform::redraw"))
            {
                let _ = (line, tell.send(()));
            }
        })
    };
    tell_lines(Box::new(BufReader::new(out)), tell.clone());
    tell_lines(Box::new(BufReader::new(errors)), tell);
    (Running(program), message)
}

#[test]
#[ignore = "watches the table for minutes, under a virtual display"]
fn a_table_at_rest_draws_nothing_and_takes_no_time() {
    for game in ["netzwerk", "kulami", "napoleon"] {
        let (_display, name) = display();
        let (program, pictures) = table(&name, game);
        pictures.recv_timeout(PATIENCE).expect("the table should be drawn");
        let begun = Instant::now();
        while pictures.recv_timeout(QUIET).is_ok() {
            assert!(begun.elapsed() < PATIENCE, "{game}: the table should come to rest");
        }
        let before = processor_time(&program.0);
        let end = Instant::now() + MINUTE;
        let mut drawn = 0;
        loop {
            match pictures.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(()) => drawn += 1,
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => panic!("{game}: the table should stay open"),
            }
        }
        let taken = processor_time(&program.0) - before;
        println!("{game}: {drawn} pictures and {:.2} s of processor time in a minute", taken as f64 / 100.0);
        assert!(drawn < 5, "{game}: {drawn} pictures in a minute");
        // A hundredth of a core, for a minute.
        assert!(taken < 60, "{game}: {taken} hundredths of a second in a minute");
    }
}
