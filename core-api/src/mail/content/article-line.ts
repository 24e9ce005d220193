import { ISSUE_TYPE, NO_DATE } from "@kirinuki/schema/codes.ts";
import { commonText } from "@kirinuki/schema/common-text.ts";
import { licenceText } from "@kirinuki/schema/messages.ts";
import { tokyoDateTime } from "../../time/tokyo.ts";
import type { MailedArticle } from "./digest.ts";

const slashed = (day: string): string => day.replaceAll("-", "/");

/** yyyy/MM/dd, or nothing for the date that means none (spec section 9). */
export const dayText = (day: string | null): string => (day === null || day === NO_DATE ? "" : slashed(day));

/** 朝刊, 夕刊 or その他; nothing where the source does not say. */
export function issueText(issueType: number | null): string {
  if (issueType === null) return "";
  if (issueType === ISSUE_TYPE.morning) return commonText.morning;
  return issueType === ISSUE_TYPE.evening ? commonText.evening : commonText.otherIssue;
}

/** `1` becomes 1面; a source that writes the unit itself keeps it. */
export const withUnit = (value: string | null, unit: string): string =>
  value === null || value === "" ? "" : /\d$/.test(value) ? `${value}${unit}` : value;

export function pagesText({ startPage, endPage }: Pick<MailedArticle, "startPage" | "endPage">): string {
  if (startPage === null) return "";
  return endPage === null || endPage === startPage ? `${startPage}ページ` : `${startPage}～${endPage}ページ`;
}

/** 11/20 of a day of this year, 2025/11/20 of any other. */
function shortDay(day: string | null, year: string): string {
  const text = dayText(day);
  return text.startsWith(`${year}/`) ? text.slice(5) : text;
}

/** 11/20 06:00 in Tokyo; the day alone where the source tells no time. */
export function momentText({ publishedAt, publishedOn }: MailedArticle, year: string): string {
  if (publishedAt === null) return dayText(publishedOn);
  const text = tokyoDateTime(publishedAt);
  return `${shortDay(text.slice(0, 10), year)} ${text.slice(11, 16)}`;
}

const joined = (parts: string[], separator: string): string => parts.filter((part) => part !== "").join(separator);

/**
 * Where an article stood, and what is said of it: 東和経済新聞　朝刊 1面 5段 写真1 · 瑞穂デジタル　11/20 06:00 · 週刊東和　2026/11/23号　12～29ページ.
 * @param year the mail's: an article of another one says which
 */
export const articleLine = (article: MailedArticle, year: string): string =>
  joined(
    [placeOf(article, year), article.assessment ?? "", article.isHeadlineOnly ? licenceText.headlineOnly : ""],
    "　",
  );

function placeOf(article: MailedArticle, year: string): string {
  const { mediaName, section } = article;
  if (section === 3) return joined([mediaName, momentText(article, year)], "　");
  if (section === 5) {
    const issue = dayText(article.publishedOn);
    return joined([mediaName, issue && `${issue}号`, pagesText(article)], "　");
  }
  const place = [
    shortDay(article.publishedOn, year),
    article.edition ?? "",
    issueText(article.issueType),
    withUnit(article.frameNo, "面"),
    withUnit(article.headNo, "段"),
    article.imageCount ? `写真${article.imageCount}` : "",
    article.trace ?? "",
  ];
  return joined([mediaName, joined(place, " ")], "　");
}
