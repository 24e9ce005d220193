import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { ingestItems } from "./ingest.ts";
import { itemsOf, newsDesk, originOf, wrongCounts } from "./testing/news-desk.ts";

const desk = await newsDesk(await testDatabase());
const { owner } = desk;
let serial = 0;

/** An article of its own source, so that tests do not meet. */
function aLine(more: object = {}): Record<string, unknown> & { id: string; source: string } {
  serial += 1;
  return {
    source: `s${serial}`,
    id: `a${serial}`,
    title: `見出し${serial}`,
    body: "本文",
    date: "2026-11-19",
    media: "青空ニュース",
    url: null,
    ...more,
  };
}

async function rows<Row>(sql: string, ...parameters: unknown[]): Promise<Row[]> {
  return (await owner.query(sql, parameters)).rows;
}

const stored = (source: string) =>
  rows<{ title: string; version: number; body: string; article_id: string }>(
    `SELECT a.article_id::text, a.title, a.version, t.body FROM article_source s JOIN article a USING (article_id) JOIN article_text t USING (article_id)
     WHERE s.source LIKE $1 || '#%' ORDER BY a.article_id`,
    source,
  );

const hitsOf = (themeId: number) =>
  rows<{ process_date: string; data_section: number; search_word: string[] }>(
    "SELECT process_date::text, data_section, search_word FROM theme_article WHERE theme_id = $1 ORDER BY article_id",
    themeId,
  );

describe("an item", () => {
  it("is stored with its text, its payload, its source and an id that begins with the month of its arrival", async () => {
    const line = aLine({ url: "https://example.jp/1" });
    expect(await desk.ingest("whole.jsonl", [line])).toMatchObject({ read: 1, stored: 1, refused: 0 });
    const [article] = await rows(
      `SELECT a.*, a.article_id::text, a.published_on::text, t.body, v.payload, v.item_no FROM article a JOIN article_text t USING (article_id)
       JOIN article_version v USING (article_id) JOIN article_source s USING (article_id) WHERE s.source = $1`,
      `${line.source}#3`,
    );
    expect(article).toMatchObject({
      article_id: expect.stringMatching(/^202611\d{9}$/),
      data_section: 3,
      media_name: "青空ニュース",
      published_on: "2026-11-19",
      arrived_at: new Date("2026-11-19T21:00:00Z"),
      host: "example.jp",
      version: 1,
      body: "本文",
      payload: JSON.stringify(line),
      item_no: 1,
    });
  });

  it("keeps who holds its rights where that is not its medium, and corrections decide it anew", async () => {
    const wire = aLine({ body: "【ワシントン共同】米政府は20日、発表した。" });
    const named = aLine({ rightholder: "Associated Press" });
    const own = aLine({ rightholder: "青空ニュース" });
    const holders = () =>
      rows<{ rightholder: string | null }>(
        `SELECT a.rightholder FROM article_source s JOIN article a USING (article_id)
         WHERE s.source = ANY ($1) ORDER BY a.article_id`,
        [wire, named, own].map(({ source }) => `${source}#3`),
      );
    await desk.ingest("wire.jsonl", [wire, named, own]);
    expect(await holders()).toEqual([{ rightholder: "共同通信" }, { rightholder: "AP" }, { rightholder: null }]);
    const corrected = [
      { ...wire, body: "米政府は20日、発表した。" },
      { ...own, body: "発表した。（時事）" },
    ];
    expect(await desk.ingest("corrected.jsonl", corrected)).toMatchObject({ corrected: 2 });
    expect(await holders()).toEqual([{ rightholder: null }, { rightholder: "AP" }, { rightholder: "時事通信" }]);
  });

  it("is known when it comes again, in the same file or another", async () => {
    const lines = [aLine(), aLine()];
    await desk.ingest("first.jsonl", lines);
    const nothing = { read: 2, stored: 0, known: 2, corrected: 0, refused: 0, matched: 0 };
    expect(await desk.ingest("first.jsonl", lines)).toEqual(nothing);
    expect(await desk.ingest("copy.jsonl", lines)).toEqual(nothing);
  });

  it("is not recognised by likeness", async () => {
    const line = aLine();
    expect(
      await desk.ingest("alike.jsonl", [line, { ...line, id: "another" }, { ...line, source: "elsewhere" }]),
    ).toMatchObject({ stored: 3 });
  });

  it("gets a new version when its content changes, and keeps its id, its day and its older payload", async () => {
    const line = aLine();
    await desk.ingest("v1.jsonl", [line]);
    const [before] = await stored(line.source);
    desk.clock.set("2026-12-24T06:00:00+09:00");
    expect(await desk.ingest("v2.jsonl", [{ ...line, title: "訂正", body: "新しい本文" }])).toMatchObject({
      stored: 0,
      corrected: 1,
    });
    desk.clock.set("2026-11-20T06:00:00+09:00");
    expect(await stored(line.source)).toEqual([
      { article_id: before?.article_id, title: "訂正", version: 2, body: "新しい本文" },
    ]);
    const versions = await rows<{ payload: string }>(
      "SELECT payload FROM article_version WHERE article_id = $1 ORDER BY version",
      before?.article_id,
    );
    expect(versions.map(({ payload }) => JSON.parse(payload).body)).toEqual(["本文", "新しい本文"]);
  });

  it("follows its source back to an older content, but not a file that is read again", async () => {
    const line = aLine();
    const [old, corrected] = [line, { ...line, body: "訂正版" }];
    expect(await desk.ingest("both.jsonl", [old, corrected])).toMatchObject({ stored: 1, corrected: 1 });
    expect(await desk.ingest("both.jsonl", [old, corrected])).toMatchObject({ known: 2, corrected: 0 });
    expect(await stored(line.source)).toMatchObject([{ body: "訂正版", version: 2 }]);
    expect(await desk.ingest("revert.jsonl", [old])).toMatchObject({ corrected: 1 });
    expect(await desk.ingest("both.jsonl", [old, corrected])).toMatchObject({ known: 2 });
    expect(await stored(line.source)).toMatchObject([{ body: "本文", version: 3 }]);
  });

  it("stays as it is when files are read again that said the same before, between or after each other", async () => {
    const line = aLine();
    const files: [string, object[]][] = [
      ["one", [line]],
      ["two", [{ ...line }, aLine()]],
      ["three", [{ ...line, body: "訂正版" }]],
    ];
    for (const [name, lines] of files) await desk.ingest(name, lines);
    for (const [name, lines] of files) expect(await desk.ingest(name, lines)).toMatchObject({ known: lines.length });
    expect(await stored(line.source)).toMatchObject([{ body: "訂正版", version: 2 }]);
  });

  it("replaces its images when it is corrected", async () => {
    const line = aLine({ trace_image_info: [{ image_path: "x/1.jpg" }, { image_path: "x/2.jpg" }] });
    await desk.ingest("images.jsonl", [line]);
    await desk.ingest("images2.jsonl", [{ ...line, trace_image_info: [{ image_path: "x/3.jpg", caption: "新" }] }]);
    const [article] = await stored(line.source);
    expect(
      await rows("SELECT serial_no, image_key, caption FROM article_image WHERE article_id = $1", article?.article_id),
    ).toEqual([{ serial_no: 1, image_key: "x/3.jpg", caption: "新" }]);
  });
});

