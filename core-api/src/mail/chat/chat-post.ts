import type { DayString } from "../../time/tokyo.ts";
import { dayText, momentText } from "../content/article-line.ts";
import { articlesOfDigest, type MailedArticle, yearOf } from "../content/digest.ts";
import { articleLink, listLink } from "../content/links.ts";
import { headerText } from "../content/subject.ts";
import type { ComposedMail } from "../send/compose-mail.ts";

/** An article as chat rooms are told of it: never its text or picture. */
export interface PostedArticle {
  id: string;
  title: string;
  medium: string;
  /** As people read it: 2026/11/20, or 11/20 06:00 of web news. */
  date: string;
  /** Empty where the headline alone may be told. */
  url: string;
}

/** What a post says, whatever the service. Lines have no control characters. */
export interface ChatPost {
  type: "article.digest" | "article.alert" | "endpoint.test";
  /** 【追補】半導体 2026/11/20（12件） */
  heading: string;
  /** The theme, theme group or topic; null in a test. */
  target: { dataKbn: number; id: string; name: string } | null;
  date: DayString;
  articles: PostedArticle[];
  /** The day's list, or the product's home. */
  listUrl: string;
  /** Sentences below the heading. */
  notes: string[];
}

export const REPEATED =
  "前の投稿の結果を確認できなかったため、もう一度投稿しています。同じ内容がすでに届いている場合があります。";
const NOTHING = "新しい記事はありません。";
const TEST_HEADING = "Kirinukiのテスト投稿";
const TEST_NOTE = "この投稿が届いていれば、設定は完了しています。";

const dateOf = (article: MailedArticle, year: string): string =>
  article.section === 3 ? momentText(article, year) : dayText(article.publishedOn);

/** What a composed mail says in a chat room. */
export function postOf({ digest, layout }: Pick<ComposedMail, "digest" | "layout">): ChatPost {
  const { target, date, publicUrl, isAlert = false, notice } = digest;
  const listed = articlesOfDigest(digest);
  const name = headerText(target.name);
  const mark = layout.mark ?? "";
  return {
    type: isAlert ? "article.alert" : "article.digest",
    heading: isAlert ? `【新着】${name}` : `${mark}${name} ${dayText(date)}（${listed.length}件）`,
    target: { dataKbn: target.dataKbn, id: target.id, name },
    date,
    articles: listed.map((article) => ({
      id: article.articleId,
      title: headerText(article.title),
      medium: headerText(article.mediaName),
      date: dateOf(article, yearOf(digest)),
      url: articleLink(publicUrl, article),
    })),
    listUrl: listLink(digest),
    notes: [...(notice === undefined ? [] : [notice]), ...(listed.length === 0 ? [NOTHING] : [])],
  };
}

/** What the test button posts. */
export const testPost = (publicUrl: string, date: DayString): ChatPost => ({
  type: "endpoint.test",
  heading: TEST_HEADING,
  target: null,
  date,
  articles: [],
  listUrl: `${publicUrl}/`,
  notes: [TEST_NOTE],
});

/** Said in place of what found no room. */
export const othersText = (count: number): string => `ほか${count}件`;
