import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ActiveExpressions } from "../../matching/set-up/active-expressions.ts";
import { changeFeed } from "../../modules/operator/feed-source/feed-source.service.ts";
import { newsDesk } from "../testing/news-desk.ts";
import { feedAgent } from "./feed-agent.ts";
import { dueFeeds } from "./feed-claims.repository.ts";
import { HostTurns } from "./host-turns.ts";
import { FeedPoller } from "./poll-feed.ts";
import { feedServer, rss } from "./testing/feed-server.ts";

const desk = await newsDesk(await testDatabase());
const server = await feedServer();
const dispatcher = feedAgent({ allowPrivate: true });
afterAll(() => dispatcher.destroy());

const START = Date.parse("2026-11-20T06:00:00+09:00");
let minutes = 0;
/** Later than everything before, so that no feed meets the turn of another test. */
const later = (more: number): void => {
  minutes += more;
  desk.clock.set(new Date(START + minutes * 60_000).toISOString());
};
beforeEach(() => later(60));

/** A worker: what one knows, no other does. */
const aWorker = () =>
  new FeedPoller({
    scope: desk.scope,
    clock: desk.clock,
    expressions: new ActiveExpressions(),
    client: { dispatcher, userAgent: "Kirinuki/0.1 (test)", allowPrivate: true },
    random: () => 0,
  });
const worker = aWorker();

async function aFeed(url: string, more: { contract?: number; code?: string; name?: string } = {}): Promise<number> {
  const { rows } = await desk.owner.query(
    `INSERT INTO feed_source (feed_url, own_contract_id, media_code, media_name, every_minutes, created_at, next_due_at)
     VALUES ($1, $2, $3, $4, 30, $5, $5) RETURNING feed_source_id`,
    [url, more.contract ?? null, more.code ?? null, more.name ?? null, desk.clock.now()],
  );
  return rows[0].feed_source_id;
}
const feedOf = async (id: number) =>
  (await desk.owner.query("SELECT * FROM feed_source WHERE feed_source_id = $1", [id])).rows[0];
const at = (ahead: number) => new Date(START + (minutes + ahead) * 60_000);
const askedFor = (path: string) => server.asked.filter((asked) => asked.path === path);
const rows = async (sql: string, ...parameters: unknown[]) => (await desk.owner.query(sql, parameters)).rows;

