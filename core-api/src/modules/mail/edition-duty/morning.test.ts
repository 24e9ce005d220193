import { describe, expect, it } from "vitest";
import { isHoliday } from "../../../time/business-day.ts";
import { dueOn, type MorningState, selectedSince, stateOf, warningBefore } from "./morning.ts";
import { dutyOn, nextDay, type RotaRow, type RotaUser } from "./rota.ts";

const DAY = "2026-11-20";
const at = (time: string, day = DAY) => new Date(`${day}T${time}:00+09:00`);

describe("the state of a morning", () => {
  const facts = { version: 3, begunAt: at("06:10"), updatedAt: at("06:30"), sendAt: null, requestedVersion: null };
  const state = (own: object, now = at("06:40")) => stateOf({ ...facts, ...own }, DAY, now);

  it("follows from what was saved since midnight, asked and sent", () => {
    expect(state({})).toBe("choosing");
    expect(state({ begunAt: null })).toBe("untouched");
    expect(state({ updatedAt: at("23:59", "2026-11-19") })).toBe("untouched");
    expect(state({ requestedVersion: 3 })).toBe("waiting");
    expect(state({ requestedVersion: 2 })).toBe("choosing");
    expect(state({ sendAt: at("06:55") })).toBe("planned");
    expect(state({ sendAt: at("06:39") })).toBe("sent");
  });
});

describe("what is due", () => {
  const facts = {
    ...{
      state: "untouched" as MorningState,
      sendAt: null,
      deadline: at("06:58"),
      inForceAt: at("12:00", "2026-11-19"),
    },
    ...{ isWarned: false, isEnded: false, approval: false },
  };
  const due = (time: string, own: object = {}) => dueOn({ ...facts, ...own }, at(time));

  it("is a warning eight minutes before the deadline, once, of what nobody has touched", () => {
    expect(warningBefore(facts.deadline)).toEqual(at("06:50"));
    expect(due("06:49")).toBe("nothing");
    expect(due("06:50")).toBe("warn");
    expect(due("06:57")).toBe("warn");
    expect(due("06:52", { isWarned: true })).toBe("nothing");
    expect(due("06:52", { state: "choosing" })).toBe("nothing");
  });

  it("is the rule's selection or the draft at the deadline, also late, and nothing once it is settled or left in time", () => {
    expect(due("06:58")).toBe("send-rule");
    expect(due("09:30")).toBe("send-rule");
    expect(due("06:58", { state: "choosing" })).toBe("send-draft");
    expect(due("06:58", { isEnded: true })).toBe("nothing");
    expect(due("06:58", { state: "sent", sendAt: at("06:40") })).toBe("nothing");
    expect(due("06:58", { state: "planned", sendAt: at("06:58") })).toBe("nothing");
    expect(due("06:58", { state: "planned", sendAt: at("08:00") })).toBe("send-rule");
    expect(due("06:58", { inForceAt: at("06:58") })).toBe("nothing");
  });

  it("is nothing but a notice where an approval is demanded", () => {
    for (const state of ["untouched", "choosing", "waiting"])
      expect(due("06:58", { state, approval: true })).toBe("hold");
  });
});

describe("the days of an automatic selection", () => {
  it("begin with the last mail edition, at least the day before and at most a week", () => {
    expect(selectedSince(DAY, "2026-10-20", null)).toBe("2026-11-19");
    expect(selectedSince(DAY, "2026-10-20", "2026-11-20")).toBe("2026-11-19");
    expect(selectedSince("2026-11-24", "2026-10-24", "2026-11-20")).toBe("2026-11-20");
    expect(selectedSince(DAY, "2026-10-20", "2026-11-02")).toBe("2026-11-13");
    expect(selectedSince(DAY, "2026-11-20", null)).toBe("2026-11-20");
  });
});

describe("the rota", () => {
  const row = (own: Partial<RotaRow>): RotaRow => ({
    ...{ weekday: null, day: null, leaves: true, userId: "a", deputyId: "b" },
    ...own,
  });
  const rows = [
    ...[1, 2, 3, 4, 5].map((weekday) => row({ weekday })),
    row({ weekday: 6, leaves: false }),
    row({ weekday: 8, userId: "c", deputyId: null }),
    row({ day: "2026-11-25", userId: "b", deputyId: "a" }),
  ];
  const user = (userId: string, own: Partial<RotaUser> = {}): RotaUser => ({
    ...{ userId, name: userId, isEditor: true, absences: [] },
    ...own,
  });
  const on = (day: string, users = [user("a"), user("b"), user("c")]) => dutyOn({ rows, users }, day, isHoliday);

  it("knows weekdays, holidays and single days", () => {
    expect(on("2026-11-20")).toMatchObject({ leaves: true, acting: { userId: "a" }, told: { userId: "b" } });
    // 勤労感謝の日, a Monday.
    expect(on("2026-11-23")).toMatchObject({ acting: { userId: "c" }, told: { userId: "c" } });
    expect(on("2026-11-25")).toMatchObject({ acting: { userId: "b" }, told: { userId: "a" } });
    expect(on("2026-11-21").leaves).toBe(false);
    expect(on("2026-11-22").leaves).toBe(false);
    expect(nextDay(rows, "2026-11-21", isHoliday)).toBe("2026-11-23");
    expect(nextDay([row({ weekday: 1, leaves: false })], DAY, isHoliday)).toBeNull();
  });

  it("puts the deputy in the place of who is absent, stopped or no editor", () => {
    const away = user("a", { absences: [{ start: "2026-11-19", end: "2026-11-20" }] });
    const of = on("2026-11-20", [away, user("b")]);
    expect(of).toMatchObject({ isUserAway: true, isDeputyAway: false, acting: { userId: "b" }, told: { userId: "b" } });
    expect(on("2026-11-24", [away, user("b")])).toMatchObject({ isUserAway: false, acting: { userId: "a" } });
    const nobody = on("2026-11-20", [user("a", { isEditor: false }), user("b", { isEditor: false })]);
    expect(nobody).toMatchObject({ acting: null, told: null, isUserAway: true, isDeputyAway: true });
  });
});
