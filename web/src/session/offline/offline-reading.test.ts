import "fake-indexeddb/auto";
import type { ApolloClient } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { tellOffline } from "../../browser/offline-state.ts";
import { clearOffline, OFFLINE_DATABASE, remember } from "../../browser/session-storage.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { askKeeping, keepFor, viewerKept } from "./offline-reading.ts";
import { endOf, keyOf, withoutImages } from "./offline-rules.ts";

const a = aViewer({ userId: "a", offlineReading: true });
const b = aViewer({ userId: "b", offlineReading: true });
const client = { getObservableQueries: () => new Set() } as unknown as ApolloClient;
const away = () => Promise.reject(new GraphqlFailure("network", "no answer"));
const list = { operationName: "ArticleList", variables: { input: { page: 1, source: "WEB" } } };
const answer = { data: { articleList: { articles: [{ id: "1", title: "見出し", thumbnailUrl: "/api/v1/image" }] } } };
const ask = (send: () => Promise<object>, operation: object = list) =>
  askKeeping(send as () => Promise<typeof answer>, operation as typeof list);
const kept = () => ask(away).catch(() => null);

beforeEach(() => {
  localStorage.clear();
  tellOffline(null);
});
afterEach(async () => {
  vi.useRealTimers();
  clearOffline();
  // Done when the next removal is, which waits for it.
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(OFFLINE_DATABASE).onsuccess = resolve;
  });
});

describe("reading without a network", () => {
  it("answers with what was kept, without its images, and keeps nothing of other screens", async () => {
    await keepFor(a, client);
    await ask(async () => answer);
    await expect.poll(kept).toEqual({
      data: { articleList: { articles: [{ id: "1", title: "見出し", thumbnailUrl: null }] } },
    });
    const users = { operationName: "Users", variables: {} };
    await ask(async () => answer, users);
    await expect(ask(away, users)).rejects.toMatchObject({ kind: "network" });
  });

  it("lets a refusal of the server stand", async () => {
    await keepFor(a, client);
    await ask(async () => answer);
    await expect.poll(kept).not.toBeNull();
    const refuse = () => Promise.reject(new GraphqlFailure("forbidden", "表示できません"));
    await expect(ask(refuse)).rejects.toMatchObject({ kind: "forbidden" });
    const expired = () => Promise.reject(new GraphqlFailure("unauthenticated", ""));
    await expect(ask(expired)).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  it("shows nothing of it to another user of the device, nor to anybody after a sign-out", async () => {
    await keepFor(a, client);
    await ask(async () => answer);
    await expect.poll(kept).not.toBeNull();
    await ask(async () => answer);
    await keepFor(b, client);
    expect(await kept()).toBeNull();
    expect(await viewerKept(new GraphqlFailure("network", ""))).toMatchObject({ userId: "b" });
    clearOffline();
    expect(await kept()).toBeNull();
    expect(await viewerKept(new GraphqlFailure("network", ""))).toBeNull();
  });

  it("knows who read here only where nobody answers, and not longer than a session", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T08:00:00+09:00") });
    await keepFor(a, client);
    expect(await viewerKept(new GraphqlFailure("server", ""))).toBeNull();
    expect(await viewerKept(new GraphqlFailure("network", ""))).toMatchObject({ userId: "a" });
    vi.setSystemTime(new Date("2026-11-20T21:00:00+09:00"));
    expect(await viewerKept(new GraphqlFailure("network", ""))).toBeNull();
  });

  it("reads on for two weeks where the user is remembered, and not after the contract's end", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T08:00:00+09:00") });
    remember("rememberMe", "1");
    const contractEnd = { __typename: "ContractEnd", lastDay: "2026-11-24", readUntil: "2026-11-25", isOver: false };
    await keepFor({ ...a, contractEnd } as typeof a, client);
    vi.setSystemTime(new Date("2026-11-25T23:00:00+09:00"));
    expect(await viewerKept(new GraphqlFailure("network", ""))).not.toBeNull();
    vi.setSystemTime(new Date("2026-11-26T00:00:00+09:00"));
    expect(await viewerKept(new GraphqlFailure("network", ""))).toBeNull();
  });
});

it("gives the same key to the same question", () => {
  expect(keyOf("X", { b: { d: 1, c: [2] }, a: null })).toBe(keyOf("X", { a: null, b: { c: [2], d: 1 } }));
});

it("ends with the first right that ends, 14 days at the latest", () => {
  const savedAt = Date.parse("2026-11-20T00:00:00+09:00");
  expect(endOf({ article: { saleEndsAt: "2026-11-22T00:00:00+09:00" } }, savedAt)).toBe(savedAt + 2 * 86_400_000);
  expect(endOf({ article: { saleEndsAt: null } }, savedAt)).toBe(savedAt + 14 * 86_400_000);
});

it("has no picture of an article", () => {
  expect(withoutImages({ images: [{ url: "/x" }], list: [{ thumbnailUrl: "/y" }] })).toEqual({
    images: [],
    list: [{ thumbnailUrl: null }],
  });
});
