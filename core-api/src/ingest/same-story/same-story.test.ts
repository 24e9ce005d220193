import { StoriesEnd1763879000000 } from "@kirinuki/migrations/1763879000000-stories-end.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { QueryRunner } from "typeorm";
import { describe, expect, it } from "vitest";
import { ingestItems } from "../ingest.ts";
import { itemsOf, newsDesk, originOf } from "../testing/news-desk.ts";
import { groupPastStories } from "./past-stories.ts";
import { bandsOf, signatureOf, similarity } from "./sketch.ts";
import { LARGEST_STORY } from "./stories.ts";

const desk = await newsDesk(await testDatabase());

/** Sentences that share no words, so that similarity is what the test makes it. */
const sentence = (seed: number): string =>
  `${Array.from({ length: 30 }, (_, at) => String.fromCharCode(0x4e00 + ((seed * 7919 + at * 104_729 + seed * at * 31) % 0x4e00))).join("")}${1000 + seed}人。`;
const text = (...seeds: number[]): string => seeds.map(sentence).join("");
const span = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at);

interface Line {
  id: string;
  media: string;
  body: string;
  date?: string;
}
const line = ({ id, media, body, date = "2026-11-20T05:00:00+09:00" }: Line) => ({
  source: media,
  id,
  title: `見出し${id}`,
  body,
  date,
  media,
  url: null,
});

/** Stories as sets of the sources' own ids, those of one article left out. */
async function stories(prefix: string): Promise<string[][]> {
  const { rows } = await desk.owner.query(
    `SELECT array_agg(k.source_key ORDER BY k.source_key) AS keys, min(s.article_id) = s.same_story_id AS "namedByLeast"
     FROM article_story s JOIN article_source k USING (article_id) WHERE k.source_key LIKE $1 || '%'
     GROUP BY s.same_story_id HAVING count(*) > 1 ORDER BY 1`,
    [prefix],
  );
  expect(rows.every(({ namedByLeast }) => namedByLeast)).toBe(true);
  return rows.map(({ keys }) => keys);
}

const base = span(1, 20);
/** Ten articles: a chain of three media, the same twice in one medium, one too late, one that only resembles its medium's last. */
const scene = (prefix: string): Line[] => [
  { id: `${prefix}-a`, media: "東都新聞", body: text(...base) },
  { id: `${prefix}-b`, media: "西都新聞", body: text(...base.slice(0, 14)) },
  { id: `${prefix}-c`, media: "南都新聞", body: text(...base.slice(0, 8), ...span(50, 1)) },
  { id: `${prefix}-d`, media: "東都新聞", body: text(...base, 60) },
  { id: `${prefix}-e`, media: "北都新聞", body: text(...base), date: "2026-11-25T05:00:00+09:00" },
  { id: `${prefix}-f`, media: "東都新聞", body: text(...span(100, 12), ...span(120, 4)) },
  { id: `${prefix}-g`, media: "東都新聞", body: text(...span(100, 12), ...span(140, 4)) },
  { id: `${prefix}-h`, media: "中都新聞", body: text(...span(200, 10)) },
  { id: `${prefix}-i`, media: "東都新聞", body: "短い" },
  { id: `${prefix}-j`, media: "西都新聞", body: "短い" },
];
const SAME = (prefix: string) => [[`${prefix}-a`, `${prefix}-b`, `${prefix}-c`, `${prefix}-d`]];

/** Texts of one test are none of another's. */
const apart = (lines: Line[], shift: number): Line[] =>
  lines.map((each) => ({
    ...each,
    date: (each.date ?? "2026-11-20T05:00:00+09:00").replace("2026", String(2026 - shift)),
  }));

