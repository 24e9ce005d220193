import type { Prominence } from "@kirinuki/schema/prominence.ts";
import type { Tone } from "@kirinuki/schema/tones.ts";

/** What a contract says of the articles that are wanted. */
export interface AssessmentFilter {
  /** One of these; none: any. 0: nobody has set one. */
  tones: readonly Tone[];
  /** At least one of each list. */
  tags: readonly (readonly string[])[];
  /** One of these; none: any. It is asked by `gradedAs`, or of the hits of a list by `BEST_GRADE`. */
  prominences: readonly Prominence[];
}

/** Of the hits `ta` of an article the best grade; 0 where no word found it. */
export const BEST_GRADE = "coalesce(min(nullif(ta.prominence, 0)), 0)";

/** SQL that hits of themes, grouped by article, meet the filter; empty where it asks for no grade. */
export const havingGrade = (
  filter: AssessmentFilter | null | undefined,
  place: (value: readonly unknown[]) => string,
): string =>
  filter && filter.prominences.length > 0
    ? `HAVING ${BEST_GRADE} = ANY (${place(filter.prominences)}::smallint[])`
    : "";

/** SQL that an article `ta`, which is no theme's hit itself, meets the filter by what these themes have of it; `$1` is the contract. */
export function gradedAs(
  filter: AssessmentFilter | null | undefined,
  themeIds: readonly number[],
  place: (value: readonly unknown[]) => string,
): string {
  if (!filter || filter.prominences.length === 0) return "";
  return `AND (SELECT coalesce(min(nullif(g.prominence, 0)), 0) FROM theme_article g WHERE g.contract_id = $1
      AND g.article_id = ta.article_id AND g.theme_id = ANY (${place(themeIds)}::int[])) = ANY (${place(filter.prominences)}::smallint[])`;
}

/**
 * SQL that a hit `ta` meets the filter; `$1` is the contract. Empty where nothing is asked for.
 * @param place adds a parameter and returns its place, `$7`
 */
export function assessedAs(
  filter: AssessmentFilter | null | undefined,
  place: (value: readonly unknown[]) => string,
): string {
  if (!filter) return "";
  const { tones, tags } = filter;
  const tagged = tags.map(
    (ids) => `AND ta.article_id IN (
      SELECT g.article_id FROM article_tag g WHERE g.contract_id = $1 AND g.tag_id = ANY (${place(ids)}::bigint[]))`,
  );
  return [...(tones.length > 0 ? [tonedAs(tones, place)] : []), ...tagged].join(" ");
}

/** An article without a tone has no row. */
function tonedAs(tones: readonly Tone[], place: (value: readonly unknown[]) => string): string {
  const listed = (test: string) =>
    `SELECT n.article_id FROM article_tone n WHERE n.contract_id = $1 AND n.tone ${test} (${place(tones)}::smallint[])`;
  return tones.includes(0)
    ? `AND ta.article_id NOT IN (${listed("<> ALL")})`
    : `AND ta.article_id IN (${listed("= ANY")})`;
}
