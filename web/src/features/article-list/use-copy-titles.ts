import type { FragmentType } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { ArticleRowFragment } from "../../__generated__/graphql.ts";
import { webAddress } from "../../domain/article-text.ts";
import { writeHomeAddress } from "../../domain/home-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { listText } from "../../domain/text/home-text.ts";
import { ARTICLE_ROW } from "../reading-pane/article-fragments.ts";
import { articleRefOf } from "./article-ref.ts";

/** An article of any query that spreads ArticleRow. */
type Listed = { id: string } & FragmentType<ArticleRowFragment>;

const SHOWN_MS = 5000;

/** Copies titles with their links to the clipboard: for a web article its page, else its place in this product. */
export function useCopyTitles(): { copy: (articles: readonly Listed[]) => Promise<void>; copied: string } {
  const { cache } = useApolloClient();
  const [copied, setCopied] = useState("");
  useEffect(() => {
    if (copied === "") return;
    const timer = setTimeout(() => setCopied(""), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const lineOf = (listed: Listed): string[] => {
    const article = cache.readFragment({ fragment: ARTICLE_ROW, fragmentName: "ArticleRow", from: listed });
    if (!article) return [];
    const page = article.__typename === "WebArticle" ? webAddress(article.url) : null;
    const here = writeHomeAddress({ selection: null, source: null, period: null, article: articleRefOf(article) });
    return [`${article.title}\n${page ?? window.location.origin + pathOf("0002") + here}`];
  };
  const copy = async (articles: readonly Listed[]) => {
    try {
      await navigator.clipboard.writeText(articles.flatMap(lineOf).join("\n\n"));
      setCopied(listText.copied(articles.length));
    } catch {
      setCopied(listText.notCopied);
    }
  };
  return { copy, copied };
}