describe("a registered feed", () => {
  it("is read when it is due, stored, and asked for conditionally from then on", async () => {
    const id = await aFeed(server.serve("/a", rss("a1", "a2"), { etag: '"a"' }));
    expect(await worker.poll(id)).toMatchObject({ outcome: "read", counts: { stored: 2 } });
    expect(await worker.poll(id)).toEqual({ outcome: "idle" });
    expect(await feedOf(id)).toMatchObject({
      etag: '"a"',
      article_count: 2,
      failures: 0,
      claim: null,
      last_success_at: at(0),
      last_article_at: at(0),
      next_due_at: at(30),
    });
    server.serve("/a", "", {}, 304);
    later(30);
    expect(await worker.poll(id)).toEqual({ outcome: "unchanged" });
    expect(askedFor("/a").map(({ headers }) => headers["if-none-match"])).toEqual([undefined, '"a"']);
    expect(await feedOf(id)).toMatchObject({
      etag: '"a"',
      article_count: 2,
      last_article_at: at(-30),
      next_due_at: at(30),
    });
  });

  it("that sends neither ETag nor date is not read again while it says the same", async () => {
    const id = await aFeed(server.serve("/same", rss("s1")));
    await worker.poll(id);
    later(30);
    expect(await worker.poll(id)).toEqual({ outcome: "unchanged" });
    server.serve("/same", rss("s2", "s1"));
    later(30);
    expect(await worker.poll(id)).toMatchObject({ outcome: "read", counts: { stored: 1, known: 1 } });
    expect(await feedOf(id)).toMatchObject({ article_count: 2 });
  });

  it("is filed under the medium that the operator named, and counted there", async () => {
    await rows(
      "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('W-OWN', '運用名', '運用名', 3)",
    );
    await worker.poll(await aFeed(server.serve("/code", rss("code1")), { code: "W-OWN" }));
    later(1);
    await worker.poll(await aFeed(server.serve("/name", rss("name1")), { name: "別名新聞" }));
    const found = await rows(
      `SELECT a.media_name, m.article_count, m.last_arrived_at FROM article_source s JOIN article a USING (article_id)
       JOIN media_arrival m USING (media_code) WHERE s.source_key LIKE '%code1' OR s.source_key LIKE '%name1' ORDER BY s.source_key`,
    );
    expect(found).toEqual([
      { media_name: "運用名", article_count: 1, last_arrived_at: at(-1) },
      { media_name: "別名新聞", article_count: 1, last_arrived_at: at(0) },
    ]);
  });

  it("moves with its host, unless another feed stands there", async () => {
    const to = server.serve("/new", rss("n1"));
    const id = await aFeed(server.serve("/old", "", { location: "/new" }, 301));
    await worker.poll(id);
    expect(await feedOf(id)).toMatchObject({ feed_url: to, article_count: 1 });
    const second = await aFeed(server.serve("/older", "", { location: "/new" }, 308));
    later(1);
    await worker.poll(second);
    expect(await feedOf(second)).toMatchObject({ feed_url: server.url("/older"), failures: 0 });
  });

  it("keeps the address that an operator gives it meanwhile", async () => {
    const id = await aFeed(server.url("/given"));
    server.answer("/given", async (_, response) => {
      await desk.scope.shared("write", (tx) =>
        changeFeed(tx, String(id), { feed_url: "https://feed.example.jp/chosen" }, desk.clock.now()),
      );
      response.writeHead(301, { location: "/new" }).end();
    });
    await worker.poll(id);
    expect(await feedOf(id)).toMatchObject({
      feed_url: "https://feed.example.jp/chosen",
      last_success_at: null,
      next_due_at: at(0),
    });
  });

  it("stops where its host says that it has ended", async () => {
    const id = await aFeed(server.serve("/gone", "", {}, 410));
    expect(await worker.poll(id)).toEqual({ outcome: "stopped" });
    later(24 * 60);
    expect(await worker.poll(id)).toEqual({ outcome: "idle" });
    expect(await feedOf(id)).toMatchObject({ last_error: expect.stringContaining("410"), stopped_at: at(-24 * 60) });
  });
});

describe("a feed that fails", () => {
  it("is tried more and more rarely, says why, and is as before when it is well again", async () => {
    const id = await aFeed(server.serve("/ill", "", {}, 500));
    for (const wait of [60, 120, 240]) {
      expect(await worker.poll(id)).toEqual({ outcome: "failed", reason: "サーバーがHTTP 500を返しました。" });
      expect((await feedOf(id)).next_due_at).toEqual(at(wait));
      later(wait);
    }
    server.serve("/ill", rss("well"));
    expect(await worker.poll(id)).toMatchObject({ outcome: "read" });
    expect(await feedOf(id)).toMatchObject({ failures: 0, failure_count: 3, next_due_at: at(30) });
  });

  it("comes back when its host wants, and nobody asks that host before", async () => {
    const id = await aFeed(server.serve("/later", "", { "retry-after": "7200" }, 503));
    await worker.poll(id);
    expect(await feedOf(id)).toMatchObject({ next_due_at: at(120), failures: 1 });
    const other = await aFeed(server.serve("/other", rss("other")));
    later(60);
    expect(await worker.poll(other)).toEqual({ outcome: "postponed", until: expect.any(Date) });
    later(61);
    expect(await worker.poll(other)).toMatchObject({ outcome: "read" });
  });

  it("is a row of the error list where it sends a page instead", async () => {
    const page = "<!DOCTYPE html><html><head><title>メンテナンス中</title></head><body>…</body></html>";
    const id = await aFeed(server.serve("/page", page, { "content-type": "text/html" }));
    for (const wait of [60, 120]) {
      expect(await worker.poll(id)).toMatchObject({ outcome: "failed", reason: expect.stringMatching(/[ぁ-ん]/) });
      later(wait);
    }
    expect(await rows("SELECT item_no, field FROM ingest_error WHERE source_file = $1", server.url("/page"))).toEqual([
      { item_no: 0, field: "file" },
    ]);
    expect((await feedOf(id)).last_error).toMatch(/フィード/);
  });

  it("does not lose its good articles for a bad one", async () => {
    const id = await aFeed(
      server.serve("/mixed", rss("good").replace("</channel>", "<item><guid>x</guid></item></channel>")),
    );
    expect(await worker.poll(id)).toMatchObject({ outcome: "read", counts: { stored: 1, refused: 1 } });
    expect(await feedOf(id)).toMatchObject({ failures: 0, article_count: 1 });
  });
});

