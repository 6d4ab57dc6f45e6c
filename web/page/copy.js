// Copying for the program where the browser does not let it: without an encrypted connection there is no clipboard for programs, and some
// browsers refuse one. Then the text is copied as people do it, or shown and selected, so that they can.

import { texts } from "./texts.js";

/** The program copies by `navigator.clipboard.writeText`, as before, but it always ends in one of these ways. */
export function copyInEveryWay() {
    const clipboard = navigator.clipboard;
    const write = clipboard?.writeText?.bind(clipboard);
    const writeText = async (text) => {
        try {
            await (write ? write(text) : Promise.reject(new Error("there is no clipboard")));
        } catch {
            if (!copySelected(text)) {
                show(text);
            }
        }
    };
    if (clipboard) {
        clipboard.writeText = writeText;
    } else {
        Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    }
}

/** Copies what is selected in a field; only in a gesture, or soon after one. */
function copySelected(text) {
    const before = document.activeElement;
    const field = document.createElement("textarea");
    field.value = text;
    field.readOnly = true;
    field.style.position = "fixed";
    field.style.opacity = "0";
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    before?.focus({ preventScroll: true });
    return isCopied;
}

function show(text) {
    const dialog = document.getElementById("copy");
    const [field, copy, close] = ["copy-field", "copy-now", "copy-close"].map((id) => document.getElementById(id));
    document.getElementById("copy-text").textContent = texts.copyYourself;
    field.value = text;
    copy.textContent = texts.copy;
    close.textContent = texts.close;
    // This is a gesture. If even that is refused, what is selected can be copied with the browser's own menu.
    copy.onclick = () => {
        field.select();
        if (document.execCommand("copy")) {
            dialog.close();
        }
    };
    close.onclick = () => dialog.close();
    dialog.onclose = () => document.getElementById("table").focus({ preventScroll: true });
    dialog.showModal();
    // The end of the same tap takes the keyboard away again.
    setTimeout(() => {
        field.focus();
        field.select();
        field.scrollTop = 0;
    }, 100);
}
