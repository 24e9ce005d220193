import { SetupRun } from "../runs/setup-run.ts";
import { addCounts, type IngestCounts, NOTHING_READ } from "./ingest-counts.ts";
import type { ReadItem } from "./item.ts";
import { isRefused } from "./item.ts";
import type { Origin } from "./recognise.ts";
import type { BatchStore } from "./store-batch.ts";

/** Each statement and each commit has its price, whatever the number of articles. */
const BATCH_ITEMS = 500;
/** Characters of payload in one transaction, so that a run of long articles does not fill the memory. */
const BATCH_CHARACTERS = 4_000_000;

/** While the database works for one batch, the next is matched. */
const WRITTEN_AT_ONCE = 2;

/**
 * Stores a stream of items, whatever format they come from. While two batches are written the next is read; never more than these three
 * are in memory. It is one run of the operator's set-up status. Items of one key go into separate batches, and these one after the
 * other, so that the later corrects the earlier.
 */
export async function ingestItems(
  items: AsyncIterable<ReadItem>,
  store: BatchStore,
  origin: Origin,
  onProgress?: (counts: IngestCounts) => void,
): Promise<IngestCounts> {
  const run = await store.beginRun(origin.file);
  return SetupRun.during(run, async () => {
    let counts = NOTHING_READ;
    const writing: Writing[] = [];
    const sources = new Set<string>();
    try {
      for await (const batch of batches(items)) {
        for (const item of batch) if (!isRefused(item)) sources.add(item.source);
        const keys = batch.flatMap(keyOf);
        while (writing.length === WRITTEN_AT_ONCE || writing.some((other) => keys.some((key) => other.keys.has(key))))
          await writing.shift()?.done;
        const done = store.store(batch, origin, run).then((stored) => {
          counts = addCounts(counts, stored);
          onProgress?.(counts);
        });
        // It is awaited at a later turn; until then nobody else looks at a failure.
        done.catch(() => {});
        writing.push({ keys: new Set(keys), done });
      }
      await Promise.all(writing.map(({ done }) => done));
    } finally {
      // Whatever failed: nobody writes any more when the run ends.
      await Promise.allSettled(writing.map(({ done }) => done));
    }
    await store.finish(origin, sources);
    return counts;
  });
}

interface Writing {
  readonly keys: ReadonlySet<string>;
  readonly done: Promise<void>;
}

/** Who an item is; none for one that is refused. */
const keyOf = (item: ReadItem): string[] => (isRefused(item) ? [] : [JSON.stringify([item.source, item.sourceKey])]);

export async function* batches(items: AsyncIterable<ReadItem>): AsyncGenerator<ReadItem[]> {
  let batch: ReadItem[] = [];
  let keys = new Set<string>();
  let characters = 0;
  for await (const item of items) {
    const [key = null] = keyOf(item);
    const full = batch.length >= BATCH_ITEMS || characters + item.payload.length > BATCH_CHARACTERS;
    if (batch.length > 0 && (full || (key !== null && keys.has(key)))) {
      yield batch;
      batch = [];
      keys = new Set();
      characters = 0;
    }
    batch.push(item);
    characters += item.payload.length;
    if (key !== null) keys.add(key);
  }
  if (batch.length > 0) yield batch;
}
