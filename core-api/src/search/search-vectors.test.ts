import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import type { Collection } from "@kirinuki/tests/support/collections.ts";
import { describeCollections } from "@kirinuki/tests/support/describe-collections.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDataSource } from "../data-source.ts";
import { TransactionScope } from "../db/tenant.ts";
import { ingestItems } from "../ingest/ingest.ts";
import { jsonlItems, openInput } from "../ingest/ingest-file.ts";
import { newsDesk } from "../ingest/testing/news-desk.ts";
import { answerOf, corporaOf, matchVectors, VECTOR_KINDS } from "../matching/expression/testing/vectors.ts";
import { PostgresSearch } from "./postgres-search.ts";
import { tidy } from "./recent-rows.ts";
import { reindex } from "./reindex.ts";
import { learnTerms } from "./term-upkeep.ts";

const TIMEOUT = 1_500_000;
/** All 2,000 by `KIRINUKI_ALL_VECTORS=1 vitest run --project core-api src/search/search-vectors.test.ts`. */
const EVERY = process.env.KIRINUKI_ALL_VECTORS ? 1 : 20;

/** Our own are few: all of them, always. */
const vectorsOf = (collection: Collection) =>
  matchVectors(collection).filter((_, index) => collection.isOurs || index % EVERY === 0);

function expressionOf(text: string): Expression {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(`${text}: ${result.refusal.code}`);
  return result.expression;
}

/** Expressions with their hits: ours were worked out by hand, shared's by an independent reference (expressions.md). */
describeCollections(VECTOR_KINDS, "search over the corpora", async (collection) => {
  const db = await testDatabase();
  const desk = await newsDesk(db);
  const api = createDataSource({ url: db.apiUrl, poolSize: 1, statementTimeout: 0, applicationName: "test" });
  const search = new PostgresSearch(60_000);
  const keys = new Map<string, string>();

  async function found(expression: Expression, days: { start: string; end: string }) {
    const result = await new TransactionScope(api).forContract(1, "read", (tx) =>
      search.find(tx, {
        contractId: 1,
        expression,
        source: null,
        period: days,
        issued: {},
        sections: [1, 2, 3, 5],
        sort: null,
        page: 1,
        pageSize: 10_000,
      }),
    );
    return { ids: result.entries.map(({ articleId }) => articleId), count: result.counts[3] };
  }

  beforeAll(async () => {
    await api.initialize();
    const store = desk.newStore();
    for (const [at, file] of corporaOf(collection).entries()) {
      // In two weeks, of which the second knows words that the first doesn't.
      desk.clock.set(at === 0 ? "2026-11-20T06:00:00+09:00" : "2026-11-25T06:00:00+09:00");
      if (at === 1) await knowSomeTerms();
      const input = await openInput(file);
      await ingestItems(jsonlItems(input, {}), store, input);
    }
    await tidy(desk.scope);
    const { rows } = await desk.owner.query("SELECT article_id::text AS id, source_key FROM article_source");
    for (const { id, source_key } of rows) keys.set(id, source_key);
  }, TIMEOUT);
  afterAll(() => api.destroy());

  async function knowSomeTerms() {
    const contractId = await desk.contract("vectors01");
    const texts = matchVectors(collection)
      .filter((_, index) => index % 3 === 0)
      .map(({ expression }) => expression);
    await desk.theme(contractId, "語", texts);
    desk.clock.set("2026-11-24T06:00:00+09:00");
    await learnTerms(desk.scope, desk.clock);
    desk.clock.set("2026-11-25T06:00:00+09:00");
  }

  const days = { start: "2026-11-01", end: "2026-11-30" };
  const answersVectors = async () => {
    const wrong: string[] = [];
    for (const { expression, count, ids_sha256 } of vectorsOf(collection)) {
      const answer = await found(expressionOf(expression), days);
      const told = answerOf(answer.ids.map((id) => keys.get(id) ?? id));
      if (answer.count !== count || told.ids_sha256 !== ids_sha256)
        wrong.push(`${expression}: ${answer.count} for ${count}`);
    }
    expect(wrong).toEqual([]);
  };

  it("equals the vectors where words are known, partly known and unknown", { timeout: TIMEOUT }, answersVectors);

  // Indexing all of it anew takes its time; in every test run postgres-search.test.ts does so with fewer articles.
  if (EVERY === 1 || collection.isOurs)
    it("equals them when everything was indexed anew", { timeout: TIMEOUT }, async () => {
      expect(await reindex(desk.scope)).toBe(keys.size);
      await answersVectors();
    });
});
