import type { Readable } from "node:stream";
import {
  isSafeName,
  openZip,
  type ZipArchive,
  type ZipMember,
  ZipUnreadable,
} from "../../original-files/zip-archive.ts";
import { manifestAmong, type ParcelContents, ParcelRefused, safeName, spellings, tooLarge } from "./parcel-contents.ts";

const MAX_MEMBERS = 100_000;

/** A zip of a folder, or of what is in it. @throws ParcelRefused */
export async function openZipParcel(path: string): Promise<ParcelContents> {
  const zip = await openZip(path, MAX_MEMBERS).catch(refuse);
  try {
    return contentsOf(zip);
  } catch (error) {
    zip.close();
    throw error;
  }
}

function refuse(error: unknown): never {
  throw error instanceof ZipUnreadable ? new ParcelRefused(error.message) : error;
}

function contentsOf(zip: ZipArchive): ParcelContents {
  const members = zip.members.filter(({ name, kind }) => kind !== "folder" && isSafeName(name));
  const byName = Map.groupBy(members, ({ name }) => name.normalize());
  // Beside what was packed, Macs pack notes of their own.
  const names = [...byName.keys()].filter((name) => !name.startsWith("__MACOSX/"));
  const depth = Math.min(...names.map((name) => name.split("/").length));
  const manifest = manifestAmong(names.filter((name) => name.split("/").length <= Math.max(depth, 1)));
  const prefix = manifest.slice(0, manifest.lastIndexOf("/") + 1);
  const find = (name: string): ZipMember | undefined => {
    const found = spellings(prefix + name).flatMap((spelling) => byName.get(spelling) ?? []);
    if (new Set(found).size > 1) throw new ParcelRefused("同じ名前のファイルがZIPファイルに複数あります。");
    return found[0];
  };
  return {
    manifest: manifest.slice(prefix.length),
    open: async (name, maxBytes) => openMember(zip, find(safeName(name)), maxBytes),
    close: async () => zip.close(),
  };
}

const FAULTS: Record<Exclude<ZipMember["kind"], "file">, string> = {
  folder: "ファイルではありません。",
  link: "シンボリックリンクは読み取りません。",
  encrypted: "ZIPファイルの中で暗号化されています。",
  "unknown compression": "ZIPファイルの中の圧縮方式に対応していません。",
};

async function openMember(zip: ZipArchive, member: ZipMember | undefined, maxBytes: number): Promise<Readable> {
  if (!member) throw new ParcelRefused("ファイルがありません。");
  if (member.kind !== "file") throw new ParcelRefused(FAULTS[member.kind]);
  if (member.bytes > maxBytes) throw tooLarge(maxBytes);
  return zip.stream(member).catch(refuse);
}
