import type { Figure } from "../../figures.ts";
import type { Rng } from "../../rng.ts";
import type { Painter } from "../painter.ts";
import { mix } from "./land.ts";

const BLUE = "#2f6f9f";

function frame(p: Painter): void {
  p.rect(0, 0, 900, 600, "#fbfbf8");
  for (let y = 120; y <= 460; y += 85)
    p.line(
      [
        [90, y],
        [850, y],
      ],
      2,
      "#d6d9da",
    );
  p.line(
    [
      [90, 500],
      [850, 500],
    ],
    4,
    "#4a5056",
  );
}

/** Bars, the last one in full colour. Labels are set over it by `draw-scene`. */
export function bars(p: Painter, figure: Figure): void {
  frame(p);
  const top = Math.max(...figure.values);
  const step = 740 / figure.values.length;
  for (const [i, value] of figure.values.entries()) {
    const h = (value / top) * 360;
    p.rect(100 + i * step + step * 0.18, 500 - h, step * 0.64, h, i === figure.values.length - 1 ? BLUE : "#a9bccb");
  }
}

/** A line with points. */
export function line(p: Painter, figure: Figure): void {
  frame(p);
  const top = Math.max(...figure.values) * 1.08;
  const low = Math.min(...figure.values) * 0.85;
  const step = 720 / Math.max(1, figure.values.length - 1);
  const points = figure.values.map((v, i): [number, number] => [110 + i * step, 490 - ((v - low) / (top - low)) * 360]);
  p.poly([...points, [110 + 720, 498], [110, 498]], "#dfe9f0");
  p.line(points, 7, BLUE);
  for (const [x, y] of points) p.oval(x, y, 9, 9, BLUE);
}

/** An invented stretch of coast with a marked place. */
export function map(p: Painter, rng: Rng): void {
  p.rect(0, 0, 900, 600, "#d7e3ea");
  const coast: [number, number][] = [];
  let edge = rng.int(330, 420);
  for (let x = 0; x <= 900; x += 45) {
    edge = Math.max(250, Math.min(480, edge + rng.int(-46, 46)));
    coast.push([x, edge]);
  }
  p.poly([[0, 0], ...coast.map(([x, y]): [number, number] => [x, y]), [900, 0]], "#f1eee3");
  p.line(coast, 5, "#8d9aa2");
  const [bx, by] = [rng.int(260, 380), rng.int(560, 620)];
  p.line(
    [
      [bx, 0],
      [bx + 40, 120],
      [bx - 10, 230],
      [by - 180, 420],
    ],
    3,
    "#b9b2a0",
  );
  p.line(
    [
      [0, 140],
      [300, 180],
      [620, 130],
      [900, 200],
    ],
    8,
    mix("#b9b2a0", "#8a8270", 0.4),
  );
  p.line(
    [
      [620, 0],
      [560, 160],
      [640, 330],
    ],
    6,
    "#9fbccb",
  );
  const [x, y] = [rng.int(320, 640), rng.int(160, 300)];
  p.oval(x, y, 44, 44, "#e7b3ad");
  p.oval(x, y, 18, 18, "#b3362c");
  p.poly(
    [
      [820, 60],
      [838, 118],
      [820, 106],
      [802, 118],
    ],
    "#4a5056",
  );
  p.line(
    [
      [70, 540],
      [210, 540],
    ],
    5,
    "#4a5056",
  );
  p.line(
    [
      [70, 528],
      [70, 552],
    ],
    4,
    "#4a5056",
  );
  p.line(
    [
      [210, 528],
      [210, 552],
    ],
    4,
    "#4a5056",
  );
}
