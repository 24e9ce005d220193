import { Button } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { Marked } from "../../components/marked/Marked.tsx";
import { useDraggedIn } from "../../components/ordered-list/dragged-in.ts";
import { Grip } from "../../components/ordered-list/Grip.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { TickBox } from "../../components/tick-box/TickBox.tsx";
import { shortDate } from "../../domain/day.ts";
import { KindTag } from "../../features/article-list/row/KindTag.tsx";
import { finderText as text } from "./text.ts";
import classes from "./topic-articles.module.css";

export interface Found {
  id: string;
  dataSection: number;
  title: string;
  titleHits: readonly { start: number; end: number }[];
  mediaName: string;
  day: string | null;
}

const Headline = ({ found }: { found: Found }) => (
  <span className={classes.line}>
    <b>
      <Marked text={found.title} ranges={found.titleHits} />
    </b>
    <span className={classes.facts}>
      <KindTag article={found} />
      {found.mediaName} {shortDate(found.day)}
    </span>
  </span>
);

/** A search result that the topic has already. */
export const AddedRow = ({ found }: { found: Found }) => (
  <li>
    <span className={classes.noGrip} />
    <TickBox label={found.title} checked disabled onTick={() => undefined} />
    <Headline found={found} />
    <StateTag tone="ok" icon={IconCheck}>
      {text.isIn}
    </StateTag>
  </li>
);

interface FreeRowProps {
  found: Found;
  isTicked: boolean;
  /** What goes along when it is dragged, or added by Enter: itself, or all that is ticked with it. */
  taken: readonly string[];
  onTick: () => void;
  onAdd: (ids: readonly string[]) => void;
}

/** A search result that can be ticked, added, or dragged to its place in the topic. */
export function FreeRow({ found, isTicked, taken, onTick, onAdd }: FreeRowProps) {
  const { id, title } = found;
  const name = taken.length > 1 ? text.together(title, taken.length - 1) : title;
  const { ref, handleRef, isDragging } = useDraggedIn({ id, name, ids: taken });
  return (
    <li
      ref={ref}
      data-ticked={isTicked}
      data-dragging={isDragging}
      onKeyDown={({ key, ctrlKey, metaKey, target }) => {
        if (key === "Enter" && !ctrlKey && !metaKey && target instanceof HTMLInputElement) onAdd(taken);
      }}
    >
      <Grip ref={handleRef} name={name} />
      <TickBox label={title} checked={isTicked} onTick={onTick} />
      <Headline found={found} />
      <Button
        size="xs"
        variant="default"
        aria-label={text.addOf(title)}
        leftSection={<IconPlus size={14} stroke={1.75} />}
        onClick={() => onAdd([id])}
      >
        {text.add}
      </Button>
    </li>
  );
}
