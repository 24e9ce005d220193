import { SetupRun } from "../modules/setup-status/setup-run.ts";
import { addCounts, type IngestCounts, NOTHING_READ } from "./ingest-counts.ts";
import type { ReadItem } from "./item.ts";
import { isRefused } from "./item.ts";
import type { Origin } from "./recognise.ts";
import type { BatchStore } from "./store-batch.ts";

/** Each statement and each commit has its price, whatever the number of articles. */
const BATCH_ITEMS = 500;
/** Characters of payload in one transaction, so that a run of long articles does not fill the memory. */
const BATCH_CHARACTERS = 4_000_000;

/**
 * Stores a stream of items in their order, whatever format they come from. While one batch is written the next is read;
 * never more than these two are in memory. It is one run of the operator's set-up status.
 * Items of one key go into separate batches, so that the later corrects the earlier.
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
    let writing: Promise<void> = Promise.resolve();
    const sources = new Set<string>();
    for await (const batch of batches(items)) {
      for (const item of batch) if (!isRefused(item)) sources.add(item.source);
      await writing;
      writing = store.store(batch, origin, run).then((done) => {
        counts = addCounts(counts, done);
        onProgress?.(counts);
      });
      // It is awaited at the next turn; until then nobody else looks at a failure.
      writing.catch(() => {});
    }
    await writing;
    await store.finish(origin, sources);
    return counts;
  });
}

export async function* batches(items: AsyncIterable<ReadItem>): AsyncGenerator<ReadItem[]> {
  let batch: ReadItem[] = [];
  let keys = new Set<string>();
  let characters = 0;
  for await (const item of items) {
    const key = isRefused(item) ? null : JSON.stringify([item.source, item.sourceKey]);
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
