import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, sep } from "node:path";
import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import {
  type InspectedPdf,
  MAX_PAGES,
  type OriginalRemark,
  type RefusedOriginal,
  refused,
  THUMBNAIL,
} from "../inspection.ts";

const PACKAGE = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
const part = (name: string): string => `${PACKAGE}${sep}${name}${sep}`;

const ENCRYPTED = refused("パスワードまたは暗号で保護されています。");
const DAMAGED = refused("PDFが壊れています。");
/** Drawn larger and reduced, so that thin strokes stay. */
const OVERSAMPLING = 2;
const GROUND = "#e7e9eb";

/**
 * Opens a PDF as a viewer does: every page must be found and the first one drawn. Nothing in it is run or fetched. Call it only in
 * a process that may be ended: what is in the file decides how long it takes.
 */
export async function inspectPdf(path: string): Promise<InspectedPdf | RefusedOriginal> {
  const bytes = await readFile(path);
  if (bytes.length === 0) return refused("空のファイルです。");
  if (!bytes.subarray(0, 1024).includes("%PDF-")) return refused("PDFではありません。");
  const task = getDocument({
    data: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: part("cmaps"),
    standardFontDataUrl: part("standard_fonts"),
    wasmUrl: part("wasm"),
    iccUrl: part("iccs"),
    useSystemFonts: false,
    disableFontFace: true,
  });
  try {
    return await inspectDocument(await task.promise);
  } catch (error) {
    return error instanceof Error && error.name === "PasswordException" ? ENCRYPTED : DAMAGED;
  } finally {
    await task.destroy();
  }
}

async function inspectDocument(document: PDFDocumentProxy): Promise<InspectedPdf | RefusedOriginal> {
  const { info } = await document.getMetadata();
  if ("EncryptFilterName" in info && info.EncryptFilterName) return ENCRYPTED;
  const pages = document.numPages;
  if (pages < 1) return refused("ページがありません。");
  if (pages > MAX_PAGES) return refused(`ページが多すぎます（${pages}ページ、上限${MAX_PAGES}ページ）。`);
  const remarks: OriginalRemark[] = [];
  let hasScripts = (await document.getJSActions()) !== null || (await document.hasJSActions());
  for (let number = 1; number <= pages; number += 1) {
    const page = await pageOf(document, number);
    if (!page) return refused(`${number}ページ目を読み取れません。`);
    hasScripts ||= (await page.getJSActions()) !== null;
  }
  if (hasScripts) remarks.push({ text: "PDFにJavaScriptが含まれています（実行しません）", isLoss: false });
  const first = await pageOf(document, 1);
  const thumbnail = first && (await thumbnailOf(first));
  return thumbnail ? { kind: "pdf", pages, thumbnail, remarks } : refused("1ページ目を描画できません。");
}

const pageOf = (document: PDFDocumentProxy, number: number): Promise<PDFPageProxy | null> =>
  document.getPage(number).catch(() => null);

/** Upright pages fill the width and are cut below, wide ones lie on a grey ground; null where it can't be drawn. */
async function thumbnailOf(page: PDFPageProxy): Promise<Uint8Array | null> {
  const { width, height } = THUMBNAIL;
  const natural = page.getViewport({ scale: 1 });
  if (!(natural.width > 0 && natural.height > 0)) return null;
  const isUpright = natural.height > natural.width;
  const scale = isUpright ? width / natural.width : Math.min(width / natural.width, height / natural.height);
  const shown = {
    width: Math.max(1, Math.round(natural.width * scale)),
    height: Math.max(1, Math.round(Math.min(natural.height * scale, height))),
  };
  const drawn = createCanvas(shown.width * OVERSAMPLING, shown.height * OVERSAMPLING);
  const viewport = page.getViewport({ scale: scale * OVERSAMPLING });
  try {
    await page.render({ canvas: null, canvasContext: browserContext(drawn.getContext("2d")), viewport }).promise;
  } catch {
    return null;
  }
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  const top = isUpright ? 0 : Math.round((height - shown.height) / 2);
  context.drawImage(drawn, 0, top, shown.width, shown.height);
  return canvas.toBuffer("image/jpeg", 72);
}

/** The canvas library answers to what a browser's context does; its types only say less. */
const browserContext = (context: SKRSContext2D): CanvasRenderingContext2D =>
  context as unknown as CanvasRenderingContext2D;
