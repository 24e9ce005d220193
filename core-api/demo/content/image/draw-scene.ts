import { faceOf } from "../../../src/typeset/faces.ts";
import { type Op, rectPath } from "../../../src/typeset/page.ts";
import { horizontalLine, widthOf } from "../../../src/typeset/set-text.ts";
import type { SceneName } from "../kinds/kind.ts";
import { type Rng, rngOf } from "../rng.ts";
import type { DemoImage } from "../types.ts";
import { type Box, type Painter, painterFor, SCENE_HEIGHT, SCENE_WIDTH } from "./painter.ts";
import { bars, line, map } from "./scenes/figure-scenes.ts";
import { city, port, road, train } from "./scenes/moving.ts";
import { mountain, rain } from "./scenes/nature.ts";
import { field, meeting, portrait, shop, stadium, stage } from "./scenes/people.ts";
import { factory, grid, lab, solar, wafer, wind } from "./scenes/works.ts";

const PHOTOS: Readonly<Partial<Record<SceneName, (p: Painter, rng: Rng) => void>>> = {
  factory,
  wafer,
  train,
  road,
  wind,
  solar,
  grid,
  port,
  city,
  meeting,
  portrait,
  shop,
  field,
  lab,
  stadium,
  stage,
  mountain,
  rain,
  map,
};

const CHARTS = { bars, line } as const;

/** Steps that draw a picture into a box, cut to it, with a hairline around it. */
export function drawScene(image: DemoImage, box: Box): Op[] {
  const ops: Op[] = [{ op: "clip", d: rectPath(box.x, box.y, box.w, box.h) }];
  const painter = painterFor(box, ops);
  if (image.figure) CHARTS[image.figure.kind](painter, image.figure);
  else PHOTOS[image.scene]?.(painter, rngOf("scene", image.seed));
  if (image.figure) ops.push(...figureLabels(image, box));
  ops.push({ op: "restore" }, { op: "stroke", d: rectPath(box.x, box.y, box.w, box.h), color: "#8b8b88", width: 0.4 });
  return ops;
}

/** Title, first and last label and the last value of a chart. */
function figureLabels(image: DemoImage, box: Box): Op[] {
  const { figure } = image;
  if (!figure) return [];
  const scale = Math.max(box.w / SCENE_WIDTH, box.h / SCENE_HEIGHT);
  const at = (x: number, y: number): [number, number] => [
    box.x + (box.w - SCENE_WIDTH * scale) / 2 + x * scale,
    box.y + (box.h - SCENE_HEIGHT * scale) / 2 + y * scale,
  ];
  const [bold, regular] = [faceOf("bold"), faceOf("regular")];
  const say = (x: number, y: number, size: number, text: string, heavy = false): Op => {
    const [px, py] = at(x, y);
    const face = heavy ? bold : regular;
    return horizontalLine(face, size * scale, px - widthOf(face, size * scale, text) / 2, py, text, "#33393e");
  };
  const title = image.caption.replace(/（[^）]*）$/, "");
  const size = Math.min(40, 780 / Math.max(1, [...title].length));
  const count = figure.values.length;
  const step = figure.kind === "bars" ? 740 / count : 720 / (count - 1);
  const middle = (i: number): number => (figure.kind === "bars" ? 100 + (i + 0.5) * step : 110 + i * step);
  const top = Math.max(...figure.values);
  const last = figure.values[count - 1] ?? 0;
  const labels =
    figure.kind === "bars" ? [0, count - 1].map((i) => say(middle(i), 552, 32, figure.labels[i] ?? "")) : [];
  const value =
    figure.kind === "bars" ? [say(middle(count - 1), 488 - (last / top) * 360, 36, String(last), true)] : [];
  return [say(450, 76, size, title, true), ...labels, ...value];
}
