import { Button, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Pager } from "../../components/pager/Pager.tsx";
import { TickBox } from "../../components/tick-box/TickBox.tsx";
import { AddedRow, type Found, FreeRow } from "./FoundRow.tsx";
import { finderText as text } from "./text.ts";
import classes from "./topic-articles.module.css";

export const PAGE_SIZE = 20;

interface FoundListProps {
  found: readonly Found[];
  total: number;
  page: number;
  onPage: (page: number) => void;
  inTopic: ReadonlySet<string>;
  /** @param place from 1 in the list as it is shown; at the end without one */
  onAdd: (ids: readonly string[], place?: number) => void;
}

/** What was found, to be added one by one or several together, at the end or at a place; what the topic has already says so. */
export function FoundList({ found, total, page, onPage, inTopic, onAdd }: FoundListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [place, setPlace] = useState("");
  if (total === 0) return <EmptyState title={text.none} message={text.noneHelp} />;
  const free = found.filter(({ id }) => !inTopic.has(id)).map(({ id }) => id);
  const chosen = [...ticked].filter((id) => !inTopic.has(id));
  const isAll = free.length > 0 && free.every((id) => ticked.has(id));
  const tick = (ids: readonly string[], isOn: boolean) =>
    setTicked((last) => new Set([...[...last].filter((id) => !ids.includes(id)), ...(isOn ? ids : [])]));
  const add = (ids: readonly string[]) => {
    onAdd(ids, Number(place) || undefined);
    setTicked(new Set());
    setPlace("");
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
        <TextInput
          size="xs"
          className={classes.place}
          label={text.place}
          placeholder={text.atEnd}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={place}
          onChange={({ currentTarget }) => setPlace(currentTarget.value.normalize("NFKC").replace(/\D/g, ""))}
          onKeyDown={({ key, ctrlKey, metaKey }) => {
            if (key === "Enter" && !ctrlKey && !metaKey && chosen.length > 0) add(chosen);
          }}
        />
      </div>
      <ul className={classes.found}>
        {found.map((each) => {
          const { id } = each;
          const isTicked = ticked.has(id);
          return inTopic.has(id) ? (
            <AddedRow key={id} found={each} />
          ) : (
            <FreeRow
              key={id}
              found={each}
              isTicked={isTicked}
              taken={isTicked ? chosen : [id]}
              onTick={() => tick([id], !isTicked)}
              onAdd={add}
            />
          );
        })}
      </ul>
      <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={onPage} />
    </>
  );
}
