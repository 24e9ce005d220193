import type { Face } from "./faces.ts";

/** One glyph to set: its number in the face, the character it stands for, its advance in thousandths of an em. */
export interface SetGlyph {
  readonly gid: number;
  readonly char: string;
  readonly advance: number;
}

/** What a page is made of. Lengths are PDF points, the origin is the top left corner, y grows downwards. */
export type Op =
  | { readonly op: "fill"; readonly d: string; readonly color: string }
  | {
      readonly op: "stroke";
      readonly d: string;
      readonly color: string;
      readonly width: number;
      readonly dash?: readonly [number, number];
    }
  /** Everything until the matching `restore` is cut to the path. */
  | { readonly op: "clip"; readonly d: string }
  | { readonly op: "restore" }
  | TextOp;

export interface TextOp {
  readonly op: "text";
  readonly face: Face;
  readonly size: number;
  /** h: along the base line from (x, y). v: downwards, (x, y) is the centre of the top edge. side: h turned clockwise. */
  readonly mode: "h" | "v" | "side";
  readonly x: number;
  readonly y: number;
  /** Width factor, for two digits squeezed into one cell. */
  readonly stretch: number;
  /** Extra distance after each glyph, in em. */
  readonly spacing: number;
  readonly color: string;
  readonly glyphs: readonly SetGlyph[];
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An area that leads somewhere: to an address, or to a page of the same document, counted from 0. */
export type Link = Area & ({ readonly url: string } | { readonly page: number });

/** One page as a list of drawing steps: a PDF and a picture are both made from it, so that they look alike. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly ops: Op[];
  readonly links?: readonly Link[];
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Path of a rectangle. */
export const rectPath = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}L${n(x + w)} ${n(y)}L${n(x + w)} ${n(y + h)}L${n(x)} ${n(y + h)}Z`;

/** Path through points, closed or open. */
export const polyPath = (points: readonly (readonly [number, number])[], close = true): string =>
  points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${n(x)} ${n(y)}`).join("") + (close ? "Z" : "");

/** Path of an ellipse from four curves. */
export function ovalPath(cx: number, cy: number, rx: number, ry: number): string {
  const k = 0.5523;
  return (
    `M${n(cx - rx)} ${n(cy)}` +
    `C${n(cx - rx)} ${n(cy - ry * k)} ${n(cx - rx * k)} ${n(cy - ry)} ${n(cx)} ${n(cy - ry)}` +
    `C${n(cx + rx * k)} ${n(cy - ry)} ${n(cx + rx)} ${n(cy - ry * k)} ${n(cx + rx)} ${n(cy)}` +
    `C${n(cx + rx)} ${n(cy + ry * k)} ${n(cx + rx * k)} ${n(cy + ry)} ${n(cx)} ${n(cy + ry)}` +
    `C${n(cx - rx * k)} ${n(cy + ry)} ${n(cx - rx)} ${n(cy + ry * k)} ${n(cx - rx)} ${n(cy)}Z`
  );
}

/** #rrggbb as red, green and blue of 0 … 255. */
function channelsOf(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** #rrggbb to a grey of 0 … 1, as ink on newsprint. */
export function greyOf(color: string): number {
  const [r, g, b] = channelsOf(color);
  return Math.round(((r * 0.299 + g * 0.587 + b * 0.114) / 255) * 100) / 100;
}

/** #rrggbb as a PDF writes it: three numbers of 0 … 1. */
export const rgbOf = (color: string): string =>
  channelsOf(color)
    .map((channel) => Math.round((channel / 255) * 1000) / 1000)
    .join(" ");
