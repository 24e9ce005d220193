import type { DataSection } from "@kirinuki/schema/codes.ts";
import { notOthers } from "../../../access/own-article.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { LifeArticle, LifeEvent } from "./article-life.dto.ts";

const COLUMNS = `a.article_id::text, a.data_section, a.title, a.media_name, a.published_on::text AS issue_date, a.arrived_at`;

type Row = Omit<LifeArticle, "arrived_datetime"> & { data_section: DataSection; arrived_at: Date };

const present = ({ arrived_at, ...article }: Row): LifeArticle => ({
  ...article,
  arrived_datetime: tokyoDateTime(arrived_at),
});

const MOST_FOUND = 30;

/** What somebody remembers is not much older. */
const FOUND_DAYS = 62;

/** Articles that the contract may see, newest first, whose title has all words. */
export async function findArticles(
  tx: Transaction,
  contractId: number,
  { words, now }: { words: readonly string[]; now: Date },
): Promise<LifeArticle[]> {
  const rows = await tx.query<Row>(
    `SELECT ${COLUMNS} FROM article a
     WHERE a.arrived_at > $2::timestamptz - interval '${FOUND_DAYS} days'
       AND a.article_id >= to_char(($2::timestamptz - interval '${FOUND_DAYS} days'), 'YYYYMM')::bigint * 1000000000
       AND a.title ILIKE ALL ($3::text[]) AND ${notOthers("$1::int")}
     ORDER BY a.article_id DESC LIMIT ${MOST_FOUND}`,
    [contractId, now, words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`)],
  );
  return rows.map(present);
}

export interface FullArticle {
  article: LifeArticle;
  text: { title: string; body: string; mediaCode: string; mediaName: string; host: string | null };
  section: DataSection;
}

/** null where there is none, or it is another contract's own. */
export async function readFullArticle(
  tx: Transaction,
  contractId: number,
  articleId: string,
): Promise<FullArticle | null> {
  const [row] = await tx.query<Row & { body: string | null; media_code: string; host: string | null }>(
    `SELECT ${COLUMNS}, t.body, a.media_code, a.host FROM article a LEFT JOIN article_text t USING (article_id)
     WHERE a.article_id = $2::bigint AND ${notOthers("$1::int")}`,
    [contractId, articleId],
  );
  if (!row) return null;
  const { body, media_code, host, ...article } = row;
  return {
    article: present(article),
    text: { title: row.title, body: body ?? "", mediaCode: media_code, mediaName: row.media_name, host },
    section: row.data_section,
  };
}

/** Newest first. A mail is one of an article if it says it, by whatever setting or hand. */
const EVENTS = `
  SELECT * FROM (
    SELECT a.arrived_at AS at, 'arrived' AS kind, NULL::text AS who, NULL::text AS state, a.media_name AS detail, NULL::text AS mail_message_id FROM article a WHERE a.article_id = $2::bigint
    UNION ALL SELECT a.withdrawn_at, 'withdrawn', NULL, NULL, NULL, NULL FROM article a WHERE a.article_id = $2::bigint AND a.withdrawn_at IS NOT NULL
    UNION ALL SELECT v.received_at, 'corrected', NULL, NULL, v.version::text, NULL FROM article_version v WHERE v.article_id = $2::bigint AND v.version > 1
    UNION ALL SELECT s.updated_at, 'changed', NULL, CASE WHEN s.disp_status <> 0 THEN 'hidden' ELSE 'shown' END, nullif(s.comment, ''), NULL
      FROM article_setting s WHERE s.contract_id = $1 AND s.article_id = $2::bigint
    UNION ALL SELECT coalesce(m.ended_at, r.made_at), 'mail', m.mail_address, CASE WHEN m.bounced_at IS NULL THEN m.state ELSE 'bounced' END, m.reason,
        m.mail_message_id::text
      FROM mail_message m JOIN mail_run r USING (contract_id, mail_run_id)
      WHERE m.contract_id = $1 AND m.content -> 'articles' @> jsonb_build_array(jsonb_build_object('id', $2::bigint::text))
    UNION ALL SELECT k.read_at, 'read', k.user_id, NULL, NULL, NULL FROM read_mark k WHERE k.contract_id = $1 AND k.article_id = $2::bigint
    UNION ALL SELECT coalesce(u.counted_at, u.reserved_at), 'original', u.user_id, u.use_kind, u.use_state, NULL
      FROM original_use u WHERE u.contract_id = $1 AND u.article_id = $2::bigint
  ) e ORDER BY e.at DESC LIMIT 500`;

/** What happened to an article, as far as the contract is concerned. */
export async function readArticleEvents(tx: Transaction, contractId: number, articleId: string): Promise<LifeEvent[]> {
  const rows = await tx.query<Omit<LifeEvent, "datetime"> & { at: Date }>(EVENTS, [contractId, articleId]);
  return rows.map(({ at, ...event }) => ({ datetime: tokyoDateTime(at), ...event }));
}
