import type { Rng } from "../../rng.ts";
import type { Painter } from "../painter.ts";
import { landscape, mix, someLight } from "./land.ts";

const SUITS = ["#2e3640", "#3b4654", "#4b4038", "#39423a", "#544650"] as const;

/** A press conference: people at a table before a chequered wall. */
export function meeting(p: Painter, rng: Rng): void {
  p.rect(0, 0, 900, 600, "#d5dadd");
  const logo = rng.pick(["#9fb4c6", "#c6b29f", "#a9bfa9"]);
  for (let y = 30; y < 360; y += 66)
    for (let x = ((y / 66) % 2) * 60 - 20; x < 900; x += 120) p.rect(x, y, 56, 18, logo);
  const count = rng.int(2, 4);
  for (let i = 0; i < count; i++) {
    const x = 450 + (i - (count - 1) / 2) * 190;
    p.person(x, 700, 480, rng.pick(SUITS));
    p.poly(
      [
        [x - 22, 332],
        [x + 22, 332],
        [x, 400],
      ],
      "#f7f7f5",
    );
    p.poly(
      [
        [x - 7, 340],
        [x + 7, 340],
        [x + 4, 396],
        [x, 410],
        [x - 4, 396],
      ],
      rng.pick(["#7c2f33", "#2f4f7c", "#3f5a3f"]),
    );
  }
  p.rect(0, 470, 900, 130, "#f2f0ea");
  p.rect(0, 470, 900, 8, "#c9c4b8");
  for (let i = 0; i < count; i++) {
    const x = 450 + (i - (count - 1) / 2) * 190;
    p.poly(
      [
        [x - 50, 470],
        [x + 50, 470],
        [x + 44, 440],
        [x - 44, 440],
      ],
      "#ffffff",
    );
    p.line(
      [
        [x + 66, 470],
        [x + 52, 420],
      ],
      5,
      "#2b2f33",
    );
    p.oval(x + 51, 416, 9, 12, "#2b2f33");
  }
}

/** Head and shoulders of someone being interviewed. */
export function portrait(p: Painter, rng: Rng): void {
  const wall = rng.pick(["#c9d0d4", "#d8d0c4", "#bccad0"]);
  p.rect(0, 0, 900, 600, wall);
  p.rect(0, 0, 320, 600, mix(wall, "#ffffff", 0.35));
  p.rect(620, 60, 220, 300, mix(wall, "#6f7b82", 0.3));
  for (let i = 0; i < 5; i++)
    p.rect(640 + i * 38, 90, 26, 240, mix(wall, rng.pick(["#7a5a48", "#4f6a80", "#8a8052"]), 0.6));
  const skin = rng.pick(["#d9b79a", "#cfa98a", "#e0c2a6"]);
  const hair = rng.pick(["#2b2725", "#4a4440", "#8d8a86"]);
  p.poly(
    [
      [180, 600],
      [220, 470],
      [330, 410],
      [450, 396],
      [570, 410],
      [680, 470],
      [720, 600],
    ],
    rng.pick(SUITS),
  );
  p.poly(
    [
      [390, 404],
      [510, 404],
      [450, 520],
    ],
    "#f6f6f3",
  );
  p.poly(
    [
      [436, 430],
      [464, 430],
      [472, 540],
      [450, 570],
      [428, 540],
    ],
    rng.pick(["#7c2f33", "#2f4f7c", "#5a4f7c"]),
  );
  p.rect(410, 340, 80, 80, mix(skin, "#7a5a48", 0.2));
  p.oval(450, 250, 104, 132, skin);
  p.poly(
    [
      [340, 240],
      [352, 150],
      [420, 104],
      [500, 108],
      [556, 160],
      [560, 240],
      [540, 190],
      [470, 168],
      [390, 180],
      [356, 210],
    ],
    hair,
  );
  for (const x of [408, 492]) p.oval(x, 252, 11, 6, "#332b28");
  for (const x of [408, 492])
    p.line(
      [
        [x - 20, 232],
        [x + 20, 230],
      ],
      5,
      hair,
    );
  p.line(
    [
      [450, 262],
      [442, 300],
      [456, 304],
    ],
    3,
    mix(skin, "#6a4a3a", 0.5),
  );
  p.line(
    [
      [418, 332],
      [450, 340],
      [484, 330],
    ],
    5,
    mix(skin, "#8a3f3a", 0.6),
  );
  if (rng.chance(0.4))
    for (const x of [408, 492])
      p.line(
        [
          [x - 30, 240],
          [x + 30, 240],
          [x + 26, 272],
          [x - 26, 272],
          [x - 30, 240],
        ],
        3,
        "#3a3f44",
      );
}

