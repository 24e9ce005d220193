/** Typed arrays in shared memory: every thread reads the one copy. */
export type SharedBytes = Uint8Array<SharedArrayBuffer>;
export type SharedInts = Int32Array<SharedArrayBuffer>;

export const sharedBytes = (length: number): SharedBytes => new Uint8Array(new SharedArrayBuffer(length));

export const sharedInts = (length: number): SharedInts =>
  new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));

/** A list of 32-bit numbers that grows by doubling; for millions of them, where a plain array would cost twice. */
export class IntList {
  private items: Int32Array;
  private size = 0;

  constructor(capacity = 1024) {
    this.items = new Int32Array(Math.max(capacity, 16));
  }

  get length(): number {
    return this.size;
  }

  push(item: number): void {
    if (this.size === this.items.length) this.grow(this.size * 2);
    this.items[this.size] = item;
    this.size += 1;
  }

  append(items: ArrayLike<number>): void {
    if (this.size + items.length > this.items.length) this.grow((this.size + items.length) * 2);
    this.items.set(items, this.size);
    this.size += items.length;
  }

  at(index: number): number {
    return this.items[index] ?? 0;
  }

  set(index: number, item: number): void {
    this.items[index] = item;
  }

  clear(): void {
    this.size = 0;
  }

  /** What is in the list now; valid until the next push. */
  view(): Int32Array {
    return this.items.subarray(0, this.size);
  }

  private grow(capacity: number): void {
    const items = new Int32Array(capacity);
    items.set(this.items.subarray(0, this.size));
    this.items = items;
  }
}
