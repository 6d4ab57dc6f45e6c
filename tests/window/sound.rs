//! The program in a window, heard through a real sound server that records what it plays. Needs Xvfb, a graphics driver and `PulseAudio`
//! (`pulseaudio`, `parec`): `cargo test --test window sound -- --ignored --nocapture`.
use std::fs;
use std::io::{Read, Write};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::processor_time::processor_time;
use crate::program::program;
use crate::window::{Running, display};
use record::{Match, SavedMatch, Seat, Storage, TimedMatch};
use rules::GameKind;

/// Drawing by software may take long before the first picture.
const PATIENCE: Duration = Duration::from_secs(240);
/// Whether something has come true is looked at this often.
const LOOK_AGAIN: Duration = Duration::from_millis(10);
/// What is recorded: numbers of 16 bits, one channel.
const RATE: usize = 44_100;
/// Sounds are found in windows of a fiftieth of a second.
const WINDOW: usize = RATE / 50;
/// A window is silent that is softer, of 32,768.
const SILENT: f64 = 8.0;
/// What can be heard is louder at its loudest, of 32,768.
const AUDIBLE: u16 = 1_000;

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A sound server whose loudspeaker is a recording, in a folder of its own.
fn sound_server(folder: &Path) -> Running {
    let mut server = Command::new("pulseaudio");
    server.args(["--daemonize=no", "-n", "--exit-idle-time=-1", "--use-pid-file=no"]);
    server.arg("--load=module-null-sink sink_name=recorded rate=44100 channels=1");
    server.arg(format!("--load=module-native-protocol-unix socket={}", folder.join("native").display()));
    server.env("HOME", folder).env("XDG_RUNTIME_DIR", folder).env("PULSE_RUNTIME_PATH", folder);
    let server = server.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let server = Running(server.expect("PulseAudio should be installed (package pulseaudio)"));
    let begun = Instant::now();
    while UnixStream::connect(folder.join("native")).is_err() {
        assert!(begun.elapsed() < PATIENCE, "the sound server should start");
        thread::sleep(LOOK_AGAIN);
    }
    server
}

/// What is heard, from the first sample on, and when that was.
struct Recording {
    _recorder: Running,
    samples: Arc<Mutex<Vec<i16>>>,
    begun: Instant,
}

fn record(folder: &Path) -> Recording {
    let mut recorder = Command::new("parec");
    recorder.args([
        "--device=recorded.monitor",
        "--format=s16le",
        "--rate=44100",
        "--channels=1",
        "--latency-msec=10",
    ]);
    recorder.env("PULSE_SERVER", format!("unix:{}", folder.join("native").display())).env("HOME", folder);
    let mut recorder = recorder.stdout(Stdio::piped()).stderr(Stdio::inherit()).spawn().unwrap();
    let mut out = recorder.stdout.take().unwrap();
    let mut first = [0; 2];
    out.read_exact(&mut first).unwrap();
    let begun = Instant::now();
    let samples = Arc::new(Mutex::new(vec![i16::from_le_bytes(first)]));
    let heard = Arc::clone(&samples);
    thread::spawn(move || {
        let mut two = [0; 2];
        let mut out = std::io::BufReader::new(out);
        while out.read_exact(&mut two).is_ok() {
            heard.lock().unwrap().push(i16::from_le_bytes(two));
        }
    });
    Recording { _recorder: Running(recorder), samples, begun }
}

impl Recording {
    /// The loudness of each window from a time on: the root of the mean square.
    fn windows(&self, from: Duration) -> Vec<f64> {
        let samples = self.samples.lock().unwrap();
        let from = (from.as_secs_f64() * RATE as f64) as usize;
        let energy = |window: &[i16]| window.iter().map(|sample| f64::from(*sample).powi(2)).sum::<f64>();
        samples
            .get(from..)
            .unwrap_or(&[])
            .chunks_exact(WINDOW)
            .map(|w| (energy(w) / WINDOW as f64).sqrt())
            .collect()
    }

    fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Waits until so much has been recorded.
    fn wait_until(&self, end: Duration) {
        while self.samples.lock().unwrap().len() < (end.as_secs_f64() * RATE as f64) as usize {
            assert!(self.now() < end + PATIENCE, "the recording should go on");
            thread::sleep(LOOK_AGAIN);
        }
    }
}

/// A saved match of Kulami in which the computer is to move, and a person after it.
fn saved_match(folder: &Path) -> PathBuf {
    let storage = Storage::at(folder.join("spieltisch/matches"));
    let mut game = Match::new(GameKind::Kulami.set_up("", None, None).unwrap());
    game.play_text("d4").unwrap();
    let mut saved = SavedMatch::new(TimedMatch::new(game, None));
    saved.players[1].seat = Seat::Computer(1);
    let file = storage.create("heard", "ron", saved.to_ron()).unwrap();
    let settings = "Settings(format: 1, quality: Low, quality_is_measured: true)";
    fs::write(folder.join("spieltisch/settings.ron"), settings).unwrap();
    storage.folder().join(file.name())
}

