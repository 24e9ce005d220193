import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import excel from "exceljs";
import { describe, expect, it } from "vitest";
import { reportPurge } from "../../../jobs/reports.job.ts";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { ActiveExpressions } from "../../../matching/set-up/active-expressions.ts";
import { ArchiveServers } from "../../../search/archive/archive-server.ts";
import { PostgresSearch } from "../../../search/postgres-search.ts";
import { reportKey } from "../../../storage/report-key.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { makeReports, type ReportMaker } from "./make-reports.ts";

const db = await testDatabase();
const { get, send, sent, originals } = await testApi(db);
const desk = await mailDesk(db);

const maker = (): ReportMaker => ({
  scope: desk.scope,
  clock: { now: () => desk.now },
  originals,
  publicUrl: "https://kirinuki.example",
  log: () => {},
});

const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const admin = await aUser(db.owner, group, { userAuthority: 1 });
const [battery, car] = [
  await aTheme(db.owner, contract, { name: "電池" }),
  await aTheme(db.owner, contract, { name: "自動車" }),
];
const october = { process_date_start: "2026-10-01", process_date_end: "2026-10-31" };
const idsOf = (...themes: { themeId: number }[]) => themes.map(({ themeId }) => String(themeId));
const about = (themes: { themeId: number }[], groups: string[] = []) => ({
  title: "月次レポート",
  theme_ids: idsOf(...themes),
  theme_group_ids: groups,
});

async function aReport(user = admin, body: object = { ...about([battery, car]), ...october }): Promise<string> {
  const answer = await send(user, "POST", "/report", body);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.report_id;
}

const read = async (id: string, user = admin) => (await get(user, "/report", { report_id: id })).json().data;

