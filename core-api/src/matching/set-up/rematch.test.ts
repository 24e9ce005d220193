import type { Worker } from "node:worker_threads";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newsDesk, wrongCounts } from "../../ingest/testing/news-desk.ts";
import { articlePage, collectionEnd } from "./article-pages.read-model.ts";
import { Rematch } from "./rematch.ts";

const desk = await newsDesk(await testDatabase());
const { owner } = desk;
const TEXTS = ["りんご", "みかん", "りんごとみかん", "ぶどう"];

await desk.ingest(
  "fruit.jsonl",
  Array.from({ length: 450 }, (_, index) => ({
    source: "f",
    id: `${index}`,
    title: "果物",
    body: TEXTS[index % 4],
    media: "果物通信",
    date: null,
  })),
);
const APPLES = 225;
const contract = await desk.contract("fruit001");

const change = (themeId: number, text: string) =>
  owner.query("UPDATE expression SET expression = $2 WHERE theme_id = $1", [themeId, text]);
const hits = async (themeId: number) =>
  (
    await owner.query(
      "SELECT process_date::text, disp_status, search_word FROM theme_article WHERE theme_id = $1 ORDER BY article_id",
      [themeId],
    )
  ).rows;

describe("matching the past again", () => {
  it("adds what was missed under today, and nothing when repeated", async () => {
    const theme = await desk.theme(contract, "りんご", ["りんご"]);
    desk.clock.set("2026-12-01T06:00:00+09:00");
    expect(await desk.rematch.run(theme)).toEqual({ read: 450, added: APPLES, removed: 0 });
    expect(await desk.rematch.run(theme)).toEqual({ read: 450, added: 0, removed: 0 });
    expect((await hits(theme))[0]).toEqual({ process_date: "2026-12-01", disp_status: 0, search_word: ["りんご"] });
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("removes what no longer matches, and keeps the day of what does", async () => {
    const theme = await desk.theme(contract, "変更", ["りんご OR みかん"]);
    desk.clock.set("2026-12-01T06:00:00+09:00");
    await desk.rematch.run(theme);
    await change(theme, "みかん OR ぶどう");
    desk.clock.set("2026-12-02T06:00:00+09:00");
    expect(await desk.rematch.run(theme)).toEqual({ read: 450, added: 112, removed: 113 });
    const days = new Set((await hits(theme)).map(({ process_date, search_word }) => `${process_date} ${search_word}`));
    expect([...days].sort()).toEqual(["2026-12-01 みかん", "2026-12-02 ぶどう"]);
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("only tells, when it is a trial", async () => {
    const theme = await desk.theme(contract, "試行", ["りんご"]);
    expect(await desk.rematch.run(theme, { dryRun: true })).toEqual({ read: 450, added: APPLES, removed: 0 });
    expect(await hits(theme)).toEqual([]);
  });

  it("takes everything from a theme without expressions, and nothing from other themes", async () => {
    const [emptied, other] = [
      await desk.theme(contract, "空になる", ["りんご"]),
      await desk.theme(contract, "他", ["りんご"]),
    ];
    await desk.rematch.run(emptied);
    await desk.rematch.run(other);
    await owner.query("DELETE FROM expression WHERE theme_id = $1", [emptied]);
    expect(await desk.rematch.run(emptied)).toEqual({ read: 450, added: 0, removed: APPLES });
    expect(await hits(other)).toHaveLength(APPLES);
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("does not count what the contract has hidden", async () => {
    const hiding = await desk.contract("hiding01");
    const theme = await desk.theme(hiding, "隠す", ["りんご"]);
    await owner.query(
      "INSERT INTO article_setting (contract_id, article_id, disp_status) SELECT $1, min(article_id), 1 FROM article",
      [hiding],
    );
    expect(await desk.rematch.run(theme)).toMatchObject({ added: APPLES });
    const { rows } = await owner.query("SELECT web FROM theme_count WHERE theme_id = $1", [theme]);
    expect(rows).toEqual([{ web: APPLES - 1 }]);
    await change(theme, "ぶどう");
    await desk.rematch.run(theme);
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("knows no theme that is not there", async () => {
    expect(await desk.rematch.run(2_000_000_000)).toBeNull();
  });

  it("ends right when two run at once", async () => {
    const theme = await desk.theme(contract, "同時", ["りんご"]);
    const both = await Promise.all([desk.rematch.run(theme), desk.rematch.run(theme)]);
    expect(both.reduce((sum, result) => sum + (result?.added ?? 0), 0)).toBe(APPLES);
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("ends with the newest expression when it changes on the way", async () => {
    const theme = await desk.theme(contract, "途中で", ["りんご"]);
    let changed: Promise<unknown> | undefined;
    await desk.rematch.run(theme, {
      onProgress: () => {
        changed ??= change(theme, "ぶどう");
      },
    });
    await changed;
    await desk.rematch.run(theme);
    expect(await hits(theme)).toHaveLength(112);
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("leaves an article alone that is corrected meanwhile, for its correction matches it", async () => {
    const theme = await desk.theme(contract, "訂正中", ["訂正語"]);
    const line = { source: "late", id: "1", title: "t", body: "訂正語", media: "果物通信" };
    await desk.ingest("late1.jsonl", [line]);
    await change(theme, "別の語");
    const correcting = desk.ingest("late2.jsonl", [{ ...line, body: "訂正語 別の語" }]);
    await Promise.all([correcting, desk.rematch.run(theme)]);
    expect(await hits(theme)).toMatchObject([{ search_word: ["別の語"] }]);
    expect(await wrongCounts(owner)).toEqual([]);
  });
});

describe("matching the past again in threads of their own", { timeout: 60_000 }, () => {
  const inThreads = new Rematch(desk.scope, desk.clock, { count: 2, from: 1 });
  const threads: Worker[] = [];
  const note = (thread: Worker) => void threads.push(thread);
  beforeAll(() => void process.on("worker", note));
  afterAll(() => void process.off("worker", note));
  beforeEach(() => void threads.splice(0));
  // An ended thread has no number.
  afterEach(() => expect(threads.map(({ threadId }) => threadId)).toEqual(threads.map(() => -1)));

  const OF_ALL_KINDS = [
    "りんご -みかん",
    "title:果物 ぶどう",
    "media:果物通信 (みかん OR 無い)",
    "domain:fruit.example",
  ];

  it("finds and stores what it finds in one thread, but for what was excluded or is another contract's", async () => {
    const own = await desk.contract("threads1");
    await desk.owner.query("INSERT INTO excluded_domain (contract_id, domain) VALUES ($1, 'not.fruit.example')", [own]);
    const line = { source: "web", title: "題", body: "りんご", media: "web", date: null };
    await desk.ingest("web.jsonl", [
      { ...line, id: "1", url: "https://a.fruit.example/1" },
      { ...line, id: "2", url: "https://not.fruit.example/2" },
      { ...line, id: "3", url: null },
    ]);
    await desk.owner.query("UPDATE article SET own_contract_id = $1 WHERE media_name = 'web' AND host IS NULL", [
      contract,
    ]);
    const [one, many] = [await desk.theme(own, "一", OF_ALL_KINDS), await desk.theme(own, "多", OF_ALL_KINDS)];
    const expected = await desk.rematch.run(one);
    expect(expected).toMatchObject({ read: 454, added: 1 + 113 + 112 + 225, removed: 0 });
    expect(await inThreads.run(many, { dryRun: true })).toEqual(expected);
    expect(await inThreads.run(many)).toEqual(expected);
    expect(threads).toHaveLength(4);
    expect(await hits(many)).toEqual(await hits(one));
    expect(await inThreads.run(one)).toEqual({ read: 454, added: 0, removed: 0 });
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("ends with the newest expression when it changes on the way", async () => {
    const theme = await desk.theme(contract, "途中で変わる", ["りんご"]);
    let changed: Promise<unknown> | undefined;
    await inThreads.run(theme, {
      onProgress: () => {
        changed ??= change(theme, "ぶどう");
      },
    });
    await changed;
    await inThreads.run(theme);
    expect(await hits(theme)).toHaveLength(112);
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("ends its threads when it is stopped", async () => {
    const theme = await desk.theme(contract, "中止", ["りんご"]);
    let pages = 0;
    const shouldStop = () => {
      pages += 1;
      return pages === 2;
    };
    expect(await inThreads.run(theme, { dryRun: true, shouldStop })).toMatchObject({ read: 200 });
    expect(threads).toHaveLength(2);
  });

  it.each([true, false])(
    "tells of a thread's death, and what it has written is whole (dry run: %s)",
    async (dryRun) => {
      const theme = await desk.theme(contract, `死 ${dryRun}`, ["りんご"]);
      const dying = inThreads.run(theme, { dryRun, onProgress: () => void threads[0]?.terminate() });
      process.once("worker", (thread: Worker) => void thread.terminate());
      await expect(dying).rejects.toThrow("a matching thread has ended");
      expect((await hits(theme)).length % 100).toBe(0);
      expect(await wrongCounts(owner)).toEqual([]);
      expect(await inThreads.run(theme)).toMatchObject({ read: 454 });
      expect(await hits(theme)).toHaveLength(APPLES + 3);
    },
  );

  it("stays in one thread for few articles", async () => {
    const theme = await desk.theme(contract, "少ない", ["りんご"]);
    await new Rematch(desk.scope, desk.clock, { count: 2, from: 455 }).run(theme);
    expect(threads).toEqual([]);
  });
});

describe("a page of the collection", () => {
  it("has less articles where these are long", async () => {
    await owner.query(
      "UPDATE article_text SET body = repeat('あ', 700000) WHERE article_id IN (SELECT article_id FROM article ORDER BY article_id LIMIT 4)",
    );
    const sizes = await desk.scope.shared("read", async (tx) => {
      const { last } = await collectionEnd(tx);
      const lengths: number[] = [];
      for (let after = "0"; lengths.length < 3; ) {
        const page = await articlePage(tx, after, last, 10);
        lengths.push(page.length);
        after = page.at(-1)?.articleId ?? "";
      }
      return lengths;
    });
    expect(sizes).toEqual([2, 2, 10]);
  });
});
