import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aPaper, paperComes } from "../../arrivals/testing/papers.ts";
import { anArticle } from "../../testing/an-article.ts";
import { aContract, aTheme, type TestContract, type TestTheme } from "../../testing/builders.ts";
import { mailDesk, type SettingParts } from "../testing/mail-desk.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const FRIDAY = "2026-11-20";
const at = (time: string, day = FRIDAY) => new Date(`${day}T${time}:00+09:00`);

let contract: TestContract;
let theme: TestTheme;
let late: string;
beforeEach(async () => {
  await db.owner.query(
    "DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_address; DELETE FROM theme_article; DELETE FROM theme_count; DELETE FROM article; DELETE FROM media",
  );
  contract = await aContract(db.owner);
  theme = await aTheme(db.owner, contract, { name: "半導体" });
  const early = await aPaper(db.owner, { name: "東都新聞", until: FRIDAY });
  await paperComes(db.owner, early, at("05:01"));
  late = await aPaper(db.owner, { name: "山陽新聞", until: FRIDAY });
  desk.setNow(at("07:00"));
});

const setting = (rule: "arrival" | "time" | null, parts: Partial<SettingParts> = {}) =>
  desk.setting(contract, {
    target: theme,
    address: "a@example.jp",
    ...(rule && { supplement: [rule, "10:00"] }),
    ...parts,
  });
const article = (title: string, mediaName = "東都新聞") => anArticle(db.owner, { themes: [theme], title, mediaName });

/** Mails of a moment: subject, the line of the newspapers, and the titles. */
async function mailsAt(time: string, day = FRIDAY) {
  desk.setNow(at(time, day));
  return (await desk.runAndSend()).map(({ subject, text }) => ({
    subject,
    line: /^新聞の到着　(.*)$/m.exec(text)?.[1] ?? "",
    titles: [...text.matchAll(/^\d+\. (.*)$/gm)].map(([, title]) => `${title}`).toSorted(),
  }));
}
/** The late newspaper comes with one article. */
async function lateComes(time: string): Promise<void> {
  await paperComes(db.owner, late, at(time));
  await article("遅い記事", "山陽新聞");
}

describe("a supplement", () => {
  it("comes once the late newspaper is there and has settled, and tomorrow's mail has none of it", async () => {
    await setting("arrival");
    await article("朝の記事");
    const line = "2紙中1紙（7:00）。山陽新聞は未着";
    expect(await mailsAt("07:00")).toEqual([{ subject: "半導体 2026/11/20", line, titles: ["朝の記事"] }]);
    expect(await mailsAt("07:30")).toEqual([]);
    await lateComes("07:35");
    expect(await mailsAt("07:44")).toEqual([]);
    expect(await mailsAt("07:45")).toEqual([
      {
        subject: "【追補】半導体 2026/11/20",
        line: "2紙中2紙（7:45）。未着はありません",
        titles: ["遅い記事"],
      },
    ]);
    await article("昼の記事");
    expect(await mailsAt("10:00")).toEqual([]);
    expect((await mailsAt("07:00", "2026-11-21")).map(({ titles }) => titles)).toEqual([["昼の記事"]]);
  });

  it("brings at its latest what has come, without a newspaper that has not", async () => {
    await setting("arrival");
    await article("朝の記事");
    await mailsAt("07:00");
    await article("WEBの記事");
    expect((await mailsAt("10:00")).map(({ titles }) => titles)).toEqual([["WEBの記事"]]);
    await lateComes("10:20");
    expect(await mailsAt("10:40")).toEqual([]);
    expect((await mailsAt("07:00", "2026-11-21")).map(({ titles }) => titles)).toEqual([["遅い記事"]]);
  });

  it("waits for nothing where all newspapers were there", async () => {
    await setting("arrival");
    await paperComes(db.owner, late, at("06:00"));
    await article("朝の記事");
    await mailsAt("07:00");
    await article("あとの記事");
    expect(await mailsAt("10:00")).toEqual([]);
    expect((await mailsAt("07:00", "2026-11-21")).map(({ titles }) => titles)).toEqual([["あとの記事"]]);
  });

  it("comes at its time whatever is missing, not for nothing, and not where the next digest is earlier", async () => {
    await setting("time");
    await setting("time", { address: "b@example.jp", times: ["07:00", "09:00"] });
    await article("朝の記事");
    expect(await mailsAt("07:00")).toHaveLength(2);
    expect(await mailsAt("09:00")).toEqual([]);
    await article("あとの記事");
    expect((await mailsAt("10:00")).map(({ subject }) => subject)).toEqual(Array(2).fill("【追補】半導体 2026/11/20"));
    expect(await mailsAt("18:00")).toEqual([]);
  });

  it("is none where the setting has none, and none a day later", async () => {
    await setting(null);
    await setting("time", { address: "b@example.jp" });
    await mailsAt("07:00");
    await article("あとの記事");
    // The workers stand still till the next morning: the digest brings it.
    expect((await mailsAt("06:00", "2026-11-21")).length).toBe(0);
    expect((await mailsAt("07:00", "2026-11-21")).map(({ subject }) => subject)).toEqual(
      Array(2).fill("半導体 2026/11/21"),
    );
  });

  it("rests with the setting, and its articles come afterwards", async () => {
    const id = await setting("time");
    await mailsAt("07:00");
    await article("あとの記事");
    await db.owner.query(
      `INSERT INTO mail_pause (contract_id, mail_setting_id, start_day, end_day, missed, made_by, made_at)
       VALUES ($1, $2, $3, $3, 'bring', 'admin01', now())`,
      [contract.contractId, id, FRIDAY],
    );
    expect(await mailsAt("10:00")).toEqual([]);
    expect((await mailsAt("07:00", "2026-11-21")).map(({ titles }) => titles)).toEqual([["あとの記事"]]);
  });
});

describe("what a mail says of the newspapers", () => {
  it("is kept with its run before it goes out, for each attempt", async () => {
    await setting(null);
    await article("朝の記事");
    desk.kept.failures = [{ responseCode: 451 }];
    expect(await mailsAt("07:00")).toEqual([]);
    await paperComes(db.owner, late, at("07:03"));
    expect((await mailsAt("07:10")).map(({ line }) => line)).toEqual(["2紙中2紙（7:10）。未着はありません"]);
    const { rows } = await db.owner.query(
      "SELECT told_at, arrived_count, absent_media, line FROM mail_arrival ORDER BY told_at",
    );
    expect(rows).toEqual([
      { told_at: at("07:00"), arrived_count: 1, absent_media: [late], line: "2紙中1紙（7:00）。山陽新聞は未着" },
      { told_at: at("07:10"), arrived_count: 2, absent_media: [], line: "2紙中2紙（7:10）。未着はありません" },
    ]);
  });

  it("is nothing in a mail without newspapers", async () => {
    await setting(null, { dataSection: 3 });
    await anArticle(db.owner, { dataSection: 3, themes: [theme], title: "WEB" });
    expect((await mailsAt("07:00")).map(({ line }) => line)).toEqual([""]);
  });
});