const shuffled = <T>(items: readonly T[], seed: number): T[] =>
  items
    .map((item, at) => ({ item, key: Math.imul(at + 1, seed * 2_654_435_761) >>> 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

describe("the sketch", () => {
  it("tells how much of two texts is the same, whatever their width, case and punctuation", () => {
    const of = (body: string) => signatureOf("", body) ?? new Uint8Array();
    const whole = of(text(...base));
    expect(similarity(whole, of(text(...base).replaceAll("。", " \n")))).toBe(1);
    expect(similarity(of("ＡＢＣ電池ｱ１２３".repeat(9)), of("abc 電池（ア）、123".repeat(9)))).toBe(1);
    expect(Math.abs(similarity(whole, of(text(...base.slice(0, 10)))) - 0.5)).toBeLessThan(0.12);
    expect(similarity(whole, of(text(...span(300, 20))))).toBeLessThan(0.1);
    expect(bandsOf(whole)).toEqual(bandsOf(of(text(...base))));
    expect(signatureOf("短い", "短い")).toBeNull();
  });
});

describe("stories", () => {
  it("are the same whatever the order and the batches in which articles come", async () => {
    for (const seed of [1, 2, 3, 4]) {
      const prefix = `order${seed}`;
      const lines = shuffled(apart(scene(prefix), seed), seed).map(line);
      if (seed % 2 === 0) await desk.ingest(prefix, lines);
      else for (const [at, each] of lines.entries()) await desk.ingest(`${prefix}-${at}`, [each]);
      expect(await stories(prefix)).toEqual(SAME(prefix));
    }
  });

  it("are the same where several store at once", { timeout: 30_000 }, async () => {
    const copies = span(0, 6).flatMap((at) => apart(scene(`many${at}`), 10 + at));
    const stores = await Promise.all(span(0, 4).map((at) => desk.separateStore(`story${at}`)));
    await Promise.all(
      stores.map((store, at) =>
        Promise.all(
          copies
            .filter((_, place) => place % stores.length === at)
            .map(line)
            .map((each, place) => ingestItems(itemsOf([each]), store, originOf(`many-${at}-${place}`))),
        ),
      ),
    );
    expect(await stories("many")).toEqual(span(0, 6).flatMap((at) => SAME(`many${at}`)));
  });

  it("lose an article that was corrected to another text, and those that only it held to them", async () => {
    const [a, b, c] = apart(scene("fix"), 30);
    if (!a || !b || !c) throw new Error("the scene has three");
    await desk.ingest("fix-1", [a, b, c].map(line));
    expect(await stories("fix")).toEqual([["fix-a", "fix-b", "fix-c"]]);
    // c resembles b only.
    await desk.ingest("fix-2", [line({ ...b, body: text(...span(400, 9)) })]);
    expect(await stories("fix")).toEqual([]);
    await desk.ingest("fix-3", [line({ ...b, body: `${b.body}訂正` })]);
    expect(await stories("fix")).toEqual([["fix-a", "fix-b", "fix-c"]]);
    await desk.ingest("fix-4", [line({ ...a, body: "取り消し" })]);
    expect(await stories("fix")).toEqual([["fix-b", "fix-c"]]);
  });

  it("are those of a fresh ingest where articles from before are grouped, and again after a stop", async () => {
    await desk.ingest("past", apart(scene("past"), 50).map(line));
    const expected = await stories("past");
    expect(expected).toEqual(SAME("past"));
    await desk.owner.query(
      "DELETE FROM story_band; UPDATE article_story SET same_story_id = article_id, signature = substr(signature, 1, 128)",
    );
    const [half] = (
      await desk.owner.query("SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY article_id) AS id FROM article")
    ).rows;
    const groupUpTo = async (articleId: string) => {
      await desk.owner.query("UPDATE story_state SET last_article_id = $1", [articleId]);
      return groupPastStories(desk.scope);
    };
    expect(await groupUpTo(half.id)).toBeGreaterThan(0);
    expect(await groupUpTo("999999999999999")).toBeGreaterThan(0);
    expect(await stories("past")).toEqual(expected);
    expect(await stories("order1")).toEqual(SAME("order1"));
    expect(await groupPastStories(desk.scope)).toBe(0);
  });

  it("of two media need the same figures where a pattern has most of the words", async () => {
    const report = (figures: readonly number[]) =>
      text(...base).replaceAll(/\d+人/g, (_, at) => `${figures[at % figures.length]}人`);
    const pattern = (prefix: string, figures: readonly number[]) =>
      line({
        id: `pattern-${prefix}`,
        media: `${prefix}通信`,
        body: report(figures),
        date: "1960-11-20T05:00:00+09:00",
      });
    const many = (from: number) => span(from, 40);
    await desk.ingest("pattern", [pattern("一", many(100)), pattern("二", many(100)), pattern("三", many(900))]);
    expect(await stories("pattern")).toEqual([["pattern-一", "pattern-二"]]);
  });

  it("of notices after one pattern end at a number, and the next ones begin another", async () => {
    const count = LARGEST_STORY * 2 + 50;
    const pattern = text(...span(600, 60));
    const notices = span(0, count).map((at) =>
      line({ id: `notice-${at}`, media: "気象通信", body: `${pattern}第${at}号` }),
    );
    const sizes = async () => (await stories("notice")).map((keys) => keys.length).sort((a, b) => b - a);
    await desk.ingest("notice-1", notices.slice(0, 120));
    expect(await sizes()).toEqual([120]);
    await desk.ingest("notice-2", notices.slice(120, 330));
    await desk.ingest("notice-3", notices.slice(330));
    expect(await sizes()).toEqual([LARGEST_STORY, LARGEST_STORY, 50]);
    await desk.ingest("notice-4", [line({ id: "notice-7", media: "気象通信", body: text(...span(900, 20)) })]);
    expect(await sizes()).toEqual([LARGEST_STORY, LARGEST_STORY - 1, 50]);
  });

  it("that grew without end before are taken apart by the migration and put together anew", async () => {
    const ids = "SELECT article_id FROM article_source WHERE source_key LIKE 'notice-%'";
    await desk.owner.query(
      `UPDATE article_story SET same_story_id = (SELECT min(article_id) FROM (${ids}) n) WHERE article_id IN (${ids})`,
    );
    const client = await desk.owner.connect();
    await client.query("BEGIN");
    await new StoriesEnd1763879000000().up({ query: (sql: string) => client.query(sql) } as unknown as QueryRunner);
    await client.query("COMMIT");
    client.release();
    expect(await stories("notice")).toEqual([]);
    await groupPastStories(desk.scope);
    const sizes = (await stories("notice")).map((keys) => keys.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(LARGEST_STORY);
    // One was corrected to another text.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(LARGEST_STORY * 2 + 49);
  });

  it("leave every article and every hit as they are", async () => {
    const contractId = await desk.contract("story01");
    const themeId = await desk.theme(contractId, "見出し", ["見出し"]);
    const counts = await desk.ingest("all", apart(scene("all"), 40).map(line));
    expect(counts).toMatchObject({ read: 10, stored: 10, matched: 10 });
    const { rows } = await desk.owner.query("SELECT count(*)::int AS n FROM theme_article WHERE theme_id = $1", [
      themeId,
    ]);
    expect(rows[0].n).toBe(10);
  });
});
