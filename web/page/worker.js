// The worker that thinks: it answers the table's questions beside the page.

import think from "./thinker.js";

try {
    await think();
} catch (error) {
    // Whoever started the worker hears of it as an error.
    reportError(error);
}
