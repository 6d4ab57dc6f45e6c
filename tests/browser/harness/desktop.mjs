// The same program on the desktop, for comparison.

import { execFile } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { program } from "./program.mjs";

const run = promisify(execFile);

/** The lines that a command prints. */
export async function desktop(...args) {
    const { stdout } = await run(await program(), args, { maxBuffer: 1 << 26 });
    return stdout.trimEnd().split("\n");
}

/** The lines that the benchmark prints: the developers' program lies beside the players'. */
export async function bench() {
    const { stdout } = await run(path.join(path.dirname(await program()), "spieltisch-lab"), ["bench"]);
    return stdout.trimEnd().split("\n");
}

/** The legal actions after others, by the rules of a saved match if there is one. */
export async function legalActions(game, actions, saved) {
    const lines = await desktop("moves", game, ...rulesOf(saved), "--moves", actions.join(" "));
    return lines.filter(Boolean);
}

/** The position after some actions, drawn as text, with its outcome, by the rules of a saved match. */
export function positionAfter(game, actions, saved) {
    return desktop("show", game, ...rulesOf(saved), "--moves", actions.join(" "));
}

function rulesOf(saved) {
    const rules = saved?.match(/^ *rules: "(.*)",$/m)?.[1];
    return rules ? ["--rules", rules] : [];
}

async function withFile(text, use) {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "spieltisch-"));
    try {
        const file = path.join(folder, "match.ron");
        await fs.writeFile(file, text);
        return await use(file);
    } finally {
        await fs.rm(folder, { recursive: true });
    }
}

/** The last position of a saved match, as above. */
export function positionOf(text) {
    return withFile(text, (file) => desktop("show", file));
}

/** The actions of a saved match. */
export async function actionsOf(text) {
    const lines = await withFile(text, (file) => desktop("replay", file));
    // `3 white b2-b4*a3 end`, then the position and the outcome.
    return lines.filter((line) => /^\d+ (white|black|red|blue) /.test(line)).flatMap((line) => line.split(" ").slice(2));
}

/** What stands behind the `#` in the link of a saved match. */
export async function codeOf(text) {
    const lines = await withFile(text, (file) => desktop("link", file));
    return lines.at(-1).split("#").at(-1);
}
