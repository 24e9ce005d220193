import type { Transaction } from "../src/db/tenant.ts";
import type { DemoTopic } from "./content/themes/demo-theme.ts";
import { DEMO_SOURCE } from "./demo-line.ts";

const CHOOSE = `
  WITH chosen AS (
    SELECT contract_id, topics_id, article_id, process_date, data_section,
      row_number() OVER (PARTITION BY process_date ORDER BY article_id) AS place
    FROM (
      SELECT DISTINCT ON (t.article_id) p.contract_id, p.topics_id, t.article_id, t.process_date, t.data_section
      FROM topic p
      JOIN topic_theme m USING (contract_id, topics_id)
      JOIN theme_article t USING (contract_id, theme_id)
      JOIN article a USING (article_id)
      JOIN article_source s USING (article_id)
      WHERE p.contract_id = $1 AND p.topics_name = $2 AND t.disp_status = 0 AND a.withdrawn_at IS NULL AND starts_with(s.source, $5)
        AND t.process_date > $6::date - $4::int AND t.data_section = ANY($7::smallint[])
      ORDER BY t.article_id, t.process_date) hits)
  INSERT INTO topic_article (contract_id, topics_id, article_id, process_date, data_section, display_order)
  SELECT contract_id, topics_id, article_id, process_date, data_section, place FROM chosen WHERE place <= $3
  ON CONFLICT DO NOTHING`;

/** Chooses a topic's articles: each day the first few that its themes have found. */
export async function chooseTopicArticles(
  tx: Transaction,
  contractId: number,
  { name, perDay, days }: DemoTopic,
  sections: readonly number[],
  today: string,
): Promise<void> {
  await tx.query(CHOOSE, [contractId, name, perDay, days, `${DEMO_SOURCE}#`, today, sections]);
}

const HIDE = `
  INSERT INTO article_setting (contract_id, article_id, disp_status)
  SELECT $1, article_id, 1 FROM article_source WHERE starts_with(source, $2) AND source_key = ANY($3::text[]) ON CONFLICT DO NOTHING`;

/** Takes articles out of a contract's lists and counts, as an administrator can. */
export async function hideArticles(tx: Transaction, contractId: number, articleIds: readonly string[]): Promise<void> {
  await tx.query(HIDE, [contractId, `${DEMO_SOURCE}#`, articleIds]);
}

const COMMENT = `
  INSERT INTO article_setting (contract_id, article_id, comment)
  SELECT $1, t.article_id, ($3::text[])[t.place] FROM (
    SELECT h.article_id, row_number() OVER (ORDER BY h.article_id DESC) AS place FROM (
      SELECT DISTINCT t.article_id FROM theme_article t JOIN article_source s USING (article_id)
      WHERE t.contract_id = $1 AND t.disp_status = 0 AND t.data_section <= 2 AND starts_with(s.source, $2)) h) t
  WHERE t.place <= cardinality($3::text[])
  ON CONFLICT (contract_id, article_id) DO UPDATE SET comment = excluded.comment`;

const CORRECT = `
  WITH had AS (
    SELECT t.article_id, row_number() OVER (PARTITION BY t.data_section <= 2 ORDER BY t.process_date DESC, t.article_id DESC) AS place
    FROM theme_article t JOIN article_source s USING (article_id)
    WHERE t.contract_id = $1 AND t.disp_status = 0 AND t.data_section <= 3 AND starts_with(s.source, $2)
      AND t.theme_id = (SELECT theme_id FROM theme WHERE contract_id = $1 ORDER BY display_order, theme_id LIMIT 1)),
  change AS (
    INSERT INTO article_change (article_id, changed_at, kind, fields, noticed_at)
    SELECT article_id, $3, 'corrected', CASE WHEN place > 2 THEN ARRAY['title'] ELSE ARRAY['title', 'article_text'] END, $3
    FROM had WHERE place IN (2, 4) RETURNING article_change_id, article_id)
  INSERT INTO article_change_notice (contract_id, article_id, article_change_id, mail_address, user_id)
  SELECT $1, c.article_id, c.article_change_id, lower(u.email), u.user_id FROM change c CROSS JOIN app_user u
  WHERE u.contract_id = $1 AND u.user_id IN ('admin01', 'user01')`;

/** Some of the latest articles as if their sources had corrected them after two users had them. */
export async function correctSome(tx: Transaction, contractId: number, now: Date): Promise<void> {
  await tx.query(CORRECT, [contractId, `${DEMO_SOURCE}#`, now]);
}

/** Old enough to be in no mail that is still due. */
const WITHDRAW = `
  WITH had AS (
    SELECT t.article_id FROM theme_article t JOIN article_source s USING (article_id)
    WHERE t.contract_id = $1 AND t.disp_status = 0 AND t.data_section <= 2 AND starts_with(s.source, $2)
      AND t.process_date < ($3::timestamptz AT TIME ZONE 'Asia/Tokyo')::date - 3
    ORDER BY t.process_date DESC, t.article_id LIMIT 1),
  withdrawn AS (
    UPDATE article SET withdrawn_at = $3::timestamptz - interval '2 days' WHERE article_id IN (TABLE had)
    RETURNING article_id, withdrawn_at),
  change AS (
    INSERT INTO article_change (article_id, changed_at, kind, noticed_at)
    SELECT article_id, withdrawn_at, 'withdrawn', withdrawn_at FROM withdrawn RETURNING article_change_id, article_id, changed_at),
  reader AS (SELECT user_id, lower(email) AS mail_address FROM app_user WHERE contract_id = $1 AND user_id IN ('admin01', 'user01')),
  opened AS (
    INSERT INTO read_mark (contract_id, user_id, article_id, read_at)
    SELECT $1, r.user_id, c.article_id, c.changed_at - interval '2 hours' FROM change c CROSS JOIN reader r ON CONFLICT DO NOTHING)
  INSERT INTO article_change_notice (contract_id, article_id, article_change_id, mail_address, user_id)
  SELECT $1, c.article_id, c.article_change_id, r.mail_address, r.user_id FROM change c CROSS JOIN reader r`;

/** An article as if its source had taken it back after two users had opened it. */
export const withdrawOne = (tx: Transaction, contractId: number, now: Date): Promise<unknown> =>
  tx.query(WITHDRAW, [contractId, `${DEMO_SOURCE}#`, now]);

const COMMENTS = [
  "会長会見の前に確認してください。",
  "社長会見は10時30分から。同業の反応も追ってください。",
  "量産の時期は前回の説明と同じです。広報の見解は変わりません。",
];

/** What an administrator wrote about the latest newspaper articles. */
export async function commentArticles(tx: Transaction, contractId: number): Promise<void> {
  await tx.query(COMMENT, [contractId, `${DEMO_SOURCE}#`, COMMENTS]);
}
