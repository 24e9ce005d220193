import type { MediaQuery } from "../../__generated__/graphql.ts";
import type { Source } from "../../domain/source.ts";

export type Medium = MediaQuery["media"][number];

/** Most media of one search (schema/forms/search-words.ts). */
export const MOST_MEDIA = 200;
/** Rows that are shown at a time; the rest is found by its name. */
export const MOST_ROWS = 100;

/** For filtering only: widths, case and kana kinds that a keyboard may produce. */
const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Media of a source, or of all, whose name or code has every word of the filter. */
export function filterMedia(media: readonly Medium[], filter: string, source: Source | null): readonly Medium[] {
  const words = plain(filter).split(/\s+/).filter(Boolean);
  return media.filter((medium) => {
    const text = plain(`${medium.name} ${medium.code}`);
    return (source === null || medium.source === source) && words.every((word) => text.includes(word));
  });
}
