import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { addDays } from "../../../time/tokyo.ts";
import { countDueWords } from "./count-words.ts";

const db = await testDatabase();
const { get } = await testApi(db);

const sections: (1 | 2 | 3 | 5)[] = [1, 2, 3, 5];
const contract = await aContract(db.owner, { sections });
const group = await aGroup(db.owner, contract, { sections });
const admin = await aUser(db.owner, group, { userAuthority: 1 });
const reader = await aUser(db.owner, group, { themeBrowsing: false });
const theme = await aTheme(db.owner, contract, { name: "電池" });
const closed = await aTheme(db.owner, contract, { open: false });
const ask = (user: typeof admin, query: Record<string, string | number>, path = "/trend") => get(user, path, query);
const of = (themeId: number, more = {}) => ({ data_kbn: 1, id: String(themeId), ...more });

const article = (day: string, more: Parameters<typeof anArticle>[1] = {}) =>
  anArticle(db.owner, { processDate: day, themes: [theme], dataSection: 3, searchWord: ["電池"], ...more });

const LAST = "2026-11-20";
// Two articles each Friday, and on the last of them eight; four more are a daily column.
for (let week = 1; week <= 8; week += 1) for (const _ of [1, 2]) await article(addDays(LAST, -7 * week));
for (let at = 0; at < 8; at += 1) await article(LAST, { title: "北陸に新工場", mediaName: "港通信" });
for (let at = 0; at < 20; at += 1) await article("2026-11-19", { title: "人事　課長に就く" });

const source = await createDataSource({
  url: db.operatorUrl,
  poolSize: 1,
  statementTimeout: 0,
  applicationName: "t",
}).initialize();
await countDueWords(new TransactionScope(source));
await source.destroy();