describe("a contract's own feed", () => {
  it("is matched by that contract's themes alone, now and when the past is run again; another's is another article", async () => {
    const [own, foreign] = [await desk.contract("ownfeed01"), await desk.contract("foreign01")];
    const early = await desk.theme(own, "自社", ["全固体電池"]);
    const others = await desk.theme(foreign, "他社", ["全固体電池"]);
    const late = { own: await desk.theme(own, "自社後"), foreign: await desk.theme(foreign, "他社後") };
    const url = server.serve("/own", rss("own"));
    await worker.poll(await aFeed(url, { contract: own }));
    const hits = (theme: number) =>
      rows(
        "SELECT s.source FROM theme_article t JOIN article_source s USING (article_id) WHERE t.theme_id = $1 AND s.source_key LIKE '%own' ORDER BY 1",
        theme,
      );
    const ownSource = { source: `contract:${own}/feed:feed.example.jp#3` };
    expect([await hits(early), await hits(others)]).toEqual([[ownSource], []]);
    for (const theme of Object.values(late)) {
      await rows(
        "INSERT INTO expression (contract_id, theme_id, expression, canonical) SELECT contract_id, theme_id, '全固体電池', '全固体電池' FROM theme WHERE theme_id = $1",
        theme,
      );
      await desk.rematch.run(theme);
    }
    expect([await hits(late.own), await hits(late.foreign)]).toEqual([[ownSource], []]);
    later(1);
    expect(await worker.poll(await aFeed(url))).toMatchObject({ counts: { stored: 1, known: 0 } });
    expect([(await hits(early)).length, (await hits(others)).length]).toEqual([2, 1]);
  });
});

describe("several workers", () => {
  it("poll a feed once between them, and a host one after the other with a gap", async () => {
    const ids = [await aFeed(server.serve("/w1", rss("w1"))), await aFeed(server.serve("/w2", rss("w2")))];
    const workers = [aWorker(), aWorker(), aWorker()];
    const all = await Promise.all(workers.flatMap((one) => ids.map((id) => one.poll(id))));
    const outcomes = all.map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "read")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "postponed")).toHaveLength(1);
    expect(askedFor("/w1").length + askedFor("/w2").length).toBe(1);
    later(1);
    await Promise.all(workers.flatMap((one) => ids.map((id) => one.poll(id))));
    expect([askedFor("/w1").length, askedFor("/w2").length]).toEqual([1, 1]);
  });

  it("give feeds of a busy host turns of their own", async () => {
    const turns = new HostTurns(desk.scope, desk.clock, 2_000);
    const claim = "00000000-0000-4000-8000-000000000001";
    const other = "00000000-0000-4000-8000-000000000002";
    expect(await turns.enter("busy.example", claim)).toBeNull();
    expect(await turns.enter("busy.example", claim)).toBeNull();
    const wait = async () => ((await turns.enter("busy.example", other))?.getTime() ?? 0) - desk.clock.now().getTime();
    expect([await wait(), await wait(), await wait()]).toEqual([2_000, 4_000, 6_000]);
    await turns.leave(claim, null);
    expect(await wait()).toBeGreaterThan(0);
    later(1);
    expect(await turns.enter("busy.example", other)).toBeNull();
  });

  it("take over what a dead one had in hand, and nothing comes twice", async () => {
    const id = await aFeed(server.serve("/dead", rss("d1", "d2")));
    await rows(
      "UPDATE feed_source SET claim = gen_random_uuid(), claimed_until = $2 WHERE feed_source_id = $1",
      id,
      at(5),
    );
    const due = () => desk.scope.shared("read", (tx) => dueFeeds(tx, desk.clock.now(), 100));
    expect([await due(), await worker.poll(id)]).toEqual([expect.not.arrayContaining([id]), { outcome: "idle" }]);
    later(6);
    expect(await due()).toContain(id);
    expect(await worker.poll(id)).toMatchObject({ counts: { stored: 2 } });
    // Died after storing, before it could say so.
    await rows("UPDATE feed_source SET body_hash = NULL, next_due_at = created_at WHERE feed_source_id = $1", id);
    later(1);
    expect(await aWorker().poll(id)).toMatchObject({ counts: { stored: 0, known: 2 } });
  });
});
