import { Worker } from "node:worker_threads";
import { type Edition, type EngineHit, HitsTold, shared } from "./edition.ts";
import type { ArticleSent, FromThread, ToThread } from "./pool-messages.ts";

interface Waiting {
  readonly edition: Edition;
  readonly count: number;
  readonly resolve: (hits: EngineHit[][]) => void;
  readonly reject: (error: unknown) => void;
}

/** This side of one thread. */
export class MatchThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private batches = 0;
  private edition: Edition;
  private end: Error | null = null;

  constructor(edition: Edition) {
    // No execArgv: the thread's source has only syntax that can be erased, and the parent's loaders would slow its start.
    this.worker = new Worker(new URL("./match-worker.ts", import.meta.url), { execArgv: [] });
    this.worker.on("message", (message: FromThread) => this.settle(message));
    this.worker.on("error", (error) => this.fail(new Error("a matching thread has failed", { cause: error })));
    this.worker.on("exit", () => this.fail(new Error("a matching thread has ended")));
    this.edition = edition;
    this.use(edition);
  }

  /** How many batches it has still to do. */
  get load(): number {
    return this.waiting.size;
  }

  /** Holds for all batches from now on. */
  use(edition: Edition): void {
    this.edition = edition;
    this.post({ kind: "edition", edition: shared(edition) });
  }

  /** @returns the hits of each article; rejects if the thread fails or has ended */
  match(articles: readonly ArticleSent[]): Promise<EngineHit[][]> {
    if (this.end !== null) return Promise.reject(this.end);
    this.batches += 1;
    const batch = this.batches;
    return new Promise((resolve, reject) => {
      this.waiting.set(batch, { edition: this.edition, count: articles.length, resolve, reject });
      this.post({ kind: "batch", batch, articles });
    });
  }

  /** At once: what it has still to do is rejected. */
  async stop(): Promise<void> {
    await this.worker.terminate();
  }

  private post(message: ToThread): void {
    this.worker.postMessage(message);
  }

  private settle(message: FromThread): void {
    const waiting = this.waiting.get(message.batch);
    this.waiting.delete(message.batch);
    if (waiting === undefined) return;
    if (message.kind === "failed") {
      waiting.reject(message.error);
      return;
    }
    const told = new HitsTold(waiting.edition, message.numbers);
    waiting.resolve(Array.from({ length: waiting.count }, () => told.next()));
  }

  private fail(error: Error): void {
    this.end ??= error;
    for (const { reject } of this.waiting.values()) reject(this.end);
    this.waiting.clear();
  }
}
