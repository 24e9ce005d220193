import { useFragment, useQuery } from "@apollo/client/react";
import type { ArticleRowFragment } from "../../../__generated__/graphql.ts";
import { listText } from "../../../app/text/home-text.ts";
import type { ListedArticle } from "../../../components/article-list/article-reader.ts";
import { StoryLine, StoryRow } from "../../../components/article-row/StoryRow.tsx";
import { ARTICLE_ROW } from "../../../components/reading-pane/article-fragments.ts";
import { timeLabel } from "../../../domain/day.ts";
import { coverLabel, pageRange } from "../../../domain/magazine-line.ts";
import { issueLine, pageLine } from "../../../domain/newspaper-line.ts";
import type { Period } from "../../../domain/period.ts";
import { SAME_STORY } from "../query.ts";

/** What the others need of the screen. */
export interface StoryContext {
  period: Period;
  openId: string | null;
  hrefOf: (article: ListedArticle) => string;
  open: (article: ListedArticle) => void;
  isTicked: (article: ListedArticle) => boolean;
  /** Absent while a phone does not select. */
  tick?: (article: ListedArticle) => void;
}

/** The other articles of a row's story, asked for when they are unfolded. */
export default function SameStoryRows({ articleId, context }: { articleId: string; context: StoryContext }) {
  const { start, end } = context.period;
  const { data, error, refetch } = useQuery(SAME_STORY, {
    variables: { input: { articleId, period: { start, end } } },
  });
  if (error)
    return (
      <StoryLine>
        <span role="alert">
          {listText.sameStoryFailed}{" "}
          <button type="button" onClick={() => void refetch().catch(() => undefined)}>
            {listText.sameStoryRetry}
          </button>
        </span>
      </StoryLine>
    );
  if (!data) return <StoryLine>{listText.sameStoryLoading}</StoryLine>;
  const { articles, totalCount } = data.sameStory;
  return (
    <>
      {articles.map((article) => (
        <OtherRow key={article.id} article={article} context={context} />
      ))}
      {totalCount > articles.length && <StoryLine>{listText.sameStoryRest(totalCount - articles.length)}</StoryLine>}
    </>
  );
}

function OtherRow({ article, context }: { article: ListedArticle; context: StoryContext }) {
  const { data, complete } = useFragment({ fragment: ARTICLE_ROW, from: article });
  if (!complete) return null;
  const { tick } = context;
  return (
    <StoryRow
      title={data.title}
      titleHits={data.titleHits}
      place={placeOf(data)}
      open={article.id === context.openId}
      ticked={context.isTicked(article)}
      {...(tick && { onTick: () => tick(article) })}
      href={context.hrefOf(article)}
      onOpen={() => context.open(article)}
    />
  );
}

function placeOf(article: ArticleRowFragment): string {
  return [article.mediaName, ...partsOf(article)].filter((part) => part !== "").join(" ");
}

function partsOf(article: ArticleRowFragment): string[] {
  switch (article.__typename) {
    case "NewspaperArticle":
      return [issueLine(article), pageLine(article)];
    case "WebArticle":
      return [timeLabel(article.reportedAt, "short")];
    case "MagazineArticle":
      return [coverLabel(article.coverDate), pageRange(article.startPage, article.endPage)];
  }
}
