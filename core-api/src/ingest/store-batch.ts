import { databaseCode, type Transaction, type TransactionScope } from "../db/tenant.ts";
import { whileMatching } from "../matching/set-up/arrival-lock.ts";
import type { ExpressionBook } from "../matching/set-up/expression-book.ts";
import { hitChanges, storedHits } from "../matching/set-up/hit-changes.ts";
import { writeHits } from "../matching/set-up/hits.repository.ts";
import type { ArticleToMatch } from "../matching/set-up/matcher.ts";
import { MonthPartitions } from "../matching/set-up/partitions.ts";
import { type Clock, tokyoDay } from "../time/tokyo.ts";
import { type ArticleToStore, correctArticles, insertArticles } from "./articles.repository.ts";
import { addCounts, type IngestCounts } from "./ingest-counts.ts";
import { recordRefused } from "./ingest-errors.repository.ts";
import { type Fault, type Item, isRefused, type ReadItem, type RefusedItem, WHOLE_ITEM } from "./item.ts";
import { MediaBook, type ResolvedMedium } from "./media-book.ts";
import { type Origin, type Recognised, recognise } from "./recognise.ts";
import { groupStories } from "./same-story/group-stories.ts";

export interface IngestResources {
  /** Of the operator's role. */
  scope: TransactionScope;
  /** Says when articles arrive, and so under which day they are matched. */
  clock: Clock;
  book: ExpressionBook;
  /** Told of the refused items of each batch, once they are in the error list. */
  onRefused?: (items: readonly RefusedItem[]) => void;
}

/**
 * Stores items, each with everything that belongs to it: text, images, payload, hits, counts. One transaction a batch, so
 * that nothing is ever half in; whoever repeats a batch, or stores it at the same time, ends at the same state.
 */
export class BatchStore {
  private readonly media: MediaBook;
  private readonly partitions: MonthPartitions;

  constructor(private readonly resources: IngestResources) {
    this.media = new MediaBook(resources.scope);
    this.partitions = new MonthPartitions(resources.scope);
  }

  /**
   * No two items of a batch may have the same source and key. What the database refuses for its content, whatever our own checks
   * have let through, is found by halving, so that one item never holds up the others.
   */
  async store(batch: readonly ReadItem[], origin: Origin): Promise<IngestCounts> {
    try {
      return await this.storeAll(batch, origin);
    } catch (error) {
      const [only] = batch;
      if (!isFaultOfContent(error) || !only || (batch.length === 1 && isRefused(only))) throw error;
      if (batch.length === 1)
        return this.storeAll([{ itemNo: only.itemNo, payload: only.payload, faults: [UNSTORABLE] }], origin);
      const half = Math.ceil(batch.length / 2);
      const first = await this.store(batch.slice(0, half), origin);
      return addCounts(first, await this.store(batch.slice(half), origin));
    }
  }

  private async storeAll(batch: readonly ReadItem[], origin: Origin): Promise<IngestCounts> {
    const read = batch.filter((item): item is Item => !isRefused(item));
    const media = await this.media.resolve(read);
    const refused = [...batch.filter(isRefused), ...read.flatMap((item) => withoutMedium(item, media.get(item)))];
    const items = read.filter((item) => isMedium(media.get(item)));
    const now = this.resources.clock.now();
    await this.partitions.ensure(tokyoDay(now));
    const counts = await this.resources.scope.shared("write", async (tx) => {
      await recordRefused(tx, refused, origin);
      const { fresh, changed, known, matched } = await this.storeItems(tx, items, media, origin, now);
      return { read: batch.length, stored: fresh, known, corrected: changed, refused: refused.length, matched };
    });
    if (refused.length > 0) this.resources.onRefused?.(refused);
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
    const { matcher } = await this.resources.book.current(tx);
    const today = tokyoDay(now);
    const recognised = await recognise(tx, items, today.slice(0, 7).replace("-", ""), origin);
    const fresh = toStore(recognised.fresh, media);
    const changed = toStore(recognised.changed, media);
    await insertArticles(tx, fresh, now, origin);
    await correctArticles(tx, changed, now, origin);
    const stored =
      changed.length > 0
        ? await storedHits(
            tx,
            changed.map(({ articleId }) => articleId),
          )
        : [];
    const changes = hitChanges(stored, matcher.match([...fresh, ...changed].map(toMatch)));
    const { added } = await writeHits(tx, changes, today);
    await groupStories(tx, fresh, changed, now);
    return { fresh: fresh.length, changed: changed.length, known: recognised.known.length, matched: added };
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
    return isMedium(medium) ? [{ item, articleId, medium }] : [];
  });
}

const toMatch = ({ item, articleId, medium }: ArticleToStore): ArticleToMatch => ({
  articleId,
  dataSection: item.columns.data_section,
  title: item.columns.title,
  body: item.body,
  mediaCode: medium.code,
  mediaName: medium.name,
  host: item.columns.host,
});
