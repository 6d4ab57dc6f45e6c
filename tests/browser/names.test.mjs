// Names in scripts that only the browser has typefaces for.

import assert from "node:assert/strict";
import fs from "node:fs/promises";
import path from "node:path";
import test from "node:test";

import { codeOf } from "./harness/desktop.mjs";
import { ROOT } from "./harness/program.mjs";
import { LONG, suite } from "./harness/suite.mjs";

const here = suite();

test("names have letters for which only the browser has typefaces", LONG, async () => {
    const file = path.join(ROOT, "tests/data/match-format-4/kulami.ron");
    const saved = await fs.readFile(file, "utf8");
    const panel = async (picture, names) => {
        const match = saved.replace("Ada", names[0]).replace("Grüß Gott", names[1]);
        const table = await here.open({}, `#${await codeOf(match)}`);
        await table.placesWhere("the match is on the table", ({ screen, sites }) => screen === "Table" && sites.length > 0);
        await table.settle();
        await table.picture(picture);
        const shown = await table.page.screenshot({ clip: { x: 520, y: 0, width: 280, height: 250 } });
        assert.deepEqual(table.errors, []);
        return shown.toString("base64");
    };
    // Letters that cannot be shown all look alike.
    const alike = [["\u{10380}\u{10381}", "x"], ["\u{10382}\u{10383}", "x"]];
    assert.equal(await panel("names-unknown", alike[0]), await panel("names-unknown", alike[1]));
    const hebrew = [["שלום", "x"], ["לשום", "x"]];
    assert.notEqual(await panel("names-hebrew", hebrew[0]), await panel("names-hebrew", hebrew[1]));
    const arabic = [["محمد", "x"], ["حمدم", "x"]];
    assert.notEqual(await panel("names-arabic", arabic[0]), await panel("names-arabic", arabic[1]));
});
