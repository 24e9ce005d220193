import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { reindex } from "../../../search/reindex.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aTheme } from "../../../testing/builders.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { synonymRoutes } from "../synonym/synonym.routes.ts";
import { expressionTrialRoutes } from "./expression-trial.routes.ts";

const db = await testDatabase();
const { call, owner, scope } = await operatorApp(db, expressionTrialRoutes, synonymRoutes);
const contract = await aContract(owner);
const contract_id = String(contract.contractId);

async function aThemeOf(...expressions: [string, number | null][]): Promise<{ theme_id: string; ids: string[] }> {
  const { themeId } = await aTheme(owner, contract);
  const ids: string[] = [];
  for (const [text, section] of expressions) {
    const { rows } = await owner.query(
      `INSERT INTO expression (contract_id, theme_id, data_section, expression, canonical) VALUES ($1, $2, $3, $4, $4)
       RETURNING expression_id`,
      [contract.contractId, themeId, section, text],
    );
    ids.push(String(rows[0].expression_id));
  }
  return { theme_id: String(themeId), ids };
}
const tried = async (body: object) => (await call("POST", "/expression_trial", body)).data;

beforeAll(async () => {
  const articles: [number, string, 1 | 2 | 3 | 5, string][] = [
    [20, "パワー半導体の増産", 1, "SiCの量産"],
    [20, "GaNの素子", 2, "パワー半導体に使う"],
    [19, "太陽電池向けのパワー半導体", 3, ""],
    [18, "GaNの基板", 3, ""],
    [17, "港の話", 5, "GaN"],
  ];
  for (const [day, title, dataSection, body] of articles)
    await anArticle(owner, { processDate: `2026-11-${day}`, title, body, dataSection });
  await anArticle(owner, { processDate: "2026-11-06", title: "昔のGaN", body: "", dataSection: 3 });
  await reindex(scope);
});

describe("the trial of an expression", () => {
  it("tells by day what a change would add and remove, with the reasons", async () => {
    const { theme_id, ids } = await aThemeOf(["パワー半導体", null]);
    const data = await tried({ theme_id, expression_id: ids[0], expression: "(パワー半導体 OR GaN) NOT 太陽電池" });
    expect(data).toMatchObject({
      process_date_start: "2026-11-07",
      process_date_end: "2026-11-20",
      article_count: 5,
      before_count: 3,
      after_count: 4,
      added_count: 2,
      removed_count: 1,
      warning: null,
    });
    expect(data.days).toHaveLength(14);
    expect(data.days).toEqual(
      expect.arrayContaining([
        { process_date: "2026-11-18", added_count: 1, removed_count: 0 },
        { process_date: "2026-11-19", added_count: 0, removed_count: 1 },
      ]),
    );
    expect(data.added).toMatchObject([
      { title: "GaNの基板", title_hits: [[0, 3]], reasons: [{ term: "GaN", field: "title", not_flag: 0 }] },
      { title: "港の話", reasons: [{ term: "GaN", field: "body", not_flag: 0 }] },
    ]);
    expect(data.removed).toMatchObject([
      {
        title: "太陽電池向けのパワー半導体",
        reasons: [
          { term: "パワー半導体", field: "title", not_flag: 0 },
          { term: "太陽電池", field: "title", not_flag: 1 },
        ],
      },
    ]);
    expect(data.unchanged).toHaveLength(2);
  });

  it("counts an article that another expression of the theme finds anyway as unchanged", async () => {
    const { theme_id } = await aThemeOf(["GaN", null]);
    const data = await tried({ theme_id, expression: "基板" });
    expect(data).toMatchObject({ before_count: 3, after_count: 3, added_count: 0, removed_count: 0 });
  });

  it("is of one source where the expression is, and knows the others of that source", async () => {
    const { theme_id, ids } = await aThemeOf(["GaN", 3], ["港", null]);
    const data = await tried({ theme_id, expression_id: ids[0], data_section: 3, expression: "パワー半導体" });
    expect(data).toMatchObject({ article_count: 2, before_count: 1, added_count: 1, removed_count: 1 });
  });

  it("warns of an expression that finds nothing", async () => {
    const { theme_id } = await aThemeOf();
    expect(await tried({ theme_id, expression: "どこにもない語" })).toMatchObject({
      before_count: 0,
      after_count: 0,
      warning: "dead",
    });
  });

  it("writes nothing", async () => {
    const { theme_id, ids } = await aThemeOf(["GaN", null]);
    const read = async () => (await owner.query("SELECT * FROM expression ORDER BY expression_id")).rows;
    const before = await read();
    await tried({ theme_id, expression_id: ids[0], expression: "港" });
    expect(await read()).toEqual(before);
  });

  it("refuses what can't be read, and knows no theme and no expression of another", async () => {
    const { theme_id } = await aThemeOf(["GaN", null]);
    const other = await aThemeOf(["港", null]);
    expect(await call("POST", "/expression_trial", { theme_id, expression: "(GaN" })).toMatchObject({
      status: 1,
      data: { fieldErrors: [{ code: "UNBALANCED_OPEN", position: 0 }] },
    });
    const foreign = { theme_id, expression_id: other.ids[0], expression: "港" };
    expect(await call("POST", "/expression_trial", foreign)).toMatchObject({ http: 404 });
    expect(await call("POST", "/expression_trial", { theme_id: "999999999", expression: "港" })).toMatchObject({
      http: 404,
    });
  });
});

