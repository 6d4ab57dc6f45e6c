// After one visit the program starts without a network, and a new version is offered without being in the way.

import assert from "node:assert/strict";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import test from "node:test";

import { DIST, startServer } from "./harness/server.mjs";
import { LONG, suite } from "./harness/suite.mjs";
import { Table, until } from "./harness/table.mjs";

const here = suite();

/** Everything is in the browser's cache. */
async function installed(table) {
    await table.page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active.state));
    await until("the page is controlled", () => table.page.evaluate(() => Boolean(navigator.serviceWorker.controller)));
}

test("after one visit it starts without a network", LONG, async () => {
    const server = await startServer();
    const context = await here.context({ offline: true });
    const table = await Table.open(context, server.address);
    await installed(table);
    await table.page.close();
    await server.stop();
    await context.setOffline(true);

    const again = await Table.open(context, server.address);
    // The worker that thinks is there, too.
    await again.newMatch("kulami", "Vs computer");
    await again.placesWhere("a marble has been placed", ({ actions, phase }) => actions > 0 || phase === "Choosing");
    await again.picture("offline");
    // The search for a new version is all that fails.
    assert.deepEqual(again.errors.filter((error) => !error.includes("service-worker.js")), []);
});

test("a new version is offered, and waits to be taken", LONG, async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "spieltisch-"));
    await fs.cp(DIST, folder, { recursive: true });
    let server = await startServer({ folder });
    try {
        const context = await here.context({ offline: true });
        const table = await Table.open(context, server.address);
        await installed(table);
        assert.ok(await table.page.locator("#update").isHidden());

        server = await publishAnother(server, folder);
        await table.page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
        await table.page.locator("#update").waitFor({ state: "visible" });
        await table.picture("update");
        // Nothing has happened to the page yet.
        assert.equal(await table.page.evaluate(() => document.title), "Spieltisch");

        const reloaded = table.page.waitForEvent("load");
        await table.page.locator("#update-now").tap();
        await reloaded;
        await table.ready();
        assert.equal(await table.page.evaluate(() => document.title), "Another");
        assert.ok(await table.page.locator("#update").isHidden());
    } finally {
        await server.stop();
        await fs.rm(folder, { recursive: true });
    }
});

test("a second tab has the new version after the first has taken it", LONG, async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "spieltisch-"));
    await fs.cp(DIST, folder, { recursive: true });
    let server = await startServer({ folder });
    try {
        const context = await here.context({ offline: true });
        const tabs = [await Table.open(context, server.address)];
        await installed(tabs[0]);
        tabs.push(await Table.open(context, server.address));
        server = await publishAnother(server, folder);
        await tabs[0].page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
        for (const tab of tabs) {
            await tab.page.locator("#update").waitFor({ state: "visible" });
        }
        for (const tab of tabs) {
            await tab.page.bringToFront();
            const reloaded = tab.page.waitForEvent("load");
            await tab.page.locator("#update-now").tap();
            await reloaded;
            await tab.ready();
            assert.equal(await tab.page.evaluate(() => document.title), "Another");
        }
    } finally {
        await server.stop();
        await fs.rm(folder, { recursive: true });
    }
});

/** Makes another version of what is served. A server serves what it has read at its start: this gives one that has read it. */
async function publishAnother(server, folder) {
    const { createHash } = await import("node:crypto");
    const page = path.join(folder, "index.html");
    await fs.writeFile(page, (await fs.readFile(page, "utf8")).replace("<title>Spieltisch</title>", "<title>Another</title>"));
    const digest = createHash("sha256").update(await fs.readFile(page)).digest("base64");
    const worker = path.join(folder, "service-worker.js");
    const text = (await fs.readFile(worker, "utf8"))
        .replace(/const VERSION = ".*?"/, 'const VERSION = "another"')
        .replace(/("\.\/index\.html": )".*?"/, `$1"sha256-${digest}"`);
    await fs.writeFile(worker, text);
    await server.stop();
    return startServer({ folder, port: server.port });
}
