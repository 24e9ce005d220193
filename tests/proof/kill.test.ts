import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { wrongCounts } from "@kirinuki/core-api/src/ingest/testing/news-desk.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { dropDatabase } from "../support/clones.ts";
import "../support/provided.ts";
import { killed, randomNumbers, withClone } from "./killing.ts";
import { perform, type Work } from "./runs.ts";
import { snapshot } from "./snapshot.ts";
import type { VictimOrder } from "./victim.ts";
import { addThemes, changeExpressions, writeFiles } from "./workload.ts";

/** How often each kind of work is killed; docs/ingest.md says how to have it done more often. */
const POINTS = Number(process.env.KILL_POINTS ?? 2);
const SECONDS_A_POINT = 60;
const AT_ONCE = 4;

const { adminUrl, template } = inject("database");
const folder = mkdtempSync(join(tmpdir(), "kirinuki-proof-"));
const files = writeFiles(folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** Does the work to its end and counts its statements. */
async function counted(work: () => Promise<void>): Promise<number> {
  const query = pg.Client.prototype.query;
  let statements = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    statements += 1;
    return Reflect.apply(query, this, given);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return statements;
}

type Point = Pick<VictimOrder, "statement" | "isSent">;

function pointsUpTo(statements: number, seed: number): Point[] {
  const random = randomNumbers(seed);
  const next = (): number => random.next().value ?? 0;
  return Array.from({ length: POINTS }, () => ({
    statement: 1 + Math.floor(next() * statements),
    isSent: next() < 0.5,
  }));
}

interface Proof {
  /** The database on which the work begins. */
  from: string;
  work: Work;
  /** How many of them the undisturbed work has. */
  statements: number;
  wanted: Record<string, string[]>;
}

/** Kills the work once at each point, does it again to its end, and compares. */
async function prove(proof: Proof, seed: number): Promise<void> {
  const points = pointsUpTo(proof.statements, seed);
  const inTurn = async (): Promise<void> => {
    for (let point = points.pop(); point; point = points.pop()) await proveAt(point, proof);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inTurn));
}

async function proveAt(point: Point, { from, work, statements, wanted }: Proof): Promise<void> {
  const where = `killed at statement ${point.statement} of ${statements}, ${point.isSent ? "sent" : "not sent"}`;
  const database = await withClone(from, async ({ name, owner, operatorUrl }) => {
    await killed({ work, operatorUrl, ...point });
    await perform(work, operatorUrl);
    const found = await snapshot(owner);
    for (const table of Object.keys(wanted)) expect(found[table], `${table}, ${where}`).toEqual(wanted[table]);
    expect(await wrongCounts(owner), where).toEqual([]);
    return name;
  });
  await dropDatabase(adminUrl, database);
}

describe("a process killed at any statement, and run again, ends where an undisturbed one does", () => {
  let themes: number[] = [];
  let begun = "";
  let ingested = "";
  let ingestStatements = 0;
  let wantedArticles: Record<string, string[]> = {};

  beforeAll(async () => {
    begun = await withClone(template, async ({ name, owner }) => {
      themes = await addThemes(owner);
      return name;
    });
    ingested = await withClone(begun, async ({ name, owner, operatorUrl }) => {
      ingestStatements = await counted(() => perform({ does: "ingest", files }, operatorUrl));
      wantedArticles = await snapshot(owner);
      await changeExpressions(owner);
      return name;
    });
  });

  it("that tries everything", () => {
    for (const rows of Object.values(wantedArticles)) expect(rows.length).toBeGreaterThan(3);
    const all = wantedArticles.article?.join("\n") ?? "";
    expect(all).toMatch(/"withdrawn_at": "/);
    expect(wantedArticles.article_version?.length).toBeGreaterThan(wantedArticles.article?.length ?? 0);
  });

  it("when it ingests", { timeout: POINTS * SECONDS_A_POINT * 1000 }, async () => {
    const work: Work = { does: "ingest", files };
    await prove({ from: begun, work, statements: ingestStatements, wanted: wantedArticles }, 20261120);
  });

  it("when it matches the past again", { timeout: (POINTS + 1) * SECONDS_A_POINT * 1000 }, async () => {
    const work: Work = { does: "match", themes };
    const { statements, wanted } = await withClone(ingested, async ({ owner, operatorUrl }) => {
      const count = await counted(() => perform(work, operatorUrl));
      return { statements: count, wanted: await snapshot(owner) };
    });
    expect(wanted.theme_article).not.toEqual(wantedArticles.theme_article);
    await prove({ from: ingested, work, statements, wanted }, 20261121);
  });
});
