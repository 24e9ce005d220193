import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { askForDueReports } from "./due-schedules.ts";
import { makeReports, type ReportMaker } from "./make-reports.ts";
import { nextReportTime } from "./report-times.ts";

const db = await testDatabase();
const { get, send } = await testApi(db);
const desk = await mailDesk(db);
const maker: ReportMaker = {
  ...{ scope: desk.scope, clock: { now: () => desk.now }, originals: desk.originals },
  ...{ publicUrl: "https://kirinuki.example", log: () => {} },
};

const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const admin = await aUser(db.owner, group, { userAuthority: 1 });
const theme = await aTheme(db.owner, contract, { name: "電池" });
const form = {
  ...{ title: "月次レポート", theme_ids: [String(theme.themeId)], theme_group_ids: [] },
  ...{ send_day: 1, send_time: "07:30", mail_addresses: ["kouhou@example.jp", "shachou@example.jp"] },
};
const save = (more: object = {}) => send(admin, "PUT", "/report_schedule", { ...form, ...more });
const schedules = async () => (await get(admin, "/report_schedules")).json().data.report_schedules;
const reports = async () => (await get(admin, "/reports")).json().data.reports;

it("comes on its day of the month in Tokyo", () => {
  const next = (after: string) => nextReportTime(28, "07:30", new Date(after)).toISOString();
  expect(next("2026-02-28T07:29:59+09:00")).toBe("2026-02-27T22:30:00.000Z");
  expect(next("2026-02-28T07:30:00+09:00")).toBe("2026-03-27T22:30:00.000Z");
  expect(next("2026-12-31T23:00:00+09:00")).toBe("2027-01-27T22:30:00.000Z");
});

describe("a schedule", () => {
  it("makes the report of the month before and mails it once to each address, whoever works at it", async () => {
    const { report_schedule_id: id } = (await save()).json().data;
    expect(await schedules()).toMatchObject([
      { next_due_at: "2026-12-01T07:30:00+09:00", stop_reason: null, version: 1 },
    ]);
    await anArticle(db.owner, { processDate: "2026-11-10", themes: [theme] });
    desk.setNow(new Date("2026-12-01T07:29:00+09:00"));
    expect(await askForDueReports(maker)).toBe(0);
    desk.setNow(new Date("2026-12-01T07:31:00+09:00"));
    const asked = await Promise.all([askForDueReports(maker), askForDueReports(maker)]);
    expect(asked[0] + asked[1]).toBe(1);
    await Promise.all([makeReports(maker), makeReports(maker)]);
    expect(await reports()).toMatchObject([
      {
        state: "ready",
        process_date_start: "2026-11-01",
        process_date_end: "2026-11-30",
        article_count: 1,
        scheduled_flag: 1,
      },
    ]);
    await desk.sender.drain();
    const mails = desk.kept.take();
    expect(mails.map(({ to }) => to).sort()).toEqual(form.mail_addresses);
    expect(mails[0]?.subject).toBe("【Kirinuki】月次レポート（2026/11/01～2026/11/30）");
    expect(mails[0]?.attachments?.map(({ filename }) => filename)).toEqual([
      "月次レポート_2026-11-01_2026-11-30.pdf",
      "月次レポート_2026-11-01_2026-11-30.xlsx",
    ]);
    await db.owner.query("UPDATE report_schedule SET next_due_at = $1", [desk.now]);
    await askForDueReports(maker);
    await makeReports(maker);
    await desk.sender.drain();
    expect(desk.kept.take()).toEqual([]);
    expect((await save({ report_schedule_id: id, version: 9 })).statusCode).toBe(409);
    expect((await save({ report_schedule_id: id, version: 1, send_day: 29 })).statusCode).toBe(400);
  });

  it("sends nothing to a user who may not see its themes", async () => {
    const secret = await aTheme(db.owner, contract, { open: false });
    const reader = await aUser(db.owner, group, { themeBrowsing: false });
    const { rows } = await db.owner.query("SELECT email FROM app_user WHERE user_id = $1", [reader.userId]);
    await db.owner.query("DELETE FROM report_schedule");
    const wide = await aUser(db.owner, group, { userAuthority: 1, themeBrowsing: true });
    await send(wide, "PUT", "/report_schedule", {
      ...form,
      theme_ids: [String(secret.themeId)],
      mail_addresses: [rows[0].email],
    });
    desk.setNow(new Date("2027-01-01T08:00:00+09:00"));
    await askForDueReports(maker);
    expect(await makeReports(maker)).toBe(1);
    await desk.sender.drain();
    expect(desk.kept.take()).toEqual([]);
    const { rows: ended } = await db.owner.query(
      "SELECT state, reason FROM mail_message ORDER BY mail_message_id DESC LIMIT 1",
    );
    expect(ended[0]).toEqual({ state: "skipped", reason: "このレポートのテーマまたは情報源を閲覧できない宛先です。" });
  });

  it("stops with the right of who saved it, and goes on when it is saved again", async () => {
    await db.owner.query("DELETE FROM report_schedule");
    const { report_schedule_id } = (await save()).json().data;
    await db.owner.query("UPDATE app_user SET user_authority = 0 WHERE user_id = $1", [admin.userId]);
    desk.setNow(new Date("2027-02-01T08:00:00+09:00"));
    expect(await askForDueReports(maker)).toBe(0);
    await db.owner.query("UPDATE app_user SET user_authority = 1 WHERE user_id = $1", [admin.userId]);
    const [stopped] = await schedules();
    expect(stopped).toMatchObject({ stop_reason: "対象のテーマを閲覧できなくなったため、作成できません。" });
    const again = await save({ report_schedule_id, version: stopped.version });
    expect(again.json().data).toMatchObject({ stop_reason: null, version: 2 });
    expect((await send(admin, "DELETE", "/report_schedule", { report_schedule_id })).statusCode).toBe(200);
    expect(await schedules()).toEqual([]);
  });
});
