import type { DataSection } from "@kirinuki/schema/codes.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { findGradeMismatches } from "../../../jobs/verify-counts.job.ts";
import { settleUndecided } from "../../../matching/set-up/settle-prominence.ts";
import { reindex } from "../../../search/reindex.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aHit, anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aThemeGroup,
  aTopic,
  type TestContract,
  type TestTheme,
  type TestTopic,
} from "../../../testing/builders.ts";
import { NOON, type Query, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const { scope } = await newsDesk(db);

const DAYS = ["2026-11-12", "2026-11-19", "2026-11-20"];
const SECTIONS: DataSection[] = [1, 2, 3, 5];
const anyArticle = fc.record({
  section: fc.constantFrom(...SECTIONS),
  hits: fc.uniqueArray(
    fc.record({ theme: fc.nat(2), day: fc.constantFrom(...DAYS), prominence: fc.constantFrom(0, 1, 2, 3, 4, null) }),
    { selector: (hit) => hit.theme, minLength: 1, maxLength: 3 },
  ),
  inTopic: fc.boolean(),
  dispStatus: fc.constantFrom(0, 0, 0, 1),
  withdrawn: fc.constantFrom(false, false, false, true),
});
type Drawn = typeof anyArticle extends fc.Arbitrary<infer T> ? T & { articleId: string } : never;

let contract: TestContract;
let user: TestUser;
let themes: TestTheme[];
let topic: TestTopic;
let group: { themeGroupId: number };
const drawn: Drawn[] = [];

beforeAll(async () => {
  contract = await aContract(db.owner, { sections: SECTIONS });
  const everything = await aGroup(db.owner, contract, { sections: SECTIONS });
  user = await aUser(db.owner, everything);
  themes = [await aTheme(db.owner, contract), await aTheme(db.owner, contract), await aTheme(db.owner, contract)];
  group = await aThemeGroup(db.owner, contract, { themes: themes.slice(0, 2) });
  topic = await aTopic(db.owner, contract, { groups: [everything] });
  for (const each of fc.sample(anyArticle, { numRuns: 80, seed: 20_261_127 })) {
    const { section, dispStatus } = each;
    const { articleId } = await anArticle(db.owner, {
      dataSection: section,
      dispStatus,
      topics: each.inTopic ? [topic] : [],
      columns: { withdrawn_at: each.withdrawn ? NOON : null },
    });
    for (const { theme, day, prominence } of each.hits) {
      const hit = themes[theme];
      if (hit) await aHit(db.owner, hit, { articleId, section, day, dispStatus, prominence });
    }
    drawn.push({ ...each, articleId });
  }
  await reindex(scope);
});

const ORDER = [1, 2, 3, 4];
const bestOf = (grades: readonly (number | null)[]) => ORDER.find((grade) => grades.includes(grade)) ?? 0;

/** By hand: the best grade of each shown article of a list. */
function expected(themeIds: readonly number[] | null): Map<string, number> {
  const shown = drawn.filter(({ dispStatus, withdrawn }) => dispStatus === 0 && !withdrawn);
  return new Map(
    shown.flatMap((each) => {
      const hits = each.hits.filter(({ theme }) => themeIds === null || themeIds.includes(theme));
      const isListed = themeIds === null ? each.inTopic : hits.length > 0;
      return isListed ? [[each.articleId, bestOf(hits.map(({ prominence }) => prominence))] as const] : [];
    }),
  );
}

const lists = (): [string, Query, Map<string, number>][] => [
  ["a theme", { theme_id: String(themes[0]?.themeId) }, expected([0])],
  ["a theme group", { theme_group_id: String(group.themeGroupId) }, expected([0, 1])],
  ["all themes", {}, expected([0, 1, 2])],
  ["a topic", { topics_id: String(topic.topicsId) }, expected(null)],
];
const PERIOD = { process_date_start: "2026-11-01", process_date_end: "2026-11-20" };

interface Listed {
  article_id: string;
  prominence: number;
}

async function listed(query: Query): Promise<Listed[]> {
  const answer = await api.get(user, "/webnews", { ...PERIOD, page_size: 100, ...query });
  return answer.json<{ data: { web_news_article_info: Listed[] } }>().data.web_news_article_info;
}

const web = (grades: Map<string, number>) =>
  new Map([...grades].filter(([id]) => drawn.some((each) => each.articleId === id && each.section === 3)));

describe("the prominence of listed articles", () => {
  it("is the best that the list's themes give, and lists are narrowed to it", async () => {
    for (const [name, query, grades] of lists()) {
      const all = await listed(query);
      const found = new Map(all.map(({ article_id, prominence }) => [article_id, prominence]));
      expect(found, name).toEqual(web(grades));
      for (const wanted of [[1], [4], [0, 1, 2, 3]]) {
        const some = await listed({ ...query, prominence: wanted.map(String) });
        const ids = [...web(grades)].flatMap(([id, grade]) => (wanted.includes(grade) ? [id] : []));
        expect(new Set(some.map(({ article_id }) => article_id)), `${name} ${wanted}`).toEqual(new Set(ids));
      }
    }
  });

  it("orders a list from the headline to the one place, newest first within", async () => {
    const grades = (await listed({ sort_key: "prominence" })).map(({ prominence }) => prominence || 5);
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
    expect(new Set(grades).size).toBe(5);
  });

  it("narrows a search too, of themes and of a topic", async () => {
    for (const [name, query, grades] of lists()) {
      const answer = await api.get(user, "/article_search", {
        ...{ ...PERIOD, ...query, keyword1: "見出し", data_section: "3", prominence: "1", page_size: 100 },
      });
      const { article_info } = answer.json<{ data: { article_info: Listed[] } }>().data;
      const ids = article_info.map(({ article_id }) => article_id);
      const wanted = [...web(grades)].flatMap(([id, grade]) => (grade === 1 ? [id] : []));
      expect(new Set(ids), name).toEqual(new Set(wanted));
    }
  });

  it("is refused by its name where it is none", async () => {
    const answer = await api.get(user, "/webnews", { prominence: "7" });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('"prominence"');
  });
});

describe("the counts by prominence", () => {
  it("are those of the lists, kept or counted", async () => {
    for (const [name, query, grades] of lists()) {
      const answer = await api.get(user, "/prominence_counts", { ...PERIOD, ...query });
      const counts = answer.json<{ data: { prominence_count_info: object[] } }>().data.prominence_count_info;
      const direct = [1, 2, 3, 4, 0].map((prominence) => ({
        prominence,
        web_news_article_count: [...web(grades).values()].filter((grade) => grade === prominence).length,
      }));
      expect(counts, name).toMatchObject(direct);
    }
  });

  it("stay what the hits say while articles are hidden, graded and removed", async () => {
    const mismatches = () => scope.shared("read", findGradeMismatches);
    expect(await mismatches()).toEqual([]);
    await db.owner.query("UPDATE theme_article SET disp_status = 1 WHERE contract_id = $1 AND article_id % 3 = 0", [
      contract.contractId,
    ]);
    expect(await settleUndecided(scope)).toBeGreaterThan(0);
    expect(await settleUndecided(scope)).toBe(0);
    await db.owner.query("DELETE FROM theme_article WHERE contract_id = $1 AND article_id % 5 = 0", [
      contract.contractId,
    ]);
    expect(await mismatches()).toEqual([]);
    await db.owner.query("DELETE FROM theme_article WHERE contract_id = $1", [contract.contractId]);
    const left = await db.owner.query("SELECT FROM theme_grade_count WHERE contract_id = $1", [contract.contractId]);
    expect(left.rowCount).toBe(0);
  });
});
