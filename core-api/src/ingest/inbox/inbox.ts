import { type FSWatcher, watch } from "node:fs";
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type { TransactionScope } from "../../db/tenant.ts";
import type { ActiveExpressions } from "../../matching/set-up/active-expressions.ts";
import { openIntake } from "../../original-files/open-intake.ts";
import type { OriginalStore } from "../../storage/original-store.ts";
import { type Clock, tokyoDateTime } from "../../time/tokyo.ts";
import type { Remark } from "../feed/remark.ts";
import { FORMATS, type Format } from "../formats.ts";
import { ingestItems } from "../ingest.ts";
import { type IngestCounts, NOTHING_READ } from "../ingest-counts.ts";
import { UnreadableFile } from "../ingest-file.ts";
import type { ReadItem, RefusedItem } from "../item.ts";
import { BatchStore } from "../store-batch.ts";
import { type End, InboxFolders, QUIET_MS, type Waiting } from "./inbox-folders.ts";
import type { WorkerMark } from "./worker-mark.ts";

export interface InboxResources {
  root: string;
  /** Of the operator's role. */
  scope: TransactionScope;
  clock: Clock;
  /** Where the originals of parcels go. */
  originals: OriginalStore;
  expressions: ActiveExpressions;
  mark: WorkerMark;
  log(message: string, detail?: Record<string, unknown>): void;
  formats?: readonly Format[];
  /** Without a change for so long a delivery is complete; QUIET_MS unless said otherwise. */
  quietMs?: number;
}

/** What stands beside a delivery that was taken in. Its errors are all there, as in the operator's list. */
export interface InboxSummary {
  file: string;
  format: string;
  result: End;
  /** Why nothing of it could be read; null otherwise. */
  reason: string | null;
  file_hash: string;
  started_at: string;
  finished_at: string;
  counts: IngestCounts;
  remarks: string[];
  errors: { item_no: number; field: string; reason: string }[];
}

/** Looks when nothing tells it to: what a network share does not tell, and what dead workers left. */
const SWEEP_MS = 30_000;
/** Of a delivery that fails while the database answers. */
const ATTEMPTS = 3;

/** The watched folder (design section 4): takes in what is put into the folder of a format, once, whichever worker sees it. */
export class Inbox {
  private readonly folders: InboxFolders;
  private readonly formats: readonly Format[];
  private readonly quietMs: number;
  private readonly attempts = new Map<string, number>();
  private readonly watchers: FSWatcher[] = [];
  private timer: NodeJS.Timeout | null = null;
  private timerAt = Number.POSITIVE_INFINITY;
  private sweeping: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(private readonly resources: InboxResources) {
    this.formats = resources.formats ?? FORMATS;
    this.quietMs = resources.quietMs ?? QUIET_MS;
    this.folders = new InboxFolders(
      resources.root,
      this.formats.map(({ name }) => name),
      this.quietMs,
    );
  }

  /** Makes the folders, and looks at them from now on. */
  async start(): Promise<void> {
    await this.folders.prepare();
    for (const { name } of this.formats) this.watch(name);
    this.sweepIn(0);
  }

  /** Ends soon: what is in hand is given back, and whoever takes it next finds what was stored already known. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
    for (const watcher of this.watchers) watcher.close();
    await this.sweeping;
  }

  /** Takes in all that is complete; how many deliveries that were, and how many are not complete yet. */
  async sweep(): Promise<{ taken: number; unquiet: number }> {
    await this.folders.prepare();
    const worker = await this.resources.mark.number();
    await this.recoverDead(worker);
    const { ready, unquiet } = await this.folders.waiting(this.resources.clock.now());
    let taken = 0;
    for (const waiting of ready) {
      if (this.stopped) break;
      const path = await this.folders.claim(waiting, worker);
      if (path === null) continue;
      await this.take(waiting, worker, path);
      taken += 1;
    }
    return { taken, unquiet };
  }

  private watch(format: string): void {
    try {
      const watcher = watch(this.folders.folderOf(format), (_, name) => {
        const isComplete = name !== null && this.folders.isCompletedBy(format, name);
        this.sweepIn(isComplete ? 0 : this.quietMs);
      });
      watcher.on("error", () => watcher.close());
      this.watchers.push(watcher);
    } catch {
      // Not every file system tells of changes: the sweep finds them.
    }
  }

  /** The next sweep, at the earliest that was asked for. */
  private sweepIn(milliseconds: number): void {
    const at = performance.now() + milliseconds;
    if (this.stopped || at >= this.timerAt) return;
    if (this.timer) clearTimeout(this.timer);
    this.timerAt = at;
    this.timer = setTimeout(() => {
      this.timerAt = Number.POSITIVE_INFINITY;
      this.sweeping = this.sweeping.then(() => this.sweepAndPlan());
    }, milliseconds);
  }

