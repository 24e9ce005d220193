import { useQuery } from "@apollo/client/react";
import { fullIssueLine } from "../../domain/newspaper-line.ts";
import type { ClippedIn } from "../../features/clips/follow-clips.ts";
import { VIEWER_ARTICLES } from "./query.ts";

/** By id: the title, and where it was printed (瑞穂日報 2026/11/20 朝刊 3面). */
export type ArticleLines = ReadonlyMap<string, { title: string; place: string; clippedIn: ClippedIn }>;

const NONE: ArticleLines = new Map();

/** Names the articles of an original; empty until they are known, and where they can't be had. */
export function useArticleLines(articles: readonly { id: string }[]): ArticleLines {
  const { data } = useQuery(VIEWER_ARTICLES, {
    variables: { ids: articles.map(({ id }) => id) },
    skip: articles.length === 0,
  });
  const named = data?.namedArticles;
  if (named?.__typename !== "NamedArticles") return NONE;
  const papers = [...named.image, ...named.text].flatMap((each) =>
    each.__typename === "NewspaperArticle" ? each : [],
  );
  return new Map(
    papers.map(({ id, title, clippedIn, ...paper }) => [
      id,
      { title, clippedIn, place: `${paper.mediaName} ${fullIssueLine(paper)}` },
    ]),
  );
}
