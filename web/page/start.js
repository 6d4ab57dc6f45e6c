// Starts the program: shows how much of it has come, then makes way for it; says so if it cannot be shown.

import { copyInEveryWay } from "./copy.js";
import { Trouble, checkBrowser, loadProgram } from "./load.js";
import { keepToTheTable, makeRoomForKeyboards } from "./manners.js";
import { shareOneAudioContext } from "./sound.js";
import { language, texts } from "./texts.js";
import { keepUpToDate, reload } from "./update.js";

const element = (id) => document.getElementById(id);
const [canvas, cover, bar] = [element("table"), element("cover"), element("bar")];

/** What winit throws to leave the program's main function while the program goes on. */
const LEAVES_MAIN = "Using exceptions for control flow";

function showProgress(come) {
    bar.value = come;
    if (come === 1) {
        element("bar-text").textContent = texts.opening;
    }
}

function showTable() {
    cover.addEventListener("transitionend", () => (cover.hidden = true), { once: true });
    cover.classList.add("leaves");
    if (getComputedStyle(cover).transitionDuration === "0s") {
        cover.hidden = true;
    }
    canvas.focus({ preventScroll: true });
}

/** The program's own: which match the page goes back to when it is loaded again. */
const MATCH = "spieltisch-match";
/** When the graphics were lost last, in milliseconds: more often than this, the page does not come back by itself. */
const LOST = "spieltisch-lost";
const SELDOM_MS = 60_000;

/** The program cannot go on with new graphics. So the page is loaded again as soon as there are some, and goes back to its match. */
function comeBack(event) {
    // Only then they come back.
    event.preventDefault();
    showTrouble("graphicsLost");
    const lost = recall(LOST);
    keep(LOST, Date.now());
    if (!lost || Date.now() - lost > SELDOM_MS) {
        canvas.addEventListener("webglcontextrestored", () => location.reload(), { once: true });
    }
}

/** A fault that comes back with the match must not keep anyone from the main menu. */
function leaveMatch() {
    try {
        sessionStorage.removeItem(MATCH);
    } catch {
        // Then nothing was kept.
    }
}

function keep(name, value) {
    try {
        sessionStorage.setItem(name, value);
    } catch {
        // Storage is forbidden.
    }
}

function recall(name) {
    try {
        return Number(sessionStorage.getItem(name));
    } catch {
        return Infinity;
    }
}

let hasTrouble = false;

function showTrouble(name, cause) {
    if (hasTrouble) {
        return;
    }
    hasTrouble = true;
    if (name === "failed") {
        leaveMatch();
    }
    if (cause) {
        console.error(cause);
        window.spieltischFailure ??= String(cause);
    }
    const button = element("again");
    element("trouble-text").textContent = texts[name];
    button.textContent = name === "notLoaded" ? texts.again : texts.reload;
    button.onclick = reload;
    // Loading again does not change what a browser can do.
    button.hidden = name === "noWebGl" || name === "noWebAssembly";
    element("loading").hidden = true;
    element("trouble").hidden = false;
    cover.hidden = false;
    cover.classList.remove("leaves");
    button.focus();
}

function listenForTrouble() {
    window.addEventListener("spieltisch-failed", () => showTrouble("failed", window.spieltischFailure));
    canvas.addEventListener("webglcontextlost", comeBack);
    const isProgram = (error) => error instanceof WebAssembly.RuntimeError;
    window.addEventListener("error", ({ error }) => isProgram(error) && showTrouble("failed", error));
    window.addEventListener("unhandledrejection", ({ reason }) => isProgram(reason) && showTrouble("failed", reason));
}

async function start() {
    document.documentElement.lang = language;
    element("bar-text").textContent = texts.loading;
    keepToTheTable(canvas);
    makeRoomForKeyboards();
    shareOneAudioContext();
    copyInEveryWay();
    try {
        checkBrowser();
        listenForTrouble();
        window.addEventListener("spieltisch-ready", showTable, { once: true });
        const program = loadProgram(new URL("./spieltisch_bg.wasm", import.meta.url), Number(canvas.dataset.bytes), showProgress);
        const [module, { default: open }] = await Promise.all([program, loadScript()]);
        showProgress(1);
        await open({ module_or_path: module });
    } catch (error) {
        if (error instanceof Trouble) {
            showTrouble(error.name, error.cause);
        } else if (!String(error?.message).startsWith(LEAVES_MAIN)) {
            showTrouble("failed", error);
        }
    }
}

async function loadScript() {
    try {
        return await import("./spieltisch.js");
    } catch (error) {
        throw new Trouble("notLoaded", error);
    }
}

// It is made ready for the next visits when this one has what it needs; also after trouble, so that a better version can come.
window.addEventListener("spieltisch-ready", keepUpToDate, { once: true });
await start();
if (hasTrouble) {
    keepUpToDate();
}
