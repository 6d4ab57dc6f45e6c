// The program's own server, on a free port.

import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import readline from "node:readline";

import { program, ROOT } from "./program.mjs";

export const DIST = process.env.DIST ?? path.join(ROOT, "web/dist");

/** Serves what is now in a folder, web/dist if none is given. `stop` ends it, as a network that is gone would. */
export async function startServer({ folder = DIST, port = 0, lan = false } = {}) {
    const server = spawn(await program(), ["serve", "--port", String(port), "--folder", folder, ...(lan ? ["--lan"] : [])], {
        stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = readline.createInterface({ input: server.stdout });
    const [address] = await Promise.race([
        once(lines, "line"),
        once(server, "exit").then(() => { throw new Error("the server has ended; is there a web/dist? web/build makes it"); }),
    ]);
    return {
        address,
        port: Number(new URL(address).port),
        async stop() {
            if (server.exitCode === null && server.signalCode === null) {
                server.kill();
                await once(server, "exit");
            }
        },
    };
}
