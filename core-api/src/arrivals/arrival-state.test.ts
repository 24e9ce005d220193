import { describe, expect, it } from "vitest";
import { type ArrivalDay, arrivalState } from "./arrival-state.ts";

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
      dueMinute: at("05:20"),
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
    expect(
      stateAt("07:00", 3, "06:59", { expected: false, usualCount: null, usualMinute: null, dueMinute: null }),
    ).toBe("arrived");
  });
});
