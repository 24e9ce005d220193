import type { Article } from "../expression/evaluate.ts";
import type { CompiledExpressions, EngineHit } from "./compiled-expressions.ts";
import { MatchThread } from "./match-thread.ts";
import type { ArticleSent } from "./pool-messages.ts";
import { ALL_SECTIONS } from "./segment.ts";

/** An article to match; one that is prepared (with the expressions' fold table) is not prepared again. `sections` as bits. */
export interface PoolArticle extends Article {
  readonly sections?: number;
}

export interface Matched<A> {
  readonly article: A;
  readonly hits: EngineHit[];
}

/** Enough for the post to cost little beside the work, and few enough in text to bound the memory. */
const BATCH = { articles: 64, units: 200_000 };
const BATCHES_AHEAD = 2;

/**
 * Matches articles in several threads, which share one copy of the compiled expressions. Results come in the order of the
 * articles, the same as `MatchEngine.match` gives. Close it when done: its threads keep the process alive.
 */
export class MatchPool {
  private readonly threads: readonly MatchThread[];
  private readonly running = new Set<Promise<unknown>>();
  private isClosing = false;

  /** @param threads how many, at least 1 */
  constructor(compiled: CompiledExpressions, threads: number) {
    if (!Number.isInteger(threads) || threads < 1) throw new RangeError(`not a number of threads: ${threads}`);
    this.threads = Array.from({ length: threads }, () => new MatchThread(compiled));
  }

  /** Articles that are read from now on are matched with these; those already under way with the ones before. */
  use(compiled: CompiledExpressions): void {
    for (const thread of this.threads) thread.use(compiled);
  }

  /**
   * Reads ahead only as far as the threads need, so the memory does not depend on how many articles there are. Throws what the
   * articles throw, and Error when a thread fails or the pool is closed; then it can no longer be used.
   */
  async *match<A extends PoolArticle>(articles: Iterable<A> | AsyncIterable<A>): AsyncGenerator<Matched<A>> {
    const ahead: Promise<Matched<A>[]>[] = [];
    for await (const batch of batchesOf(articles)) {
      const matched = this.submit(batch);
      // It is told when its turn comes, if it does.
      matched.catch(() => undefined);
      ahead.push(matched);
      if (ahead.length > this.threads.length * BATCHES_AHEAD) yield* (await ahead.shift()) ?? [];
    }
    for (const matched of ahead) yield* await matched;
  }

  /** Ends what is under way, and the threads. */
  async close(): Promise<void> {
    this.isClosing = true;
    await Promise.allSettled(this.running);
    await Promise.all(this.threads.map((thread) => thread.stop()));
  }

  private async submit<A extends PoolArticle>(batch: readonly A[]): Promise<Matched<A>[]> {
    if (this.isClosing) throw new Error("the pool is closed");
    const [first, ...others] = this.threads;
    if (first === undefined) throw new Error("the pool has no threads");
    const idlest = others.reduce((best, thread) => (thread.load < best.load ? thread : best), first);
    const matched = idlest.match(batch.map(sent));
    this.running.add(matched);
    const hits = await matched.finally(() => this.running.delete(matched));
    return batch.map((article, at) => ({ article, hits: hits[at] ?? [] }));
  }
}

async function* batchesOf<A extends Article>(articles: Iterable<A> | AsyncIterable<A>): AsyncGenerator<A[]> {
  let batch: A[] = [];
  let units = 0;
  for await (const article of articles) {
    batch.push(article);
    units += article.title.length + article.body.length;
    if (batch.length < BATCH.articles && units < BATCH.units) continue;
    yield batch;
    [batch, units] = [[], 0];
  }
  if (batch.length > 0) yield batch;
}

function sent(article: PoolArticle): ArticleSent {
  const { title, body, mediaCode, mediaName, host, sections = ALL_SECTIONS } = article;
  return { title, body, mediaCode, mediaName, host, sections, isPrepared: "folds" in article };
}
