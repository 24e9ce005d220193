import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { csvBytes, csvLineBytes } from "../../../csv/csv-bytes.ts";
import type { CsvEncoding } from "../../../csv/csv-encoding.ts";
import { hostileTexts } from "../../../csv/testing/hostile-texts.ts";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../../testing/builders.ts";
import type { ArticleListDownloadForm } from "./article-download.form.ts";
import { ARTICLE_LIST_COLUMNS } from "./article-list.columns.ts";
import { articleList, type ListReader } from "./article-list.rows.ts";

const db = await testDatabase();
const api = createDataSource({ url: db.apiUrl, poolSize: 2, statementTimeout: 30_000, applicationName: "test" });
await api.initialize();
const scope = new TransactionScope(api);

const NUMBER = 3_000;
const clock = { now: () => new Date("2026-11-20T12:00:00+09:00") };
let admin: TestUser;
let themes: TestTheme[];

/** Articles of every source with hostile texts in each column, days that mean none, moments around midnight, sales, areas, tags and comments. */
const ARTICLES = `
  WITH t AS (SELECT $1::text[] AS text, cardinality($1::text[]) AS many)
  INSERT INTO article (article_id, data_section, media_code, media_name, title, published_on, published_at, arrived_at, url, category, article_class,
    issue_type, edition, frame_no, head_no, image_count, char_count, start_page, end_page, sales_from_datetime, sales_to_datetime,
    redelivery_from_datetime, sales_datetime_flag, area_cm2, area_dan)
  SELECT 202611700000000 + n, (ARRAY[1, 2, 3, 5])[1 + n % 4], 'm' || n % 4 || '-' || n % 7, text[1 + n % many], text[1 + n * 7 % many],
    (ARRAY['2026-11-20', NULL, '9999-12-31', '2026-01-02'])[1 + n / 4 % 4]::date,
    (ARRAY[NULL, '2026-11-19 23:30+09', '2026-11-19 14:59:59Z', '2026-11-19 15:00Z', '9999-12-31 12:00+09'])[1 + n / 4 % 5]::timestamptz,
    '2026-11-20 06:00+09', CASE WHEN n % 3 > 0 THEN text[1 + n * 11 % many] END, CASE WHEN n % 5 > 0 THEN text[1 + n * 13 % many] END,
    text[1 + n * 17 % many], (ARRAY[1, 2, 3, NULL])[1 + n / 4 % 4], text[1 + n * 19 % many], text[1 + n * 23 % many], text[1 + n * 29 % many],
    nullif(n % 9, 8), n % 1000, nullif(n % 31, 7), nullif(n % 37, 3),
    (ARRAY[NULL, '2026-11-19 15:00Z', '9999-12-31 09:00+09', '2026-11-20 08:05+09'])[1 + n / 4 % 4]::timestamptz,
    (ARRAY[NULL, '2026-12-01 00:00+09', '2026-12-31 14:59Z', '9999-12-31 00:00+09'])[1 + n / 16 % 4]::timestamptz,
    (ARRAY[NULL, '2027-01-01 00:00+09', '9999-12-31 10:00+09'])[1 + n / 64 % 3]::timestamptz, (ARRAY[true, false, NULL])[1 + n / 4 % 3],
    (ARRAY[80, NULL, 1234567.8905, 0.0005, 99.9995, 12.5])[1 + n / 4 % 6], (ARRAY[NULL, 2.5, 3, 0.1235, 1.0045, 0])[1 + n / 24 % 6]
  FROM t, generate_series(1, $2::int) n`;

