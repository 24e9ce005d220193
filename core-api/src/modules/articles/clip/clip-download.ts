import { handClipDay, handClipText, mediumKindText } from "@kirinuki/schema/hand-clip.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Cell } from "../../../csv/cells.ts";
import type { XlsxColumn } from "../../../csv/xlsx-stream.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { ArticleWire } from "../article/article.dto.ts";
import { ownStory, toArticle } from "../article/article.mapper.ts";
import { readArticleRows } from "../article/article-rows.read-model.ts";
import { ARTICLE_LIST_COLUMNS, dateCell } from "../article-download/article-list.columns.ts";
import { type ClipLine, readClips } from "./clip.read-model.ts";
import { inFolderOrder } from "./clip.service.ts";
import { type HandClipLine, readHandClips } from "./hand-clip.repository.ts";

interface ClippedArticle {
  article: ArticleWire;
  clip: ClipLine;
}

/** A line of the file: an article, or a record added by hand. */
type FolderLine = ClippedArticle | HandClipLine;

const isArticle = (line: FolderLine): line is ClippedArticle => "article" in line;

/** What a record says in the columns of articles. */
const RECORD_CELLS: Readonly<Record<string, (record: HandClipLine) => Cell>> = {
  情報源: ({ medium_kind }) => `${handClipText}（${mediumKindText[medium_kind]}）`,
  媒体名: ({ media_name }) => media_name,
  見出し: ({ title }) => title,
  発行日: ({ clip_date: day, clip_time: time }) => handClipDay({ day, time }),
  URL: ({ url }) => url,
};

const recordOnly =
  (cell: (record: HandClipLine) => Cell) =>
  (line: FolderLine): Cell =>
    isArticle(line) ? null : cell(line);

/** What the clips add to the columns of the article list. */
export const CLIP_COLUMNS: readonly XlsxColumn<FolderLine>[] = [
  ...ARTICLE_LIST_COLUMNS.map(
    ({ cell, ...column }): XlsxColumn<FolderLine> => ({
      ...column,
      cell: (line) => (isArticle(line) ? cell(line.article) : (RECORD_CELLS[column.heading]?.(line) ?? null)),
    }),
  ),
  { heading: "メモ", cell: (line) => (isArticle(line) ? line.clip.note : line.note), width: 40 },
  {
    heading: "クリップした人",
    cell: (line) => (isArticle(line) ? line.clip.clipped_by : line.added_by),
    width: 16,
  },
  {
    heading: "クリップした日",
    cell: (line) => dateCell(tokyoDay(isArticle(line) ? line.clip.clipped_at : line.added_at)),
    width: 12,
  },
  // Added later: whoever reads the older columns by their number still can.
  { heading: "番組・面", cell: recordOnly(({ programme }) => programme), width: 24 },
  { heading: "長さ", cell: recordOnly(({ extent }) => extent), width: 12 },
];

/** What lies in a folder in its order, articles as far as the user's own rights go. */
export async function folderLines(tx: Transaction, actor: Actor, folderId: string, now: Date): Promise<FolderLine[]> {
  const { clips } = await readClips(tx, actor, folderId);
  const byHand = await readHandClips(tx, actor.contractId, folderId);
  const ids = clips.map(({ article_id }) => article_id);
  const rows = await readArticleRows(tx, actor, ids, clips[0]?.reach.browsableThemeIds ?? []);
  const byId = new Map(rows.map((row) => [row.article_id, row]));
  return inFolderOrder(clips, byHand).flatMap((clip): FolderLine[] => {
    if (!("reach" in clip)) return [clip];
    const row = byId.get(clip.article_id);
    if (!row) return [];
    const sameStory = ownStory(clip.article_id);
    const { processDate } = clip.reach;
    const today = tokyoDay(now);
    return [{ clip, article: toArticle(row, { processDate, themeIds: null, sameStory, today, wholeComment: true }) }];
  });
}