describe("an item that can't be stored", () => {
  it("is in the error list with file, number, field, reason and payload, and the rest of the file goes on", async () => {
    const bad = aLine({ title: "", date: "2026-02-30" });
    const good = aLine();
    expect(await desk.ingest("faulty.jsonl", [good, bad, "{", aLine()])).toEqual({
      read: 4,
      stored: 2,
      known: 0,
      corrected: 0,
      refused: 2,
      matched: 0,
    });
    expect(
      await rows(
        "SELECT source_file, item_no, field, payload FROM ingest_error WHERE source_file = 'faulty.jsonl' ORDER BY item_no, field",
      ),
    ).toEqual([
      { source_file: "faulty.jsonl", item_no: 2, field: "date", payload: JSON.stringify(bad) },
      { source_file: "faulty.jsonl", item_no: 2, field: "title", payload: JSON.stringify(bad) },
      { source_file: "faulty.jsonl", item_no: 3, field: "line", payload: "{" },
    ]);
    expect(await stored(bad.source)).toEqual([]);
  });

  it("is listed once, however often the file is read", async () => {
    const lines = ["[]", "\u0000"];
    await desk.ingest("twice.jsonl", lines);
    expect(await desk.ingest("twice.jsonl", lines)).toMatchObject({ refused: 2 });
    expect(await rows("SELECT payload FROM ingest_error WHERE source_file = 'twice.jsonl' ORDER BY item_no")).toEqual([
      { payload: "[]" },
      { payload: "\uFFFD" },
    ]);
  });
});

