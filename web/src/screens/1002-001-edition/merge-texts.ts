import { type Draft, type DraftItem, isArticle, setText } from "./draft.ts";

const textOf = (item: DraftItem): string => (isArticle(item) ? item.comment : item.heading);
const placesOf = ({ items }: Draft): string => items.map((item) => (isArticle(item) ? item.key : "h")).join(" ");
const leftOutOf = ({ leftOut }: Draft): string => leftOut.map(({ id }) => id).join(" ");

/**
 * What two wrote at once, where the editor changed words alone: his words in the order that the other has saved.
 * @param base what both began with
 * @returns null where both changed the same words, an article of his is gone, or he changed more than words: he is asked then
 */
export function mergeTexts(base: Draft, mine: Draft, theirs: Draft): Draft | null {
  if (placesOf(base) !== placesOf(mine) || leftOutOf(base) !== leftOutOf(mine)) return null;
  const samePlaces = placesOf(base) === placesOf(theirs);
  let merged = theirs;
  for (const [at, item] of mine.items.entries()) {
    const begun = base.items[at];
    if (!begun || textOf(begun) === textOf(item)) continue;
    const other = isArticle(item) ? theirs.items.find(({ key }) => key === item.key) : samePlaces && theirs.items[at];
    if (!other || (textOf(other) !== textOf(begun) && textOf(other) !== textOf(item))) return null;
    merged = setText(merged, other.key, textOf(item));
  }
  return merged;
}
