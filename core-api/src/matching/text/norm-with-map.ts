import { DROPPED, WHITE } from "@kirinuki/schema/expression/characters.ts";
import { DEFAULT_FOLDS, type FoldTable } from "@kirinuki/schema/expression/fold-table.ts";
import { lowered } from "@kirinuki/schema/expression/normalise.ts";

/** Offsets in UTF-16 units; `end` is the first unit after it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A normalised text that knows where it came from. Unit i of `text` stands for the original's [starts[i], ends[i]). */
export interface MappedText {
  readonly text: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

/**
 * `norm` with the way back, for marking hits in the original text. `normWithMap(s).text` is `norm(s)` for every s.
 * Where normalisation merges or expands characters (ﾊﾞ, ㈱), every resulting unit stands for all of them.
 */
export function normWithMap(original: string, folds: FoldTable = DEFAULT_FOLDS): MappedText {
  const source = lowered(original);
  const { starts, ends } = originsOf(original, source.length);
  const out = new Units(source.length);
  let at = 0;
  for (const character of source) {
    const last = at + character.length - 1;
    const start = starts[at] ?? 0;
    const end = ends[last] ?? original.length;
    at += character.length;
    for (const unit of folds.get(character) ?? character) out.add(unit, start, end);
  }
  return out.finish();
}

/** Backs a `MappedText`: drops, collapses white space, trims. */
class Units {
  private readonly parts: string[] = [];
  private starts: Uint32Array;
  private ends: Uint32Array;
  private length = 0;
  private inWhite = true;

  constructor(capacity: number) {
    this.starts = new Uint32Array(capacity + 16);
    this.ends = new Uint32Array(capacity + 16);
  }

  add(character: string, start: number, end: number): void {
    if (IS_DROPPED.test(character)) return;
    if (!IS_WHITE.test(character)) this.push(character, start, end);
    else if (!this.inWhite) this.push(" ", start, end);
    else if (this.length > 0) this.ends[this.length - 1] = end;
  }

  finish(): MappedText {
    const text = this.parts.join("");
    const length = this.inWhite && this.length > 0 ? this.length - 1 : this.length;
    return { text: text.slice(0, length), starts: this.starts.slice(0, length), ends: this.ends.slice(0, length) };
  }

  private push(character: string, start: number, end: number): void {
    this.inWhite = character === " ";
    this.parts.push(character);
    if (this.length + character.length > this.starts.length) this.grow();
    for (let unit = 0; unit < character.length; unit += 1) {
      this.starts[this.length] = start;
      this.ends[this.length] = end;
      this.length += 1;
    }
  }

  /** Only a fold table that lengthens the text gets here. */
  private grow(): void {
    const [starts, ends] = [this.starts, this.ends];
    this.starts = new Uint32Array(starts.length * 2);
    this.ends = new Uint32Array(starts.length * 2);
    this.starts.set(starts);
    this.ends.set(ends);
  }
}

const IS_DROPPED = new RegExp(`^[${DROPPED}]$`, "u");
const IS_WHITE = new RegExp(`^[${WHITE}]$`);

/**
 * What may melt into the character before it under NFKC: marks, Hangul vowels and final consonants in all their widths,
 * the half-width sound marks, the Kirat Rai vowel signs. A test compares this with what the runtime's Unicode does.
 */
export const MELTS_BACK =
  "\\p{M}\\u1160-\\u11FF\\u3131-\\u318E\\uD7B0-\\uD7FF\\uFF9E-\\uFFDC\\u{16D63}\\u{16D67}-\\u{16D6A}";

/** The pieces of a text that normalise independently of each other. */
const PIECE = new RegExp(`[^${MELTS_BACK}]?[${MELTS_BACK}]+|[^${MELTS_BACK}]`, "gu");

/** For each unit of NFKC and lower case, the piece of the original from which it came. */
function originsOf(original: string, length: number): { starts: Uint32Array; ends: Uint32Array } {
  const starts = new Uint32Array(length);
  const ends = new Uint32Array(length);
  const lengths = new Map<string, number>();
  let at = 0;
  for (const found of original.matchAll(PIECE)) {
    const [piece] = found;
    const until = at + loweredLength(piece, lengths);
    starts.fill(found.index, at, until);
    ends.fill(found.index + piece.length, at, until);
    at = until;
  }
  return { starts, ends };
}

const LONGEST_REMEMBERED = 8;

/** A capital sigma lowers differently at the end of a word, but never to another length. */
function loweredLength(piece: string, lengths: Map<string, number>): number {
  const known = lengths.get(piece);
  if (known !== undefined) return known;
  const length = lowered(piece).length;
  if (piece.length <= LONGEST_REMEMBERED) lengths.set(piece, length);
  return length;
}
