import type { BuilderDatabase } from "./builders.ts";

export interface VolumeSize {
  themes: number;
  /** Each holds about `themes / groups` themes. */
  groups: number;
  days: number;
  /** Hits over all themes and days; about two thirds as many articles. */
  hits: number;
  /** Last day of arrival. */
  lastDay: string;
}

/** One contract's ordinary month: 60 themes, 20 days, 10,000 hits a day. */
export const ORDINARY: VolumeSize = { themes: 60, groups: 8, days: 20, hits: 200_000, lastDay: "2026-11-20" };

/** Each article hits one theme and every other one a second; sources by their usual share (web most, magazines least). */
const STATEMENTS: ((contractId: number, size: VolumeSize) => [string, unknown[]])[] = [
  (_contract, { lastDay, days }) => [
    "SELECT ensure_month_partitions($1::date - $2::int - 366, $1::date)",
    [lastDay, days],
  ],
  () => [
    `INSERT INTO media (media_code, media_name, norm_name, data_section)
     SELECT 'v' || s || '-' || n, '媒体' || n, '媒体' || n, s FROM (VALUES (1), (3), (5)) k(s), generate_series(1, 20) n
     ON CONFLICT DO NOTHING`,
    [],
  ],
  (contract, { themes }) => [
    `INSERT INTO theme (contract_id, theme_name, display_order) SELECT $1, 'テーマ' || n, n FROM generate_series(1, $2) n`,
    [contract, themes],
  ],
  (contract, { groups }) => [
    `INSERT INTO theme_group (contract_id, theme_group_name, display_order) SELECT $1, 'グループ' || n, n FROM generate_series(1, $2) n`,
    [contract, groups],
  ],
  (contract, { groups }) => [
    `INSERT INTO theme_group_theme (contract_id, theme_group_id, theme_id, display_order)
     SELECT $1, g.theme_group_id, t.theme_id, t.display_order FROM theme t JOIN theme_group g USING (contract_id)
     WHERE contract_id = $1 AND g.display_order = t.display_order % $2 + 1`,
    [contract, groups],
  ],
  (contract) => [
    `INSERT INTO expression (contract_id, theme_id, expression, canonical) SELECT $1, theme_id, '電池', '電池' FROM theme WHERE contract_id = $1`,
    [contract],
  ],
  (_contract, { hits, days, lastDay }) => [
    `INSERT INTO article (article_id, data_section, media_code, media_name, title, published_on, arrived_at, lead, char_count)
     SELECT to_char(day, 'YYYYMM')::bigint * 1000000000 + 500000000 + n, s,
       'v' || CASE s WHEN 2 THEN 1 ELSE s END || '-' || n % 20 + 1, '媒体' || n % 20 + 1,
       chr(12354 + n % 80) || '社、全固体電池の量産を' || n || '年に始める見通し　自動車各社に供給へ', day, day, '車載向けの全固体電池について', 800
     FROM (SELECT n, $3::date - (n % $2::int) AS day,
             CASE WHEN n % 20 < 4 THEN 1 WHEN n % 20 < 7 THEN 2 WHEN n % 20 < 19 THEN 3 ELSE 5 END AS s
           FROM generate_series(1, $1::int * 2 / 3) n) x`,
    [hits, days, lastDay],
  ],
  (contract, { themes }) => [
    `INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id, search_word)
     SELECT $1, t.theme_id, a.arrived_at::date, a.data_section, a.article_id, ARRAY['電池', '量産']
     FROM article a, LATERAL (
       SELECT abs(hashint8(a.article_id) % $2::int) + 1 AS place
       UNION SELECT abs(hashint8(-a.article_id) % $2::int) + 1 WHERE a.article_id % 2 = 0) p
     JOIN theme t ON t.contract_id = $1 AND t.display_order = p.place
     WHERE a.article_id % 1000000000 > 500000000`,
    [contract, themes],
  ],
  (contract) => [
    `INSERT INTO theme_count (contract_id, theme_id, process_date, mc, sc, web, magazine)
     SELECT contract_id, theme_id, process_date, count(*) FILTER (WHERE data_section = 1), count(*) FILTER (WHERE data_section = 2),
       count(*) FILTER (WHERE data_section = 3), count(*) FILTER (WHERE data_section = 5)
     FROM theme_article WHERE contract_id = $1 GROUP BY 1, 2, 3`,
    [contract],
  ],
];

/** Fills a contract that has no themes yet. Seconds for ORDINARY; for timings and plans, not for assertions on rows. */
export async function aVolume(db: BuilderDatabase, contractId: number, size: VolumeSize): Promise<void> {
  for (const statement of STATEMENTS) await db.query(...statement(contractId, size));
  await db.query("VACUUM ANALYZE article, theme_article, theme_count, theme, theme_group_theme");
}
