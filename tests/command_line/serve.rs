//! The server for browsers, as a command. Its answers are tested in `crates/serve`.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use super::program::program;
use super::refuses;

/// A folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("serve").join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[cfg(unix)]
#[test]
fn the_first_line_is_the_address_and_ctrl_c_ends_it() {
    let page = folder("page");
    fs::write(page.join("index.html"), "the page").unwrap();
    for signal in ["-INT", "-TERM"] {
        let mut serve = program();
        serve.args(["serve", "--port", "0", "--folder"]).arg(&page).stdout(Stdio::piped());
        let mut serve = serve.spawn().unwrap();
        let mut lines = BufReader::new(serve.stdout.take().unwrap());
        let mut address = String::new();
        lines.read_line(&mut address).unwrap();
        let host = address.strip_prefix("http://").unwrap().strip_suffix("/\n").unwrap();
        let mut stream = TcpStream::connect(host).unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        assert!(answer.ends_with("\r\n\r\nthe page"), "{answer}");

        let sent = Command::new("kill").args([signal, &serve.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let mut rest = String::new();
        lines.read_to_string(&mut rest).unwrap();
        assert_eq!((serve.wait().unwrap().code(), rest.as_str()), (Some(0), ""));
        assert!(TcpStream::connect(host).is_err());
    }
}

#[test]
fn what_cannot_be_served_is_told_in_a_line() {
    let none = folder("none");
    let said = refuses(&["serve", "--folder", none.to_str().unwrap()]);
    assert!(said.ends_with("none has no page for browsers: web/build makes it from the sources"), "{said}");
    refuses(&["serve", "--port", "65536"]);
    // There is none beside the tests' program, nor below this folder.
    let output = program().arg("serve").current_dir(&none).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.ends_with("in the sources, run web/build first\n") && said.lines().count() == 1, "{said}");
}
