// Screens as devices have them: everything can be reached, nothing is cut off; a picture of each, to be looked at.

import assert from "node:assert/strict";
import test from "node:test";

import { LONG, suite } from "./harness/suite.mjs";
import { MATCHES, actionsIn } from "./matches.mjs";

const here = suite();

const DEVICES = [
    { name: "320x568", width: 320, height: 568 },
    { name: "360x740", width: 360, height: 740 },
    { name: "390x844", width: 390, height: 844 },
    { name: "844x390", width: 844, height: 390 },
    { name: "768x1024", width: 768, height: 1024 },
    {
        name: "1024x768",
        width: 1024,
        height: 768,
        userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
    },
];

/** Everything that can be pressed is in the window as a whole, and the canvas is as large as the page. */
async function isWhole(table, { name, width, height }, what) {
    const { buttons } = await table.settle();
    await table.picture(`device-${name}-${what}`);
    const cut = buttons.filter(({ x, y, w, h }) => x - w / 2 < -1 || y - h / 2 < -1 || x + w / 2 > width + 1 || y + h / 2 > height + 1);
    assert.deepEqual(cut, [], `${what} on ${name}`);
    const canvas = await table.page.evaluate(() => {
        const { width, height } = document.getElementById("table").getBoundingClientRect();
        return [width, height];
    });
    assert.deepEqual(canvas, [width, height]);
}

for (const device of DEVICES) {
    test(`every screen fits on ${device.name}`, LONG, async () => {
        const table = await here.open(device);
        await isWhole(table, device, "title");
        for (const game of ["netzwerk", "kulami", "napoleon"]) {
            const label = `${game[0].toUpperCase()}${game.slice(1)}: Two players`;
            await table.scrollTo(label);
            await table.press(label);
            await isWhole(table, device, `new-${game}`);
            await table.press("Start game");
            await table.placesWhere("the board is there", ({ screen, menu }) => screen === "Table" && menu === "None");
            await isWhole(table, device, game);
            await table.press("Menu");
            await isWhole(table, device, "pause");
            await table.leave();
        }
        for (const entry of ["Settings", "Saved games"]) {
            await table.scrollTo(entry);
            await table.press(entry);
            await isWhole(table, device, entry.toLowerCase().replace(" ", "-"));
            await table.page.evaluate(() => history.back());
            await table.placesWhere("the main menu is there", ({ menu }) => menu === "None");
        }
        assert.deepEqual(table.errors, []);
    });
}

for (const device of DEVICES.filter(({ name }) => name === "360x740" || name === "844x390")) {
    for (const game of Object.keys(MATCHES)) {
        test(`a whole match of ${game} is played by touch on ${device.name}`, LONG, async () => {
            const table = await here.open(device);
            await table.newMatch(game);
            await table.playAll(actionsIn(MATCHES[game]));
            await table.picture(`device-${device.name}-${game}-over`);
            assert.deepEqual(table.errors, []);
        });
    }
}
