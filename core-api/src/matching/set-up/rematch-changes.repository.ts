import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { DayString } from "../../time/tokyo.ts";
import { stopMatching } from "./arrival-lock.ts";
import { FOUND_BY } from "./found-by.ts";
import { type HitChanges, writeHits } from "./hits.repository.ts";

interface ThemeKey {
  contractId: number;
  themeId: number;
}

/** Only the last rematch of a theme can be undone. */
export const forgetRematch = (tx: Transaction, themeId: number): Promise<unknown> =>
  tx.query("DELETE FROM rematch_change WHERE theme_id = $1", [themeId]);

/** What this run has added itself and now removes has not changed. */
const NOTE_REMOVED = `
  WITH gone AS (SELECT * FROM json_to_recordset($1::json) AS g(contract_id int, theme_id int, article_id bigint)),
  own AS (DELETE FROM rematch_change c USING gone g
    WHERE c.contract_id = g.contract_id AND c.theme_id = g.theme_id AND c.article_id = g.article_id AND c.added RETURNING c.article_id)
  INSERT INTO rematch_change (contract_id, theme_id, article_id, setup_run_id, added, data_section, process_date, search_word, found_by)
  SELECT t.contract_id, t.theme_id, t.article_id, $2, false, t.data_section, t.process_date, t.search_word, t.found_by
  FROM theme_article t JOIN gone g USING (contract_id, theme_id, article_id)
  WHERE NOT EXISTS (SELECT FROM own WHERE own.article_id = t.article_id) ON CONFLICT DO NOTHING`;

const NOTE_ADDED = `
  INSERT INTO rematch_change (contract_id, theme_id, article_id, setup_run_id, added, data_section, process_date, search_word, found_by)
  SELECT h.contract_id, h.theme_id, h.article_id, $2, true, h.data_section, $3::date, h.search_word, h.found_by
  FROM json_to_recordset($1::json) AS h(contract_id int, theme_id int, article_id bigint, data_section smallint, search_word text[],
    found_by smallint) ON CONFLICT DO NOTHING`;

/** Notes what a rematch is about to write, in the transaction that writes it. */
export async function noteRematch(
  tx: Transaction,
  { added, removed }: Pick<HitChanges, "added" | "removed">,
  { runId, processDate }: { runId: string; processDate: DayString },
): Promise<void> {
  if (removed.length > 0) {
    const keys = removed.map((hit) => ({
      contract_id: hit.contractId,
      theme_id: hit.themeId,
      article_id: hit.articleId,
    }));
    await tx.query(NOTE_REMOVED, [JSON.stringify(keys), runId]);
  }
  if (added.length > 0) {
    const hits = added.map((hit) => ({
      contract_id: hit.contractId,
      theme_id: hit.themeId,
      article_id: hit.articleId,
      data_section: hit.dataSection,
      search_word: hit.searchWords,
      found_by: hit.foundBy,
    }));
    await tx.query(NOTE_ADDED, [JSON.stringify(hits), runId, processDate]);
  }
}

interface Row {
  article_id: string;
  added: boolean;
  data_section: DataSection;
  process_date: DayString;
  search_word: string[];
  found_by: number;
}

/** What somebody registered by hand since then stays, and so does what is there again. */
const TO_UNDO = `
  SELECT c.article_id::text, c.added, c.data_section, c.process_date::text, c.search_word, c.found_by
  FROM rematch_change c LEFT JOIN theme_article t USING (contract_id, theme_id, article_id)
  WHERE c.contract_id = $1 AND c.theme_id = $2
    AND CASE WHEN c.added THEN t.found_by & ${FOUND_BY.hand} = 0 AND t.process_date = c.process_date
      ELSE t.article_id IS NULL OR EXISTS (SELECT FROM rematch_change a WHERE a.contract_id = c.contract_id AND a.theme_id = c.theme_id
        AND a.article_id = c.article_id AND a.added) END
  ORDER BY c.article_id`;

/** Puts a theme's hits back to where they were before its last rematch, each on its day. @returns how many came back and went */
export async function undoRematch(
  tx: Transaction,
  { contractId, themeId }: ThemeKey,
): Promise<{ added: number; removed: number }> {
  await stopMatching(tx);
  const rows = await tx.query<Row>(TO_UNDO, [contractId, themeId]);
  const hitOf = (row: Row) => ({
    contractId,
    themeId,
    articleId: row.article_id,
    dataSection: row.data_section,
    searchWords: row.search_word,
    foundBy: row.found_by,
    prominence: null,
  });
  const gone = rows.filter(({ added }) => added).map(hitOf);
  const back = Map.groupBy(
    rows.filter(({ added }) => !added),
    (row) => row.process_date,
  );
  const { removed } = await writeHits(tx, { added: [], removed: gone, altered: [] }, "");
  let added = 0;
  for (const [day, hits] of back) {
    await tx.query("SELECT ensure_month_partitions($1::date, $1::date)", [day]);
    added += (await writeHits(tx, { added: hits.map(hitOf), removed: [], altered: [] }, day)).added;
  }
  await forgetRematch(tx, themeId);
  return { added, removed };
}
