// What goes wrong beside the table: a worker that does not come, or is gone; a storage without room, or cleared; graphics that are lost; a tab that is
// let alone.

import assert from "node:assert/strict";
import test from "node:test";

import { actionsOf } from "./harness/desktop.mjs";
import { LONG, suite } from "./harness/suite.mjs";
import { FILL_STORAGE } from "./harness/table.mjs";
import { message } from "./harness/texts.mjs";

const here = suite();

/** The computer has given up; then it can think again, and plays. */
async function thinksAgain(table, actions) {
    const again = await message("en", "panel-think-again");
    await table.placesWhere("thinking can be asked for again", ({ buttons }) => buttons.some(({ label }) => label === again));
    await table.picture("thinking-failed");
    await table.page.context().unroute("**/thinker*");
    await table.press(again);
    await table.placesWhere("the computer has played", (places) => places.actions > actions);
}

test("a worker that cannot be loaded is told, and can be asked for again", LONG, async () => {
    const table = await here.open();
    await table.page.context().route("**/thinker*", (route) => route.fulfill({ status: 404 }));
    await table.newMatch("kulami", "Vs computer");
    const { phase, actions } = await table.settle();
    if (phase === "Choosing") {
        await table.play("d4");
    }
    await thinksAgain(table, phase === "Choosing" ? actions + 1 : actions);
});

test("a worker that is gone without a word is waited for, but not for ever", LONG, async () => {
    const table = await here.open();
    // What a browser does that needs the memory: the worker says nothing any more.
    await table.page.context().route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: "self.close();" }));
    await table.page.context().route("**/thinker*", (route) => route.continue());
    await table.newMatch("kulami", "Vs computer");
    if ((await table.settle()).phase === "Choosing") {
        await table.play("d4");
    }
    const { actions } = await table.places();
    await table.page.context().unroute("**/worker.js");
    await thinksAgain(table, actions);
});

test("a full storage can be emptied", LONG, async () => {
    const table = await here.open();
    for (const marble of ["d4", "e4"]) {
        await table.newMatch("kulami");
        await table.play(marble);
        await table.press("Menu");
        await table.leave();
    }
    await table.page.evaluate(FILL_STORAGE);
    const items = () => table.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("/spieltisch/matches/")));
    const listed = async () => (await items()).filter((key) => key.endsWith(".ron") && key.split("/").length === 4).length;
    await table.scrollTo("Saved games");
    await table.press("Saved games");
    await table.settle();
    assert.equal(await listed(), 2);
    for (const left of [1, 0]) {
        await table.press("More");
        await table.press("Delete");
        await table.settle();
        assert.equal(await listed(), left, String(await items()));
    }
    await table.picture("storage-emptied");
});

test("a storage that is cleared behind the table's back takes the match again", LONG, async () => {
    const table = await here.open();
    await table.newMatch("kulami");
    await table.play("d4");
    await table.page.evaluate(() => localStorage.clear());
    await table.play("d7");
    const saved = await Promise.all((await table.savedMatches()).map(actionsOf));
    assert.deepEqual(saved, [["d4", "d7"]]);
    await table.page.evaluate(() => localStorage.clear());
    await table.reload();
    assert.equal((await table.settle()).screen, "Title", "there is nothing to go back to");
    assert.deepEqual(table.errors, []);
});

/** Takes the graphics away, as a system does that needs them, and gives them back. */
const loseGraphics = (table, comeBack) => table.page.evaluate((comeBack) => {
    const graphics = document.getElementById("table").getContext("webgl2").getExtension("WEBGL_lose_context");
    graphics.loseContext();
    if (comeBack) {
        setTimeout(() => graphics.restoreContext(), 500);
    }
}, comeBack);

test("when the graphics come back, the match is at the table as it was", LONG, async () => {
    const table = await here.open();
    await table.newMatch("kulami");
    await table.play("d4");
    const loaded = table.page.waitForEvent("load");
    await loseGraphics(table, true);
    await loaded;
    await table.ready();
    const { screen, actions } = await table.placesWhere("the board is there", ({ sites }) => sites.length > 0);
    assert.deepEqual([screen, actions], ["Table", 1]);
    await table.play("d7");
    assert.deepEqual(await Promise.all((await table.savedMatches()).map(actionsOf)), [["d4", "d7"]]);

    // A device that takes them again and again is not loaded for ever.
    await loseGraphics(table, true);
    await table.page.waitForFunction(() => !document.getElementById("trouble").hidden && !document.getElementById("cover").classList.contains("leaves"));
    await table.picture("graphics-lost");
    const again = table.page.waitForEvent("load");
    await table.page.locator("#again").tap();
    await again;
    await table.ready();
    assert.equal((await table.placesWhere("the board is there", ({ sites }) => sites.length > 0)).actions, 2);
});

test("graphics that do not come back are told", LONG, async () => {
    const table = await here.open();
    await loseGraphics(table, false);
    await table.page.waitForFunction(() => !document.getElementById("trouble").hidden);
    assert.match(await table.page.locator("#trouble-text").textContent(), /graphics/);
    assert.ok(await table.page.locator("#again").isVisible());
});

/** Time that passes at once. */
const PASSING_TIME = () => {
    for (const clock of [performance, Date]) {
        const now = clock.now.bind(clock);
        clock.now = () => now() + (window.passed ?? 0);
    }
};

test("a tab that is hidden charges its clock to nobody", LONG, async () => {
    const table = await here.open({ width: 480, height: 320, init: [PASSING_TIME] });
    await table.newMatch("kulami");
    await table.play("d4");
    // The same match with five minutes for each player.
    await table.page.evaluate(() => {
        const [key, text] = Object.entries(localStorage).find(([, text]) => text.includes("Match("));
        const clock = "clock: Some(Clock(limit: 300, increment: 0, left_ms: (300000, 300000), readings: None)),";
        localStorage.setItem(key, text.replace("clock: None,", clock));
    });
    // It runs at once: somebody has moved.
    table.hasClock = true;
    await table.reload();
    await table.continueMatch();
    const pass = (ms) => table.page.evaluate((ms) => (window.passed = (window.passed ?? 0) + ms), ms);
    const hide = (isHidden) => table.page.evaluate((isHidden) => {
        Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
        Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (isHidden ? "hidden" : "visible") });
        document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
    const left = async () => {
        const [saved] = await table.savedMatches();
        return saved.match(/left_ms: \((\d+), (\d+)\)/).slice(1).map(Number);
    };
    await table.play("d7");
    const [one, two] = await left();
    for (const absence of [8_000, 600_000]) {
        await hide(true);
        await table.settle();
        await pass(absence);
        await hide(false);
        await table.settle();
    }
    await table.play("h7");
    const [still, other] = await left();
    const spent = one + two - still - other;
    assert.ok(spent < 8_000, `${spent} ms were charged`);
    // It does run, when it is seen.
    await pass(8_000);
    await table.settle();
    await table.play("h4");
    const seen = await left();
    assert.ok(still + other - seen[0] - seen[1] >= 8_000, String(seen));
});
