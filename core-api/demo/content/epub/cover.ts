import { createCanvas } from "@napi-rs/canvas";
import { paintPage } from "../../../src/typeset/canvas.ts";
import { faceOf } from "../../../src/typeset/faces.ts";
import { type Op, type Page, polyPath, rectPath } from "../../../src/typeset/page.ts";
import { breakLine, horizontalLine, widthOf } from "../../../src/typeset/set-text.ts";
import { coverDateText } from "../magazine-issues.ts";
import { type Rng, rngOf } from "../rng.ts";
import type { DemoIssue } from "../types.ts";

const WIDTH = 600;
const HEIGHT = 800;
const PAPER = "#f4f1ea";

/** Rings, spokes, bars or waves in the magazine's colour: each issue has its own device. */
function device(color: string, rng: Rng): Op[] {
  const kind = rng.int(0, 3);
  const [cx, cy] = [300, 360];
  const ops: Op[] = [];
  const ring = (r: number): string =>
    polyPath(
      Array.from({ length: 72 }, (_, i) => [
        cx + r * Math.cos((i * Math.PI) / 36),
        cy + r * Math.sin((i * Math.PI) / 36),
      ]),
    );
  if (kind === 0) {
    for (const r of [60, 105, 150]) ops.push({ op: "stroke", d: ring(r), color, width: 5 });
    for (let i = 0; i < 8; i++)
      ops.push({
        op: "stroke",
        d: polyPath(
          [
            [cx, cy],
            [cx + 150 * Math.cos((i * Math.PI) / 4), cy + 150 * Math.sin((i * Math.PI) / 4)],
          ],
          false,
        ),
        color,
        width: 4,
      });
    ops.push({ op: "fill", d: ring(34), color });
  } else if (kind === 1) {
    for (let i = 0; i < 9; i++)
      ops.push({ op: "fill", d: rectPath(110 + i * 44, 510 - rng.int(60, 290), 26, 290), color });
    ops.push({ op: "fill", d: rectPath(90, 510, 420, 300), color: PAPER });
    ops.push({ op: "fill", d: rectPath(90, 508, 420, 5), color });
  } else if (kind === 2) {
    for (let row = 0; row < 7; row++)
      ops.push({
        op: "stroke",
        d: polyPath(
          Array.from({ length: 43 }, (_, i) => [90 + i * 10, 230 + row * 42 + Math.sin(i / 4 + row) * 16]),
          false,
        ),
        color,
        width: 3 + row,
      });
  } else {
    for (let i = 0; i < 6; i++)
      for (let k = 0; k < 6; k++)
        if (rng.chance(0.72))
          ops.push({
            op: "fill",
            d: rectPath(130 + i * 58, 210 + k * 52, 46, 40),
            color: rng.chance(0.25) ? "#c8b48a" : color,
          });
  }
  return ops;
}

/** The cover as JPEG, 600 × 800: name on a band, device, the issue's lines and date. */
export function renderCover(issue: DemoIssue): Uint8Array {
  const { magazine } = issue;
  const bold = faceOf("bold");
  const regular = faceOf("regular");
  const name = magazine.name.replace(/^(週刊|隔週刊|月刊|季刊) ?/, "");
  const cycle = /^(週刊|隔週刊|月刊|季刊)/.exec(magazine.name)?.[0] ?? "";
  const nameSize = Math.min(64, (WIDTH - 130) / [...name].length);
  const lines = issue.coverLines.slice(0, 3).flatMap((line, i) => {
    const size = i === 0 ? 40 : 22;
    const parts = i === 0 ? line.split("　").slice(0, 2) : [line.replace("　", " ")];
    return parts.flatMap((part, k) =>
      breakLine(bold, k === 0 ? size : 26, part, WIDTH - 70)
        .slice(0, 2)
        .map((text) => ({ text, size: k === 0 ? size : 26, bold: i === 0 })),
    );
  });
  const page: Page = {
    width: WIDTH,
    height: HEIGHT,
    ops: [{ op: "fill", d: rectPath(0, 0, WIDTH, HEIGHT), color: PAPER }],
  };
  page.ops.push(...device(magazine.colour, rngOf("cover", issue.contentsId)));
  page.ops.push({ op: "fill", d: rectPath(0, 0, WIDTH, 136), color: magazine.colour });
  page.ops.push(
    horizontalLine(bold, nameSize, 36, 92, name, "#fffdf6"),
    horizontalLine(regular, 18, 46 + widthOf(bold, nameSize, name), 46, cycle, "#fffdf6"),
  );
  let y = HEIGHT - 44 - lines.reduce((sum, l) => sum + l.size * 1.36, 0);
  page.ops.push({ op: "fill", d: rectPath(0, y - 14, WIDTH, HEIGHT - y + 14), color: PAPER });
  for (const line of lines) {
    y += line.size * 1.36;
    page.ops.push(
      horizontalLine(
        line.bold ? bold : regular,
        line.size,
        36,
        y - line.size * 0.3,
        line.text,
        line.bold ? "#1d1d1d" : "#3c3c3a",
      ),
    );
  }
  page.ops.push(horizontalLine(regular, 16, 36, HEIGHT - 20, coverDateText(magazine, issue.coverDate), "#55534e"));
  const canvas = createCanvas(WIDTH, HEIGHT);
  paintPage(canvas.getContext("2d"), page, { scale: 1, dx: 0, dy: 0 }, false);
  return canvas.toBuffer("image/jpeg", 82);
}