/** Shelves of a shop and someone putting goods on them. */
export function shop(p: Painter, rng: Rng): void {
  p.rect(0, 0, 900, 600, "#ece9e1");
  p.rect(0, 0, 900, 70, "#d9d5ca");
  for (let x = 50; x < 900; x += 220) p.rect(x, 20, 160, 18, "#ffffff");
  for (let shelf = 0; shelf < 4; shelf++) {
    const y = 190 + shelf * 105;
    for (let x = 20; x < 880; x += rng.int(30, 44)) {
      const h = rng.int(46, 78);
      p.rect(
        x,
        y - h,
        rng.int(22, 32),
        h,
        rng.pick(["#b9564c", "#d9a441", "#5f8a6a", "#4f7ba0", "#e6ddc9", "#8a6a9a", "#c98a5a"]),
      );
    }
    p.rect(0, y, 900, 12, "#8d8a83");
    for (let x = 30; x < 880; x += 96) p.rect(x, y + 2, 44, 18, "#fffef6");
  }
  const x = rng.int(560, 680);
  p.person(x, 600, 440, rng.pick(["#3f6a5a", "#8a4a3f", "#3f5a7f"]));
  p.line(
    [
      [x - 60, 290],
      [x - 130, 250],
    ],
    26,
    rng.pick(["#3f6a5a", "#3f5a7f"]),
  );
}

/** A field at work, rows running to the hills. */
export function field(p: Painter, rng: Rng): void {
  const light = someLight(rng);
  landscape(p, rng, light, 300);
  const crop = rng.pick(["#c8b04a", "#7fa552", "#93ad63", "#b99a52"]);
  p.rect(0, 300, 900, 300, crop);
  for (let i = -9; i < 10; i++)
    p.poly(
      [
        [450 + i * 26, 300],
        [450 + i * 26 + 8, 300],
        [450 + i * 130 + 46, 600],
        [450 + i * 130, 600],
      ],
      mix(crop, "#4a4a2a", 0.35),
    );
  for (let i = 0; i < rng.int(2, 4); i++) {
    const x = 150 + i * 190 + rng.int(-30, 30);
    p.person(x, 480 + i * 24, 190, rng.pick(["#4f6a8a", "#8a5a4a", "#5a6a4a"]));
    p.oval(x, 480 + i * 24 - 178, 34, 12, "#e9dfb4");
    p.poly(
      [
        [x + 40, 470 + i * 24],
        [x + 96, 470 + i * 24],
        [x + 88, 500 + i * 24],
        [x + 48, 500 + i * 24],
      ],
      "#a9783f",
    );
  }
}

/** Players on the turf before a full stand. */
export function stadium(p: Painter, rng: Rng): void {
  p.rect(0, 0, 900, 600, "#8fb0c9");
  p.rect(0, 90, 900, 210, "#5e6a73");
  for (let y = 104; y < 300; y += 15)
    for (let x = 4 + (y % 2) * 6; x < 900; x += 13)
      if (rng.chance(0.8))
        p.oval(x, y, 5, 6, rng.pick(["#d8b09a", "#c9ccd0", "#3f5f9a", "#e6e2d6", "#a3443c", "#f0d07a"]));
  p.rect(0, 290, 900, 24, "#e8e4da");
  for (let x = 0; x < 900; x += 150)
    p.rect(x + 6, 294, 136, 16, rng.pick(["#b9564c", "#3f6a9a", "#3f7a5a", "#d9a441"]));
  p.rect(0, 314, 900, 286, "#5f9a58");
  for (let i = 0; i < 5; i++)
    p.poly(
      [
        [i * 200 - 40, 314],
        [i * 200 + 60, 314],
        [i * 220 + 60, 600],
        [i * 220 - 60, 600],
      ],
      "#6aa662",
    );
  for (let i = 0; i < 5; i++) {
    const x = 120 + i * 160 + rng.int(-30, 30);
    const y = 500 + rng.int(-40, 70);
    p.person(x, y, 210, i % 2 ? "#f4f2ec" : "#2f4f9a");
  }
  p.oval(rng.int(300, 600), 540, 15, 15, "#ffffff");
}

/** An exhibition hall: works on the wall, visitors from behind. */
export function stage(p: Painter, rng: Rng): void {
  p.rect(0, 0, 900, 600, "#e9e5dc");
  p.rect(0, 450, 900, 150, "#a98f70");
  p.rect(0, 444, 900, 8, "#cfc8ba");
  for (let i = 0; i < 4; i++) {
    const x = 40 + i * 215;
    const h = rng.int(150, 210);
    p.poly(
      [
        [x - 10, 70],
        [x + 190, 70],
        [x + 160, 40],
        [x + 20, 40],
      ],
      "#f8f6ef",
    );
    p.rect(x, 110, 180, h + 16, "#6d5a44");
    p.rect(x + 8, 118, 164, h, "#f3efe4");
    for (let k = 0; k < 7; k++)
      p.rect(
        x + 14 + rng.int(0, 120),
        124 + rng.int(0, h - 60),
        rng.int(16, 60),
        rng.int(12, 50),
        rng.pick(["#9f5a4a", "#4f7a8a", "#c9a24a", "#6a7a4f", "#7a5f8a", "#3f4a5a"]),
      );
  }
  for (let i = 0; i < rng.int(3, 5); i++) {
    const x = 130 + i * 170 + rng.int(-30, 30);
    p.person(x, 590, 280 + rng.int(-30, 30), rng.pick(["#4a5560", "#7a5a50", "#566a56", "#6a5f7a"]), "#3a332f");
  }
}
