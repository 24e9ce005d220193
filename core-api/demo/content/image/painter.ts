import { type Op, ovalPath, polyPath, rectPath } from "../../../src/typeset/page.ts";

type Point = readonly [number, number];

/** Draws shapes of a 900 × 600 scene into any box of a page. */
export interface Painter {
  rect(x: number, y: number, w: number, h: number, color: string): void;
  poly(points: readonly Point[], color: string): void;
  oval(cx: number, cy: number, rx: number, ry: number, color: string): void;
  line(points: readonly Point[], width: number, color: string): void;
  /** A standing person, `h` high with the feet at (x, y). */
  person(x: number, y: number, h: number, color: string, skin?: string): void;
}

export const SCENE_WIDTH = 900;
export const SCENE_HEIGHT = 600;

/** A box on the page, in points. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A painter whose shapes become page ops inside `box`, filling it and keeping proportions (the overhang is cut off). */
export function painterFor(box: Box, ops: Op[]): Painter {
  const scale = Math.max(box.w / SCENE_WIDTH, box.h / SCENE_HEIGHT);
  const dx = box.x + (box.w - SCENE_WIDTH * scale) / 2;
  const dy = box.y + (box.h - SCENE_HEIGHT * scale) / 2;
  const X = (x: number): number => dx + x * scale;
  const Y = (y: number): number => dy + y * scale;
  const at = ([x, y]: Point): Point => [X(x), Y(y)];
  const fill = (d: string, color: string): void => {
    ops.push({ op: "fill", d, color });
  };
  const oval: Painter["oval"] = (cx, cy, rx, ry, color) => fill(ovalPath(X(cx), Y(cy), rx * scale, ry * scale), color);
  const poly: Painter["poly"] = (points, color) => fill(polyPath(points.map(at)), color);
  return {
    rect: (x, y, w, h, color) => fill(rectPath(X(x), Y(y), w * scale, h * scale), color),
    poly,
    oval,
    line: (points, width, color) =>
      ops.push({ op: "stroke", d: polyPath(points.map(at), false), color, width: width * scale }),
    person: (x, y, h, color, skin = "#c9a88c") => {
      oval(x, y - h * 0.88, h * 0.085, h * 0.11, skin);
      poly(
        [
          [x - h * 0.09, y - h * 0.9],
          [x - h * 0.086, y - h * 0.95],
          [x - h * 0.05, y - h * 0.995],
          [x + h * 0.01, y - h * 1.005],
          [x + h * 0.06, y - h * 0.985],
          [x + h * 0.09, y - h * 0.93],
          [x + h * 0.088, y - h * 0.89],
          [x + h * 0.05, y - h * 0.945],
          [x - h * 0.03, y - h * 0.935],
        ],
        "#2f2a28",
      );
      poly(
        [
          [x - h * 0.15, y - h * 0.72],
          [x - h * 0.05, y - h * 0.78],
          [x + h * 0.05, y - h * 0.78],
          [x + h * 0.15, y - h * 0.72],
          [x + h * 0.17, y - h * 0.4],
          [x + h * 0.1, y - h * 0.4],
          [x + h * 0.09, y],
          [x + h * 0.01, y],
          [x, y - h * 0.3],
          [x - h * 0.01, y],
          [x - h * 0.09, y],
          [x - h * 0.1, y - h * 0.4],
          [x - h * 0.17, y - h * 0.4],
        ],
        color,
      );
    },
  };
}
