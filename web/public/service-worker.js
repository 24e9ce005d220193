// Lets the program be opened without a network (docs/decisions/2026-11-24-reading-without-a-network.md). It keeps files of the
// program alone: answers of the server, pictures and originals pass it by. It has no build of its own, so a new release needs no new one.
const CACHE = "kirinuki-program";
const PAGE = "/";
const BESIDE = ["/before-paint.js", "/icon.svg", "/manifest.webmanifest"];
/** The bff then brings nothing with the page: what is kept may be shown to another, and later. */
const TO_KEEP = { headers: { "kirinuki-keep": "1" } };
const MOST_FILES = 400;

/** Paths of servers and pages of their own, and the operators' part, which is no use without a network. */
const NOT_SCREENS = /^\/(?:api|api-reference|admin|graphql|assets|metrics|docs|healthz|readyz|el|unsubscribe)(?:\/|$)/;

const isScreen = (path) => !NOT_SCREENS.test(path) && !path.slice(path.lastIndexOf("/")).includes(".");

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** What a tab had loaded before it was heard here. */
self.addEventListener("message", (event) => {
  const paths = event.data?.keep;
  if (Array.isArray(paths))
    event.waitUntil(keep([PAGE, ...BESIDE, ...paths.filter((path) => path.startsWith("/assets/"))]));
});

async function keep(paths) {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const path of paths) if (!path.startsWith("/assets/") || !(await cache.match(path))) missing.push(path);
  await Promise.allSettled(missing.map((path) => cache.add(path === PAGE ? new Request(PAGE, TO_KEEP) : path)));
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  const wanted = new Set(paths);
  const old = files.filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(old.slice(0, Math.max(0, files.length - MOST_FILES)).map((request) => cache.delete(request)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("range")) return;
  if (request.mode === "navigate") {
    if (isScreen(pathname)) event.respondWith(newest(request, PAGE));
  } else if (pathname.startsWith("/assets/")) event.respondWith(hashed(request));
  else if (BESIDE.includes(pathname)) event.respondWith(newest(request, pathname));
});

/** A page that came with an article or the sign-in is not to be kept. */
const mayKeep = ({ headers }) => headers.get("cache-control") !== "no-store";

/** From the server, whatever is kept: a new release is there at the next opening. What is kept only where there is no network. */
async function newest(request, key) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.type === "basic" && !answer.redirected && mayKeep(answer))
      await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Its name changes with its content, so what is kept is right for ever. */
async function hashed(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") await cache.put(request, answer.clone());
  return answer;
}
