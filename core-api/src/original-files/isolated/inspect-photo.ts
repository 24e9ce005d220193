import { readFile } from "node:fs/promises";
import { type Image, loadImage } from "@napi-rs/canvas";
import { type InspectedPhoto, type RefusedOriginal, refused } from "../inspection.ts";
import { imageHeader } from "./image-header.ts";

/** Decoded, a picture takes four bytes a pixel, however small its file is. */
const MAX_PIXELS = 80_000_000;
const MAX_SIDE = 30_000;

/** Opens a photo: what it says to be, and decoded to its end. */
export async function inspectPhoto(path: string): Promise<InspectedPhoto | RefusedOriginal> {
  const bytes = await readFile(path);
  if (bytes.length === 0) return refused("空のファイルです。");
  const opened = await openImage(bytes);
  if ("kind" in opened) return opened;
  const { width, height } = opened.image;
  return { kind: "photo", contentType: opened.contentType, width, height };
}

/** A decoded JPEG or PNG. */
export async function openImage(
  bytes: Buffer,
): Promise<{ image: Image; contentType: InspectedPhoto["contentType"] } | RefusedOriginal> {
  const header = imageHeader(bytes);
  if (!header) return refused("JPEGまたはPNGの画像ではありません。");
  const { width, height, contentType } = header;
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    return refused(`画像が大きすぎます（${width}×${height}画素、上限${MAX_PIXELS / 1_000_000}メガ画素）。`);
  if (!isWhole(bytes, contentType)) return refused("画像が途中で切れています。");
  try {
    const image = await loadImage(bytes);
    return image.width > 0 && image.height > 0 ? { image, contentType } : DAMAGED;
  } catch {
    return DAMAGED;
  }
}

const DAMAGED = refused("画像が壊れています。");

/** Decoders fill the rest of a cut picture with grey and say nothing. Some producers write a few bytes after the end. */
function isWhole(bytes: Buffer, contentType: InspectedPhoto["contentType"]): boolean {
  return contentType === "image/png" ? bytes.includes("IEND") : bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > 2;
}
