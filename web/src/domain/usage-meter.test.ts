import { describe, expect, it } from "vitest";
import { filledPart, forecast, levelOf, type Meter, nextMonth, reachedFor, tightest } from "./usage-meter.ts";

const meter = (used: number, max: number | null, cap: Meter["cap"] = "NEWSPAPER_IMAGE"): Meter => ({
  ...{ cap, used, max, name: null },
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

  it("foretells the day of its cap, within the month only", () => {
    expect(forecast(meter(812, 1000), "2026-11-20")).toBe("2026-11-25");
    expect(forecast(meter(100, 1000), "2026-11-20")).toBeNull();
    expect(forecast(meter(0, 10), "2026-11-20")).toBeNull();
    expect(forecast(meter(10, 10), "2026-11-20")).toBeNull();
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
