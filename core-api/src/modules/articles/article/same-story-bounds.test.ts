import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../../access/actor.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { LARGEST_STORY } from "../../../ingest/same-story/stories.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { readSameStories } from "./same-story.read-model.ts";

const db = await testDatabase();
const api = await testApi(db);
const scope = new TransactionScope(api.api);

interface Plan {
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: Plan[];
}

/** The most rows that any step of a plan reads. */
const mostRows = (plan: Plan): number =>
  Math.max(
    (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"],
    ...(plan.Plans ?? []).map(mostRows),
  );

let user: TestUser;
let themeId: number;
const ids: string[] = [];

/** A theme in which everything tells one story, as notices did that were stored before stories ended at a number. */
beforeAll(async () => {
  const contract = await aContract(db.owner);
  user = await aUser(db.owner, await aGroup(db.owner, contract));
  const theme = await aTheme(db.owner, contract);
  themeId = theme.themeId;
  for (let at = 0; at < LARGEST_STORY + 60; at += 1)
    ids.push((await anArticle(db.owner, { dataSection: 3, themes: [theme] })).articleId);
  await db.owner.query(
    `INSERT INTO article_story (article_id, same_story_id, media_code, day, signature)
     SELECT id, $2, 'm', '2026-11-20', '' FROM unnest($1::bigint[]) id`,
    [ids, ids[0]],
  );
  await db.owner.query("ANALYZE article_story, theme_article");
});

describe("a story of very many articles", () => {
  it("is read once for a page that shows many of them, and never more of it than a story holds", async () => {
    const page = ids.slice(-50);
    const actor = { ...user, themeBrowsing: true, sections: [1, 2, 3, 5] } as unknown as Actor;
    let plan: Plan | undefined;
    await scope.forContract(user.contractId, "read", (tx) =>
      readSameStories(
        {
          ...tx,
          query: async <Row>(sql: string, parameters?: unknown[]) => {
            const [row] = await tx.query<{ "QUERY PLAN": { Plan: Plan }[] }>(
              `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
              parameters,
            );
            plan = row?.["QUERY PLAN"][0]?.Plan;
            return tx.query<Row>(sql, parameters);
          },
        },
        actor,
        page,
        { start: "2026-11-01", end: "2026-11-30" },
      ),
    );
    if (!plan) throw new Error("the statement was explained");
    expect(mostRows(plan)).toBeLessThanOrEqual(page.length + ids.length);
  });

  it("is told up to that number, and unfolded a page at a time", async () => {
    const list = (await api.get(user, "/webnews", { theme_id: themeId, page_size: 3 })).json().data;
    const [newest] = list.web_news_article_info;
    expect([list.web_news_article_count, newest.same_story_count]).toEqual([ids.length, LARGEST_STORY - 1]);
    const others = new Set<string>();
    for (const page of [1, 2]) {
      const query = { articleId: newest.article_id, page, page_size: 100 };
      const { article_info, same_story_count } = (await api.get(user, "/same_story", query)).json().data;
      expect(same_story_count).toBe(LARGEST_STORY - 1);
      for (const { article_id } of article_info) others.add(article_id);
    }
    expect(others.size).toBe(LARGEST_STORY - 1);
  });
});
