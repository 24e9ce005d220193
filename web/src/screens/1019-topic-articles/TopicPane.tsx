import { IconEyeOff, IconMessage, IconX } from "@tabler/icons-react";
import type { RowAction } from "../../components/data-table/row-action.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { OrderedList } from "../../components/ordered-list/OrderedList.tsx";
import type { Order } from "../../components/ordered-list/use-order.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { shortDate } from "../../domain/day.ts";
import { issueTypeText } from "../../domain/issue-type.ts";
import { topicText as text } from "./text.ts";
import classes from "./topic-articles.module.css";
import type { TopicLine } from "./use-topic.ts";

interface TopicPaneProps {
  label: string;
  order: Order<TopicLine>;
  onRemove: (line: TopicLine) => void;
}

/** One tab of a topic in its order: by drag, keys and buttons. */
export function TopicPane({ label, order, onRemove }: TopicPaneProps) {
  if (order.rows.length === 0) return <EmptyState title={text.empty} message={text.emptyHelp} />;
  const actions = (line: TopicLine): RowAction[] => [{ label: text.remove, icon: IconX, run: () => onRemove(line) }];
  return <OrderedList label={label} order={order} columns={COLUMNS} actions={actions} />;
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
