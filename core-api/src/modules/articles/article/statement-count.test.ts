import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup, aTopic, type TestTheme } from "../../../testing/builders.ts";
import { type Query, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

/** Finding the session: BEGIN, one statement, COMMIT. The call's own transaction: BEGIN and COMMIT. */
const OVERHEAD = 5;

async function aReader(themeCount: number, articleCount: number): Promise<{ user: TestUser; theme: TestTheme }> {
  const contract = await aContract(db.owner);
  const themes: TestTheme[] = [];
  for (let at = 0; at < themeCount; at += 1) themes.push(await aTheme(db.owner, contract));
  await aThemeGroup(db.owner, contract, { themes });
  const topic = await aTopic(db.owner, contract);
  for (let at = 0; at < articleCount; at += 1)
    await anArticle(db.owner, { themes: themes.slice(0, 3), topics: [topic], searchWord: ["電池"] });
  const [theme] = themes;
  if (!theme) throw new Error("at least one theme");
  return { user: await aUser(db.owner, await aGroup(db.owner, contract)), theme };
}

describe("the number of SQL statements of a call does not depend on how much there is", () => {
  let small: Awaited<ReturnType<typeof aReader>>;
  let large: Awaited<ReturnType<typeof aReader>>;
  beforeAll(async () => {
    small = await aReader(1, 1);
    large = await aReader(60, 12);
  });

  it.each([
    ["/notice", {}, 1],
    ["/themes", {}, 3],
    ["/setup_date", {}, 2],
    ["/today_article_count", {}, 1],
    ["/newspaper_articles", {}, 4],
    ["/newspaper_articles", { sort_key: "title", page_size: 50 }, 4],
    ["/webnews", {}, 2],
  ] as [string, Query, number][])("%s %j: %d", async (path, query, expected) => {
    for (const { user, theme } of [small, large]) {
      const selection = path === "/newspaper_articles" ? { theme_id: theme.themeId } : {};
      await api.get(user, path, query);
      const statements = await api.statementsOf(() => api.get(user, path, { ...query, ...selection }));
      expect(statements).toHaveLength(OVERHEAD + expected);
    }
  });

  it("a GET runs in a read-only transaction", async () => {
    const statements = await api.statementsOf(() => api.get(small.user, "/themes"));
    expect(statements.filter((sql) => sql.startsWith("BEGIN"))).toEqual(
      Array.from({ length: 2 }, () => `BEGIN READ ONLY; SET LOCAL app.contract_id = '${small.user.contractId}'`),
    );
  });
});
