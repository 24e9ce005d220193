import type { DataSection } from "@kirinuki/schema/codes.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aHit, anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aThemeGroup,
  aTopic,
  type TestTheme,
  type TestTopic,
} from "../../../testing/builders.ts";
import { NOON, type Query, testApi } from "../../../testing/test-api.ts";
import type { NodeFigures, ThemesWire } from "../../themes/theme/theme.dto.ts";

const db = await testDatabase();
const api = await testApi(db);

const SECTIONS: DataSection[] = [1, 2, 3, 5];
const DAYS = ["2026-11-05", "2026-11-12", "2026-11-19", "2026-11-20"];

/** One article: its source, where it hits (theme, day), and what became of it. An article hits a theme once, on one day. */
const anyArticle = fc.record({
  section: fc.constantFrom(...SECTIONS),
  hits: fc.uniqueArray(fc.record({ theme: fc.nat(4), day: fc.constantFrom(...DAYS) }), {
    selector: (hit) => hit.theme,
    maxLength: 4,
  }),
  topic: fc.option(fc.nat(1), { freq: 2 }),
  dispStatus: fc.constantFrom(0, 0, 0, 1),
  withdrawn: fc.constantFrom(false, false, false, true),
});

const LISTS = [
  ["/newspaper_articles", "article_info", "news_article_count"],
  ["/webnews", "web_news_article_info", "web_article_count", "web_news_article_count"],
  ["/magazine_articles", "magazine_news_article_info", "magazine_article_count", "magazine_news_article_count"],
] as const;

let users: TestUser[];

beforeAll(async () => {
  const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
  const everything = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
  const some = await aGroup(db.owner, contract, { sections: [2, 5] });
  users = [
    await aUser(db.owner, everything),
    await aUser(db.owner, everything, { themeBrowsing: false }),
    await aUser(db.owner, some, { themeBrowsing: false }),
  ];
  const themes: TestTheme[] = [];
  for (let at = 0; at < 5; at += 1) themes.push(await aTheme(db.owner, contract, { open: at < 2 }));
  const pick = (...places: number[]) => places.flatMap((place) => themes[place] ?? []);
  await aThemeGroup(db.owner, contract, { themes: pick(0, 1, 2) });
  await aThemeGroup(db.owner, contract, { themes: pick(1, 3), groups: [some] });
  const topics: TestTopic[] = [
    await aTopic(db.owner, contract, { themes: pick(4), groups: [everything] }),
    await aTopic(db.owner, contract),
  ];
  for (const drawn of fc.sample(anyArticle, { numRuns: 150, seed: 20_261_120 })) {
    const { section, dispStatus, topic } = drawn;
    const { articleId } = await anArticle(db.owner, {
      dataSection: section,
      dispStatus,
      topics: topic === null ? [] : topics.slice(topic, topic + 1),
      columns: { withdrawn_at: drawn.withdrawn ? NOON : null },
    });
    for (const { theme, day } of drawn.hits)
      for (const hit of pick(theme)) await aHit(db.owner, hit, { articleId, section, day, dispStatus });
  }
});

const PERIODS: Query[] = [
  {},
  { process_date_start: "2026-11-01" },
  { process_date_start: "2026-11-19", process_date_end: "2026-11-19" },
];

/** The label's count, the list's count and the number of different articles on all its pages are one number. */
async function expectListsToHold(user: TestUser, selection: Query, figures: NodeFigures): Promise<number> {
  let seen = 0;
  for (const [path, key, label, total = label] of LISTS) {
    const data = (await api.get(user, path, { ...selection, page_size: 100 })).json().data;
    const ids = new Set(data[key].map((article: { article_id: string }) => article.article_id));
    expect([path, data[total], ids.size, data[key].length]).toEqual([path, figures[label], ids.size, figures[label]]);
    seen += ids.size;
  }
  return seen;
}

describe("for random articles, every count of GET /themes is what its list holds", () => {
  it.each([0, 1, 2])("for user %d", async (place) => {
    const user = users[place];
    if (!user) throw new Error("no such user");
    let seen = 0;
    for (const period of PERIODS) {
      const wire: ThemesWire = (await api.get(user, "/themes", period)).json().data;
      for (const theme of wire.themes_info)
        seen += await expectListsToHold(user, { ...period, theme_id: theme.theme_id }, theme);
      for (const group of wire.theme_group_info)
        seen += await expectListsToHold(user, { ...period, data_kbn: 2, id: group.theme_group_id }, group);
      for (const topic of wire.topics_info)
        seen += await expectListsToHold(user, { ...period, topics_id: topic.topics_id }, topic);
    }
    expect(seen).toBeGreaterThan(100);
  });

  it("and today's count is what the list of all themes holds", async () => {
    for (const user of users) {
      const { today_article_info } = (await api.get(user, "/today_article_count")).json().data;
      await expectListsToHold(user, { process_date: "2026-11-20" }, today_article_info);
    }
  });
});
