import { describe, expect, it } from "vitest";
import { dueDay, UNKNOWN } from "./arrival-due.ts";
import { type ArrivalRecord, learnHabit, sharedOffDays } from "./arrival-habit.ts";

const FRIDAY = "2026-11-20";
const days = (first: number, last: number, but: readonly number[] = []) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((ago) => !but.includes(ago));
const records = (agos: readonly number[], over: Partial<ArrivalRecord> = {}): ArrivalRecord[] =>
  agos.map((ago) => ({ ago, count: 20, first: 300, last: 310, ...over }));
const learn = (agos: readonly number[], known = 400, off: readonly number[] = [], over: Partial<ArrivalRecord> = {}) =>
  learnHabit(records(agos, over), known, new Set(off));
const isExpected = (agos: readonly number[], known = 400) => learn(agos, known).phases[0];

describe("what a medium's arrivals teach", () => {
  it("goes by the same weekdays of four weeks, a day that failed allowed for", () => {
    expect(
      [
        [7, 14, 21, 28],
        [7, 14, 21],
        [7, 14],
      ].map((agos) => isExpected(agos)),
    ).toEqual([true, true, false]);
    expect([isExpected([7, 14], 14), isExpected([14], 14), isExpected([7, 14], 21)]).toEqual([true, false, false]);
  });

  it("takes a daily for one whatever fell on this weekday, and a paper without Sundays for none", () => {
    const noSundays = learn(days(1, 28, [5, 12, 19, 26]));
    expect([noSundays.kind, noSundays.phases[5], noSundays.phases[0]]).toEqual(["weekdays", false, true]);
    expect(learn(days(1, 28, [7, 14])).kind).toBe("daily");
  });

  it("goes by all days of a medium that is new", () => {
    expect([isExpected([1, 3, 4], 7), isExpected([1, 2, 4, 6], 7), isExpected([], 0)]).toEqual([false, true, false]);
  });

  it("leaves out days that were no publishing days", () => {
    const agos = days(1, 28, [4, 11, 18]);
    expect(learn(agos).phases[4]).toBe(false);
    expect(learn(agos, 400, [4, 11, 18]).kind).toBe("daily");
  });

  it("expects nothing of a medium that comes as it likes, nor of one that may have no articles by chance", () => {
    expect(learn([1, 2, 4, 6, 9, 10, 13, 16, 17, 21, 23, 24, 27, 28]).kind).toBe("irregular");
    const twoMissed = days(1, 28, [3, 9]);
    expect(learn(twoMissed, 400, [], { count: 3 }).kind).toBe("irregular");
    expect(learn(twoMissed, 400, [], { count: 30 }).kind).toBe("daily");
  });

  it("says how late the first article may be, by how much it strays", () => {
    expect(learn(days(1, 28)).due).toBe(310);
    const straying = days(1, 28).map((ago) => ({ ago, count: 20, first: 300 + (ago % 7) * 5, last: 400 }));
    expect(learnHabit(straying, 400, new Set()).due).toBe(315 + 60 + 10);
    expect(learn(days(1, 28), 400, [], { first: 20, last: 1420 })).toMatchObject({ due: 30, allDay: true });
  });
});

describe("a medium that comes at intervals", () => {
  const monthly = [21, 51, 82, 112];
  const dueAt = (agos: readonly number[]) => dueDay(FRIDAY, records(agos), learn(agos), UNKNOWN);

  it("is not expected 7 or 14 days after its last issue", () => {
    for (const last of [7, 14, 21, 28])
      expect([learn(monthly.map((ago) => ago - 21 + last)).kind, dueAt(monthly.map((ago) => ago - 21 + last))]).toEqual(
        ["interval", null],
      );
  });

  it("is missing two days after its longest wait, for a week, by one day's name", () => {
    const lost = (last: number) => dueAt(monthly.map((ago) => ago - 21 + last));
    expect([lost(32), lost(33), lost(34), lost(39), lost(40)]).toEqual([
      null,
      FRIDAY,
      "2026-11-19",
      "2026-11-14",
      null,
    ]);
  });

  it("keeps its interval over an issue that was lost", () => {
    expect(learn([21, 82, 112, 143]).interval).toMatchObject({ usual: 31 });
    expect(learn([3, 51, 60, 112]).kind).toBe("irregular");
  });
});

describe("what operators say", () => {
  const due = (day: string, known: object) => dueDay(day, [], learn(days(1, 28)), { ...UNKNOWN, ...known });
  it("stands in place of what is learnt", () => {
    expect(due(FRIDAY, { rhythm: "weekdays", weekdays: [5] })).toBe(FRIDAY);
    expect(due(FRIDAY, { rhythm: "weekdays", weekdays: [1] })).toBeNull();
    expect(due(FRIDAY, { rhythm: "monthdays", monthDays: [20] })).toBe(FRIDAY);
    expect(due("2026-11-30", { rhythm: "monthdays", monthDays: [31] })).toBe("2026-11-30");
    expect(due(FRIDAY, { rhythm: "unwatched" })).toBeNull();
    expect(due(FRIDAY, { offDays: [FRIDAY] })).toBeNull();
  });
});

describe("days off that media share", () => {
  it("are those on which most dailies did not come", () => {
    const paper = (missed: readonly number[]) => records(days(1, 28, missed));
    expect(sharedOffDays([paper([11]), paper([11]), paper([11, 3]), paper([])])).toEqual([11]);
    expect(sharedOffDays([paper([11]), paper([11])])).toEqual([]);
  });

  it("are not the Sundays of papers that have none", () => {
    const paper = records(days(1, 28, [5, 12, 19, 26]));
    expect(sharedOffDays([paper, paper, paper])).toEqual([]);
  });
});
