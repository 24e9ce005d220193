import { originalText } from "@kirinuki/schema/messages.ts";
import { Refusal } from "../../../http/envelope.ts";
import { type FailedOriginal, failed, type UsableOriginal } from "./requested-original.read-model.ts";
import type { Reservation } from "./usage-ledger.ts";

type NotLicensed = Extract<Reservation, { kind: "not-licensed" }>;

/** Nothing of what was asked for may be had; each with its reason. */
export interface NotDisplayable {
  kind: "not-displayable";
  failed: FailedOriginal[];
}

/** Of originals that could all be had a moment ago, the one whose licence forbids it now. */
export function notLicensed({ articleId, reason }: NotLicensed, articles: readonly UsableOriginal[]): NotDisplayable {
  const named = articles.filter((article) => article.articleId === articleId);
  return { kind: "not-displayable", failed: named.map((article) => failed(article, reason)) };
}

/** The answer: in the words of the licence where it alone is the reason, and the same one for all. */
export function notDisplayable(originals: readonly FailedOriginal[]) {
  const [reason, ...others] = new Set(originals.map((original) => original.reason));
  const data = { article_info: [...originals] };
  if (reason === undefined || [reason, ...others].includes(originalText.notDisplayable))
    return new Refusal("NOT_DISPLAYABLE", data);
  return new Refusal("NOT_LICENSED", data, [], others.length === 0 ? reason : undefined);
}
