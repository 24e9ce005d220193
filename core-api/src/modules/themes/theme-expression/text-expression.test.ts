import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { textExpressionRoutes } from "./text-expression.routes.ts";
import { searchExpressionRoutes } from "./theme-expression.routes.ts";

const db = await testDatabase();
const desk = await newsDesk(db);
const { call } = await operatorApp(db, searchExpressionRoutes, (router, parts) =>
  textExpressionRoutes(router, { ...parts, clock: desk.clock }),
);
const SYNTAX = "/web_news_search_condition_syntax_check";
const PREVIEW = "/sc_newspaper_articles";
const contract = await desk.contract("doors001");

const line = (id: string, section: number, body: string, host = "a.example") => ({
  source: "doors",
  article_id: id,
  data_section: section,
  title: `${body}の記事`,
  article_text: body,
  media_name: `媒体${section}`,
  issue_date: "2026-11-18",
  url: `https://${host}/${id}`,
});
desk.clock.set("2026-11-01T06:00:00+09:00");
await desk.ingest("old.jsonl", [line("old", 3, "灯台"), line("old2", 2, "灯台")]);
desk.clock.set("2026-11-20T06:00:00+09:00");
await desk.ingest("new.jsonl", [
  line("w1", 3, "灯台"),
  line("w2", 3, "灯台", "b.example"),
  line("w3", 3, "港"),
  line("n1", 2, "灯台"),
  line("n2", 2, "山"),
  line("n3", 2, "灯台と港"),
  line("m1", 1, "灯台"),
]);

describe.each([
  ["/web_news_search_condition", "web_news_search_condition", 3, 2],
  ["/sc_search_condition", "sc_search_condition", 2, 3],
] as const)("%s", (path, key, section, other) => {
  const put = (body: object) => call("PUT", path, body);
  const listed = async (themeId: number) => (await call("GET", `${path}?theme_id=${themeId}`)).data[key];

  it("sets the theme's one expression of its source, the same row as /search_expressions", async () => {
    const theme = await desk.theme(contract, `扉${section}`, ["全部", { section: other, text: "他" }]);
    const first = await put({ theme_id: theme, expression: "灯台 港" });
    expect(first).toMatchObject({ status: 0, data: { canonical: "灯台 AND 港" } });
    const again = await put({ theme_id: theme, expression: "灯台" });
    expect(again.data.expression_id).toBe(first.data.expression_id);
    expect(await listed(theme)).toMatchObject([
      { expression_id: first.data.expression_id, data_section: section, expression: "灯台" },
    ]);
    const all = (await call("GET", `/search_expressions?theme_id=${theme}`)).data.search_expressions;
    expect(all).toHaveLength(3);
    expect(all).toEqual(expect.arrayContaining((await listed(theme)) as object[]));
  });

  it("asks which, where there are several, and refuses one of another source or theme", async () => {
    const theme = await desk.theme(contract, `複数${section}`, [
      { section, text: "一" },
      { section, text: "二" },
      { section: other, text: "三" },
    ]);
    const { rows } = await db.owner.query("SELECT expression_id, expression FROM expression WHERE theme_id = $1", [
      theme,
    ]);
    const idOf = (text: string) => rows.find(({ expression }) => expression === text).expression_id;
    expect(await put({ theme_id: theme, expression: "x" })).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "expression_id" }] },
    });
    expect(await put({ theme_id: theme, expression: "x", expression_id: idOf("三") })).toMatchObject({ http: 404 });
    await put({ theme_id: theme, expression: "改", expression_id: idOf("二") });
    expect(((await listed(theme)) as { expression: string }[]).map(({ expression }) => expression)).toEqual([
      "一",
      "改",
    ]);
  });

  it("refuses what can't be read, and themes that are not there", async () => {
    const theme = await desk.theme(contract, `拒否${section}`, []);
    expect(await put({ theme_id: theme, expression: '電池 "蓄電' })).toMatchObject({
      http: 200,
      status: 1,
      data: { fieldErrors: [{ field: "expression", code: "UNCLOSED_QUOTE", position: 3 }] },
    });
    expect(await put({ theme_id: 999_999_999, expression: "x" })).toMatchObject({ http: 404 });
    expect(await call("GET", `${path}?theme_id=999999999`)).toMatchObject({ http: 404 });
    expect(await call("GET", path)).toMatchObject({ http: 400 });
  });
});

