import { lstat, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** A delivery counts as complete after this time without a change, unless `NAME.done` says so before. */
export const QUIET_MS = 10_000;

/** Being written by whoever delivers, or not a delivery: hidden files, the usual names of half-copied ones, and our marks. */
const NOT_YET = /^\.|\.(?:done|part|partial|tmp|filepart|crdownload)$/i;
const PARTIAL = /^(.+)\.(?:part|partial|tmp|filepart|crdownload)$/i;
const DONE_MARK = ".done";
const SUMMARY = ".summary.json";

/** A delivery that waits in the folder of its format. */
export interface Waiting {
  format: string;
  name: string;
}

/** Where a delivery may end. */
export type End = "done" | "failed";

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * The watched folder on disk. FORMAT/NAME waits; processing/WORKER/FORMAT/NAME is a worker's; done/FORMAT/NAME and failed/FORMAT/NAME
 * have a summary beside them. Every step from one to the next is one rename, so that a delivery is always in exactly one place.
 */
export class InboxFolders {
  /** Deliveries that were seen under a partial name, as FORMAT/NAME; who gives one its own name has ended. */
  private readonly begun = new Set<string>();

  constructor(
    readonly root: string,
    private readonly formats: readonly string[],
    private readonly quietMs = QUIET_MS,
  ) {}

  folderOf = (format: string): string => join(this.root, format);

  private ownFolder = (worker: number, format: string): string => join(this.root, "processing", String(worker), format);

  async prepare(): Promise<void> {
    const folders = this.formats.flatMap((format) => [format, join("done", format), join("failed", format)]);
    for (const folder of [...folders, "processing"]) await mkdir(join(this.root, folder), { recursive: true });
  }

  /** To be told each name that appears or changes. @returns whether that delivery may have become complete */
  isCompletedBy(format: string, name: string): boolean {
    const whole = PARTIAL.exec(name)?.[1];
    if (whole !== undefined) this.begun.add(join(format, whole));
    return whole === undefined && (name.endsWith(DONE_MARK) || this.begun.has(join(format, name)));
  }

  /** What can be taken at that moment, the oldest first, and how many more wait to be quiet. */
  async waiting(now: Date): Promise<{ ready: Waiting[]; unquiet: number }> {
    const found: (Waiting & { changed: number; complete: boolean })[] = [];
    for (const format of this.formats) {
      const names = await readdir(this.folderOf(format));
      const all = new Set(names);
      const partial = this.noteBegun(format, all);
      for (const name of names) {
        if (NOT_YET.test(name)) continue;
        const changed = await lastChange(join(this.folderOf(format), name));
        if (changed === null) continue;
        const isRenamed = this.begun.has(join(format, name)) && !partial.has(name);
        const complete = isRenamed || all.has(name + DONE_MARK) || now.getTime() - changed >= this.quietMs;
        found.push({ format, name, changed, complete });
      }
    }
    found.sort((a, b) => a.changed - b.changed || (a.name < b.name ? -1 : 1));
    const ready = found.filter(({ complete }) => complete);
    return { ready, unquiet: found.length - ready.length };
  }

  /** Notes what is there under a partial name, and forgets what was given up. @returns names of the former */
  private noteBegun(format: string, all: ReadonlySet<string>): Set<string> {
    const partial = new Set([...all].flatMap((name) => PARTIAL.exec(name)?.[1] ?? []));
    for (const name of partial) this.begun.add(join(format, name));
    for (const known of this.begun) {
      const isGone = dirname(known) === format && !partial.has(basename(known)) && !all.has(basename(known));
      if (isGone) this.begun.delete(known);
    }
    return partial;
  }

  /** Makes a delivery this worker's. Its path; null where another worker was faster. */
  async claim({ format, name }: Waiting, worker: number): Promise<string | null> {
    const folder = this.ownFolder(worker, format);
    await mkdir(folder, { recursive: true });
    if (!(await moved(join(this.folderOf(format), name), join(folder, name)))) return null;
    await rm(join(this.folderOf(format), name + DONE_MARK), { force: true });
    this.begun.delete(join(format, name));
    return join(folder, name);
  }

  /**
   * Puts a delivery away with its summary, under its own name or, where that is taken, with `~2` and so on. The summary goes first, since
   * making it reserves the name; one without its delivery, left by a crash at this very point, is written anew for the same content.
   * Nothing where another worker has taken the delivery over, because it believed this one dead.
   */
  async finish({ format, name }: Waiting, worker: number, end: End, summary: { file_hash: string }): Promise<void> {
    const own = join(this.ownFolder(worker, format), name);
    const folder = join(this.root, end, format);
    const text = `${JSON.stringify(summary, null, 2)}\n`;
    for (let attempt = 1; ; attempt += 1) {
      const target = join(folder, attempt === 1 ? name : `${name}~${attempt}`);
      if ((await lastChange(own)) === null) return;
      if (!(await reserve(target, text, summary.file_hash))) continue;
      if (!(await moved(own, target))) await rm(target + SUMMARY);
      return;
    }
  }

  /** Puts a delivery back to where it came from; it is taken again when it has been quiet. */
  async giveBack({ format, name }: Waiting, worker: number): Promise<void> {
    const from = this.ownFolder(worker, format);
    for (let attempt = 1; ; attempt += 1) {
      const target = join(this.folderOf(format), attempt === 1 ? name : `${attempt}~${name}`);
      if ((await lastChange(target)) !== null) continue;
      await moved(join(from, name), target);
      return;
    }
  }

  /** Workers that have, or had, something in hand. */
  async workers(): Promise<number[]> {
    const names = await readdir(join(this.root, "processing"));
    return names.filter((name) => /^\d{1,10}$/.test(name)).map(Number);
  }

  /** Puts everything back that a dead worker had in hand. */
  async recover(worker: number): Promise<Waiting[]> {
    const back: Waiting[] = [];
    for (const format of this.formats) {
      const names = await readdir(this.ownFolder(worker, format)).catch(() => []);
      for (const name of names) {
        await this.giveBack({ format, name }, worker);
        back.push({ format, name });
      }
      await rmdir(this.ownFolder(worker, format)).catch(() => {});
    }
    await rmdir(join(this.root, "processing", String(worker))).catch(() => {});
    return back;
  }
}

/** The system's own time of the last change: of a folder, that of anything in it. null where there is nothing. */
async function lastChange(path: string): Promise<number | null> {
  try {
    const found = await lstat(path);
    if (!found.isDirectory()) return found.ctimeMs;
    const inside = await Promise.all((await readdir(path)).map((name) => lastChange(join(path, name))));
    return Math.max(found.ctimeMs, ...inside.map((changed) => changed ?? 0));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whether it was still there to be moved. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function reserve(target: string, text: string, fileHash: string): Promise<boolean> {
  try {
    await writeFile(target + SUMMARY, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  if ((await lastChange(target)) !== null) return false;
  const left = await readFile(target + SUMMARY, "utf8").catch(() => "");
  if (!left.includes(`"file_hash": "${fileHash}"`)) return false;
  await writeFile(target + SUMMARY, text);
  return true;
}