  private async sweepAndPlan(): Promise<void> {
    const swept = await this.sweep().catch((error: unknown) => {
      this.resources.log("the inbox could not be swept", { error: String(error) });
      return { taken: 0, unquiet: 0 };
    });
    this.sweepIn(swept.unquiet > 0 ? this.quietMs : SWEEP_MS);
  }

  private async recoverDead(own: number): Promise<void> {
    for (const worker of await this.folders.workers()) {
      if (worker === own) continue;
      await this.resources.mark.forDead(worker, async () => {
        for (const waiting of await this.folders.recover(worker))
          this.resources.log("a delivery was taken back from a worker that has died", { ...waiting });
      });
    }
  }

  private async take(waiting: Waiting, worker: number, path: string): Promise<void> {
    const started = this.resources.clock.now();
    const reading = new InboxReading();
    const file = join(waiting.format, waiting.name);
    try {
      await this.read(waiting, path, file, reading);
    } catch (error) {
      if (error instanceof Stopping) return this.folders.giveBack(waiting, worker);
      if (error instanceof UnreadableFile) reading.reason = error.message.replace(path, file);
      else if (!(await this.isLastAttempt(file, error))) return this.folders.giveBack(waiting, worker);
      else reading.reason = `取り込めませんでした: ${error instanceof Error ? error.message : String(error)}`;
    }
    this.attempts.delete(file);
    const summary: InboxSummary = {
      file,
      format: waiting.format,
      result: reading.end,
      reason: reading.reason,
      file_hash: reading.fileHash,
      started_at: tokyoDateTime(started),
      finished_at: tokyoDateTime(this.resources.clock.now()),
      counts: reading.counts,
      remarks: reading.remarks,
      errors: reading.errors,
    };
    await this.folders.finish(waiting, worker, summary.result, summary);
    this.resources.log("a delivery was taken in", { file, result: summary.result, ...reading.counts });
  }

  private async read({ format: name }: Waiting, path: string, file: string, reading: InboxReading): Promise<void> {
    const format = this.formats.find((known) => known.name === name);
    if (!format) throw new UnreadableFile(`${file}: 形式がありません。`);
    if ((await lstat(path)).isSymbolicLink()) throw new UnreadableFile(`${file}: シンボリックリンクは取り込みません。`);
    const input = await format.open(path);
    reading.fileHash = input.fileHash;
    const { scope, clock, expressions } = this.resources;
    const store = new BatchStore({
      scope,
      clock,
      expressions,
      trigger: "folder",
      onRefused: (items) => reading.refuse(items),
    });
    const { intake, close } = openIntake(scope, this.resources.originals);
    const onRemarks = (remarks: readonly Remark[]) => reading.remark(remarks.map(({ text }) => text));
    const items = format.items(input, {}, { onRemarks }, intake);
    const origin = { file, fileHash: input.fileHash };
    try {
      reading.counts = await ingestItems(this.untilStopped(items), store, origin, (counts) => {
        reading.counts = counts;
      });
    } finally {
      close();
    }
  }

  private async *untilStopped(items: AsyncIterable<ReadItem>): AsyncGenerator<ReadItem> {
    for await (const item of items) {
      if (this.stopped) throw new Stopping();
      yield item;
    }
  }

  /** A database that does not answer is no fault of the delivery, which then waits for as long as that lasts. */
  private async isLastAttempt(file: string, error: unknown): Promise<boolean> {
    this.resources.log("a delivery could not be taken in", { file, error: String(error) });
    const answers = await this.resources.scope
      .shared("read", (tx) => tx.query("SELECT 1"))
      .then(
        () => true,
        () => false,
      );
    if (!answers) return false;
    const attempt = (this.attempts.get(file) ?? 0) + 1;
    this.attempts.set(file, attempt);
    return attempt >= ATTEMPTS;
  }
}

/** The worker ends while it reads a delivery. */
class Stopping extends Error {}

/** What is learnt of a delivery while it is read. */
class InboxReading {
  counts: IngestCounts = NOTHING_READ;
  fileHash = "";
  reason: string | null = null;
  readonly remarks: string[] = [];
  readonly errors: InboxSummary["errors"] = [];

  refuse(items: readonly RefusedItem[]): void {
    for (const { itemNo, faults } of items)
      for (const { field, reason } of faults) this.errors.push({ item_no: itemNo, field, reason });
  }

  remark(texts: readonly string[]): void {
    this.remarks.push(...texts);
  }

  /** Failed: nothing of it is in. */
  get end(): End {
    const { read, refused } = this.counts;
    return this.reason !== null || (read > 0 && refused === read) ? "failed" : "done";
  }
}
