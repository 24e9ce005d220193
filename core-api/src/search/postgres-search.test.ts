import { type Expression, term } from "@kirinuki/schema/expression/ast.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createDataSource } from "../data-source.ts";
import { TransactionScope } from "../db/tenant.ts";
import { newsDesk } from "../ingest/testing/news-desk.ts";
import { anExpression, anArticle as anyArticle } from "../matching/engine/testing/arbitraries.ts";
import { type Article, matcher, prepare } from "../matching/expression/evaluate.ts";
import { searchedTerms } from "./known-terms.read-model.ts";
import { PostgresSearch } from "./postgres-search.ts";
import { tidy } from "./recent-rows.ts";
import { reindex } from "./reindex.ts";
import { learnTerms } from "./term-upkeep.ts";

const SEED = 20260801;
const db = await testDatabase();
const desk = await newsDesk(db);
const api = createDataSource({ url: db.apiUrl, poolSize: 1, statementTimeout: 0, applicationName: "test" });
beforeAll(() => api.initialize().then(() => {}));
afterAll(() => api.destroy());

function find(expression: Expression, timeout = 60_000) {
  return new TransactionScope(api).forContract(1, "read", (tx) =>
    new PostgresSearch(timeout).find(tx, {
      contractId: 1,
      expression,
      source: null,
      period: { start: "2026-11-01", end: "2026-12-31" },
      issued: {},
      sections: [1, 2, 3, 5],
      sort: null,
      page: 1,
      pageSize: 1000,
    }),
  );
}
const idsOf = async (expression: Expression) =>
  (await find(expression)).entries.map(({ articleId }) => articleId.slice(-3)).sort();

/** Statements of this database that wait for a row. */
const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** What PostgreSQL can hold; a half of a surrogate pair never comes in (http/validate.ts). */
const isStorable = (value: unknown) => {
  const text = JSON.stringify(value);
  return !/\\ud[89a-f]|\\u0000/i.test(text);
};

interface StoredRow {
  id: string;
  title: string;
  body: string;
  media_code: string;
  media_name: string;
  host: string | null;
}

