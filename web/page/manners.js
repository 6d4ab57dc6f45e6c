// Keeps the browser's own answers to fingers, wheels and keys away from the table.

/** Keys that are the browser's even at the table. */
const BROWSER_KEYS = new Set(["F5", "F11", "F12"]);

/** Whatever is done to the canvas is for the program. */
export function keepToTheTable(canvas) {
    const refuse = (event) => event.preventDefault();
    // The menu of a long press or a right click; text that is dragged.
    canvas.addEventListener("contextmenu", refuse);
    canvas.addEventListener("dragstart", refuse);
    // Zooming with two fingers on a trackpad, scrolling, the swipe back.
    canvas.addEventListener("wheel", refuse, { passive: false });
    // Safari scrolls and zooms in spite of `touch-action`.
    canvas.addEventListener("touchmove", refuse, { passive: false });
    document.addEventListener("gesturestart", refuse, { passive: false });
    // Tab, space, F1, quick search: not shortcuts, as pasting is one.
    canvas.addEventListener("keydown", (event) => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && !BROWSER_KEYS.has(event.key)) {
            event.preventDefault();
        }
    });
}

/** Leaves room for an on-screen keyboard where the browser does not do so itself. */
export function makeRoomForKeyboards() {
    const seen = window.visualViewport;
    const fit = () => {
        const covered = seen.scale === 1 ? Math.max(0, window.innerHeight - seen.height - seen.offsetTop) : 0;
        document.documentElement.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    seen?.addEventListener("resize", fit);
    seen?.addEventListener("scroll", fit);
}
