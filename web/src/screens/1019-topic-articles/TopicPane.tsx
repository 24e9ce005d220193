import { ActionIcon } from "@mantine/core";
import { IconEyeOff, IconMessage, IconX } from "@tabler/icons-react";
import { useCallback } from "react";
import { useStable } from "../../browser/use-stable.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { OrderedList, OrderKeys } from "../../components/ordered-list/OrderedList.tsx";
import type { Order } from "../../components/ordered-list/use-order.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { shortDate } from "../../domain/day.ts";
import { issueTypeText } from "../../domain/issue-type.ts";
import AssessmentMarks from "../../features/article-list/row/AssessmentMarks.tsx";
import { KindTag } from "../../features/article-list/row/KindTag.tsx";
import { AssessButton } from "../../features/assessment/AssessButton.tsx";
import { TOPIC_QUERIES } from "./documents.ts";
import { EndPlace } from "./EndPlace.tsx";
import { CommentButton, useTopicComment } from "./TopicComment.tsx";
import { TopicKeys } from "./TopicKeys.tsx";
import { topicText as text } from "./text.ts";
import classes from "./topic-articles.module.css";
import type { TopicLine } from "./use-topic.ts";

interface TopicPaneProps {
  label: string;
  order: Order<TopicLine>;
  onRemove: (line: TopicLine) => void;
  onComment: (line: TopicLine, words: string) => Promise<boolean>;
}

/** One tab of a topic in its order: by drag, keys, buttons and numbers. */
export function TopicPane({ label, order, onRemove, onComment }: TopicPaneProps) {
  const removeById = (id: string) => {
    const line = order.rows.find((each) => each.id === id);
    if (line) onRemove(line);
  };
  const { length } = order.rows;
  const remove = useStable(onRemove);
  const comment = useTopicComment(order.rows, onComment);
  const { open } = comment;
  // The same function at every rendering: hundreds of rows are not rendered again when one of them has changed.
  const end = useCallback(
    (line: TopicLine) => (
      <>
        <AssessButton article={line} refetch={TOPIC_QUERIES} />
        <CommentButton line={line} onOpen={open} />
        <ActionIcon size="xs" aria-label={text.removeOf(line.title)} onClick={() => remove(line)}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      </>
    ),
    [remove, open],
  );
  return (
    <>
      <TopicKeys rows={order.rows} />
      {length === 0 ? (
        <div className={classes.nothing}>
          <EmptyState title={text.empty} message={text.emptyHelp} />
        </div>
      ) : (
        <OrderedList label={label} order={order} columns={COLUMNS} isNumbered onRemove={removeById} end={end} />
      )}
      {comment.popover}
      <EndPlace place={length + 1} />
      {length > 0 && (
        <div className={classes.keys}>
          <OrderKeys />
        </div>
      )}
    </>
  );
}

const placeOf = ({ issueDate, issueType, frameNo }: TopicLine): string =>
  [shortDate(issueDate), issueType ? issueTypeText(issueType) : "", frameNo ? `${frameNo.replace(/面$/, "")}面` : ""]
    .filter((part) => part !== "")
    .join(" ");

const COLUMNS = [
  {
    header: text.headline,
    cell: (line: TopicLine) => (
      <span className={classes.line}>
        <b>{line.title}</b>
        <span className={classes.facts}>
          {!line.published && (
            <StateTag tone="plain" icon={IconEyeOff}>
              {text.unpublished}
            </StateTag>
          )}
          <KindTag article={line} />
          {line.mediaName} {placeOf(line)}
        </span>
        {line.tone + line.tags.length > 0 && <AssessmentMarks tone={line.tone} tags={line.tags} />}
        {line.comment !== "" && (
          <span className={classes.comment}>
            <IconMessage size={14} stroke={1.75} />
            {line.comment}
          </span>
        )}
      </span>
    ),
  },
];