describe("the terms of an expression", () => {
  it("are counted each by itself", async () => {
    const expression = "(GaN OR title:基板 OR 存在しない語) NOT media:東都新聞";
    const { data } = await call("POST", "/expression_terms", { contract_id, expression });
    expect(data).toEqual({
      terms: [
        { term: "GaN", field: null, not_flag: 0, count: 3 },
        { term: "基板", field: "title", not_flag: 0, count: 1 },
        { term: "存在しない語", field: null, not_flag: 0, count: 0 },
        { term: "東都新聞", field: "media", not_flag: 1, count: 5 },
      ],
      more_flag: 0,
      unknown_synonyms: [],
    });
    const web = await call("POST", "/expression_terms", { contract_id, data_section: 3, expression: "GaN" });
    expect(web.data.terms).toMatchObject([{ count: 1 }]);
  });

  it("are at most 40", async () => {
    const expression = Array.from({ length: 41 }, (_, n) => `語${n}`).join(" OR ");
    const { data } = await call("POST", "/expression_terms", { contract_id, expression });
    expect([(data.terms as object[]).length, data.more_flag]).toEqual([40, 1]);
  });

  it("under syn: are told with their place where they have no synonyms, by the contract's and the general list alone", async () => {
    await call("PUT", "/synonyms", { synonym_sets: [["省令", "省の命令"]], contract_id });
    const other = String((await aContract(owner)).contractId);
    await call("PUT", "/synonyms", { synonym_sets: [["他社", "別の会社"]], contract_id: other });
    const expression = 'syn:省令 OR title:(syn:"他社" OR 電池) -syn:鉄道';
    const { data } = await call("POST", "/expression_terms", { contract_id, expression });
    expect(data.unknown_synonyms).toEqual([
      { term: "他社", position: 21 },
      { term: "鉄道", position: 38 },
    ]);
    const words = await call("GET", `/expression_words?contract_id=${contract_id}`);
    expect(words.data.synonym_terms).toEqual(["省令", "省の命令"]);
    await call("PUT", "/synonyms", { synonym_sets: [["鉄道", "鉄路"]] });
    const again = await call("GET", `/expression_words?contract_id=${contract_id}`);
    expect(again.data.synonym_terms).toEqual(["省令", "省の命令", "鉄道", "鉄路"]);
  });

  it("that a contract uses are offered, the most used first, and all media", async () => {
    const own = await aContract(owner);
    const { themeId } = await aTheme(owner, own);
    await owner.query(
      `INSERT INTO expression (contract_id, theme_id, expression, canonical)
       VALUES ($1, $2, '電池 OR 蓄電池', ''), ($1, $2, '蓄電池 media:東都新聞', '')`,
      [own.contractId, themeId],
    );
    await owner.query(
      "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('zz1', '東都新聞', '東都新聞', 1) ON CONFLICT DO NOTHING",
    );
    const { data } = await call("GET", `/expression_words?contract_id=${own.contractId}`);
    expect(data.terms).toEqual(["蓄電池", "電池"]);
    expect(data.media).toContainEqual(expect.objectContaining({ media_name: "東都新聞" }));
    expect(await call("GET", "/expression_words?contract_id=999999999")).toMatchObject({ http: 404 });
  });
});
