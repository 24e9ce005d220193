import { isUtf8 } from "node:buffer";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import iconv from "iconv-lite";
import { type Entry, openPromise, type ZipFile } from "yauzl";

/** A zip that can't be read; the message is one Japanese sentence. */
export class ZipUnreadable extends Error {}

export interface ZipMember {
  /** With `/` between folders, as it is packed otherwise. */
  name: string;
  /** Unpacked, as the zip says; reading fails where it is more. */
  bytes: number;
  packedBytes: number;
  /** A file that can be unpacked, or why it is none. */
  kind: "file" | "folder" | "link" | "encrypted" | "unknown compression";
}

export interface ZipArchive {
  /** In the order of its directory; names may come twice. */
  members: readonly ZipMember[];
  /** @throws ZipUnreadable, also from the stream's end where the content is damaged */
  stream(member: ZipMember): Promise<Readable>;
  /** @throws ZipUnreadable where it is damaged or larger than `maxBytes` */
  read(member: ZipMember, maxBytes: number): Promise<Buffer>;
  close(): void;
}

const DAMAGED = "ZIPファイルが壊れているか、途中で切れています。";

/**
 * Opens a zip by its directory; nothing is unpacked but what is asked for.
 * @throws ZipUnreadable
 */
export async function openZip(path: string, maxMembers: number): Promise<ZipArchive> {
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch(damaged);
  const entries = new Map<ZipMember, Entry>();
  try {
    if (zip.entryCount > maxMembers)
      throw new ZipUnreadable(`ZIPファイルに含まれるファイルが多すぎます（上限${maxMembers}件）。`);
    for await (const entry of zip.eachEntry()) entries.set(memberOf(entry), entry);
  } catch (error) {
    zip.close();
    return damaged(error);
  }
  const stream = (member: ZipMember) => streamOf(zip, entries.get(member));
  return {
    members: [...entries.keys()],
    stream,
    read: async (member, maxBytes) => {
      if (member.bytes > maxBytes) throw new ZipUnreadable(`${member.name}が大きすぎます。`);
      return buffer(await stream(member)).catch(damaged);
    },
    close: () => zip.close(),
  };
}

function damaged(error: unknown): never {
  throw error instanceof ZipUnreadable ? error : new ZipUnreadable(DAMAGED);
}

async function streamOf(zip: ZipFile, entry: Entry | undefined): Promise<Readable> {
  if (!entry) throw new Error("a member of another zip");
  const stream = await zip.openReadStreamPromise(entry).catch(damaged);
  return Readable.from(whole(stream, entry.crc32), { objectMode: false });
}

/** Sees to it that what was packed comes out: no less, no more, nothing else. */
async function* whole(stream: Readable, expected: number): AsyncGenerator<Buffer> {
  let sum = 0;
  try {
    for await (const chunk of stream) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    damaged(error);
  }
  if (sum !== expected) throw new ZipUnreadable(DAMAGED);
}

const FOLDER = 0o040000;
const LINK = 0o120000;
const STORED = 0;
const DEFLATED = 8;

function memberOf(entry: Entry): ZipMember {
  const name = nameOf(entry.fileNameRaw).replaceAll("\\", "/");
  const { uncompressedSize: bytes, compressedSize: packedBytes } = entry;
  return { name, bytes, packedBytes, kind: kindOf(entry, name) };
}

function kindOf(entry: Entry, name: string): ZipMember["kind"] {
  const type = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (name.endsWith("/") || type === FOLDER) return "folder";
  if (type === LINK) return "link";
  if (entry.isEncrypted()) return "encrypted";
  return [STORED, DEFLATED].includes(entry.compressionMethod) ? "file" : "unknown compression";
}

/** Japanese Windows packs names in CP932 and does not say so. */
const nameOf = (raw: Buffer): string => (isUtf8(raw) ? raw.toString("utf8") : iconv.decode(raw, "cp932"));

/** Whether a name stays below its folder, whoever unpacks it where. */
export const isSafeName = (name: string): boolean =>
  name.length <= 1000 &&
  !/^[A-Za-z]:/.test(name) &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  !/[\u0000-\u001f\u007f\\]/.test(name) &&
  name.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..");
