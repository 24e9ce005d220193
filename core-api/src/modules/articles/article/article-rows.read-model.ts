import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Prominence } from "@kirinuki/schema/prominence.ts";
import type { Tone } from "@kirinuki/schema/tones.ts";
import type { Actor } from "../../../access/actor.ts";
import { licenceValue } from "../../../access/licence.read-model.ts";
import type { EffectiveLicence } from "../../../access/licence.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { earliestSetupDay } from "../../../period/arrival-month.ts";
import type { AdFacts } from "../article-assessment/ad-value.ts";

/** A theme that an article hit, with the words that found it. */
export interface ThemeHit {
  themeId: number;
  themeName: string;
  words: string[];
  /** null: not decided yet. */
  prominence: Prominence | null;
}

/** What lists and details show of an article, in the contract's eyes. */
export interface ArticleRow extends AdFacts {
  article_id: string;
  data_section: DataSection;
  title: string;
  media_code: string;
  media_name: string;
  published_on: string | null;
  published_at: Date | null;
  url: string | null;
  original_no: string | null;
  /** Who holds the rights where it is not the medium. */
  rightholder: string | null;
  media_type: string | null;
  category: string | null;
  article_class: string | null;
  issue_type: number | null;
  edition: string | null;
  frame_no: string | null;
  head_no: string | null;
  image_count: number | null;
  trace: string | null;
  note: string | null;
  free_keyword: string | null;
  subword: string | null;
  keyword: string | null;
  char_count: number;
  lead: string;
  /** What may be shown and quoted of it; null: no bounds. */
  licence: EffectiveLicence | null;
  pdf_key: string | null;
  thumbnail_key: string | null;
  start_page: number | null;
  end_page: number | null;
  contents_id: string | null;
  del_flag: boolean;
  sales_from_datetime: Date | null;
  sales_to_datetime: Date | null;
  redelivery_from_datetime: Date | null;
  sales_datetime_flag: boolean | null;
  comment: string;
  /** What the contract's people say of it. */
  tone: Tone;
  /** In the order of the contract's list. */
  tags: { tag_id: string; tag_name: string }[];
  /** 0 published; only administrators are shown others. */
  disp_status: number;
  has_text: boolean;
  /** By this user. */
  read: boolean;
  /** In the order of the contract's themes. */
  hits: ThemeHit[];
  /** Folders of clips that have it: the user's own, then his group's. */
  clip_folders: { folder_id: string; folder_name: string }[];
  /** What its source corrected since somebody of the contract had it; null: nothing. */
  correction: { at: string; fields: string[] } | null;
  images: { serial_no: number; image_key: string; caption: string }[];
}

const OWN_COLUMNS = `
  a.article_id::text, a.data_section, a.title, a.media_code, a.media_name, a.published_on::text, a.published_at, a.url,
  a.original_no, a.rightholder, a.media_type, a.category, a.article_class, a.issue_type, a.edition, a.frame_no, a.head_no, a.image_count,
  a.trace, a.note, a.free_keyword, a.subword, a.keyword, a.char_count, a.lead, a.pdf_key, a.thumbnail_key, a.start_page,
  a.end_page, a.contents_id, a.del_flag, a.sales_from_datetime, a.sales_to_datetime, a.redelivery_from_datetime,
  a.sales_datetime_flag, a.area_cm2::float8, a.area_dan::float8`;

/**
 * $1 contract, $2 articles, $3 themes the user may browse, $4 a day before which none was set up, $5 the user, $6 his group, $7 what for he reads. The ids are repeated for each
 * partitioned table, so that the planner leaves out all partitions but theirs.
 */
