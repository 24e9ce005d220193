import { notifications } from "@mantine/notifications";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

/** How long a findBy… waits at most; a busy machine needs more than the usual second. */
configure({ asyncUtilTimeout: 60_000 });

/** What Mantine asks of a browser and jsdom does not have. */
window.matchMedia ??= (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Node's own would carry news from one test's program to the next; tests of several tabs bring their own.
Reflect.deleteProperty(globalThis, "BroadcastChannel");
Element.prototype.scrollIntoView ??= () => undefined;

/**
 * The network between tests. Files share one window: a request that an ended test still sends must not fail, or what
 * tries again after a while would do so in somebody else's test.
 */
const unanswered = () => new Promise<never>(() => undefined);

afterEach(() => {
  cleanup();
  // Toasts are kept by their module, and would be said in the next test.
  notifications.clean();
  vi.unstubAllGlobals();
  globalThis.fetch = unanswered;
  window.localStorage.clear();
  window.sessionStorage.clear();
});
