import { IconClock, IconEye, IconEyeOff, IconMessage } from "@tabler/icons-react";
import { useLayout } from "../../browser/use-layout.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { Headline } from "../../components/headline/Headline.tsx";
import { Marked } from "../../components/marked/Marked.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate } from "../../domain/day.ts";
import { issueTypeText } from "../../domain/issue-type.ts";
import AssessmentMarks from "../article-list/row/AssessmentMarks.tsx";
import { KindTag } from "../article-list/row/KindTag.tsx";
import classes from "./managed-articles.module.css";
import { managedText as text } from "./text.ts";
import type { ManagedArticle } from "./use-managed-list.ts";

/** Whether readers see it; a magazine's may be out of its sale period besides. */
export function ArticleStateTag({ published, onSale }: Pick<ManagedArticle, "published" | "onSale">) {
  if (!published)
    return (
      <StateTag tone="plain" icon={IconEyeOff}>
        {text.unpublished}
      </StateTag>
    );
  return onSale ? (
    <StateTag tone="ok" icon={IconEye}>
      {text.published}
    </StateTag>
  ) : (
    <StateTag tone="warn" icon={IconClock}>
      {text.offSale}
    </StateTag>
  );
}

export const issuedLine = ({ issueDate, issueType, frameNo }: ManagedArticle): string =>
  [slashDate(issueDate), issueType ? issueTypeText(issueType) : "", frameNo ? `${frameNo.replace(/面$/, "")}面` : ""]
    .filter((part) => part !== "")
    .join(" ");

const themesLine = ([first = "–", ...others]: readonly string[]): string =>
  others.length === 0 ? first : text.more(first, others.length);

/** In a table one line with an ellipsis; on a card as many as it needs, which break between phrases. */
function Title({ title, titleHits }: Pick<ManagedArticle, "title" | "titleHits">) {
  return useLayout() === "narrow" ? (
    <Headline as="span" title={title} hits={titleHits} />
  ) : (
    <Marked text={title} ranges={titleHits} />
  );
}

/** @param open shows an article's text and history */
export const articleColumns = (open: (article: ManagedArticle) => void): readonly Column<ManagedArticle>[] => [
  { id: "state", header: text.state, cell: (article) => <ArticleStateTag {...article} /> },
  {
    id: "title",
    header: text.title,
    card: "title",
    cell: (article) => (
      <span className={classes.headline}>
        <KindTag article={article} />
        <button type="button" className={classes.title} onClick={() => open(article)}>
          <Title {...article} />
        </button>
      </span>
    ),
  },
  { id: "medium", header: text.medium, cell: ({ mediaName }) => mediaName },
  { id: "issued", header: text.issued, cell: issuedLine },
  { id: "themes", header: text.theme, cell: ({ themeNames }) => themesLine(themeNames) },
  {
    id: "assessment",
    header: text.assessment,
    cell: ({ tone, tags }) =>
      tone > 0 || tags.length > 0 ? (
        <span className={classes.marks}>
          <AssessmentMarks tone={tone} tags={tags} />
        </span>
      ) : (
        "–"
      ),
  },
  {
    id: "comment",
    header: text.comment,
    cell: ({ comment }) =>
      comment === "" ? (
        "–"
      ) : (
        <span className={classes.comment}>
          <IconMessage size={14} stroke={1.75} />
          <span>{comment}</span>
        </span>
      ),
  },
];
