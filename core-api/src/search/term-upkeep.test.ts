import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { newsDesk } from "../ingest/testing/news-desk.ts";
import { searchUpkeep } from "../jobs/search-upkeep.job.ts";
import { aJobContext } from "../testing/a-job-context.ts";
import { gramOfTerm, gramOfTitleTerm } from "./grams.ts";
import { learnTerms } from "./term-upkeep.ts";

const db = await testDatabase();
const desk = await newsDesk(db);

const state = async () => (await desk.owner.query("SELECT * FROM search_state")).rows[0];
async function termOf(word: string): Promise<{ term_id: number; since: string | null; active: boolean } | undefined> {
  const { rows } = await desk.owner.query(
    "SELECT term_id, active, indexed_since::text AS since FROM search_term WHERE term = $1",
    [word],
  );
  return rows[0];
}
const gramsOf = async (title: string): Promise<number[]> =>
  (
    await desk.owner.query("SELECT grams FROM article_searchable JOIN article USING (article_id) WHERE title = $1", [
      title,
    ])
  ).rows[0].grams;
const ingest = (id: string, title: string, body: string) =>
  desk.ingest(`${id}.jsonl`, [{ source: "u", id, title, body, media: "語彙通信" }]);

describe("the dictionary of search", () => {
  it("takes in the words of themes once, for what arrives from tomorrow on", async () => {
    desk.clock.set("2026-11-20T06:00:00+09:00");
    await desk.theme(await desk.contract("upkeep01"), "語", ["ＡＩ 全固体電池 -title:中古車"]);
    expect(await learnTerms(desk.scope, desk.clock)).toBe(3);
    expect(await termOf("ai")).toMatchObject({ active: true, since: "2026-11-21" });
    const { terms_version } = await state();
    expect(await learnTerms(desk.scope, desk.clock)).toBe(0);
    expect((await state()).terms_version).toBe(terms_version);
  });

  it("gives articles the ids of the words that they hold, in the title and anywhere", async () => {
    await ingest("1", "全固体電池の話", "MAILではなくAIを使う");
    const [battery, ai] = [(await termOf("全固体電池"))?.term_id ?? 0, (await termOf("ai"))?.term_id ?? 0];
    const grams = await gramsOf("全固体電池の話");
    expect(grams).toEqual([...grams].sort((a, b) => a - b));
    expect(grams).toEqual(expect.arrayContaining([gramOfTerm(battery), gramOfTitleTerm(battery), gramOfTerm(ai)]));
    expect(grams).not.toContain(gramOfTitleTerm(ai));
    await ingest("2", "郵便の話", "MAILだけ");
    expect(await gramsOf("郵便の話")).not.toContain(gramOfTerm(ai));
  });

  it("learns what people search, by another process too, and keeps no flood of it", async () => {
    await desk.owner.query("SELECT remember_search_terms(ARRAY['新しい語', '新しい語', '', $1])", ["長".repeat(65)]);
    desk.clock.set("2026-11-22T06:00:00+09:00");
    expect(await learnTerms(desk.scope, desk.clock)).toBe(1);
    expect(await termOf("新しい語")).toMatchObject({ since: "2026-11-23" });
    await ingest("3", "その後", "新しい語がある");
    expect(await gramsOf("その後")).toContain(gramOfTerm((await termOf("新しい語"))?.term_id ?? 0));

    await desk.owner.query("INSERT INTO search_term (term) SELECT 'flood' || n FROM generate_series(1, 20000) n");
    await desk.owner.query("SELECT remember_search_terms(ARRAY['多すぎる語'])");
    expect(await termOf("多すぎる語")).toBeUndefined();
    await desk.owner.query("DELETE FROM search_term WHERE term LIKE 'flood%'");
  });

  it("never makes one search wait for another that looks for the same new word", async () => {
    const first = await desk.owner.connect();
    try {
      await first.query("BEGIN; SELECT remember_search_terms(ARRAY['同時の語'])");
      await desk.owner.query(
        "BEGIN; SET LOCAL statement_timeout = 2000; SELECT remember_search_terms(ARRAY['同時の語']); COMMIT",
      );
      await first.query("COMMIT");
    } finally {
      first.release();
    }
    expect(await termOf("同時の語")).toMatchObject({ active: false, since: null });
    await desk.owner.query("DELETE FROM search_term WHERE term = '同時の語'");
  });

  it("indexes once what was stored before there was a search", async () => {
    await desk.owner.query("TRUNCATE article_search, article_search_recent");
    await desk.owner.query("UPDATE search_state SET filled = false");
    const told: string[] = [];
    const log = (message: string) => void told.push(message);
    const context = aJobContext({ scope: desk.scope, clock: desk.clock, log });
    await searchUpkeep.run(context);
    await searchUpkeep.run(context);
    expect(told).toEqual(["articles from before the search are indexed"]);
    expect((await desk.owner.query("SELECT count(*)::int AS n FROM article_searchable")).rows).toEqual([{ n: 3 }]);
    expect(await termOf("ai")).toMatchObject({ since: "0001-01-01" });
  });
});
