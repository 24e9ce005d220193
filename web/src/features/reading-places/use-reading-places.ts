import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { ReadingPlacesQuery } from "../../__generated__/graphql.ts";
import type { Period } from "../../domain/period.ts";
import { type Selection, sameSelection } from "../../domain/selection.ts";
import { type Counts, type Source, totalOf } from "../../domain/source.ts";
import { READING_PLACES } from "./places-documents.ts";

export type Places = ReadingPlacesQuery["readingPlaces"];

/** undefined until it is known; lists work without. */
export function useReadingPlaces(period: Period | undefined): Places | undefined {
  const variables = period && { period: { start: period.start, end: period.end } };
  const { data, previousData } = useQuery(READING_PLACES, variables ? { variables } : skipToken);
  return (data ?? previousData)?.readingPlaces;
}

const placeOf = (places: Places | undefined, selection: Selection) =>
  places?.find((place) => sameSelection(place, selection));

/** How many of a list's articles are unread; undefined while that is not known. */
export function unreadIn(
  places: Places | undefined,
  { selection, counts }: { selection: Selection; counts: Counts },
  sources: readonly Source[],
): number | undefined {
  if (!places) return undefined;
  const read = placeOf(places, selection)?.read;
  return Math.max(0, totalOf(counts, sources) - (read ? totalOf(read, sources) : 0));
}

/** The newest article at the user's last visit, as it was when he came: while he stays, the line stays where it is. */
export function useSeen(places: Places | undefined, selection: Selection | null): string | null {
  const [held, hold] = useState<{ of: Selection; seen: string | null } | null>(null);
  if (places && selection && !sameSelection(held?.of ?? null, selection))
    hold({ of: selection, seen: placeOf(places, selection)?.seenArticleId ?? null });
  return held && sameSelection(held.of, selection) ? held.seen : null;
}

/** The row above which the line stands: everything before it is newer than the last visit. null for none. */
export function seenFrom(articles: readonly { id: string }[], seen: string | null): string | null {
  if (seen === null) return null;
  const at = articles.findIndex(({ id }) => Number(id) <= Number(seen));
  return (at > 0 && articles[at]?.id) || null;
}
