import { Headline } from "../../../components/headline/Headline.tsx";
import type { TextRange } from "../../../domain/article-text.ts";
import classes from "./article.module.css";

interface ArticleHeadingProps {
  /** 紙面, 本文, or a category; blank for none. */
  kind: string;
  mediaName: string;
  /** 2026/11/20 朝刊 1面, or a time. */
  when: string;
  title: string;
  titleHits: readonly TextRange[];
  /** Edition, pages, rows, images, trace and note, joined by ／; blank for none. */
  subtitle?: string;
  /** After its place in the outline: h1 where the article stands alone. */
  level?: "h1" | "h2";
}

/** Media line, title and subtitle of an article (look.md 5, reading pane). */
export const ArticleHeading = ({
  kind,
  mediaName,
  when,
  title,
  titleHits,
  subtitle = "",
  level = "h2",
}: ArticleHeadingProps) => (
  <div>
    <p className={classes.media}>
      {kind !== "" && <span className={classes.kind}>{kind}</span>}
      <b>{mediaName}</b>
      {when !== "" && <span>{when}</span>}
    </p>
    <Headline as={level} className={classes.title} title={title} hits={titleHits} />
    {subtitle !== "" && <p className={classes.subtitle}>{subtitle}</p>}
  </div>
);
