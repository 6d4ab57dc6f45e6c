// Over the local network, without encryption, as from the computer to a tablet: it is played against the computer, and copying works.

import assert from "node:assert/strict";
import os from "node:os";
import test from "node:test";

import { startServer } from "./harness/server.mjs";
import { LONG, suite } from "./harness/suite.mjs";
import { Table } from "./harness/table.mjs";

const here = suite();

/** This computer's address in a network, which browsers do not trust as they trust the computer's own. */
const address = Object.values(os.networkInterfaces()).flat().find(({ family, internal }) => family === "IPv4" && !internal)?.address;

test("a tablet in the network plays against the computer, and copies a link", { ...LONG, skip: !address && "there is no network" }, async (t) => {
    const server = await startServer({ lan: true });
    t.after(() => server.stop());
    const table = await Table.open(await here.context({ permissions: [] }), `http://${address}:${server.port}/`);
    assert.equal(await table.page.evaluate(() => window.isSecureContext), false);
    await table.newMatch("kulami", "Vs computer");
    const { actions } = await table.placesWhere("it is a person's turn", ({ phase }) => phase === "Choosing");
    if (actions === 0) {
        await table.play("d4");
        await table.placesWhere("the computer has played", (places) => places.actions > 1);
    }
    await table.settle();
    await table.page.evaluate(() => document.addEventListener("copy", () => (window.copied = document.activeElement.value)));
    await table.press("Menu");
    await table.settle();
    await table.scrollTo("More…");
    await table.press("More…");
    await table.settle();
    await table.scrollTo("Share…");
    await table.press("Share…");
    await table.settle();
    await table.scrollTo("Copy link");
    await table.press("Copy link");
    await table.page.waitForFunction(() => window.copied);
    assert.match(await table.page.evaluate(() => window.copied), new RegExp(`^http://${address}:${server.port}/#m=`));

    // A browser that forbids even that shows the text, selected.
    await table.page.evaluate(() => (document.execCommand = () => false));
    await table.settle();
    await table.scrollTo("Copy position");
    await table.press("Copy position");
    await table.page.locator("#copy").waitFor({ state: "visible" });
    const selected = await table.page.waitForFunction(() => {
        const field = document.getElementById("copy-field");
        return document.activeElement === field && field.value.slice(field.selectionStart, field.selectionEnd);
    });
    assert.match(await selected.jsonValue(), /kulami/);
    await table.picture("copied-by-hand");
    await table.page.locator("#copy-close").tap();
    assert.equal(await table.page.evaluate(() => document.activeElement.id), "table");
    assert.deepEqual(table.errors, []);
});
