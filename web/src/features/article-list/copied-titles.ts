import type { ApolloCache, FragmentType } from "@apollo/client";
import type { ArticleRowFragment } from "../../__generated__/graphql.ts";
import { webAddress } from "../../domain/article-text.ts";
import { writeHomeAddress } from "../../domain/home-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { ARTICLE_ROW } from "../reading-pane/article-fragments.ts";
import type { ListOnScreen } from "./article-reader.ts";
import { articleRefOf } from "./article-ref.ts";
import { tickedText } from "./ticked-text.ts";

/** An article of any query that spreads ArticleRow. */
export type Listed = { id: string } & FragmentType<ArticleRowFragment>;

/** Titles with their links: for a web article its page, else its place in this product; then what ticked records say. */
export function copiedTitles(
  cache: ApolloCache,
  articles: readonly Listed[],
  list?: Pick<ListOnScreen, "records" | "ticks">,
): { text: string; said: string } {
  const records = list?.records?.ticked(list.ticks.now().ids) ?? [];
  const lines = [...articles.flatMap((listed) => lineOf(cache, listed)), ...records.map(({ text }) => text)];
  return { text: lines.join("\n\n"), said: tickedText.copied(lines.length) };
}

function lineOf(cache: ApolloCache, listed: Listed): string[] {
  const article = cache.readFragment({ fragment: ARTICLE_ROW, fragmentName: "ArticleRow", from: listed });
  if (!article) return [];
  const page = article.__typename === "WebArticle" ? webAddress(article.url) : null;
  const here = writeHomeAddress({ selection: null, source: null, period: null, article: articleRefOf(article) });
  return [`${article.title}\n${page ?? window.location.origin + pathOf("0002") + here}`];
}
