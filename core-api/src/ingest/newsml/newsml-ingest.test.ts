import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { ActiveExpressions } from "../../matching/set-up/active-expressions.ts";
import { ingestItems } from "../ingest.ts";
import { releaseEmbargoed } from "../release-embargoed.ts";
import { newsDesk, originOf, wrongCounts } from "../testing/news-desk.ts";
import { NewsReader } from "./read-news.ts";

const desk = await newsDesk(await testDatabase());
const { owner } = desk;

async function rows<Row>(sql: string, ...parameters: unknown[]): Promise<Row[]> {
  return (await owner.query(sql, parameters)).rows;
}

interface Version {
  guid: string;
  version?: number;
  embargo?: string;
  status?: string;
  text?: string;
}

const item = ({ guid, version, embargo, status = "usable", text = "全固体電池" }: Version) =>
  `<newsItem guid="urn:newsml:${guid}" ${version === undefined ? "" : `version="${version}"`}><itemMeta><pubStatus qcode="stat:${status}"/>
   ${embargo === undefined ? "" : `<embargoed>${embargo}</embargoed>`}</itemMeta>
   <contentMeta><headline>第${version}版</headline></contentMeta><contentSet><inlineData contenttype="text/plain">${text}</inlineData></contentSet></newsItem>`;

/** Each call is a file of its own. */
let files = 0;
function ingest(...versions: Version[]) {
  const bytes = Buffer.from(`<newsMessage><itemSet>${versions.map(item).join("")}</itemSet></newsMessage>`);
  const chunks = (async function* () {
    yield bytes;
  })();
  files += 1;
  return ingestItems(
    new NewsReader({}, desk.clock).read(chunks, bytes.length),
    desk.newStore(),
    originOf(`news${files}`),
  );
}

const stateOf = async (guid: string) => {
  const [article] = await rows<{ title: string; withdrawn: boolean; version: number }>(
    `SELECT a.title, a.withdrawn_at IS NOT NULL AS withdrawn, a.version FROM article_source s JOIN article a USING (article_id)
     WHERE s.source_key = $1`,
    `urn:newsml:${guid}`,
  );
  return article;
};

const receivedOf = (guid: string) =>
  rows<{ version: number; revision: number; withdraws: boolean }>(
    `SELECT v.version, v.revision::int, v.withdraws FROM article_source s JOIN article_version v USING (article_id)
     WHERE s.source_key = $1 ORDER BY v.version`,
    `urn:newsml:${guid}`,
  );

/** What lists and counts show of a theme: its hits on articles that are not withdrawn. */
const shownIn = async (theme: number) => {
  const [row] = await rows<{ n: number }>(
    `SELECT count(*)::int AS n FROM theme_article t JOIN article a USING (article_id)
     WHERE t.theme_id = $1 AND t.disp_status = 0 AND a.withdrawn_at IS NULL`,
    theme,
  );
  return row?.n;
};

