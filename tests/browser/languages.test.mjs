// The main menu in each language, as the browser asks for it.

import assert from "node:assert/strict";
import fs from "node:fs/promises";
import path from "node:path";
import test from "node:test";

import { ROOT } from "./harness/server.mjs";
import { LONG, suite } from "./harness/suite.mjs";

const here = suite();

/** A message of the program's own texts. */
async function message(language, name) {
    const texts = await fs.readFile(path.join(ROOT, `assets/locales/${language}.ftl`), "utf8");
    return texts.match(new RegExp(`^${name} = (.*)$`, "m"))[1];
}

for (const [language, browser] of Object.entries({ en: "en-GB", de: "de-AT", fr: "fr-CA", it: "it-IT", nl: "nl-BE" })) {
    test(`the main menu in ${language}`, LONG, async () => {
        const table = await here.open({ language: browser });
        const label = await message(language, "title-two-players");
        await table.placesWhere(`the menu is in ${language}`, ({ buttons }) => buttons.some((button) => button.label === label));
        await table.picture(`menu-${language}`);
        assert.equal(await table.page.evaluate(() => document.documentElement.lang), language);
    });
}
