//! A server as clients see it, friendly or not. What they send is written here byte by byte, as a browser would never send most of it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

use std::fs;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::{Path, PathBuf};

use serve::{Reach, ServeError, Server};
use tempfile::TempDir;

const PAGE: &str = "<!doctype html><title>Spieltisch</title>";

/// A folder with a page, and beside it something that is nobody's business.
fn page() -> TempDir {
    let folder = TempDir::new().unwrap();
    let dist = folder.path().join("dist");
    fs::create_dir_all(dist.join("1a2b/icon")).unwrap();
    fs::write(folder.path().join("secret.txt"), "secret").unwrap();
    fs::write(dist.join(".hidden"), "secret").unwrap();
    fs::write(dist.join("index.html"), PAGE).unwrap();
    for name in ["a.css", "a.js", "a.wasm", "a.ron", "a", "icon/a.png", "icon/a.svg"] {
        fs::write(dist.join("1a2b").join(name), name).unwrap();
    }
    fs::write(dist.join("manifest.webmanifest"), "{}").unwrap();
    folder
}

fn dist(folder: &TempDir) -> PathBuf {
    folder.path().join("dist")
}

fn start(folder: &Path) -> Server {
    Server::start(folder, 0, Reach::ThisComputer).unwrap()
}

/// The host and the port of a server.
fn host(server: &Server) -> &str {
    server.address().strip_prefix("http://").unwrap().strip_suffix('/').unwrap()
}

/// What the server says to some bytes until it ends the connection. An error is one way to end it.
fn says(server: &Server, sent: &str) -> String {
    let mut stream = TcpStream::connect(host(server)).unwrap();
    let _ = stream.write_all(sent.as_bytes());
    rest(&mut stream)
}

fn rest(stream: &mut TcpStream) -> String {
    let mut said = Vec::new();
    let _ = stream.read_to_end(&mut said);
    String::from_utf8(said).unwrap()
}

struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.head.lines().filter_map(|line| line.split_once(": "));
        headers.find(|(found, _)| *found == name).map(|(_, value)| value)
    }
}

fn answer_to(server: &Server, method: &str, path: &str, headers: &str) -> Answer {
    let host = host(server);
    let said = says(
        server,
        &format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{headers}\r\n"),
    );
    let (head, body) = said.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{method} {path}: {said:?}"));
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head: head.to_owned(), body: body.to_owned() }
}

fn get(server: &Server, path: &str) -> Answer {
    answer_to(server, "GET", path, "")
}

#[test]
fn files_have_their_types() {
    let folder = page();
    let server = start(&dist(&folder));
    for (path, kind, body) in [
        ("/", "text/html; charset=utf-8", PAGE),
        ("/index.html", "text/html; charset=utf-8", PAGE),
        ("/?m=1.AR", "text/html; charset=utf-8", PAGE),
        ("/manifest.webmanifest", "application/manifest+json", "{}"),
        ("/1a2b/a.css", "text/css; charset=utf-8", "a.css"),
        ("/1a2b/a.js", "text/javascript; charset=utf-8", "a.js"),
        ("/1a2b/a.wasm", "application/wasm", "a.wasm"),
        ("/1a2b/icon/a.png", "image/png", "icon/a.png"),
        ("/1a2b/icon/a.svg", "image/svg+xml", "icon/a.svg"),
        ("/1a2b/a.ron", "application/octet-stream", "a.ron"),
        ("/1a2b/a", "application/octet-stream", "a"),
    ] {
        let answer = get(&server, path);
        assert_eq!((answer.status, answer.header("content-type")), (200, Some(kind)), "{path}");
        assert_eq!(answer.body, body, "{path}");
        assert_eq!(answer.header("content-length"), Some(body.len().to_string().as_str()), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
    }
}

#[test]
fn what_a_browser_has_is_not_sent_again() {
    let folder = page();
    let server = start(&dist(&folder));
    let tag = get(&server, "/").header("etag").unwrap().to_owned();
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
        let again = answer_to(&server, "GET", "/", &format!("if-none-match: {known}\r\n"));
        assert_eq!((again.status, again.body.as_str()), (304, ""), "{known}");
        assert_eq!(again.header("etag"), Some(tag.as_str()));
    }
    let other = answer_to(&server, "GET", "/", "if-none-match: \"other\"\r\n");
    assert_eq!((other.status, other.body.as_str()), (200, PAGE));
    assert_ne!(get(&server, "/1a2b/a.js").header("etag"), Some(tag.as_str()));

    // The same content has the same tag in another server; another content has another one.
    drop(server);
    let server = start(&dist(&folder));
    assert_eq!(get(&server, "/").header("etag"), Some(tag.as_str()));
    fs::write(dist(&folder).join("index.html"), "changed").unwrap();
    assert_eq!(get(&server, "/").body, PAGE, "what it has read");
    drop(server);
    let changed = get(&start(&dist(&folder)), "/");
    assert_eq!(changed.body, "changed");
    assert_ne!(changed.header("etag"), Some(tag.as_str()));
}

