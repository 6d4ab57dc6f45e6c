//! The worker that thinks: it gets questions as texts, and posts what it finds.
//!
//! It is asked one question at a time. While it thinks it hears nothing: who no longer wants an answer ends the whole worker.
//!
//! The message `bench`, or `bench NODES`, is answered by two lines, `nodes N` and `nodes per second N`, like those of the command.

use engine::Stop;
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
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        if let Some(text) = message.data().as_string() {
            answer(&text, &mut thinker);
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // As long as there is the worker.
    listen.forget();
    say(&Reply::Ready);
}

fn answer(text: &str, thinker: &mut Thinker) {
    if let Some(nodes) = text.strip_prefix("bench") {
        return post(&bench(nodes.trim().parse().unwrap_or(BENCH_NODES)));
    }
    match from_text::<AnyQuestion>(text) {
        Ok(question) => {
            question.think(thinker, &Stop::default(), &|found| say(&Reply::Found(found)));
            say(&Reply::Done);
        }
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
    post(&to_text(reply));
}

fn post(text: &str) {
    if let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        // A text can always be posted.
        let _ = scope.post_message(&JsValue::from_str(text));
    }
}
