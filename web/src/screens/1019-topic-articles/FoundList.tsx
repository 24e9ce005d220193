import { Button } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Marked } from "../../components/marked/Marked.tsx";
import { Pager } from "../../components/pager/Pager.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { TickBox } from "../../components/tick-box/TickBox.tsx";
import { shortDate } from "../../domain/day.ts";
import { finderText as text } from "./text.ts";
import classes from "./topic-articles.module.css";

export const PAGE_SIZE = 20;

interface Found {
  id: string;
  title: string;
  titleHits: readonly { start: number; end: number }[];
  mediaName: string;
  day: string | null;
}

interface FoundListProps {
  found: readonly Found[];
  total: number;
  page: number;
  onPage: (page: number) => void;
  inTopic: ReadonlySet<string>;
  onAdd: (ids: readonly string[]) => void;
}

/** What was found, to be added one by one or several together; what the topic has already says so. */
export function FoundList({ found, total, page, onPage, inTopic, onAdd }: FoundListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  if (total === 0) return <EmptyState title={text.none} message={text.noneHelp} />;
  const free = found.filter(({ id }) => !inTopic.has(id)).map(({ id }) => id);
  const chosen = [...ticked].filter((id) => !inTopic.has(id));
  const isAll = free.length > 0 && free.every((id) => ticked.has(id));
  const tick = (ids: readonly string[], isOn: boolean) =>
    setTicked((last) => new Set([...[...last].filter((id) => !ids.includes(id)), ...(isOn ? ids : [])]));
  const add = (ids: readonly string[]) => {
    onAdd(ids);
    setTicked(new Set());
  };
  return (
    <>
      <div className={classes.batch}>
        <TickBox
          label={text.tickAll}
          checked={isAll}
          mixed={!isAll && chosen.length > 0}
          disabled={free.length === 0}
          onTick={() => tick(free, !isAll)}
        />
        <span aria-live="polite">{text.selected(chosen.length)}</span>
        <Button
          size="xs"
          variant="outline"
          disabled={chosen.length === 0}
          leftSection={<IconPlus size={14} stroke={1.75} />}
          onClick={() => add(chosen)}
        >
          {text.addTicked(chosen.length)}
        </Button>
      </div>
      <ul className={classes.found}>
        {found.map(({ id, title, titleHits, mediaName, day }) => (
          <li key={id} data-ticked={ticked.has(id)}>
            <TickBox
              label={title}
              checked={ticked.has(id) || inTopic.has(id)}
              disabled={inTopic.has(id)}
              onTick={() => tick([id], !ticked.has(id))}
            />
            <span className={classes.line}>
              <b>
                <Marked text={title} ranges={titleHits} />
              </b>
              <span className={classes.facts}>
                {mediaName} {shortDate(day)}
              </span>
            </span>
            {inTopic.has(id) ? (
              <StateTag tone="ok" icon={IconCheck}>
                {text.isIn}
              </StateTag>
            ) : (
              <Button
                size="xs"
                variant="default"
                aria-label={text.addOf(title)}
                leftSection={<IconPlus size={14} stroke={1.75} />}
                onClick={() => add([id])}
              >
                {text.add}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={onPage} />
    </>
  );
}
