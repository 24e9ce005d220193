import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { findGroupMismatches } from "../../../jobs/verify-counts.job.ts";
import { aContract, aTheme, aThemeGroup, type TestTheme } from "../../../testing/builders.ts";

const db = await testDatabase();

const mismatches = async () => {
  const source = createDataSource({ url: db.operatorUrl, poolSize: 1, statementTimeout: 0, applicationName: "test" });
  await source.initialize();
  try {
    return await new TransactionScope(source).shared("read", findGroupMismatches);
  } finally {
    await source.destroy();
  }
};

interface Ground {
  contractId: number;
  themes: number[];
  groups: number[];
}

async function ground(): Promise<Ground> {
  await db.owner.query("SELECT ensure_month_partitions('2026-10-01', '2026-12-01')");
  const contract = await aContract(db.owner);
  const themes: TestTheme[] = [];
  for (let at = 0; at < 4; at += 1) themes.push(await aTheme(db.owner, contract));
  const groups = [];
  for (const members of [[0, 1], [1, 2, 3], []])
    groups.push(await aThemeGroup(db.owner, contract, { themes: members.flatMap((at) => themes[at] ?? []) }));
  return {
    contractId: contract.contractId,
    themes: themes.map(({ themeId }) => themeId),
    groups: groups.map(({ themeGroupId }) => themeGroupId),
  };
}

const DAYS = ["2026-10-31", "2026-11-01", "2026-11-20", "2026-11-21"];
const articles = fc.uniqueArray(fc.nat(5), { minLength: 1, maxLength: 4 });
/** Statements as set-up, corrections, a contract's administrator and the operator make them. */
const aStep = fc.oneof(
  fc.record({ do: fc.constant("add" as const), articles, theme: fc.nat(3), day: fc.nat(3), shown: fc.boolean() }),
  fc.record({ do: fc.constant("remove" as const), articles, theme: fc.nat(3) }),
  fc.record({ do: fc.constant("show" as const), articles, shown: fc.boolean() }),
  fc.record({ do: fc.constant("reword" as const), articles }),
  fc.record({ do: fc.constant("members" as const), group: fc.nat(2), themes: fc.uniqueArray(fc.nat(3)) }),
  fc.record({ do: fc.constant("drop" as const), theme: fc.nat(3) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;

const idsOf = (places: number[]) => places.map((place) => `20261100000000${place}`);
const sectionOf = (place: number) => [1, 2, 3, 5, 3, 1][place] ?? 1;

function statements(step: Step, { contractId, themes, groups }: Ground): [string, unknown[]][] {
  if (step.do === "add")
    return step.articles.map((place) => [
      `INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id, disp_status)
       SELECT $1, theme_id, $3, $4, $5, $6 FROM theme t WHERE contract_id = $1 AND theme_id = $2
         AND NOT EXISTS (SELECT FROM theme_article h WHERE h.contract_id = $1 AND h.theme_id = $2 AND h.article_id = $5)`,
      [contractId, themes[step.theme], DAYS[step.day], sectionOf(place), ...idsOf([place]), step.shown ? 0 : 1],
    ]);
  const ids = "articles" in step ? idsOf(step.articles) : [];
  const own = "contract_id = $1 AND article_id = ANY ($2::bigint[])";
  if (step.do === "remove")
    return [[`DELETE FROM theme_article WHERE ${own} AND theme_id = $3`, [contractId, ids, themes[step.theme]]]];
  if (step.do === "show")
    return [[`UPDATE theme_article SET disp_status = $3 WHERE ${own}`, [contractId, ids, step.shown ? 0 : 1]]];
  if (step.do === "reword") return [[`UPDATE theme_article SET search_word = '{x}' WHERE ${own}`, [contractId, ids]]];
  if (step.do === "drop")
    return [
      ["DELETE FROM theme_article WHERE contract_id = $1 AND theme_id = $2", [contractId, themes[step.theme]]],
      ["DELETE FROM theme WHERE contract_id = $1 AND theme_id = $2", [contractId, themes[step.theme]]],
    ];
  return [
    ["DELETE FROM theme_group_theme WHERE contract_id = $1 AND theme_group_id = $2", [contractId, groups[step.group]]],
    [
      `INSERT INTO theme_group_theme (contract_id, theme_group_id, theme_id)
       SELECT contract_id, $2, theme_id FROM theme WHERE contract_id = $1 AND theme_id = ANY ($3::int[])`,
      [contractId, groups[step.group], step.themes.map((at) => themes[at])],
    ],
  ];
}

describe("theme_group_count", () => {
  it("says what the hits say after any transaction, whatever it did in whatever order", {
    timeout: 60_000,
  }, async () => {
    const transactions = fc.array(fc.array(aStep, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 });
    const client = await db.owner.connect();
    try {
      for (const drawn of fc.sample(transactions, { numRuns: 12, seed: 20_261_121 })) {
        const made = await ground();
        for (const steps of drawn) {
          await client.query("BEGIN");
          for (const step of steps) for (const each of statements(step, made)) await client.query(...each);
          await client.query("COMMIT");
          expect(await mismatches()).toEqual([]);
        }
      }
      const { rows } = await client.query("SELECT sum(mc + sc + web + magazine)::int AS n FROM theme_group_count");
      expect(rows[0].n).toBeGreaterThan(20);
    } finally {
      client.release();
    }
  });

  it("stays right where an article comes to two themes of a group at once, and where the group changes meanwhile", async () => {
    const made = await ground();
    const [first, second, editor] = [await db.owner.connect(), await db.owner.connect(), await db.owner.connect()];
    const run = async (client: typeof first, step: Step) => {
      for (const each of statements(step, made)) await client.query(...each);
    };
    try {
      for (const client of [first, second, editor]) await client.query("BEGIN");
      await run(first, { do: "add", articles: [1, 2], theme: 1, day: 2, shown: true });
      // Both wait for the first, the editor at its commit.
      const waiting = run(second, { do: "add", articles: [1, 3], theme: 2, day: 3, shown: true });
      await run(editor, { do: "members", group: 0, themes: [1, 2] });
      const edited = editor.query("COMMIT");
      await first.query("COMMIT");
      await waiting;
      await second.query("COMMIT");
      await edited;
      expect(await mismatches()).toEqual([]);
      const { rows } = await db.owner.query(
        `SELECT theme_group_id, sum(mc + sc + web + magazine)::int AS n FROM theme_group_count
         WHERE contract_id = $1 AND next_date = 'infinity' GROUP BY 1 ORDER BY 1`,
        [made.contractId],
      );
      expect(rows).toEqual(made.groups.slice(0, 2).map((id) => ({ theme_group_id: id, n: 3 })));
    } finally {
      for (const client of [first, second, editor]) client.release();
    }
  });

  it("can be read but not written by the API and the operator", async () => {
    for (const pool of [db.api, db.operator]) {
      await pool.query("SELECT FROM theme_group_count");
      await expect(pool.query("DELETE FROM theme_group_count")).rejects.toThrow("permission denied");
    }
  });
});
