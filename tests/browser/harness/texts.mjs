// The program's own texts.

import fs from "node:fs/promises";
import path from "node:path";

import { ROOT } from "./program.mjs";

/** A message in a language. */
export async function message(language, name) {
    const texts = await fs.readFile(path.join(ROOT, `assets/locales/${language}.ftl`), "utf8");
    return texts.match(new RegExp(`^${name} = (.*)$`, "m"))[1];
}
