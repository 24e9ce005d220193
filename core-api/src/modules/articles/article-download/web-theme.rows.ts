import { type Tone, toneLabel } from "@kirinuki/schema/tones.ts";
import type { Actor } from "../../../access/actor.ts";
import { NOT_WITHDRAWN } from "../../../access/browsing.ts";
import { resolveSelection } from "../../../access/selection.ts";
import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { XlsxColumn } from "../../../csv/xlsx-stream.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { type Clock, tokyoDateTime } from "../../../time/tokyo.ts";
import { selectionOf } from "../../themes/theme/selection.form.ts";

import { listPeriodOf } from "../article/article-list.query.ts";
import type { WebThemeDownloadForm } from "./article-download.form.ts";
import { dateCell, joined } from "./article-list.columns.ts";

/** A web article under one of its themes. */
export interface WebThemeRow {
  theme_name: string;
  process_date: string;
  media_name: string;
  title: string;
  published_on: string | null;
  published_at: Date | null;
  category: string | null;
  url: string | null;
  search_word: string[];
  comment: string;
  tone: Tone;
  tags: string[];
  article_id: string;
}

/** $1 contract, $2 themes, $3 and $4 period. */
const ROWS = `
  SELECT t.theme_name, ta.process_date::text, a.media_name, a.title, a.published_on::text, a.published_at, a.category, a.url,
    ta.search_word, coalesce(s.comment, '') AS comment, a.article_id::text, coalesce(n.tone, 0) AS tone,
    ARRAY(SELECT tag_name FROM article_tag g JOIN tag USING (contract_id, tag_id)
      WHERE g.contract_id = $1 AND g.article_id = ta.article_id ORDER BY display_order, g.tag_id) AS tags
  FROM theme_article ta
  JOIN theme t ON t.contract_id = ta.contract_id AND t.theme_id = ta.theme_id
  JOIN article a ON a.article_id = ta.article_id
  LEFT JOIN article_setting s ON s.contract_id = $1 AND s.article_id = ta.article_id
  LEFT JOIN article_tone n ON n.contract_id = $1 AND n.article_id = ta.article_id
  WHERE ta.contract_id = $1 AND ta.theme_id = ANY ($2::int[]) AND ta.process_date BETWEEN $3 AND $4 AND ta.data_section = 3
    AND ta.disp_status = 0 AND ${NOT_WITHDRAWN}
  ORDER BY t.display_order, t.theme_id, ta.process_date DESC, a.article_id DESC`;

export const WEB_THEME_COLUMNS: readonly XlsxColumn<WebThemeRow>[] = [
  { heading: "テーマ", cell: (row) => row.theme_name, width: 24 },
  { heading: "処理日", cell: (row) => dateCell(row.process_date), width: 12 },
  { heading: "媒体名", cell: (row) => row.media_name, width: 20 },
  { heading: "見出し", cell: (row) => row.title, width: 60 },
  {
    heading: "掲載日時",
    cell: (row) => dateCell(row.published_at ? tokyoDateTime(row.published_at) : row.published_on),
    width: 17,
  },
  { heading: "分類", cell: (row) => row.category },
  { heading: "URL", cell: (row) => row.url, width: 40 },
  { heading: "検索語", cell: (row) => joined(row.search_word), width: 24 },
  { heading: "コメント", cell: (row) => row.comment, width: 40 },
  { heading: "記事ID", cell: (row) => row.article_id, width: 18 },
  // Added later: whoever reads the older columns by their number still can.
  { heading: "論調", cell: (row) => toneLabel(row.tone) },
  { heading: "タグ", cell: (row) => joined(row.tags), width: 24 },
];

/**
 * Web news under each of its themes, in the order of the themes; none for who is not linked to web news.
 * @throws AppError INVALID_FIELDS for a topic, which has no themes' hits; NOT_FOUND for what the user may not browse
 */
export async function webThemeRows(
  tx: Transaction,
  actor: Actor,
  form: WebThemeDownloadForm,
  clock: Clock,
): Promise<AsyncIterable<readonly WebThemeRow[]>> {
  const selection = selectionOf(form);
  if (selection?.kind === 3)
    throw invalidFields([
      {
        field: form.topics_id === undefined ? "data_kbn" : "topics_id",
        message: "テーマかテーマグループを指定してください。",
      },
    ]);
  const period = listPeriodOf(form, clock);
  const { source } = await resolveSelection(tx, actor, selection);
  const themeIds = actor.sections.includes(3) && "themeIds" in source ? source.themeIds : [];
  return cursorRows<WebThemeRow>(tx, ROWS, [actor.contractId, themeIds, period.start, period.end]);
}
