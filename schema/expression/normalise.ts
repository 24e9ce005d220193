import { DROPPED, WHITE } from "./characters.ts";
import { withSortedMarks } from "./combining-runs.ts";
import { DEFAULT_FOLDS, type FoldTable } from "./fold-table.ts";

/**
 * The one normal form in which terms meet texts: NFKC, lower case, fold, drop, spaces (`expressions.md`, "Text").
 * Linear in the length of the text, also for hostile ones; not idempotent for odd input, so normalise once.
 */
export function norm(text: string, folds: FoldTable = DEFAULT_FOLDS): string {
  const folded = lowered(text).replace(foldedOrDropped(folds), (found) => folds.get(found) ?? "");
  return trimmed(folded.replace(WHITE_RUN, " "));
}

/** The first two steps: NFKC and lower case. */
export function lowered(text: string): string {
  return withSortedMarks(text).normalize("NFKC").toLowerCase();
}

const WHITE_RUN = new RegExp(`[${WHITE}]+`, "g");
const patterns = new WeakMap<FoldTable, RegExp>();

function foldedOrDropped(folds: FoldTable): RegExp {
  const known = patterns.get(folds);
  if (known !== undefined) return known;
  const keys = Array.from(folds.keys(), (key) => `\\u{${(key.codePointAt(0) ?? 0).toString(16)}}`);
  const pattern = new RegExp(`[${DROPPED}${keys.join("")}]`, "gu");
  patterns.set(folds, pattern);
  return pattern;
}

/** Without the one space that may be left at either end. */
function trimmed(text: string): string {
  const start = text.startsWith(" ") ? 1 : 0;
  const end = text.endsWith(" ") ? text.length - 1 : text.length;
  return text.slice(start, Math.max(start, end));
}