beforeAll(async () => {
  const { owner } = db;
  const contract = await aContract(owner);
  admin = await aUser(owner, await aGroup(owner, contract), { userAuthority: 1 });
  themes = [];
  for (const name of ["=半導体", '電池,"蓄"', "𠮷野", "半導体", "－"])
    themes.push(await aTheme(owner, contract, { name }));
  const texts = hostileTexts();
  await owner.query("SELECT ensure_month_partitions('2026-11-20', '2026-11-20')");
  await owner.query(
    "INSERT INTO media (media_code, media_name, norm_name, data_section) SELECT 'm' || s || '-' || n, '媒', '媒', (ARRAY[1, 1, 3, 5])[1 + s] FROM generate_series(0, 3) s, generate_series(0, 6) n",
  );
  await owner.query(ARTICLES, [texts, NUMBER]);
  const short = texts.filter((text) => text !== "" && text.length < 50);
  await owner.query(
    `INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id, search_word)
     SELECT $1, ($2::int[])[1 + (n + more) % 5], '2026-11-20'::date - more, data_section, article_id,
       ARRAY[($3::text[])[1 + n % 50], ($3::text[])[1 + n * more % 50], ($3::text[])[1 + n % 50]]
     FROM (SELECT *, (article_id % 1000000)::int AS n FROM article) a, generate_series(0, 3) more WHERE n % 4 >= more`,
    [contract.contractId, themes.map(({ themeId }) => themeId), short],
  );
  await owner.query(
    `INSERT INTO article_setting (contract_id, article_id, comment, disp_status)
     SELECT $1, article_id, ($2::text[])[1 + article_id % $3::int], CASE WHEN article_id % 50 = 0 THEN 1 ELSE 0 END FROM article WHERE article_id % 3 = 0`,
    [contract.contractId, texts, texts.length],
  );
  await owner.query(
    `INSERT INTO article_tone (contract_id, article_id, tone) SELECT $1, article_id, 1 + article_id % 3 FROM article WHERE article_id % 2 = 0`,
    [contract.contractId],
  );
  await owner.query(
    `WITH t AS (INSERT INTO tag (contract_id, tag_name, tag_key, display_order)
       SELECT $1, text, text, 9 - place FROM unnest($2::text[]) WITH ORDINALITY u(text, place) RETURNING tag_id)
     INSERT INTO article_tag (contract_id, article_id, tag_id) SELECT $1, article_id, tag_id FROM article, t WHERE (article_id + tag_id) % 4 = 0`,
    [contract.contractId, short.slice(0, 6)],
  );
  await owner.query(
    "INSERT INTO media_rate (contract_id, media_code, unit, rate) SELECT $1, media_code, 1 + length(media_code || media_name) % 2, 333 FROM media WHERE right(media_code, 1)::int < 4",
    [contract.contractId],
  );
});

const bytesOf = async (chunks: AsyncIterable<Buffer>): Promise<string[]> => {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString("latin1").split("\r\n");
};

async function bothFiles(form: Partial<ArticleListDownloadForm>, encoding: CsvEncoding) {
  const actor: ListReader = {
    ...{ contractId: admin.contractId, userId: admin.userId, userGroupId: admin.userGroupId },
    ...{ themeBrowsing: true, topicEditorId: null, sections: [1, 2, 3, 5], purpose: "display" },
  };
  return scope.forContract(admin.contractId, "read", async (tx) => {
    const list = () => articleList({ tx, actor, form: form as ArticleListDownloadForm, clock });
    const [lost, theirs] = [{ replaced: 0 }, { replaced: 0 }];
    const headings = ARTICLE_LIST_COLUMNS.map(({ heading }) => heading);
    const { rows } = await list();
    const { lines } = await list();
    const ofRows = await bytesOf(csvBytes({ columns: ARTICLE_LIST_COLUMNS, rows, encoding }, theirs));
    const ofLines = await bytesOf(csvLineBytes({ headings, lines: lines(encoding), encoding }, lost));
    return { lines: [...ofLines, lost], rows: [...ofRows, theirs] };
  });
}

describe("the lines of an article list", () => {
  it.each(["utf8", "sjis"] as const)("are its rows, byte for byte, in %s", async (encoding) => {
    const { lines, rows } = await bothFiles({}, encoding);
    expect(lines.length).toBeGreaterThan(NUMBER * 0.9);
    expect(lines).toEqual(rows);
  });

  it("are those of a theme with its own words, of an order, and of chosen articles", async () => {
    for (const form of [
      { theme_id: String(themes[1]?.themeId) },
      { data_section: [3 as const], sort_key: "title" as const, sort_order: "desc" as const },
      { article_info: ["202611700000007", "202611700000003", "202611700000006"] },
    ]) {
      const { lines, rows } = await bothFiles(form, "utf8");
      expect(lines.length).toBeGreaterThan(4);
      expect(lines).toEqual(rows);
    }
  });

  it("are none where there are no articles", async () => {
    const { lines, rows } = await bothFiles(
      { process_date_start: "2020-01-01", process_date_end: "2020-01-02" },
      "sjis",
    );
    expect(lines).toEqual(rows);
    expect(lines).toHaveLength(3);
  });
});