const ROWS = `
  SELECT ${OWN_COLUMNS}, coalesce(s.comment, '') AS comment, coalesce(s.disp_status, 0) AS disp_status,
    t.article_id IS NOT NULL AS has_text, r.article_id IS NOT NULL AS read,
    coalesce(n.tone, 0) AS tone, coalesce(g.tags, '[]') AS tags, m.rate, m.unit AS rate_unit, ${licenceValue("$7")} AS licence,
    coalesce(h.hits, '[]') AS hits, coalesce(i.images, '[]') AS images, c.correction,
    coalesce(k.folders, '[]') AS clip_folders
  FROM article a
  LEFT JOIN article_text t ON t.article_id = a.article_id AND t.article_id = ANY ($2::bigint[]) AND t.body <> ''
  LEFT JOIN read_mark r ON r.contract_id = $1 AND r.user_id = $5 AND r.article_id = a.article_id
  LEFT JOIN article_setting s ON s.contract_id = $1 AND s.article_id = a.article_id
  LEFT JOIN article_tone n ON n.contract_id = $1 AND n.article_id = a.article_id
  LEFT JOIN media_rate m ON m.contract_id = $1 AND m.media_code = a.media_code
  LEFT JOIN (
    SELECT at.article_id, jsonb_agg(jsonb_build_object('tag_id', at.tag_id::text, 'tag_name', tag_name) ORDER BY display_order, at.tag_id) AS tags
    FROM article_tag at JOIN tag USING (contract_id, tag_id)
    WHERE at.contract_id = $1 AND at.article_id = ANY ($2::bigint[]) GROUP BY at.article_id) g ON g.article_id = a.article_id
  LEFT JOIN (
    SELECT ta.article_id, jsonb_agg(jsonb_build_object('themeId', t.theme_id, 'themeName', t.theme_name, 'words', ta.search_word,
      'prominence', ta.prominence)
      ORDER BY t.display_order, t.theme_id, ta.process_date) AS hits
    FROM theme_article ta JOIN theme t USING (contract_id, theme_id)
    WHERE ta.contract_id = $1 AND ta.article_id = ANY ($2::bigint[]) AND ta.theme_id = ANY ($3::int[])
      AND ta.process_date >= $4
    GROUP BY ta.article_id) h ON h.article_id = a.article_id
  LEFT JOIN (
    SELECT article_id, jsonb_agg(jsonb_build_object('serial_no', serial_no, 'image_key', image_key, 'caption', caption)
      ORDER BY serial_no) AS images
    FROM article_image WHERE article_id = ANY ($2::bigint[]) GROUP BY article_id) i ON i.article_id = a.article_id
  LEFT JOIN (
    SELECT n.article_id, jsonb_build_object('at', max(c.changed_at), 'fields', jsonb_agg(DISTINCT f.field)) AS correction
    FROM article_change_notice n JOIN article_change c USING (article_change_id) CROSS JOIN LATERAL unnest(c.fields) AS f(field)
    WHERE n.contract_id = $1 AND n.article_id = ANY ($2::bigint[]) AND c.kind = 'corrected'
    GROUP BY n.article_id) c ON c.article_id = a.article_id
  LEFT JOIN (
    SELECT l.article_id, jsonb_agg(jsonb_build_object('folder_id', f.folder_id::text, 'folder_name', f.folder_name)
      ORDER BY f.user_id IS NULL, f.folder_name, f.folder_id) AS folders
    FROM clip l JOIN clip_folder f USING (contract_id, folder_id)
    WHERE l.contract_id = $1 AND l.article_id = ANY ($2::bigint[]) AND (f.user_id = $5 OR f.user_group_id = $6)
    GROUP BY l.article_id) k ON k.article_id = a.article_id
  WHERE a.article_id = ANY ($2::bigint[])`;

/** The articles in the order of their ids' list, whatever the number in one statement; none where there is none to read. */
export async function readArticleRows(
  tx: Transaction,
  reader: Pick<Actor, "contractId" | "userId" | "userGroupId" | "purpose">,
  articleIds: readonly string[],
  browsableThemeIds: readonly number[],
): Promise<ArticleRow[]> {
  if (articleIds.length === 0) return [];
  const rows = await tx.query<ArticleRow>(ROWS, [
    reader.contractId,
    articleIds,
    browsableThemeIds,
    earliestSetupDay(articleIds),
    reader.userId,
    reader.userGroupId,
    reader.purpose,
  ]);
  const byId = new Map(rows.map((row) => [row.article_id, row]));
  return articleIds.flatMap((id) => byId.get(id) ?? []);
}
