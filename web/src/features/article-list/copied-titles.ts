import type { ApolloCache, FragmentType } from "@apollo/client";
import type { ArticleRowFragment } from "../../__generated__/graphql.ts";
import { webAddress } from "../../domain/article-text.ts";
import { writeHomeAddress } from "../../domain/home-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { ARTICLE_ROW } from "../reading-pane/article-fragments.ts";
import { articleRefOf } from "./article-ref.ts";

/** An article of any query that spreads ArticleRow. */
export type Listed = { id: string } & FragmentType<ArticleRowFragment>;

/** Titles with their links: for a web article its page, else its place in this product; then lines of what is no article. */
export const copiedTitles = (cache: ApolloCache, articles: readonly Listed[], more: readonly string[] = []): string =>
  [...articles.flatMap((listed) => lineOf(cache, listed)), ...more].join("\n\n");

function lineOf(cache: ApolloCache, listed: Listed): string[] {
  const article = cache.readFragment({ fragment: ARTICLE_ROW, fragmentName: "ArticleRow", from: listed });
  if (!article) return [];
  const page = article.__typename === "WebArticle" ? webAddress(article.url) : null;
  const here = writeHomeAddress({ selection: null, source: null, period: null, article: articleRefOf(article) });
  return [`${article.title}\n${page ?? window.location.origin + pathOf("0002") + here}`];
}