#[test]
fn a_head_is_an_answer_without_its_body() {
    let folder = page();
    let server = start(&dist(&folder));
    let (whole, head) = (get(&server, "/"), answer_to(&server, "HEAD", "/", ""));
    assert_eq!((head.status, head.body.as_str()), (200, ""));
    for name in ["content-type", "content-length", "etag", "cache-control"] {
        assert!(head.header(name).is_some(), "{name}");
        assert_eq!(head.header(name), whole.header(name), "{name}");
    }
    assert_eq!(answer_to(&server, "HEAD", "/nothing", "").status, 404);
}

#[test]
fn nothing_can_be_written() {
    let folder = page();
    let server = start(&dist(&folder));
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"] {
        for path in ["/", "/nothing"] {
            let refused = answer_to(&server, method, path, "content-length: 0\r\n");
            assert_eq!(
                (refused.status, refused.header("allow")),
                (405, Some("GET, HEAD")),
                "{method} {path}"
            );
        }
    }
}

#[test]
fn no_path_leads_out_of_the_folder() {
    let folder = page();
    let server = start(&dist(&folder));
    let absolute = folder.path().join("secret.txt");
    for path in [
        "/nothing",
        "/1a2b",
        "/1a2b/",
        "//index.html",
        "/.hidden",
        "/../secret.txt",
        "/1a2b/../../secret.txt",
        "/1a2b/../index.html",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/..%5csecret.txt",
        "/..\\secret.txt",
        "/....//secret.txt",
        "/%252e%252e/secret.txt",
        "/%c0%ae%c0%ae/secret.txt",
        "/index.html%00.js",
        "/C:\\secret.txt",
        "/etc/passwd",
        "//etc/passwd",
        &format!("/{}", absolute.display()),
        absolute.to_str().unwrap(),
        &format!("file://{}", absolute.display()),
        "http://elsewhere/secret.txt",
    ] {
        let answer = get(&server, path);
        // What is no path at all is a bad request.
        assert!(matches!(answer.status, 400 | 404), "{path}: {}", answer.status);
        assert!(!answer.head.contains("secret") && !answer.body.contains("secret"), "{path}");
        if answer.status == 404 {
            assert_eq!(answer.body, "There is no such file here.\n", "{path}");
        }
    }
}

#[cfg(unix)]
#[test]
fn links_out_of_the_folder_are_left_out() {
    let folder = page();
    std::os::unix::fs::symlink(folder.path().join("secret.txt"), dist(&folder).join("link.txt")).unwrap();
    std::os::unix::fs::symlink(folder.path(), dist(&folder).join("up")).unwrap();
    let server = start(&dist(&folder));
    for path in ["/link.txt", "/up/secret.txt", "/up/dist/index.html"] {
        assert_eq!(get(&server, path).status, 404, "{path}");
    }
}

