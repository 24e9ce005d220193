import type { Rng } from "../../rng.ts";
import type { Painter } from "../painter.ts";
import { landscape, mix, someLight } from "./land.ts";
import { tree } from "./works.ts";

/** A train head on, in its shed or at a platform, and a man who looks after it. */
export function train(p: Painter, rng: Rng): void {
  const body = rng.pick(["#ecebe6", "#dfe7ee", "#efe4d2"]);
  const band = rng.pick(["#2f6f9f", "#3c7d54", "#a2443c"]);
  p.rect(0, 0, 900, 600, "#b9beb9");
  p.poly(
    [
      [0, 0],
      [900, 0],
      [900, 90],
      [620, 150],
      [300, 150],
      [0, 90],
    ],
    "#8d948f",
  );
  for (const [a, b] of [
    [160, 340],
    [370, 410],
    [560, 500],
    [760, 590],
  ] as const)
    p.line(
      [
        [a, 0],
        [b, 150],
      ],
      4,
      "#6e7571",
    );
  p.poly(
    [
      [0, 520],
      [900, 520],
      [900, 600],
      [0, 600],
    ],
    "#a7aba6",
  );
  p.poly(
    [
      [280, 150],
      [330, 116],
      [590, 116],
      [640, 150],
      [672, 430],
      [248, 430],
    ],
    body,
  );
  p.poly(
    [
      [300, 190],
      [620, 190],
      [634, 300],
      [286, 300],
    ],
    "#39434b",
  );
  p.rect(456, 190, 8, 110, body);
  p.poly(
    [
      [310, 198],
      [380, 198],
      [340, 292],
      [296, 292],
    ],
    "#5c6a74",
  );
  p.rect(252, 330, 416, 34, band);
  p.rect(370, 130, 180, 34, "#3b4249");
  p.rect(392, 138, 136, 18, "#e8b04a");
  for (const x of [292, 628]) p.oval(x, 394, 20, 20, "#fdfbe9");
  p.poly(
    [
      [236, 430],
      [684, 430],
      [664, 480],
      [256, 480],
    ],
    "#4a5056",
  );
  for (const [a, b] of [
    [330, 230],
    [590, 690],
  ] as const)
    p.line(
      [
        [a, 480],
        [b, 600],
      ],
      9,
      "#6d706e",
    );
  const x = rng.int(90, 160);
  p.person(x, 590, 280, "#33414c");
  p.poly(
    [
      [x - 32, 318],
      [x + 34, 318],
      [x + 26, 296],
      [x - 24, 296],
    ],
    "#e6e3da",
  );
  p.line(
    [
      [x + 40, 390],
      [x + 120, 360],
    ],
    18,
    "#33414c",
  );
}

/** A bus and cars on a street. */
export function road(p: Painter, rng: Rng): void {
  const light = someLight(rng);
  landscape(p, rng, light, 330);
  for (let x = -20; x < 900; x += rng.int(90, 140)) {
    const h = rng.int(70, 190);
    const wall = mix("#d9d6cf", "#8f969b", rng.next());
    p.rect(x, 350 - h, 100, h, wall);
    for (let y = 362 - h; y < 330; y += 30)
      for (let k = 0; k < 3; k++) p.rect(x + 12 + k * 28, y, 16, 16, mix(wall, "#4f6272", 0.6));
  }
  p.rect(0, 350, 900, 50, "#b9b7b0");
  p.rect(0, 400, 900, 200, "#7b8085");
  for (let x = 0; x < 900; x += 130) p.rect(x, 486, 74, 9, "#f0efe9");
  const bus = rng.pick(["#e9e4d6", "#d7e6ea", "#e7d9cf"]);
  p.rect(180, 260, 470, 190, bus);
  p.poly(
    [
      [180, 260],
      [650, 260],
      [636, 240],
      [198, 240],
    ],
    mix(bus, "#777777", 0.3),
  );
  for (let i = 0; i < 6; i++) p.rect(200 + i * 72, 286, 60, 66, "#4e6372");
  p.rect(632, 280, 18, 120, "#3f4f5b");
  p.rect(180, 380, 470, 26, rng.pick(["#2f7a6b", "#2f6f9f", "#c0713a"]));
  for (const x of [270, 560]) {
    p.oval(x, 452, 38, 38, "#2c3034");
    p.oval(x, 452, 16, 16, "#a9aeb2");
  }
  p.poly(
    [
      [690, 470],
      [720, 420],
      [820, 420],
      [860, 470],
      [890, 480],
      [890, 520],
      [680, 520],
    ],
    rng.pick(["#8f3f3a", "#c9ccce", "#3f5f7f"]),
  );
  for (const x of [730, 846]) p.oval(x, 520, 24, 24, "#2c3034");
  for (let x = 40; x < 180; x += 60) tree(p, x, 400, 90, mix(light.near, "#2d4a34", 0.4));
}

