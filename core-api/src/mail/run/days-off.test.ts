import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { anArticle } from "../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../testing/builders.ts";
import { isHoliday } from "../../time/business-day.ts";
import { mailDesk } from "../testing/mail-desk.ts";
import { nextMailAt, restOn } from "./days-off.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const user = await aUser(db.owner, group, { userId: "user01" });
const theme = await aTheme(db.owner, contract);
const OFF = { holiday_rule: "next", weekends_off: false, pauses: [] } as const;
const at = (text: string) => new Date(`${text}:00+09:00`);

beforeEach(async () => {
  await db.owner.query(
    "DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_pause; DELETE FROM theme_article",
  );
  desk.setNow(at("2026-11-20T07:00"));
});

const pause = (of: { mail_setting_id: number } | { user_id: string }, start: string, end: string, missed = "bring") => {
  const [name, value] = Object.entries(of)[0] ?? [];
  return db.owner.query(
    `INSERT INTO mail_pause (contract_id, ${name}, start_day, end_day, missed, made_by, made_at) VALUES ($1, $2, $3, $4, $5, 'admin01', now())`,
    [contract.contractId, value, start, end, missed],
  );
};
const rule = (value: string, weekends = false) =>
  db.owner.query("UPDATE mail_setting SET holiday_rule = $1, weekends_off = $2", [value, weekends]);
const article = (title: string, day = desk.now.toISOString().slice(0, 10)) =>
  anArticle(db.owner, { themes: [theme], title, processDate: day, columns: { arrived_at: desk.now } });
/** Titles of the mails at a moment, mail by mail. */
const mailsAt = async (moment: string): Promise<string[][]> => {
  desk.setNow(at(moment));
  const mails = await desk.runAndSend();
  return mails.map(({ text }) => [...text.matchAll(/^\d+\. (.*)$/gm)].map(([, title]) => `${title}`).toSorted());
};
const held = async () =>
  (
    await db.owner.query(
      "SELECT held, article_count, dropped_count FROM mail_run WHERE held IS NOT NULL ORDER BY due_at",
    )
  ).rows;

describe("a day on which a setting rests", () => {
  it("is one of a pause, which goes before a holiday, and is told apart from an absence", () => {
    const both = { start: "2026-11-23", end: "2026-11-24", missed: "drop", isAbsence: false } as const;
    const away = { ...both, missed: "bring", isAbsence: true } as const;
    expect(restOn({ ...OFF, pauses: [both] }, "2026-11-23", isHoliday)).toEqual({ held: "pause", drops: true });
    expect(restOn({ ...OFF, pauses: [both, away] }, "2026-11-23", isHoliday)).toEqual({ held: "pause", drops: false });
    expect(restOn({ ...OFF, pauses: [away] }, "2026-11-24", isHoliday)).toEqual({ held: "absence", drops: false });
    expect(restOn({ ...OFF, pauses: [] }, "2026-11-23", isHoliday)).toEqual({ held: "holiday", drops: false });
    expect(restOn({ ...OFF, pauses: [] }, "2026-11-21", isHoliday)).toBeNull();
    expect(restOn({ ...OFF, weekends_off: true, pauses: [] }, "2026-11-21", isHoliday)?.held).toBe("holiday");
    expect(
      restOn({ ...OFF, holiday_rule: "send", weekends_off: true, pauses: [] }, "2026-11-23", isHoliday),
    ).toBeNull();
  });

  it("is passed over in the date of the next mail", () => {
    const setting = { send_times: ["07:00", "18:00"], next_due_at: at("2026-11-21T07:00") };
    const away = { start: "2026-11-24", end: "2026-11-25", missed: "bring", isAbsence: true } as const;
    expect(nextMailAt({ ...OFF, weekends_off: true, pauses: [away], ...setting }, isHoliday)).toEqual(
      at("2026-11-26T07:00"),
    );
    const ever = { ...away, start: "2026-01-01", end: "2999-12-31" };
    expect(nextMailAt({ ...OFF, pauses: [ever], ...setting }, isHoliday)).toBeNull();
  });
});