describe("an article that its agency takes back", () => {
  it("stays with every payload, is shown to nobody, and comes back with a later version", async () => {
    const theme = await desk.theme(await desk.contract("news01"), "電池", ["全固体電池"]);
    const guid = "back";
    expect(await ingest({ guid, version: 1 })).toMatchObject({ stored: 1, matched: 1 });
    expect(await ingest({ guid, version: 2, status: "canceled", text: "" })).toMatchObject({
      stored: 0,
      corrected: 1,
      matched: 0,
    });
    expect(await stateOf(guid)).toEqual({ title: "第1版", withdrawn: true, version: 2 });
    expect(await shownIn(theme)).toBe(0);
    expect(await wrongCounts(owner)).toEqual([]);

    expect(await ingest({ guid, version: 3 })).toMatchObject({ corrected: 1, matched: 0 });
    expect(await stateOf(guid)).toEqual({ title: "第3版", withdrawn: false, version: 3 });
    expect(await shownIn(theme)).toBe(1);
    expect(await receivedOf(guid)).toEqual([
      { version: 1, revision: 1, withdraws: false },
      { version: 2, revision: 2, withdraws: true },
      { version: 3, revision: 3, withdraws: false },
    ]);
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("is not matched before it is released, and then is", async () => {
    const theme = await desk.theme(await desk.contract("news02"), "差し止め", ["全固体電池"]);
    expect(await ingest({ guid: "held", version: 1, status: "withheld" })).toMatchObject({ stored: 1, matched: 0 });
    expect(await rows("SELECT 1 FROM theme_article WHERE theme_id = $1", theme)).toEqual([]);
    await ingest({ guid: "held", version: 2 });
    expect(await shownIn(theme)).toBe(1);
  });

  it("follows the expressions as they are when it is released, not when it was taken back", async () => {
    const theme = await desk.theme(await desk.contract("news03"), "変わる", ["全固体電池"]);
    await ingest({ guid: "changed", version: 1 }, { guid: "changed", version: 2, status: "canceled" });
    await owner.query("UPDATE expression SET expression = '別の言葉' WHERE theme_id = $1", [theme]);
    await desk.rematch.run(theme);
    await ingest({ guid: "changed", version: 3 });
    expect(await rows("SELECT 1 FROM theme_article WHERE theme_id = $1", theme)).toEqual([]);
    expect(await wrongCounts(owner)).toEqual([]);
  });
});

describe("versions that an agency numbers", () => {
  it("may come in any order, in one file or several: the newest is shown, all are kept, once", async () => {
    const version = (n: number) => ({ guid: "order", version: n, text: `本文${n}` });
    expect(await ingest(version(3), version(1))).toMatchObject({ stored: 1, known: 1 });
    expect(await ingest(version(2))).toMatchObject({ known: 1, corrected: 0 });
    expect(await ingest(version(2), version(3))).toMatchObject({ known: 2 });
    expect(await stateOf("order")).toMatchObject({ title: "第3版", version: 1 });
    expect((await receivedOf("order")).map(({ revision }) => revision)).toEqual([3, 1, 2]);
    expect(await ingest(version(4))).toMatchObject({ corrected: 1 });
    expect(await stateOf("order")).toMatchObject({ title: "第4版", version: 2 });
  });

  it("that were overtaken by the withdrawal do not undo it", async () => {
    expect(await ingest({ guid: "early", version: 2, status: "canceled" })).toMatchObject({ stored: 1 });
    expect(await ingest({ guid: "early", version: 1 })).toMatchObject({ known: 1, matched: 0 });
    expect(await stateOf("early")).toMatchObject({ withdrawn: true });
  });

  it("are corrected where the number stays the same", async () => {
    await ingest({ guid: "same", version: 1, text: "誤" });
    expect(await ingest({ guid: "same", version: 1, text: "正" })).toMatchObject({ corrected: 1 });
  });
});

describe("an article under an embargo", () => {
  const openErrors = async (guid: string) => {
    const found = await rows<{ reason: string }>(
      "SELECT reason FROM ingest_error WHERE field = 'embargoed' AND closed_at IS NULL AND payload LIKE $1",
      `%:${guid}"%`,
    );
    return found.map(({ reason }) => reason);
  };
  const at = (time: string) => `2026-11-20T${time}:00+09:00`;
  const releaseAt = (time: string) => {
    desk.clock.set(at(time));
    return releaseEmbargoed({ ...desk, expressions: new ActiveExpressions() });
  };

  it("is taken in by itself when it ends, matched, and its error closed", async () => {
    const theme = await desk.theme(await desk.contract("news09"), "解禁", ["解禁記事"]);
    const guid = "embargo-a";
    desk.clock.set(at("06:00"));
    expect(await ingest({ guid, version: 1, embargo: at("07:00"), text: "解禁記事" })).toMatchObject({
      refused: 1,
      stored: 0,
    });
    expect(await openErrors(guid)).toEqual([`解禁日時（${at("07:00")}）の前です。解禁後に自動で取り込みます。`]);
    expect(await releaseAt("06:59")).toBe(0);
    expect(await stateOf(guid)).toBeUndefined();
    expect(await releaseAt("07:00")).toBe(1);
    expect(await stateOf(guid)).toMatchObject({ title: "第1版", version: 1 });
    expect(await shownIn(theme)).toBe(1);
    expect(await openErrors(guid)).toEqual([]);
    expect(await releaseAt("07:01")).toBe(0);
    expect(await wrongCounts(owner)).toEqual([]);
  });

  it("waits for what its latest version says, even if two come in one file", async () => {
    const guid = "embargo-b";
    desk.clock.set(at("06:00"));
    await ingest({ guid, version: 2, embargo: at("09:00") }, { guid, version: 1, embargo: at("07:00") });
    expect(await releaseAt("08:00")).toBe(0);
    expect(await releaseAt("09:00")).toBe(1);
    expect(await stateOf(guid)).toMatchObject({ title: "第2版", version: 1 });
  });

  it("changes nothing where a later version, or a withdrawal, came meanwhile", async () => {
    desk.clock.set(at("06:00"));
    await ingest({ guid: "embargo-c", version: 1, embargo: at("07:00") });
    await ingest({ guid: "embargo-d", embargo: at("07:00"), text: "前の文" });
    await ingest({ guid: "embargo-e", version: 1, embargo: at("07:00") });
    desk.clock.set(at("06:30"));
    await ingest({ guid: "embargo-c", version: 2 });
    await ingest({ guid: "embargo-d", text: "後の文" });
    await ingest({ guid: "embargo-e", version: 2, status: "canceled", text: "" });
    expect(await releaseAt("07:00")).toBe(3);
    expect(await stateOf("embargo-c")).toMatchObject({ title: "第2版" });
    expect(await stateOf("embargo-e")).toMatchObject({ withdrawn: true });
    const [text] = await rows<{ body: string }>(
      "SELECT t.body FROM article_source s JOIN article_text t USING (article_id) WHERE s.source_key = 'urn:newsml:embargo-d'",
    );
    expect(text?.body).toBe("後の文");
    for (const guid of ["embargo-c", "embargo-d", "embargo-e"]) expect(await openErrors(guid)).toEqual([]);
  });
});
