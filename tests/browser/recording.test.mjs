// Animations are made beside the page, in a worker of their own: with progress, until they are cancelled, and not for ever.

import assert from "node:assert/strict";
import fs from "node:fs/promises";
import test from "node:test";

import { LONG, suite } from "./harness/suite.mjs";
import { message } from "./harness/texts.mjs";
import { until } from "./harness/table.mjs";

const here = suite();

async function sharing() {
    const table = await here.open();
    await table.newMatch("kulami");
    await table.play("d4");
    await table.play("d7");
    await table.press("Menu");
    await table.settle();
    const more = await message("en", "pause-more");
    await table.scrollTo(more);
    await table.press(more);
    await table.settle();
    const open = await message("en", "share-open");
    await table.scrollTo(open);
    await table.press(open);
    await table.placesWhere("it can be shared", ({ menu }) => menu === "Share");
    await table.settle();
    return table;
}

test("an animation is made in a worker, which then ends", LONG, async () => {
    const table = await sharing();
    const download = table.page.waitForEvent("download", { timeout: LONG.timeout });
    await table.press("Last turn");
    await until("there is a worker", () => table.page.workers().length === 1);
    const file = await fs.readFile(await (await download).path());
    assert.equal(file.subarray(0, 6).toString(), "GIF89a");
    assert.ok(file.length > 10_000, `${file.length} bytes`);
    await until("the worker has ended", () => table.page.workers().length === 0);
    await table.settle();
    await table.picture("animation-saved");
    assert.deepEqual(table.errors, []);
});

test("an animation that is cancelled leaves nothing behind", LONG, async () => {
    const table = await sharing();
    let downloads = 0;
    table.page.on("download", () => (downloads += 1));
    // The worker takes as long as the person does.
    await table.page.context().route("**/thinker*", () => {});
    await table.press("Whole game");
    await until("there is a worker", () => table.page.workers().length === 1);
    await table.press("Cancel");
    await until("the worker has ended", () => table.page.workers().length === 0);
    await table.placesWhere("another one can be made", ({ buttons }) => buttons.some(({ label }) => label === "Whole game"));
    assert.equal(downloads, 0);
    assert.deepEqual(table.errors, []);
});

test("an animation whose worker does not come is told", LONG, async () => {
    const table = await sharing();
    await table.page.context().route("**/thinker*", (route) => route.fulfill({ status: 404 }));
    await table.press("Last turn");
    const failed = (await message("en", "share-failed")).split("{")[0].trim();
    await until("it is told", async () => (await table.page.locator("#controls").textContent()).includes(failed));
    await table.picture("animation-failed");
});
