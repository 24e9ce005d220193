import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import {
  type EventRow,
  readArticleEvents,
} from "@kirinuki/core-api/src/modules/articles/article-event/article-event.read-model.ts";
import type pg from "pg";
import { afterAll, expect, inject, it } from "vitest";
import { dropDatabase } from "../support/clones.ts";
import "../support/provided.ts";
import { endOf, randomNumbers, withClone } from "./killing.ts";
import { perform } from "./runs.ts";
import { addThemes, changeExpressions, writeFiles } from "./workload.ts";

const KILLS = Number(process.env.KILL_POINTS ?? 2);
const SECONDS_A_KILL = 60;
/** Statements after which a victim is killed; the whole ingest has some hundred. */
const MOST_STATEMENTS = 250;

const { adminUrl, template } = inject("database");
const folder = mkdtempSync(join(tmpdir(), "kirinuki-feed-proof-"));
const files = writeFiles(folder);
afterAll(() => rmSync(folder, { recursive: true }));

interface Feed {
  contractId: number;
  themeIds: number[];
  events: EventRow[];
  /** Where the next reading begins. */
  after: string;
}

/** Polls once, in pages so small that they end between the events of one transaction. */
async function poll(scope: TransactionScope, feed: Feed): Promise<void> {
  for (;;) {
    const { contractId, themeIds, after } = feed;
    const request = { contractId, themeIds, sections: [1, 2, 3, 5], after, limit: 7 } as const;
    const { events, head } = await scope.shared("read", (tx) => readArticleEvents(tx, request));
    feed.events.push(...events);
    feed.after = events.length === 7 ? (events.at(-1)?.position ?? after) : head;
    if (events.length < 7) return;
  }
}

async function feedsOf(owner: pg.Pool): Promise<Feed[]> {
  const { rows } = await owner.query<{ contract_id: number; themes: number[] }>(
    "SELECT contract_id, array_agg(theme_id) AS themes FROM theme GROUP BY 1 ORDER BY 1",
  );
  return rows.map(({ contract_id, themes }) => ({
    ...{ contractId: contract_id, themeIds: themes, events: [], after: "0" },
  }));
}

/** What is in the themes by the events alone. @throws where an article comes twice or goes without having been there */
function mirrored(events: readonly EventRow[]): Set<string> {
  const there = new Set<string>();
  for (const { kind, theme_id, article_id } of events) {
    const key = `${theme_id}/${article_id}`;
    expect(there.has(key), `${kind} ${key}`).toBe(kind !== "matched");
    if (kind === "matched") there.add(key);
    if (kind === "removed") there.delete(key);
  }
  return there;
}

const IN_THEMES =
  "SELECT theme_id || '/' || article_id AS key FROM theme_article WHERE contract_id = $1 AND disp_status = 0";

it("a feed that is read while processes ingest and are killed has every event once, in order, without a gap", {
  timeout: (KILLS + 2) * SECONDS_A_KILL * 1000,
}, async () => {
  const database = await withClone(template, async ({ name, owner, operatorUrl }) => {
    const themes = await addThemes(owner);
    const source = createDataSource({ url: operatorUrl, poolSize: 2, statementTimeout: 0, applicationName: "poller" });
    await source.initialize();
    const scope = new TransactionScope(source);
    const feeds = await feedsOf(owner);
    let ended = false;
    const polling = (async () => {
      while (!ended) for (const feed of feeds) await poll(scope, feed);
      for (const feed of feeds) await poll(scope, feed);
    })();
    const random = randomNumbers(20261124);
    const order = () => ({
      ...{ work: { does: "ingest" as const, files }, operatorUrl },
      statement: 1 + Math.floor((random.next().value ?? 0) * MOST_STATEMENTS),
      isSent: (random.next().value ?? 0) < 0.5,
    });
    try {
      // Two at a time, so that transactions of one contract overlap.
      for (let n = 0; n < KILLS; n += 1) await Promise.all([endOf(order()), endOf(order())]);
      await Promise.all([
        perform({ does: "ingest", files }, operatorUrl),
        perform({ does: "ingest", files: [...files].reverse() }, operatorUrl),
      ]);
      await changeExpressions(owner);
      await perform({ does: "match", themes }, operatorUrl);
    } finally {
      ended = true;
      await polling;
      await source.destroy();
    }
    for (const { contractId, events } of feeds) {
      expect(events.length).toBeGreaterThan(100);
      expect(events.map(({ position }) => Number(position))).toEqual(events.map((_, nth) => nth + 1));
      const { rows } = await owner.query<{ key: string }>(IN_THEMES, [contractId]);
      expect([...mirrored(events)].sort()).toEqual(rows.map(({ key }) => key).sort());
      for (const kind of ["corrected", "withdrawn", "removed"])
        expect(events.map((event) => event.kind)).toContain(kind);
    }
    return name;
  });
  await dropDatabase(adminUrl, database);
});
