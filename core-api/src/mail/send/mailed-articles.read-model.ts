import { type Tone, toneLabel } from "@kirinuki/schema/tones.ts";
import { FOR_READERS, licenceValue } from "../../access/licence.read-model.ts";
import type { Transaction } from "../../db/tenant.ts";
import type { MailedArticle } from "../content/digest.ts";

/** Of an article `a` and the setting `s` of contract $1. */
export const MAILED_COLUMNS = `
  a.article_id::text AS "articleId", a.data_section AS section, a.title, a.media_name AS "mediaName", a.published_on::text AS "publishedOn",
  a.published_at AS "publishedAt", a.issue_type AS "issueType", a.edition, a.frame_no AS "frameNo", a.head_no AS "headNo",
  a.image_count AS "imageCount", a.trace, a.start_page AS "startPage", a.end_page AS "endPage", coalesce(s.comment, '') AS comment,
  ${licenceValue(FOR_READERS)} AS licence`;

const ARTICLES = `
  SELECT ${MAILED_COLUMNS}, coalesce(n.tone, 0) AS tone, coalesce((
    SELECT jsonb_agg(jsonb_build_object('tag_id', t.tag_id::text, 'tag_name', tag_name) ORDER BY t.display_order, t.tag_id)
    FROM article_tag g JOIN tag t USING (contract_id, tag_id)
    WHERE g.contract_id = $1 AND g.article_id = a.article_id), '[]') AS tags
  FROM article a LEFT JOIN article_setting s ON s.contract_id = $1 AND s.article_id = a.article_id
  LEFT JOIN article_tone n ON n.contract_id = $1 AND n.article_id = a.article_id
  WHERE a.article_id = ANY ($2::bigint[]) AND a.withdrawn_at IS NULL AND coalesce(s.disp_status, 0) = 0`;

/** An article of a mail with what the contract says of it. */
export interface AssessedMailArticle extends MailedArticle {
  tone: Tone;
  tags: { tag_id: string; tag_name: string }[];
}

/** With its tone and tags in words, for the mails that say them: 【批判】決算・経営. */
export function withAssessment({ tone, tags, ...article }: AssessedMailArticle): MailedArticle {
  const names = tags.map(({ tag_name }) => tag_name).join("・");
  const assessment = `${tone === 0 ? "" : `【${toneLabel(tone)}】`}${names}`;
  return assessment === "" ? article : { ...article, assessment };
}

/** Articles in the contract's eyes, by id; withdrawn and unpublished ones are not there. */
export async function readMailedArticles(
  tx: Transaction,
  contractId: number,
  articleIds: readonly string[],
): Promise<Map<string, AssessedMailArticle>> {
  if (articleIds.length === 0) return new Map();
  const rows = await tx.query<AssessedMailArticle>(ARTICLES, [contractId, [...new Set(articleIds)]]);
  return new Map(rows.map((row) => [row.articleId, row]));
}
