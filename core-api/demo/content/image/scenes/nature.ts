import type { Rng } from "../../rng.ts";
import type { Painter } from "../painter.ts";
import { landscape, mix, ridge, someLight } from "./land.ts";
import { tree } from "./works.ts";

/** Mountains with snow above a village. */
export function mountain(p: Painter, rng: Rng): void {
  const light = someLight(rng);
  landscape(p, rng, light, 420);
  const peak = rng.int(300, 600);
  p.poly(
    [
      [peak - 420, 420],
      [peak - 180, 210],
      [peak - 60, 120],
      [peak, 70],
      [peak + 70, 130],
      [peak + 210, 240],
      [peak + 430, 420],
    ],
    mix(light.far, "#4f6272", 0.35),
  );
  p.poly(
    [
      [peak - 130, 170],
      [peak - 60, 120],
      [peak, 70],
      [peak + 70, 130],
      [peak + 120, 170],
      [peak + 60, 160],
      [peak + 20, 200],
      [peak - 30, 165],
      [peak - 70, 195],
    ],
    "#f4f7f9",
  );
  ridge(p, rng, 430, 60, mix(light.near, "#2d4a34", 0.4));
  p.rect(0, 430, 900, 170, light.mid);
  for (let i = 0; i < 9; i++) {
    const x = 40 + i * 96 + rng.int(-20, 20);
    const y = 480 + rng.int(0, 60);
    p.rect(x, y, 60, 34, "#e2ddd2");
    p.poly(
      [
        [x - 8, y],
        [x + 30, y - 28],
        [x + 68, y],
      ],
      rng.pick(["#6a5048", "#4f5a66", "#7a6a52"]),
    );
  }
  for (let i = 0; i < 14; i++)
    tree(p, rng.int(10, 890), rng.int(540, 598), rng.int(34, 60), mix(light.near, "#22402c", 0.5));
}

/** A street under heavy rain, umbrellas, water on the road. */
export function rain(p: Painter, rng: Rng): void {
  p.rect(0, 0, 900, 600, "#8f999f");
  for (let x = -20; x < 900; x += rng.int(90, 130)) {
    const h = rng.int(140, 300);
    p.rect(x, 400 - h, 104, h, mix("#7d868c", "#a7adb0", rng.next()));
  }
  p.rect(0, 400, 900, 200, "#6c767d");
  for (let i = 0; i < 26; i++) p.oval(rng.int(0, 900), rng.int(420, 596), rng.int(20, 80), 5, "#9aa6ad");
  for (let i = 0; i < 4; i++) {
    const x = 120 + i * 200 + rng.int(-40, 40);
    const y = 520 + rng.int(-10, 50);
    p.person(x, y, 220, rng.pick(["#39424a", "#4a4048", "#3f4a3f"]));
    p.poly(
      [
        [x - 84, y - 196],
        [x - 56, y - 244],
        [x, y - 266],
        [x + 56, y - 244],
        [x + 84, y - 196],
      ],
      rng.pick(["#a3443c", "#3f5f8a", "#d9c26a", "#5a7a5a", "#e4e4e0"]),
    );
    p.line(
      [
        [x, y - 260],
        [x, y - 130],
      ],
      4,
      "#2c3034",
    );
  }
  for (let i = 0; i < 90; i++) {
    const [x, y] = [rng.int(0, 900), rng.int(-20, 560)];
    p.line(
      [
        [x, y],
        [x - 14, y + 60],
      ],
      2,
      "#c6cfd4",
    );
  }
}
