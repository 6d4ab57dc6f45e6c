// A real browser without a window, drawing in software.

import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

/** Where the browser is: Debian's, or the one in CHROMIUM. */
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

export function startBrowser() {
    return chromium.launch({
        executablePath: CHROMIUM,
        env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)) },
        args: [
            "--headless=new",
            "--no-sandbox",
            "--use-gl=angle",
            "--use-angle=swiftshader",
            "--enable-unsafe-swiftshader",
            "--ignore-gpu-blocklist",
            // Pages behind others are tested, too.
            "--disable-backgrounding-occluded-windows",
            "--disable-renderer-backgrounding",
            "--disable-background-timer-throttling",
        ],
    });
}
