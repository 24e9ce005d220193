import { OPENING_NEEDS_SIGN_IN, STANDARD_TEMPLATE, type TemplateParts } from "@kirinuki/schema/mail-template.ts";
import { articleLine, dayText } from "./article-line.ts";
import { articlesOfDigest, type Digest, type MailedArticle } from "./digest.ts";
import { articleLink, articlesLink, listLink } from "./links.ts";
import { fill, type Values } from "./template.ts";

export interface DigestCounts {
  all: number;
  newspaper: number;
  web: number;
  magazine: number;
}

export function countsOfDigest(digest: Digest): DigestCounts {
  const sections = articlesOfDigest(digest).map(({ section }) => section);
  const web = sections.filter((section) => section === 3).length;
  const magazine = sections.filter((section) => section === 5).length;
  return { all: sections.length, newspaper: sections.length - web - magazine, web, magazine };
}

/** What every place of a template may name. Links, which cost the most, are written when they are named. */
export function digestValues(digest: Digest): Values {
  const counts = countsOfDigest(digest);
  const values: Values = {
    テーマ名: digest.target.name,
    日付: dayText(digest.date),
    件数: String(counts.all),
    新聞件数: String(counts.newspaper),
    WEB件数: String(counts.web),
    雑誌件数: String(counts.magazine),
    会社名: digest.companyName,
    宛先: digest.mailAddress,
    送信者: digest.senderName ?? "",
  };
  return Object.defineProperties(values, {
    一覧URL: { get: () => (digest.target.id === "" ? "" : listLink(digest)) },
    記事一覧URL: { get: () => articlesLink(digest, 1) },
    PDFURL: { get: () => articlesLink(digest, 2) },
    印刷URL: { get: () => articlesLink(digest, 3) },
  });
}

/** Some values beside those of the whole mail. */
export const withShared = (shared: Values, own: Values): Values => Object.assign(Object.create(shared), own);

/** @param year see `articleLine` */
export const articleValues = (publicUrl: string, article: MailedArticle, number: string, year: string): Values => ({
  番号: number,
  見出し: article.title,
  媒体名: article.mediaName,
  掲載: articleLine(article, year),
  コメント: article.comment,
  URL: articleLink(publicUrl, article),
});

const ONLY_HEADLINES = "許諾により見出しのみのため、このメールから記事は開けません。";

/** The end of a mail. Of headlines or words alone the standard one does not say how to open articles. */
export function closingOf(digest: Digest, parts: TemplateParts, shared: Values): string {
  const text = fill(parts.末尾 ?? STANDARD_TEMPLATE.末尾, shared);
  const articles = articlesOfDigest(digest);
  if (digest.isWordsAlone) return text.replace(OPENING_NEEDS_SIGN_IN, "");
  const areHeadlines = articles.length > 0 && articles.every(({ isHeadlineOnly }) => isHeadlineOnly);
  return areHeadlines ? text.replace(OPENING_NEEDS_SIGN_IN, ONLY_HEADLINES) : text;
}
