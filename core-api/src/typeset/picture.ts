import { createCanvas } from "@napi-rs/canvas";
import { paintPage } from "./canvas.ts";
import type { Page } from "./page.ts";

/** A page as PNG on white, `scale` pixels a point. */
export function pictureOf(page: Page, scale: number): Buffer {
  const canvas = createCanvas(Math.round(page.width * scale), Math.round(page.height * scale));
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  paintPage(context, page, { scale, dx: 0, dy: 0 }, false);
  return canvas.toBuffer("image/png");
}
