import { describe, expect, it } from "vitest";
import { filledPart, levelOf, type Meter, nextMonth, passedLine, reachedFor, tightest } from "./usage-meter.ts";

const meter = (used: number, max: number | null, cap: Meter["cap"] = "NEWSPAPER_IMAGE"): Meter => ({
  ...{ cap, used, max, name: null, lines: [80, 100], forecast: null },
});

describe("a meter", () => {
  it.each([
    [799, 1000, "below"],
    [800, 1000, "near"],
    [1000, 1000, "reached"],
    [1200, 1000, "reached"],
    [0, 0, "reached"],
    [5, null, "none"],
  ] as const)("of %s out of %s is %s", (used, max, level) => {
    expect(levelOf(meter(used, max))).toBe(level);
    expect(filledPart(meter(used, max))).toBeLessThanOrEqual(1);
  });

  it("that stands for all of them is the one that is reached first", () => {
    const [low, high] = [meter(10, 100), meter(90, 100, "NEWSPAPER_TEXT")];
    expect(tightest([low, high, meter(500, null, "DEMAND_UNIT")])).toBe(high);
    expect(tightest([meter(7, null), low])).toBe(low);
    expect(tightest([meter(7, null), meter(0, 100, "NEWSPAPER_TEXT")])?.cap).toBe("NEWSPAPER_TEXT");
    expect(tightest([])).toBeUndefined();
  });

  it("is near from its own first line on, or from none", () => {
    const set = (lines: number[], used: number) => ({ ...meter(used, 1000), lines });
    expect([levelOf(set([60, 90], 599)), levelOf(set([60, 90], 600))]).toEqual(["below", "near"]);
    expect([passedLine(set([60, 90], 899)), passedLine(set([60, 90], 900))]).toEqual([60, 90]);
    expect([levelOf(set([], 999)), levelOf(set([], 1000))]).toEqual(["below", "reached"]);
  });

  it("begins anew with the month", () => {
    expect(nextMonth("2026-12-31")).toBe("2027-01-01");
    expect(nextMonth("2026-09-05")).toBe("2026-10-01");
  });
});

describe("the cap in the way of articles", () => {
  const image = [{ dataSection: 1 }];
  const text = [{ dataSection: 2 }];

  it("is the group's of their section, at the cap and not before", () => {
    const full = meter(10, 10);
    expect(reachedFor([full, meter(3, 10, "NEWSPAPER_TEXT")], image)).toBe(full);
    expect(reachedFor([full, meter(3, 10, "NEWSPAPER_TEXT")], text)).toBeUndefined();
    expect(reachedFor([full], [...text, ...image])).toBe(full);
    expect(reachedFor([meter(9, 10), meter(500, null, "NEWSPAPER_TEXT")], [...image, ...text])).toBeUndefined();
  });

  it("is the demand unit's for every newspaper, and nothing's for other sources", () => {
    const unit = meter(10, 10, "DEMAND_UNIT");
    expect(reachedFor([unit], text)).toBe(unit);
    expect(reachedFor([unit, meter(10, 10)], [{ dataSection: 3 }, { dataSection: 5 }])).toBeUndefined();
  });
});