/// The program in a window. What it complains of goes to a file.
fn open(display: &str, folder: &Path, file: &Path) -> Running {
    let mut program = program();
    program.arg("play").arg(file).env("DISPLAY", display).env_remove("WAYLAND_DISPLAY");
    program.env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder).env("XDG_RUNTIME_DIR", folder);
    for name in ["PULSE_SERVER", "PULSE_COOKIE", "PULSE_RUNTIME_PATH"] {
        program.env_remove(name);
    }
    let log = fs::File::create(folder.join("log")).unwrap();
    program.stdout(log.try_clone().unwrap()).stderr(log);
    Running(program.spawn().unwrap())
}

fn log(folder: &Path) -> String {
    fs::read_to_string(folder.join("log")).unwrap()
}

/// How many actions the match has by now.
fn actions(folder: &Path) -> usize {
    let storage = Storage::at(folder.join("spieltisch/matches"));
    let files = storage.list("ron").unwrap();
    let text = storage.read(&files[0], SavedMatch::LARGEST).unwrap();
    SavedMatch::from_ron(&text).unwrap().game().played().len()
}

/// Waits for the computer's move, and says when it was seen in the file.
fn await_move(program: &mut Running, folder: &Path) -> Instant {
    let begun = Instant::now();
    while actions(folder) < 2 {
        assert!(begun.elapsed() < PATIENCE, "the computer should play: {}", log(folder));
        assert_eq!(program.0.try_wait().unwrap(), None, "the table should stay open: {}", log(folder));
        thread::sleep(LOOK_AGAIN);
    }
    Instant::now()
}

/// Opens the table, where the computer plays a marble, and listens to it. Returns how loud the loudest moment was, of 32,768.
fn hear_a_move(display: &str, folder: &Path, recording: &Recording) -> (Running, u16) {
    let _ = fs::remove_dir_all(folder.join("spieltisch"));
    let begun = recording.samples.lock().unwrap().len();
    let mut program = open(display, folder, &saved_match(folder));
    let moved = await_move(&mut program, folder) - recording.begun;
    // A marble is carried, put down and rolls: all that is over long before.
    recording.wait_until(moved + Duration::from_secs(12));
    let loud = recording.windows(Duration::from_secs_f64(begun as f64 / RATE as f64));
    let at = |i: usize| (begun + i * WINDOW) as f64 / RATE as f64;
    let heard: Vec<f64> =
        loud.iter().enumerate().filter(|(_, loud)| **loud > SILENT).map(|(i, _)| at(i)).collect();
    let (first, last) = (*heard.first().expect("something is heard"), *heard.last().unwrap());
    let moved = moved.as_secs_f64();
    let samples = recording.samples.lock().unwrap();
    let peak = samples[begun..].iter().map(|sample| sample.unsigned_abs()).max().unwrap();
    println!(
        "the move was played at {moved:.2} s; heard from {first:.2} to {last:.2} s, peak {peak} of 32,768"
    );
    assert!(first > moved - 0.1, "nothing is heard before the move");
    assert!(last < moved + 10.0, "then it is silent");
    (program, peak)
}

#[test]
#[ignore = "opens a window under a virtual display, and needs a sound server"]
fn a_move_is_heard_when_it_is_seen_and_then_it_is_silent() {
    let folder = folder("sound");
    let server_folder = folder.join("pulse");
    fs::create_dir_all(&server_folder).unwrap();
    let server = sound_server(&server_folder);
    let recording = record(&server_folder);
    let (_display, name) = display();
    // A busy machine may lose a fiftieth of a second of what is played or recorded, and with it the knock: then it plays once more.
    let (mut program, mut peak) = hear_a_move(&name, &folder, &recording);
    if peak <= AUDIBLE {
        drop(program);
        (program, peak) = hear_a_move(&name, &folder, &recording);
    }
    assert!(peak > AUDIBLE, "it can be heard: {peak}");

    // At rest nothing is sent, and no time is taken.
    let before = processor_time(&program.0);
    let end = recording.now() + Duration::from_secs(10);
    recording.wait_until(end);
    let taken = processor_time(&program.0) - before;
    println!("{:.2} s of processor time in ten seconds at rest", taken as f64 / 100.0);
    let rest = recording.windows(end - Duration::from_secs(10));
    assert!(rest.iter().all(|loud| *loud <= SILENT), "silence at rest");
    assert!(taken < 10, "{taken} hundredths of a second in ten seconds");

    // The server goes; the table stays.
    drop(server);
    let gone = Instant::now();
    while gone.elapsed() < Duration::from_secs(3) {
        assert_eq!(program.0.try_wait().unwrap(), None, "the table should stay open: {}", log(&folder));
        thread::sleep(LOOK_AGAIN);
    }
}

#[test]
#[ignore = "opens a window under a virtual display"]
fn without_a_sound_server_the_table_is_silent_and_the_log_says_so_once() {
    let folder = folder("no-sound");
    let file = saved_match(&folder);
    let (_display, name) = display();
    let mut program = open(&name, &folder, &file);
    await_move(&mut program, &folder);
    let begun = Instant::now();
    while !log(&folder).contains("no sound") {
        assert!(begun.elapsed() < PATIENCE, "the log should say so: {}", log(&folder));
        assert_eq!(program.0.try_wait().unwrap(), None, "the table should stay open: {}", log(&folder));
        thread::sleep(LOOK_AGAIN);
    }
    std::io::stdout().write_all(log(&folder).as_bytes()).unwrap();
    assert_eq!(log(&folder).matches("no sound").count(), 1);
}
