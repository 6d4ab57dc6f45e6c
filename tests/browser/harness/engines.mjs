// Other browsers: Firefox, and WebKit, the nearest to an iPad's that runs on a desktop. Each gives pages with as much of Playwright's
// interface as a Table needs. They need a display.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import net from "node:net";
import { setTimeout as delay } from "node:timers/promises";

import puppeteer from "puppeteer-core";

import { CALM, PATIENCE, SETTINGS, Table } from "./table.mjs";

const FIREFOX = process.env.FIREFOX ?? "/usr/bin/firefox-esr";
const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver";
const MINI_BROWSER = process.env.MINI_BROWSER ?? "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

const SIZE = { width: 800, height: 500 };

/** Opens the table in a page of another browser. */
async function openTable(page, address) {
    // What the storage has before the program starts.
    await page.goto(`${address}none`);
    await page.evaluate((key, settings) => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem(key, `0\n${settings}`);
    }, SETTINGS, CALM);
    const table = new Table(page, page.fingers);
    await table.go(address);
    return table;
}

/** Whether a browser is installed. */
export const IS_THERE = { firefox: existsSync(FIREFOX), webkit: existsSync(WEBKIT_DRIVER) };

/** `open` gives a table, `close` ends the browser. */
export const ENGINES = {
    async firefox() {
        const browser = await puppeteer.launch({
            browser: "firefox",
            executablePath: FIREFOX,
            headless: false,
            extraPrefsFirefox: { "webgl.force-enabled": true, "webgl.disabled": false, "dom.w3c_touch_events.enabled": 1, "privacy.resistFingerprinting": false },
            protocolTimeout: PATIENCE,
        });
        return {
            async open(address, size = SIZE) {
                const tab = await browser.newPage();
                await tab.setViewport({ ...size, hasTouch: true });
                tab.setDefaultTimeout(PATIENCE);
                return openTable(firefoxPage(tab, size), address);
            },
            close: () => browser.close(),
        };
    },

    async webkit() {
        const port = await freePort();
        // Version 2.50, on x86-64, runs a program of this size wrongly: the last stage of its compiler makes the quick build panic in what
        // translates shaders, and while it compiles beside the page, the full one fails at random places ("out of bounds memory access").
        // Compiled by turns, the page does what it does elsewhere.
        const env = { JSC_useOMGJIT: "0", JSC_useConcurrentJIT: "0", ...process.env };
        const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], { stdio: "ignore", env });
        const session = await WebDriver.connect(`http://127.0.0.1:${port}`, {
            browserName: "MiniBrowser",
            "webkitgtk:browserOptions": { binary: MINI_BROWSER, args: ["--automation"] },
        });
        return {
            async open(address, size = SIZE) {
                const page = await webKitPage(session, size);
                return openTable(page, address);
            },
            async close() {
                await session.end().catch(() => {});
                driver.kill();
            },
        };
    },
};

function firefoxPage(tab, size) {
    const { touchscreen } = tab;
    return {
        on: (event, hear) => tab.on(event, (told) => hear(event === "console" ? { type: () => told.type(), text: () => told.text() } : told)),
        goto: (address) => tab.goto(address, { waitUntil: "load" }),
        reload: () => tab.reload({ waitUntil: "load" }),
        evaluate: (...asked) => tab.evaluate(...asked),
        screenshot: (options) => tab.screenshot(options),
        viewportSize: () => size,
        bringToFront: () => tab.bringToFront(),
        close: () => tab.close(),
        fingers: {
            async touchStart([[x, y]]) {
                await touchscreen.touchStart(x, y);
            },
            async touchMove([[x, y]]) {
                await touchscreen.touchMove(x, y);
            },
            async touchEnd() {
                await touchscreen.touchEnd();
            },
        },
    };
}

/** The least width of its window. */
const LEAST = 450;

async function webKitPage(session, size) {
    // A narrower page is in a frame.
    const isFramed = size.width < LEAST;
    await session.post("frame", { id: null });
    await session.resize({ ...size, width: Math.max(size.width, LEAST) });
    return {
        on() {},
        async goto(url) {
            await session.post("frame", { id: null });
            if (!isFramed || url.endsWith("/none")) {
                return session.post("url", { url });
            }
            await session.post("execute/sync", {
                script: `document.body.style.margin = 0;
                    document.body.innerHTML = '<iframe style="display: block; border: 0"></iframe>';
                    const frame = document.querySelector("iframe");
                    [frame.width, frame.height, frame.src] = arguments;`,
                args: [size.width, size.height, url],
            });
            const frame = await session.post("element", { using: "css selector", value: "iframe" });
            return session.post("frame", { id: frame });
        },
        reload: () => session.post("refresh", {}),
        evaluate: (asked, ...given) => session.post("execute/sync", { script: `return (${asked}).apply(null, arguments)`, args: given }),
        async screenshot({ path }) {
            await fs.writeFile(path, Buffer.from(await session.get("screenshot"), "base64"));
        },
        viewportSize: () => size,
        async bringToFront() {},
        async close() {},
        fingers: session.fingers(),
    };
}

/** The protocol of W3C, as far as it is needed. */
class WebDriver {
    static async connect(address, capabilities) {
        for (let attempt = 0; ; attempt++) {
            try {
                const { sessionId } = await new WebDriver(address).post("session", { capabilities: { alwaysMatch: capabilities } });
                return new WebDriver(`${address}/session/${sessionId}`);
            } catch (error) {
                if (attempt === 50 || error.isAnswer) {
                    throw error;
                }
                await delay(100);
            }
        }
    }

    constructor(address) {
        this.address = address;
    }

    async ask(method, path, body) {
        const answer = await fetch(`${this.address}/${path}`, { method, body: body && JSON.stringify(body) });
        const { value } = await answer.json();
        if (!answer.ok) {
            throw Object.assign(new Error(`${path}: ${value.error}: ${value.message}`), { isAnswer: true });
        }
        return value;
    }

    get(path) {
        return this.ask("GET", path);
    }

    post(path, body) {
        return this.ask("POST", path, body);
    }

    end() {
        return this.ask("DELETE", "");
    }

    /** Makes the page this large, whatever its window has around it. */
    async resize({ width, height }) {
        let [outer, inner] = [{ width, height }, null];
        for (let attempt = 0; attempt < 5; attempt++) {
            await this.post("window/rect", outer);
            await delay(300);
            inner = await this.post("execute/sync", { script: "return [innerWidth, innerHeight]", args: [] });
            if (inner[0] === width && inner[1] === height) {
                return;
            }
            outer = { width: outer.width + width - inner[0], height: outer.height + height - inner[1] };
        }
        throw new Error(`the page is ${inner}, not ${width},${height}`);
    }

    /** Its pointer is a mouse: this driver has no fingers. */
    fingers() {
        const act = (actions) => this.post("actions", {
            actions: [{ type: "pointer", id: "finger", parameters: { pointerType: "mouse" }, actions }],
        });
        const moveTo = ([[x, y]]) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 });
        return {
            touchStart: (points) => act([moveTo(points), { type: "pointerDown", button: 0 }]),
            touchMove: (points) => act([moveTo(points)]),
            touchEnd: () => act([{ type: "pointerUp", button: 0 }]),
        };
    }
}

async function freePort() {
    const server = net.createServer().listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    const { port } = server.address();
    await new Promise((done) => server.close(done));
    return port;
}
