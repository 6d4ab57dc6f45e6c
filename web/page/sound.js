// One audio context for as long as the page is open. The program makes and closes contexts as it needs them; iOS lets only a gesture start
// one, and allows few.

const GESTURES = ["touchend", "pointerup", "keydown"];

/** Gives the program the same audio context each time, started by the first gesture and suspended while nothing is heard. */
export function shareOneAudioContext() {
    const Real = window.AudioContext;
    if (!Real) {
        return;
    }
    let context = null;
    let isWanted = false;
    let isUnlocked = false;
    const sources = new Set();
    // A refusal is silence: what should have been heard is over by the next gesture.
    const settle = () => {
        const isHeard = isWanted && document.visibilityState === "visible";
        (isHeard ? context?.resume() : context?.suspend())?.catch(() => {});
    };
    const open = (options) => {
        if (context) {
            return;
        }
        context = new Real(options);
        const createSource = context.createBufferSource.bind(context);
        context.createBufferSource = () => {
            const source = createSource();
            sources.add(source);
            source.addEventListener("ended", () => sources.delete(source));
            return source;
        };
        context.close = async () => {
            isWanted = false;
            // The program no longer listens to their end.
            sources.forEach((source) => {
                source.onended = null;
                source.disconnect();
            });
            sources.clear();
            settle();
        };
    };
    window.AudioContext = function AudioContext(options) {
        open(options);
        isWanted = true;
        settle();
        return context;
    };
    GESTURES.forEach((gesture) => window.addEventListener(gesture, () => {
        // Once a gesture has resumed it, the program may do so itself, but for calls and other interruptions.
        if (!isUnlocked || (isWanted && context.state !== "running")) {
            open();
            context.resume().then(() => (isUnlocked = true) && settle(), () => {});
        }
    }, { capture: true, passive: true }));
    document.addEventListener("visibilitychange", settle);
    // Music that is playing elsewhere goes on.
    if (navigator.audioSession) {
        navigator.audioSession.type = "ambient";
    }
}
