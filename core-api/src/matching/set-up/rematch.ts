import type { Transaction, TransactionScope } from "../../db/tenant.ts";
import { type Clock, tokyoDay } from "../../time/tokyo.ts";
import { awaitRunningMatches, whileMatching } from "./arrival-lock.ts";
import { articlePage, collectionEnd, type StoredArticle, unchangedArticles } from "./article-pages.read-model.ts";
import { ExpressionBook } from "./expression-book.ts";
import { hitChanges, storedHits } from "./hit-changes.ts";
import { type HitChanges, NO_CHANGES, writeHits } from "./hits.repository.ts";
import { permittedHits } from "./matcher.ts";
import { MonthPartitions } from "./partitions.ts";

/** Articles in one transaction: enough to be quick, few enough to hold in memory whatever their length. */
const PAGE_SIZE = 200;

export interface RematchOptions {
  /** Only tells what would change. */
  dryRun?: boolean;
  onProgress?: (done: number, total: number) => void;
}

/** Articles looked at, hits added (with today as process_date) and hits removed. */
export interface RematchResult {
  read: number;
  added: number;
  removed: number;
}

interface Pass extends RematchResult {
  /** The theme's expressions, as the pass began. */
  content: string;
  after: string;
  last: string;
  total: number;
}

/** Re-runs the past for one theme, after its expressions have changed (design section 5). Repeating it changes nothing. */
export class Rematch {
  private readonly partitions: MonthPartitions;

  constructor(
    /** Of the operator's role. */
    private readonly scope: TransactionScope,
    private readonly clock: Clock,
  ) {
    this.partitions = new MonthPartitions(scope);
  }

  /** null for a theme that does not exist. */
  async run(themeId: number, options: RematchOptions = {}): Promise<RematchResult | null> {
    const book = new ExpressionBook({ scope: { themeId } });
    const total: RematchResult = { read: 0, added: 0, removed: 0 };
    for (;;) {
      await awaitRunningMatches(this.scope);
      const pass = await this.scope.shared("read", (tx) => begin(tx, themeId, book));
      if (!pass) return null;
      const finished = await this.pass(themeId, pass, book, options);
      total.read = pass.read;
      total.added = pass.added + (options.dryRun ? 0 : total.added);
      total.removed = pass.removed + (options.dryRun ? 0 : total.removed);
      if (finished) return total;
    }
  }

  /** Whether the theme's expressions stayed the same to the end; what an older edition wrote, the next pass puts right. */
  private async pass(
    themeId: number,
    pass: Pass,
    book: ExpressionBook,
    { dryRun = false, onProgress }: RematchOptions,
  ): Promise<boolean> {
    for (;;) {
      const processDate = tokyoDay(this.clock.now());
      if (!dryRun) await this.partitions.ensure(processDate);
      const step = await this.scope.shared(dryRun ? "read" : "write", async (tx) => {
        const found = await compare(tx, themeId, pass, book);
        if (!found) return null;
        const counts = dryRun
          ? { added: found.changes.added.length, removed: found.changes.removed.length }
          : await writeUnlessCorrected(tx, found, processDate);
        return { ...counts, read: found.articles.length, after: found.articles.at(-1)?.articleId };
      });
      if (!step) return false;
      if (step.after === undefined) return true;
      pass.after = step.after;
      pass.read += step.read;
      pass.added += step.added;
      pass.removed += step.removed;
      onProgress?.(pass.read, pass.total);
    }
  }
}

async function begin(tx: Transaction, themeId: number, book: ExpressionBook): Promise<Pass | null> {
  const themes = await tx.query("SELECT 1 FROM theme WHERE theme_id = $1", [themeId]);
  if (themes.length === 0) return null;
  const { content } = await book.current(tx);
  const { last, count } = await collectionEnd(tx);
  return { content, after: "0", last, total: count, read: 0, added: 0, removed: 0 };
}

interface Comparison {
  articles: StoredArticle[];
  changes: HitChanges;
}

/** The next page of articles with what should change in their hits; null where the expressions have changed meanwhile. */
async function compare(tx: Transaction, themeId: number, pass: Pass, book: ExpressionBook): Promise<Comparison | null> {
  // One at a time for each theme, so that two runs side by side do not both add a hit (around midnight they would, under two days).
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('kirinuki.rematch'), $1::int)", [themeId]);
  await whileMatching(tx);
  const edition = await book.current(tx);
  if (edition.content !== pass.content) return null;
  const articles = await articlePage(tx, pass.after, pass.last, PAGE_SIZE);
  if (articles.length === 0) return { articles, changes: NO_CHANGES };
  const ids = articles.map(({ articleId }) => articleId);
  const wanted = permittedHits(edition.matcher, articles);
  return { articles, changes: hitChanges(await storedHits(tx, ids, { themeId }), wanted) };
}

/** An article that was corrected since it was read has been matched by whoever corrected it. */
async function writeUnlessCorrected(tx: Transaction, { articles, changes }: Comparison, processDate: string) {
  const touched = new Set(
    [...changes.added, ...changes.removed, ...changes.reworded].map(({ articleId }) => articleId),
  );
  if (touched.size === 0) return { added: 0, removed: 0 };
  const unchanged = await unchangedArticles(
    tx,
    articles.filter(({ articleId }) => touched.has(articleId)),
  );
  const still = <T extends { articleId: string }>(hits: readonly T[]) =>
    hits.filter(({ articleId }) => unchanged.has(articleId));
  return writeHits(
    tx,
    { added: still(changes.added), removed: still(changes.removed), reworded: still(changes.reworded) },
    processDate,
  );
}
