import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { someUses } from "./testing/some-uses.ts";

const db = await testDatabase();
const api = await testApi(db);
let admin: TestUser;
beforeAll(async () => {
  const group = await aGroup(db.owner, await aContract(db.owner));
  admin = await aUser(db.owner, group, { userId: "admin", userAuthority: 1 });
  await someUses(db.owner, admin, "2026-11-02", { kind: "pdf_display", section: 1, times: 3 });
  await someUses(db.owner, admin, "2026-10-31", { kind: "pdf_display", section: 1, times: 5 });
});

type Days = Record<string, string>;
const USAGE: Days = { process_date_start: "2026-11-01", process_date_end: "2026-11-30" };
const byUser = (days: object) => api.send(admin, "POST", "/pdf_usage_by_userid_period", days);
const frequency = (days: Days) => api.get(admin, "/pdf_usage_frequency", days);
const faults = (answer: { json(): { data: { fieldErrors: { field: string }[] } } }) =>
  answer.json().data.fieldErrors.map(({ field }) => field);

describe("the period of a call about usage", () => {
  it("is named as everywhere else, and by its former names", async () => {
    const days = [USAGE, { start_day: "2026/11/01", end_day: "2026-11-30" }];
    for (const each of days) expect((await byUser(each)).json().data.pdf_usage.at(-1)).toMatchObject({ count: 3 });
    const dates = [USAGE, { start_date: "2026-11-01", end_date: "2026/11/30" }];
    for (const each of dates) expect((await frequency(each)).json().data.pdf_usage_frequency).toHaveLength(2);
  });

  it("may carry both where they say the same days, and an empty one is none", async () => {
    const both = { ...USAGE, start_day: "2026/11/01", end_day: "" };
    expect((await byUser(both)).json().data.pdf_usage.at(-1)).toMatchObject({ count: 3 });
    const former = { process_date_start: "", process_date_end: null, start_day: "2026-11-01", end_day: "2026-11-30" };
    expect((await byUser(former)).json().data.pdf_usage.at(-1)).toMatchObject({ count: 3 });
  });

  it("is refused where two names of one end say two days", async () => {
    const both = { ...USAGE, start_day: "2026-10-01", end_day: "2026-11-30" };
    const answer = await byUser(both);
    expect([answer.statusCode, faults(answer)]).toEqual([400, ["start_day"]]);
    expect(faults(await byUser({ ...USAGE, end_day: { a: 1 } }))).toEqual(["end_day"]);
    expect(faults(await frequency({ ...USAGE, end_date: "2026-12-01" }))).toEqual(["end_date"]);
  });

  it("names a fault as it was sent", async () => {
    expect(faults(await byUser({ process_date_start: "2026-11-01" }))).toEqual(["process_date_end"]);
    expect(faults(await byUser({ process_date_start: "x", process_date_end: "y" }))).toEqual([
      "process_date_start",
      "process_date_end",
    ]);
    expect(faults(await byUser({ ...USAGE, process_date_end: "2026-10-01" }))).toEqual(["process_date_end"]);
    expect(faults(await frequency({ start_date: "2026-11-30", end_date: "2026-11-01" }))).toEqual(["end_date"]);
    expect(faults(await frequency({ start_date: "2026-11-01" }))).toEqual(["end_date"]);
    expect(faults(await frequency({}))).toEqual(["start_date", "end_date"]);
  });
});
