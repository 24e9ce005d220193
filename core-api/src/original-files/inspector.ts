import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { type Inspected, MAX_BYTES, type OriginalKind, type RefusedOriginal, refused, tooLarge } from "./inspection.ts";
import { type Death, type InspectorLimits, InspectorProcess } from "./inspector-process.ts";

/** After so many originals a process has earned its end: what decoders leak goes with it. */
const JOBS_A_PROCESS = 200;
const MAX_PROCESSES = 4;

export const INSPECTOR_LIMITS: InspectorLimits = { timeMs: 30_000, memoryBytes: 900 * 1024 * 1024 };

/** Opens originals to see whether they can be shown, each in a process of its own, limited in time and memory. */
export interface Inspector {
  /** How many it opens at the same time. */
  readonly concurrency: number;
  /** Never throws for what is in the file. @throws Error where the file can't be read or no process be started */
  inspectPdf(path: string): Promise<Inspected["pdf"] | RefusedOriginal>;
  inspectPhoto(path: string): Promise<Inspected["photo"] | RefusedOriginal>;
  inspectEpub(path: string): Promise<Inspected["epub"] | RefusedOriginal>;
  /** Ends the processes. */
  close(): void;
}

/** Processes are started as they are needed and wait for further work until `close`. */
export function createInspector(limits: InspectorLimits = INSPECTOR_LIMITS): Inspector {
  const pool = new ProcessPool(limits, Math.min(availableParallelism(), MAX_PROCESSES));
  return {
    concurrency: pool.size,
    inspectPdf: (path) => pool.inspect("pdf", path),
    inspectPhoto: (path) => pool.inspect("photo", path),
    inspectEpub: (path) => pool.inspect("epub", path),
    close: () => pool.close(),
  };
}

const DEATHS: Record<Death, RefusedOriginal> = {
  time: refused("時間内に開けません。"),
  memory: refused("開くのに必要なメモリーが上限を超えます。"),
  crash: refused("開く途中で処理が異常終了しました。"),
};

class ProcessPool {
  private readonly idle: InspectorProcess[] = [];
  private readonly busy = new Set<InspectorProcess>();
  private readonly waiting: (() => void)[] = [];
  private places: number;

  constructor(
    private readonly limits: InspectorLimits,
    readonly size: number,
  ) {
    this.places = size;
  }

  async inspect<Kind extends OriginalKind>(kind: Kind, path: string): Promise<Inspected[Kind] | RefusedOriginal> {
    const { size } = await stat(path);
    if (size > MAX_BYTES[kind]) return tooLarge(kind);
    await this.enter();
    try {
      return await this.ask(kind, path);
    } finally {
      this.leave();
    }
  }

  close(): void {
    for (const process of [...this.idle.splice(0), ...this.busy]) process.kill();
  }

  /** A death in a process that has had other work may be that work's fault: the file gets another chance in a fresh one. */
  private async ask<Kind extends OriginalKind>(kind: Kind, path: string): Promise<Inspected[Kind] | RefusedOriginal> {
    for (;;) {
      const process = this.idle.pop() ?? (await InspectorProcess.start(this.limits));
      const isFresh = process.jobs === 0;
      this.busy.add(process);
      const answer = await process.ask({ kind, path });
      this.busy.delete(process);
      if (typeof answer === "string") {
        if (isFresh || answer === "time") return DEATHS[answer];
        continue;
      }
      if (process.jobs < JOBS_A_PROCESS) this.idle.push(process);
      else process.kill();
      if (answer.kind !== "refused" && answer.kind !== kind) throw new Error(`asked for ${kind}, got ${answer.kind}`);
      return answer as Inspected[Kind] | RefusedOriginal;
    }
  }

  private async enter(): Promise<void> {
    if (this.places > 0) this.places -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.places += 1;
  }
}