#[test]
fn what_is_no_request_is_refused() {
    let folder = page();
    let server = start(&dist(&folder));
    let status = |sent: &str| says(&server, sent).split(' ').nth(1).map(str::to_owned);
    let long = "a".repeat(20_000);
    assert_eq!(status(&format!("GET / HTTP/1.1\r\nlong: {long}\r\n\r\n")).as_deref(), Some("431"));
    assert_eq!(status(&format!("GET /{long} HTTP/1.1\r\n\r\n")).as_deref(), Some("431"));
    let many: String = (0..200).map(|i| format!("h{i}: 1\r\n")).collect();
    assert_eq!(status(&format!("GET / HTTP/1.1\r\n{many}\r\n")).as_deref(), Some("431"));
    assert_eq!(status("\0\r\n\r\n").as_deref(), Some("400"));
    assert_eq!(get(&server, "/").body, PAGE);
}

#[test]
fn slow_clients_block_nobody_and_are_left_in_the_end() {
    let folder = page();
    let server = start(&dist(&folder));
    let mut slow: Vec<TcpStream> = ["", "G", "GET / HTTP/1.1\r\nhost: "]
        .map(|begun| {
            let mut stream = TcpStream::connect(host(&server)).unwrap();
            stream.write_all(begun.as_bytes()).unwrap();
            stream
        })
        .into();
    // Somebody who asks for the page and does not read it.
    let mut deaf = TcpStream::connect(host(&server)).unwrap();
    deaf.write_all(b"GET / HTTP/1.1\r\n\r\n".repeat(1_000).as_slice()).unwrap();
    assert_eq!(get(&server, "/").body, PAGE);
    for stream in &mut slow {
        assert!(!rest(stream).contains(PAGE));
    }
    assert_eq!(get(&server, "/").body, PAGE);
}

#[test]
fn a_thousand_connections_do_no_harm() {
    const MANY: usize = 1_000;
    // The other ends are here, too.
    let room = rlimit::increase_nofile_limit(4_096).unwrap_or(u64::MAX);
    assert!(room >= 2_048, "the system allows only {room} open files");
    let folder = page();
    let server = start(&dist(&folder));
    let mut all: Vec<TcpStream> = (0..MANY).map(|_| TcpStream::connect(host(&server)).unwrap()).collect();
    let answered = all.iter_mut().filter_map(|stream| {
        // Who was refused may notice it now or when there is no answer.
        let _ = stream.write_all(b"GET / HTTP/1.1\r\nconnection: close\r\n\r\n");
        let said = rest(stream);
        assert!(said.is_empty() || said.ends_with(PAGE), "{said}");
        (!said.is_empty()).then_some(())
    });
    assert_ne!(answered.count(), 0);
    drop(all);
    assert_eq!(get(&server, "/").body, PAGE);
}

#[test]
fn a_port_has_one_server_and_is_free_after_it() {
    let folder = page();
    let server = start(&dist(&folder));
    let port = host(&server).rsplit(':').next().unwrap().parse().unwrap();
    let second = Server::start(&dist(&folder), port, Reach::ThisComputer);
    assert!(matches!(second, Err(ServeError::PortTaken(taken)) if taken == port), "{second:?}");

    // It ends even while somebody is connected, who notices it.
    let mut open = TcpStream::connect(host(&server)).unwrap();
    open.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
    let mut first = [0; 1];
    open.read_exact(&mut first).unwrap();
    let host = host(&server).to_owned();
    drop(server);
    rest(&mut open);
    let _ = open.shutdown(Shutdown::Both);
    assert!(TcpStream::connect(&host).is_err());
    let again = Server::start(&dist(&folder), port, Reach::ThisComputer).unwrap();
    assert_eq!(get(&again, "/").body, PAGE);
}

#[test]
fn a_folder_without_a_page_is_refused() {
    let folder = TempDir::new().unwrap();
    for folder in [folder.path(), &folder.path().join("none")] {
        let refused = Server::start(folder, 0, Reach::ThisComputer);
        assert!(matches!(refused, Err(ServeError::NoPage(_))), "{refused:?}");
    }
}

#[test]
fn the_local_network_reaches_it_at_every_address() {
    let folder = page();
    match Server::start(&dist(&folder), 0, Reach::LocalNetwork) {
        Ok(server) => {
            assert!(!server.address().contains("127.0.0.1"), "{}", server.address());
            assert_eq!(get(&server, "/").body, PAGE);
        }
        // A computer without a network.
        Err(error) => assert!(matches!(error, ServeError::NoNetwork), "{error}"),
    }
}
