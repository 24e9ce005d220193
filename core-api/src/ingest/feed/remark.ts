/** Something that the operator should know of a file that was read. */
export interface Remark {
  /** In Japanese. */
  text: string;
  /** Something of the file is not in what was read; else the file was put right without loss. */
  isLoss: boolean;
}

/** Counts what is true of several entries, so that a file has one remark of each kind. */
export class Remarks {
  private readonly counts = new Map<string, { count: number; isLoss: boolean }>();

  add(text: string, isLoss: boolean): void {
    const count = (this.counts.get(text)?.count ?? 0) + 1;
    this.counts.set(text, { count, isLoss });
  }

  all(): Remark[] {
    return [...this.counts].map(([text, { count, isLoss }]) => ({ text: `${text}：${count}件`, isLoss }));
  }
}
