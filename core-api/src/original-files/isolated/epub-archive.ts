import { finished } from "node:stream/promises";
import { decodeFile } from "../../charset/decode.ts";
import { type OriginalRemark, type RefusedOriginal, refused } from "../inspection.ts";
import { isSafeName, openZip, type ZipArchive, type ZipMember, ZipUnreadable } from "../zip-archive.ts";

const MAX_MEMBERS = 20_000;
const MAX_UNPACKED = 1024 * 1024 * 1024;
/** Below this nobody is harmed, however well it was packed. */
const HARMLESS = 50 * 1024 * 1024;
const MAX_RATIO = 200;
/** Larger documents are pictures or attacks; they are unpacked, but not looked through. */
const MAX_TEXT = 20 * 1024 * 1024;
const MIMETYPE = "application/epub+zip";

/** The files of an EPUB, each unpacked once to its end. */
export interface EpubArchive {
  has(name: string): boolean;
  /** Empty where it is absent or too large to be text. */
  text(name: string): Promise<string>;
  bytes(name: string): Promise<Buffer | null>;
  remarks: OriginalRemark[];
  close(): void;
}

/** Opens the container (EPUB 3.3, OCF): safe names, a bearable size, every file whole. */
export async function openEpub(path: string): Promise<EpubArchive | RefusedOriginal> {
  let zip: ZipArchive | null = null;
  try {
    zip = await openZip(path, MAX_MEMBERS);
    const fault = faultOf(zip.members) ?? (await damageOf(zip));
    if (fault) {
      zip.close();
      return refused(fault);
    }
    return archiveOf(zip, [...nameRemarks(zip.members), ...(await mimetypeRemarks(zip))]);
  } catch (error) {
    zip?.close();
    if (error instanceof ZipUnreadable) return refused(error.message);
    throw error;
  }
}

function faultOf(members: readonly ZipMember[]): string | null {
  const files = members.filter(({ kind }) => kind !== "folder");
  const unsafe = members.find(({ name, kind }) => !isSafeName(kind === "folder" ? name.replace(/\/$/, "") : name));
  if (unsafe) return `危険な名前のファイルを含んでいます（${unsafe.name.slice(0, 100)}）。`;
  if (files.some(({ kind }) => kind === "encrypted")) return "暗号化（DRM）で保護されています。";
  if (files.some(({ kind }) => kind !== "file")) return "読み取れない形式のファイルを含んでいます。";
  if (new Set(files.map(({ name }) => name)).size < files.length) return "同じ名前のファイルを複数含んでいます。";
  const unpacked = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const packed = files.reduce((sum, { packedBytes }) => sum + packedBytes, 0);
  if (unpacked > MAX_UNPACKED || (unpacked > HARMLESS && unpacked > packed * MAX_RATIO))
    return "展開すると大きくなりすぎます。";
  return null;
}

/** Unpacks everything and keeps nothing. */
async function damageOf(zip: ZipArchive): Promise<string | null> {
  for (const member of zip.members.filter(({ kind }) => kind === "file")) {
    try {
      await finished((await zip.stream(member)).resume());
    } catch {
      return `ファイルが壊れています（${member.name.slice(0, 100)}）。`;
    }
  }
  return null;
}

function nameRemarks(members: readonly ZipMember[]): OriginalRemark[] {
  const names = members.map(({ name }) => name);
  const folded = new Set(names.map((name) => name.normalize("NFKC").toLowerCase()));
  return folded.size === names.length
    ? []
    : [{ text: "大文字と小文字などの違いだけの名前のファイルがあります", isLoss: false }];
}

/** Readers do without it, so the book is read; only one that says to be something else is refused elsewhere, by what it lacks. */
async function mimetypeRemarks(zip: ZipArchive): Promise<OriginalRemark[]> {
  const [first] = zip.members;
  const member = zip.members.find(({ name }) => name === "mimetype");
  if (!member) return [{ text: "mimetypeファイルがありません", isLoss: false }];
  const text = (await zip.read(member, 1000)).toString("latin1");
  const isExact = text === MIMETYPE && member === first && member.bytes === member.packedBytes;
  return isExact ? [] : [{ text: "mimetypeファイルが規格どおりではありません", isLoss: false }];
}

function archiveOf(zip: ZipArchive, remarks: OriginalRemark[]): EpubArchive {
  const byName = new Map<string, ZipMember>();
  for (const member of zip.members) {
    if (member.kind !== "file") continue;
    const normal = member.name.normalize();
    if (!byName.has(normal)) byName.set(normal, member);
    byName.set(member.name, member);
  }
  const find = (name: string) => byName.get(name) ?? byName.get(name.normalize());
  const bytes = async (name: string) => {
    const member = find(name);
    return member && member.bytes <= MAX_TEXT ? zip.read(member, MAX_TEXT) : null;
  };
  return {
    has: (name) => find(name) !== undefined,
    bytes,
    text: async (name) => {
      const content = await bytes(name);
      return content ? decodeFile(content).text : "";
    },
    remarks,
    close: () => zip.close(),
  };
}
