import { Link } from "react-router";
import { Headline } from "../../../components/headline/Headline.tsx";
import type { TextRange } from "../../../components/marked/marked-parts.ts";
import classes from "./article-lines.module.css";

export interface ArticleLine {
  id: string;
  title: string;
  titleHits?: readonly TextRange[];
  /** Medium, and where in it. */
  place: string;
  /** Itself in home's list. */
  to: string;
}

/** The articles behind a figure or a day. */
export const ArticleLines = ({ lines }: { lines: readonly ArticleLine[] }) => (
  <ol className={classes.articles}>
    {lines.map(({ id, title, titleHits, place, to }) => (
      <li key={id}>
        <Link to={to}>
          <Headline as="span" title={title} {...(titleHits && { hits: titleHits })} />
        </Link>
        <span className={classes.medium}>{place}</span>
      </li>
    ))}
  </ol>
);
