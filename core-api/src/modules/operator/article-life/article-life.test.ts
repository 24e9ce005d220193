import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { articleLifeRoutes } from "./article-life.routes.ts";

const { call, owner } = await operatorApp(await testDatabase(), articleLifeRoutes);
const contract = await aContract(owner);
const contract_id = String(contract.contractId);
const user = await aUser(owner, await aGroup(owner, contract));

async function aThemeOf(name: string, expression: string, { stopped = false } = {}) {
  const theme = await aTheme(owner, contract, { name });
  await owner.query("INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)", [
    contract.contractId,
    theme.themeId,
    expression,
  ]);
  if (stopped) await owner.query("UPDATE theme SET stopped_at = now() WHERE theme_id = $1", [theme.themeId]);
  return theme;
}
const found = await aThemeOf("見つけた", "GaN");
await aThemeOf("除いた", "GaN NOT 工場");
await aThemeOf("止めた", "GaN", { stopped: true });
await aThemeOf("あとから", "工場");
await aThemeOf("関係ない", "港");

const { articleId } = await anArticle(owner, {
  processDate: "2026-11-19",
  title: "GaNの100%工場",
  body: "本文",
  dataSection: 3,
  themes: [found],
  searchWord: ["GaN"],
  columns: { host: "www.matome.example" },
});
const life = async () => (await call("GET", `/article_life?contract_id=${contract_id}&article_id=${articleId}`)).data;

describe("the life of an article", () => {
  it("says which themes have it, and why the others with its words have not", async () => {
    const { themes } = await life();
    expect(themes).toMatchObject([
      { theme_name: "見つけた", state: "found", process_date: "2026-11-19", search_word: ["GaN"] },
      {
        theme_name: "除いた",
        state: "not_met",
        reasons: [
          { term: "GaN", field: "title", not_flag: 0 },
          { term: "工場", field: "title", not_flag: 1 },
        ],
      },
      { theme_name: "止めた", state: "stopped" },
      { theme_name: "あとから", state: "missed" },
    ]);
    await owner.query("INSERT INTO excluded_domain (contract_id, domain) VALUES ($1, 'matome.example')", [
      contract.contractId,
    ]);
    expect((await life()).themes).toMatchObject([{ state: "found" }, {}, {}, { state: "excluded" }]);
  });

  it("tells what happened, newest first", async () => {
    await owner.query("INSERT INTO read_mark VALUES ($1, $2, $3, '2026-11-20T09:00:00+09:00')", [
      contract.contractId,
      user.userId,
      articleId,
    ]);
    await owner.query(
      `INSERT INTO article_setting (contract_id, article_id, disp_status, comment, updated_at)
       VALUES ($1, $2, 1, '誤報', '2026-11-20T08:00:00+09:00')`,
      [contract.contractId, articleId],
    );
    const { events } = await life();
    expect(events).toMatchObject([
      { kind: "read", who: user.userId, datetime: "2026-11-20T09:00:00+09:00" },
      { kind: "changed", state: "hidden", detail: "誤報" },
      { kind: "arrived" },
    ]);
  });

  it("is found by words of the title, which mean themselves", async () => {
    const ids = async (keyword: string) =>
      (
        (await call("GET", `/article_find?contract_id=${contract_id}&keyword=${encodeURIComponent(keyword)}`)).data
          .article_info as { article_id: string }[]
      ).map(({ article_id }) => article_id);
    expect(await ids("gan　100%工")).toEqual([articleId]);
    expect(await ids("GaN%工場")).toEqual([]);
    expect(await call("GET", `/article_find?contract_id=${contract_id}`)).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "keyword" }] },
    });
  });

  it("of what is not there does not exist", async () => {
    for (const path of [
      `/article_life?contract_id=${contract_id}&article_id=1`,
      `/article_life?contract_id=999999999&article_id=${articleId}`,
      "/article_find?contract_id=999999999&keyword=a",
    ])
      expect(await call("GET", path)).toMatchObject({ http: 404 });
  });
});
