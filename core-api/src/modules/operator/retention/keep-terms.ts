import { databaseCode, type TransactionScope } from "../../../db/tenant.ts";
import type { ArchiveServers } from "../../../search/archive/archive-server.ts";
import { dropArchivedWeeks } from "../../../search/archive/drop-archived.ts";
import type { OriginalStore } from "../../../storage/original-store.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import { reckonKeptDays } from "./retention.service.ts";

interface Parts {
  scope: Pick<TransactionScope, "shared">;
  clock: Clock;
  originals: OriginalStore;
  archives: ArchiveServers;
}

/** What a run took away. */
export interface TakenAway {
  /** Articles without their text and originals from now on. */
  texts: number;
  /** Months whose lists, and whose articles, were dropped: 2024-11. */
  lists: string[];
  articles: string[];
  originals: number;
  /** Weeks of search on archive servers. */
  archivedWeeks: number;
  /** Months that somebody was reading for so long that they are left to the next run. */
  busy: string[];
}

const ARTICLES_AT_ONCE = 500;
/** A month is dropped under a lock that readers wait behind, so it waits no longer than they may. */
const LOCK_TIMEOUT = "SET LOCAL lock_timeout = '2s'";
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Applies the terms of contracts and media (docs/decisions/2026-11-27-retention.md). It reckons from which day on contracts see their lists, and takes
 * texts from media. It drops months that no contract keeps, and deletes files of originals that no article has. Repeatable.
 */
export async function keepTerms({ scope, clock, originals, archives }: Parts): Promise<TakenAway> {
  const now = clock.now();
  await scope.shared("write", (tx) => reckonKeptDays(tx, now));
  const texts = await forgetTexts(scope, tokyoDay(now));
  const dropped = await dropMonths(scope);
  const archivedWeeks = await dropArchivedWeeks(scope, archives);
  return { texts, ...dropped, archivedWeeks, originals: await deleteForgotten(scope, originals) };
}

async function forgetTexts(scope: Parts["scope"], today: string): Promise<number> {
  for (let all = 0; ; ) {
    const [row] = await scope.shared("write", (tx) =>
      tx.query<{ n: number }>("SELECT forget_texts($1, $2) AS n", [today, ARTICLES_AT_ONCE]),
    );
    if (!row?.n) return all;
    all += row.n;
  }
}

async function dropMonths(scope: Parts["scope"]): Promise<Pick<TakenAway, "lists" | "articles" | "busy">> {
  const months = await scope.shared("read", (tx) =>
    tx.query<{ month: string }>("SELECT to_char(month, 'YYYY-MM') AS month FROM months_kept_by_nobody()"),
  );
  const dropped: Pick<TakenAway, "lists" | "articles" | "busy"> = { lists: [], articles: [], busy: [] };
  for (const { month } of months)
    try {
      const [row] = await scope.shared("write", async (tx) => {
        await tx.query(LOCK_TIMEOUT);
        return tx.query<{ lists: boolean; articles: boolean }>("SELECT * FROM drop_month($1)", [`${month}-01`]);
      });
      if (row?.lists) dropped.lists.push(month);
      if (row?.articles) dropped.articles.push(month);
    } catch (error) {
      if (databaseCode(error) !== LOCK_NOT_AVAILABLE) throw error;
      dropped.busy.push(month);
    }
  return dropped;
}

/** The file first: a row without its file is found again, a file without its row never. */
async function deleteForgotten(scope: Parts["scope"], originals: OriginalStore): Promise<number> {
  const rows = await scope.shared("write", (tx) => tx.query<{ key: string }>("SELECT forgotten_originals() AS key"));
  for (const { key } of rows) {
    await originals.delete(key);
    await scope.shared("write", (tx) =>
      tx.query("DELETE FROM original WHERE store_key = $1 AND forgotten_at IS NOT NULL", [key]),
    );
  }
  return rows.length;
}
