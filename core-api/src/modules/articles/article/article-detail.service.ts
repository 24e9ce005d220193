import { DATA_KBN, type DataSection } from "@kirinuki/schema/codes.ts";
import { MACHINE_PURPOSES } from "@kirinuki/schema/purposes.ts";
import type { Actor } from "../../../access/actor.ts";
import { readLicences } from "../../../access/licence.read-model.ts";
import { isShown, shownUntil } from "../../../access/licence.ts";
import { readReach } from "../../../access/reach.read-model.ts";
import { findSelection, type Selection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { hitRanges } from "../../../matching/highlight.ts";
import type { Period } from "../../../period/period.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { imagePath } from "../../originals/image/image-path.ts";
import type { ArticleDetailWire } from "./article.dto.ts";
import { searchWordsOf, shownImages, toArticle } from "./article.mapper.ts";
import { type ArticleRow, readArticleRows } from "./article-rows.read-model.ts";
import { isOriginal, leadFor, readBodies, searchedWordsIn } from "./article-text.read-model.ts";
import { readSameStories } from "./same-story.read-model.ts";

export type ArticleDetail = ArticleDetailWire["article_info"][number];

interface OpenedFrom {
  /** The source it must be of. */
  section?: DataSection | undefined;
  period: Period;
  /** Whose words are shown and marked: those of the list it was opened from; null: of all themes. */
  selection?: Selection;
  markedWords?: readonly string[] | undefined;
  now: Date;
}

/**
 * An article for the reading pane, or null where it can't be displayed any more or not to this user.
 * @throws AppError NOT_FOUND where the user has no way to it, or its source is another than asked for
 */
export async function readArticleDetail(
  tx: Transaction,
  actor: Actor,
  articleId: string,
  { section, period, selection = null, markedWords, now }: OpenedFrom,
): Promise<ArticleDetail | null> {
  const reach = await readReach(tx, actor, articleId);
  if (reach.kind === "none") throw new AppError("NOT_FOUND");
  if (reach.kind === "closed" || (reach.kind === "unpublished" && actor.role !== "Admin")) return null;
  if (section !== undefined && section !== reach.section) throw new AppError("NOT_FOUND");
  const [row] = await readArticleRows(tx, actor, [articleId], reach.browsableThemeIds);
  if (!row) throw new AppError("NOT_FOUND");
  const sameStory = (await readSameStories(tx, actor, [articleId], period))(articleId);
  const body = (await readBodies(tx, [articleId])).get(articleId) ?? null;
  const today = tokyoDay(now);
  const text = isOriginal(row.data_section) || !isShown(row.licence, today) ? null : body;
  const lead = leadFor(actor, row, body ?? "", today);
  const themeIds = await themesOf(tx, actor, selection);
  const searched = markedWords && { words: markedWords, found: searchedWordsIn(row, body ?? "", markedWords) };
  const words = markedWords ?? searchWordsOf(row, themeIds);
  return {
    ...toArticle(row, { processDate: reach.processDate, themeIds, sameStory, searched, today, wholeComment: true }),
    ...(await refusalsOf(tx, actor, row, now)),
    rightholder: row.rightholder,
    forbidden_purposes: MACHINE_PURPOSES.filter((each) => row.licence?.forbidden_purposes.includes(each)),
    article_text: text,
    lead,
    lead_hits: hitRanges(lead ?? "", words),
    body_hits: hitRanges(text ?? "", words),
    images: shownImages(row, { today }).map(({ serial_no, image_key, caption }) => ({
      serial_no,
      image_path: imagePath(image_key),
      caption,
    })),
  };
}

/** null: every theme. A topic's articles were found by no theme of it; a theme that is gone has no words any more. */
async function themesOf(tx: Transaction, actor: Actor, selection: Selection): Promise<ReadonlySet<number> | null> {
  if (selection === null || selection.kind === DATA_KBN.topic) return null;
  const source = (await findSelection(tx, actor, selection))?.source;
  return source && "themeIds" in source ? new Set(source.themeIds) : null;
}

/** Why the medium's licence forbids to show or to print the original, before somebody tries. */
async function refusalsOf(tx: Transaction, actor: Actor, { article_id, data_section, licence }: ArticleRow, now: Date) {
  const why = await readLicences(tx, actor, [article_id], now);
  const kind = data_section === 5 ? "epub_display" : "pdf_display";
  return {
    show_until: shownUntil(licence),
    show_refusal: why(article_id, { kind, isMail: false }),
    print_refusal: data_section === 5 ? null : why(article_id, { kind: "pdf_print", isMail: false }),
  };
}
