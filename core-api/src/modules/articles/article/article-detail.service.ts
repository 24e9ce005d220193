import type { DataSection } from "@kirinuki/schema/codes.ts";
import { mcAbilities, scAbilities } from "../../../access/abilities.ts";
import type { Actor } from "../../../access/actor.ts";
import { readLicences } from "../../../access/licence.read-model.ts";
import { readReach } from "../../../access/reach.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { hitRanges } from "../../../matching/highlight.ts";
import type { Period } from "../../../period/period.ts";
import { imagePath } from "../../originals/image/image-path.ts";
import type { ArticleDetailWire } from "./article.dto.ts";
import { searchWordsOf, toArticle } from "./article.mapper.ts";
import { type ArticleRow, readArticleRows } from "./article-rows.read-model.ts";
import { readSameStories } from "./same-story.read-model.ts";

export type ArticleDetail = ArticleDetailWire["article_info"][number];

interface OpenedFrom {
  /** The source it must be of. */
  section?: DataSection | undefined;
  period: Period;
  markedWords?: readonly string[] | undefined;
  now: Date;
}

/** Longest opening of a text, in characters. */
const LEAD = 100;

/**
 * An article for the reading pane, or null where it can't be displayed any more or not to this user.
 * @throws AppError NOT_FOUND where the user has no way to it, or its source is another than asked for
 */
export async function readArticleDetail(
  tx: Transaction,
  actor: Actor,
  articleId: string,
  { section, period, markedWords, now }: OpenedFrom,
): Promise<ArticleDetail | null> {
  const reach = await readReach(tx, actor, articleId);
  if (reach.kind === "none") throw new AppError("NOT_FOUND");
  if (reach.kind === "closed" || (reach.kind === "unpublished" && actor.role !== "Admin")) return null;
  if (section !== undefined && section !== reach.section) throw new AppError("NOT_FOUND");
  const [row] = await readArticleRows(tx, actor, [articleId], reach.browsableThemeIds);
  if (!row) throw new AppError("NOT_FOUND");
  const sameStory = (await readSameStories(tx, actor, [articleId], period))(articleId);
  const text = isOriginal(row.data_section) ? null : await readText(tx, articleId);
  const lead = leadFor(actor, row);
  const words = markedWords ?? searchWordsOf(row, null);
  return {
    ...toArticle(row, { processDate: reach.processDate, themeIds: null, sameStory, markedWords, wholeComment: true }),
    ...(await refusalsOf(tx, actor, row, now)),
    article_text: text,
    lead,
    lead_hits: hitRanges(lead ?? "", words),
    body_hits: hitRanges(text ?? "", words),
    images: row.images.map(({ serial_no, image_key, caption }) => ({
      serial_no,
      image_path: imagePath(image_key),
      caption,
    })),
  };
}

/** Why the medium's licence forbids to show or to print the original, before somebody tries. */
async function refusalsOf(tx: Transaction, actor: Actor, { article_id, data_section }: ArticleRow, now: Date) {
  const why = await readLicences(tx, actor, [article_id], now);
  const kind = data_section === 5 ? "epub_display" : "pdf_display";
  return {
    show_refusal: why(article_id, { kind, isMail: false }),
    print_refusal: data_section === 5 ? null : why(article_id, { kind: "pdf_print", isMail: false }),
  };
}

/** A newspaper's text is an original: reading it is a counted use with a call of its own. */
const isOriginal = (section: DataSection): boolean => section === 1 || section === 2;

async function readText(tx: Transaction, articleId: string): Promise<string | null> {
  const rows = await tx.query<{ body: string }>("SELECT body FROM article_text WHERE article_id = $1", [articleId]);
  return rows[0]?.body ?? null;
}

/** The opening of the text, for whoever may view the text itself. */
function leadFor(actor: Actor, row: ArticleRow): string | null {
  if (row.data_section === 1 && !mcAbilities(actor.mcUserAuthority).view_text) return null;
  if (row.data_section === 2 && !scAbilities(actor.scUserAuthority).view_text) return null;
  if (row.lead === "") return null;
  const opening = [...row.lead].slice(0, LEAD);
  const goesOn = opening.filter((character) => character.trim() !== "").length < row.char_count;
  return goesOn ? `${opening.join("")}…` : opening.join("");
}
