import { describe, expect, it } from "vitest";
import { type ArrivalDay, arrivalState, isExpected } from "./arrival-state.ts";

const at = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Usually 142 articles by 05:10. */
const stateAt = (time: string, count: number, last: string | null = null, over: Partial<ArrivalDay> = {}) =>
  arrivalState(
    {
      expected: true,
      allDay: false,
      count,
      lastMinute: last === null ? null : at(last),
      usualCount: 142,
      usualMinute: at("05:10"),
      ...over,
    },
    at(time),
  );

describe("how a medium stands", () => {
  it("is waited for until ten minutes after its usual time, then missed", () => {
    expect([stateAt("05:09", 0), stateAt("05:19", 0), stateAt("05:20", 0)]).toEqual(["waiting", "waiting", "missing"]);
    expect(stateAt("05:19", 100, "05:00")).toBe("waiting");
    expect(stateAt("04:30", 142, "04:20")).toBe("arrived");
  });

  it("has few articles below half of the usual", () => {
    expect([stateAt("05:20", 70, "05:00"), stateAt("05:20", 71, "05:00")]).toEqual(["few", "arrived"]);
    const usually = (usualCount: number) => stateAt("05:20", 1, "05:00", { usualCount });
    expect([usually(5), usually(4), usually(1)]).toEqual(["few", "arrived", "arrived"]);
  });

  it("is late from the 31st minute after its usual time", () => {
    expect([stateAt("07:00", 142, "05:40"), stateAt("07:00", 142, "05:41")]).toEqual(["arrived", "late"]);
    expect(stateAt("07:00", 10, "05:41")).toBe("few");
    expect(stateAt("07:00", 142, "06:59", { allDay: true })).toBe("arrived");
  });

  it("alarms nobody where it is not expected or comes for the first time", () => {
    expect(stateAt("07:00", 0, null, { expected: false })).toBe("not_expected");
    expect(stateAt("07:00", 3, "06:59", { expected: false })).toBe("arrived");
    expect(stateAt("07:00", 3, "06:59", { expected: false, usualCount: null, usualMinute: null })).toBe("arrived");
  });
});

describe("whether a medium is expected", () => {
  const expected = (daysKnown: number, sameWeekdays: number, days = sameWeekdays) =>
    isExpected({ days, sameWeekdays, daysKnown });

  it("goes by the same weekdays of four weeks, a holiday allowed for; neither a monthly nor a fortnightly is a weekly", () => {
    expect([4, 3, 2, 1, 0].map((weekdays) => expected(400, weekdays))).toEqual([true, true, false, false, false]);
    expect([expected(14, 2), expected(14, 1), expected(21, 2), expected(27, 3)]).toEqual([true, false, false, true]);
  });

  it("takes a daily for one whatever fell on this weekday, and a paper without Sundays for none", () => {
    expect([expected(400, 2, 26), expected(400, 0, 24), expected(14, 1, 13)]).toEqual([true, false, true]);
  });

  it("goes by all days of a medium that is new", () => {
    expect([expected(7, 1, 3), expected(7, 0, 4), expected(13, 1, 7), expected(0, 0)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
