import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, sep } from "node:path";
import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
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
/** Viewers look for its beginning among so many bytes: mail gateways and printers put lines of their own before it. */
const HEAD_BYTES = 1024;
const MARK = "%PDF-";
/** Drawn larger and reduced, so that thin strokes stay. */
const OVERSAMPLING = 2;
const GROUND = "#e7e9eb";
/** Opaque white. */
const WHITE = 0xffffffff;
/** Longer side of a page that is drawn only to see whether it is blank, in pixels. */
const SMALL = 400;
/** Pages beyond the first are drawn as long as this lasts: a remark is not worth more. */
const BLANK_MS = 2000;

interface Size {
  width: number;
  height: number;
}

/**
 * Opens a PDF as a viewer does: every page must be found and the first one drawn. Nothing in it is run or fetched. Call it only in
 * a process that may be ended: what is in the file decides how long it takes.
 */
export async function inspectPdf(path: string): Promise<InspectedPdf | RefusedOriginal> {
  const bytes = await readFile(path);
  if (bytes.length === 0) return refused("空のファイルです。");
  if (!bytes.subarray(0, HEAD_BYTES + MARK.length - 1).includes(MARK)) return refused("PDFではありません。");
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
  const drawn = first && (await drawThumbnail(first));
  if (!first || !drawn) return refused("1ページ目を描画できません。");
  const blank = await blankPages(document, isBlank(drawn.page) ? 1 : 2);
  if (blank.length > 0)
    remarks.push({ text: `何も描かれていないページがあります（${blank.join("、")}ページ目）`, isLoss: true });
  return { kind: "pdf", pages, thumbnail: drawn.thumbnail, remarks };
}

const pageOf = (document: PDFDocumentProxy, number: number): Promise<PDFPageProxy | null> =>
  document.getPage(number).catch(() => null);

/** Upright pages fill the width and are cut below, wide ones lie on a grey ground; null where it can't be drawn. */
async function drawThumbnail(page: PDFPageProxy): Promise<{ thumbnail: Uint8Array; page: Canvas } | null> {
  const { width, height } = THUMBNAIL;
  const natural = page.getViewport({ scale: 1 });
  if (!(natural.width > 0 && natural.height > 0)) return null;
  const isUpright = natural.height > natural.width;
  const scale = isUpright ? width / natural.width : Math.min(width / natural.width, height / natural.height);
  const shown = {
    width: Math.max(1, Math.round(natural.width * scale)),
    height: Math.max(1, Math.round(Math.min(natural.height * scale, height))),
  };
  const drawn = await drawPage(page, scale * OVERSAMPLING, {
    width: shown.width * OVERSAMPLING,
    height: shown.height * OVERSAMPLING,
  });
  if (!drawn) return null;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  const top = isUpright ? 0 : Math.round((height - shown.height) / 2);
  context.drawImage(drawn, 0, top, shown.width, shown.height);
  return { thumbnail: canvas.toBuffer("image/jpeg", 72), page: drawn };
}

/** null where the drawing fails. */
async function drawPage(page: PDFPageProxy, scale: number, size: Size): Promise<Canvas | null> {
  const canvas = createCanvas(size.width, size.height);
  const viewport = page.getViewport({ scale });
  try {
    await page.render({ canvas: null, canvasContext: browserContext(canvas.getContext("2d")), viewport }).promise;
    return canvas;
  } catch {
    return null;
  }
}

/** Paper and nothing else. */
function isBlank(canvas: Canvas): boolean {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4).every((pixel) => pixel === WHITE);
}

/** Numbers of the pages, from `start` on, on which nothing is to be seen. */
async function blankPages(document: PDFDocumentProxy, start: number): Promise<number[]> {
  const blank: number[] = [];
  const end = performance.now() + BLANK_MS;
  for (let number = start; number <= document.numPages && performance.now() < end; number += 1) {
    const page = await pageOf(document, number);
    const drawn = page && (await drawPage(page, ...small(page)));
    if (!drawn || isBlank(drawn)) blank.push(number);
  }
  return blank;
}

/** The scale and the size at which a page is small, whatever its own size. */
function small(page: PDFPageProxy): [number, Size] {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = SMALL / Math.max(width, height, 1);
  return [scale, { width: Math.ceil(width * scale) || 1, height: Math.ceil(height * scale) || 1 }];
}

/** The canvas library answers to what a browser's context does; its types only say less. */
const browserContext = (context: SKRSContext2D): CanvasRenderingContext2D =>
  context as unknown as CanvasRenderingContext2D;