describe("an item that the database refuses although our checks let it through", () => {
  it("is in the error list, and everything around it is stored", async () => {
    await owner.query("ALTER TABLE article ADD CONSTRAINT no_poison CHECK (title <> '毒')");
    const lines = Array.from({ length: 20 }, (_, index) => aLine(index === 7 || index === 13 ? { title: "毒" } : {}));
    expect(await desk.ingest("poison.jsonl", lines)).toMatchObject({ read: 20, stored: 18, refused: 2 });
    expect(
      await rows("SELECT item_no, field FROM ingest_error WHERE source_file = 'poison.jsonl' ORDER BY item_no"),
    ).toEqual([
      { item_no: 8, field: "line" },
      { item_no: 14, field: "line" },
    ]);
    await owner.query("ALTER TABLE article DROP CONSTRAINT no_poison");
    expect(await desk.ingest("poison.jsonl", lines)).toMatchObject({ stored: 2, known: 18 });
  });
});

describe("media", () => {
  const full = (more: object) => ({
    data_section: 1,
    article_id: `m${++serial}`,
    title: "t",
    article_text: "b",
    issue_date: "2026-11-20",
    ...more,
  });
  const mediaOf = (name: string) =>
    rows("SELECT media_code, data_section FROM media WHERE media_name = $1 ORDER BY media_code", name);

  it("that nobody knows are registered, once for each kind of source", async () => {
    await desk.ingest("media.jsonl", [
      full({ media_name: "山河新聞" }),
      full({ media_name: "山河新聞", data_section: 2 }),
      full({ media_name: "山河新聞", data_section: 3 }),
    ]);
    expect(await mediaOf("山河新聞")).toEqual([
      { media_code: expect.stringMatching(/^N-[A-Z2-7]{10}$/), data_section: 1 },
      { media_code: expect.stringMatching(/^W-[A-Z2-7]{10}$/), data_section: 3 },
    ]);
  });

  it("are found by their normalised name", async () => {
    await owner.query("INSERT INTO media VALUES ('KEIZAI', 'ＡＢＣ経済', 'abc経済', 1)");
    await desk.ingest("names.jsonl", [full({ media_name: "abc 経済".replace(" ", ""), article_id: "by-name" })]);
    expect(
      await rows(
        "SELECT media_code, media_name FROM article a JOIN article_source s USING (article_id) WHERE s.source_key = 'by-name'",
      ),
    ).toEqual([{ media_code: "KEIZAI", media_name: "abc経済" }]);
  });

  it("must have a name when they are new, and be of the item's kind of source", async () => {
    const counts = await desk.ingest("codes.jsonl", [
      full({ media_code: "UNKNOWN" }),
      full({ media_code: "KEIZAI", data_section: 5 }),
      full({ media_code: "NEW1", media_name: "新紙" }),
      full({ media_code: "NEW1" }),
    ]);
    expect(counts).toMatchObject({ stored: 2, refused: 2 });
    expect(
      await rows("SELECT item_no, field FROM ingest_error WHERE source_file = 'codes.jsonl' ORDER BY item_no"),
    ).toEqual([
      { item_no: 1, field: "media_code" },
      { item_no: 2, field: "media_code" },
    ]);
  });

  it("are registered once by two who meet them at the same time", async () => {
    const lines = Array.from({ length: 30 }, (_, index) => aLine({ media: `新媒体${index}` }));
    await Promise.all(["a", "b", "c"].map((name) => ingestItems(itemsOf(lines), desk.newStore(), originOf(name))));
    expect(await rows("SELECT count(*)::int AS n FROM media WHERE media_name LIKE '新媒体%'")).toEqual([{ n: 30 }]);
  });
});

