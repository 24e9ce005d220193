import { setTimeout as pause } from "node:timers/promises";

export interface LookLoopParts {
  look(): Promise<unknown>;
  everyMs: number;
  /** Told of a look that failed; the next one comes all the same. */
  onFault(error: unknown): void;
}

/** Looks again and again, with a pause between, until it is stopped. */
export class LookLoop {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly parts: LookLoopParts) {}

  get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Begins; ends with `stop`. */
  start(): void {
    this.running = this.work();
  }

  /** Waits for the look in hand. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async work(): Promise<void> {
    const { look, everyMs, onFault } = this.parts;
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await look().catch(onFault);
      await pause(everyMs, undefined, { signal }).catch(() => {});
    }
  }
}
