// Installs the service worker, which makes the program start without a network, and offers its new versions.

import { texts } from "./texts.js";

/** Looks for a new version when somebody comes back to the page, but not more often than this. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** The new version that waits, if there is one. */
let waiting = null;

/** Starts it all; there may be no service workers, as in a private window. */
export async function keepUpToDate() {
    if (!("serviceWorker" in navigator)) {
        return;
    }
    try {
        const registration = await navigator.serviceWorker.register("./service-worker.js", { updateViaCache: "none" });
        // Some browsers that forbid service workers give nothing instead of saying so.
        if (registration) {
            watch(registration);
            lookWhenSeen(registration);
        }
    } catch (error) {
        console.warn("the game will not start without a network:", error);
    }
    askToStay();
}

/** Loads the page anew, with the new version if there is one. */
export function reload() {
    // Another tab may have let it take over already.
    if (waiting?.state !== "installed") {
        location.reload();
        return;
    }
    waiting.addEventListener("statechange", () => waiting.state !== "activating" && location.reload());
    waiting.postMessage("take over");
}

function watch(registration) {
    // The very first one is no news.
    const offerIfNew = (worker) => {
        if (worker?.state === "installed" && registration.active) {
            waiting = worker;
            offer();
        }
    };
    offerIfNew(registration.waiting);
    const follow = (worker) => worker?.addEventListener("statechange", () => offerIfNew(worker));
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
}

function lookWhenSeen(registration) {
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible" && Date.now() - looked > LOOK_EVERY_MS) {
            looked = Date.now();
            // Without a network there is nothing new.
            registration.update().catch(() => {});
        }
    });
}

function offer() {
    const box = document.getElementById("update");
    const [now, later] = [document.getElementById("update-now"), document.getElementById("update-later")];
    document.getElementById("update-text").textContent = texts.newVersion;
    now.textContent = texts.reload;
    later.setAttribute("aria-label", texts.later);
    now.onclick = reload;
    later.onclick = () => (box.hidden = true);
    box.hidden = false;
}

/** Matches are not to be thrown away when the device runs out of space. Where asking opens a question, only the installed program asks. */
function askToStay() {
    const installed = matchMedia("(display-mode: fullscreen), (display-mode: standalone)").matches;
    if (installed || !/ Firefox\//.test(navigator.userAgent)) {
        navigator.storage?.persist?.().catch(() => {});
    }
}
