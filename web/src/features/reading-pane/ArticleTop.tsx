import { lazy, Suspense, useState } from "react";
import type { ArticleHeadFragment } from "../../__generated__/graphql.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { searchWordsLine } from "../../domain/article-text.ts";
import { slashDate, timeLabel } from "../../domain/day.ts";
import { coverLabel, pageRange, SALE_PERIOD_LABEL, salePeriodValue } from "../../domain/magazine-line.ts";
import { fullIssueLine } from "../../domain/newspaper-line.ts";
import { listText } from "../../domain/text/home-text.ts";
import { readingText } from "../../domain/text/reading-text.ts";
import { ArticleHeading } from "./article/ArticleHeading.tsx";
import { type Fact, FactList, tagsOf } from "./article/FactList.tsx";
import classes from "./reading-pane.module.css";
import { SourceLink } from "./SourceLink.tsx";

/** Comes with the first article that has any. */
const AssessmentFacts = lazy(() => loadChunk(() => import("./article/AssessmentFacts.tsx")));

const isAssessed = ({ tone, tags, ad }: ArticleHeadFragment): boolean => tone > 0 || tags.length > 0 || ad !== null;

interface ArticleTopProps {
  head: ArticleHeadFragment;
  level: "h1" | "h2";
}

/** What stands above the text: media line, title, subtitle, facts; a magazine's cover beside them. */
export function ArticleTop({ head, level }: ArticleTopProps) {
  const top = (
    <>
      <ArticleHeading {...headingOf(head)} level={level} />
      <FactList facts={factsOf(head)} />
      {isAssessed(head) && (
        <Suspense fallback={<div className={classes.assessed} />}>
          <AssessmentFacts tone={head.tone} tags={head.tags} ad={head.ad} />
        </Suspense>
      )}
    </>
  );
  return head.__typename === "MagazineArticle" && head.thumbnailUrl !== null ? (
    <div className={classes.withCover}>
      <Cover key={head.thumbnailUrl} url={head.thumbnailUrl} label={coverLabel(head.coverDate)} />
      <div>{top}</div>
    </div>
  ) : (
    top
  );
}

/** A cover that can't be had leaves no broken picture behind. */
function Cover({ url, label }: { url: string; label: string }) {
  const [broken, setBroken] = useState(false);
  return broken ? null : (
    <img className={classes.cover} src={url} alt={label} decoding="async" onError={() => setBroken(true)} />
  );
}

function headingOf(head: ArticleHeadFragment) {
  const { title, titleHits, mediaName } = head;
  switch (head.__typename) {
    case "NewspaperArticle": {
      const when = fullIssueLine({ ...head, row: null, imageCount: null });
      return {
        title,
        titleHits,
        mediaName,
        kind: head.isImage ? listText.image : listText.text,
        when,
        subtitle: head.subtitle,
      };
    }
    case "WebArticle":
      return { title, titleHits, mediaName, kind: head.category ?? "", when: timeLabel(head.reportedAt, "full") };
    case "MagazineArticle":
      return { title, titleHits, mediaName, kind: head.category ?? "", when: "" };
  }
}

function factsOf(head: ArticleHeadFragment): Fact[] {
  const themes: Fact = [readingText.themes, tagsOf(head.themeNames)];
  const words: Fact = [readingText.searchWords, searchWordsLine(head.searchWords)];
  switch (head.__typename) {
    case "NewspaperArticle":
      return [themes, words, [readingText.charCount, head.charCount ? readingText.characters(head.charCount) : null]];
    case "WebArticle":
      return [themes, words, [readingText.published, <SourceLink key="link" url={head.url} />]];
    case "MagazineArticle":
      return [
        [readingText.coverDate, slashDate(head.coverDate)],
        [readingText.pages, pageRange(head.startPage, head.endPage)],
        [SALE_PERIOD_LABEL, salePeriodValue(head.salePeriod)],
        words,
        themes,
      ];
  }
}
