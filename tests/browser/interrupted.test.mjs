// A reload in the middle of a turn, a tab that is killed, two tabs on one match: no action that was played is lost.

import assert from "node:assert/strict";
import test from "node:test";

import { actionsOf } from "./harness/desktop.mjs";
import { LONG, suite } from "./harness/suite.mjs";
import { Table } from "./harness/table.mjs";
import { MATCHES, actionsIn } from "./matches.mjs";

const here = suite();
const TIMES = 20;

/** Plays a match of Netzwerk, whose turns are many actions, again and again; after each action the page is interrupted. */
async function playInterrupted(interrupt) {
    const actions = actionsIn(MATCHES.netzwerk).slice(0, -1);
    let table = await here.open();
    for (let times = 0, played = actions.length; times < TIMES; times++) {
        if (played === actions.length) {
            await table.newMatch("netzwerk");
            played = 0;
        }
        await table.play(actions[played]);
        played += 1;
        table = await interrupt(table);
        const places = await table.continueMatch();
        assert.equal(places.actions, played, `after interruption ${times + 1}`);
        const newest = (await Promise.all((await table.savedMatches()).map(actionsOf)))
            .find((saved) => saved.length === played);
        assert.deepEqual(newest, actions.slice(0, played));
        if (played === actions.length) {
            // The next one begins at the main menu.
            await table.press("Menu");
            await table.leave();
        }
    }
}

test(`reloaded ${TIMES} times in the middle of a turn`, LONG, () => playInterrupted(async (table) => {
    await table.reload();
    return table;
}));

test(`killed ${TIMES} times`, LONG, () => playInterrupted(async (table) => {
    const next = await table.kill();
    await next.go(here.server.address);
    return next;
}));

test("two tabs with one match do not overwrite each other", LONG, async () => {
    const context = await here.context();
    const one = await Table.open(context, here.server.address);
    await one.newMatch("kulami");
    await one.play("a1");
    const two = await Table.open(context, here.server.address);
    await two.continueMatch();
    await one.play("b1");
    await two.play("h1");
    await two.settle();
    const saved = await Promise.all((await two.savedMatches()).map(actionsOf));
    assert.deepEqual(saved.map(String).sort(), ["a1,b1", "a1,h1"]);
});
