import { Worker } from "node:worker_threads";
import { type CompiledExpressions, type EngineHit, HitDecoder, shared } from "./compiled-expressions.ts";
import type { ArticleSent, FromThread, ToThread } from "./pool-messages.ts";

interface Waiting {
  readonly compiled: CompiledExpressions;
  readonly count: number;
  readonly resolve: (hits: EngineHit[][]) => void;
  readonly reject: (error: unknown) => void;
}

/** This side of one thread. */
export class MatchThread {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private batches = 0;
  private compiled: CompiledExpressions;
  private end: Error | null = null;

  constructor(compiled: CompiledExpressions) {
    // No execArgv: the thread's source has only syntax that can be erased, and the parent's loaders would slow its start.
    this.worker = new Worker(new URL("./match-worker.ts", import.meta.url), { execArgv: [] });
    this.worker.on("message", (message: FromThread) => this.settle(message));
    this.worker.on("error", (error) => this.fail(new Error("a matching thread has failed", { cause: error })));
    this.worker.on("exit", () => this.fail(new Error("a matching thread has ended")));
    this.compiled = compiled;
    this.use(compiled);
  }

  /** How many batches it has still to do. */
  get load(): number {
    return this.waiting.size;
  }

  /** Holds for all batches from now on. */
  use(compiled: CompiledExpressions): void {
    this.compiled = compiled;
    this.post({ kind: "expressions", compiled: shared(compiled) });
  }

  /** @returns the hits of each article; rejects if the thread fails or has ended */
  match(articles: readonly ArticleSent[]): Promise<EngineHit[][]> {
    if (this.end !== null) return Promise.reject(this.end);
    this.batches += 1;
    const batch = this.batches;
    return new Promise((resolve, reject) => {
      this.waiting.set(batch, { compiled: this.compiled, count: articles.length, resolve, reject });
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
    const told = new HitDecoder(waiting.compiled, message.numbers);
    waiting.resolve(Array.from({ length: waiting.count }, () => told.next()));
  }

  private fail(error: Error): void {
    this.end ??= error;
    for (const { reject } of this.waiting.values()) reject(this.end);
    this.waiting.clear();
  }
}
