import { describeCollections } from "@kirinuki/tests/support/describe-collections.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import {
  answerOf,
  corporaOf,
  corpus,
  type MatchVector,
  matchVectors,
  VECTOR_KINDS,
} from "../matching/expression/testing/vectors.ts";
import { ingestItems } from "./ingest.ts";
import { addCounts, NOTHING_READ } from "./ingest-counts.ts";
import { jsonlItems, openInput } from "./ingest-file.ts";
import { newsDesk, wrongCounts } from "./testing/news-desk.ts";

const THEMES = 40;
const TIMEOUT = 1_200_000;

/** Articles and up to 40 themes: ours worked out by hand, shared's real ones by an independent reference (expressions.md). */
describeCollections(VECTOR_KINDS, "the corpora", async (collection) => {
  const desk = await newsDesk(await testDatabase());
  const vectors = everyNth(matchVectors(collection), THEMES);
  const articles = corpus(collection).length;
  const themes: { early: number; late: number }[] = [];
  /** Re-running the past asks every article anew for each theme, so a part of them must do. */
  const LATE_STEP = 4;

  it("are stored and matched as they come in", { timeout: TIMEOUT }, async () => {
    const contractId = await desk.contract("corpora01");
    for (const [index, { expression }] of vectors.entries()) {
      themes.push({
        early: await desk.theme(contractId, `early ${index}`, [expression]),
        late: await desk.theme(contractId, `late ${index}`),
      });
    }
    const hits = vectors.reduce((sum, { count }) => sum + count, 0);
    expect(await ingestCorpora()).toEqual({
      read: articles,
      stored: articles,
      known: 0,
      corrected: 0,
      refused: 0,
      matched: hits,
    });
    for (const [index, { early }] of themes.entries()) expect(await answer(early)).toEqual(expected(vectors[index]));
    expect(await wrongCounts(desk.owner)).toEqual([]);
  });

  it("are known when they come again", { timeout: TIMEOUT }, async () => {
    expect(await ingestCorpora()).toEqual({
      read: articles,
      stored: 0,
      known: articles,
      corrected: 0,
      refused: 0,
      matched: 0,
    });
  });

  it("are matched afterwards by themes that came later", { timeout: TIMEOUT }, async () => {
    for (const [index, { late }] of themes.entries()) {
      if (index % LATE_STEP !== 0) continue;
      const { expression = "", count = 0 } = vectors[index] ?? {};
      await desk.owner.query(
        "INSERT INTO expression (contract_id, theme_id, expression, canonical) SELECT contract_id, $1, $2, $2 FROM theme WHERE theme_id = $1",
        [late, expression],
      );
      expect(await desk.rematch.run(late)).toEqual({ read: articles, added: count, removed: 0 });
      expect(await answer(late)).toEqual(expected(vectors[index]));
    }
    expect(await wrongCounts(desk.owner)).toEqual([]);
  });

  async function ingestCorpora() {
    const store = desk.newStore();
    let counts = NOTHING_READ;
    for (const file of corporaOf(collection)) {
      const input = await openInput(file);
      counts = addCounts(counts, await ingestItems(jsonlItems(input, {}), store, input));
    }
    return counts;
  }

  async function answer(themeId: number) {
    const { rows } = await desk.owner.query(
      "SELECT s.source_key FROM theme_article t JOIN article_source s USING (article_id) WHERE t.theme_id = $1",
      [themeId],
    );
    const counts = await desk.owner.query(
      "SELECT coalesce(sum(web), 0)::int AS web FROM theme_count WHERE theme_id = $1",
      [themeId],
    );
    const told = answerOf(rows.map(({ source_key }) => source_key));
    return { count: counts.rows[0].web, ids: told.ids_sha256 };
  }
});

const expected = (vector?: MatchVector) => vector && { count: vector.count, ids: vector.ids_sha256 };

function everyNth<T>(all: T[], wanted: number): T[] {
  const step = Math.floor(all.length / wanted);
  return all.filter((_, index) => index % step === 0).slice(0, wanted);
}
