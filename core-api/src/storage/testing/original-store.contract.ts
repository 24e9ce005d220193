import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { type OriginalStore, StoreKeyError } from "../original-store.ts";

/** What every store promises; run by the test of each one with an empty store of its kind. */
export function describeOriginalStore(name: string, emptyStore: () => Promise<OriginalStore>): void {
  const KEY = "2026/11/pdf-1.pdf";
  const CONTENT = Buffer.from("原文のバイト列");

  async function read(store: OriginalStore, key: string): Promise<string | null> {
    const found = await store.open(key);
    return found && text(found.stream);
  }

  describe(`${name} as a store of originals`, () => {
    it("gives back what was put, with its size and checksum", async () => {
      const store = await emptyStore();
      const stored = await store.put(KEY, CONTENT);
      expect(stored).toEqual({ byteLength: CONTENT.length, sha256: createHash("sha256").update(CONTENT).digest() });
      const found = await store.open(KEY);
      expect(found?.size).toBe(CONTENT.length);
      expect(found && (await buffer(found.stream))).toEqual(CONTENT);
    });

    it("takes a stream of any length", async () => {
      const store = await emptyStore();
      const chunks = Array.from({ length: 300 }, (_, at) => Buffer.alloc(1000, at % 256));
      const stored = await store.put(KEY, Readable.from(chunks));
      expect(stored.byteLength).toBe(300_000);
      const found = await store.open(KEY);
      expect(found && (await buffer(found.stream)).equals(Buffer.concat(chunks))).toBe(true);
    });

    it("keeps an empty original", async () => {
      const store = await emptyStore();
      await store.put(KEY, Buffer.alloc(0));
      expect(await read(store, KEY)).toBe("");
    });

    it.each([
      [{ start: 0, end: 2 }, "abc"],
      [{ start: 3, end: 3 }, "d"],
      [{ start: 4, end: 99 }, "ef"],
    ])("gives the range %j", async (range, expected) => {
      const store = await emptyStore();
      await store.put(KEY, Buffer.from("abcdef"));
      const found = await store.open(KEY, range);
      expect(found?.size).toBe(6);
      expect(found && (await text(found.stream))).toBe(expected);
    });

    it.each([
      { start: 6, end: 9 },
      { start: 3, end: 2 },
      { start: -1, end: 2 },
      { start: 0.5, end: 2 },
    ])("refuses the range %j", async (range) => {
      const store = await emptyStore();
      await store.put(KEY, Buffer.from("abcdef"));
      await expect(store.open(KEY, range)).rejects.toThrow(RangeError);
    });

    it("knows what it does not have, folders of keys included", async () => {
      const store = await emptyStore();
      await store.put(KEY, CONTENT);
      for (const key of ["2026/11/other.pdf", "2026", "2026/11", `${KEY}/below`]) {
        expect(await store.open(key)).toBeNull();
        expect(await store.exists(key)).toBe(false);
        expect(await store.delete(key)).toBe(false);
      }
      expect(await store.exists(KEY)).toBe(true);
    });

    it("forgets what was deleted, once", async () => {
      const store = await emptyStore();
      await store.put(KEY, CONTENT);
      expect(await store.delete(KEY)).toBe(true);
      expect(await store.exists(KEY)).toBe(false);
      expect(await store.delete(KEY)).toBe(false);
    });

    it("replaces an original while somebody reads the old one", async () => {
      const store = await emptyStore();
      await store.put(KEY, Buffer.from("old"));
      const before = await store.open(KEY);
      await store.put(KEY, Buffer.from("new"));
      expect(before && (await text(before.stream))).toBe("old");
      expect(await read(store, KEY)).toBe("new");
    });

    it("keeps the old one when the new one breaks off half-way", async () => {
      const store = await emptyStore();
      await store.put(KEY, Buffer.from("old"));
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from("ne");
          throw new Error("connection lost");
        })(),
      );
      await expect(store.put(KEY, broken)).rejects.toThrow("connection lost");
      expect(await read(store, KEY)).toBe("old");
    });

    it.each([
      "",
      "/",
      "..",
      "../x",
      "a/../b",
      "a//b",
      "/etc/passwd",
      "a/",
      ".incoming/x",
      "a/.b",
      "a\\b",
      "a\u0000b",
      "日本",
      "x".repeat(301),
    ])("refuses the key %j everywhere", async (key) => {
      const store = await emptyStore();
      await expect(store.put(key, CONTENT)).rejects.toThrow(StoreKeyError);
      await expect(store.open(key)).rejects.toThrow(StoreKeyError);
      await expect(store.exists(key)).rejects.toThrow(StoreKeyError);
      await expect(store.delete(key)).rejects.toThrow(StoreKeyError);
    });
  });
}
