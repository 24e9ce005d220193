import { mkdir, readdir, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { TransactionScope } from "../../db/tenant.ts";
import { LookLoop } from "../../runs/look-loop.ts";
import type { Clock } from "../../time/tokyo.ts";
import { MOST_REPORT_BYTES } from "./delivery-report.ts";
import { takeReport } from "./note-bounces.ts";

export interface BounceFolderParts {
  /** A Maildir: a server puts what came to the envelope sender into `new`. */
  folder: string;
  /** Of the operator's role. */
  scope: TransactionScope;
  clock: Clock;
  log(message: string, detail?: Record<string, unknown>): void;
}

const LOOK_MS = 30_000;

/**
 * Reads bounced mails and moves each to `cur` after it was noted. Several workers may run: a report that is read twice counts
 * once.
 */
export class BounceFolder {
  private readonly loop: LookLoop;

  constructor(private readonly parts: BounceFolderParts) {
    const { folder, log } = parts;
    const onFault = (error: unknown) => log("bounces could not be read", { folder, error: String(error) });
    this.loop = new LookLoop({ look: () => this.sweep(), everyMs: LOOK_MS, onFault });
  }

  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Everything in `new`, once. @returns how many were taken in */
  async sweep(): Promise<number> {
    const { folder } = this.parts;
    for (const name of ["new", "cur", "tmp"]) await mkdir(join(folder, name), { recursive: true });
    const names = (await readdir(join(folder, "new"))).filter((name) => !name.startsWith(".")).sort();
    let taken = 0;
    for (const name of names) {
      if (this.loop.isStopped) break;
      if (await this.take(name)) taken += 1;
    }
    return taken;
  }

  private async take(name: string): Promise<boolean> {
    const { folder, scope, clock, log } = this.parts;
    const path = join(folder, "new", name);
    try {
      const { size } = await stat(path);
      const raw = size > MOST_REPORT_BYTES ? new Uint8Array() : await readFile(path);
      const taken = await takeReport(scope, clock, raw);
      if (taken === "later") return false;
      log("bounce", { name, taken });
      await rename(path, join(folder, "cur", `${name.replace(/:2,.*$/, "")}:2,S`));
      return true;
    } catch (error) {
      // Another worker has moved it; or it stays for the next look.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT")
        log("a bounce could not be read", { name, error: String(error) });
      return false;
    }
  }
}
