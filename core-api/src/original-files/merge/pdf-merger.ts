import { rm } from "node:fs/promises";
import { type BookletPlan, planOf } from "./booklet-plan.ts";
import type { MergeNews, MergeOrder } from "./merge-messages.ts";
import { DEFAULT_LIMITS, type MergeLimits, MergeProcess } from "./merge-process.ts";

/** What became of a set of originals. */
export interface Merged {
  /** Pages of the file; 0 where no original could be used, and then there is no file. */
  pages: number;
  /** Reasons by the index of the original, for the log: readers are only told that it could not be obtained. */
  refused: Map<number, string>;
}

/** Originals on which a process was lost, after which the rest is given up: each costs the whole silence limit. */
const MOST_LOST = 3;

/** Merges PDFs in processes of their own: files in, file out, with limits of time and memory (design section 7). */
export class PdfMerger {
  private readonly free: MergeProcess[];
  private readonly all: readonly MergeProcess[];
  private readonly waiting: ((process: MergeProcess) => void)[] = [];

  constructor(processes = 2, limits: MergeLimits = DEFAULT_LIMITS) {
    this.all = Array.from({ length: processes }, () => new MergeProcess(limits));
    this.free = [...this.all];
  }

  /**
   * Merges the files in their order; one that is damaged, encrypted, endless or too big is left out and named. Orders beyond the
   * number of processes wait for their turn.
   * @param booklet lays them out as a booklet, whose entries name them by their place among the inputs
   */
  async merge(inputs: readonly string[], output: string, stamp: string | null, booklet?: BookletPlan): Promise<Merged> {
    const process = this.free.pop() ?? (await new Promise<MergeProcess>((resolve) => this.waiting.push(resolve)));
    try {
      return await mergeWith(process, { inputs, output, stamp, ...(booklet && { booklet }) });
    } finally {
      const next = this.waiting.shift();
      if (next) next(process);
      else this.free.push(process);
    }
  }

  close(): void {
    for (const process of this.all) process.stop();
  }
}

/** Begins anew without the original on which the process was lost. */
async function mergeWith(process: MergeProcess, order: MergeOrder): Promise<Merged> {
  const { inputs, output, stamp, booklet } = order;
  const refused = new Map<number, string>();
  for (let lost = 0; lost < MOST_LOST; lost += 1) {
    const left = inputs.flatMap((path, index) => (refused.has(index) ? [] : [{ path, index }]));
    if (left.length === 0) return { pages: 0, refused };
    let next = 0;
    const news = (item: MergeNews): void => {
      if (item.kind !== "took" && item.kind !== "refused") return;
      next = item.index + 1;
      const original = left[item.index];
      if (item.kind === "refused" && original) refused.set(original.index, item.reason);
    };
    const rest = { inputs: left.map(({ path }) => path), output, stamp };
    const indexes = left.map(({ index }) => index);
    const end = await process.run({ ...rest, ...(booklet && { booklet: planOf(booklet, indexes) }) }, news);
    if (end.kind === "done" && end.pages > 0) return { pages: end.pages, refused };
    await rm(output, { force: true });
    if (end.kind === "done") return { pages: 0, refused };
    const culprit = left[next];
    // After the last original it was the whole that failed: nothing can be said of any one.
    if (!culprit) break;
    refused.set(culprit.index, end.reason);
  }
  for (const index of inputs.keys()) if (!refused.has(index)) refused.set(index, "the merge was given up");
  return { pages: 0, refused };
}
