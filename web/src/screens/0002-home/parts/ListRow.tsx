import { useFragment } from "@apollo/client/react";
import { useState } from "react";
import type { ArticleRowFragment } from "../../../__generated__/graphql.ts";
import { ArticleRow, type ArticleRowProps } from "../../../components/article-row/ArticleRow.tsx";
import { MagazineLines, NewspaperLine, WebLine } from "../../../components/article-row/SourceLines.tsx";
import { listComment } from "../../../domain/article-text.ts";
import type { ListedArticle } from "../use-article-list.ts";
import { ARTICLE_ROW } from "./article-fragments.ts";
import { SameStoryRows, type StoryContext } from "./SameStoryRows.tsx";

type FromData = "id" | "title" | "titleHits" | "comment" | "thumbnailUrl" | "story" | "children";

interface ListRowProps extends Omit<ArticleRowProps, FromData> {
  article: ListedArticle;
  context: StoryContext;
}

/** A row of the list, which reads its own fields from the cache, with the others of its story where they are unfolded. */
export function ListRow({ article, context, ...row }: ListRowProps) {
  const [unfolded, setUnfolded] = useState(false);
  const { data, complete } = useFragment({ fragment: ARTICLE_ROW, from: article });
  if (!complete) return null;
  const count = data.sameStoryCount;
  return (
    <>
      <ArticleRow
        {...row}
        {...(count > 0 && { story: { count, unfolded, onToggle: () => setUnfolded(!unfolded) } })}
        id={article.id}
        title={data.title}
        titleHits={data.titleHits}
        comment={listComment(data.comment)}
        thumbnailUrl={data.__typename === "WebArticle" ? undefined : data.thumbnailUrl}
      >
        <Lines article={data} />
      </ArticleRow>
      {unfolded && count > 0 && <SameStoryRows articleId={article.id} context={context} />}
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
