import { ActionIcon } from "@mantine/core";
import { IconEyeOff, IconMessage, IconX } from "@tabler/icons-react";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { OrderedList } from "../../components/ordered-list/OrderedList.tsx";
import type { Order } from "../../components/ordered-list/use-order.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { shortDate } from "../../domain/day.ts";
import { issueTypeText } from "../../domain/issue-type.ts";
import { TopicComment } from "./TopicComment.tsx";
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
  if (order.rows.length === 0) return <EmptyState title={text.empty} message={text.emptyHelp} />;
  const removeById = (id: string) => {
    const line = order.rows.find((each) => each.id === id);
    if (line) onRemove(line);
  };
  return (
    <OrderedList
      label={label}
      order={order}
      columns={COLUMNS}
      isNumbered
      onRemove={removeById}
      end={(line) => (
        <>
          <TopicComment line={line} onSend={(words) => onComment(line, words)} />
          <ActionIcon size="xs" aria-label={text.removeOf(line.title)} onClick={() => onRemove(line)}>
            <IconX size={16} stroke={1.75} />
          </ActionIcon>
        </>
      )}
    />
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
          {line.mediaName} {placeOf(line)}
        </span>
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
