// While nobody does anything, nothing is drawn and no timer runs.

import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import test from "node:test";

import { LONG, suite } from "./harness/suite.mjs";

const here = suite();
const SECONDS = 60;

/** What happens in a page that is left alone. */
async function atRest(table) {
    await table.settle();
    const before = await table.counted();
    await delay(SECONDS * 1000);
    const after = await table.counted();
    return Object.fromEntries(Object.keys(after).map((what) => [what, after[what] - before[what]]));
}

test(`no picture and no timer in ${SECONDS} s at the main menu`, LONG, async () => {
    assert.deepEqual(await atRest(await here.open()), { frames: 0, draws: 0, timers: 0 });
});

test(`no picture and no timer in ${SECONDS} s at the table`, LONG, async () => {
    const table = await here.open();
    await table.newMatch("kulami");
    await table.play("d4");
    assert.deepEqual(await atRest(table), { frames: 0, draws: 0, timers: 0 });
    // It is not asleep for good.
    await table.play("d7");
});
