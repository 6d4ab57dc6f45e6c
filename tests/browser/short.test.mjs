// A short look at the whole, for every change: it starts, is played with fingers, saves, comes back, and rests.

import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import test from "node:test";

import { actionsOf, legalActions } from "./harness/desktop.mjs";
import { suite } from "./harness/suite.mjs";

const here = suite();
const SHORT = { timeout: 15 * 60_000 };

test("a match is begun, reloaded and continued", SHORT, async () => {
    const table = await here.open();
    await table.newMatch("kulami");
    await table.play("d4");
    await table.play("d7");
    await table.reload();
    assert.equal((await table.continueMatch()).actions, 2);
    await table.settle();
    const before = await table.counted();
    await delay(5_000);
    assert.deepEqual(await table.counted(), before);
    await table.play("h7");
    const saved = await table.savedMatches();
    assert.deepEqual(await Promise.all(saved.map(actionsOf)), [["d4", "d7", "h7"]]);
    assert.deepEqual(table.errors, []);
});

test("the computer answers", SHORT, async () => {
    const table = await here.open();
    await table.newMatch("kulami", "Vs computer");
    const { actions } = await table.placesWhere("it is a person's turn", ({ phase }) => phase === "Choosing");
    const [saved] = await table.savedMatches();
    const [first] = await legalActions("kulami", saved ? await actionsOf(saved) : [], saved);
    await table.play(first);
    await table.placesWhere("the computer has played", (places) => places.actions >= actions + 2);
    assert.deepEqual(table.errors, []);
});
