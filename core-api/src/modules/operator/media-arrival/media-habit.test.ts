import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "../../../time/tokyo.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import type { MediaArrivalsWire } from "./media-arrival.dto.ts";
import { mediaArrivalRoutes } from "./media-arrival.routes.ts";
import type { MediaHabitWire } from "./media-habit.dto.ts";
import { mediaHabitRoutes } from "./media-habit.routes.ts";

const db = await testDatabase();
const FRIDAY = "2026-11-20";
const now = new Date(`${FRIDAY}T06:47:00+09:00`);
const clock = { now: () => now };
const { call } = await operatorApp(
  db,
  (router, parts) => mediaArrivalRoutes(router, { ...parts, clock }),
  (router, parts) => mediaHabitRoutes(router, { ...parts, clock }),
);

beforeEach(async () => {
  await db.owner.query("DELETE FROM source_off_day; DELETE FROM operator_audit; DELETE FROM media");
});

async function aMedium(code: string, agos: readonly number[], section = 1) {
  await db.owner.query("INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, $1, $1, $2)", [
    code,
    section,
  ]);
  for (const ago of agos) {
    const day = addDays(FRIDAY, -ago);
    const moment = `${day}T05:10:00+09:00`;
    await db.owner.query("INSERT INTO media_arrival VALUES ($1, $2, 20, $3, $3)", [code, day, moment]);
  }
}
const EVERY_DAY = Array.from({ length: 28 }, (_, at) => at + 1);
const habit = async (code: string) =>
  (await call("GET", `/media_habit?media_code=${code}`)).data as unknown as MediaHabitWire;
const put = (path: string, body: object) => call("PUT", path, body);
async function onBoard(code: string, section = 1) {
  const { data } = await call("GET", `/media_arrivals?data_section=${section}`);
  return (data as unknown as MediaArrivalsWire).media_arrivals.find(({ media_code }) => media_code === code);
}
const trail = async () =>
  (await db.owner.query("SELECT operator_id, action, detail FROM operator_audit ORDER BY operator_audit_id")).rows;

