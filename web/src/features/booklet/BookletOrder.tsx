import { BOOKLET } from "@kirinuki/schema/booklet.ts";
import { ActionIcon, Textarea } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { OrderedList } from "../../components/ordered-list/OrderedList.tsx";
import classes from "./booklet.module.css";
import { bookletText as text } from "./text.ts";
import type { Draft, DraftArticle } from "./use-draft.ts";

interface BookletOrderProps {
  draft: Draft;
  /** null: the last one stays. */
  onTake: ((id: string) => void) | null;
}

const stateOf = ({ content, reason }: DraftArticle): string => {
  if (content === "ORIGINAL") return "";
  return [content === "HEADLINE" ? text.headline : text.nothing, reason].filter((part) => part !== "").join("：");
};

/** The articles in the order of the booklet, each with its comment and what of it the booklet will not hold. */
export function BookletOrder({ draft, onTake }: BookletOrderProps) {
  return (
    <div className={classes.list}>
      <OrderedList
        isNumbered
        label={text.order}
        order={draft.order}
        end={(article) =>
          onTake && (
            <ActionIcon
              size="xs"
              aria-label={text.take(article.title)}
              title={text.take(article.title)}
              onClick={() => onTake(article.id)}
            >
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          )
        }
        columns={[{ header: text.article, cell: (article) => <Line article={article} draft={draft} /> }]}
      />
    </div>
  );
}

function Line({ article, draft }: { article: DraftArticle; draft: Draft }) {
  const { id, title, mediaName, place } = article;
  const words = draft.comments.get(id) ?? "";
  const lack = stateOf(article);
  return (
    <span className={classes.article}>
      <span className={classes.headline}>{title}</span>
      <span className={classes.place}>{[mediaName, place].filter((part) => part !== "").join("　")}</span>
      {lack !== "" && <span className={classes.lack}>{lack}</span>}
      {article.content !== "NOTHING" && (
        <Textarea
          aria-label={text.commentOf(title)}
          placeholder={text.comment}
          rows={words === "" ? 1 : 2}
          value={words}
          error={[...words].length > BOOKLET.longestComment}
          onChange={({ currentTarget }) => draft.comment(id, currentTarget.value)}
        />
      )}
    </span>
  );
}
