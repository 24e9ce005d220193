import { originalText } from "@kirinuki/schema/messages.ts";
import type { Actor } from "../../../access/actor.ts";
import { readOriginalLicences } from "../../../access/licence.read-model.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import type { BookletPlan } from "../../../original-files/merge/booklet-plan.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { wantedOf } from "../original-use/article-request.ts";
import { readWithText } from "../original-use/article-text.service.ts";
import type { LayOut } from "../original-use/pdf.service.ts";
import {
  readRequested,
  type UsableOriginal,
  type WantedOriginal,
} from "../original-use/requested-original.read-model.ts";
import { type Room, readRooms, type UseOrigin } from "../original-use/usage-ledger.ts";
import type { BookletCheckForm, BookletForm } from "./booklet.form.ts";
import { longDay, readBookletArticles } from "./booklet-article.read-model.ts";

/** Only newspapers have originals of their own; others stand in a booklet by their headline. */
const isPaper = ({ section }: WantedOriginal): boolean => section === 1 || section === 2;

/**
 * The newspaper articles among those asked for.
 * @throws AppError INVALID_FIELDS where there is none: a booklet without a cutting is a list
 */
export function papersOf(form: Pick<BookletForm, "article_info">): WantedOriginal[] {
  const papers = wantedOf(form).filter(isPaper);
  if (papers.length > 0) return papers;
  throw invalidFields([{ field: "article_info", message: "冊子には新聞の記事を1件以上入れてください。" }]);
}

/** What of an article a booklet would hold. */
export interface CheckedArticle {
  article_id: string;
  data_section: number;
  title: string;
  media_name: string;
  /** Date, edition and page, as the booklet says them. */
  place: string;
  /** 0 nothing, 1 its headline alone, 2 its original, or its text where texts were asked about. */
  content: 0 | 1 | 2;
  /** Why a newspaper article has no original; blank where it has one, or never has. */
  reason: string;
  /** A licence is why. */
  beyond_licence: boolean;
  /** For how many copies its licences let it be printed now; null: any number. */
  copies_left: number | null;
}

export interface BookletCheck {
  article_info: CheckedArticle[];
  original_count: number;
  /** New uses that the booklet would count. */
  use_count: number;
  rooms: Room[];
}

const NO_ORIGIN: UseOrigin = {
  displayId: "",
  isMail: false,
  themeId: null,
  themeGroupId: null,
  topicsId: null,
  chargeCode: "",
};

/** Rights, licences and caps of all articles at once, before anything is made or printed. Reserves and counts nothing. */
export async function checkBooklet(
  tx: Transaction,
  actor: Actor,
  form: BookletCheckForm,
  now: Date,
): Promise<BookletCheck> {
  const wanted = wantedOf(form);
  const articles = new Map((await readBookletArticles(tx, actor, wanted)).map((each) => [each.articleId, each]));
  const papers = wanted.filter(isPaper);
  const kind = form.text_flag ? "text_print" : "pdf_print";
  const print = { kind, isMail: false } as const;
  const requested = await readRequested(tx, actor, papers, print, now);
  const usable = await withContent(tx, kind, requested.usable);
  const usableIds = usable.map(({ articleId }) => articleId);
  const paperIds = papers.map(({ articleId }) => articleId);
  const { copiesLeft, whyForbidden } = await readOriginalLicences(tx, actor, paperIds, now, true);
  const originals = new Set(usableIds);
  const reasons = new Map(
    [...requested.refused, ...requested.unknown].map(({ article_id, reason }) => [article_id, reason]),
  );
  const use = { kind, articles: usable, origin: NO_ORIGIN, copies: 1 } as const;
  const { fresh, rooms } = await readRooms(tx, actor, use, now);
  const ids = new Map(wanted.map((each) => [each.articleId, each]));
  const checked = [...ids.values()].map(({ articleId, section }): CheckedArticle => {
    const known = articles.get(articleId);
    const hasOriginal = originals.has(articleId);
    const lack = isPaper({ articleId, section }) ? (reasons.get(articleId) ?? originalText.notObtained) : "";
    return {
      article_id: articleId,
      data_section: section,
      title: known?.title ?? "",
      media_name: known?.mediaName ?? "",
      place: known?.place ?? "",
      content: hasOriginal ? 2 : known ? 1 : 0,
      reason: hasOriginal ? "" : known ? lack : originalText.notDisplayable,
      beyond_licence: !hasOriginal && known !== undefined && whyForbidden(articleId, print) === lack,
      copies_left: hasOriginal ? copiesLeft(articleId, kind) : null,
    };
  });
  return { article_info: checked, original_count: usable.length, use_count: fresh, rooms };
}

/** Those that have what is to be printed: an original in the store, or a text. */
async function withContent(
  tx: Transaction,
  kind: "pdf_print" | "text_print",
  usable: readonly UsableOriginal[],
): Promise<UsableOriginal[]> {
  if (kind === "pdf_print") return usable.filter(({ storeKey }) => storeKey !== null);
  const ids = usable.map(({ articleId }) => articleId);
  const texts = await readWithText(tx, ids);
  return usable.filter(({ articleId }) => texts.has(articleId));
}

/** The plan of a booklet: every article that its maker may read, by its original or by its headline alone. */
export const layOutOf =
  (form: BookletForm): LayOut =>
  async (tx, actor, now) => {
    const articles = await readBookletArticles(tx, actor, wantedOf(form));
    const comments = new Map(form.comment_info?.map(({ article_id, comment }) => [article_id, comment.trim()]));
    return (inStore): BookletPlan => ({
      title: form.booklet_title,
      imprint: [actor.companyName, longDay(tokyoDay(now)), `作成　${actor.name}`, `部数　${form.copies}部`],
      perSheet: form.per_sheet,
      grey: form.grey ?? false,
      entries: articles.map(({ articleId, title, mediaName, place }) => {
        const input = inStore.indexOf(articleId);
        return {
          input: input < 0 ? null : input,
          mediaName,
          place,
          title,
          comment: comments.get(articleId) ?? "",
        };
      }),
    });
  };
