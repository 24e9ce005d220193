import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { retention } from "../../../jobs/retention.job.ts";
import { verifyCounts } from "../../../jobs/verify-counts.job.ts";
import { reindex } from "../../../search/reindex.ts";
import { aJobContext } from "../../../testing/a-job-context.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { type ArticleParts, anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup, aTopic, type TestTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { readReportArticles } from "../../articles/report/report-articles.read-model.ts";
import { keepLists, keepTexts } from "./retention.service.ts";

const db = await testDatabase();
const { owner } = db;
const api = await testApi(db);
const operator = createDataSource({ url: db.operatorUrl, poolSize: 2, statementTimeout: 0, applicationName: "test" });
await operator.initialize();
afterAll(() => operator.destroy());
const scope = new TransactionScope(operator);
const now = new Date("2026-11-20T12:00:00+09:00");
const originalsFolder = join(tmpdir(), `kirinuki-retention-${process.pid}`);
const logged: unknown[] = [];
const context = aJobContext({
  scope,
  clock: { now: () => now },
  log: (_, detail) => logged.push(detail),
  originalsFolder,
});
const { originals } = context;

const JULY = "2026-07-08";
const JULY_TO_NOW = { process_date_start: "2026-07-01", process_date_end: "2026-11-20" };

interface Company {
  contractId: number;
  admin: TestUser;
  theme: TestTheme;
}
let short: Company;
let long: Company;

async function aCompany(): Promise<Company> {
  const contract = await aContract(owner);
  const admin = await aUser(owner, await aGroup(owner, contract), { userAuthority: 1 });
  const theme = await aTheme(owner, contract, { name: "半導体" });
  await aThemeGroup(owner, contract, { name: "電子", themes: [theme] });
  return { contractId: contract.contractId, admin, theme };
}

/** In the lists of both companies. */
const ofBoth = async (day: string, parts: ArticleParts = {}): Promise<string> =>
  (
    await anArticle(owner, {
      processDate: day,
      themes: [short.theme, long.theme],
      body: "半導体の増産",
      title: "半導体",
      ...parts,
    })
  ).articleId;

const keep = (company: Company, months: number | null) =>
  scope.shared("write", (tx) =>
    keepLists({ tx, operatorId: "tester", requestId: "r" }, company.contractId, months, now),
  );
const articlesOf = async ({ admin, theme }: Company, more: object = {}): Promise<string[]> => {
  const list = await api.get(admin, "/newspaper_articles", { data_kbn: 1, id: theme.themeId, ...JULY_TO_NOW, ...more });
  const { article_info, news_article_count } = list.json().data;
  expect(news_article_count).toBe(article_info.length);
  return article_info.map(({ article_id }: { article_id: string }) => article_id);
};
const searched = async ({ admin }: Company): Promise<string[]> => {
  const found = await api.send(admin, "POST", "/article_search", { keyword1: "半導体", ...JULY_TO_NOW });
  return found.json().data.article_info?.map(({ article_id }: { article_id: string }) => article_id) ?? found.json();
};
/** As a worker reads it for a report. */
const reported = async ({ contractId, theme }: Company): Promise<string[]> => {
  const subject = {
    contractId,
    themeIds: [theme.themeId],
    sections: [1] as const,
    period: { start: "2026-07-01", end: "2026-11-20" },
  };
  const articles = await scope.shared("read", (tx) => readReportArticles(tx, subject));
  return articles.map(({ article_id }) => article_id);
};
const exists = async (table: string): Promise<boolean> =>
  (await owner.query("SELECT to_regclass($1) IS NOT NULL AS known", [table])).rows[0].known;

beforeEach(async () => {
  await owner.query("UPDATE contract SET deleted_at = now()");
  await owner.query(
    "TRUNCATE theme_article, topic_article, article, article_text, article_search, article_search_recent CASCADE",
  );
  logged.length = 0;
  [short, long] = [await aCompany(), await aCompany()];
});

