import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { newsDesk, wrongCounts } from "../../../ingest/testing/news-desk.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { incorrectArticleRoutes } from "./incorrect-article.routes.ts";

const db = await testDatabase();
const desk = await newsDesk(db);
const { call } = await operatorApp(db, (router, parts) =>
  incorrectArticleRoutes(router, { ...parts, clock: desk.clock }),
);
const contract = await desk.contract("wrong001");
const theme = await desk.theme(contract, "灯台", ["灯台"]);

interface Listed {
  incorrect_article_id: string;
  closed_at: string | null;
  faults: { field: string; reason: string }[];
}

/** Ingests one line that is refused; the file's name and the item's id. */
async function refused(line: unknown): Promise<{ file: string; id: string }> {
  const file = `wrong-${nextNumber()}.jsonl`;
  expect(await desk.ingest(file, [line])).toMatchObject({ refused: 1 });
  return { file, id: (await listed(file))[0]?.incorrect_article_id ?? "" };
}
const listed = async (file: string, path = "/incorrect_mc_articles", key = "incorrect_mc_articles") =>
  (await call("GET", `${path}?source_file=${file}`)).data[key] as Listed[];
const waiting = (file: string) => listed(file, "/incorrect_articles_for_update", "incorrect_articles_for_update");
const correct = (id: string, article_info: unknown) =>
  call("PUT", "/incorrect_mc_article", { incorrect_article_id: id, article_info });
const aLine = (more: object) => ({
  source: "w",
  article_id: `w${nextNumber()}`,
  data_section: 3,
  media_name: "青空ニュース",
  ...more,
});

describe("an incorrect article", () => {
  it("is listed once with all its faults, and shown with the fields that could be read", async () => {
    const line = aLine({ title: "", article_text: "灯台", issue_type: "x" });
    const { file, id } = await refused(line);
    expect(await listed(file)).toMatchObject([
      {
        item_no: 1,
        closed_at: null,
        faults: [{ field: "issue_type" }, { field: "title" }],
        excerpt: JSON.stringify(line),
      },
    ]);
    expect(await waiting(file)).toHaveLength(1);
    expect((await call("GET", `/incorrect_mc_article?incorrect_article_id=${id}`)).data).toMatchObject({
      incorrect_article_id: id,
      article_info: line,
      payload: JSON.stringify(line),
    });
  });

  it("is put right: stored, matched, counted, closed and remembered at once", async () => {
    const line = aLine({ title: "", article_text: "灯台の話" });
    const { file, id } = await refused(line);
    const answer = await correct(id, { title: "訂正した見出し", url: null });
    expect(answer).toMatchObject({ status: 0, data: { outcome: "stored", matched_count: 1 } });
    const { rows } = await db.owner.query(
      `SELECT a.title, t.search_word, encode(v.file_hash, 'escape') AS file_hash, v.item_no FROM article a JOIN theme_article t USING (article_id)
       JOIN article_version v USING (article_id) WHERE article_id = $1 AND t.theme_id = $2`,
      [answer.data.article_id, theme],
    );
    expect(rows).toEqual([{ title: "訂正した見出し", search_word: ["灯台"], file_hash: file, item_no: 1 }]);
    expect(await waiting(file)).toEqual([]);
    expect(await listed(file)).toMatchObject([{ closed_at: "2026-11-20T06:00:00+09:00" }]);
    const history = await call("GET", `/incorrect_articles_update_history?source_file=${file}`);
    expect(history.data).toMatchObject({
      history_count: 1,
      incorrect_articles_update_history: [
        {
          incorrect_article_id: id,
          el_admin_id: "tester",
          article_id: answer.data.article_id,
          changes: [{ field: "title", before: "", after: "訂正した見出し" }],
        },
      ],
    });
    const runs = await db.owner.query(
      "SELECT stored_count, ended_at FROM setup_run WHERE trigger = 'correction' AND label = $1",
      [`${file} 1`],
    );
    expect(runs.rows).toMatchObject([{ stored_count: 1, ended_at: expect.any(Date) }]);
    expect(await wrongCounts(db.owner)).toEqual([]);
    expect(await correct(id, { title: "もう一度" })).toMatchObject({ http: 200, status: 1 });
  });

  it("stays as it is while it is not right, and every field at fault is named", async () => {
    const { file, id } = await refused(aLine({ title: "", issue_type: "x" }));
    expect(await correct(id, { issue_type: "y" })).toMatchObject({
      http: 200,
      status: 1,
      data: { fieldErrors: [{ field: "title" }, { field: "issue_type" }] },
    });
    const unknownMedium = { title: "見出し", issue_type: null, media_name: null, media_code: "nobody" };
    expect(await correct(id, unknownMedium)).toMatchObject({
      status: 1,
      data: { fieldErrors: [{ field: "media_code" }] },
    });
    expect(await listed(file)).toMatchObject([
      { closed_at: null, faults: [{ field: "issue_type" }, { field: "title" }] },
    ]);
    const { rows } = await db.owner.query("SELECT 1 FROM setup_run WHERE trigger = 'correction' AND label = $1", [
      `${file} 1`,
    ]);
    expect(rows).toEqual([]);
  });

  it("of another form is written anew, and the short shape is known", async () => {
    const xml = await refused("<item>broken");
    expect((await call("GET", `/incorrect_mc_article?incorrect_article_id=${xml.id}`)).data.article_info).toEqual({});
    expect(await correct(xml.id, aLine({ title: "見出し" }))).toMatchObject({ data: { outcome: "stored" } });
    const short = await refused({ source: "w", id: "short", title: "", body: "灯台", media: "青空ニュース" });
    expect(await correct(short.id, { title: "短い形" })).toMatchObject({
      data: { outcome: "stored", matched_count: 1 },
    });
  });

  it("waits to be put right only where it is an item, not a file as a whole", async () => {
    const { file } = await refused(aLine({ title: "" }));
    await db.owner.query(
      `INSERT INTO ingest_error (source_file, file_hash, item_no, field, reason, payload, occurred_at)
       SELECT source_file, 'whole', 0, 'file', '読めません。', '', occurred_at FROM ingest_error WHERE source_file = $1`,
      [file],
    );
    expect((await listed(file)).map(({ faults }) => faults[0]?.field)).toEqual(["file", "title"]);
    expect((await waiting(file)).map(({ faults }) => faults[0]?.field)).toEqual(["title"]);
  });

  it("that the database refuses leaves nothing behind", async () => {
    const { file, id } = await refused(aLine({ title: "" }));
    await db.owner.query("ALTER TABLE article ADD CONSTRAINT test_refuses CHECK (title <> '入らない') NOT VALID");
    try {
      expect(await correct(id, { title: "入らない" })).toMatchObject({ http: 200, status: 1 });
    } finally {
      await db.owner.query("ALTER TABLE article DROP CONSTRAINT test_refuses");
    }
    expect(await waiting(file)).toHaveLength(1);
  });

  it.each([
    ["article_info", { incorrect_article_id: "1" }],
    ["article_info", { incorrect_article_id: "1", article_info: ["title"] }],
    ["article_info", { incorrect_article_id: "1", article_info: { no_such_field: 1 } }],
    ["incorrect_article_id", { article_info: {} }],
  ])("names %s at fault in %j", async (field, body) => {
    expect(await call("PUT", "/incorrect_mc_article", body)).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field }] },
    });
  });

  it("that nobody knows does not exist", async () => {
    expect(await correct("999999999999", {})).toMatchObject({ http: 404 });
    expect(await call("GET", "/incorrect_mc_article?incorrect_article_id=999999999999")).toMatchObject({ http: 404 });
  });
});