describe("search", () => {
  it("agrees with the plain evaluator on any expression, whatever words are known when", {
    timeout: 120_000,
  }, async () => {
    const articles = fc
      .sample(anyArticle(), { seed: SEED, numRuns: 160 })
      .filter((article) => isStorable(article))
      .map((article, at) => ({ ...article, at }));
    const expressions = fc.sample(anExpression(), { seed: SEED, numRuns: 400 }).filter((each) => isStorable(each));
    await store(articles.filter(({ at }) => at % 3 === 0));
    await remember(expressions.filter((_, at) => at % 4 === 0));
    await tidy(desk.scope);
    desk.clock.set("2026-11-25T06:00:00+09:00");
    await store(articles.filter(({ at }) => at % 3 === 1));
    await desk.owner.query("SELECT index_recent_articles(20)");
    await remember(expressions.filter((_, at) => at % 4 === 1));
    desk.clock.set("2026-12-03T06:00:00+09:00");
    await store(articles.filter(({ at }) => at % 3 === 2));

    await expectAgreement(expressions);
    await remember(expressions.filter((_, at) => at % 4 === 2));
    await reindex(desk.scope);
    await expectAgreement(expressions.filter((_, at) => at % 4 === 0));
  });

  it("follows a correction", async () => {
    const line = { source: "c", id: "1", title: "訂正前の見出し", body: "本文", media: "訂正通信" };
    await desk.ingest("before.jsonl", [line]);
    const before = await idsOf(term("訂正前"));
    expect(before).toHaveLength(1);
    await desk.ingest("after.jsonl", [{ ...line, title: "訂正後の見出し" }]);
    expect(await idsOf(term("訂正前"))).toEqual([]);
    expect(await idsOf(term("訂正後"))).toEqual(before);
    await tidy(desk.scope);
    await desk.ingest("later.jsonl", [{ ...line, title: "訂正再びの見出し" }]);
    expect(await idsOf(term("訂正後"))).toEqual([]);
    expect(await idsOf(term("訂正再び"))).toEqual(before);
  });

  it("finds an article once that is corrected while it is moved into the index", async () => {
    const line = { source: "m", id: "1", title: "移動前の見出し", body: "本文", media: "移動通信" };
    await desk.ingest("moved.jsonl", [line]);
    const mover = await db.owner.connect();
    await mover.query("BEGIN; SELECT index_recent_articles(1000)");
    const correction = desk.ingest("moved-again.jsonl", [{ ...line, title: "移動後の見出し" }]);
    await vi.waitFor(async () => expect((await db.owner.query(WAITING)).rows).toHaveLength(1), { timeout: 10_000 });
    await mover.query("COMMIT");
    mover.release();
    await correction;
    expect(await idsOf(term("移動前"))).toEqual([]);
    expect(await idsOf(term("移動後"))).toHaveLength(1);
  });

  it("gives up in time", async () => {
    const lock = await db.owner.connect();
    try {
      await lock.query("BEGIN; LOCK TABLE article_search IN ACCESS EXCLUSIVE MODE");
      await expect(find(term("電池"), 200)).rejects.toMatchObject({ error: "SEARCH_TOO_LONG" });
    } finally {
      await lock.query("ROLLBACK");
      lock.release();
    }
  });

  it("takes expressions of very many and very long words", async () => {
    const words = (count: number) => Array.from({ length: count }, (_, n) => term(`語${n}`));
    expect(await idsOf({ kind: "or", operands: words(2_000) })).toEqual([]);
    expect(await idsOf({ kind: "and", operands: words(200) })).toEqual([]);
    const long = "長い語句".repeat(40);
    await desk.ingest("long.jsonl", [{ source: "l", id: "1", title: "題", body: `前${long}後`, media: "長文通信" }]);
    expect(await idsOf(term(long))).toHaveLength(1);
    expect(await idsOf(term(`${long}い`))).toEqual([]);
  });
});

/** Ingests articles as they are; their media are registered under their own codes. */
async function store(articles: readonly (Article & { at: number })[]) {
  const lines = articles.map(({ at, title, body, mediaName, host }) => ({
    source: "any",
    id: String(at),
    title: title.trim() === "" ? `題${at}` : title,
    body,
    media: mediaName?.trim() ? mediaName : "A1",
    ...(host !== null && /^[a-z]+(\.[a-z]+)+$/.test(host) && { url: `http://${host}/` }),
  }));
  const { refused } = await desk.ingest(`any-${articles[0]?.at}.jsonl`, lines);
  expect(refused).toBeLessThan(lines.length / 2);
}

async function remember(expressions: readonly Expression[]) {
  const terms = expressions.flatMap((expression) => [...searchedTerms(expression)]);
  await db.owner.query("SELECT remember_search_terms($1)", [terms]);
  await learnTerms(desk.scope, desk.clock);
}

async function expectAgreement(expressions: readonly Expression[]) {
  const { rows } = await db.owner.query<StoredRow>(
    "SELECT right(article_id::text, 3) AS id, title, body, media_code, media_name, host FROM article JOIN article_text USING (article_id)",
  );
  const stored = rows.map((row) => ({
    id: row.id,
    article: prepare({ ...row, mediaCode: row.media_code, mediaName: row.media_name }),
  }));
  const wrong: unknown[] = [];
  for (const expression of expressions) {
    const holds = matcher(expression);
    const expected = stored.filter(({ article }) => holds(article)).map(({ id }) => id);
    const found = await idsOf(expression);
    if (JSON.stringify(found) !== JSON.stringify(expected.sort())) wrong.push({ expression, found, expected });
  }
  expect(wrong).toEqual([]);
}
