import type { Rng } from "../../rng.ts";
import type { Painter } from "../painter.ts";
import { landscape, mix, someLight } from "./land.ts";

/** A long plant with a band of windows, stacks, trees in front. */
export function factory(p: Painter, rng: Rng): void {
  const light = someLight(rng);
  landscape(p, rng, light, 400);
  const wall = rng.pick(["#e8ebed", "#dfe5e8", "#ece8df"]);
  const left = rng.int(60, 160);
  const width = rng.int(560, 680);
  const top = rng.int(250, 290);
  for (let i = 0; i < rng.int(1, 3); i++) {
    const x = left + width - 90 - i * 70;
    p.rect(x, 120 + i * 30, 26, top - 100, "#c3c9cd");
    p.rect(x, 120 + i * 30, 26, 14, "#b5524a");
  }
  p.rect(left + width - 160, top - 50, 200, 460 - top + 20, mix(wall, "#8d99a1", 0.25));
  p.rect(left, top, width, 430 - top, wall);
  p.rect(left, top, width, 12, "#9aa6ad");
  for (let x = left + 24; x < left + width - 40; x += 46)
    for (const y of [top + 36, top + 88]) p.rect(x, y, 30, 22, "#7f9bb0");
  p.rect(left + 40, 372, 90, 58, "#8b969d");
  p.poly(
    [
      [0, 430],
      [900, 430],
      [900, 600],
      [0, 600],
    ],
    light.near,
  );
  p.poly(
    [
      [360, 430],
      [520, 430],
      [760, 600],
      [180, 600],
    ],
    "#b9bdbf",
  );
  p.line(
    [
      [438, 440],
      [450, 600],
    ],
    6,
    "#f2f2ee",
  );
  for (let x = 20; x < 900; x += rng.int(52, 90))
    if (x < 300 || x > 640) tree(p, x, 455 + rng.int(0, 30), rng.int(34, 56), mix(light.near, "#2d4a34", 0.45));
}

export function tree(p: Painter, x: number, foot: number, h: number, color: string): void {
  p.rect(x - h * 0.05, foot - h * 0.4, h * 0.1, h * 0.4, "#6a5848");
  p.oval(x, foot - h * 0.7, h * 0.32, h * 0.38, color);
}

/** A gloved hand's view of a wafer under clean-room light. */
export function wafer(p: Painter, rng: Rng): void {
  p.rect(0, 0, 900, 600, rng.pick(["#d9dee0", "#e3dcc4", "#cfd9de"]));
  for (let x = -200; x < 900; x += 130)
    p.poly(
      [
        [x, 0],
        [x + 60, 0],
        [x + 240, 600],
        [x + 180, 600],
      ],
      "#ffffff",
    );
  p.rect(0, 430, 900, 170, "#9aa4aa");
  p.rect(0, 430, 900, 10, "#7d878e");
  p.oval(450, 330, 270, 210, "#5d6b78");
  p.oval(450, 322, 268, 206, rng.pick(["#8fa0b8", "#a493b4", "#7fa8a6"]));
  for (let row = -4; row <= 4; row++)
    for (let col = -5; col <= 5; col++) {
      const [x, y] = [450 + col * 44, 322 + row * 40];
      if (((x - 450) / 240) ** 2 + ((y - 322) / 180) ** 2 > 0.9) continue;
      p.rect(x - 19, y - 17, 38, 34, mix("#c8d2dd", "#6f7fa0", rng.next() * 0.7));
    }
  p.poly(
    [
      [0, 520],
      [210, 420],
      [262, 440],
      [240, 476],
      [120, 600],
      [0, 600],
    ],
    "#f4f6f7",
  );
  p.poly(
    [
      [900, 500],
      [700, 400],
      [640, 430],
      [668, 470],
      [790, 600],
      [900, 600],
    ],
    "#eef1f3",
  );
}

/** Researchers at a laboratory table. */
export function lab(p: Painter, rng: Rng): void {
  p.rect(0, 0, 900, 600, "#dfe5e8");
  p.rect(0, 0, 900, 90, "#eef2f4");
  for (let x = 60; x < 900; x += 210) p.rect(x, 24, 150, 22, "#ffffff");
  for (let x = 40; x < 860; x += 170) {
    p.rect(x, 120, 150, 150, "#c7d0d6");
    for (let y = 150; y < 260; y += 40) p.rect(x + 8, y, 134, 6, "#a9b4bb");
    for (let b = 0; b < 6; b++)
      p.rect(x + 14 + b * 22, 128 + (b % 3) * 40, 14, 22, rng.pick(["#8aa7b8", "#b98a6a", "#7f9c80", "#d8c48a"]));
  }
  p.person(rng.int(240, 320), 560, 380, "#f6f8f9");
  p.person(rng.int(560, 660), 570, 360, "#f0f3f5");
  p.rect(0, 440, 900, 26, "#8f9aa1");
  p.rect(0, 466, 900, 134, "#b8c1c7");
  const x = rng.int(400, 470);
  p.rect(x, 400, 120, 40, "#4d565d");
  p.rect(x + 46, 270, 26, 140, "#5f6a72");
  p.poly(
    [
      [x + 20, 290],
      [x + 80, 250],
      [x + 96, 274],
      [x + 36, 316],
    ],
    "#3e464c",
  );
  for (let i = 0; i < 5; i++) p.rect(60 + i * 34, 400, 16, 40, rng.pick(["#a5c0cf", "#c9a27c", "#9fb89a"]));
  p.rect(700, 350, 150, 90, "#39424a");
  p.rect(708, 358, 134, 70, "#86b0c4");
}

