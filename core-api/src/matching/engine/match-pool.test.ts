import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Article, prepare } from "../expression/evaluate.ts";
import { MatchEngine } from "./match-engine.ts";
import { MatchPool, type PoolArticle } from "./match-pool.ts";
import { MatchThread } from "./match-thread.ts";

function engineOf(...texts: string[]): MatchEngine {
  return MatchEngine.build(
    texts.map((text, id) => {
      const result = parseExpression(text);
      if (!result.ok) throw new Error(`${text}: ${result.refusal.code}`);
      return { id, expression: result.expression };
    }),
  );
}

const anArticle = (body: string): Article => ({ title: "ﾃﾞﾝﾁ", body, mediaCode: "A", mediaName: null, host: "a.co.jp" });

const articles = Array.from({ length: 500 }, (_, at) => anArticle(`ＡＩ${at % 7}　語${at % 3} 電池`));

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

describe("MatchPool", { timeout: 60_000 }, () => {
  const engine = engineOf("AI1", "語2 -AI2", "デンチ media:A", "domain:co.jp", "ない");
  let pool: MatchPool;
  beforeAll(() => {
    pool = new MatchPool(engine.compiled, 2);
  });
  afterAll(() => pool.close());

  it("finds what the engine finds, in the order of the articles", async () => {
    const found = await all(pool.match(articles));
    expect(found).toEqual(articles.map((article) => ({ article, hits: engine.match(prepare(article)) })));
    expect(new Set(found.map(({ hits }) => hits.length)).size).toBeGreaterThan(1);
  });

  it("takes articles that are prepared already, with their sections, from wherever they come", async () => {
    async function* coming(): AsyncGenerator<PoolArticle> {
      yield prepare(anArticle("AI1"));
      yield { ...anArticle("AI1"), sections: 2 };
    }
    const sectioned = MatchEngine.build([{ id: 7, sections: 1, ...engineOfOne("AI1") }]);
    pool.use(sectioned.compiled);
    const found = await all(pool.match(coming()));
    expect(found.map(({ hits }) => hits)).toMatchObject([[{ id: 7, searchWords: ["AI1"] }], []]);
    pool.use(engine.compiled);
  });

  it("reads no further ahead than it must", async () => {
    let read = 0;
    function* endless(): Generator<Article> {
      for (;;) {
        read += 1;
        yield anArticle("AI1");
      }
    }
    for await (const { hits } of pool.match(endless())) {
      expect(hits).not.toEqual([]);
      break;
    }
    expect(read).toBeLessThan(1_000);
  });

  it("matches what comes after a change with it, in every thread", async () => {
    const changed = engineOf("AI1", "語2 -AI2", "デンチ media:A", "domain:co.jp", "ない");
    const result = parseExpression("電池");
    if (!result.ok) throw new Error(result.refusal.code);
    changed.update({ changed: [{ id: 4, expression: result.expression }], removed: [2, 3] });
    pool.use(changed.compiled);
    const found = await all(pool.match(articles));
    expect(found).toEqual(articles.map((article) => ({ article, hits: changed.match(prepare(article)) })));
    pool.use(engine.compiled);
  });

  it("passes on what the articles throw, and goes on", async () => {
    function* failing(): Generator<Article> {
      yield anArticle("AI1");
      throw new Error("the source has failed");
    }
    await expect(all(pool.match(failing()))).rejects.toThrow("the source has failed");
    expect(await all(pool.match(articles.slice(0, 3)))).toHaveLength(3);
  });

  it("ends what is under way when it is closed, and takes no more", async () => {
    const closing = new MatchPool(engine.compiled, 1);
    const under = closing.match(articles.slice(0, 150));
    await under.next();
    await closing.close();
    expect(await all(under)).toHaveLength(149);
    await expect(all(closing.match(articles))).rejects.toThrow("closed");
    await closing.close();
  });

  it("tells of a thread that has ended", async () => {
    const thread = new MatchThread(engine.compiled);
    const sent = articles.map((article) => ({ ...article, sections: 1, isPrepared: false }));
    const [, ended] = await Promise.allSettled([thread.stop(), thread.match(sent)]);
    expect(ended).toMatchObject({ status: "rejected", reason: { message: "a matching thread has ended" } });
    await expect(thread.match(sent)).rejects.toThrow("has ended");
    expect(thread.load).toBe(0);
  });

  it.each([0, 1.5, -1])("refuses %d threads", (threads) => {
    expect(() => new MatchPool(engine.compiled, threads)).toThrow(RangeError);
  });
});

function engineOfOne(text: string) {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(result.refusal.code);
  return { expression: result.expression };
}
