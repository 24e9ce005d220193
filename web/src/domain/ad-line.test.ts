import { describe, expect, it } from "vitest";
import { adLine } from "./ad-line.ts";

const NOTHING = { area: null, unit: null, rate: null, rateUnit: null, value: null };

describe("the line of an advertising value", () => {
  it.each([
    [{ area: 80.5, unit: 1, rate: 1201, rateUnit: 1, value: 96_681 }, "96,681円（80.5cm² × 1,201円/cm²）"],
    [{ area: 3, unit: 2, rate: 90_000, rateUnit: 2, value: 270_000 }, "270,000円（3段 × 90,000円/段）"],
    [{ area: 3, unit: 2 }, "3段"],
    [{ rate: 1200, rateUnit: 1 }, "面積なし（単価 1,200円/cm²）"],
    [{ area: 80, unit: 1, rate: 90_000, rateUnit: 2 }, "80cm²（単価 90,000円/段）"],
  ])("%j", (facts, line) => {
    expect(adLine({ ...NOTHING, ...facts })).toBe(line);
  });
});
