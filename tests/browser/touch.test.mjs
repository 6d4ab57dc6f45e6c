// Fingers are for the table: the page does not zoom, scroll, select or reload under them, and turns with the tablet.

import assert from "node:assert/strict";
import test from "node:test";

import { LONG, suite } from "./harness/suite.mjs";

const here = suite();

/** What a page would do of its own accord. */
function view(table) {
    return table.page.evaluate(() => ({
        scale: visualViewport.scale,
        scrolled: [scrollX, scrollY, visualViewport.pageLeft, visualViewport.pageTop],
        selected: String(getSelection()),
    }));
}

test("fingers neither zoom nor scroll nor select", LONG, async () => {
    const table = await here.open();
    await table.newMatch("kulami");
    const before = await view(table);
    // A long press and a double tap beside the board, while the board is where it is; a pull to reload, a swipe back, a pinch.
    await table.tap(30, 480, 1000);
    for (let taps = 0; taps < 2; taps++) {
        await table.finger("touchStart", [[30, 480]]);
        await table.finger("touchEnd", []);
    }
    await table.drag([400, 60], [400, 440]);
    await table.drag([10, 250], [500, 250]);
    await table.finger("touchStart", [[380, 250], [420, 250]]);
    await table.finger("touchMove", [[300, 250], [500, 250]]);
    await table.finger("touchMove", [[200, 250], [600, 250]]);
    await table.finger("touchEnd", []);
    await table.settle();
    assert.deepEqual(await view(table), before);
    // No action was played by any of it, and the page was not reloaded.
    const places = await table.places();
    assert.deepEqual([places.actions, places.screen], [0, "Table"]);
});

test("the table turns with the tablet", LONG, async () => {
    const table = await here.open();
    await table.newMatch("kulami");
    await table.page.setViewportSize({ width: 500, height: 800 });
    const places = await table.placesWhere("everything is in the window", ({ sites, buttons }) =>
        buttons.length > 0 && [...sites, ...buttons].every(({ x, y }) => x >= 0 && x <= 500 && y >= 0 && y <= 800));
    assert.ok(places.sites.length >= 64);
    const size = await table.page.evaluate(() => {
        const { width, height } = document.getElementById("table").getBoundingClientRect();
        return [width, height];
    });
    assert.deepEqual(size, [500, 800]);
    await table.play("d4");
    await table.picture("turned");
});

test("the way back closes what is open", LONG, async () => {
    const table = await here.open();
    await table.newMatch("kulami");
    await table.press("Menu");
    await table.placesWhere("the menu is open", ({ menu }) => menu !== "None");
    await table.page.evaluate(() => history.back());
    await table.placesWhere("the menu is closed", ({ screen, menu }) => screen === "Table" && menu === "None");
});
