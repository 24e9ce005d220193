import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { figuresOf } from "./figures.ts";

/** Lengths in UTF-16 units of what is compared, and in bytes of what is kept of a text. */
const SHINGLE = 8;
const BINS = 128;
/** Fewer say too little: short notices would all be one story. */
const FEWEST_SHINGLES = 20;
const BANDS = 8;

/** Bytes of the bins; what comes after them tells the figures that the text names (figures.ts). */
export const BINS_BYTES = BINS;

/**
 * What is kept of a text: the MinHash of its shingles by one permutation in 128 bins, 8 bits of each, and its figures. Two texts agree
 * in a bin with the probability of their Jaccard similarity, and by chance in one of 256.
 */
export type Signature = Uint8Array;

/**
 * The signature of a text, made of its shingles: runs of 8 letters and digits of title and body, folded as search folds them.
 * What stands between them (width, case, punctuation, line breaks) differs from site to site and does not count. null for a
 * text of fewer than 20.
 */
export function signatureOf(title: string, body: string): Signature | null {
  const hasher = new ShingleHasher();
  hasher.read(title);
  hasher.read(body);
  if (hasher.shingles < FEWEST_SHINGLES) return null;
  const figures = figuresOf(title, body);
  const signature = new Uint8Array(BINS_BYTES + figures.length);
  signature.set(bytesOf(hasher.least));
  signature.set(figures, BINS_BYTES);
  return signature;
}

/** Articles that agree in one of these are worth comparing (locality-sensitive hashing): 8 bands of 2 bins. */
export function bandsOf(signature: Signature): number[] {
  return Array.from({ length: BANDS }, (_, band) => {
    const at = band * 2;
    return (band << 16) | (byte(signature, at) << 8) | byte(signature, at + 1);
  });
}

/** Estimate of the Jaccard similarity, 0 to 1; its standard error is at most 0.045. */
export function similarity(a: Signature, b: Signature): number {
  let agreed = 0;
  for (let bin = 0; bin < BINS; bin += 1) if (a[bin] === b[bin]) agreed += 1;
  return Math.max(0, (agreed / BINS - 1 / 256) / (1 - 1 / 256));
}

const byte = (signature: Signature, at: number): number => signature[at] ?? 0;

const BASE = 0x01000193;
const BASE_TO_SHINGLE = Array.from({ length: SHINGLE }).reduce<number>((power) => Math.imul(power, BASE), 1);
const EMPTY = 0xffffffff;
const VALUE_BITS = 25;
const VALUE = 2 ** VALUE_BITS - 1;

class ShingleHasher {
  readonly least = new Uint32Array(BINS).fill(EMPTY);
  private readonly last = new Uint16Array(SHINGLE);
  private units = 0;
  private hash = 0;

  get shingles(): number {
    return Math.max(0, this.units - SHINGLE + 1);
  }

  read(text: string): void {
    const { least, last } = this;
    const folds = foldedUnits();
    let { units, hash } = this;
    let place = units % SHINGLE;
    for (let at = 0; at < text.length; at += 1) {
      const unit = folds[text.charCodeAt(at)] ?? 0;
      if (unit === 0) continue;
      hash = (Math.imul(hash, BASE) + unit - Math.imul(last[place] ?? 0, BASE_TO_SHINGLE)) | 0;
      last[place] = unit;
      place = place === SHINGLE - 1 ? 0 : place + 1;
      units += 1;
      if (units < SHINGLE) continue;
      const mixed = mix(hash);
      const bin = mixed >>> VALUE_BITS;
      const value = mixed & VALUE;
      if (value < (least[bin] ?? 0)) least[bin] = value;
    }
    this.units = units;
    this.hash = hash;
  }
}

/** An empty bin, of a short text, takes over a filled one, which is the same one for every text (optimal densification). */
function bytesOf(least: Uint32Array): Uint8Array {
  return Uint8Array.from(least, (value, bin) => {
    let filled = value;
    for (let attempt = 1; filled === EMPTY; attempt += 1)
      filled = least[mix(bin * 0x10001 + attempt) >>> VALUE_BITS] ?? EMPTY;
    return filled & 0xff;
  });
}

/** Spreads a 32-bit number over all its bits (MurmurHash3's finish). */
function mix(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

let folded: Uint16Array | null = null;

/** For each UTF-16 unit what stands for it in a shingle; 0 for what is neither letter nor digit. */
function foldedUnits(): Uint16Array {
  folded ??= Uint16Array.from({ length: 0x10000 }, (_, unit) => {
    // Half a character outside the basic plane: most are rare kanji.
    if (unit >= 0xd800 && unit < 0xe000) return unit;
    const text = norm(String.fromCharCode(unit));
    return /^[\p{L}\p{N}]/u.test(text) ? text.charCodeAt(0) : 0;
  });
  return folded;
}
