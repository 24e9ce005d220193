import { expect, it } from "vitest";
import { toldApart } from "./told-apart.ts";

const named = (...names: string[]) => [
  ...toldApart(names.map((name, at) => ({ id: String(names.length - at), name }))).entries(),
];

it("numbers later ones of a name, and leaves the oldest as it is", () => {
  expect(named("半導体", "EV", "半導体", "半導体")).toEqual([
    ["1", "半導体"],
    ["2", "半導体（2）"],
    ["3", "EV"],
    ["4", "半導体（3）"],
  ]);
});

it("takes no number that somebody has typed", () => {
  expect(named("半導体", "半導体（2）", "半導体").map(([, name]) => name)).toEqual([
    "半導体",
    "半導体（2）",
    "半導体（3）",
  ]);
});
