// Screens as devices have them: everything can be reached, nothing is cut off; a picture of each, to be looked at.

import assert from "node:assert/strict";
import test from "node:test";

import { LONG, suite } from "./harness/suite.mjs";
import { Table } from "./harness/table.mjs";
import { MATCHES, actionsIn } from "./matches.mjs";

const here = suite();

const DEVICES = [
    { name: "320x568", width: 320, height: 568 },
    { name: "360x740", width: 360, height: 740 },
    { name: "390x844", width: 390, height: 844, insets: { top: 47, bottom: 34 } },
    { name: "844x390", width: 844, height: 390, insets: { left: 47, right: 47, bottom: 21 } },
    { name: "768x1024", width: 768, height: 1024 },
    {
        name: "1024x768",
        width: 1024,
        height: 768,
        userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15",
    },
];

async function openOn(device, settings) {
    const context = await here.context({ ...device, init: settings ? [settings] : [] });
    const page = await context.newPage();
    const table = new Table(page);
    await table.go(here.server.address);
    if (device.insets) {
        // A page that is loaded forgets it.
        const cdp = await context.newCDPSession(page);
        await cdp.send("Emulation.setSafeAreaInsetsOverride", { insets: device.insets });
        await table.settle();
    }
    return table;
}

/** Everything that can be pressed is in the window as a whole, and the canvas is as large as notches leave room for. */
async function isWhole(table, { name, width, height, insets = {} }, what) {
    const { buttons } = await table.settle();
    await table.picture(`device-${name}-${what}`);
    const canvas = await table.page.evaluate(() => {
        const { left, top, width, height } = document.getElementById("table").getBoundingClientRect();
        return { left, top, width, height };
    });
    const { left = 0, top = 0, right = 0, bottom = 0 } = insets;
    assert.deepEqual(canvas, { left, top, width: width - left - right, height: height - top - bottom }, `${what} on ${name}`);
    const cut = buttons.filter(({ x, y, w, h }) => x - w / 2 < -1 || y - h / 2 < -1 || x + w / 2 > canvas.width + 1 || y + h / 2 > canvas.height + 1);
    assert.deepEqual(cut, [], `${what} on ${name}`);
}

const leaveExercise = async (table) => {
    await table.press("Leave");
    await table.placesWhere("the main menu is there", ({ screen, menu }) => screen === "Title" && menu === "None");
    await table.settle();
};

const board = (table) => table.placesWhere("the board is there", ({ screen, menu }) => screen === "Table" && menu === "None");

/** Every screen, each in a picture. */
async function lookAtAll(table, device) {
    await isWhole(table, device, "title");
    for (const game of ["netzwerk", "kulami", "napoleon"]) {
        const label = `${game[0].toUpperCase()}${game.slice(1)}: Two players`;
        await table.scrollTo(label);
        await table.press(label);
        await isWhole(table, device, `new-${game}`);
        // In a low window, the whole dialog scrolls.
        await table.scrollTo("Start game");
        await table.press("Start game");
        await board(table);
        await isWhole(table, device, game);
        if (game === "kulami") {
            await table.play("d4");
            await table.play("d7");
            // Larger texts leave it further down.
            await table.scrollTo("Review");
            await table.press("Review");
            await isWhole(table, device, "review");
            await table.scrollTo("Back to the game");
            await table.press("Back to the game");
            // The panel of a review is higher: the menu's button moves.
            await table.settle();
        }
        await table.scrollTo("Menu", true);
        await table.press("Menu");
        await table.placesWhere("the menu is open", ({ menu }) => menu === "Pause");
        await isWhole(table, device, "pause");
        await table.leave();
    }
    await table.scrollTo("Kulami: Learn");
    await table.press("Kulami: Learn");
    await board(table);
    await isWhole(table, device, "lesson");
    await leaveExercise(table);
    await table.scrollTo("Kulami: Puzzles");
    await table.press("Kulami: Puzzles");
    await table.placesWhere("the puzzles are there", ({ menu }) => menu === "Puzzles");
    await isWhole(table, device, "puzzles");
    await table.press("Puzzle of the day");
    await board(table);
    await isWhole(table, device, "puzzle");
    await leaveExercise(table);
    for (const entry of ["Settings", "Saved games"]) {
        await table.scrollTo(entry);
        await table.press(entry);
        await isWhole(table, device, entry.toLowerCase().replace(" ", "-"));
        await table.page.evaluate(() => history.back());
        await table.placesWhere("the main menu is there", ({ menu }) => menu === "None");
    }
    assert.deepEqual(table.errors, []);
}

for (const device of DEVICES) {
    test(`every screen fits on ${device.name}`, LONG, async () => lookAtAll(await openOn(device), device));
}

/** Texts of twice the size. */
const LARGE_TEXT = () => localStorage.setItem(
    "/spieltisch/settings/settings.ron",
    "0\n(format: 1, still: true, quality: Low, quality_is_measured: true, muted: true, text: 200)",
);

for (const device of DEVICES.filter(({ name }) => name === "360x740" || name === "844x390")) {
    const large = { ...device, name: `${device.name}-200%` };
    test(`every screen fits on ${large.name}`, LONG, async () => lookAtAll(await openOn(large, LARGE_TEXT), large));
}

for (const device of DEVICES.filter(({ name }) => name === "360x740" || name === "844x390")) {
    for (const game of Object.keys(MATCHES)) {
        test(`a whole match of ${game} is played by touch on ${device.name}`, LONG, async () => {
            const table = await openOn(device);
            await table.newMatch(game);
            await table.playAll(actionsIn(MATCHES[game]));
            await table.picture(`device-${device.name}-${game}-over`);
            assert.deepEqual(table.errors, []);
        });
    }
}
