// The same position in a browser and on the desktop, in windows of one size, beside each other:
//
//     node side-by-side.mjs [FOLDER]
//
// Without a folder, the pictures are in target/side-by-side. It needs Xvfb, ImageMagick, and the program for the desktop in SPIELTISCH.

import { execFile, spawn } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

import { startBrowser } from "./harness/browser.mjs";
import { desktop } from "./harness/desktop.mjs";
import { ROOT } from "./harness/program.mjs";
import { startServer } from "./harness/server.mjs";
import { CALM, newContext, Table } from "./harness/table.mjs";

const run = promisify(execFile);
const [WIDTH, HEIGHT] = [1280, 800];
const POSITIONS = {
    netzwerk: "b2-b6*a3c3 f2-f4*e3 m3>m5 end d12-d8*c11e11 l12-l10*m11 end d2-d4*c3",
    kulami: "d4 d7 a7 a3 f3 f8 c8 c1 g1 g4 b4 b7",
    napoleon: "j8-j9 g13-g12",
};

/** What is on the screen, once it is more than one colour and does not change any more. */
async function picture(display, file) {
    const [colours, patience] = [["-format", "%k", "info:"], Date.now() + 300_000];
    for (let last = ""; Date.now() < patience; await delay(3000)) {
        await run("import", ["-display", display, "-window", "root", file]);
        const [{ stdout: count }, now] = [await run("convert", [file, ...colours]), (await fs.readFile(file)).toString("base64")];
        if (Number(count) > 1000 && now === last) {
            return;
        }
        last = now;
    }
    throw new Error("the window never came to rest");
}

async function onTheDesktop(link, file) {
    const display = ":91";
    const home = await fs.mkdtemp(path.join(os.tmpdir(), "spieltisch-"));
    await fs.mkdir(path.join(home, "spieltisch"));
    await fs.writeFile(path.join(home, "spieltisch/settings.ron"), CALM);
    const screen = spawn("Xvfb", [display, "-screen", "0", `${WIDTH}x${HEIGHT}x24`]);
    await delay(1000);
    const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home };
    const program = spawn(process.env.SPIELTISCH, ["play", link], { env, stdio: "ignore" });
    try {
        await picture(display, file);
    } finally {
        program.kill();
        screen.kill();
        await fs.rm(home, { recursive: true });
    }
}

const folder = path.resolve(process.argv[2] ?? path.join(ROOT, "target/side-by-side"));
await fs.mkdir(folder, { recursive: true });
const [server, browser] = [await startServer(), await startBrowser()];
for (const [game, moves] of Object.entries(POSITIONS)) {
    const [link] = await desktop("link", game, "--moves", moves);
    const files = ["browser", "desktop"].map((where) => path.join(os.tmpdir(), `${game}-${where}.png`));
    const table = await Table.open(await newContext(browser, { width: WIDTH, height: HEIGHT }), server.address, `#${link}`);
    await table.settle();
    await table.page.screenshot({ path: files[0] });
    await table.page.context().close();
    await onTheDesktop(link, files[1]);
    await run("convert", [...files, "+append", "-quality", "88", path.join(folder, `${game}.jpg`)]);
}
await browser.close();
await server.stop();
