// Two people far apart: each move goes to the other as a link.

import assert from "node:assert/strict";
import test from "node:test";

import { actionsOf, positionAfter, positionOf } from "./harness/desktop.mjs";
import { LONG, suite } from "./harness/suite.mjs";
import { Table } from "./harness/table.mjs";
import { MATCHES, actionsIn } from "./matches.mjs";

const here = suite();

/** The link that the game menu copies. */
async function copyLink(table) {
    await table.press("Menu");
    await table.press("Copy link");
    await table.settle();
    const link = await table.page.evaluate(() => navigator.clipboard.readText());
    await table.press("Resume");
    await table.placesWhere("the menu is closed", ({ menu }) => menu === "None");
    return new URL(link);
}

/** Opens a link in a page of somebody's. */
async function follow(context, link) {
    const table = await Table.open(context, here.server.address, `${link.search.replace("?", "&")}${link.hash}`);
    await table.placesWhere("the match is on the table", ({ screen, sites }) => screen === "Table" && sites.length > 0);
    return table;
}

test("a match by link goes to and fro between two people", LONG, async () => {
    const actions = actionsIn(MATCHES.netzwerk);
    const people = [await here.context(), await here.context()];
    let table = await Table.open(people[0], here.server.address);
    await table.newMatch("netzwerk");
    let turn = 0;
    for (const [played, action] of actions.entries()) {
        await table.play(action);
        if (action === "end" && played + 1 < actions.length) {
            const link = await copyLink(table);
            await table.page.close();
            turn += 1;
            table = await follow(people[turn % 2], link);
            assert.equal((await table.places()).actions, played + 1);
        }
    }
    await table.picture("by-link");
    const saved = await table.savedMatches();
    const whole = await Promise.all(saved.map(actionsOf));
    const last = saved[whole.findIndex((played) => played.length === actions.length)];
    assert.ok(last, "the whole match is saved");
    assert.deepEqual(await positionOf(last), await positionAfter("netzwerk", actions, last));
});

test("a link that is damaged is told, and the table opens", LONG, async () => {
    const table = await here.open();
    await table.newMatch("kulami");
    await table.play("a1");
    const link = await copyLink(table);
    const damaged = new URL(String(link).slice(0, -3));
    const other = await Table.open(await here.context(), here.server.address, `${damaged.search.replace("?", "&")}${damaged.hash}`);
    await other.settle();
    await other.picture("damaged-link");
    assert.equal((await other.places()).screen, "Title");
    assert.deepEqual(await other.savedMatches(), []);
});