/** Wind turbines over the sea. */
export function wind(p: Painter, rng: Rng): void {
  const light = someLight(rng);
  landscape(p, rng, { ...light, mid: "#5f86a0" }, 390);
  p.rect(0, 390, 900, 210, "#5d829b");
  for (let y = 410; y < 600; y += 22)
    p.line(
      [
        [rng.int(0, 200), y],
        [rng.int(400, 900), y],
      ],
      2,
      "#86a6ba",
    );
  const count = rng.int(4, 6);
  for (let i = 0; i < count; i++) {
    const near = i / count;
    const h = 150 + near * 210;
    const x = 90 + (i * 760) / count + rng.int(-20, 20);
    const foot = 400 + near * 90;
    p.poly(
      [
        [x - 5 - near * 4, foot],
        [x + 5 + near * 4, foot],
        [x + 3, foot - h],
        [x - 3, foot - h],
      ],
      "#f4f6f7",
    );
    const turn = rng.next() * 2;
    for (let blade = 0; blade < 3; blade++) {
      const a = turn + (blade * Math.PI * 2) / 3;
      const [bx, by] = [x + Math.cos(a) * h * 0.5, foot - h + Math.sin(a) * h * 0.5];
      p.poly(
        [
          [x - Math.sin(a) * 9, foot - h + Math.cos(a) * 9],
          [bx, by],
          [x + Math.sin(a) * 5, foot - h - Math.cos(a) * 5],
        ],
        "#ffffff",
      );
    }
    p.oval(x, foot - h, 7, 7, "#d5dadd");
    p.rect(x - 16, foot - 8, 32, 14, "#d8b44a");
  }
}

/** Panels on a slope in front of a town. */
export function solar(p: Painter, rng: Rng): void {
  const light = someLight(rng);
  landscape(p, rng, light, 330);
  for (let i = 0; i < 8; i++)
    p.rect(i * 120 + rng.int(0, 30), 290 - rng.int(0, 40), 80, 60, mix("#d8d2c8", "#8e8a86", rng.next()));
  for (let row = 0; row < 4; row++)
    for (let col = -1; col < 7; col++) {
      const y = 350 + row * 64;
      const w = 120 + row * 20;
      const x = 450 + (col - 3) * (w + 14) - row * 8;
      p.poly(
        [
          [x + 18, y],
          [x + w + 18, y],
          [x + w, y + 50],
          [x, y + 50],
        ],
        "#27476b",
      );
      for (let k = 1; k < 4; k++)
        p.line(
          [
            [x + 18 + (w * k) / 4, y],
            [x + (w * k) / 4, y + 50],
          ],
          2,
          "#6f93b8",
        );
      p.line(
        [
          [x + 9, y + 25],
          [x + w + 9, y + 25],
        ],
        2,
        "#6f93b8",
      );
    }
}

/** Pylons going away over fields. */
export function grid(p: Painter, rng: Rng): void {
  const light = someLight(rng);
  landscape(p, rng, light, 430);
  const tops: [number, number][] = [];
  for (let i = 0; i < 4; i++) {
    const h = 380 - i * 85;
    const x = 180 + i * 190;
    const foot = 520 - i * 32;
    const c = "#4d575e";
    p.line(
      [
        [x - h * 0.13, foot],
        [x - 4, foot - h],
      ],
      5 - i,
      c,
    );
    p.line(
      [
        [x + h * 0.13, foot],
        [x + 4, foot - h],
      ],
      5 - i,
      c,
    );
    for (let s = 0; s < 5; s++) {
      const [a, b] = [foot - (h * s) / 5, foot - (h * (s + 1)) / 5];
      const half = (k: number): number => h * 0.13 * (1 - k / 5);
      p.line(
        [
          [x - half(s), a],
          [x + half(s + 1), b],
          [x - half(s + 1), b],
          [x + half(s), a],
        ],
        2,
        c,
      );
    }
    for (const k of [0.98, 0.84, 0.7])
      p.line(
        [
          [x - h * 0.2, foot - h * k],
          [x + h * 0.2, foot - h * k],
        ],
        4 - i * 0.6,
        c,
      );
    tops.push([x, foot - h * 0.84]);
  }
  for (const off of [-40, 0, 40])
    p.line(tops.map(([x, y], i): [number, number] => [x + off * (1 - i * 0.2), y]).concat([[900, 250]]), 2, "#39424a");
}
