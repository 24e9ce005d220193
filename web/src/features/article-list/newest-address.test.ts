import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ArticleRef } from "../../domain/home-address.ts";
import { NewestAddress, type Way } from "./newest-address.ts";

interface Address {
  theme: string;
  article: ArticleRef | null;
}

const ref = (id: string): ArticleRef => ({ id, dataSection: 3 });
const at = (theme: string, id: string | null): Address => ({ theme, article: id === null ? null : ref(id) });
const same = (one: Address, other: Address) => JSON.stringify(one) === JSON.stringify(other);

let led: [Address, Way][] = [];
const browser = (told: Address) => ({
  told,
  openedHere: true,
  same,
  lead: (to: Address, way: Way) => void led.push([to, way]),
});

beforeEach(() => {
  led = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
});
afterEach(() => vi.useRealTimers());

it("shows the next article at once and tells the browser the newest one after the paint", () => {
  const store = new NewestAddress(browser(at("a", "1")));
  const shown: (string | undefined)[] = [];
  store.subscribe(() => shown.push(store.newest.article?.id));
  store.go({ article: ref("2") });
  store.go({ article: ref("3") });
  expect(shown).toEqual(["2", "3"]);
  expect(led).toEqual([]);
  vi.runAllTimers();
  expect(led).toEqual([[at("a", "3"), "replace"]]);
});

it("tells the browser at once what opens, closes or leads to another list", () => {
  new NewestAddress(browser(at("a", null))).go({ article: ref("1") });
  new NewestAddress(browser(at("a", "1"))).go({ article: null });
  new NewestAddress(browser(at("a", "1"))).go({ theme: "b" });
  expect(led.map(([, way]) => way)).toEqual(["push", "back", "push"]);
});

it("tells the browser before anything else can lead elsewhere", () => {
  const store = new NewestAddress(browser(at("a", "1")));
  store.go({ article: ref("2") });
  store.settle();
  expect(led).toEqual([[at("a", "2"), "replace"]]);
  vi.runAllTimers();
  expect(led).toHaveLength(1);
});

it("runs what leaves the screen only when the browser has followed", () => {
  const store = new NewestAddress(browser(at("a", "1")));
  const leave = vi.fn();
  store.go({ article: ref("2") });
  store.whenTold(leave);
  expect(led).toEqual([[at("a", "2"), "replace"]]);
  expect(leave).not.toHaveBeenCalled();
  store.hear(browser(at("a", "2")), true);
  expect(leave).toHaveBeenCalledOnce();
});

it("follows where the user went back meanwhile, and leads nowhere once the screen is gone", () => {
  const store = new NewestAddress(browser(at("a", "1")));
  store.go({ article: ref("2") });
  store.hear(browser(at("a", null)), true);
  expect(store.newest).toEqual(at("a", null));
  vi.runAllTimers();
  store.go({ theme: "b" });
  store.hear(browser(at("b", "1")), true);
  led = [];
  store.go({ article: ref("2") });
  store.rest();
  vi.runAllTimers();
  expect(led).toEqual([]);
});
