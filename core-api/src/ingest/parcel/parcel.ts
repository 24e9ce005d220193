import { stat } from "node:fs/promises";
import { type InputFile, openInput, UnreadableFile } from "../ingest-file.ts";
import { openFolder, sizeUpFolder } from "./folder-parcel.ts";
import type { ParcelContents } from "./parcel-contents.ts";
import { openZipParcel } from "./zip-parcel.ts";

/**
 * Looks at a parcel: a folder or zip with a manifest and the originals that it names. Works out the parcel's identity from all
 * of its files.
 * @throws UnreadableFile
 */
export async function sizeUpParcel(path: string): Promise<InputFile> {
  const found = await stat(path).catch(() => null);
  if (!found?.isDirectory()) return openInput(path);
  try {
    return { file: path, ...(await sizeUpFolder(path)) };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(`${path}: 読み取れません（${error instanceof Error ? error.message : error}）。`);
  }
}

/** @throws ParcelRefused where it is not what it should be */
export const openParcel = async ({ file }: InputFile): Promise<ParcelContents> =>
  (await stat(file)).isDirectory() ? openFolder(file) : openZipParcel(file);
