import { stat } from "node:fs/promises";
import { type InspectedEpub, type OriginalRemark, type RefusedOriginal, refused } from "../inspection.ts";
import { type EpubArchive, openEpub } from "./epub-archive.ts";
import { contentOf } from "./epub-content.ts";
import { coverOf } from "./epub-cover.ts";
import { type EpubPackage, packageName, readPackage } from "./epub-package.ts";
import { protectionOf } from "./epub-protection.ts";

/** Opens an EPUB 2 or 3 as a reader does: container, package, reading order, cover. Nothing in it is run or fetched. */
export async function inspectEpub(path: string): Promise<InspectedEpub | RefusedOriginal> {
  if ((await stat(path)).size === 0) return refused("空のファイルです。");
  const archive = await openEpub(path);
  if ("kind" in archive) return archive;
  try {
    return await inspectArchive(archive);
  } finally {
    archive.close();
  }
}

async function inspectArchive(archive: EpubArchive): Promise<InspectedEpub | RefusedOriginal> {
  if (!archive.has("META-INF/container.xml"))
    return refused("EPUBではありません（META-INF/container.xmlがありません）。");
  const name = await packageName(archive);
  const book = name === null ? null : await readPackage(archive, name);
  if (!book) return refused("EPUBのパッケージ文書（OPF）がありません。");
  const protection = await protectionOf(archive, book);
  if (protection === "locked") return refused("暗号化（DRM）で保護されています。");
  const documents = book.spine.filter((id) => archive.has(book.items.get(id)?.name ?? "")).length;
  if (documents === 0) return refused("EPUBに読める文書がありません。");
  const { hasScripts, remote } = await contentOf(archive, book);
  const cover = await coverOf(archive, book.covers);
  const remarks = [
    ...archive.remarks,
    ...absences(archive, book, documents),
    ...(remote > 0 ? [loss(`外部のファイルを参照しています（${remote}件、読み込みません）`)] : []),
    ...(hasScripts ? [note("EPUBにスクリプトが含まれています（実行しません）")] : []),
    ...(protection === "fonts" ? [note("フォントが難読化されています")] : []),
    ...(cover ? [] : [note("表紙の画像がありません")]),
  ];
  const { title, language, version, direction, fixedLayout } = book;
  return { kind: "epub", title, language, version, direction, fixedLayout, documents, cover, remarks };
}

function absences(archive: EpubArchive, { items, spine }: EpubPackage, documents: number): OriginalRemark[] {
  const missing = [...items.values()].filter(({ name }) => name !== null && !archive.has(name)).length;
  return [
    ...(missing > 0 ? [loss(`EPUBの目録にあるファイルがありません（${missing}件）`)] : []),
    ...(documents < spine.length ? [loss(`EPUBの読む順にある文書がありません（${spine.length - documents}件）`)] : []),
  ];
}

const loss = (text: string): OriginalRemark => ({ text, isLoss: true });
const note = (text: string): OriginalRemark => ({ text, isLoss: false });