describe("a contract's term", () => {
  it("hides older days from its lists, counts, searches and articles at once, and from nobody else's", async () => {
    const [old, young] = [await ofBoth(JULY), await ofBoth("2026-11-02")];
    await reindex(scope);
    expect(await articlesOf(short)).toEqual([young, old]);
    await keep(short, 3);
    expect(await articlesOf(short)).toEqual([young]);
    expect(await articlesOf(short, { unpublished_flag: 1 })).toEqual([young]);
    expect(await articlesOf(long)).toEqual([young, old]);
    const counts = async ({ admin }: Company) => {
      const tree = (await api.get(admin, "/themes", JULY_TO_NOW)).json().data;
      return JSON.stringify(tree).match(/"news_article_count":\d+/g);
    };
    expect(new Set(await counts(short))).toEqual(new Set(['"news_article_count":1']));
    expect(new Set(await counts(long))).toEqual(new Set(['"news_article_count":2']));
    expect((await api.get(short.admin, "/article", { articleId: old })).statusCode).toBe(404);
    expect((await api.get(long.admin, "/article", { articleId: old })).statusCode).toBe(200);
    expect(await searched(short)).toEqual([young]);
    expect(await searched(long)).toEqual([young, old]);
    expect([await reported(short), await reported(long)]).toEqual([[young], [young, old]]);
    await keep(short, null);
    expect(await articlesOf(short)).toEqual([young, old]);
    expect(await searched(short)).toEqual([young, old]);
  });

  it("is of the day of the list: a topic shows what was chosen for it later, as long as that is kept", async () => {
    const topic = await aTopic(owner, { contractId: short.contractId, contractCode: "" });
    const old = await ofBoth(JULY);
    await owner.query(
      `INSERT INTO topic_article (contract_id, topics_id, article_id, process_date, data_section, display_order)
       VALUES ($1, $2, $3, '2026-11-03', 1, 1)`,
      [short.contractId, topic.topicsId, old],
    );
    await keep(short, 3);
    await keep(long, 3);
    const list = await api.get(short.admin, "/newspaper_articles", { data_kbn: 3, id: topic.topicsId, ...JULY_TO_NOW });
    expect(list.json().data.article_info).toMatchObject([{ article_id: old }]);
    await retention.run(context);
    // The lists of the month went, its articles are named by a list that is kept.
    expect(logged).toMatchObject([{ lists: expect.arrayContaining(["2026-07"]), articles: [] }]);
    expect((await api.get(short.admin, "/article", { articleId: old })).statusCode).toBe(200);
    expect((await api.get(long.admin, "/article", { articleId: old })).statusCode).toBe(404);
  });

  it("moves on with the days", async () => {
    await keep(short, 3);
    await retention.run({ ...context, clock: { now: () => new Date("2027-02-28T12:00:00+09:00") } });
    const { rows } = await owner.query("SELECT kept_from::text AS day FROM contract WHERE contract_id = $1", [
      short.contractId,
    ]);
    expect(rows).toEqual([{ day: "2026-11-28" }]);
  });
});

/** Tables with articles of a month that go with it, and those that have terms of their own. */
const GO = [
  ...["article", "article_text", "article_search", "article_search_recent", "theme_article", "topic_article"],
  ...[
    "article_change",
    "article_change_notice",
    "article_history",
    "article_image",
    "article_setting",
    "article_source",
  ],
  ...["article_story", "article_tag", "article_tone", "article_version", "clip", "ingest_correction", "list_visit"],
  ...["read_mark", "rematch_change", "story_band", "theme_removal"],
];
/** What archive servers have goes by weeks of its own (search/archive). */
const ARCHIVED = ["article_search_archive", "article_search_stale"];
const STAY = [
  ...ARCHIVED,
  "article_event",
  "briefing_item",
  "condition_hit",
  "mail_delivered",
  "mailed_original",
  "mail_edition_article",
  "missing_article",
  "theme_omission",
  "original_use",
];

