import { norm } from "@kirinuki/schema/expression/normalise.ts";

/** 株式会社 and ㈱ are one thing, and many a desk leaves them out. */
const CORPORATE_FORMS = /株式会社|有限会社|合同会社|\((?:株|有|同)\)/gu;
const UNCOMPARED = /[^\p{L}\p{N}]/gu;

/** What is compared of a text: its letters and digits as search folds them, without corporate forms. */
export const comparedText = (text: string): string =>
  norm(text).replaceAll(CORPORATE_FORMS, "").replaceAll(UNCOMPARED, "");

/** Lines of a release with which what every release of the company has begins, or which head a single such line. */
const TAIL =
  /^[\s　■□◆◇●○▼【〔［《<＜[(（・*＊#-]*(?:会社概要|会社情報|企業情報|企業概要|(?:株式会社.{0,30}|当社|弊社)について|本件に関する|本リリースに関する|報道関係者?(?:の方|の皆様)?(?:から|の|向け)?.{0,6}(?:お)?問い?合わ?せ|(?:お)?問い?合わ?せ先)/u;
/** A tail before this share of the text is none: the matter itself has such a heading. */
const EARLIEST_TAIL = 0.3;

/** A release without its company profile and contacts, which all releases of a company share. */
export function withoutTail(text: string): string {
  let at = 0;
  for (const line of text.split("\n")) {
    if (at > text.length * EARLIEST_TAIL && TAIL.test(line)) return text.slice(0, at);
    at += line.length + 1;
  }
  return text;
}
