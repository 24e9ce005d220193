import { describe, expect, it } from "vitest";
import { someFigure } from "./figures.ts";
import { rngOf } from "./rng.ts";

describe("someFigure", () => {
  it("ends with the profits that the article tells", () => {
    const figure = someFigure(rngOf("a"), "bars", 2026, { profit: "240", pct: "20", dir: "減" });
    expect(figure.values.slice(-2)).toEqual([300, 240]);
    expect(figure.labels.at(-1)).toBe("2026年");
  });

  it.each([
    ["下落", -1],
    ["上昇", 1],
  ])("goes the way of the article: %s", (dir, sign) => {
    const { values } = someFigure(rngOf("b", dir), "line", 2026, { dir });
    expect(Math.sign((values.at(-1) ?? 0) - (values[0] ?? 0))).toBe(sign);
  });
});
