import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Browser } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { Period } from "../../../period/period.ts";
import type { ArticleSearch, SearchResult } from "../../../search/article-search.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { ArticleSearchForm } from "../../articles/article-search/article-search.form.ts";
import { findHits } from "../../articles/article-search/article-search.service.ts";
import type { SavedConditionRow } from "../../articles/saved-condition/saved-condition.entity.ts";
import { toForm } from "../../articles/saved-condition/saved-condition.service.ts";

/** Articles of one mail: more nobody reads, and the newest days come first. */
const MOST = 500;

export interface ConditionSearch {
  tx: Transaction;
  search: ArticleSearch;
  clock: Clock;
  /** Under whose rights. */
  user: Browser & { sections: DataSection[] };
}

/**
 * What a condition finds in some days, newest days first: the search of the screens, under the user's present rights. The
 * condition's own period is that of its search; a mail brings what is new.
 * @returns null for a condition that can't be searched any more
 * @throws AppError INVALID_FIELDS where one of its tag words names a tag that is gone; SEARCH_TOO_LONG
 */
export async function searchCondition(
  { tx, search, clock, user }: ConditionSearch,
  row: SavedConditionRow,
  { start, end }: Period,
): Promise<SearchResult | null> {
  const form = Object.assign(new ArticleSearchForm(), {
    ...toForm(row),
    ...(row.sections.length > 0 && { data_section: row.sections }),
    ...(row.tones.length > 0 && { tone: row.tones }),
    ...(row.tag_ids.length > 0 && { tag_id: row.tag_ids }),
    ...{ process_date_start: start, process_date_end: end, page_size: MOST },
  });
  const found = await findHits({ search, clock }, { tx, actor: user, form });
  return found instanceof Refusal ? null : found;
}