/** A container port with cranes and a ship. */
export function port(p: Painter, rng: Rng): void {
  const light = someLight(rng);
  landscape(p, rng, light, 360);
  p.rect(0, 360, 900, 240, "#56788f");
  for (let y = 380; y < 600; y += 20)
    p.line(
      [
        [rng.int(0, 300), y],
        [rng.int(500, 900), y],
      ],
      2,
      "#7f9fb3",
    );
  for (const x of [120, 330, 560]) {
    const c = rng.pick(["#b5483f", "#3f6f94", "#d0a23c"]);
    p.line(
      [
        [x, 400],
        [x + 20, 170],
      ],
      9,
      c,
    );
    p.line(
      [
        [x + 90, 400],
        [x + 70, 170],
      ],
      9,
      c,
    );
    p.line(
      [
        [x - 90, 190],
        [x + 180, 190],
      ],
      10,
      c,
    );
    p.line(
      [
        [x + 45, 110],
        [x - 80, 190],
        [x + 45, 110],
        [x + 170, 190],
      ],
      4,
      c,
    );
    p.line(
      [
        [x + 45, 190],
        [x + 45, 110],
      ],
      7,
      c,
    );
  }
  p.poly(
    [
      [70, 430],
      [800, 430],
      [760, 520],
      [120, 520],
    ],
    rng.pick(["#2f3f4b", "#8a3a34", "#2f5a4a"]),
  );
  p.rect(70, 424, 730, 10, "#e8e6e0");
  for (let row = 0; row < 3; row++)
    for (let x = 150; x < 640; x += 54)
      if (rng.chance(0.86))
        p.rect(x, 396 - row * 30, 50, 27, rng.pick(["#b86a4a", "#5c86a4", "#8f9a66", "#c9c2b0", "#77608a"]));
  p.rect(660, 300, 90, 126, "#eceae4");
  for (let y = 312; y < 400; y += 26) p.rect(668, y, 74, 10, "#5a6d7a");
}

/** A town seen from a hill. */
export function city(p: Painter, rng: Rng): void {
  const light = someLight(rng);
  landscape(p, rng, light, 420);
  for (const [base, depth] of [
    [380, 0.55],
    [450, 0.25],
    [540, 0],
  ] as const)
    for (let x = -30; x < 900; x += rng.int(58, 92)) {
      const h = rng.int(70, 250) * (1 - depth * 0.5);
      const w = rng.int(54, 92);
      const wall = mix(
        mix(rng.pick(["#d8d3c9", "#b9c1c7", "#c9bdb0", "#9fa9b1"]), light.glow, depth),
        "#6b7278",
        rng.next() * 0.25,
      );
      p.rect(x, base - h, w, h + 60, wall);
      p.rect(x, base - h, w * 0.3, h + 60, mix(wall, "#ffffff", 0.18));
      const step = 20 - depth * 6;
      for (let y = base - h + 12; y < base; y += step)
        for (let k = 0; k < 4; k++)
          p.rect(x + 7 + (k * (w - 14)) / 4, y, (w - 14) / 6, step * 0.5, mix(wall, "#3f5262", 0.55));
    }
  p.rect(0, 540, 900, 60, light.near);
  for (let x = 10; x < 900; x += rng.int(34, 60))
    tree(p, x, 575 + rng.int(0, 20), rng.int(40, 64), mix(light.near, "#2d4a34", 0.5));
}