describe("a pause", () => {
  it("holds mails on both of its days, and what was missed comes as one mail", async () => {
    const id = await desk.setting(contract, { target: theme, address: "a@example.jp", zeroArticleEmail: true });
    await pause({ mail_setting_id: id }, "2026-11-20", "2026-11-21");
    await article("一");
    expect(await mailsAt("2026-11-20T07:00")).toEqual([]);
    await article("二");
    expect(await mailsAt("2026-11-21T07:00")).toEqual([]);
    expect(await mailsAt("2026-11-22T07:00")).toEqual([["一", "二"]]);
    expect(await held()).toEqual(Array(2).fill({ held: "pause", article_count: 0, dropped_count: 0 }));
  });

  it("lets go what would have been sent, where that is chosen, and nothing else", async () => {
    const id = await desk.setting(contract, { target: theme, address: "a@example.jp" });
    await pause({ mail_setting_id: id }, "2026-11-20", "2026-11-20", "drop");
    await article("一");
    expect(await mailsAt("2026-11-20T07:00")).toEqual([]);
    await article("二");
    expect(await mailsAt("2026-11-21T07:00")).toEqual([["二"]]);
    expect(await held()).toEqual([{ held: "pause", article_count: 0, dropped_count: 1 }]);
  });

  it("of a user holds every setting of his address, nobody else's, and outlasts any transaction", async () => {
    const own = { address: `${user.userId}@example.com`, userId: user.userId };
    await desk.setting(contract, { target: theme, ...own });
    await desk.setting(contract, { target: theme, address: "a@example.jp" });
    await pause({ user_id: user.userId }, "2026-11-20", "2027-01-31");
    await article("古い");
    expect(await mailsAt("2026-11-20T07:00")).toEqual([["古い"]]);
    for (const day of ["2026-12-15", "2027-01-20"]) expect(await mailsAt(`${day}T07:00`)).toEqual([]);
    expect(await mailsAt("2027-02-01T07:00")).toEqual([["古い"]]);
    expect((await held()).map((row) => row.held)).toEqual(["absence", "absence", "absence"]);
  });

  it("decides by the day of the time, though the run comes after midnight", async () => {
    const id = await desk.setting(contract, { target: theme, address: "a@example.jp", times: ["23:59"] });
    await pause({ mail_setting_id: id }, "2026-11-20", "2026-11-20");
    await article("一");
    expect(await mailsAt("2026-11-21T00:05")).toEqual([]);
    expect(await mailsAt("2026-11-21T23:59")).toEqual([["一"]]);
  });
});

describe("a holiday", () => {
  it.each([
    ["send", [["一"], ["二"]]],
    ["next", [[], ["一", "二"]]],
    ["skip", [[], ["二"]]],
  ])("with %s", async (value, [first, second]) => {
    await desk.setting(contract, { target: theme, address: "a@example.jp", due: at("2026-11-23T07:00") });
    await rule(`${value}`);
    await article("一");
    const given = await mailsAt("2026-11-23T07:00");
    await article("二");
    expect([given.flat(), (await mailsAt("2026-11-24T07:00")).flat()]).toEqual([first, second]);
  });
});

describe("alerts", () => {
  const alerting = (parts: object = {}) =>
    desk.setting(contract, {
      target: theme,
      address: "a@example.jp",
      times: ["18:00"],
      due: at("2026-11-23T18:00"),
      alertSince: at("2026-11-19T00:00"),
      ...parts,
    });
  const alertsAt = async (moment: string): Promise<number> => {
    desk.setNow(at(moment));
    return (await desk.alerts()).alerts;
  };

  it("rest in a pause, and what came in it is left to the digest of the return", async () => {
    const id = await alerting();
    await pause({ mail_setting_id: id }, "2026-11-20", "2026-11-22");
    desk.setNow(at("2026-11-22T10:00"));
    await article("休み中");
    expect(await alertsAt("2026-11-22T10:01")).toBe(0);
    expect(await alertsAt("2026-11-23T00:01")).toBe(0);
    desk.setNow(at("2026-11-23T10:00"));
    await article("戻った日");
    expect(await alertsAt("2026-11-23T10:01")).toBe(1);
    await desk.sender.drain();
    desk.kept.take();
    expect(await mailsAt("2026-11-23T18:00")).toEqual([["休み中"]]);
  });

  it("rest on days off, and on the day after leave that day's articles to the digest", async () => {
    await alerting({ due: at("2026-11-24T18:00") });
    await rule("next", true);
    desk.setNow(at("2026-11-23T10:00"));
    await article("祝日");
    expect(await alertsAt("2026-11-23T10:01")).toBe(0);
    expect(await alertsAt("2026-11-24T09:00")).toBe(0);
    expect(await mailsAt("2026-11-24T18:00")).toEqual([["祝日"]]);
  });
});
