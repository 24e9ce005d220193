import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { StagedFile } from "../../original-files/original-intake.ts";
import { isSafeName } from "../../original-files/zip-archive.ts";

/** A parcel, or a file of it, that can't be read; the message is one Japanese sentence. */
export class ParcelRefused extends Error {}

/** The files of a parcel, by the names that its manifest has for them. */
export interface ParcelContents {
  /** Name of the manifest. */
  manifest: string;
  /**
   * Opens a file.
   * @param maxBytes more are not read
   * @throws ParcelRefused where there is no such file, or it is too large
   */
  open(name: string, maxBytes: number): Promise<Readable>;
  close(): Promise<void>;
}

/** The one manifest among file names; the names are compared as Windows does. @throws ParcelRefused */
export function manifestAmong(names: readonly string[]): string {
  const found = names.filter((name) => /^manifest\.(?:csv|json)$/i.test(name.slice(name.lastIndexOf("/") + 1)));
  const [first] = found;
  if (first === undefined) throw new ParcelRefused("目録（manifest.csvまたはmanifest.json）がありません。");
  if (found.length > 1) throw new ParcelRefused(`目録が複数あります（${found.sort().join("、").slice(0, 200)}）。`);
  return first;
}

/** A manifest's name for a file, as `/`-separated segments below the manifest's folder. @throws ParcelRefused */
export function safeName(given: string): string {
  const name = given.trim().replaceAll("\\", "/").replace(/^\.\//, "");
  if (!isSafeName(name))
    throw new ParcelRefused("ファイル名が正しくありません（目録と同じフォルダーの中のファイルだけを指定できます）。");
  return name;
}

export const tooLarge = (maxBytes: number): ParcelRefused =>
  new ParcelRefused(`大きすぎます（上限${Math.floor(maxBytes / 1024 / 1024)}MB）。`);

/** The same name as it may stand on other systems: composed, decomposed. */
export const spellings = (name: string): string[] => [...new Set([name, name.normalize("NFC"), name.normalize("NFD")])];

/** Copies a stream to a file of our own. @throws ParcelRefused beyond `maxBytes` */
export async function stage(content: Readable, path: string, maxBytes: number): Promise<StagedFile> {
  const hash = createHash("sha256");
  let byteLength = 0;
  const measured = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      byteLength += chunk.length;
      if (byteLength > maxBytes) throw tooLarge(maxBytes);
      hash.update(chunk);
      yield chunk;
    }
  };
  await pipeline(content, measured, createWriteStream(path, { flags: "wx" }));
  return { path, byteLength, sha256: hash.digest("hex") };
}
