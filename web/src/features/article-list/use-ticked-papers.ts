import { useApolloClient } from "@apollo/client/react";
import { isNewspaper } from "../../domain/newspaper.ts";
import type { NamedArticle } from "../originals/original-actions.ts";
import { ARTICLE_HEAD } from "../reading-pane/article-fragments.ts";
import type { ListOnScreen } from "./article-reader.ts";
import { tickedArticles } from "./ticked-articles.ts";

/** The ticked newspaper articles in the order of the list, with what buttons and dialogs say of them. */
export function useTickedPapers(): (reader: ListOnScreen) => NamedArticle[] {
  const { cache } = useApolloClient();
  return (reader) =>
    tickedArticles(reader)
      .filter(isNewspaper)
      .map((from) => {
        const head = cache.readFragment({ fragment: ARTICLE_HEAD, fragmentName: "ArticleHead", from });
        const { id, dataSection } = from;
        return head?.__typename === "NewspaperArticle" ? head : { id, dataSection, title: head?.title ?? "" };
      });
}
