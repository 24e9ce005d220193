import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../../access/actor.ts";
import { findSelection, type Selection } from "../../../access/selection.ts";
import { createDataSource } from "../../../data-source.ts";
import { type Transaction, TransactionScope } from "../../../db/tenant.ts";
import { findOrderMismatches, findTopicMismatches } from "../../../jobs/verify-counts.job.ts";
import { aUser } from "../../../testing/a-user.ts";
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
import { NOON } from "../../../testing/test-api.ts";
import { type PageRequest, readPage, readSectionCounts } from "./article-page.read-model.ts";

const db = await testDatabase();

const DAYS = ["2026-10-31", "2026-11-05", "2026-11-19", "2026-11-20"];
const PERIODS = [
  { start: "2026-10-01", end: "2026-11-20" },
  { start: "2026-11-01", end: "2026-11-19" },
  { start: "2026-11-20", end: "2026-11-20" },
];
/** Few moments, so that many articles share one and the article_id decides. */
const aMoment = fc.constantFrom(
  { published_at: "2026-11-20T03:00:00Z", published_on: null },
  { published_at: "2026-11-18T22:00:00Z", published_on: "2026-11-20" },
  { published_at: null, published_on: "2026-11-19" },
  { published_at: null, published_on: "9999-12-31" },
  { published_at: null, published_on: null },
);
const anItem = fc.record({
  section: fc.constantFrom(1 as const, 1 as const, 2 as const, 3 as const),
  moment: aMoment,
  hits: fc.uniqueArray(fc.record({ theme: fc.nat(3), day: fc.constantFrom(...DAYS) }), {
    selector: (hit) => hit.theme,
  }),
  topic: fc.option(fc.record({ day: fc.constantFrom(...DAYS), place: fc.nat(4) }), { freq: 2 }),
});
const aChange = fc.oneof(
  fc.record({ do: fc.constant("correct" as const), article: fc.nat(), moment: aMoment }),
  fc.record({ do: fc.constant("withdraw" as const), article: fc.nat() }),
  fc.record({ do: fc.constant("bring back" as const), article: fc.nat() }),
  fc.record({ do: fc.constant("hide" as const), article: fc.nat(), status: fc.constantFrom(0, 1) }),
  fc.record({ do: fc.constant("read" as const), article: fc.nat(), later: fc.boolean() }),
  fc.record({ do: fc.constant("leave the topic" as const), article: fc.nat() }),
  fc.record({ do: fc.constant("group" as const), themes: fc.uniqueArray(fc.nat(3), { minLength: 1 }) }),
);
type Change = typeof aChange extends fc.Arbitrary<infer Value> ? Value : never;

let ground: { contractId: number; actor: Actor; themes: TestTheme[]; groupId: number; topic: TestTopic; ids: string[] };

beforeAll(async () => {
  await db.owner.query("SELECT ensure_month_partitions('2026-10-01', '2026-11-30')");
  const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
  const userGroup = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
  const user = await aUser(db.owner, userGroup);
  const themes: TestTheme[] = [];
  for (let at = 0; at < 4; at += 1) themes.push(await aTheme(db.owner, contract));
  const group = await aThemeGroup(db.owner, contract, { themes: themes.slice(0, 3) });
  const topic = await aTopic(db.owner, contract, { groups: [userGroup] });
  const ids: string[] = [];
  for (const item of fc.sample(anItem, { numRuns: 120, seed: 20_261_124 })) {
    const { articleId } = await anArticle(db.owner, {
      dataSection: item.section,
      processDate: item.topic?.day ?? "2026-11-20",
      topics: item.topic ? [topic] : [],
      columns: item.moment as object,
    });
    ids.push(articleId);
    for (const { theme, day } of item.hits)
      await aHit(db.owner, themes[theme] as TestTheme, { articleId, section: item.section, day });
    if (item.topic)
      await db.owner.query("UPDATE topic_article SET display_order = $1 WHERE article_id = $2", [
        item.topic.place,
        articleId,
      ]);
  }
  const actor = {
    contractId: contract.contractId,
    userId: user.userId,
    userGroupId: userGroup.userGroupId,
    themeBrowsing: true,
    topicEditorId: null,
  } as Actor;
  ground = { contractId: contract.contractId, actor, themes, groupId: group.themeGroupId, topic, ids };
});

async function change(step: Change): Promise<void> {
  const { contractId, actor, themes, groupId, ids } = ground;
  const id = "article" in step ? ids[step.article % ids.length] : undefined;
  if (step.do === "correct")
    await db.owner.query("UPDATE article SET published_at = $2, published_on = $3 WHERE article_id = $1", [
      id,
      step.moment.published_at,
      step.moment.published_on,
    ]);
  if (step.do === "withdraw")
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [id]);
  if (step.do === "bring back")
    await db.owner.query("UPDATE article SET withdrawn_at = NULL WHERE article_id = $1", [id]);
  if (step.do === "hide")
    await db.owner.query(
      `INSERT INTO article_setting (contract_id, article_id, disp_status) VALUES ($1, $2, $3)
       ON CONFLICT (contract_id, article_id) DO UPDATE SET disp_status = excluded.disp_status`,
      [contractId, id, step.status],
    );
  if (step.do === "read")
    await db.owner.query("INSERT INTO read_mark VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", [
      contractId,
      actor.userId,
      id,
      new Date(NOON.getTime() + (step.later ? 1000 : -1000)),
    ]);
  if (step.do === "leave the topic") await db.owner.query("DELETE FROM topic_article WHERE article_id = $1", [id]);
  if (step.do === "group") {
    await db.owner.query("DELETE FROM theme_group_theme WHERE theme_group_id = $1", [groupId]);
    for (const at of step.themes)
      await db.owner.query(
        "INSERT INTO theme_group_theme (contract_id, theme_group_id, theme_id) VALUES ($1, $2, $3)",
        [contractId, groupId, themes[at]?.themeId],
      );
  }
}

