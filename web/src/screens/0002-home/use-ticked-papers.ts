import { useApolloClient } from "@apollo/client/react";
import type { NamedArticle } from "../../app/original/original-actions.ts";
import { tickedArticles } from "../../components/article-list/ticked-articles.ts";
import { ARTICLE_ROW } from "../../components/reading-pane/article-fragments.ts";
import { isNewspaper } from "../../domain/newspaper.ts";
import type { HomeModel } from "./use-home-model.ts";

/** The ticked newspaper articles in the order of the list, with their titles. */
export function useTickedPapers(home: HomeModel): NamedArticle[] {
  const { cache } = useApolloClient();
  return tickedArticles(home)
    .filter(isNewspaper)
    .map((from) => {
      const row = cache.readFragment({ fragment: ARTICLE_ROW, fragmentName: "ArticleRow", from });
      return { id: from.id, dataSection: from.dataSection, title: row?.title ?? "" };
    });
}
