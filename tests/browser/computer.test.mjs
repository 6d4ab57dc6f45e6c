// A match against the computer, which thinks in a worker of its own, and what the worker finds.

import assert from "node:assert/strict";
import test from "node:test";

import { actionsOf, bench, legalActions, positionAfter, positionOf } from "./harness/desktop.mjs";
import { LONG, suite } from "./harness/suite.mjs";

const here = suite();

test("a match against the computer is played to its end", LONG, async () => {
    const table = await here.open();
    await table.newMatch("kulami", "Vs computer");
    for (;;) {
        // The computer plays by itself.
        const { phase } = await table.placesWhere("it is the person's turn", ({ phase }) => phase === "Choosing" || phase === "Over");
        if (phase === "Over") {
            break;
        }
        const [saved] = await table.savedMatches();
        const [action] = await legalActions("kulami", saved ? await actionsOf(saved) : [], saved);
        await table.play(action);
    }
    await table.settle();
    await table.picture("against-the-computer");
    const [saved] = await table.savedMatches();
    const actions = await actionsOf(saved);
    assert.ok(actions.length > 20, `${actions.length} actions`);
    assert.deepEqual(await positionOf(saved), await positionAfter("kulami", actions, saved));
    assert.deepEqual(table.errors, []);
});

test("the worker's checksum is the desktop's, at no less than half its speed", LONG, async (t) => {
    const context = await here.context();
    const page = await context.newPage();
    // The worker alone, without the table.
    await context.route("**/nothing-else", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
    await page.goto(`${here.server.address}nothing-else`);
    const answer = await page.evaluate(() => new Promise((found, failed) => {
        const worker = new Worker("./worker.js", { type: "module" });
        worker.onerror = (event) => failed(new Error(event.message));
        let isReady = false;
        worker.onmessage = ({ data }) => {
            if (isReady) {
                found(data);
            }
            isReady = true;
            worker.postMessage("bench");
        };
    }));
    const number = (lines, name) => {
        const line = lines.find((line) => line.startsWith(`${name} `));
        assert.ok(line, `${name} in ${lines}`);
        return Number(line.slice(name.length));
    };
    const [worker, native] = [answer.split("\n"), await bench()];
    assert.equal(number(worker, "nodes"), number(native, "nodes"));
    const ratio = number(worker, "nodes per second") / number(native, "nodes per second");
    t.diagnostic(`the worker searches at ${ratio.toFixed(2)} of the desktop's speed`);
    assert.ok(ratio >= 0.5, `${ratio}`);
});