/** Every hit joined with its article, grouped and sorted: what the kept counts and orders have to come to. */
async function everything(
  hits: string,
  { period, sections, unread, scFirst }: Pick<PageRequest, "period" | "sections" | "unread"> & { scFirst: boolean },
): Promise<{ id: string; day: string; section: number }[]> {
  const { rows } = await db.owner.query(
    `SELECT ta.article_id::text AS id, max(ta.process_date)::text AS day, min(ta.data_section) AS section
     FROM (${hits}) ta JOIN article a USING (article_id)
     WHERE ta.contract_id = $1 AND ta.process_date BETWEEN $2 AND $3 AND ta.data_section = ANY ($4::smallint[]) AND ta.disp_status = 0
       AND a.withdrawn_at IS NULL
       AND NOT EXISTS (SELECT FROM read_mark r WHERE r.contract_id = $1 AND r.user_id = $5 AND r.article_id = ta.article_id AND r.read_at <= $6)
     GROUP BY ta.article_id, a.published_at, a.published_on
     ORDER BY $7::boolean AND min(ta.data_section) <> 2, max(ta.process_date) DESC, min(ta.place),
       coalesce(a.published_at, nullif(a.published_on, '9999-12-31')::timestamp AT TIME ZONE 'Asia/Tokyo') DESC NULLS LAST, ta.article_id DESC`,
    [ground.contractId, period.start, period.end, sections, unread?.userId ?? null, unread?.asOf ?? null, scFirst],
  );
  return rows;
}

async function compare(tx: Transaction): Promise<void> {
  const { contractId, actor, themes, groupId, topic } = ground;
  const ofThemes = (condition: string) => `SELECT *, 0 AS place FROM theme_article WHERE ${condition}`;
  const lists: [Selection, string][] = [
    [{ kind: 1, id: String(themes[0]?.themeId) }, ofThemes(`theme_id = ${themes[0]?.themeId}`)],
    [
      { kind: 2, id: String(groupId) },
      ofThemes(`theme_id IN (SELECT theme_id FROM theme_group_theme WHERE theme_group_id = ${groupId})`),
    ],
    [
      { kind: 3, id: String(topic.topicsId) },
      `SELECT *, display_order AS place FROM topic_article WHERE topics_id = ${topic.topicsId}`,
    ],
  ];
  for (const [selection, hits] of lists)
    for (const period of PERIODS)
      for (const sections of [
        [1, 2],
        [1, 2, 3, 5],
      ] as const)
        for (const unread of [null, { userId: actor.userId, asOf: NOON }])
          for (const scFirst of [false, true]) {
            const found = await findSelection(tx, actor, selection);
            if (!found) throw new Error("the reader has all of them");
            const selected = { ...found, scFirst };
            const wanted = { period, sections, unread, sort: null, unpublished: false, assessed: null };
            const all = await everything(hits, { ...wanted, scFirst: scFirst && selection?.kind !== 3 });
            for (const [page, pageSize] of [
              [1, 5],
              [2, 7],
              [3, 10],
              [1, 500],
              [90, 10],
            ] as const) {
              const { total, entries } = await readPage(tx, contractId, selected, { ...wanted, page, pageSize });
              const expected = all.slice((page - 1) * pageSize, page * pageSize);
              const shown = entries.map(({ articleId, processDate }) => `${processDate} ${articleId}`);
              expect(shown).toEqual(expected.map(({ id, day }) => `${day} ${id}`));
              expect(total).toBe(all.length);
            }
            if (unread) continue;
            const counts = await readSectionCounts(tx, contractId, selected, wanted);
            for (const section of [1, 2, 3, 5] as const)
              expect(counts[section]).toBe(all.filter((each) => each.section === section).length);
          }
}

describe("the kept order of lists", () => {
  it("says what all hits together say, whatever is corrected, withdrawn, hidden, read or regrouped", async () => {
    const source = createDataSource({ url: db.apiUrl, poolSize: 1, statementTimeout: 0, applicationName: "test" });
    const operator = createDataSource({
      url: db.operatorUrl,
      poolSize: 1,
      statementTimeout: 0,
      applicationName: "test",
    });
    await Promise.all([source.initialize(), operator.initialize()]);
    try {
      const scope = new TransactionScope(source);
      const look = () => scope.forContract(ground.contractId, "read", compare);
      await look();
      for (const steps of fc.sample(fc.array(aChange, { minLength: 12, maxLength: 12 }), { numRuns: 3, seed: 17 })) {
        for (const step of steps) await change(step);
        await look();
      }
      const all = new TransactionScope(operator);
      expect(await all.shared("read", findTopicMismatches)).toEqual([]);
      expect(await all.shared("read", findOrderMismatches)).toEqual([]);
    } finally {
      await Promise.all([source.destroy(), operator.destroy()]);
    }
  }, 240_000);

  it("forgets a topic's counts with the topic", async () => {
    const { contractId, topic } = ground;
    const counts = () =>
      db.owner.query("SELECT FROM topic_count WHERE contract_id = $1 AND topics_id = $2", [contractId, topic.topicsId]);
    expect((await counts()).rowCount).toBeGreaterThan(0);
    await db.owner.query("DELETE FROM topic WHERE contract_id = $1 AND topics_id = $2", [contractId, topic.topicsId]);
    expect((await counts()).rowCount).toBe(0);
  });
});
