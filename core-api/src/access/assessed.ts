import type { Tone } from "@kirinuki/schema/tones.ts";

/** What a contract says of the articles that are wanted. */
export interface AssessmentFilter {
  /** One of these; none: any. 0: nobody has set one. */
  tones: readonly Tone[];
  /** At least one of each list. */
  tags: readonly (readonly string[])[];
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
