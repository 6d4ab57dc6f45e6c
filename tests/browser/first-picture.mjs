// How long the first picture takes, of one build of the page beside others: each is opened in turn, so that what else the computer does is
// shared fairly. Prints the median of each, in seconds.
//
//     node tests/browser/first-picture.mjs [--times N] FOLDER…

import { startBrowser } from "./harness/browser.mjs";
import { startServer } from "./harness/server.mjs";

const given = process.argv.slice(2);
const times = given[0] === "--times" ? Number(given.splice(0, 2)[1]) : 7;

const browser = await startBrowser();
const builds = await Promise.all(given.map(async (folder) => ({ folder, server: await startServer({ folder }), seconds: [] })));
for (let time = 0; time < times; time++) {
    for (const { server, seconds } of builds) {
        // A context of its own: nothing is there from an earlier visit.
        const context = await browser.newContext({ viewport: { width: 800, height: 500 } });
        const page = await context.newPage();
        const began = performance.now();
        await page.goto(server.address, { waitUntil: "commit" });
        await page.waitForFunction(() => document.getElementById("cover")?.classList.contains("leaves"), null, { timeout: 240_000 });
        seconds.push((performance.now() - began) / 1000);
        await context.close();
    }
}
for (const { folder, server, seconds } of builds) {
    seconds.sort((one, other) => one - other);
    const at = (part) => seconds[Math.floor((seconds.length - 1) * part)].toFixed(2);
    console.log(`${folder}: median ${at(0.5)} s, from ${at(0)} to ${at(1)} s, ${seconds.length} visits`);
    await server.stop();
}
await browser.close();
