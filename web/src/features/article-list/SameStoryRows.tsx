import { useFragment } from "@apollo/client/react";
import type { ArticleRowFragment } from "../../__generated__/graphql.ts";
import { timeLabel } from "../../domain/day.ts";
import { coverLabel, pageRange } from "../../domain/magazine-line.ts";
import { issueLine, pageLine } from "../../domain/newspaper-line.ts";
import { listPartsText } from "../../domain/text/list-parts-text.ts";
import { ARTICLE_ROW } from "../reading-pane/article-fragments.ts";
import type { ArticleReader, ListedArticle } from "./article-reader.ts";
import { articleRefOf } from "./article-ref.ts";
import { MoreButton } from "./MoreButton.tsx";
import { StoryLine, StoryRow } from "./row/StoryRow.tsx";
import { useSameStory } from "./use-same-story.ts";

interface SameStoryRowsProps {
  articleId: string;
  reader: ArticleReader;
  /** A phone has tick boxes only while it selects. */
  selecting: boolean;
}

/** The other articles of a row's story, asked for a page at a time when they are unfolded. */
export default function SameStoryRows({ articleId, reader, selecting }: SameStoryRowsProps) {
  const story = useSameStory(articleId, reader);
  if (story.state === "failed")
    return (
      <StoryLine>
        <span role="alert">
          {listPartsText.sameStoryFailed}{" "}
          <button type="button" onClick={story.refetch}>
            {listPartsText.sameStoryRetry}
          </button>
        </span>
      </StoryLine>
    );
  if (story.state === "loading") return <StoryLine>{listPartsText.sameStoryLoading}</StoryLine>;
  return (
    <>
      {story.articles.map((article) => (
        <OtherRow
          key={article.id}
          article={article}
          reader={reader}
          tickable={reader.layout !== "narrow" || selecting}
        />
      ))}
      {story.next > 0 && (
        <StoryLine isArticle={false}>
          <MoreButton list={story} inStory />
        </StoryLine>
      )}
    </>
  );
}

interface OtherRowProps {
  article: ListedArticle;
  reader: ArticleReader;
  tickable: boolean;
}

function OtherRow({ article, reader, tickable }: OtherRowProps) {
  const { data, complete } = useFragment({ fragment: ARTICLE_ROW, from: article });
  if (!complete) return null;
  const { navigation, stories, ticks } = reader;
  const tick = () => {
    stories.note(article);
    ticks.toggle(article.id);
  };
  return (
    <StoryRow
      title={data.title}
      titleHits={data.titleHits}
      place={placeOf(data)}
      open={article.id === navigation.address.article?.id}
      ticked={ticks.ticked.ids.has(article.id)}
      {...(tickable && { onTick: tick })}
      href={navigation.hrefOf({ article: articleRefOf(article) })}
      onOpen={() => reader.open(article)}
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
