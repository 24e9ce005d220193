import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import type pg from "pg";
import { expect, it } from "vitest";
import { databaseCode } from "../../db/tenant.ts";
import { newsDesk } from "../../ingest/testing/news-desk.ts";
import { ActiveExpressions } from "./active-expressions.ts";
import type { ArticleToMatch } from "./matcher.ts";

const desk = await newsDesk(await testDatabase());
const contracts = [await desk.contract("writes01"), await desk.contract("writes02")];

const WORDS = ["電池", "工場", "投資", "東京", "新聞", "発売"];
const ARTICLES: ArticleToMatch[] = WORDS.flatMap((word, at) => [
  word,
  `${word}と${WORDS[(at + 1) % WORDS.length]}`,
]).map((body, at) => ({
  articleId: `${at}`,
  dataSection: 3,
  title: "題",
  body,
  mediaCode: null,
  mediaName: null,
  host: "a.example",
}));

/** What a writer may do to a theme of its own; several writers are in the middle of it at the same time. */
const ACTS: Record<string, (client: pg.PoolClient, contract: number, theme: number, word: string) => Promise<unknown>> =
  {
    add: (client, contract, theme, word) =>
      client.query("INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)", [
        contract,
        theme,
        word,
      ]),
    alter: (client, contract, theme, word) =>
      client.query("UPDATE expression SET expression = $3 WHERE contract_id = $1 AND theme_id = $2", [
        contract,
        theme,
        `${word} NOT 発売`,
      ]),
    remove: (client, contract, theme) =>
      client.query("DELETE FROM expression WHERE contract_id = $1 AND theme_id = $2", [contract, theme]),
    removeTheme: async (client, contract, theme) => {
      await client.query("DELETE FROM theme WHERE contract_id = $1 AND theme_id = $2", [contract, theme]);
      await client.query("INSERT INTO theme (contract_id, theme_id, theme_name) VALUES ($1, $2, $2::int::text)", [
        contract,
        theme,
      ]);
    },
    exclude: (client, contract) =>
      client.query("INSERT INTO excluded_domain (contract_id, domain) VALUES ($1, 'example') ON CONFLICT DO NOTHING", [
        contract,
      ]),
    include: (client, contract) => client.query("DELETE FROM excluded_domain WHERE contract_id = $1", [contract]),
  };

const found = async (expressions: ActiveExpressions) => {
  const { matcher } = await desk.scope.shared("read", (tx) => expressions.current(tx));
  return matcher.match(ARTICLES);
};

const THEMES = [9001, 9002, 9003];

async function begin(): Promise<void> {
  await desk.owner.query("DELETE FROM theme");
  await desk.owner.query("DELETE FROM excluded_domain");
  for (const theme of THEMES)
    await desk.owner.query("INSERT INTO theme (contract_id, theme_id, theme_name) VALUES ($1, $2, $2::int::text)", [
      contracts[theme % 2],
      theme,
    ]);
}

/** Each writer does its acts in one transaction and commits it, or rolls it back. */
const aWriter = fc.record({
  theme: fc.constantFrom(...THEMES),
  acts: fc.array(fc.record({ act: fc.constantFrom(...Object.keys(ACTS)), word: fc.constantFrom(...WORDS) }), {
    minLength: 1,
    maxLength: 3,
  }),
  holds: fc.boolean(),
});

async function write({ theme, acts, holds }: Parameters<Parameters<typeof aWriter.map>[0]>[0]): Promise<void> {
  const client = await desk.owner.connect();
  try {
    await client.query("BEGIN");
    for (const { act, word } of acts) await ACTS[act]?.(client, contracts[theme % 2] ?? 0, theme, word);
    await client.query(holds ? "COMMIT" : "ROLLBACK");
  } catch (error) {
    // Writers that wait for each other, that remove the theme under another, or that both make it anew: the database undoes one,
    // which then never was.
    await client.query("ROLLBACK");
    if (!["40P01", "23503", "23505"].includes(databaseCode(error) ?? "")) throw error;
  } finally {
    client.release();
  }
}

it("is after any changes by several writers what freshly read ones are, also where it looks while they are at it", async () => {
  const rounds = fc.array(fc.array(aWriter, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      await begin();
      const expressions = new ActiveExpressions();
      await found(expressions);
      for (const writers of all) {
        const looks = [found(expressions), found(expressions)];
        await Promise.all([...writers.map(write), ...looks]);
        expect(await found(expressions)).toEqual(await found(new ActiveExpressions()));
      }
    }),
    { seed: 20260802, numRuns: 25 },
  );
});
