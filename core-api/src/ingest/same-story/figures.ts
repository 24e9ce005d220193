/** Digits in either width, with points and separators between them. */
const FIGURE = /[0-9０-９]+(?:[.,．，][0-9０-９]+)*/g;
const SEPARATORS = /[,，]/g;
/** Of more figures those with the least hashes stand for all: the same ones in every text that names them. */
const KEPT = 24;
const BYTES = 2;

/**
 * The figures that a text names, as 16-bit hashes, rising, two bytes each: amounts, days, ages, model numbers. Reports of one event have
 * theirs in common, whatever was cut or put in other words; reports of two events after one pattern have not.
 */
export function figuresOf(...texts: readonly string[]): Uint8Array {
  const hashes = new Set<number>();
  for (const text of texts) for (const [figure] of text.matchAll(FIGURE)) hashes.add(hashOf(figure));
  const least = [...hashes].sort((a, b) => a - b).slice(0, KEPT);
  return Uint8Array.from(least.flatMap((hash) => [hash >>> 8, hash & 0xff]));
}

export interface Agreement {
  /** Share of the figures of the text that names fewer, which the other names too. */
  readonly share: number;
  /** How many figures this is a share of. */
  readonly compared: number;
}

/** @param a as of `figuresOf`; @param b likewise */
export function agreement(a: Uint8Array, b: Uint8Array): Agreement {
  const limit = Math.min(lastOf(a), lastOf(b));
  const [one, other] = [below(a, limit), below(b, limit)];
  const compared = Math.min(one.length, other.length);
  const known = new Set(other);
  const both = one.filter((hash) => known.has(hash)).length;
  return { share: compared === 0 ? 0 : both / compared, compared };
}

/** Beyond the last one kept of many nothing is known of a text. */
const lastOf = (figures: Uint8Array): number =>
  figures.length < KEPT * BYTES ? 0xffff : hashAt(figures, figures.length - BYTES);

function below(figures: Uint8Array, limit: number): number[] {
  const hashes: number[] = [];
  for (let at = 0; at < figures.length && hashAt(figures, at) <= limit; at += BYTES) hashes.push(hashAt(figures, at));
  return hashes;
}

const hashAt = (figures: Uint8Array, at: number): number => ((figures[at] ?? 0) << 8) | (figures[at + 1] ?? 0);

/** FNV-1a, folded to 16 bits; widths and separators make no difference. */
function hashOf(figure: string): number {
  const folded = figure.normalize("NFKC").replaceAll(SEPARATORS, "");
  let hash = 0x811c9dc5;
  for (let at = 0; at < folded.length; at += 1) hash = Math.imul(hash ^ folded.charCodeAt(at), 0x01000193);
  return ((hash >>> 16) ^ hash) & 0xffff;
}
