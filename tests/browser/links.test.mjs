// Two people far apart: each move goes to the other as a link.

import assert from "node:assert/strict";
import test from "node:test";

import { actionsOf, legalActions, positionAfter, positionOf } from "./harness/desktop.mjs";
import { LONG, suite } from "./harness/suite.mjs";
import { Table } from "./harness/table.mjs";
import { MATCHES, actionsIn } from "./matches.mjs";

const here = suite();

/** The link that the dialog for sharing copies. */
async function copyLink(table) {
    await table.press("Menu");
    await table.settle();
    await table.press("More…");
    await table.settle();
    await table.scrollTo("Share…");
    await table.press("Share…");
    await table.press("Copy link");
    await table.settle();
    const link = await table.page.evaluate(() => navigator.clipboard.readText());
    await table.scrollTo("Close");
    await table.press("Close");
    await table.press("Resume");
    await table.placesWhere("the menu is closed", ({ menu }) => menu === "None");
    return new URL(link);
}

/** The link of a match of Kulami after some marbles. */
async function linkAfter(...marbles) {
    const table = await here.open();
    await table.newMatch("kulami");
    await table.playAll(marbles);
    const link = await copyLink(table);
    await table.page.context().close();
    return link;
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

test("after a move, going back does not bring the link's position again", LONG, async () => {
    const link = await linkAfter("a1");
    const table = await follow(await here.context(), link);
    await table.play("a4");
    assert.equal(new URL(table.page.url()).hash, "", "the match has gone on");
    for (const menu of ["Pause", "None", "Pause", "None"]) {
        await table.page.evaluate(() => history.back());
        const { actions, screen } = await table.placesWhere("back opens and closes the menu", (places) => places.menu === menu);
        assert.deepEqual([actions, screen], [2, "Table"], "it is the same match");
        await table.settle();
    }
    const [saved] = await table.savedMatches();
    const [next] = await legalActions("kulami", await actionsOf(saved), saved);
    await table.play(next);
    assert.equal((await table.savedMatches()).length, 1, "the match has not forked");
});

test("a link without a move is there after going back and after a reload", LONG, async () => {
    const link = await linkAfter("a1");
    const table = await follow(await here.context(), link);
    await table.page.evaluate(() => history.back());
    await table.placesWhere("the menu is open", ({ menu }) => menu === "Pause");
    assert.equal(new URL(table.page.url()).hash, link.hash);
    await table.reload();
    await table.placesWhere("the match is on the table", ({ screen, actions }) => screen === "Table" && actions === 1);
    assert.deepEqual(await table.savedMatches(), []);
});

for (const where of ["the main menu", "a match"]) {
    test(`a link that is put into the address at ${where} is opened`, LONG, async () => {
        const link = await linkAfter("a1", "a4");
        const table = await here.open();
        if (where === "a match") {
            await table.newMatch("kulami");
            await table.play("d4");
        }
        await table.page.evaluate((hash) => (location.hash = hash), link.hash);
        await table.placesWhere("the link's match is on the table", ({ screen, actions }) => screen === "Table" && actions === 2);
        assert.equal((await table.savedMatches()).length, where === "a match" ? 1 : 0);
        // The page was not loaded again, and is not left by going back.
        await table.page.evaluate(() => history.back());
        await table.placesWhere("the menu is open", ({ menu }) => menu === "Pause");
        assert.equal((await table.places()).actions, 2);
        assert.deepEqual(table.errors, []);
    });
}

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
