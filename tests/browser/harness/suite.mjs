// What most files of tests need: a server and a browser before, and their end after.

import { after, before } from "node:test";

import { startBrowser } from "./browser.mjs";
import { startServer } from "./server.mjs";
import { newContext, Table } from "./table.mjs";

/** Whole matches take their time in software. */
export const LONG = { timeout: 90 * 60_000 };

/** The server and the browser of a file; `open` gives a table in a new context, `context` a context alone. */
export function suite() {
    const suite = {
        async context(options) {
            return newContext(suite.browser, options);
        },
        async open(options, query) {
            return Table.open(await suite.context(options), suite.server.address, query);
        },
    };
    before(async () => {
        suite.server = await startServer();
        suite.browser = await startBrowser();
    });
    after(async () => {
        await suite.browser?.close();
        await suite.server?.stop();
    });
    return suite;
}
