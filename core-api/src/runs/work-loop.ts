import { setTimeout as pause } from "node:timers/promises";

export interface WorkLoopParts {
  /** Takes up to so many things; each is a promise of its end, under way already. */
  take(most: number): Promise<Promise<void>[]>;
  log(message: string, detail?: Record<string, unknown>): void;
  /** What is under way, for the log: "a post". */
  name: string;
  /** Under way at the same time. */
  atOnce: number;
  /** Nothing more is taken before so many can be, so that a long queue is not taken one by one; 1 unless told otherwise. */
  together?: number;
  /** Milliseconds to wait where there was nothing to take. */
  idleMs: number;
}

/** Takes things from a queue until stopped, several at once. */
export class WorkLoop {
  private readonly stopping = new AbortController();
  private running: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: WorkLoopParts) {}

  get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Begins; ends with `stop`. */
  start(): void {
    this.running = this.work();
  }

  /** Waits for what is in hand. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Works until there is nothing to take. @returns how many things were taken */
  async drain(): Promise<number> {
    let taken = 0;
    for (;;) {
      const underWay = await this.parts.take(this.parts.atOnce);
      if (underWay.length === 0) return taken;
      taken += underWay.length;
      await Promise.all(underWay);
    }
  }

  private async work(): Promise<void> {
    const { atOnce, together = 1, name, log } = this.parts;
    const underWay = new Set<Promise<void>>();
    while (!this.isStopped) {
      const taken = await this.parts.take(atOnce - underWay.size).catch((error: unknown) => {
        log(`${name} could not be taken from the queue`, { error: String(error) });
        return [];
      });
      for (const each of taken) {
        const tracked: Promise<void> = each
          .catch((error: unknown) => log(`${name} could not be noted`, { error: String(error) }))
          .finally(() => underWay.delete(tracked));
        underWay.add(tracked);
      }
      while (underWay.size > atOnce - together && !this.isStopped) await Promise.race(underWay);
      // Whatever ends may have made the next of its kind free.
      if (taken.length === 0) await Promise.race([this.idle(), ...underWay]);
    }
    await Promise.all(underWay);
  }

  private idle(): Promise<void> {
    return pause(this.parts.idleMs, undefined, { signal: this.stopping.signal }).catch(() => {});
  }
}
