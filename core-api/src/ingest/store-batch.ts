import { databaseCode, type Transaction, type TransactionScope } from "../db/tenant.ts";
import { prepare } from "../matching/expression/evaluate.ts";
import type { ActiveExpressions } from "../matching/set-up/active-expressions.ts";
import { whileMatching } from "../matching/set-up/arrival-lock.ts";
import { foundHits } from "../matching/set-up/found-by.ts";
import { hitChanges, storedHits } from "../matching/set-up/hit-changes.ts";
import { writeHits } from "../matching/set-up/hits.repository.ts";
import { type ArticleToMatch, permittedHits } from "../matching/set-up/matcher.ts";
import { MonthPartitions } from "../matching/set-up/partitions.ts";
import { registeredHits } from "../matching/set-up/registered-hits.read-model.ts";
import type { StreamedExpressions } from "../matching/set-up/streamed-expressions.ts";
import { noteNamedPdfs } from "../original-files/original-files.repository.ts";
import { SetupRun, type SetupTrigger } from "../runs/setup-run.ts";
import { RecentRows } from "../search/recent-rows.ts";
import { removeSearchRows, writeSearchRows } from "../search/search-rows.ts";
import { SearchWeeks } from "../search/search-weeks.ts";
import { TermDirectory } from "../search/term-directory.ts";
import { type Clock, type DayString, tokyoDay } from "../time/tokyo.ts";
import {
  type ArticleToStore,
  articleIdsOf,
  correctArticles,
  insertArticles,
  keepOutdated,
  withdrawArticles,
} from "./articles.repository.ts";
import { holdEmbargoed } from "./embargoed-items.repository.ts";
import { addCounts, type IngestCounts } from "./ingest-counts.ts";
import { recordRefused } from "./ingest-errors.repository.ts";
import { type Fault, type Item, isRefused, type ReadItem, type RefusedItem, WHOLE_ITEM } from "./item.ts";
import { withMagazineRule } from "./magazine-rule.ts";
import { recordArrivals } from "./media-arrivals.repository.ts";
import { MediaDirectory, type ResolvedMedium } from "./media-directory.ts";
import { type Origin, type Recognised, recognise, rememberFile } from "./recognise.ts";
import { rightholderOf } from "./rightholder.ts";
import { type ArticleToTell, groupStories } from "./same-story/group-stories.ts";

export interface IngestResources {
  /** Of the operator's role. */
  scope: Pick<TransactionScope, "shared">;
  /** Says when articles arrive, and so under which day they are matched. */
  clock: Clock;
  expressions: Pick<ActiveExpressions, "filter" | "current"> | StreamedExpressions;
  /** What the set-up status says of runs; `ingest` unless it is given. */
  trigger?: SetupTrigger;
  /** Called with the refused items of each batch after they are in the error list. */
  onRefused?: (items: readonly RefusedItem[]) => void;
}

/**
 * Stores items, each with everything that belongs to it: text, images, payload, search row, hits, counts. One transaction a batch, so
 * that nothing is ever half in; whoever repeats a batch, or stores it at the same time, ends at the same state.
 */
export class BatchStore {
  private readonly media: MediaDirectory;
  private readonly partitions: MonthPartitions;
  private readonly weeks: SearchWeeks;
  private readonly terms = new TermDirectory();
  private readonly recent: RecentRows;

  constructor(private readonly resources: IngestResources) {
    this.media = new MediaDirectory(resources.scope);
    this.partitions = new MonthPartitions(resources.scope);
    this.weeks = new SearchWeeks(resources.scope);
    this.recent = new RecentRows(resources.scope);
  }

  /** A run for the operator's set-up status, to be handed to `store` with each batch and ended by whoever began it. */
  beginRun(label: string): Promise<SetupRun> {
    const { scope, clock, expressions, trigger = "ingest" } = this.resources;
    const { contractIds } = expressions.filter;
    return SetupRun.begin(scope, clock, { trigger, label, ...(contractIds && { contractIds }) });
  }

  /**
   * No two items of a batch may have the same source and key. Our own checks may let content through that the database refuses. Such
   * an item is found by halving the batch, so it never holds up the others.
   */
  async store(batch: readonly ReadItem[], origin: Origin, run?: SetupRun): Promise<IngestCounts> {
    try {
      return await this.storeAll(batch, origin, run);
    } catch (error) {
      const [only] = batch;
      if (!isFaultOfContent(error) || !only || (batch.length === 1 && isRefused(only))) throw error;
      if (batch.length === 1)
        return this.storeAll([{ itemNo: only.itemNo, payload: only.payload, faults: [UNSTORABLE] }], origin, run);
      const half = Math.ceil(batch.length / 2);
      const first = await this.store(batch.slice(0, half), origin, run);
      return addCounts(first, await this.store(batch.slice(half), origin, run));
    }
  }

  /** To be called when all batches of a file are stored; `sources` are those of its items. */
  async finish(origin: Origin, sources: ReadonlySet<string>): Promise<void> {
    if (sources.size > 0) await this.resources.scope.shared("write", (tx) => rememberFile(tx, origin, [...sources]));
    await this.recent.settle();
  }

