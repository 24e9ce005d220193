import { IconCalendarOff, IconClock, IconCopy, IconEdit, IconHistory, IconTrash } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { RowMenu } from "../../components/data-table/RowMenu.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate, timeLabel, todayInTokyo } from "../../domain/day.ts";
import { EndDialog } from "./EndDialog.tsx";
import { HistoryDialog } from "./HistoryDialog.tsx";
import classes from "./registration.module.css";
import { registrationText, listText as text } from "./text.ts";
import { type Draft, draftOf, type Registration, type Registrations } from "./use-registrations.ts";

const STATES = ["active", "ended", "all"] as const;

interface RegistrationListProps {
  rows: readonly Registration[];
  registrations: Registrations;
  /** Takes a registration, or a copy of one, into the form. */
  onTake: (draft: Draft) => void;
}

/** Registered media, those that have ended too; each can be changed, ended at a day or taken back. */
export function RegistrationList({ rows, registrations, onTake }: RegistrationListProps) {
  const [state, setState] = useState<(typeof STATES)[number]>("all");
  const [ending, end] = useState<Registration | null>(null);
  const [told, tell] = useState<Registration | null>(null);
  const [removing, remove] = useState<Registration | null>(null);
  const today = todayInTokyo(new Date());
  const isEnded = ({ end: last }: Registration) => last !== null && last < today;
  const ended = rows.filter(isEnded).length;
  const shown = state === "all" ? rows : rows.filter((row) => isEnded(row) === (state === "ended"));
  const names = {
    active: text.stateCount(text.states.active, rows.length - ended),
    ended: text.stateCount(text.states.ended, ended),
    all: text.states.all,
  };
  return (
    <section className={classes.list} aria-label={text.table}>
      <div className={classes.listHead}>
        <h2>{text.title}</h2>
        <Segments label={text.state} labelHidden values={STATES} names={names} value={state} onChoose={setState} />
      </div>
      {rows.length === 0 ? (
        <EmptyState title={text.none} message={text.noneHelp} />
      ) : (
        <CardTable
          label={text.title}
          columns={[
            ...[registrationText.theme, text.state, text.kind, registrationText.media],
            ...[text.period, text.articles, text.by],
            null,
          ]}
          numeric={[text.articles]}
        >
          {shown.map((row) => (
            <RegistrationRow
              key={row.id}
              row={row}
              isEnded={isEnded(row)}
              onChange={() => onTake(draftOf(row))}
              onCopy={() => onTake({ ...draftOf(row), start: today, end: "" })}
              onTell={() => tell(row)}
              onEnd={() => end(row)}
              onRemove={() => remove(row)}
            />
          ))}
        </CardTable>
      )}
      {ending && (
        <EndDialog
          registration={ending}
          onEnd={(day) => {
            end(null);
            void registrations.endAt(ending, day);
          }}
          onClose={() => end(null)}
        />
      )}
      {told && <HistoryDialog registration={told} onClose={() => tell(null)} />}
      <Suspense>
        {removing && (
          <LazyDangerDialog
            title={text.removeTitle(removing.theme.name, removing.mediaName)}
            goes={text.removeGoes(removing.onlyCount)}
            stays={text.removeStays}
            confirm={text.remove}
            onConfirm={() => {
              remove(null);
              void registrations.remove(removing);
            }}
            onClose={() => remove(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

interface RegistrationRowProps {
  row: Registration;
  isEnded: boolean;
  onChange: () => void;
  onCopy: () => void;
  onTell: () => void;
  onEnd: () => void;
  onRemove: () => void;
}

const RegistrationRow = ({ row, isEnded, onChange, onCopy, onTell, onEnd, onRemove }: RegistrationRowProps) => (
  <tr>
    <th scope="row">{row.theme.name}</th>
    <td>
      {isEnded ? (
        <StateTag tone="plain" icon={IconClock}>
          {text.states.ended}
        </StateTag>
      ) : (
        <StateTag tone="ok">{text.states.active}</StateTag>
      )}
    </td>
    <td>{text.kinds[row.source]}</td>
    <td>
      {row.mediaName}
      {row.expression !== "" && <span className={classes.words}>{text.words(row.expression)}</span>}
    </td>
    <td data-nowrap>{text.days(slashDate(row.start), row.end && slashDate(row.end))}</td>
    <td data-numeric data-nowrap>
      {text.count(row.articleCount)}
      <span className={classes.only}>{text.only(row.onlyCount)}</span>
    </td>
    <td>
      {row.registeredBy}
      <span className={classes.only}>{timeLabel(row.registeredAt, "full")}</span>
    </td>
    <td>
      <RowMenu
        name={text.actions(row.theme.name, row.mediaName)}
        actions={[
          { label: text.change, icon: IconEdit, run: onChange },
          { label: text.copy, icon: IconCopy, run: onCopy },
          { label: text.history, icon: IconHistory, run: onTell },
          ...(isEnded ? [] : [{ label: text.end, icon: IconCalendarOff, run: onEnd }]),
          { label: text.remove, icon: IconTrash, danger: true, run: onRemove },
        ]}
      />
    </td>
  </tr>
);
