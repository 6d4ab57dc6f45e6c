// What screen readers find: the names and kinds of what can be read and pressed, as the browser tells them.

import assert from "node:assert/strict";
import test from "node:test";

import { LONG, suite } from "./harness/suite.mjs";

const here = suite();

/** The lines of the tree of the program's controls, such as `button "Start game"`. */
async function names(table) {
    await table.settle();
    const tree = await table.page.locator("#controls").ariaSnapshot();
    return tree.split("\n").map((line) => line.trim().replace(/^- /, "").replace(/^'|'$/g, "").replace(/:$/, ""));
}

const has = (lines, wanted) => assert.ok(lines.some((line) => line.startsWith(wanted)), `${wanted} in:\n${lines.join("\n")}`);

test("title, new match, table and result have accessible names", LONG, async () => {
    const table = await here.open();
    const title = await names(table);
    for (const game of ["Netzwerk", "Kulami", "Napoleon"]) {
        has(title, `button "${game}: Two players"`);
        has(title, `button "${game}: Vs computer"`);
    }
    has(title, 'button "Settings"');

    await table.press("Kulami: Two players");
    const dialog = await names(table);
    has(dialog, 'button "Start game"');
    has(dialog, "textbox");
    await table.press("Start game");
    await table.placesWhere("the board is there", ({ screen, menu }) => screen === "Table" && menu === "None");
    const panel = await names(table);
    has(panel, 'button "Menu"');
    has(panel, 'button "Undo"');
    assert.ok(panel.some((line) => line.startsWith("text:") || !line.startsWith("button")), "texts are read, too");

    await table.play("d4");
    await table.press("Menu");
    await table.settle();
    await table.scrollTo("More…");
    await table.press("More…");
    await table.settle();
    await table.scrollTo("Resign");
    await table.press("Resign");
    await table.placesWhere("it is asked again", ({ menu }) => menu === "Resign");
    await table.settle();
    await table.press("Resign");
    await table.placesWhere("the result is shown", ({ phase, menu }) => phase === "Over" && menu === "None");
    has(await names(table), 'button "Rematch"');
    assert.deepEqual(table.errors, []);
});

test("a screen reader's press is a press", LONG, async () => {
    const table = await here.open();
    await table.settle();
    await table.page.locator('#controls button:text-is("Settings")').dispatchEvent("click");
    await table.placesWhere("the settings are open", ({ menu }) => menu === "Settings");
    await table.settle();
    // What has the keyboard is named.
    await table.page.keyboard.press("Tab");
    await table.settle();
    const focused = await table.page.evaluate(() => document.getElementById(document.getElementById("table").getAttribute("aria-activedescendant"))?.textContent);
    assert.ok(focused, "the focused button has a name");
});