  private async storeAll(batch: readonly ReadItem[], origin: Origin, run?: SetupRun): Promise<IngestCounts> {
    const read = batch.filter((item): item is Item => !isRefused(item));
    const media = await this.media.resolve(read);
    const refused = [...batch.filter(isRefused), ...read.flatMap((item) => withoutMedium(item, media.get(item)))];
    const items = read.filter((item) => isMedium(media.get(item)));
    const now = this.resources.clock.now();
    await this.partitions.ensure(tokyoDay(now));
    await this.weeks.ensure(tokyoDay(now));
    const counts = await this.resources.scope.shared("write", async (tx) => {
      await recordRefused(tx, refused, origin, now);
      await holdEmbargoed(tx, refused, origin, now);
      const { fresh, changed, known, written } = await this.storeItems(tx, items, media, origin, now);
      const done = { read: batch.length, stored: fresh, known, corrected: changed, refused: refused.length };
      await run?.note(tx, { ...done, byContract: written.byContract });
      return { ...done, matched: written.added };
    });
    if (refused.length > 0) this.resources.onRefused?.(refused);
    await this.recent.note(counts.stored);
    return counts;
  }

  private async storeItems(
    tx: Transaction,
    items: Item[],
    media: Map<Item, ResolvedMedium | Fault>,
    origin: Origin,
    now: Date,
  ) {
    await whileMatching(tx);
    const { expressions } = this.resources;
    const { matcher } = await expressions.current(tx);
    const terms = await this.terms.current(tx);
    const today = tokyoDay(now);
    const recognised = await recognise(tx, items, today.slice(0, 7).replace("-", ""), origin);
    const fresh = toStore(recognised.fresh, media);
    const changed = toStore(recognised.changed, media);
    const corrected = changed.filter(isShown);
    // Before anything of the articles is locked, so that two batches that name the same PDFs wait in one order.
    await noteNamedPdfs(tx, pdfsOf([...fresh, ...corrected]), now);
    await insertArticles(tx, fresh, now, origin);
    const withdrawn = changed.filter((article) => !isShown(article));
    await correctArticles(tx, corrected, now, origin);
    await withdrawArticles(tx, withdrawn, now, origin);
    await keepOutdated(tx, recognised.outdated, now, origin);
    const shown = [...fresh.filter(isShown), ...corrected];
    const texts = shown.map((article) => prepared(toMatch(article, origin)));
    await removeSearchRows(tx, articleIdsOf(corrected));
    await writeSearchRows(tx, texts, terms);
    const stored = corrected.length > 0 ? await storedHits(tx, articleIdsOf(corrected)) : [];
    const found = permittedHits(texts, await matcher.match(texts));
    const wanted = foundHits(found, await registeredHits(tx, articleIdsOf(shown), expressions.filter));
    const written = await writeHits(tx, hitChanges(stored, wanted), today);
    await recordArrivals(tx, fresh, today, now);
    await groupStories(tx, toTell(fresh.filter(isShown), today), toTell(corrected, today));
    const known = recognised.known.length + recognised.outdated.length;
    return { fresh: fresh.length, changed: changed.length, known, written };
  }
}

const UNSTORABLE: Fault = { field: WHOLE_ITEM, reason: "データベースに登録できない値が含まれています。" };

/** SQLSTATE classes of values that do not fit: 22 data, 23 constraints, 54 limits. */
const isFaultOfContent = (error: unknown): boolean => /^(?:22|23|54)/.test(databaseCode(error) ?? "");

const isMedium = (medium: ResolvedMedium | Fault | undefined): medium is ResolvedMedium =>
  medium !== undefined && "code" in medium;

function withoutMedium({ itemNo, payload }: Item, medium: ResolvedMedium | Fault | undefined): RefusedItem[] {
  return medium && !isMedium(medium) ? [{ itemNo, payload, faults: [medium] }] : [];
}

function toStore(recognised: Recognised["fresh"], media: Map<Item, ResolvedMedium | Fault>): ArticleToStore[] {
  return recognised.flatMap(({ item, articleId }) => {
    const medium = media.get(item);
    if (!isMedium(medium)) return [];
    const ruled = medium.rule ? withMagazineRule(item.columns, medium.rule) : item.columns;
    const columns = { ...ruled, rightholder: rightholderOf(ruled.rightholder, item.body, medium.name) };
    return [{ item: { ...item, columns }, articleId, medium }];
  });
}

/** The hits of what is withdrawn stay as they are; they count again when it is restored. */
const isShown = ({ item }: ArticleToStore): boolean => !item.withdrawn;

const pdfsOf = (articles: readonly ArticleToStore[]): string[] =>
  articles.flatMap(({ item }) => item.columns.pdf_key ?? []);

const prepared = (article: ArticleToMatch): ArticleToMatch => ({ ...article, prepared: prepare(article) });

const toTell = (articles: readonly ArticleToStore[], arrivedOn: DayString): ArticleToTell[] =>
  articles.map(({ articleId, item: { columns, body }, medium }) => ({
    articleId,
    mediaCode: medium.code,
    title: columns.title,
    body,
    publishedOn: columns.published_on,
    publishedAt: columns.published_at,
    arrivedOn,
  }));

const toMatch = ({ item, articleId, medium }: ArticleToStore, { ownContractId }: Origin): ArticleToMatch => ({
  articleId,
  dataSection: item.columns.data_section,
  title: item.columns.title,
  body: item.body,
  mediaCode: medium.code,
  mediaName: medium.name,
  host: item.columns.host,
  ownContractId: ownContractId ?? null,
});
