import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, expect, it } from "vitest";
import { FolderStore } from "./folder-store.ts";
import { describeOriginalStore } from "./testing/original-store.contract.ts";

const folders: string[] = [];

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kirinuki-store-"));
  folders.push(folder);
  return folder;
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

describeOriginalStore("a folder", async () => new FolderStore(await emptyFolder()));

it("leaves nothing half-written behind", async () => {
  const folder = await emptyFolder();
  const store = new FolderStore(folder);
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from("half");
      throw new Error("lost");
    })(),
  );
  await expect(store.put("a/b.pdf", broken)).rejects.toThrow("lost");
  expect(await readdir(join(folder, ".incoming"))).toEqual([]);
});

it("makes its folder when the first original comes, not before", async () => {
  const folder = join(await emptyFolder(), "not/yet");
  const store = new FolderStore(folder);
  expect(await store.exists("a.pdf")).toBe(false);
  await store.put("a.pdf", Buffer.from("x"));
  expect(await store.exists("a.pdf")).toBe(true);
});
