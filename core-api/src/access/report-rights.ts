import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../db/tenant.ts";
import { BROWSING, type Browser, browsingParameters } from "./browsing.ts";

/** Who reads a report: whoever may browse every theme that it counts, and sees every source that it shows. */
export type ReportReader = Browser & { sections: readonly DataSection[] };

/** SQL that holds for a report `r` that the reader of `reportReaderParameters` may see; behind BROWSING. */
export const READABLE_REPORT = `
  r.contract_id = $1 AND r.theme_ids <@ ARRAY(SELECT theme_id FROM browsable_theme) AND r.sections <@ $5::smallint[]`;

/** $1 to $4 as browsing needs them, $5 the sources that the reader sees. */
export const reportReaderParameters = (reader: ReportReader): unknown[] => [
  ...browsingParameters(reader),
  reader.sections,
];

const SUBJECT = `
  WITH ${BROWSING},
  chosen AS (
    SELECT unnest($5::int[]) AS theme_id
    UNION SELECT m.theme_id FROM theme_group_theme m WHERE m.contract_id = $1 AND m.theme_group_id = ANY ($6::int[]))
  SELECT ARRAY(SELECT theme_id FROM chosen ORDER BY theme_id) AS "themeIds",
    NOT EXISTS (SELECT 1 FROM chosen WHERE theme_id NOT IN (SELECT theme_id FROM browsable_theme))
      AND (SELECT count(*) FROM shared_theme_group WHERE theme_group_id = ANY ($6::int[])) = cardinality($6::int[]) AS allowed`;

/**
 * The themes that a report is about, those of its groups among them.
 * @returns null where one of them is unknown, another contract's or not for this user
 */
export async function resolveSubject(
  tx: Transaction,
  reader: Browser,
  { themeIds, themeGroupIds }: { themeIds: readonly number[]; themeGroupIds: readonly number[] },
): Promise<number[] | null> {
  const [found] = await tx.query<{ themeIds: number[]; allowed: boolean }>(SUBJECT, [
    ...browsingParameters(reader),
    themeIds,
    themeGroupIds,
  ]);
  return found?.allowed && found.themeIds.length > 0 ? found.themeIds : null;
}
