// Texts are typed into fields of the page, which open a keyboard on every device.

import assert from "node:assert/strict";
import test from "node:test";

import { LONG, suite } from "./harness/suite.mjs";

const here = suite();

/** As an iPad tells itself. */
const IPAD = {
    width: 1024,
    height: 768,
    userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
};
const ANDROID = {
    width: 390,
    height: 844,
    userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",
};

for (const [device, options] of [["an iPad", IPAD], ["an Android phone", ANDROID]]) {
    test(`names are typed on ${device}`, LONG, async () => {
        const table = await here.open(options);
        const label = "Kulami: Two players";
        await table.scrollTo(label);
        await table.press(label);
        await table.settle();
        if (!(await table.page.locator("#controls input").count())) {
            await table.press("More");
            await table.settle();
        }
        const field = table.page.locator("#controls input").first();
        const { x, y, width, height } = await field.boundingBox();
        await table.tap(x + width / 2, y + height / 2);
        await table.page.waitForFunction(() => document.activeElement?.matches("#controls input"));
        await table.page.keyboard.type("Ada");
        await table.settle();
        await table.page.keyboard.press("Backspace");
        await table.page.keyboard.insertText("é");
        await table.page.keyboard.press("Enter");
        await table.settle();
        await table.picture(`typed-on-${device.replace(/.* /, "")}`);
        assert.equal(await field.inputValue(), "Adé");
        await table.press("Start game");
        await table.placesWhere("the board is there", ({ screen, menu }) => screen === "Table" && menu === "None");
        await table.play("d4");
        const [saved] = await table.savedMatches();
        assert.match(saved, /"Adé"/);
        assert.equal(await table.page.evaluate(() => document.activeElement.id), "table");
        assert.deepEqual(table.errors, []);
    });
}
