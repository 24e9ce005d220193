import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import { originalText } from "@kirinuki/schema/messages.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Selection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { hitRanges } from "../../../matching/highlight.ts";
import { periodOf } from "../../../period/period.ts";
import { type ArticleDetail, readArticleDetail } from "../../articles/article/article-detail.service.ts";
import { audit } from "../../audit/audit.ts";
import { type NotDisplayable, notLicensed } from "./not-displayable.ts";
import { type FailedOriginal, failed, readRequested, type WantedOriginal } from "./requested-original.read-model.ts";
import { countUses, hasRoom, reserveUses, type UseOrigin } from "./usage-ledger.ts";

export interface TextWish {
  wanted: WantedOriginal;
  kind: "text_display" | "text_print";
  /** Of a print that says for how many copies it is. */
  copies?: number | undefined;
  origin: UseOrigin;
  requestId: string;
  /** What is marked instead of the words for which themes found it. */
  markedWords?: readonly string[] | undefined;
}

export type TextOutcome =
  | { kind: "ready"; text: string; article: ArticleDetail }
  | { kind: "not-obtained"; failed: FailedOriginal }
  | NotDisplayable
  | { kind: "group-limit" }
  | { kind: "demand-limit" };

/**
 * A newspaper article's text for viewing or printing (spec section 4, Original-text check). The answer is the use, so it is counted
 * with it; a second half of a double click within seconds belongs to the first.
 * @throws AppError ARTICLE_UNKNOWN where the user has no way to it
 */
export async function takeText(tx: Transaction, actor: Actor, wish: TextWish, now: Date): Promise<TextOutcome> {
  const { wanted, kind, copies, markedWords } = wish;
  const asked = { kind, copies, isMail: wish.origin.isMail };
  const { usable, refused } = await readRequested(tx, actor, [wanted], asked, now);
  const [article] = usable;
  if (!article) {
    if (refused.length === 0) throw new AppError("ARTICLE_UNKNOWN");
    return { kind: "not-displayable", failed: refused };
  }
  const text = await readBody(tx, article.articleId);
  if (text === "") return { kind: "not-obtained", failed: failed(article, originalText.notObtained) };
  const use = { kind, articles: [article], origin: wish.origin, ...(copies !== undefined && { copies }) };
  if (!(await hasRoom(tx, actor, use, now))) return { kind: "group-limit" };
  const reservation = await reserveUses(tx, actor, use, now);
  if (reservation.kind === "not-licensed") return notLicensed(reservation, [article]);
  if (reservation.kind !== "reserved") return reservation;
  const counted = await countUses(tx, actor, { kind, useIds: reservation.useIds }, now);
  if (counted > 0) await auditText(tx, actor, wish);
  const detail = await readArticleDetail(tx, actor, article.articleId, {
    section: article.section,
    period: periodOf({}, { now: () => now }),
    selection: selectionOf(wish.origin),
    markedWords,
    now,
  });
  // It was open a moment ago, in this transaction.
  if (!detail) throw new AppError("ARTICLE_UNKNOWN");
  const body_hits = hitRanges(text, markedWords ?? detail.search_word);
  return { kind: "ready", text, article: { ...detail, article_text: text, body_hits } };
}

/** Of the list that the text was asked for from. */
function selectionOf({ themeId, themeGroupId, topicsId }: UseOrigin): Selection {
  if (themeId !== null) return { kind: DATA_KBN.theme, id: themeId };
  if (themeGroupId !== null) return { kind: DATA_KBN.themeGroup, id: themeGroupId };
  return topicsId === null ? null : { kind: DATA_KBN.topic, id: topicsId };
}

/** Those of the articles that have a text. */
export async function readWithText(tx: Transaction, articleIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ article_id: string }>(
    "SELECT article_id::text FROM article_text WHERE article_id = ANY ($1::bigint[]) AND body <> ''",
    [articleIds],
  );
  return new Set(rows.map(({ article_id }) => article_id));
}

async function readBody(tx: Transaction, articleId: string): Promise<string> {
  const [row] = await tx.query<{ body: string }>("SELECT body FROM article_text WHERE article_id = $1", [articleId]);
  return row?.body ?? "";
}

const auditText = (tx: Transaction, { contractId, userId }: Actor, { kind, copies, wanted, requestId }: TextWish) =>
  audit(tx, {
    contractId,
    actor: userId,
    action: "original.use",
    detail: { kind, count: 1, articles: [wanted.articleId], ...(copies !== undefined && { copies }) },
    requestId,
  });