describe("trend", () => {
  it("tells each day of the period with its spike, the media and the words that rose", async () => {
    const { data } = (
      await ask(admin, of(theme.themeId, { process_date_start: LAST, process_date_end: LAST, unit: "hour" }))
    ).json();
    expect(data).toMatchObject({
      theme_id: String(theme.themeId),
      theme_name: "電池",
      days: [
        {
          ...{ process_date: LAST, news_article_count: 0, web_article_count: 8, magazine_article_count: 0 },
          ...{ spike_flag: 1, usual_count: 2 },
        },
      ],
      media: [{ media_code: "3-港通信", media_name: "港通信", count: 8, before_count: 0 }],
      media_count: 1,
      ...{ words_start: LAST, words_end: LAST },
    });
    expect(data.words.map(({ word }: { word: string }) => word)).toEqual(["北陸", "新工場", "電池"]);
    expect(data.hours).toHaveLength(24);
    expect(data.hours[6]).toEqual({ hour: 6, news_article_count: 0, web_article_count: 8, magazine_article_count: 0 });
  });

  it("raises no spike for serial notices, however many", async () => {
    const { days } = (await ask(admin, of(theme.themeId))).json().data;
    expect(days).toHaveLength(14);
    const spikes = days.filter(({ spike_flag }: { spike_flag: number }) => spike_flag === 1);
    expect(spikes.map(({ process_date }: { process_date: string }) => process_date)).toEqual([LAST]);
    expect(days[12]).toMatchObject({ process_date: "2026-11-19", web_article_count: 20, spike_flag: 0 });
  });

  it("is a file, a row a day", async () => {
    const period = { process_date_start: "2026-11-19", process_date_end: LAST };
    const { body } = await ask(admin, of(theme.themeId, period), "/trend_download");
    expect(body.trimEnd().split("\r\n")).toEqual([
      "\ufeff処理日,新聞,WEB,雑誌,合計,平常,急増",
      "2026/11/19,0,20,0,20,0,",
      "2026/11/20,0,8,0,8,2,急増",
    ]);
    expect((await ask(admin, of(theme.themeId, { format: "xlsx" }), "/trend_download")).statusCode).toBe(200);
  });

  const file = (user: typeof admin, query: Record<string, string>) =>
    ask(
      user,
      of(theme.themeId, { process_date_start: "2026-11-19", process_date_end: LAST, ...query }),
      "/trend_download",
    );
  const compared = (start: string, end: string) => ({ comparison_date_start: start, comparison_date_end: end });

  it("lays another period beside its days in the file, the first beside the first; the shorter ends", async () => {
    const lines = async (query: Record<string, string>) => (await file(admin, query)).body.trimEnd().split("\r\n");
    expect(await lines(compared("2026-11-05", "2026-11-18"))).toEqual([
      "\ufeff処理日,新聞,WEB,雑誌,合計,平常,急増,比較のテーマ,比較の処理日,比較の新聞,比較のWEB,比較の雑誌,比較の合計",
      "2026/11/19,0,20,0,20,0,,電池,2026/11/05,0,0,0,0",
      "2026/11/20,0,8,0,8,2,急増,電池,2026/11/06,0,2,0,2",
    ]);
    expect((await lines(compared("2026/11/13", "2026/11/13"))).slice(1)).toEqual([
      "2026/11/19,0,20,0,20,0,,電池,2026/11/13,0,2,0,2",
      "2026/11/20,0,8,0,8,2,急増,電池,,,,,",
    ]);
    expect((await file(admin, { ...compared("2026-11-05", "2026-11-06"), format: "xlsx" })).statusCode).toBe(200);
  });

  it("counts the days beside as a plain count over articles does", async () => {
    const { rows } = await db.owner.query<{ day: string; n: number }>(
      `SELECT d::date::text AS day, count(ta.article_id)::int AS n FROM generate_series('2026-10-01'::date, '2026-11-09', '1 day') d
       LEFT JOIN theme_article ta ON ta.theme_id = $1 AND ta.process_date = d GROUP BY 1 ORDER BY 1`,
      [theme.themeId],
    );
    const days = { process_date_start: "2026-10-12", process_date_end: LAST };
    const { body } = await file(admin, { ...days, ...compared("2026-10-01", "2026-11-09") });
    const beside = body
      .trimEnd()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(","));
    expect(beside.map((cells) => [cells[8], Number(cells[12])])).toEqual(
      rows.map(({ day, n }) => [day.replaceAll("-", "/"), n]),
    );
  });

  it("lays another theme beside its days, if the user may browse that one", async () => {
    const lines = (await file(admin, { comparison_theme_id: String(closed.themeId) })).body.trimEnd().split("\r\n");
    expect(lines[2]).toMatch(/^2026\/11\/20,0,8,0,8,2,急増,[^,]+,2026\/11\/20,0,0,0,0$/);
    expect((await file(reader, { comparison_theme_id: String(closed.themeId) })).statusCode).toBe(404);
  });

  it.each([
    [
      { comparison_date_start: "2026-11-01" },
      "comparison_date_end",
      "比べる期間は初日と最終日の両方を指定してください。",
    ],
    [
      { comparison_date_end: "2026-11-01" },
      "comparison_date_start",
      "比べる期間は初日と最終日の両方を指定してください。",
    ],
    [compared("2026-11-02", "2026-11-01"), "comparison_date_end", "終了日は開始日以降の日付を指定してください。"],
    [
      compared("2025-01-01", "2026-11-01"),
      "comparison_date_start",
      "開始日から終了日までは366日以内で指定してください。",
    ],
    [
      compared("x", "2026-11-01"),
      "comparison_date_start",
      "比べる期間の初日は正しい日付（yyyy-MM-dd）で指定してください。",
    ],
  ])("refuses %j", async (query, field, message) => {
    const answer = await file(admin, query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors).toEqual([{ field, message }]);
  });

  it("has a line of 14 days of each theme that is seen", async () => {
    const lines = async (user: typeof admin) => (await get(user, "/trend_lines")).json().data;
    expect(await lines(reader)).toEqual({
      ...{ process_date_start: "2026-11-07", process_date_end: LAST },
      lines: [{ theme_id: String(theme.themeId), counts: [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 20, 8] }],
    });
    await anArticle(db.owner, { themes: [closed], dataSection: 1 });
    expect((await lines(reader)).lines).toHaveLength(1);
    expect((await lines(admin)).lines).toHaveLength(2);
  });
});

describe("rights", () => {
  it("answer 404 for what is not browsed: another contract's, another group's, none", async () => {
    const foreign = await aTheme(db.owner, await aContract(db.owner));
    for (const path of ["/trend", "/trend_download"])
      for (const id of [foreign.themeId, closed.themeId, 999_999])
        expect((await ask(reader, of(id), path)).statusCode).toBe(404);
    expect((await ask(reader, of(theme.themeId))).statusCode).toBe(200);
    expect((await ask(admin, of(closed.themeId))).statusCode).toBe(200);
  });

  it("ask for a theme, since an article of a group may stand in several", async () => {
    const { themeGroupId } = await aThemeGroup(db.owner, contract, { themes: [theme] });
    const queries: Record<string, string>[] = [{}, { theme_group_id: String(themeGroupId) }];
    for (const query of [...queries, of(theme.themeId, { sensitivity: "x" })])
      expect((await ask(admin, query)).statusCode).toBe(400);
  });

  it("leave out the sources that a user does not see", async () => {
    await article(LAST, { dataSection: 1, title: "港の紙面", mediaName: "東都新聞" });
    const narrow = await aUser(db.owner, await aGroup(db.owner, contract, { sections: [1] }));
    const { days, media } = (await ask(narrow, of(theme.themeId))).json().data;
    expect(days.at(-1)).toMatchObject({ news_article_count: 1, web_article_count: 0 });
    expect(media).toEqual([{ media_code: "1-東都新聞", media_name: "東都新聞", count: 1, before_count: 0 }]);
    expect((await get(narrow, "/trend_lines")).json().data.lines[0].counts.at(-1)).toBe(1);
  });
});