describe("the syntax check", () => {
  it("answers both ways with status 0, and counts in recent web news", async () => {
    expect(await call("POST", SYNTAX, { expression: "灯台 -中古" })).toMatchObject({
      http: 200,
      status: 0,
      data: {
        ok: true,
        code: null,
        position: null,
        message: null,
        canonical: "灯台 AND NOT 中古",
        hit_count: 2,
        article_count: 3,
        process_date_start: "2026-11-07",
      },
    });
    expect(await call("POST", SYNTAX, { expression: '電池 "蓄電' })).toMatchObject({
      http: 200,
      status: 0,
      data: {
        ok: false,
        code: "UNCLOSED_QUOTE",
        position: 3,
        message: expect.stringMatching(/[ぁ-ん]/),
        canonical: null,
        hit_count: null,
      },
    });
  });

  it("leaves out what the contract has excluded", async () => {
    await db.owner.query("INSERT INTO excluded_domain (contract_id, domain) VALUES ($1, 'b.example')", [contract]);
    const { data } = await call("POST", SYNTAX, { expression: "灯台", contract_id: contract });
    expect(data).toMatchObject({ hit_count: 1, article_count: 2 });
    expect(await call("POST", SYNTAX, { expression: "灯台", contract_id: 999_999 })).toMatchObject({ http: 404 });
  });

  it("leaves out what another contract's own feed brought", async () => {
    const other = await desk.contract("doors002");
    await desk.ingest("own.jsonl", [line("own1", 3, "風見鶏"), line("own2", 3, "風見鶏")]);
    await db.owner.query(
      "UPDATE article SET own_contract_id = $1 WHERE article_id = (SELECT min(article_id) FROM article WHERE title = '風見鶏の記事')",
      [other],
    );
    const tried = async (contract_id?: number) =>
      (await call("POST", SYNTAX, { expression: "風見鶏", ...(contract_id && { contract_id }) })).data;
    expect(await tried(contract)).toMatchObject({ hit_count: 1 });
    expect(await tried()).toMatchObject({ hit_count: 1 });
    expect(await tried(other)).toMatchObject({ hit_count: 2 });
  });

  it("needs a text", async () => {
    expect(await call("POST", SYNTAX, {})).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "expression" }] },
    });
  });
});

describe("the preview of newspaper texts", () => {
  it("shows what an expression would have found, newest first, page by page", async () => {
    const of = (query: string) => call("GET", `${PREVIEW}?expression=${encodeURIComponent("灯台")}${query}`);
    expect((await of("")).data).toMatchObject({
      canonical: "灯台",
      hit_count: 2,
      article_count: 3,
      sc_newspaper_articles: [
        { title: "灯台と港の記事", search_word: ["灯台"], title_hits: [[0, 2]], issue_date: "2026-11-18" },
        { title: "灯台の記事", process_date: "2026-11-20" },
      ],
    });
    expect((await of("&page=2&page_size=1")).data.sc_newspaper_articles).toMatchObject([{ title: "灯台の記事" }]);
  });

  it("tells what is wrong with an expression", async () => {
    expect(await call("GET", `${PREVIEW}?expression=NOT%20a`)).toMatchObject({
      http: 200,
      status: 1,
      data: { fieldErrors: [{ field: "expression", code: "NOT_ANCHORED" }] },
    });
    expect(await call("GET", PREVIEW)).toMatchObject({ http: 400, data: { fieldErrors: [{ field: "expression" }] } });
  });
});
