import { mailSourcesSql } from "@kirinuki/schema/mail-sections.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { MailArticle } from "./mail-life.dto.ts";

/** Articles that are listed of one mail. */
const MOST_ARTICLES = 200;
/** Before the mail's day; what is older is in an earlier mail. */
const DAYS_BEFORE = 1;

/** What the articles of a mail are looked up by. */
export interface MailOfArticles {
  contractId: number;
  messageId: string;
  now: Date;
}

const SECTIONS = mailSourcesSql("(m.content ->> 'section')::int");

/**
 * The articles of a mail, in its order. Then those that it leaves out: articles of its theme, theme group or topic on its day and the
 * day before, each with the first reason that holds. $1 contract, $2 mail, $3 now.
 */
const ARTICLES = `
  WITH m AS MATERIALIZED (
    SELECT m.*, r.mail_setting_id, coalesce(m.ended_at, $3::timestamptz) AS moment, (m.content ->> 'date')::date AS day,
      (m.content ->> 'dataKbn')::int AS kbn, (m.content ->> 'targetId')::int AS target
    FROM mail_message m JOIN mail_run r USING (contract_id, mail_run_id) WHERE m.contract_id = $1 AND m.mail_message_id = $2::bigint),
  said AS (
    SELECT (x.said ->> 'id')::bigint AS article_id, x.place FROM m, jsonb_array_elements(m.content -> 'articles') WITH ORDINALITY AS x(said, place)
    UNION ALL
    SELECT h.article_id, x.place FROM m, jsonb_array_elements_text(m.content -> 'changes') WITH ORDINALITY AS x(id, place)
    JOIN article_change h ON h.article_change_id = x.id::bigint),
  target AS (
    SELECT m.target AS theme_id FROM m WHERE m.kbn = 1
    UNION ALL SELECT g.theme_id FROM m JOIN theme_group_theme g ON g.contract_id = $1 AND g.theme_group_id = m.target WHERE m.kbn = 2
    UNION ALL SELECT t.theme_id FROM m JOIN theme t ON t.contract_id = $1 WHERE m.kbn = 5),
  near AS (
    SELECT h.article_id FROM m, target t JOIN theme_article h ON h.contract_id = $1 AND h.theme_id = t.theme_id
    WHERE h.process_date BETWEEN m.day - ${DAYS_BEFORE} AND m.day
    UNION SELECT h.article_id FROM m JOIN topic_article h ON h.contract_id = $1 AND h.topics_id = m.target
    WHERE m.kbn = 3 AND h.process_date BETWEEN m.day - ${DAYS_BEFORE} AND m.day),
  listed AS (
    SELECT article_id, place, true AS is_said FROM said
    UNION ALL SELECT article_id, NULL, false FROM near WHERE article_id NOT IN (SELECT article_id FROM said))
  SELECT a.article_id::text, a.title, a.media_name, a.arrived_at,
    CASE WHEN a.withdrawn_at <= m.moment THEN 'withdrawn'
      WHEN coalesce(k.disp_status, 0) <> 0 AND (NOT l.is_said OR k.updated_at <= m.moment) THEN 'hidden'
      WHEN l.is_said THEN 'in'
      WHEN a.data_section <> ALL (${SECTIONS}) THEN 'section'
      WHEN EXISTS (SELECT 1 FROM contract_linkage k WHERE k.contract_id = $1)
        AND NOT EXISTS (SELECT 1 FROM contract_linkage k WHERE k.contract_id = $1 AND k.data_section = a.data_section) THEN 'source'
      WHEN d.mail_run_id < m.mail_run_id THEN 'earlier' WHEN d.mail_run_id > m.mail_run_id THEN 'later'
      WHEN m.mail_setting_id IS NOT NULL AND NOT coalesce((m.content ->> 'isEdited')::boolean, false) THEN 'waiting' ELSE 'left' END AS state,
    (SELECT o.mail_message_id::text FROM mail_message o WHERE NOT l.is_said AND o.contract_id = $1 AND o.mail_run_id = d.mail_run_id
      AND lower(o.mail_address) = lower(m.mail_address) LIMIT 1) AS mail_message_id,
    coalesce((SELECT json_agg(json_build_object('theme_id', t.theme_id::text, 'theme_name', t.theme_name, 'search_word', h.search_word)
        ORDER BY t.display_order, t.theme_id)
      FROM theme_article h JOIN theme t USING (contract_id, theme_id)
      WHERE h.contract_id = $1 AND h.article_id = a.article_id AND (m.kbn IS NULL OR m.kbn = 3 OR h.theme_id IN (SELECT theme_id FROM target))), '[]') AS theme_info,
    least((SELECT o.read_at FROM read_mark o WHERE o.contract_id = $1 AND o.user_id = m.user_id AND o.article_id = a.article_id),
      (SELECT min(o.reserved_at) FROM original_use o WHERE o.contract_id = $1 AND o.user_id = m.user_id AND o.article_id = a.article_id
        AND o.is_mail AND o.use_state = 'counted')) AS opened_at
  FROM listed l CROSS JOIN m JOIN article a ON a.article_id = l.article_id
  LEFT JOIN article_setting k ON k.contract_id = $1 AND k.article_id = a.article_id
  LEFT JOIN mail_delivered d ON d.contract_id = $1 AND d.mail_setting_id = m.mail_setting_id AND d.article_id = a.article_id
  ORDER BY l.is_said DESC, l.place, a.article_id DESC LIMIT ${MOST_ARTICLES + 1}`;

type Row = Omit<MailArticle, "arrived_datetime" | "opened_datetime"> & { arrived_at: Date; opened_at: Date | null };

/** Which articles a mail brought, and why the others of its target are not in it. */
export async function readMailArticles(
  tx: Transaction,
  { contractId, messageId, now }: MailOfArticles,
): Promise<{ articles: MailArticle[]; hasMore: boolean }> {
  const rows = await tx.query<Row>(ARTICLES, [contractId, messageId, now]);
  const articles = rows.slice(0, MOST_ARTICLES).map(({ arrived_at, opened_at, ...article }) => ({
    ...article,
    arrived_datetime: tokyoDateTime(arrived_at),
    opened_datetime: opened_at && tokyoDateTime(opened_at),
  }));
  return { articles, hasMore: rows.length > MOST_ARTICLES };
}
