import { GlobalFonts, Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import type { Face } from "./faces.ts";
import { greyOf, type Page, type TextOp } from "./page.ts";

const outlines = new Map<string, Path2D>();

function outlineOf(face: Face, gid: number): Path2D {
  const key = `${face.name}/${gid}`;
  let path = outlines.get(key);
  if (!path) {
    path = new Path2D(face.outline(gid));
    outlines.set(key, path);
  }
  return path;
}

const toGrey = (color: string): string => {
  const level = Math.round(greyOf(color) * 255);
  return `rgb(${level},${level},${level})`;
};

/** Below this many pixels an em, small text is drawn by the font engine's cache: three times faster and as good to the eye. */
const SMALL_EM = 8;
const registered = new Set<string>();

function familyOf(face: Face): string {
  const family = `Typeset ${face.name}`;
  if (!registered.has(family)) GlobalFonts.registerFromPath(face.file, family);
  registered.add(family);
  return family;
}

/** Draws glyph by glyph from the font's own outlines, as the PDF shows them. */
function paintText(context: SKRSContext2D, op: TextOp, base: Placing, paint: (color: string) => string): void {
  context.fillStyle = paint(op.color);
  const { scale, dx, dy } = base;
  const em = op.size / 1000;
  const small = op.size * scale < SMALL_EM && op.mode !== "side";
  if (small) context.font = `${Math.round(op.size * scale * 4) / 4}px "${familyOf(op.face)}"`;
  let pen = 0;
  for (const glyph of op.glyphs) {
    const k = em * scale;
    const down = op.mode === "v";
    const left = down ? op.x - (glyph.advance / 2) * em : op.x + pen;
    const line = down ? op.y + pen + 880 * em : op.y;
    if (small && op.face.glyph(glyph.char).gid === glyph.gid) {
      context.setTransform(1, 0, 0, 1, dx, dy);
      context.fillText(glyph.char, left * scale, line * scale);
    } else {
      if (op.mode === "side") context.setTransform(0, k, k, 0, dx + op.x * scale, dy + (op.y + pen) * scale);
      else context.setTransform(k * op.stretch, 0, 0, -k, dx + left * scale, dy + line * scale);
      context.fill(outlineOf(op.face, glyph.gid));
    }
    pen += (down ? op.size : glyph.advance * em * op.stretch) + op.spacing * op.size;
  }
  place(context, base);
}

/** Where on a canvas a page lies. */
export interface Placing {
  readonly scale: number;
  readonly dx: number;
  readonly dy: number;
}

const place = (context: SKRSContext2D, { scale, dx, dy }: Placing): void =>
  context.setTransform(scale, 0, 0, scale, dx, dy);

/** Paints a page; `grey` prints it as newsprint. */
export function paintPage(context: SKRSContext2D, page: Page, base: Placing, grey: boolean): void {
  const paint = grey ? toGrey : (color: string): string => color;
  place(context, base);
  for (const op of page.ops) {
    if (op.op === "text") paintText(context, op, base, paint);
    else if (op.op === "fill") {
      context.fillStyle = paint(op.color);
      context.fill(new Path2D(op.d));
    } else if (op.op === "stroke") {
      context.strokeStyle = paint(op.color);
      context.lineWidth = op.width;
      context.setLineDash(op.dash ? [...op.dash] : []);
      context.stroke(new Path2D(op.d));
    } else if (op.op === "clip") {
      context.save();
      context.clip(new Path2D(op.d));
    } else context.restore();
  }
}