describe("matching at ingest", () => {
  it("puts an article once into each theme that it meets, with all words, under the day in Tokyo", async () => {
    const contract = await desk.contract("match01");
    const theme = await desk.theme(contract, "電池", ["全固体電池 OR 蓄電", "電池", { section: 1, text: "見出し" }]);
    const other = await desk.theme(contract, "別", ["存在しない語"]);
    desk.clock.set("2026-11-20T23:59:59+09:00");
    expect(await desk.ingest("match.jsonl", [aLine({ body: "蓄電池と全固体電池" })])).toMatchObject({ matched: 1 });
    desk.clock.set("2026-11-20T06:00:00+09:00");
    expect(await hitsOf(theme)).toEqual([
      { process_date: "2026-11-20", data_section: 3, search_word: ["全固体電池", "蓄電", "電池"] },
    ]);
    expect(await hitsOf(other)).toEqual([]);
  });

  it("takes up a changed expression with the next article", async () => {
    const theme = await desk.theme(await desk.contract("live01"), "変わる", ["旧い言葉"]);
    await desk.ingest("live1.jsonl", [aLine({ body: "新しい言葉" })]);
    await owner.query("UPDATE expression SET expression = '新しい言葉' WHERE theme_id = $1", [theme]);
    await desk.ingest("live2.jsonl", [aLine({ body: "新しい言葉" }), aLine({ body: "旧い言葉" })]);
    expect(await hitsOf(theme)).toHaveLength(1);
    await owner.query("DELETE FROM theme WHERE theme_id = $1", [theme]);
    await desk.ingest("live3.jsonl", [aLine({ body: "新しい言葉" })]);
    expect(await hitsOf(theme)).toHaveLength(1);
  });

  it("moves a corrected article between themes, and keeps the counts right", async () => {
    const contract = await desk.contract("move01");
    const [leaves, joins, stays] = [
      await desk.theme(contract, "去る", ["去る語"]),
      await desk.theme(contract, "来る", ["来る語"]),
      await desk.theme(contract, "残る", ["残る語 OR 別語"]),
    ];
    const line = aLine({ body: "去る語、残る語" });
    await desk.ingest("move1.jsonl", [line]);
    desk.clock.set("2026-11-21T06:00:00+09:00");
    expect(await desk.ingest("move2.jsonl", [{ ...line, body: "来る語、残る語、別語" }])).toMatchObject({
      corrected: 1,
      matched: 1,
    });
    desk.clock.set("2026-11-20T06:00:00+09:00");
    expect(await hitsOf(leaves)).toEqual([]);
    expect(await hitsOf(joins)).toMatchObject([{ process_date: "2026-11-21", search_word: ["来る語"] }]);
    expect(await hitsOf(stays)).toMatchObject([{ process_date: "2026-11-20", search_word: ["残る語", "別語"] }]);
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("keeps an article hidden in further themes of a contract that has hidden it", async () => {
    const contract = await desk.contract("hidden01");
    const theme = await desk.theme(contract, "隠す", ["隠し語"]);
    const line = aLine();
    await desk.ingest("hide1.jsonl", [line]);
    const [article] = await stored(line.source);
    await owner.query("INSERT INTO article_setting (contract_id, article_id, disp_status) VALUES ($1, $2, 1)", [
      contract,
      article?.article_id,
    ]);
    await desk.ingest("hide2.jsonl", [{ ...line, body: "隠し語" }]);
    expect(await rows("SELECT disp_status FROM theme_article WHERE theme_id = $1", theme)).toEqual([
      { disp_status: 1 },
    ]);
    expect(await rows("SELECT web FROM theme_count WHERE theme_id = $1", theme)).toEqual([]);
  });
});

describe("several at once", () => {
  it("end in the state of one after the other, whoever comes first", async () => {
    const theme = await desk.theme(await desk.contract("race01"), "競争", ["競争語"]);
    const lines = Array.from({ length: 450 }, () => aLine({ body: "競争語" }));
    const files = [lines, lines.toReversed(), lines, lines.toReversed()];
    const counts = await Promise.all(
      files.map((file, index) => ingestItems(itemsOf(file), desk.newStore(), originOf(`race${index}`))),
    );
    expect(counts.reduce((sum, { stored: n }) => sum + n, 0)).toBe(450);
    expect(counts.reduce((sum, { known }) => sum + known, 0)).toBe(450 * 3);
    expect(await hitsOf(theme)).toHaveLength(450);
    expect(await rows("SELECT sum(web)::int AS web FROM theme_count WHERE theme_id = $1", theme)).toEqual([
      { web: 450 },
    ]);
    expect(await rows("SELECT article_id FROM article EXCEPT SELECT article_id FROM article_source")).toEqual([]);
  });

  it("leave nothing half in when one is killed, and the next run completes it", async () => {
    const theme = await desk.theme(await desk.contract("kill01"), "中断", ["中断語"]);
    // Four batches: two are written at the same time, so the last has not begun when the first is in.
    const lines = Array.from({ length: 1700 }, () => aLine({ body: "中断語" }));
    const half = ingestItems(itemsOf(lines), await desk.separateStore("victim"), originOf("kill"), () => {
      // Its connections end in the middle of whatever they do.
      void owner.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'victim' AND datname = current_database()",
      );
    });
    await expect(half).rejects.toThrow();
    const [cut] = await rows<{ n: number }>("SELECT count(*)::int AS n FROM theme_article WHERE theme_id = $1", theme);
    expect(cut?.n).toBeLessThan(1700);
    const counts = await desk.ingest("kill", lines);
    expect(counts).toMatchObject({ read: 1700, stored: 1700 - (cut?.n ?? 0), known: cut?.n, refused: 0 });
    expect(await hitsOf(theme)).toHaveLength(1700);
    expect(await wrongCounts(owner)).toEqual([]);
  });
});
