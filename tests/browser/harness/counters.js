// Runs in the page before anything else: counts what keeps a device awake.

(() => {
    const counted = { frames: 0, draws: 0, timers: 0 };
    window.counted = counted;

    const count = (object, name, what) => {
        const original = object[name];
        object[name] = function (...rest) {
            counted[what] += 1;
            return original.apply(this, rest);
        };
    };
    // The pictures that have been asked for and not been drawn.
    const awaited = new Set();
    window.awaitsPicture = () => awaited.size > 0;
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    window.requestAnimationFrame = (draw) => {
        counted.frames += 1;
        const id = requestAnimationFrame((time) => {
            awaited.delete(id);
            draw(time);
        });
        awaited.add(id);
        return id;
    };
    window.cancelAnimationFrame = (id) => {
        awaited.delete(id);
        cancelAnimationFrame(id);
    };
    count(window, "requestIdleCallback", "timers");
    count(window, "setTimeout", "timers");
    // An interval counts each time it fires.
    const interval = window.setInterval;
    window.setInterval = (called, ...rest) => interval((...given) => {
        counted.timers += 1;
        called(...given);
    }, ...rest);
    for (const name of ["clear", "drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced", "blitFramebuffer"]) {
        count(WebGL2RenderingContext.prototype, name, "draws");
    }
})();
