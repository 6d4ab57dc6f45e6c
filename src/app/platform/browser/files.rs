//! Files that the person chooses, or drops onto the page.

use std::cell::RefCell;

use bevy::prelude::*;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Event, File, FileList, FileReader, HtmlInputElement};

use super::page::wake;
use crate::app::order::AppSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileChosen>()
        .add_systems(Startup, listen)
        .add_systems(Update, take.in_set(AppSystems::Page));
}

/// Fact: the person has handed over a file.
#[derive(Message, Clone, Debug)]
pub(crate) struct FileChosen {
    pub(crate) name: String,
    /// Its content; none if it cannot be read.
    pub(crate) content: Option<Vec<u8>>,
}

thread_local! {
    /// Files that have been read since the last frame.
    static READ: RefCell<Vec<FileChosen>> = const { RefCell::new(Vec::new()) };
}

/// Opens the browser's dialog for choosing files.
pub(crate) fn choose_files() {
    let input = document().and_then(|document| document.create_element("input").ok());
    let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) else { return };
    input.set_type("file");
    input.set_multiple(true);
    input.set_accept(".ron,text/plain");
    let chosen = input.clone();
    let heard = Closure::once_into_js(move || read_all(chosen.files().as_ref()));
    input.set_onchange(Some(heard.unchecked_ref()));
    input.click();
}

fn document() -> Option<Document> {
    web_sys::window().and_then(|window| window.document())
}

/// Files may be dropped anywhere on the page.
fn listen() {
    let Some(document) = document() else { return };
    let drop = Closure::<dyn FnMut(Event)>::new(|event: Event| {
        event.prevent_default();
        // `DragEvent.dataTransfer.files`
        let files = js_sys::Reflect::get(&event, &"dataTransfer".into())
            .and_then(|transfer| js_sys::Reflect::get(&transfer, &"files".into()));
        if let Some(files) = files.ok().and_then(|files| files.dyn_into::<FileList>().ok()) {
            read_all(Some(&files));
        }
    });
    // Without this, the browser opens the file instead.
    let over = Closure::<dyn FnMut(Event)>::new(|event: Event| event.prevent_default());
    let _ = document.add_event_listener_with_callback("drop", drop.as_ref().unchecked_ref());
    let _ = document.add_event_listener_with_callback("dragover", over.as_ref().unchecked_ref());
    // The page hears them for as long as it is open.
    drop.forget();
    over.forget();
}

fn read_all(files: Option<&FileList>) {
    let Some(files) = files else { return };
    (0..files.length()).filter_map(|i| files.get(i)).for_each(|file| read(&file));
}

fn read(file: &File) {
    let Ok(reader) = FileReader::new() else { return };
    let (name, result) = (file.name(), reader.clone());
    let done = Closure::once_into_js(move || {
        // Nothing, if it cannot be read.
        let content = result.result().ok().filter(|content| !content.is_null());
        let content = content.map(|content| Uint8Array::new(&content).to_vec());
        READ.with_borrow_mut(|read| read.push(FileChosen { name, content }));
        wake();
    });
    reader.set_onloadend(Some(done.unchecked_ref()));
    // If it cannot be read, the end of loading says so.
    let _ = reader.read_as_array_buffer(file);
}

fn take(mut chosen: MessageWriter<FileChosen>) {
    chosen.write_batch(READ.take());
}
