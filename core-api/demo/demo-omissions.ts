import type { OmissionCause } from "@kirinuki/schema/omission.ts";
import type { Transaction } from "../src/db/tenant.ts";

interface Wanted {
  theme: string;
  term: string;
  own?: string;
  cause: OmissionCause;
  /** Absent: nobody has decided about it. */
  state?: "dismissed";
}

/** Terms that themes of the demo lack. What no article of the last days has is left out. */
const WANTED: readonly Wanted[] = [
  { theme: "電力料金", term: "電気代", own: "電気料金", cause: "variant" },
  { theme: "水素・アンモニア", term: "燃料電池", cause: "same_story" },
  { theme: "電力料金", term: "燃料費", cause: "same_story" },
  { theme: "送電網・系統", term: "変圧器", cause: "same_story" },
  { theme: "自動運転", term: "実証", cause: "same_story" },
  { theme: "パワー半導体", term: "窒化ガリウム", own: "GaN", cause: "variant" },
  { theme: "洋上風力", term: "風車", cause: "same_story" },
  { theme: "工場の事故・火災", term: "停電", cause: "reported" },
  { theme: "EV・電池", term: "充電", cause: "reported" },
  { theme: "採用・働き方", term: "春闘", cause: "reported" },
  { theme: "国内の工場投資", term: "新棟", cause: "reported" },
  { theme: "電力料金", term: "値上げ", cause: "reported" },
  { theme: "輸出管理", term: "関税", cause: "same_story", state: "dismissed" },
  { theme: "シリコンウエハー", term: "装置", cause: "same_story", state: "dismissed" },
];

/** $2 the theme, $3 the term, $8 now: the newest article of a day that has the term at its head and is not in the theme. */
const ADD = `
  INSERT INTO theme_omission (contract_id, theme_id, process_date, term, written, own_term, cause, article_id, article_count, place, state, settled_by, settled_at)
  SELECT $1, f.theme_id, f.day, $3, $3, $4, $5, f.article_id, f.articles, $6, $7, CASE WHEN $7 = 'open' THEN NULL ELSE 'admin01' END, CASE WHEN $7 = 'open' THEN NULL ELSE $8::timestamptz END
  FROM (
    SELECT t.theme_id, (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date AS day, max(a.article_id) AS article_id, count(*)::int AS articles
    FROM theme t JOIN article a ON (a.title LIKE '%' || $3 || '%' OR a.lead LIKE '%' || $3 || '%')
    WHERE t.contract_id = $1 AND t.theme_name = $2 AND a.withdrawn_at IS NULL AND a.arrived_at < $8::timestamptz AND a.arrived_at >= $8::timestamptz - interval '14 days'
      AND a.own_contract_id IS NULL AND a.data_section IN (SELECT l.data_section FROM contract_linkage l WHERE l.contract_id = $1)
      AND NOT EXISTS (SELECT FROM theme_article h WHERE h.contract_id = $1 AND h.theme_id = t.theme_id AND h.article_id = a.article_id)
    GROUP BY 1, 2 ORDER BY 2 DESC LIMIT 1) f
  ON CONFLICT DO NOTHING`;

/** Of months before, newest first: suggestions, additions and dismissals. */
const MONTHS: readonly [made: number, added: number, dismissed: number][] = [
  [38, 9, 14],
  [41, 12, 17],
  [29, 6, 15],
];

/** $2 now, $3 the months before. The present one is of what there is. */
const ADD_MONTHS = `
  INSERT INTO omission_month (contract_id, target_month, made_count, added_count, dismissed_count)
  SELECT $1, (date_trunc('month', $2::timestamptz AT TIME ZONE 'Asia/Tokyo') - make_interval(months => at::int))::date, (m ->> 0)::int, (m ->> 1)::int, (m ->> 2)::int
  FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS g(m, at)
  ON CONFLICT DO NOTHING`;
const ADD_PRESENT = `
  INSERT INTO omission_month (contract_id, target_month, made_count, dismissed_count)
  SELECT $1, date_trunc('month', $2::timestamptz AT TIME ZONE 'Asia/Tokyo')::date, count(*)::int, (count(*) FILTER (WHERE state = 'dismissed'))::int
  FROM theme_omission WHERE contract_id = $1
  ON CONFLICT DO NOTHING`;

/** What the themes of a contract seem to have missed in the last days, for もれ診断, and in the months before. */
export async function insertOmissions(tx: Transaction, contractId: number, now: Date): Promise<void> {
  for (const [at, { theme, term, own = null, cause, state = "open" }] of WANTED.entries())
    await tx.query(ADD, [contractId, theme, term, own, cause, at + 1, state, now]);
  await tx.query(ADD_PRESENT, [contractId, now]);
  await tx.query(ADD_MONTHS, [contractId, now, JSON.stringify(MONTHS)]);
}
