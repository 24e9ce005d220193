import type { ArticleListInput, HomeScreenInput } from "../../__generated__/graphql.ts";
import type { HomeAddress } from "../../domain/home-address.ts";
import type { Period } from "../../domain/period.ts";
import type { Selection } from "../../domain/selection.ts";
import { SORTS, type SortName } from "../../domain/sort.ts";
import type { Source } from "../../domain/source.ts";
import type { WantedAssessment } from "../../domain/wanted-assessment.ts";

/** Articles per page (spec section 9). */
export const PAGE_SIZE = 10;

/** What a list is of, whatever its tab and order. */
export interface ListOf {
  selection: Selection;
  period: Period;
  /** Only what was unread at that moment; absent and null: everything. */
  unreadAsOf?: string | null;
  /** With what the contract has unpublished: administrators. */
  unpublished?: boolean;
  wanted?: WantedAssessment | null | undefined;
}

export function homeInput({ selection, period }: HomeAddress, source: Source | null, sort: SortName): HomeScreenInput {
  return {
    selection: selection ? { kind: selection.kind, id: selection.id } : null,
    period: period ? { start: period.start, end: period.end } : null,
    source,
    sort: { ...SORTS[sort] },
    pageSize: PAGE_SIZE,
  };
}

/** Only the fields of the schema, so that objects of the cache can be given. */
export const listInput = (
  { selection, period, unreadAsOf = null, unpublished = false, wanted }: ListOf,
  source: Source,
  sort: SortName,
  page = 1,
): ArticleListInput => ({
  selection: { kind: selection.kind, id: selection.id },
  period: { start: period.start, end: period.end },
  source,
  sort: { ...SORTS[sort] },
  ...(unreadAsOf !== null && { unreadAsOf }),
  ...(unpublished && { unpublished }),
  ...(wanted && {
    assessed: { tones: [...wanted.tones], tagIds: [...wanted.tagIds], prominences: [...(wanted.prominences ?? [])] },
  }),
  page,
  pageSize: PAGE_SIZE,
});

/** The same for addresses that need the same homeScreen; tab and open article don't change it. */
export const homeKey = ({ selection, period }: HomeAddress): string =>
  [
    selection ? `${selection.kind}:${selection.id}` : "first",
    period ? `${period.start}/${period.end}` : "default",
  ].join(" ");