describe("a report", () => {
  it("is asked for, made by a worker, read, paged and downloaded", async () => {
    await anArticle(db.owner, { processDate: "2026-10-05", themes: [battery, car], title: "両方の記事" });
    await anArticle(db.owner, { processDate: "2026-10-06", dataSection: 3, themes: [car], mediaName: "瑞穂デジタル" });
    await anArticle(db.owner, { processDate: "2026-10-07", themes: [car], dispStatus: 1 });
    await anArticle(db.owner, { processDate: "2026-10-07", themes: [car], columns: { withdrawn_at: NOON } });
    await anArticle(db.owner, { processDate: "2026-09-30", themes: [battery] });
    const id = await aReport();
    expect(sent.at(-1)).toEqual({ name: "make-report", data: { report_id: id } });
    expect(await read(id)).toMatchObject({ state: "queued", progress: 0, content: null });
    expect((await get(admin, "/report_download", { report_id: id })).statusCode).toBe(404);

    expect(await makeReports(maker())).toBe(1);
    expect(await read(id)).toMatchObject({
      state: "ready",
      progress: 100,
      article_count: 2,
      content: {
        period_before: { start_day: "2026-09-01", end_day: "2026-09-30" },
        totals: {
          ...{ article_count: 2, before_count: 1, story_count: 2, before_story_count: 1 },
          sources: [
            { data_section: 1, article_count: 1, before_count: 1 },
            { data_section: 3, article_count: 1, before_count: 0 },
          ],
        },
        themes: [
          { theme_name: "電池", article_count: 1, before_count: 1 },
          { theme_name: "自動車", article_count: 2, before_count: 0 },
        ],
        media: [{ media_name: "東都新聞" }, { media_name: "瑞穂デジタル" }],
      },
    });
    const page = (await get(admin, "/report_articles", { report_id: id, page: 2, page_size: 1 })).json().data;
    expect(page).toMatchObject({
      article_count: 2,
      article_info: [{ title: "両方の記事", place: "2026/10/05", theme_names: ["電池", "自動車"] }],
    });
    const pdf = await get(admin, "/report_download", { report_id: id });
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const xlsx = await get(admin, "/report_download", { report_id: id, format: "xlsx" });
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe("PK");
    expect((await get(admin, "/reports")).json().data).toMatchObject({ report_count: 1, reports: [{ report_id: id }] });
  });

  it("counts a story once, and all its articles", async () => {
    const theme = await aTheme(db.owner, contract);
    const ids: string[] = [];
    for (const mediaName of ["甲新聞", "乙新聞", "丙新聞"])
      ids.push((await anArticle(db.owner, { processDate: "2026-10-08", themes: [theme], mediaName })).articleId);
    for (const article of ids)
      await db.owner.query(
        "INSERT INTO article_story (article_id, same_story_id, media_code, day, signature) SELECT article_id, $2, media_code, '2026-10-08', '' FROM article WHERE article_id = $1",
        [article, ids[0]],
      );
    const id = await aReport(admin, { ...about([theme]), ...october });
    await makeReports(maker());
    expect((await read(id)).content).toMatchObject({
      totals: { article_count: 3, story_count: 1 },
      stories: [{ article_id: ids[0], article_count: 3, media_count: 3 }],
    });
  });

  it("counts what the group added by hand beside the articles, each record once, and nothing of anybody's own or of others", async () => {
    const contract = await aContract(db.owner);
    const group = await aGroup(db.owner, contract);
    const admin = await aUser(db.owner, group, { userAuthority: 1 });
    const elsewhere = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
    const theme = await aTheme(db.owner, contract, { name: "放送" });
    await anArticle(db.owner, { processDate: "2026-10-05", themes: [theme] });
    const aFolder = async (who: typeof admin, folder_name: string, shared_flag: number): Promise<string> =>
      (await send(who, "PUT", "/clip_folder", { folder_name, shared_flag })).json().data.folder_id;
    const record = { medium_kind: 2, media_name: "東都ラジオ", title: "社長に聞く", clip_date: "2026-10-07" };
    const add = async (who: typeof admin, folder_id: string, more: object = {}) =>
      expect((await send(who, "PUT", "/hand_clip", { folder_id, ...record, ...more })).statusCode).toBe(200);
    const plain = await aReport(admin, { ...about([theme]), ...october });
    await makeReports(maker());
    expect((await read(plain, admin)).content.hand_clips).toBeNull();

    const [shared, again] = [await aFolder(admin, "放送", 1), await aFolder(admin, "放送2", 1)];
    await add(admin, shared, { note: "社外秘のメモ", clip_time: "07:12" });
    await add(admin, again, { clip_time: "07:12" });
    await add(admin, shared, { title: "続報", clip_date: "2026-10-31" });
    await add(admin, shared, { title: "前の月", clip_date: "2026-09-01" });
    await add(admin, shared, { title: "次の月", clip_date: "2026-11-01" });
    await add(admin, shared, { title: "二か月前", clip_date: "2026-08-31" });
    await add(admin, await aFolder(admin, "私物", 0), { title: "私物" });
    await add(elsewhere, await aFolder(elsewhere, "別室", 1), { title: "別室" });
    const told = await aReport(admin, { ...about([theme]), ...october });
    await makeReports(maker());
    const { totals, hand_clips } = (await read(told, admin)).content;
    expect(totals).toMatchObject({ article_count: 1, before_count: 0 });
    expect(hand_clips).toEqual({
      ...{ article_count: 2, before_count: 1 },
      records: [
        { ...record, title: "続報", clip_date: "2026-10-31", clip_time: "", programme: "", extent: "" },
        { ...record, clip_time: "07:12", programme: "", extent: "" },
      ],
    });
    const xlsx = await get(admin, "/report_download", { report_id: told, format: "xlsx" });
    const book = new excel.Workbook();
    await book.xlsx.load(Uint8Array.from(xlsx.rawPayload).buffer);
    const lines = book
      .getWorksheet("まとめ")
      ?.getSheetValues()
      .map((row) => (Array.isArray(row) ? row.slice(1, 4) : []));
    expect(lines).toContainEqual(["手入力", 2, 1]);
    expect(lines).toContainEqual(["記事件数と手入力の合計", 3, 1]);
    expect(book.getWorksheet("手入力")?.getRow(2).getCell(4).value).toBe("続報");
    expect((await get(admin, "/report_download", { report_id: told })).rawPayload.subarray(0, 5).toString()).toBe(
      "%PDF-",
    );
  });

  it("says what the contract set and entered, and nothing of it where it did neither", async () => {
    const contract = await aContract(db.owner);
    const admin = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
    const theme = await aTheme(db.owner, contract, { name: "論調" });
    const { articleId } = await anArticle(db.owner, {
      ...{ processDate: "2026-10-05", themes: [theme], columns: { area_cm2: "12.5" } },
    });
    await anArticle(db.owner, { processDate: "2026-10-05", themes: [theme] });
    const plain = await aReport(admin, { ...about([theme]), ...october });
    await makeReports(maker());
    expect((await read(plain, admin)).content).toMatchObject({ tones: null, ad_value: null });

    await db.owner.query("INSERT INTO article_tone (contract_id, article_id, tone) VALUES ($1, $2, 3)", [
      ...[contract.contractId, articleId],
    ]);
    await db.owner.query(
      "INSERT INTO media_rate (contract_id, media_code, unit, rate) SELECT $1, media_code, 1, 1001 FROM article WHERE article_id = $2",
      [contract.contractId, articleId],
    );
    const event = { event_date: "2026-10-05", event_kind: 2, title: "上期決算" };
    for (const each of [event, { ...event, event_date: "2026-11-01", title: "期間の外" }])
      await send(admin, "PUT", "/company_event", each);
    const told = await aReport(admin, { ...about([theme]), ...october });
    await makeReports(maker());
    expect((await read(told, admin)).content.company_events).toEqual([event]);
    const pair = { theme_name: "論調", media_name: "東都新聞", data_section: 1 };
    expect((await read(told, admin)).content).toMatchObject({
      tones: {
        totals: [1, 2, 3, 0].map((tone) => ({
          tone,
          article_count: tone === 3 || tone === 0 ? 1 : 0,
          before_count: 0,
        })),
        pairs: [{ ...pair, tones: [{ tone: 0 }, { tone: 3, article_count: 1 }] }],
        pair_count: 1,
      },
      ad_value: {
        totals: { value: 12_513, before_value: 0, valued_count: 1, unvalued_count: 1 },
        pairs: [{ ...pair, value: 12_513, valued_count: 1, unvalued_count: 1 }],
        pair_count: 1,
      },
    });
    const file = await get(admin, "/report_download", { report_id: told, format: "xlsx" });
    const book = new excel.Workbook();
    await book.xlsx.load(Uint8Array.from(file.rawPayload).buffer);
    expect(book.getWorksheet("論調（テーマと媒体）")?.getRow(2).values).toEqual(
      expect.arrayContaining(["論調", "東都新聞", 0, 0, 1, 1]),
    );
    expect(book.getWorksheet("広告換算（テーマと媒体）")?.getRow(2).values).toEqual(
      expect.arrayContaining([12_513, 1, 1]),
    );
  });

  it("opens as it was made before tones and values were in it", async () => {
    const id = await aReport();
    await makeReports(maker());
    await db.owner.query(
      "UPDATE report SET content = content - 'prominence' - 'tones' - 'ad_value' - 'company_events' - 'hand_clips' WHERE report_id = $1",
      [id],
    );
    expect(await read(id)).toMatchObject({
      state: "ready",
      content: { prominence: null, tones: null, ad_value: null, company_events: [], hand_clips: null },
    });
  });

  it("refuses whoever is no administrator, another contract, and whoever lost one of its themes", async () => {
    const shared = await aTheme(db.owner, contract, { open: false });
    const { themeGroupId } = await aThemeGroup(db.owner, contract, { themes: [shared], groups: [group] });
    const narrow = await aUser(db.owner, group, { userAuthority: 1, themeBrowsing: false });
    const id = await aReport(narrow, { ...about([], [String(themeGroupId)]), ...october });
    await makeReports(maker());
    expect(await read(id, narrow)).toMatchObject({
      state: "ready",
      content: { themes: [{ theme_id: String(shared.themeId) }] },
    });

    const reader = await aUser(db.owner, group);
    expect((await get(reader, "/report", { report_id: id })).statusCode).toBe(403);
    const other = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
    expect((await get(other, "/report", { report_id: id })).statusCode).toBe(404);
    expect((await send(other, "POST", "/report", { ...about([shared]), ...october })).statusCode).toBe(404);

    const late = await aReport(narrow, { ...about([shared]), ...october });
    await db.owner.query("DELETE FROM theme_group_user_group WHERE theme_group_id = $1", [themeGroupId]);
    for (const path of ["/report", "/report_articles", "/report_download"])
      expect((await get(narrow, path, { report_id: id })).statusCode).toBe(404);
    expect(
      (await get(narrow, "/reports")).json().data.reports.map((each: { report_id: string }) => each.report_id),
    ).not.toContain(id);
    await makeReports(maker());
    expect(await read(late, admin)).toMatchObject({
      state: "failed",
      failure: "対象のテーマを閲覧できなくなったため、作成できません。",
    });
  });

  it("is told what is wrong with its form", async () => {
    const wrong = {
      title: " ",
      theme_ids: [],
      theme_group_ids: [],
      process_date_start: "2026-11-02",
      process_date_end: "2026-11-01",
    };
    const answer = await send(admin, "POST", "/report", wrong);
    expect(answer.json().data.fieldErrors.map(({ field }: { field: string }) => field)).toEqual([
      "title",
      "theme_ids",
      "process_date_end",
    ]);
  });

  it("is deleted with its files, by hand and after 400 days", async () => {
    const [first, second] = [await aReport(), await aReport()];
    await makeReports(maker());
    const key = (id: string) => reportKey(contract.contractId, Number(id), "pdf");
    expect((await send(admin, "DELETE", "/report", { report_id: first })).statusCode).toBe(200);
    expect([await originals.exists(key(first)), await originals.exists(key(second))]).toEqual([false, true]);
    const given = { scope: desk.scope, originals, expressions: new ActiveExpressions(), log: () => {} };
    const archives = new ArchiveServers("no archive server knows it");
    const context = { ...given, search: new PostgresSearch(10_000), archives, archiveAfterDays: 62 };
    await reportPurge.run({ ...context, clock: { now: () => new Date("2027-12-20T12:00:00+09:00") } });
    expect([
      await originals.exists(key(second)),
      (await get(admin, "/report", { report_id: second })).statusCode,
    ]).toEqual([true, 200]);
    await reportPurge.run({ ...context, clock: { now: () => new Date("2027-12-26T12:00:00+09:00") } });
    expect([
      await originals.exists(key(second)),
      (await get(admin, "/report", { report_id: second })).statusCode,
    ]).toEqual([false, 404]);
  });
});
