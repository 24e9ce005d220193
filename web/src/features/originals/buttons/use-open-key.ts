import type { ArticleHeadFragment } from "../../../__generated__/graphql.ts";
import { useKeys } from "../../../browser/keys.ts";
import { webAddress } from "../../../domain/article-text.ts";
import { bookAddress } from "../../../domain/book-address.ts";
import { homeKeyText } from "../../../domain/text/home-text.ts";

/** o opens the page of a web article and the book of a magazine's; a newspaper's original has its key with its button. */
export function useOpenKey(head: ArticleHeadFragment | null): void {
  const page = head?.__typename === "WebArticle" ? webAddress(head.url) : null;
  const book = head?.__typename === "MagazineArticle" ? bookAddress(head) : null;
  const run = () => {
    if (page !== null) window.open(page, "_blank", "noopener,noreferrer");
    if (book !== null) window.open(book, "_blank", "noopener");
  };
  useKeys(
    page === null && book === null ? [] : [{ keys: "o", label: homeKeyText.source, group: homeKeyText.group, run }],
  );
}
