// Firefox, and WebKit, the nearest to an iPad's: started, touched, saved, reloaded, answered by the computer, at rest; with a worker that does
// not come, a full storage, a narrow window. Needs a display: xvfb-run.

import assert from "node:assert/strict";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import test from "node:test";

import { legalActions, actionsOf } from "./harness/desktop.mjs";
import { ENGINES, IS_THERE } from "./harness/engines.mjs";
import { DIST, startServer } from "./harness/server.mjs";
import { FILL_STORAGE } from "./harness/table.mjs";
import { message } from "./harness/texts.mjs";

const LONG = { timeout: 30 * 60_000 };
const NARROW = [{ width: 360, height: 740 }, { width: 320, height: 568 }];

for (const [name, start] of Object.entries(ENGINES)) {
    test(name, { skip: !IS_THERE[name] && "it is not installed" }, async (t) => {
        const server = await startServer();
        const browser = await start();
        t.after(async () => {
            await browser.close();
            await server.stop();
        });

        await t.test("a match is begun by touch, reloaded and continued, and nothing is drawn at rest", LONG, async () => {
            const began = Date.now();
            const table = await browser.open(server.address);
            t.diagnostic(`${name}: the table was there ${((Date.now() - began) / 1000).toFixed(1)} s after it was asked for`);
            await table.newMatch("kulami");
            await table.play("d4");
            await table.play("d7");
            await table.picture(`${name}-match`);
            await table.reload();
            assert.equal((await table.continueMatch()).actions, 2);
            const { frame } = await table.settle();
            await delay(5_000);
            assert.equal((await table.places()).frame, frame);
            await table.play("h7");
            const [saved] = await table.savedMatches();
            assert.deepEqual(await actionsOf(saved), ["d4", "d7", "h7"]);
            await table.page.close();
        });

        await t.test("the computer answers", LONG, async () => {
            const table = await browser.open(server.address);
            await table.newMatch("kulami", "Vs computer");
            const { actions } = await table.placesWhere("it is a person's turn", ({ phase }) => phase === "Choosing");
            const [saved] = await table.savedMatches();
            const [first] = await legalActions("kulami", saved ? await actionsOf(saved) : [], saved);
            await table.play(first);
            await table.placesWhere("the computer has played", (places) => places.actions >= actions + 2);
            await table.page.close();
        });

        await t.test("a worker that does not come is told, and can be asked for again", LONG, async () => {
            const folder = await fs.mkdtemp(path.join(os.tmpdir(), "page-"));
            await fs.cp(DIST, folder, { recursive: true });
            for (const file of await fs.readdir(folder, { recursive: true })) {
                if (path.basename(file).startsWith("thinker")) {
                    await fs.rm(path.join(folder, file));
                }
            }
            const poor = await startServer({ folder });
            const table = await browser.open(poor.address);
            await table.newMatch("kulami", "Vs computer");
            if ((await table.settle()).phase === "Choosing") {
                await table.play("d4");
            }
            const again = await message("en", "panel-think-again");
            await table.placesWhere("thinking can be asked for again", ({ buttons }) => buttons.some(({ label }) => label === again));
            const { actions } = await table.places();
            await table.picture(`${name}-thinking-failed`);
            await poor.stop();
            const whole = await startServer({ port: poor.port });
            await table.press(again);
            await table.placesWhere("the computer has played", (places) => places.actions > actions);
            await table.page.close();
            await whole.stop();
            await fs.rm(folder, { recursive: true });
        });

        await t.test("with a full storage the match goes on, and the person is told", LONG, async () => {
            const table = await browser.open(server.address);
            await table.page.evaluate(FILL_STORAGE);
            await table.newMatch("kulami");
            await table.play("d4");
            await table.settle();
            const [said, sentence] = [await table.said(), await message("en", "file-full")];
            assert.ok(said.includes(sentence), `${sentence} should be in: ${said}`);
            await table.page.close();
        });

        for (const size of NARROW) {
            await t.test(`everything fits in ${size.width} × ${size.height}`, LONG, async () => {
                const table = await browser.open(server.address, size);
                for (const step of ["title", "new", "table"]) {
                    if (step === "new") {
                        await table.scrollTo("Kulami: Two players");
                        await table.press("Kulami: Two players");
                    } else if (step === "table") {
                        await table.press("Start game");
                        await table.placesWhere("the board is there", ({ screen, menu }) => screen === "Table" && menu === "None");
                    }
                    const { buttons } = await table.settle();
                    await table.picture(`${name}-${size.width}-${step}`);
                    const cut = buttons.filter(({ x, w }) => x - w / 2 < -1 || x + w / 2 > size.width + 1);
                    assert.deepEqual(cut, []);
                }
                await table.page.close();
            });
        }
    });
}
