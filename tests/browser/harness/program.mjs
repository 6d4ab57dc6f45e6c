// The program for the desktop: it serves the page, and its commands say what is right.

import fs from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");

/** The program: the one in SPIELTISCH, or the last one that was built. What is asked of it needs no window. */
export async function program() {
    if (process.env.SPIELTISCH) {
        return process.env.SPIELTISCH;
    }
    const target = process.env.CARGO_TARGET_DIR ?? path.join(ROOT, "target");
    for (const profile of ["release", "debug"]) {
        const file = path.join(target, profile, "spieltisch");
        if (await fs.access(file).then(() => true, () => false)) {
            return file;
        }
    }
    throw new Error("there is no program for the desktop: cargo build --release --no-default-features, or name one in SPIELTISCH");
}
