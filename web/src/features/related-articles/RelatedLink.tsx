import type { ReactNode } from "react";
import type { ListNavigation } from "../article-list/article-reader.ts";
import { articleRefOf } from "../article-list/article-ref.ts";
import classes from "./related.module.css";

interface RelatedLinkProps {
  article: { articleId: string; dataSection: number };
  navigation: Pick<ListNavigation, "hrefOf" | "openArticle">;
  children: ReactNode;
}

/** Opens an article in place; with a modifier the browser opens its address. */
export function RelatedLink({ article: { articleId: id, dataSection }, navigation, children }: RelatedLinkProps) {
  const article = articleRefOf({ id, dataSection });
  if (article === null) return children;
  return (
    <a
      className={classes.link}
      href={navigation.hrefOf({ article })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigation.openArticle(article);
      }}
    >
      {children}
    </a>
  );
}
