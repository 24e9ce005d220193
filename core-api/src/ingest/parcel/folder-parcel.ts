import { createHash } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { lstat, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { UnreadableFile } from "../ingest-file.ts";
import { manifestAmong, type ParcelContents, ParcelRefused, safeName, spellings, tooLarge } from "./parcel-contents.ts";

const MAX_FILES = 100_000;
const MAX_DEPTH = 20;

/** Bytes and hash of all files of a folder, their names included; links are not followed. @throws UnreadableFile */
export async function sizeUpFolder(root: string): Promise<{ bytes: number; fileHash: string }> {
  const hash = createHash("sha256");
  let bytes = 0;
  let files = 0;
  for await (const name of filesBelow(root, "", 0)) {
    files += 1;
    if (files > MAX_FILES) throw new UnreadableFile(`${root}: ファイルが多すぎます（上限${MAX_FILES}件）。`);
    const own = createHash("sha256");
    for await (const chunk of createReadStream(join(root, name))) {
      own.update(chunk);
      bytes += chunk.length;
    }
    hash.update(JSON.stringify([name.normalize(), own.digest("hex")]));
  }
  return { bytes, fileHash: hash.digest("hex") };
}

/** In the order of their names, the same on every system. */
async function* filesBelow(root: string, folder: string, depth: number): AsyncGenerator<string> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory() && depth < MAX_DEPTH) yield* filesBelow(root, name, depth + 1);
    if (entry.isFile()) yield name;
  }
}

/** @throws ParcelRefused where it has no manifest, or several */
export async function openFolder(root: string): Promise<ParcelContents> {
  const entries = await readdir(root, { withFileTypes: true });
  const manifest = manifestAmong(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  return { manifest, open: (name, maxBytes) => openBelow(root, safeName(name), maxBytes), close: async () => {} };
}

async function openBelow(root: string, name: string, maxBytes: number): Promise<Readable> {
  for (const spelling of spellings(name)) {
    const kind = await kindOf(root, spelling.split("/"));
    if (kind === "absent") continue;
    if (kind === "link") throw new ParcelRefused("シンボリックリンクは読み取りません。");
    if (kind === "other") throw new ParcelRefused("ファイルではありません。");
    return openFile(join(root, spelling), maxBytes);
  }
  throw new ParcelRefused("ファイルがありません。");
}

/** A link anywhere on the way may lead out of the folder. */
async function kindOf(root: string, segments: readonly string[]): Promise<"file" | "link" | "other" | "absent"> {
  for (let count = 1; count <= segments.length; count += 1) {
    const found = await lstat(join(root, ...segments.slice(0, count))).catch(() => null);
    if (!found) return "absent";
    if (found.isSymbolicLink()) return "link";
    if (count === segments.length) return found.isFile() ? "file" : "other";
    if (!found.isDirectory()) return "absent";
  }
  return "absent";
}

async function openFile(path: string, maxBytes: number): Promise<Readable> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch((error: Error) => {
    throw new ParcelRefused(`読み取れません（${"code" in error ? error.code : error.message}）。`);
  });
  const { size } = await handle.stat();
  if (size > maxBytes) {
    await handle.close();
    throw tooLarge(maxBytes);
  }
  return handle.createReadStream();
}
