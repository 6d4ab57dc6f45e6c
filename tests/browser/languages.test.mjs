// The main menu in each language, as the browser asks for it.

import assert from "node:assert/strict";
import test from "node:test";

import { LONG, suite } from "./harness/suite.mjs";
import { message } from "./harness/texts.mjs";

const here = suite();

for (const [language, browser] of Object.entries({ en: "en-GB", de: "de-AT", fr: "fr-CA", it: "it-IT", nl: "nl-BE" })) {
    test(`the main menu in ${language}`, LONG, async () => {
        const table = await here.open({ language: browser });
        const label = await message(language, "title-two-players");
        await table.placesWhere(`the menu is in ${language}`, ({ buttons }) =>
            buttons.some((button) => button.label.endsWith(`: ${label}`)));
        await table.picture(`menu-${language}`);
        assert.equal(await table.page.evaluate(() => document.documentElement.lang), language);
    });
}
