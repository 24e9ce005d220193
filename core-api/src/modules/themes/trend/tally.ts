/** Counts that are looked up by a key of several parts. */
export class Tally {
  private readonly counts = new Map<string, number>();

  add(n: number, ...key: readonly (string | number)[]): void {
    this.counts.set(key.join(" "), this.of(...key) + n);
  }

  of(...key: readonly (string | number)[]): number {
    return this.counts.get(key.join(" ")) ?? 0;
  }
}
