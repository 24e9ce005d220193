import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { aHit, anArticle } from "../../testing/an-article.ts";
import { aContract, aTheme, aThemeGroup } from "../../testing/builders.ts";
import { groupBySource } from "../content/group-articles.ts";
import { mailDesk } from "../testing/mail-desk.ts";
import { readMailedArticles } from "./mailed-articles.read-model.ts";
import { readNamedArticles } from "./named-articles.read-model.ts";

const db = await testDatabase();
const { owner } = db;
const desk = await mailDesk(db);

it("a mail brings what only names a word last, by the grades of its own theme or group", async () => {
  const contract = await aContract(owner);
  const themes = [await aTheme(owner, contract), await aTheme(owner, contract)];
  const group = await aThemeGroup(owner, contract, { themes });
  const ids: string[] = [];
  // Of each theme: headline, once, not decided; null: not in it.
  for (const [first, second] of [
    [1, null],
    [4, 2],
    [4, 4],
    [0, null],
  ] as const) {
    const { articleId } = await anArticle(owner, { dataSection: 3 });
    const hit = { articleId, section: 3 as const, day: "2026-11-20" };
    const [a, b] = themes;
    if (a) await aHit(owner, a, { ...hit, prominence: first });
    if (b && second !== null) await aHit(owner, b, { ...hit, prominence: second });
    ids.push(articleId);
  }
  const named = (target: { dataKbn: 1 | 2; targetId: number }) =>
    desk.scope.shared("read", (tx) => readNamedArticles(tx, contract.contractId, { ...target, ids }));
  const ofTheme = await named({ dataKbn: DATA_KBN.theme, targetId: themes[0]?.themeId ?? 0 });
  expect([...ofTheme].sort()).toEqual(ids.slice(1, 3));
  const namedOnly = await named({ dataKbn: DATA_KBN.themeGroup, targetId: group.themeGroupId });
  expect([...namedOnly]).toEqual(ids.slice(2, 3));
  const mailed = await desk.scope.shared("read", (tx) => readMailedArticles(tx, contract.contractId, ids));
  const groups = groupBySource([...mailed.values()], false, { namedOnly });
  expect(groups.map(({ heading, articles }) => [heading, articles.length])).toEqual([
    ["WEB(3件)", 3],
    ["名前が出た記事(1件)", 1],
  ]);
  expect(groups.at(-1)?.articles[0]?.articleId).toBe(ids[2]);
});
