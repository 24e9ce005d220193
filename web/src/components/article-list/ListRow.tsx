import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { ArticleRowFragment } from "../../__generated__/graphql.ts";
import { listComment } from "../../domain/article-text.ts";
import { ArticleRow, type ArticleRowProps } from "../article-row/ArticleRow.tsx";
import { MagazineLines, NewspaperLine, WebLine } from "../article-row/SourceLines.tsx";
import { ARTICLE_ROW } from "../reading-pane/article-fragments.ts";

type FromData = "id" | "title" | "titleHits" | "comment" | "thumbnailUrl" | "children";

interface ListRowProps extends Omit<ArticleRowProps, FromData> {
  /** An article of any query that spreads ArticleRow. */
  article: { id: string } & FragmentType<ArticleRowFragment>;
}

/** A row of the list, which reads its own fields from the cache. */
export function ListRow({ article, ...row }: ListRowProps) {
  const { data, complete } = useFragment({ fragment: ARTICLE_ROW, from: article });
  if (!complete) return null;
  return (
    <ArticleRow
      {...row}
      id={article.id}
      title={data.title}
      titleHits={data.titleHits}
      comment={listComment(data.comment)}
      thumbnailUrl={data.__typename === "NewspaperArticle" ? data.thumbnailUrl : undefined}
    >
      <Lines article={data} />
    </ArticleRow>
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
