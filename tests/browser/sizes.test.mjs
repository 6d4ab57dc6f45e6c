// What a first visit loads, compressed as a web server would.

import assert from "node:assert/strict";
import fs from "node:fs/promises";
import path from "node:path";
import test from "node:test";
import zlib from "node:zlib";

import { DIST } from "./harness/server.mjs";
import { LONG } from "./harness/suite.mjs";

const MB = 1_000_000;

async function brotli(file) {
    return zlib.brotliCompressSync(await fs.readFile(file)).length;
}

test("the first picture needs at most 5.0 MB, the worker 0.6 MB, all of it 6.0 MB", LONG, async (t) => {
    // Without the icon's pictures for home screens. Sounds, the menu's pictures and the worker come after the first picture.
    const names = (await fs.readdir(DIST, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && !(path.basename(entry.parentPath ?? entry.path) === "icon" && entry.name.endsWith(".png")));
    let [all, first, worker] = [0, 0, 0];
    for (const entry of names) {
        const size = await brotli(path.join(entry.parentPath ?? entry.path, entry.name));
        all += size;
        const isWorker = entry.name.startsWith("thinker");
        worker += isWorker ? size : 0;
        first += isWorker || /\.(ogg|jpg)$/.test(entry.name) ? 0 : size;
    }
    const [one, two, three] = [first, worker, all].map((bytes) => (bytes / MB).toFixed(2));
    t.diagnostic(`the first picture ${one} MB, the worker ${two} MB, all ${three} MB`);
    assert.ok(worker <= 0.6 * MB, `the worker: ${worker}`);
    assert.ok(first <= 5 * MB, `the first picture: ${first}`);
    assert.ok(all <= 6 * MB, `all: ${all}`);
});
