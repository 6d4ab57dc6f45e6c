// Makes the program start without a network. web/build puts VERSION and FILES before this: the files of the version, and the digests
// of their content.
//
// A version is loaded as a whole, in the background, and is used from the next start on, or when the person asks for it.

const PREFIX = "spieltisch-";
const CACHE = PREFIX + VERSION;
/** Where a cache remembers the digests of its files. */
const DIGESTS = "./digests.json";

const address = (file) => new URL(file, self.registration.scope).href;
const PAGE = address("./index.html");

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data }) => data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method === "GET" && new URL(request.url).origin === self.location.origin) {
        event.respondWith(answer(request));
    }
});

async function install() {
    const cache = await caches.open(CACHE);
    const known = await knownFiles();
    await Promise.all(Object.entries(FILES).map(async ([file, digest]) => {
        // What has not changed since an earlier version is not loaded again.
        const response = (await known(digest)) ?? (await load(file, digest));
        await cache.put(address(file), response);
    }));
    await cache.put(address(DIGESTS), new Response(JSON.stringify(FILES)));
}

async function load(file, integrity) {
    // Some servers answer the page's own name with a redirection, which must not answer a navigation. What the browser has kept of an earlier
    // version under the same name is asked for again.
    const response = await fetch(address(file === "./index.html" ? "./" : file), { integrity, cache: "no-cache" });
    if (!response.ok) {
        throw new Error(`${file}: ${response.status}`);
    }
    return response;
}

/** Finds files of earlier versions by their digest. */
async function knownFiles() {
    const found = new Map();
    for (const cache of await ownCaches()) {
        const digests = await (await cache.match(address(DIGESTS)))?.json();
        for (const [file, digest] of Object.entries(digests ?? {})) {
            found.set(digest, () => cache.match(address(file)));
        }
    }
    return async (digest) => found.get(digest)?.();
}

async function ownCaches() {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    return Promise.all(names.map((name) => caches.open(name)));
}

async function activate() {
    // Another window may still use the version before this one.
    const earlier = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
    await self.clients.claim();
}

async function answer(request) {
    // Matches and positions in the page's address are the program's business.
    const isPage = request.mode === "navigate" && [address("./"), PAGE].includes(request.url.split(/[?#]/, 1)[0]);
    const cache = await caches.open(CACHE);
    const wanted = isPage ? PAGE : request.url.split(/[?#]/, 1)[0];
    // What is no file of a version, as the icon's pictures, comes from the network.
    return (await cache.match(wanted)) ?? (await caches.match(wanted)) ?? fetch(request);
}
