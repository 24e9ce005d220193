import { describe, expect, it } from "vitest";
import {
  defaultPeriod,
  nearestDay,
  neighbourDays,
  periodLabel,
  periodOf,
  shortPeriodLabel,
  spokenPeriod,
} from "./period.ts";

const day = (start: string, end = start) => ({ start, end });

describe("period", () => {
  it("is by default the last 14 days, today among them", () => {
    expect(defaultPeriod("2026-11-20")).toEqual(day("2026-11-07", "2026-11-20"));
  });

  it("is read only from two real days in order", () => {
    expect(periodOf("2026-11-01", "2026-11-20")).toEqual(day("2026-11-01", "2026-11-20"));
    expect(periodOf("2026-11-20", "2026-11-01")).toBeNull();
    expect(periodOf("2026-02-30", "2026-03-01")).toBeNull();
    expect(periodOf(null, "2026-03-01")).toBeNull();
  });

  it("is labelled as a day or as a range", () => {
    expect(periodLabel(day("2026-11-20"))).toBe("2026/11/20(金)");
    expect(periodLabel(day("2026-11-07", "2026-11-20"))).toBe("2026/11/07～11/20");
    expect(periodLabel(day("2025-12-25", "2026-01-07"))).toBe("2025/12/25～2026/01/07");
  });

  it("is short where there is little room", () => {
    expect(shortPeriodLabel(day("2026-11-20"))).toBe("11月20日(金)");
    expect(shortPeriodLabel(day("2026-11-07", "2026-11-20"))).toBe("11/07～11/20");
  });

  it("is spoken in sentences", () => {
    expect(spokenPeriod(day("2026-11-20"))).toBe("11月20日");
    expect(spokenPeriod(day("2026-11-07", "2026-11-20"))).toBe("11月7日から20日");
    expect(spokenPeriod(day("2026-10-28", "2026-11-10"))).toBe("10月28日から11月10日");
  });
});

describe("neighbourDays", () => {
  const days = ["2026-11-20", "2026-11-18", "2026-11-16"];

  it("skips days without articles", () => {
    expect(neighbourDays(days, day("2026-11-18"))).toEqual({ previous: "2026-11-16", next: "2026-11-20" });
    expect(neighbourDays(days, day("2026-11-19"))).toEqual({ previous: "2026-11-18", next: "2026-11-20" });
  });

  it("ends at the first and the last day", () => {
    expect(neighbourDays(days, day("2026-11-16")).previous).toBeNull();
    expect(neighbourDays(days, day("2026-11-20")).next).toBeNull();
  });

  it("goes from a range to its newest day", () => {
    expect(neighbourDays(days, day("2026-11-07", "2026-11-19"))).toEqual({
      previous: "2026-11-18",
      next: "2026-11-20",
    });
  });
});

describe("nearestDay", () => {
  it("prefers the day before", () =>
    expect(nearestDay(["2026-11-19", "2026-11-21"], day("2026-11-20"))).toBe("2026-11-19"));
  it("takes a later one otherwise", () =>
    expect(nearestDay(["2026-11-23", "2026-11-25"], day("2026-11-20"))).toBe("2026-11-23"));
  it("knows when there is none", () => expect(nearestDay([], day("2026-11-20"))).toBeNull());
  it("looks before a whole range", () => {
    expect(nearestDay(["2026-10-30"], day("2026-11-07", "2026-11-20"))).toBe("2026-10-30");
  });
});
