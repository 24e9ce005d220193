import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { lazy, type ReactNode, Suspense } from "react";
import type { ArticleRowFragment } from "../../__generated__/graphql.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { Marked } from "../../components/marked/Marked.tsx";
import { ARTICLE_ROW } from "../reading-pane/article-fragments.ts";
import { ArticleRow, type ArticleRowProps } from "./row/ArticleRow.tsx";
import { MagazineLines, NewspaperLine, WebLine } from "./row/SourceLines.tsx";
import classes from "./row/source-lines.module.css";

/** Comes with the first article that has any. */
const AssessmentMarks = lazy(() => loadChunk(() => import("./row/AssessmentMarks.tsx")));

/** Of a line of marks, in px: the rows below do not move when they come. */
const MARKS_HEIGHT = 18;

type FromData =
  | "id"
  | "title"
  | "titleHits"
  | "comment"
  | "clippedIn"
  | "correction"
  | "published"
  | "thumbnailUrl"
  | "story"
  | "children";

interface ListRowProps extends Omit<ArticleRowProps, FromData> {
  /** An article of any query that spreads ArticleRow. */
  article: { id: string } & FragmentType<ArticleRowFragment>;
  /** Whether the row says where a theme's words stand. The results of a search don't: their words are the search's. */
  graded?: boolean;
  /** Below the lines of the article. */
  more?: ReactNode;
  /** The others of the same story, shown below the row where the list can unfold them. */
  others?: { unfolded: boolean; toggle: () => void; render: () => ReactNode };
}

/** A row of the list, which reads its own fields from the cache, with the others of its story where they are unfolded. */
export function ListRow({ article, others, graded = true, more, ...row }: ListRowProps) {
  const { data, complete } = useFragment({ fragment: ARTICLE_ROW, from: article });
  if (!complete) return null;
  const count = others ? data.sameStoryCount : 0;
  const unfolded = others?.unfolded ?? false;
  return (
    <>
      <ArticleRow
        {...row}
        {...(others && count > 0 && { story: { count, unfolded, onToggle: others.toggle } })}
        id={article.id}
        title={data.title}
        titleHits={data.titleHits}
        comment={data.comment?.trim() ?? ""}
        clippedIn={data.clippedIn}
        correction={data.correction}
        published={data.published}
        thumbnailUrl={data.__typename === "WebArticle" ? undefined : data.thumbnailUrl}
      >
        {data.snippet && (
          <p className={classes.snippet}>
            <Marked text={data.snippet.text} ranges={data.snippet.hits} />
          </p>
        )}
        <Lines article={graded ? data : { ...data, prominenceText: "" }} />
        {data.tone + data.tags.length > 0 && (
          <Suspense fallback={<div style={{ height: MARKS_HEIGHT }} />}>
            <AssessmentMarks tone={data.tone} tags={data.tags} />
          </Suspense>
        )}
        {more}
      </ArticleRow>
      {unfolded && count > 0 && others?.render()}
    </>
  );
}

function Lines({ article }: { article: ArticleRowFragment }) {
  switch (article.__typename) {
    case "NewspaperArticle":
      return <NewspaperLine {...article} />;
    case "WebArticle":
      return <WebLine {...article} />;
    case "MagazineArticle":
      return <MagazineLines {...article} />;
  }
}
