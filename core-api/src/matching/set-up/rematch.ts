import type { Transaction, TransactionScope } from "../../db/tenant.ts";
import { SetupRun } from "../../runs/setup-run.ts";
import { type Clock, tokyoDay } from "../../time/tokyo.ts";
import { ActiveExpressions, type ExpressionSnapshot } from "./active-expressions.ts";
import { awaitRunningMatches, whileMatching } from "./arrival-lock.ts";
import { collectionEnd, type StoredArticle, unchangedArticles } from "./article-pages.read-model.ts";
import { foundHits } from "./found-by.ts";
import { hitChanges, storedHits } from "./hit-changes.ts";
import { type HitChanges, writeHits } from "./hits.repository.ts";
import { type MatchedPage, matchedPages, THREADS, type Threads } from "./matched-pages.ts";
import { MonthPartitions } from "./partitions.ts";
import { registeredHits } from "./registered-hits.read-model.ts";
import { forgetRematch, noteRematch } from "./rematch-changes.repository.ts";
import { withoutRemoved } from "./removed-hits.read-model.ts";

export interface RematchOptions {
  /** Only tells what would change. */
  dryRun?: boolean;
  /** Asked between the pages of articles; true ends the run early. Only for telling: a run that changes things goes on to its end. */
  shouldStop?: () => boolean;
  onProgress?: (done: number, total: number) => void;
}

/** Articles looked at, hits added (with today as process_date) and hits removed. */
export interface RematchResult {
  read: number;
  added: number;
  removed: number;
}

interface Pass extends RematchResult, ExpressionSnapshot {
  contractId: number;
  last: string;
  total: number;
}

/**
 * Re-runs the past for one theme, after its expressions have changed (design section 5). Repeating it changes nothing. While threads
 * match, this one reads and writes; all that they found is compared under the lock, with the expressions as they stand then.
 */
export class Rematch {
  private readonly partitions: MonthPartitions;

  constructor(
    /** Of the operator's role. */
    private readonly scope: TransactionScope,
    private readonly clock: Clock,
    private readonly threads: Threads = THREADS,
  ) {
    this.partitions = new MonthPartitions(scope);
  }

  /** null for a theme that does not exist, or is stopped: it has no expressions, and would lose all it has found. */
  async run(themeId: number, options: RematchOptions = {}): Promise<RematchResult | null> {
    const theme = await this.scope.shared("read", (tx) => findTheme(tx, themeId));
    if (!theme) return null;
    if (options.dryRun) return this.passes(themeId, options);
    const run = await SetupRun.begin(this.scope, this.clock, {
      trigger: "rematch",
      label: `${themeId} ${theme.theme_name}`,
      contractIds: [theme.contract_id],
    });
    return SetupRun.during(run, async () => {
      await this.scope.shared("write", async (tx) => {
        await forgetRematch(tx, themeId);
        await run.note(tx, {});
      });
      return this.passes(themeId, options, run);
    });
  }

  private async passes(themeId: number, options: RematchOptions, run?: SetupRun): Promise<RematchResult | null> {
    const expressions = new ActiveExpressions({ filter: { themeId } });
    const total: RematchResult = { read: 0, added: 0, removed: 0 };
    for (;;) {
      await awaitRunningMatches(this.scope);
      const pass = await this.scope.shared("read", (tx) => begin(tx, themeId, expressions));
      if (!pass) return null;
      const finished = await this.pass(themeId, pass, { expressions, ...options, ...(run && { run }) });
      total.read = pass.read;
      total.added = pass.added + (options.dryRun ? 0 : total.added);
      total.removed = pass.removed + (options.dryRun ? 0 : total.removed);
      if (finished) return total;
    }
  }

