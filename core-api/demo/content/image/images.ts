import { createCanvas } from "@napi-rs/canvas";
import { THUMBNAIL } from "../../../src/original-files/inspection.ts";
import { paintPage } from "../../../src/typeset/canvas.ts";
import type { Page } from "../../../src/typeset/page.ts";
import type { DemoImage } from "../types.ts";
import { drawScene } from "./draw-scene.ts";

/** JPEG thumbnail of a page: upright pages fill it, wide ones lie on a grey ground. */
export function renderThumbnail(page: Page): Uint8Array {
  const { width, height } = THUMBNAIL;
  const upright = page.height > page.width;
  const scale = upright ? width / page.width : Math.min(width / page.width, height / page.height);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const dy = upright ? 0 : Math.round((height - page.height * scale) / 2);
  context.fillStyle = "#e7e9eb";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#fcfcfa";
  context.fillRect(0, dy, width, upright ? height : page.height * scale);
  paintPage(context, page, { scale, dx: 0, dy }, true);
  return canvas.toBuffer("image/jpeg", 72);
}

/** A photo or figure as JPEG, 800 pixels wide. */
export function renderImage(image: DemoImage): Uint8Array {
  const page: Page = { width: 800, height: 533, ops: [] };
  page.ops.push(...drawScene(image, { x: 0, y: 0, w: 800, h: 533 }));
  const canvas = createCanvas(page.width, page.height);
  paintPage(canvas.getContext("2d"), page, { scale: 1, dx: 0, dy: 0 }, false);
  return canvas.toBuffer("image/jpeg", 78);
}