describe("the habit of a medium", () => {
  it("is learnt, with a calendar of five weeks and the two to come", async () => {
    await aMedium(
      "np-1",
      EVERY_DAY.filter((ago) => ago % 7 !== 5),
    );
    const found = await habit("np-1");
    expect(found).toMatchObject({
      rhythm: "learnt",
      version: 1,
      learnt: {
        kind: "weekdays",
        weekdays: [1, 2, 3, 4, 5, 6],
        interval_days: null,
        due_time: "05:20",
        usual_count: 20,
      },
      notes: [],
    });
    expect(found.calendar).toHaveLength(50);
    const expected = found.calendar.filter(({ day, expected_flag }) => day > FRIDAY && !expected_flag);
    expect(expected.map(({ day }) => day)).toEqual(["2026-11-22", "2026-11-29"]);
  });

  it("expects a monthly after its longest wait, not 7 or 14 days after its last issue", async () => {
    await aMedium("mg-1", [34, 64, 95, 125], 5);
    await aMedium("mg-2", [7, 37, 68, 98], 5);
    await aMedium("mg-3", [14, 44, 75, 105], 5);
    expect(await onBoard("mg-1", 5)).toMatchObject({ state: "missing", due_on: "2026-11-19" });
    expect([await onBoard("mg-2", 5), await onBoard("mg-3", 5)]).toMatchObject([
      { state: "not_expected" },
      { state: "not_expected" },
    ]);
  });

  it("is what an operator says, field by field, until two say it at once", async () => {
    await aMedium("np-1", EVERY_DAY);
    expect(await onBoard("np-1")).toMatchObject({ state: "missing", due_time: "05:20" });
    const saved = await put("/media_habit", {
      media_code: "np-1",
      due_time: "09:00",
      contact: "編集局 03-0000-0000",
      version: 1,
    });
    expect(saved.data).toMatchObject({ rhythm: "learnt", due_time: "09:00", version: 2 });
    expect(await onBoard("np-1")).toMatchObject({
      state: "waiting",
      due_time: "09:00",
      contact: "編集局 03-0000-0000",
    });
    await put("/media_habit", { media_code: "np-1", rhythm: "weekdays", weekdays: [1], version: 2 });
    expect(await onBoard("np-1")).toMatchObject({ state: "not_expected" });
    expect((await put("/media_habit", { media_code: "np-1", contact: "", version: 1 })).http).toBe(409);
    await put("/media_habit", { media_code: "np-1", contact: null, due_time: "", rhythm: "learnt", version: 3 });
    expect(await habit("np-1")).toMatchObject({ contact: "", due_time: null, weekdays: [1], version: 4 });
    expect((await trail())[1]).toMatchObject({
      operator_id: "tester",
      action: "media_habit.save",
      detail: {
        media_code: "np-1",
        before: { rhythm: "learnt", weekdays: [] },
        after: { rhythm: "weekdays", weekdays: [1] },
      },
    });
  });

  it("has days off of its own, and those of all newspapers", async () => {
    await aMedium("np-1", EVERY_DAY);
    await aMedium("np-2", EVERY_DAY);
    await put("/media_habit", { media_code: "np-1", off_days: [FRIDAY] });
    expect([await onBoard("np-1"), await onBoard("np-2")]).toMatchObject([
      { state: "not_expected", off_day_flag: true },
      { state: "missing", off_day_flag: false },
    ]);
    const { data } = await put("/source_off_days", { data_section: 1, off_days: ["2026/12/14", FRIDAY, FRIDAY] });
    expect(data).toMatchObject({ off_days: [FRIDAY, "2026-12-14"] });
    expect(await onBoard("np-2")).toMatchObject({ state: "not_expected", off_day_flag: true });
    expect((await trail())[1]).toMatchObject({ action: "source_off_days.save", detail: { before: [] } });
  });

  it("tells who did what and when, and is silent for half an hour", async () => {
    await aMedium("np-1", EVERY_DAY);
    await put("/media_note", { media_code: "np-1", text: "販売局に電話。7時に再送とのこと" });
    await put("/media_note", { media_code: "np-1", text: "再送を確認" });
    await put("/media_snooze", { media_code: "np-1", minutes: 30 });
    const note = { noted_at: `${FRIDAY}T06:47:00+09:00`, noted_by: "試験係", text: "再送を確認" };
    expect(await onBoard("np-1")).toMatchObject({ last_note: note, snoozed_until: `${FRIDAY}T07:17:00+09:00` });
    expect((await habit("np-1")).notes).toMatchObject([note, { text: "販売局に電話。7時に再送とのこと" }]);
    await put("/media_snooze", { media_code: "np-1", minutes: 0 });
    expect(await habit("np-1")).toMatchObject({ snoozed_until: null, version: 1 });
    expect((await trail()).map(({ action }) => action)).toEqual([
      "media_note.add",
      "media_note.add",
      "media_snooze.save",
      "media_snooze.save",
    ]);
  });

  it.each([
    ["/media_habit", { rhythm: "x" }, "rhythm"],
    ["/media_habit", { due_time: "24:00" }, "due_time"],
    ["/media_habit", { weekdays: [7] }, "weekdays"],
    ["/media_habit", { month_days: [0] }, "month_days"],
    ["/media_habit", { off_days: ["2026-02-30"] }, "off_days"],
    ["/media_snooze", { minutes: 31 }, "minutes"],
    ["/media_note", { text: " " }, "text"],
  ])("%s refuses %o by the field's name", async (path, body, field) => {
    await aMedium("np-1", []);
    const { http, data } = await put(path, { media_code: "np-1", ...body });
    expect([http, data.fieldErrors?.[0]?.field]).toEqual([400, field]);
  });

  it("is nobody's where there is no such medium", async () => {
    for (const [path, body] of [
      ["habit", {}],
      ["snooze", { minutes: 30 }],
      ["note", { text: "x" }],
    ] as const)
      expect((await put(`/media_${path}`, { media_code: "none", ...body })).http).toBe(404);
    expect((await call("GET", "/media_habit?media_code=none")).http).toBe(404);
  });
});
