// What goes wrong beside the table: a worker that does not come, or is gone; a storage without room.

import assert from "node:assert/strict";
import test from "node:test";

import { LONG, suite } from "./harness/suite.mjs";
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
    await table.newMatch("kulami", "Computer");
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
    await table.newMatch("kulami", "Computer");
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
    await table.page.evaluate(() => {
        for (let size = 1 << 20; size >= 1;) {
            try {
                localStorage.setItem(`filler-${localStorage.length}`, "x".repeat(size));
            } catch {
                size >>= 1;
            }
        }
    });
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
