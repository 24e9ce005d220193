import { lazy, Suspense } from "react";
import type { ArticleHeadFragment, ArticleQuery } from "../../__generated__/graphql.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { useLayout } from "../../browser/use-layout.ts";
import { traceAddress } from "../../domain/article-address.ts";
import { readingText } from "../../domain/text/reading-text.ts";
import { useViewer } from "../../session/use-session.ts";
import { ArticleTop } from "./ArticleTop.tsx";
import { ArticleNote } from "./article/ArticleNote.tsx";
import { BodyText, type TextSize } from "./article/BodyText.tsx";
import { CommentBox } from "./article/CommentBox.tsx";
import { CorrectionLine } from "./article/CorrectionLine.tsx";
import { Figures } from "./article/Figures.tsx";
import { UnpublishedLine } from "./article/UnpublishedLine.tsx";
import { BodySkeleton } from "./BodySkeleton.tsx";
import classes from "./reading-pane.module.css";

/** For those who set tones and tags alone. */
const AssessmentEditor = lazy(() => loadChunk(() => import("../assessment/AssessmentEditor.tsx")));
/** Few articles have any. */
const RightsNotes = lazy(() => loadChunk(() => import("./RightsNotes.tsx")));

export type Detail = Extract<ArticleQuery["article"], { __typename: "ArticleDetail" }>;

interface ArticleContentProps {
  /** null while neither the list nor the server has told. */
  head: ArticleHeadFragment | null;
  /** null while it is on its way. */
  detail: Detail | null;
  textSize: TextSize;
  /** Of the title; h1 where the article covers the list with its own h1. */
  level: "h1" | "h2";
}

/** Head, comment, pictures and text of an article. */
export function ArticleContent({ head, detail, textSize, level }: ArticleContentProps) {
  const mayAssess = useViewer().role !== "USER";
  return (
    <article className={classes.article}>
      {head && <ArticleTop head={head} level={level} />}
      {head && !head.published && <UnpublishedLine />}
      {head && mayAssess && (
        <Suspense>
          <AssessmentEditor article={head} />
        </Suspense>
      )}
      {head && <CorrectionLine correction={head.correction} />}
      {head && <CommentBox comment={head.comment?.trim() ?? ""} />}
      {head && detail ? <Text head={head} detail={detail} textSize={textSize} /> : <BodySkeleton withHead={!head} />}
    </article>
  );
}

function Text({ head, detail, textSize }: { head: ArticleHeadFragment; detail: Detail; textSize: TextSize }) {
  const { images } = detail;
  const text = detail.body ?? detail.lead ?? "";
  const figures = (
    <Figures
      images={images.length === 0 ? thumbnailOf(head) : images}
      alone={text === ""}
      hrefOf={(serialNo) => (images.length === 0 ? null : traceAddress(head, serialNo))}
    />
  );
  // Beside the text where there is room; a phone shows what is to be read first.
  const textFirst = useLayout() === "narrow";
  const note = noteOf(head, detail, text, textFirst ? readingText.leadNoteNarrow : readingText.leadNote);
  return (
    <>
      {!textFirst && figures}
      {text !== "" && (
        <BodyText text={text} hits={detail.body === null ? detail.leadHits : detail.bodyHits} size={textSize} />
      )}
      {note !== "" && <ArticleNote>{note}</ArticleNote>}
      {(detail.rightholder || detail.forbiddenPurposes.length > 0) && (
        <Suspense>
          <RightsNotes of={detail} />
        </Suspense>
      )}
      {textFirst && figures}
    </>
  );
}

/** The page's thumbnail stands for the pictures where none came. */
const thumbnailOf = (head: ArticleHeadFragment) =>
  head.__typename === "NewspaperArticle" && head.thumbnailUrl !== null
    ? [{ serialNo: 0, url: head.thumbnailUrl, caption: readingText.thumbnail }]
    : [];

function noteOf(head: ArticleHeadFragment, detail: Detail, text: string, leadNote: string): string {
  if (head.__typename === "WebArticle") return readingText.webNote;
  if (text === "" && detail.showRefusal !== null) return detail.showRefusal;
  if (head.__typename === "MagazineArticle") return head.deleted ? readingText.magazineGone : readingText.magazineNote;
  if (detail.body !== null) return "";
  if (text !== "") return leadNote;
  return head.__typename === "NewspaperArticle" && head.isImage ? readingText.imageOnly : readingText.noText;
}
