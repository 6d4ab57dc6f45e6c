// A page with the table in it, and fingers.

import assert from "node:assert/strict";
import fs from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const HERE = path.dirname(fileURLToPath(import.meta.url));
/** Where pictures go. */
const PICTURES = process.env.PICTURES ?? path.join(HERE, "../pictures");
/** Software takes up to a second for a picture, and a shared processor more. */
export const PATIENCE = 240_000;

/** Settings with which nothing moves by itself, so that software can keep up. */
export const CALM = "(format: 1, still: true, quality: Low, quality_is_measured: true, muted: true)";
export const SETTINGS = "/spieltisch/settings/settings.ron";

/** What a browser's window is like: a small tablet. `init` are scripts that run before the page's own. */
export async function newContext(browser, { width = 800, height = 500, language = "en-GB", offline = false, userAgent, init = [], permissions = ["clipboard-read", "clipboard-write"] } = {}) {
    const context = await browser.newContext({
        viewport: { width, height },
        locale: language,
        userAgent,
        hasTouch: true,
        serviceWorkers: offline ? "allow" : "block",
        permissions,
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript({ path: path.join(HERE, "counters.js") });
    await context.addInitScript(([key, settings]) => {
        try {
            if (localStorage.getItem(key) === null) {
                localStorage.setItem(key, `0\n${settings}`);
            }
        } catch {
            // Storage is forbidden: then the defaults are used.
        }
    }, [SETTINGS, CALM]);
    for (const script of init) {
        await context.addInitScript(script);
    }
    return context;
}

/** Waits until `ask` gives something, and gives it. */
export async function until(what, ask, patience = PATIENCE) {
    const end = Date.now() + patience;
    for (;;) {
        const found = await ask();
        if (found) {
            return found;
        }
        assert.ok(Date.now() < end, `waited in vain until ${what}`);
        await delay(100);
    }
}

/** In a page: leaves no room in its storage for a single file more. */
export const FILL_STORAGE = () => {
    for (let size = 1 << 20; size >= 1;) {
        try {
            localStorage.setItem(`filler-${localStorage.length}`, "x".repeat(size));
        } catch {
            size >>= 1;
        }
    }
};

export class Table {
    /** Opens the table in a new page, and waits for its first picture. `query` goes on with the page's address. */
    static async open(context, address, query = "") {
        const table = new Table(await context.newPage());
        await table.go(address, query);
        return table;
    }

    /** `fingers` are how another browser is touched. */
    constructor(page, fingers = null) {
        this.page = page;
        this.fingers = fingers;
        /** Whether a clock runs in the match: the table is never still then. */
        this.hasClock = false;
        /** What the page's console has shown as errors. */
        this.errors = [];
        page.on("console", (message) => message.type() === "error" && this.errors.push(message.text()));
        page.on("pageerror", (error) => this.errors.push(String(error)));
    }

    async go(address, query = "") {
        this.fingers ??= await chromiumFingers(this.page);
        const [search, hash = ""] = query.split("#");
        await this.page.goto(`${address}?places${search}${hash && `#${hash}`}`);
        await this.ready();
    }

    async reload() {
        await this.page.reload();
        await this.ready();
    }

    /** The first picture has been drawn, or the page tells why not. */
    async ready() {
        await until("the table is there", () => this.page.evaluate(() => {
            const trouble = document.getElementById("trouble");
            if (trouble && !trouble.hidden) {
                throw new Error(`${trouble.textContent.trim()} (${window.spieltischFailure})`);
            }
            return document.getElementById("cover")?.classList.contains("leaves") && Boolean(window.spieltischPlaces);
        }));
    }

    /** What can be touched, as of the last picture. */
    places() {
        return this.page.evaluate(() => window.spieltischPlaces);
    }

    /** Waits until what can be touched is as wanted. */
    placesWhere(what, wanted, patience = PATIENCE) {
        return until(what, async () => {
            const places = await this.places();
            return places && wanted(places) ? places : null;
        }, patience);
    }

    /** Waits until nothing moves any more; where a clock runs, which is drawn again every second, for two more pictures if they come. */
    async settle() {
        let seen = await this.places();
        if (this.hasClock) {
            const { frame } = seen;
            for (let waited = 0; waited < 30 && seen.frame < frame + 2; waited++) {
                await delay(100);
                seen = await this.places();
            }
            return seen;
        }
        const end = Date.now() + PATIENCE;
        for (let quiet = 0; quiet < 5;) {
            assert.ok(Date.now() < end, `waited in vain for stillness at picture ${seen.frame} of ${seen.screen}, which ${seen.rests ? "rests" : "does not rest"}`);
            await delay(100);
            const awaits = await this.page.evaluate(() => window.awaitsPicture?.());
            const places = await this.places();
            quiet = !awaits && places.rests && places.frame === seen.frame ? quiet + 1 : 0;
            seen = places;
        }
        return seen;
    }

    // ---- Fingers

    async finger(type, points) {
        // A tab behind another draws nothing.
        await this.page.bringToFront();
        // Places are told from the canvas's corner, which notches and the like keep away from the page's.
        const [left, top] = await this.page.evaluate(() => {
            const { left, top } = document.getElementById("table").getBoundingClientRect();
            return [left, top];
        });
        await this.fingers[type](points.map(([x, y]) => [x + left, y + top]));
    }

    /** A tap, as short as a finger's: where software takes long for a picture, both events may come with one. */
    async tap(x, y, milliseconds = 50) {
        await this.finger("touchStart", [[x, y]]);
        await delay(milliseconds);
        await this.finger("touchEnd", []);
    }

    async drag(from, to, steps = 4) {
        await this.finger("touchStart", [from]);
        for (let step = 1; step <= steps; step++) {
            await this.finger("touchMove", [from.map((at, axis) => at + ((to[axis] - at) * step) / steps)]);
        }
        await this.finger("touchEnd", []);
    }

    /** Taps a button; the first with the label if there are several and no other is asked for. */
    async press(label, nth = 0) {
        const named = ({ buttons }) => buttons.filter((button) => button.label === label);
        const places = await this.placesWhere(`there is a button ${label}`, (places) => named(places).length > nth);
        const { x, y } = named(places)[nth];
        await this.tap(x, y);
    }

    async hasButton(label) {
        return (await this.places()).buttons.some((button) => button.label === label);
    }

    /** Taps a place of the board. */
    async touchSite(name) {
        const site = ({ sites }) => sites.find((site) => site.name === name);
        const { x, y } = site(await this.placesWhere(`there is a place ${name}`, site));
        await this.tap(x, y);
    }

    // ---- Screens

    /** From the main menu to the board: two people, or against the computer. */
    async newMatch(game, opponent = "Two players") {
        const label = `${game[0].toUpperCase()}${game.slice(1)}: ${opponent}`;
        await this.scrollTo(label);
        await this.press(label);
        // While the dialog opens, its buttons are not yet where they stay.
        await this.settle();
        await this.press("Start game");
        await this.placesWhere("the board is there", ({ screen, menu }) => screen === "Table" && menu === "None");
        await this.settle();
    }

    /** Pulls the page up, or down for what is above, as a finger does, until there is a button. */
    async scrollTo(label, isAbove = false) {
        const { width, height } = this.page.viewportSize();
        const [from, to] = isAbove ? [0.4, 0.7] : [0.7, 0.4];
        for (let pull = 0; pull < 10 && !(await this.hasButton(label)); pull++) {
            // Menus and panels are there, in every window.
            await this.drag([width * 0.7, height * from], [width * 0.7, height * to]);
            await this.settle();
        }
    }

    /** From the game menu to the main menu. */
    async leave() {
        await this.settle();
        await this.scrollTo("Main menu");
        await this.press("Main menu");
        await this.placesWhere("the main menu is there", ({ screen, menu }) => screen === "Title" && menu === "None");
        await this.settle();
    }

    /** To the match that was played last: a page that is loaded again goes back there by itself. */
    async continueMatch() {
        const { screen } = await this.settle();
        if (screen === "Title") {
            await this.press("Continue");
        }
        return this.placesWhere("the board is there", ({ screen, menu, sites }) => screen === "Table" && menu === "None" && sites.length > 0);
    }

    // ---- Playing

    /** Plays an action, which has one way only to be touched, and waits until it has been played. */
    async play(action) {
        for (let attempt = 1; ; attempt++) {
            const { actions } = await this.settle();
            await this.touchAction(action);
            try {
                await this.placesWhere(`${action} has been played`, (places) => places.actions > actions, attempt < 5 ? 20_000 : PATIENCE);
                return;
            } catch (error) {
                // The board ignores fingers for a moment after each turn.
                if (attempt === 5) {
                    throw error;
                }
            }
        }
    }

    async playAll(actions) {
        for (const action of actions) {
            await this.play(action);
        }
    }

    async touchAction(action) {
        if (action === "end") {
            return this.press("End turn");
        }
        // What batteries pay is never a choice in these matches.
        const [places] = action.split("*");
        for (const site of places.match(/[a-z]\d+/g)) {
            await this.touchSite(site);
        }
    }

    // ---- What is there

    /** The files in the browser's storage: name and text. */
    async files() {
        const items = await this.page.evaluate(() => Object.entries(localStorage));
        return items
            .filter(([name]) => name.startsWith("/spieltisch/"))
            .map(([name, value]) => ({ name, text: value.slice(value.indexOf("\n") + 1) }));
    }

    /** The saved matches, as files' texts. */
    async savedMatches() {
        return (await this.files()).map(({ text }) => text).filter((text) => text.startsWith("Match("));
    }

    /** What is told to screen readers. */
    said() {
        return this.page.evaluate(() => document.getElementById("said").textContent);
    }

    counted() {
        return this.page.evaluate(() => ({ ...window.counted }));
    }

    /** Keeps a picture of the page, for whoever looks at them. */
    async picture(name) {
        await fs.mkdir(PICTURES, { recursive: true });
        return this.page.screenshot({ path: path.join(PICTURES, `${name}.png`) });
    }

    /** The tab is gone at once, as when the system kills it. Gives a new one of the same browser. */
    async kill() {
        const crashed = this.page.waitForEvent("crash");
        const cdp = await this.page.context().newCDPSession(this.page);
        cdp.send("Page.crash").catch(() => {});
        await crashed;
        const context = this.page.context();
        await this.page.close();
        return new Table(await context.newPage());
    }
}

/** Real touch events, as Chromium's protocol sends them. */
async function chromiumFingers(page) {
    const cdp = await page.context().newCDPSession(page);
    const send = (type) => (points) => cdp.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([x, y], id) => ({ x: Math.round(x), y: Math.round(y), id })),
    });
    return { touchStart: send("touchStart"), touchMove: send("touchMove"), touchEnd: send("touchEnd") };
}
