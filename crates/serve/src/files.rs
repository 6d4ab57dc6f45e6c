//! The files of the page, and what requests are answered.

use std::collections::HashMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{
    ALLOW, CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap, HeaderValue, IF_NONE_MATCH, X_CONTENT_TYPE_OPTIONS,
};
use hyper::{Method, Request, Response, StatusCode};

use crate::error::ServeError;
use crate::page::PAGE;

/// The most bytes that are read: several times what the page has.
const MOST: u64 = 256 * 1024 * 1024;

/// Files in memory, by their paths in addresses, such as `/icon/192.png`: whatever a path says, nothing else can be had.
#[derive(Debug, Default)]
pub(crate) struct Files {
    by_path: HashMap<String, File>,
    bytes: u64,
}

#[derive(Debug)]
struct File {
    content: Bytes,
    kind: &'static str,
    /// Another one if the content is another: browsers ask with it whether theirs is still valid.
    tag: String,
}

impl Files {
    /// Reads all files of a folder and of those in it. Links are left out, as they may lead elsewhere, and so are hidden files.
    ///
    /// # Errors
    /// The folder has no page, is far larger than one, or cannot be read.
    pub(crate) fn read(folder: &Path) -> Result<Self, ServeError> {
        if !folder.join(PAGE).is_file() {
            return Err(ServeError::NoPage(folder.to_owned()));
        }
        let mut files = Self::default();
        files.add(folder, "")?;
        Ok(files)
    }

    fn add(&mut self, folder: &Path, path: &str) -> Result<(), ServeError> {
        let unreadable = |error| ServeError::Unreadable { folder: folder.to_owned(), error };
        for entry in fs::read_dir(folder).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            let (name, file) = (entry.file_name(), entry.path());
            let Some(name) = name.to_str().filter(|name| !name.starts_with('.')) else { continue };
            let path = format!("{path}/{name}");
            let facts = entry.metadata().map_err(unreadable)?;
            if facts.is_dir() {
                self.add(&file, &path)?;
            } else if facts.is_file() {
                self.bytes += facts.len();
                if self.bytes > MOST {
                    return Err(ServeError::TooLarge);
                }
                self.by_path.insert(path, File::new(name, fs::read(&file).map_err(unreadable)?));
            }
        }
        Ok(())
    }

    /// The answer to a request. The connection leaves out the body where only the head was asked for.
    pub(crate) fn answer<B>(&self, request: &Request<B>) -> Response<Full<Bytes>> {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            let mut refused = sentence(StatusCode::METHOD_NOT_ALLOWED, "This can only be read.\n");
            refused.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
            return refused;
        }
        let page = format!("/{PAGE}");
        let path = Some(request.uri().path()).filter(|path| *path != "/").unwrap_or(&page);
        match self.by_path.get(path) {
            Some(file) => file.answer(request.headers()),
            None => sentence(StatusCode::NOT_FOUND, "There is no such file here.\n"),
        }
    }
}

impl File {
    fn new(name: &str, content: Vec<u8>) -> Self {
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        Self {
            content: content.into(),
            kind: content_type(name),
            tag: format!("\"{:016x}\"", hasher.finish()),
        }
    }

    fn answer(&self, asked: &HeaderMap) -> Response<Full<Bytes>> {
        let is_known = asked.get_all(IF_NONE_MATCH).iter().any(|known| self.is_in(known));
        let mut response = if is_known {
            response(StatusCode::NOT_MODIFIED, self.kind, Bytes::new())
        } else {
            response(StatusCode::OK, self.kind, self.content.clone())
        };
        let tag = HeaderValue::from_str(&self.tag).expect("a tag should consist of digits and quotes");
        response.headers_mut().insert(ETAG, tag);
        response
    }

    /// Whether a list of tags has that of this file. Programs between browser and server may have marked it as weak, with `W/`.
    fn is_in(&self, known: &HeaderValue) -> bool {
        let tags = known.to_str().unwrap_or_default().split(',').map(str::trim);
        tags.map(|tag| tag.strip_prefix("W/").unwrap_or(tag)).any(|tag| tag == "*" || tag == self.tag)
    }
}

fn sentence(status: StatusCode, sentence: &'static str) -> Response<Full<Bytes>> {
    response(status, "text/plain; charset=utf-8", Bytes::from_static(sentence.as_bytes()))
}

fn response(status: StatusCode, kind: &'static str, content: Bytes) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(content));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    // The browser asks each time whether a file has changed, and does not guess types.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

fn content_type(name: &str) -> &'static str {
    match Path::new(name).extension().and_then(|ending| ending.to_str()) {
        Some("css") => "text/css; charset=utf-8",
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("wasm") => "application/wasm",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
