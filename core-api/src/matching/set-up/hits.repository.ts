import type { Transaction } from "../../db/tenant.ts";
import type { DayString } from "../../time/tokyo.ts";
import type { FoundHit } from "./found-by.ts";
import { LOCK_CONTRACTS } from "./lock-contracts.ts";
import { IS_REMOVED } from "./removed-hits.read-model.ts";
import { settleProminence } from "./settle-prominence.ts";

type HitKey = Pick<FoundHit, "contractId" | "themeId" | "articleId">;

/** What is to change in theme_article. */
export interface HitChanges {
  added: readonly FoundHit[];
  removed: readonly HitKey[];
  /** Hits that stay, found by other words, in other places or for other reasons than before. */
  altered: readonly (HitKey & Pick<FoundHit, "searchWords" | "foundBy" | "prominence">)[];
}

/** Rows of one theme, day and source that came or went; `shown` are those with disp_status 0, which alone are counted. */
interface Tally {
  contract_id: number;
  theme_id: number;
  process_date: string;
  data_section: number;
  n: number;
  shown: number;
}

const TALLY = `SELECT contract_id, theme_id, process_date::text, data_section, count(*)::int AS n,
    (count(*) FILTER (WHERE disp_status = 0))::int AS shown FROM changed GROUP BY 1, 2, 3, 4`;

/** A contract that has hidden the article already keeps it hidden in its new theme; what was taken out of a theme stays out. */
const ADD = `
  WITH changed AS (
    INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id, disp_status, search_word, found_by,
      prominence)
    SELECT h.contract_id, h.theme_id, $2::date, h.data_section, h.article_id, coalesce(s.disp_status, 0), h.search_word, h.found_by,
      h.prominence
    FROM json_to_recordset($1::json) AS h(contract_id int, theme_id int, data_section smallint, article_id bigint, search_word text[],
      found_by smallint, prominence smallint)
    LEFT JOIN article_setting s USING (contract_id, article_id)
    WHERE NOT ${IS_REMOVED}
    ON CONFLICT DO NOTHING
    RETURNING contract_id, theme_id, process_date, data_section, disp_status
  ) ${TALLY}`;

const REMOVE = `
  WITH changed AS (
    DELETE FROM theme_article t
    USING json_to_recordset($1::json) AS g(contract_id int, theme_id int, article_id bigint)
    WHERE t.contract_id = g.contract_id AND t.article_id = g.article_id AND t.theme_id = g.theme_id
    RETURNING t.contract_id, t.theme_id, t.process_date, t.data_section, t.disp_status
  ) ${TALLY}`;

const ALTER = `
  UPDATE theme_article t SET search_word = h.search_word, found_by = h.found_by, prominence = h.prominence
  FROM json_to_recordset($1::json) AS h(contract_id int, theme_id int, article_id bigint, search_word text[], found_by smallint,
    prominence smallint)
  WHERE t.contract_id = h.contract_id AND t.article_id = h.article_id AND t.theme_id = h.theme_id`;

/** In the order of the key: two writers that meet at the same rows wait for each other instead of stopping each other. */
const COUNT = `
  INSERT INTO theme_count AS c (contract_id, theme_id, process_date, mc, sc, web, magazine)
  SELECT contract_id, theme_id, process_date,
    coalesce(sum(n) FILTER (WHERE data_section = 1), 0), coalesce(sum(n) FILTER (WHERE data_section = 2), 0),
    coalesce(sum(n) FILTER (WHERE data_section = 3), 0), coalesce(sum(n) FILTER (WHERE data_section = 5), 0)
  FROM json_to_recordset($1::json) AS d(contract_id int, theme_id int, process_date date, data_section smallint, n int)
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (contract_id, theme_id, process_date) DO UPDATE
    SET mc = c.mc + excluded.mc, sc = c.sc + excluded.sc, web = c.web + excluded.web, magazine = c.magazine + excluded.magazine`;

/** Rows of theme_article that came and went. */
export interface WrittenHits {
  added: number;
  removed: number;
  byContract: ReadonlyMap<number, { added: number; removed: number }>;
}

/**
 * Writes hits and the counts that home shows, in the caller's transaction; last in it, because the counts of a day are the
 * rows that all writers share. The partition of `processDate` must exist.
 */
export async function writeHits(tx: Transaction, changes: HitChanges, processDate: DayString): Promise<WrittenHits> {
  const all = [...changes.altered, ...changes.removed, ...changes.added];
  if (all.length > 0) await tx.query(LOCK_CONTRACTS, [[...new Set(all.map(({ contractId }) => contractId))]]);
  if (changes.altered.length > 0) await tx.query(ALTER, [toJson(changes.altered)]);
  const gone = changes.removed.length > 0 ? await tx.query<Tally>(REMOVE, [toJson(changes.removed)]) : [];
  const come = changes.added.length > 0 ? await tx.query<Tally>(ADD, [toJson(changes.added), processDate]) : [];
  const counts = [...come.map((row) => ({ ...row, n: row.shown })), ...gone.map((row) => ({ ...row, n: -row.shown }))];
  const changed = counts.filter(({ n }) => n !== 0);
  if (changed.length > 0) await tx.query(COUNT, [JSON.stringify(changed)]);
  await settleProminence(
    tx,
    [...changes.altered, ...changes.added].filter(({ prominence }) => prominence === null),
  );
  return { added: total(come), removed: total(gone), byContract: byContract(come, gone) };
}

const total = (tallies: Tally[]): number => tallies.reduce((sum, { n }) => sum + n, 0);

function byContract(come: Tally[], gone: Tally[]): WrittenHits["byContract"] {
  const contracts = new Map<number, { added: number; removed: number }>();
  const of = (contractId: number) => {
    const known = contracts.get(contractId) ?? { added: 0, removed: 0 };
    contracts.set(contractId, known);
    return known;
  };
  for (const { contract_id, n } of come) of(contract_id).added += n;
  for (const { contract_id, n } of gone) of(contract_id).removed += n;
  return contracts;
}

const toJson = (hits: readonly Partial<FoundHit>[]): string =>
  JSON.stringify(
    hits.map(({ contractId, themeId, articleId, dataSection, searchWords, foundBy, prominence }) => ({
      contract_id: contractId,
      theme_id: themeId,
      article_id: articleId,
      data_section: dataSection,
      search_word: searchWords,
      found_by: foundBy,
      prominence,
    })),
  );
