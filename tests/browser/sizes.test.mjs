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

test("a first visit loads at most 5.5 MB, the worker of it 0.6 MB", LONG, async (t) => {
    // What is kept to start without a network, too: all but the icon's pictures for home screens.
    const names = (await fs.readdir(DIST, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && !(path.basename(entry.parentPath ?? entry.path) === "icon" && entry.name.endsWith(".png")));
    let [all, worker] = [0, 0];
    for (const entry of names) {
        const size = await brotli(path.join(entry.parentPath ?? entry.path, entry.name));
        all += size;
        worker += entry.name.startsWith("thinker") ? size : 0;
    }
    t.diagnostic(`all ${(all / MB).toFixed(2)} MB, the worker ${(worker / MB).toFixed(2)} MB`);
    assert.ok(worker <= 0.6 * MB, `the worker: ${worker}`);
    assert.ok(all <= 5.5 * MB, `all: ${all}`);
});
