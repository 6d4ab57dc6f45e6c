// Loads the program, and reports how much of it has come.

/** A reason why the program cannot be shown; `name` is that of a text. */
export class Trouble extends Error {
    constructor(name, cause) {
        super(name, { cause });
        this.name = name;
    }
}

/** Throws a Trouble if this browser cannot run the program. */
export function checkBrowser() {
    if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) {
        throw new Trouble("noWebAssembly");
    }
    const context = document.createElement("canvas").getContext("webgl2");
    if (!context) {
        throw new Trouble("noWebGl");
    }
    // Browsers allow only so many at a time.
    context.getExtension("WEBGL_lose_context")?.loseContext();
}

/** The compiled program. `bytes` is its size, as servers that compress do not tell it; `report` gets how much has come, from 0 to 1. */
export async function loadProgram(address, bytes, report) {
    try {
        const response = await fetch(address);
        if (!response.ok) {
            throw new Error(`${address}: ${response.status}`);
        }
        count(response.clone(), (come) => report(Math.min(come / bytes, 1)));
        return await WebAssembly.compileStreaming(response);
    } catch (error) {
        throw new Trouble("notLoaded", error);
    }
}

async function count(response, report) {
    const reader = response.body.getReader();
    try {
        for (let come = 0; ; ) {
            const { done, value } = await reader.read();
            if (done) {
                return;
            }
            come += value.byteLength;
            report(come);
        }
    } catch {
        // Whoever compiles it hears of it, too.
    }
}
