// The page around the program: what it says when the program cannot be shown.

import assert from "node:assert/strict";
import test from "node:test";

import { LONG, suite } from "./harness/suite.mjs";
import { Table } from "./harness/table.mjs";

const here = suite();

async function troubleIn(options, prepare = async () => {}) {
    const context = await here.context(options);
    await prepare(context);
    const page = await context.newPage();
    await page.goto(here.server.address);
    await page.locator("#trouble").waitFor({ state: "visible" });
    const text = await page.locator("#trouble-text").textContent();
    return { page, text, hasButton: await page.locator("#again").isVisible() };
}

test("without WebGL 2 there is a sentence", LONG, async () => {
    const missing = () => {
        const original = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
            return kind === "webgl2" ? null : original.call(this, kind, ...rest);
        };
    };
    const { text, hasButton } = await troubleIn({ language: "de-DE", init: [missing] });
    assert.match(text, /WebGL 2/);
    assert.match(text, /Dieser Browser/);
    assert.equal(hasButton, false);
});

test("without WebAssembly there is a sentence", LONG, async () => {
    const { text } = await troubleIn({ init: [() => delete window.WebAssembly] });
    assert.match(text, /WebAssembly/);
});

test("a program that does not come can be asked for again", LONG, async () => {
    const { page, text, hasButton } = await troubleIn({}, (context) => context.route("**/spieltisch_bg.wasm", (route) => route.abort()));
    assert.match(text, /could not be loaded/);
    assert.ok(hasButton);
    await page.context().unroute("**/spieltisch_bg.wasm");
    await page.locator("#again").tap();
    await page.waitForFunction(() => document.getElementById("cover")?.classList.contains("leaves"));
});

test("a program that fails leaves a sentence and a way to go on", LONG, async () => {
    const table = await here.open();
    await table.page.evaluate(() => {
        window.spieltischFailure = "on purpose";
        window.dispatchEvent(new Event("spieltisch-failed"));
    });
    assert.match(await table.page.locator("#trouble-text").textContent(), /saved/);
    const loaded = table.page.waitForEvent("load");
    await table.page.locator("#again").tap();
    await loaded;
    await table.ready();
});

test("the bar tells how much has come", LONG, async () => {
    const context = await here.context();
    await context.addInitScript(() => {
        window.shown = [];
        const look = () => window.shown.push(document.getElementById("bar")?.value);
        new MutationObserver(look).observe(document, { subtree: true, attributes: true, attributeFilter: ["value"] });
    });
    const table = await Table.open(context, here.server.address);
    const shown = (await table.page.evaluate(() => window.shown)).filter((value) => value > 0);
    assert.ok(shown.length > 0);
    assert.deepEqual(shown, shown.toSorted((one, other) => one - other));
    assert.equal(shown.at(-1), 1);
});

test("it can be installed", LONG, async () => {
    const page = await (await here.context()).newPage();
    await page.goto(here.server.address);
    const manifest = await page.evaluate(async () => {
        const response = await fetch(document.querySelector("link[rel=manifest]").href);
        const manifest = await response.json();
        const icons = await Promise.all(manifest.icons.map(async ({ src }) => (await fetch(src)).status));
        return { type: response.headers.get("content-type"), icons, purposes: manifest.icons.map(({ purpose }) => purpose) };
    });
    assert.equal(manifest.type, "application/manifest+json");
    assert.deepEqual(manifest.icons, manifest.icons.map(() => 200));
    assert.ok(manifest.purposes.includes("maskable"));
    const cdp = await page.context().newCDPSession(page);
    const { installabilityErrors } = await cdp.send("Page.getInstallabilityErrors");
    // A private window, as each test has, is never one to install from.
    assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []);
});
