import { describe, expect, it } from "vitest";
import { CHART, dayBars, stepFor } from "./day-bars.ts";

const counts = (pdfDisplay: number, textPrint = 0) => ({
  ...{ pdfDisplay, pdfPrint: 0, textDisplay: 0, textPrint, total: pdfDisplay + textPrint },
});

describe("the bars of the days", () => {
  it("stand for every day of the period, stacked to the total", () => {
    const drawn = dayBars({ start: "2026-11-01", end: "2026-11-03" }, [{ day: "2026-11-02", counts: counts(3, 1) }]);
    expect(drawn?.bars.map(({ date, weekday, total }) => [date, weekday, total])).toEqual([
      [1, "日", 0],
      [2, "月", 4],
      [3, "火", 0],
    ]);
    const bar = drawn?.bars[1];
    expect(bar?.parts.map(({ kind }) => kind)).toEqual(["pdfDisplay", "textPrint"]);
    expect(bar?.parts.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(CHART.bottom - (bar?.top ?? 0));
    expect(drawn?.ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
  });

  it("are left out where they could not be told apart", () => {
    expect(dayBars({ start: "2026-10-01", end: "2026-10-31" }, [])).not.toBeNull();
    expect(dayBars({ start: "2026-10-01", end: "2026-11-01" }, [])).toBeNull();
  });

  it.each([
    [1, 1],
    [5, 1],
    [6, 2],
    [84, 20],
    [1048, 500],
  ])("have lines for %i that are %i apart", (most, step) => expect(stepFor(most)).toBe(step));
});
