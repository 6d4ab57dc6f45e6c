// A storage that is full, or forbidden: the person is told, and the match goes on.

import assert from "node:assert/strict";
import test from "node:test";

import { LONG, suite } from "./harness/suite.mjs";
import { FILL_STORAGE } from "./harness/table.mjs";
import { message } from "./harness/texts.mjs";

const here = suite();

/** As in a browser whose person has forbidden it. */
const FORBIDDEN = () => {
    Object.defineProperty(window, "localStorage", {
        get() {
            throw new DOMException("The operation is insecure.", "SecurityError");
        },
    });
};

for (const [what, script, text] of [["full", FILL_STORAGE, "file-full"], ["forbidden", FORBIDDEN, "file-forbidden"]]) {
    test(`with a storage that is ${what} the match goes on, and the person is told`, LONG, async () => {
        const table = await here.open({ init: [script] });
        await table.newMatch("kulami");
        await table.play("d4");
        await table.play("d7");
        await table.settle();
        const [said, sentence] = [await table.said(), await message("en", text)];
        assert.ok(said.includes(sentence), `${sentence} should be in: ${said}`);
        await table.picture(`storage-${what}`);
        assert.equal((await table.places()).actions, 2);
    });
}
