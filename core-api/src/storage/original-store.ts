import type { Readable } from "node:stream";

/** Bytes `start` to `end`, both included and counted from 0, as in HTTP. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface OpenOriginal {
  /** The bytes asked for. Whoever opened it reads it to its end or destroys it. */
  stream: Readable;
  /** Bytes of the whole original, whatever the range. */
  size: number;
}

export interface StoredOriginal {
  byteLength: number;
  sha256: Buffer;
}

/** Where originals are kept: a folder by default, an object store by configuration (design section 1). */
export interface OriginalStore {
  /**
   * Stores an original whole or not at all, in the place of an older one of the same key.
   * @throws StoreKeyError
   */
  put(key: string, content: Uint8Array | Readable): Promise<StoredOriginal>;
  /**
   * Null where there is none.
   * @throws StoreKeyError, RangeError where the range begins beyond the end or ends before its start
   */
  open(key: string, range?: ByteRange): Promise<OpenOriginal | null>;
  exists(key: string): Promise<boolean>;
  /** False where there was none. */
  delete(key: string): Promise<boolean>;
}

/** A key that is not ours: nothing is looked up for it. */
export class StoreKeyError extends Error {
  override readonly name = "StoreKeyError";

  constructor() {
    super("a store key is made of segments of letters, digits, '-', '_' and '.', joined by '/'");
  }
}

export const MAX_KEY_LENGTH = 300;

/** No segment begins with a dot, so that neither `..` nor hidden files can be named. */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

export const isStoreKey = (key: string): boolean => key.length <= MAX_KEY_LENGTH && KEY.test(key);

/** The range cut to the original's size. @throws RangeError */
export function clipRange(range: ByteRange, size: number): ByteRange {
  const { start, end } = range;
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end < start || start >= size)
    throw new RangeError(`bytes ${start}-${end} of ${size} can't be had`);
  return { start, end: Math.min(end, size - 1) };
}
