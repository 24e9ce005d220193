/** What stands for one code point after folding: key is exactly one code point, value is any well-formed text. */
export type FoldTable = ReadonlyMap<string, string>;

const PUNCTUATION: ReadonlyArray<readonly [string, string]> = [
  ["\u301C", "~"],
  ["\u223C", "~"],
  ["\u2010", "-"],
  ["\u2012", "-"],
  ["\u2013", "-"],
  ["\u2212", "-"],
  ["\u2014", "\u2015"],
  ["\u2500", "\u2015"],
  ["\u2018", "'"],
  ["\u2019", "'"],
  ["\u201C", '"'],
  ["\u201D", '"'],
];

/** Variants of kanji in names. Old and new kanji otherwise stay apart. */
const NAME_VARIANTS: ReadonlyArray<readonly [string, string]> = [
  ["髙", "高"],
  ["﨑", "崎"],
  ["𠮷", "吉"],
  ["德", "徳"],
  ["瀨", "瀬"],
  ["栁", "柳"],
];

/** The table of `expressions.md`, "Text". */
export const DEFAULT_FOLDS: FoldTable = new Map([...PUNCTUATION, ...NAME_VARIANTS]);

/**
 * The default table with further name variants, for an operator who needs more of them.
 * Throws a RangeError for a key that is not one code point: such a fold would never meet anything.
 */
export function withNameVariants(variants: Iterable<readonly [string, string]>): FoldTable {
  const table = new Map(DEFAULT_FOLDS);
  for (const [from, to] of variants) {
    if ([...from].length !== 1) throw new RangeError(`a fold replaces one code point, not ${JSON.stringify(from)}`);
    table.set(from, to);
  }
  return table;
}
