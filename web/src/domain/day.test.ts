import { describe, expect, it } from "vitest";
import { addDays, dayLabel, isDay, shortDate, slashDate, spokenDayLabel, timeLabel, todayInTokyo } from "./day.ts";

describe("days", () => {
  it("are written with slashes and the weekday", () => {
    expect(dayLabel("2026-11-20")).toBe("2026/11/20(金)");
    expect(slashDate("2026-01-05")).toBe("2026/01/05");
    expect(shortDate("2026-11-20")).toBe("11/20");
    expect(spokenDayLabel("2026-03-01")).toBe("3月1日(日)");
  });

  it.each([["9999-12-31"], [null], [undefined], [""], ["2026-02-30"]])("are blank for %s", (day) => {
    expect(dayLabel(day)).toBe("");
    expect(slashDate(day)).toBe("");
    expect(shortDate(day)).toBe("");
  });

  it.each(["2026-02-30", "2026-2-3", "20261120", "2026-13-01", "", "2026-11-20T00:00"])("%s is no day", (text) => {
    expect(isDay(text)).toBe(false);
  });

  it("knows leap days", () => expect(isDay("2028-02-29")).toBe(true));

  it("steps over months and years", () => {
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  });

  it("takes today from Tokyo, not from the browser", () => {
    expect(todayInTokyo(new Date("2026-11-19T15:00:00Z"))).toBe("2026-11-20");
    expect(todayInTokyo(new Date("2026-11-19T14:59:59Z"))).toBe("2026-11-19");
  });
});

describe("times", () => {
  it("are Tokyo's", () => {
    expect(timeLabel("2026-11-19T21:00:00Z", "full")).toBe("2026/11/20 06:00");
    expect(timeLabel("2026-11-20T05:41:00+09:00", "short")).toBe("11/20 05:41");
  });

  it.each([[null], ["soon"], ["9999-12-31T00:00:00+09:00"]])("are blank for %s", (iso) => {
    expect(timeLabel(iso, "full")).toBe("");
  });
});