  /** Whether the theme's expressions stayed the same to the end; what an older snapshot found, the next pass corrects. */
  private async pass(
    themeId: number,
    pass: Pass,
    {
      expressions,
      run,
      dryRun = false,
      onProgress,
      shouldStop,
    }: RematchOptions & { expressions: ActiveExpressions; run?: SetupRun },
  ): Promise<boolean> {
    for await (const page of matchedPages(this.scope, pass, this.threads)) {
      if (shouldStop?.()) return true;
      const processDate = tokyoDay(this.clock.now());
      if (!dryRun) await this.partitions.ensure(processDate);
      const step = await this.scope.shared(dryRun ? "read" : "write", async (tx) => {
        const changes = await compare(tx, themeId, pass, page, expressions);
        if (!changes) return null;
        const counts = run
          ? await writeUnlessCorrected(tx, page.articles, changes, { runId: run.id, processDate })
          : { added: changes.added.length, removed: changes.removed.length };
        const read = page.articles.length;
        await run?.note(tx, { read, byContract: new Map([[pass.contractId, counts]]) });
        return { ...counts, read };
      });
      if (!step) return false;
      pass.read += step.read;
      pass.added += step.added;
      pass.removed += step.removed;
      onProgress?.(pass.read, pass.total);
    }
    return this.scope.shared("read", (tx) => isCurrent(tx, pass, expressions));
  }
}

async function findTheme(tx: Transaction, themeId: number) {
  const [theme] = await tx.query<{ contract_id: number; theme_name: string }>(
    "SELECT contract_id, theme_name FROM theme WHERE theme_id = $1 AND stopped_at IS NULL",
    [themeId],
  );
  return theme;
}

async function begin(tx: Transaction, themeId: number, expressions: ActiveExpressions): Promise<Pass | null> {
  const theme = await findTheme(tx, themeId);
  if (!theme) return null;
  const snapshot = await expressions.current(tx);
  const { last, count } = await collectionEnd(tx);
  return { ...snapshot, contractId: theme.contract_id, last, total: count, read: 0, added: 0, removed: 0 };
}

/** Whether the expressions still are as the pass began, until the transaction ends. */
async function isCurrent(tx: Transaction, pass: Pass, expressions: ActiveExpressions): Promise<boolean> {
  await whileMatching(tx);
  const { content } = await expressions.current(tx);
  return content === pass.content;
}

/** What should change in the hits of a page; null where the expressions have changed meanwhile. */
async function compare(
  tx: Transaction,
  themeId: number,
  pass: Pass,
  { articles, hits }: MatchedPage,
  expressions: ActiveExpressions,
): Promise<HitChanges | null> {
  // One at a time for each theme, so that two runs side by side do not both add a hit (around midnight they would, under two days).
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.rematch'), $1::int)", [themeId]);
  if (!(await isCurrent(tx, pass, expressions))) return null;
  const ids = articles.map(({ articleId }) => articleId);
  const found = foundHits(hits, await registeredHits(tx, ids, { themeId }));
  const wanted = await withoutRemoved(tx, themeId, found);
  return hitChanges(await storedHits(tx, ids, { themeId }), wanted);
}

/** An article that was corrected since it was read has been matched by whoever corrected it. */
async function writeUnlessCorrected(
  tx: Transaction,
  articles: readonly StoredArticle[],
  changes: HitChanges,
  { runId, processDate }: { runId: string; processDate: string },
): Promise<{ added: number; removed: number }> {
  const touched = new Set([...changes.added, ...changes.removed, ...changes.altered].map(({ articleId }) => articleId));
  if (touched.size === 0) return { added: 0, removed: 0 };
  const unchanged = await unchangedArticles(
    tx,
    articles.filter(({ articleId }) => touched.has(articleId)),
  );
  const still = <T extends { articleId: string }>(hits: readonly T[]) =>
    hits.filter(({ articleId }) => unchanged.has(articleId));
  const kept = { added: still(changes.added), removed: still(changes.removed), altered: still(changes.altered) };
  await noteRematch(tx, kept, { runId, processDate });
  const { added, removed } = await writeHits(tx, kept, processDate);
  return { added, removed };
}
