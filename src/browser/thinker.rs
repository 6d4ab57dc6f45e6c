//! The worker that thinks: it gets questions as texts, and posts what it finds. A worker of its own makes animations.
//!
//! It is asked one question at a time. While it thinks it hears nothing: who no longer wants an answer ends the whole worker.
//!
//! Bytes are a frame of an animation, see `src/film/message.rs`. None at all mean that this was the last one: the numbers that are posted
//! then say which part of the file has been made, and the bytes are the file.
//!
//! The message `bench`, or `bench NODES`, is answered by two lines, `nodes N` and `nodes per second N`, like those of the command.

use engine::Stop;
use js_sys::Uint8Array;
use spieltisch::film::{EncodeError, LARGEST, Reel, add_frame_message, encode};
use study::questions::{AnyQuestion, BenchQuestion, Reply, Thinker, from_text, to_text};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// The nodes for each position of the benchmark, as in the command.
const BENCH_NODES: u64 = 500_000;

/// Answers messages from now on.
pub(crate) fn answer_questions() {
    std::panic::set_hook(Box::new(|fault| say(&Reply::Failed(fault.to_string()))));
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let mut thinker = Thinker::default();
    let mut reel = None;
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        if let Some(text) = message.data().as_string() {
            answer(&text, &mut thinker);
        } else if let Ok(bytes) = message.data().dyn_into::<Uint8Array>() {
            add_to_film(&bytes.to_vec(), &mut reel);
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // As long as there is the worker.
    listen.forget();
    say(&Reply::Ready);
}

fn answer(text: &str, thinker: &mut Thinker) {
    if let Some(nodes) = text.strip_prefix("bench") {
        return post(&bench(nodes.trim().parse().unwrap_or(BENCH_NODES)).into());
    }
    match from_text::<AnyQuestion>(text) {
        Ok(question) => {
            question.think(thinker, &Stop::default(), &|found| say(&Reply::Found(found)));
            say(&Reply::Done);
        }
        Err(error) => say(&Reply::Failed(error.to_string())),
    }
}

fn add_to_film(message: &[u8], reel: &mut Option<Reel>) {
    if !message.is_empty() {
        if !add_frame_message(reel, message) {
            say(&Reply::Failed("a frame is damaged".to_owned()));
        }
        return;
    }
    let Some(reel) = reel.take() else { return say(&Reply::Failed(EncodeError::NoFrames.to_string())) };
    let mut tell = |part: f32| {
        post(&part.into());
        true
    };
    match encode(&reel, LARGEST, &mut tell) {
        Ok(file) => post(&Uint8Array::from(&file[..])),
        Err(error) => say(&Reply::Failed(error.to_string())),
    }
}

fn bench(nodes: u64) -> String {
    let (mut all, mut seconds) = (0, f64::MIN_POSITIVE);
    for line in (BenchQuestion { game: None, depth: None, nodes }).lines() {
        all += line.nodes;
        seconds += line.elapsed.as_secs_f64();
    }
    format!("nodes {all}\nnodes per second {:.0}", all as f64 / seconds)
}

fn say(reply: &Reply) {
    post(&to_text(reply).into());
}

fn post(message: &JsValue) {
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        // Texts, numbers and bytes can always be posted.
        let _ = scope.post_message(message);
    }
}
