import type { ArticleHeadFragment, ArticleQuery } from "../../__generated__/graphql.ts";
import { traceAddress } from "../../domain/article-address.ts";
import { articleText } from "../../domain/text/home-text.ts";
import { ArticleTop } from "./ArticleTop.tsx";
import { ArticleNote } from "./article/ArticleNote.tsx";
import { BodyText, type TextSize } from "./article/BodyText.tsx";
import { CommentBox } from "./article/CommentBox.tsx";
import { CorrectionLine } from "./article/CorrectionLine.tsx";
import { Figures } from "./article/Figures.tsx";
import { UnpublishedLine } from "./article/UnpublishedLine.tsx";
import { BodySkeleton } from "./BodySkeleton.tsx";
import classes from "./reading-pane.module.css";

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
export const ArticleContent = ({ head, detail, textSize, level }: ArticleContentProps) => (
  <article className={classes.article}>
    {head && <ArticleTop head={head} level={level} />}
    {head && !head.published && <UnpublishedLine />}
    {head && <CorrectionLine correction={head.correction} />}
    {head && <CommentBox comment={head.comment?.trim() ?? ""} />}
    {head && detail ? <Text head={head} detail={detail} textSize={textSize} /> : <BodySkeleton withHead={!head} />}
  </article>
);

function Text({ head, detail, textSize }: { head: ArticleHeadFragment; detail: Detail; textSize: TextSize }) {
  const { images } = detail;
  const text = detail.body ?? detail.lead ?? "";
  const note = noteOf(head, detail, text);
  return (
    <>
      <Figures
        images={images.length === 0 ? thumbnailOf(head) : images}
        alone={text === ""}
        hrefOf={(serialNo) => (images.length === 0 ? null : traceAddress(head, serialNo))}
      />
      {text !== "" && (
        <BodyText text={text} hits={detail.body === null ? detail.leadHits : detail.bodyHits} size={textSize} />
      )}
      {note !== "" && <ArticleNote>{note}</ArticleNote>}
    </>
  );
}

/** The page's thumbnail stands for the pictures where none came. */
const thumbnailOf = (head: ArticleHeadFragment) =>
  head.__typename === "NewspaperArticle" && head.thumbnailUrl !== null
    ? [{ serialNo: 0, url: head.thumbnailUrl, caption: articleText.thumbnail }]
    : [];

function noteOf(head: ArticleHeadFragment, detail: Detail, text: string): string {
  if (head.__typename === "WebArticle") return articleText.webNote;
  if (head.__typename === "MagazineArticle") return head.deleted ? articleText.magazineGone : articleText.magazineNote;
  if (detail.body !== null) return "";
  if (text !== "") return articleText.leadNote;
  return head.__typename === "NewspaperArticle" && head.isImage ? articleText.imageOnly : articleText.noText;
}