describe("a month that no contract keeps", () => {
  it("is dropped whole, with what of it lies elsewhere and the files that no other article has", async () => {
    await originals.put("pdf/aa/old.pdf", Buffer.from("old"));
    await originals.put("pdf/aa/both.pdf", Buffer.from("both"));
    await originals.put("photo/aa/old.jpg", Buffer.from("photo"));
    const images = [{ key: "photo/aa/old.jpg" }];
    const old = await ofBoth(JULY, { columns: { pdf_key: "pdf/aa/old.pdf" }, images });
    const shared = await ofBoth("2026-07-09", { columns: { pdf_key: "pdf/aa/both.pdf" } });
    const young = await ofBoth("2026-11-02", { columns: { pdf_key: "pdf/aa/both.pdf" } });
    for (const statement of [
      "INSERT INTO read_mark (contract_id, user_id, article_id, read_at) VALUES ($1, $2, $3, now())",
      "INSERT INTO article_setting (contract_id, article_id, comment) SELECT $1, $3, $2",
      "INSERT INTO article_tone (contract_id, article_id, tone) SELECT $1, $3, 1 WHERE $2 <> ''",
      "INSERT INTO article_source (source, source_key, article_id, content_hash) SELECT 'x', $2, $3, '' WHERE $1::int > 0",
      "INSERT INTO article_version (article_id, version, payload, content_hash) SELECT $3, 1, $2, '' WHERE $1::int > 0",
    ])
      await owner.query(statement, [short.contractId, short.admin.userId, old]);
    await reindex(scope);
    // These hits were stored without their counts.
    await verifyCounts.run(context);
    logged.length = 0;
    await keep(short, 3);
    await retention.run(context);
    // One contract keeps everything.
    expect(logged).toEqual([]);
    await keep(long, 2);
    await retention.run(context);
    expect(logged).toMatchObject([{ texts: 0, originals: 2, busy: [] }]);
    const [{ lists, articles }] = logged as { lists: string[]; articles: string[] }[] as [
      { lists: string[]; articles: string[] },
    ];
    expect([lists.at(-1), articles.at(-1)]).toEqual(["2026-07", "2026-07"]);
    for (const table of ["article_202607", "article_text_202607", "theme_article_202607", "article_search_20260706"])
      expect([table, await exists(table)]).toEqual([table, false]);
    for (const table of GO) {
      const left = await owner.query(`SELECT FROM ${table} WHERE article_id = ANY ($1)`, [[old, shared]]);
      expect([table, left.rowCount]).toEqual([table, 0]);
    }
    expect(await originals.exists("pdf/aa/old.pdf")).toBe(false);
    expect(await originals.exists("photo/aa/old.jpg")).toBe(false);
    expect(await originals.exists("pdf/aa/both.pdf")).toBe(true);
    expect(await articlesOf(short)).toEqual([young]);
    expect(await searched(long)).toEqual([young]);
    // Nothing is amiss afterwards, and a second run has nothing to do.
    logged.length = 0;
    await verifyCounts.run(context);
    await retention.run(context);
    expect(logged).toEqual([]);
    expect(await reindex(scope)).toBe(1);
  });

  it("knows of every table that names articles", async () => {
    const { rows } = await owner.query(
      `SELECT DISTINCT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'article_id'
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([...GO, ...STAY].sort());
  });

  it("is refused to whoever asks for one that is kept, and left alone while somebody reads it", async () => {
    await ofBoth(JULY);
    await keep(short, 3);
    await keep(long, 3);
    await expect(owner.query("SELECT drop_month('2026-08-01')")).rejects.toThrow("a contract keeps month 202608");
    const reader = await owner.connect();
    try {
      await reader.query("BEGIN; SELECT count(*) FROM theme_article");
      await retention.run(context);
      expect(logged).toMatchObject([{ lists: [], articles: [], busy: expect.arrayContaining(["2026-07"]) }]);
    } finally {
      await reader.query("COMMIT");
      reader.release();
    }
    expect(await exists("article_202607")).toBe(true);
  });
});

describe("a medium's term", () => {
  it("takes text, images and originals from its older articles, which stay in the lists", async () => {
    await originals.put("pdf/bb/old.pdf", Buffer.from("old"));
    const given = { lead: "半導体の増産", pdf_key: "pdf/bb/old.pdf" };
    const old = await ofBoth(JULY, { mediaName: "夕凪日報", columns: given });
    const young = await ofBoth("2026-11-02", { mediaName: "夕凪日報", columns: { lead: "半導体" } });
    const others = await ofBoth("2026-07-07", { columns: { lead: "半導体" } });
    await reindex(scope);
    const { rows } = await owner.query("SELECT media_code FROM article WHERE article_id = $1", [old]);
    await scope.shared("write", (tx) => keepTexts({ tx, operatorId: "tester", requestId: "r" }, rows[0].media_code, 2));
    await retention.run(context);
    expect(logged).toMatchObject([{ texts: 1, originals: 1, lists: [], articles: [] }]);
    expect(await originals.exists("pdf/bb/old.pdf")).toBe(false);
    expect(await articlesOf(long)).toEqual([young, old, others]);
    const article = (await api.get(long.admin, "/article", { articleId: old })).json().data;
    expect(JSON.stringify(article)).toContain('"no_text_flag":1');
    expect(JSON.stringify(article)).toContain('"no_image_flag":1');
    expect(await searched(long)).toEqual([young, others]);
    logged.length = 0;
    await retention.run(context);
    expect(logged).toEqual([]);
  });
});
