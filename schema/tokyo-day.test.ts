import { describe, expect, it } from "vitest";
import { addDays, firstOfDays, isDay, tokyoDay } from "./tokyo-day.ts";

describe("a day in Tokyo", () => {
  it("begins at 15:00 UTC", () => {
    expect(tokyoDay(new Date("2026-11-19T14:59:59.999Z"))).toBe("2026-11-19");
    expect(tokyoDay(new Date("2026-11-19T15:00:00Z"))).toBe("2026-11-20");
  });

  it.each([
    ["2026-02-28", true],
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-2-28", false],
    ["2026/02/28", false],
    ["", false],
  ])("%s exists: %s", (text, exists) => {
    expect(isDay(text)).toBe(exists);
  });

  it("is counted over months, years and both ways", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("ends the last 14 days, itself included", () => {
    expect(firstOfDays("2026-11-20")).toBe("2026-11-07");
    expect(firstOfDays("2026-11-20", 1)).toBe("2026-11-20");
  });
});
