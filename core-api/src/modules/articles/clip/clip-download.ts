import type { Actor } from "../../../access/actor.ts";
import type { XlsxColumn } from "../../../csv/xlsx-stream.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { ArticleWire } from "../article/article.dto.ts";
import { ownStory, toArticle } from "../article/article.mapper.ts";
import { readArticleRows } from "../article/article-rows.read-model.ts";
import { ARTICLE_LIST_COLUMNS, dateCell } from "../article-download/article-list.columns.ts";
import { type ClipLine, readClips } from "./clip.read-model.ts";

interface ClippedArticle {
  article: ArticleWire;
  clip: ClipLine;
}

/** What the clips add to the columns of the article list. */
export const CLIP_COLUMNS: readonly XlsxColumn<ClippedArticle>[] = [
  ...ARTICLE_LIST_COLUMNS.map(
    ({ cell, ...column }): XlsxColumn<ClippedArticle> => ({ ...column, cell: ({ article }) => cell(article) }),
  ),
  { heading: "メモ", cell: ({ clip }) => clip.note, width: 40 },
  { heading: "クリップした人", cell: ({ clip }) => clip.clipped_by, width: 16 },
  { heading: "クリップした日", cell: ({ clip }) => dateCell(tokyoDay(clip.clipped_at)), width: 12 },
];

/** A folder's articles in its order, as far as the user's own rights go. */
export async function clippedArticles(
  tx: Transaction,
  actor: Actor,
  folderId: string,
  now: Date,
): Promise<ClippedArticle[]> {
  const { clips } = await readClips(tx, actor, folderId);
  const ids = clips.map(({ article_id }) => article_id);
  const rows = await readArticleRows(tx, actor, ids, clips[0]?.reach.browsableThemeIds ?? []);
  const byId = new Map(rows.map((row) => [row.article_id, row]));
  return clips.flatMap((clip) => {
    const row = byId.get(clip.article_id);
    if (!row) return [];
    const sameStory = ownStory(clip.article_id);
    const { processDate } = clip.reach;
    const today = tokyoDay(now);
    return [{ clip, article: toArticle(row, { processDate, themeIds: null, sameStory, today, wholeComment: true }) }];
  });
}
