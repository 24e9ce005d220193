import { useMutation, useQuery } from "@apollo/client/react";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import type { MissingCause, MissingLogQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { PartNote, TablePart, Unbroken } from "../../components/data-table/TablePart.tsx";
import { troubleOf } from "../../components/form/outcome.ts";
import { monthText } from "../../components/month-choice/text.ts";
import { Pager } from "../../components/pager/Pager.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { Segments } from "../../components/segments/Segments.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate, timeLabel } from "../../domain/day.ts";
import { FileMenu, wishOf } from "../../features/file-menu/FileMenu.tsx";
import classes from "./missing.module.css";
import { MISSING_LOG, SETTLE_MISSING } from "./missing-documents.ts";
import { CAUSES, causeLabel, missingText as text } from "./text.ts";

const PAGE_SIZE = 20;
const SHOWS = ["all", "open", "settled"] as const;
type Log = MissingLogQuery["missingArticles"];
type Inquiry = Log["inquiries"][number];

const EVERYTHING = { cause: "" as MissingCause | "", month: "", show: "all" as (typeof SHOWS)[number], page: 1 };
type Filters = typeof EVERYTHING;

/** The contract's questions, filtered, with the totals of each month. */
export default function LogPart() {
  const [filters, setFilters] = useState(EVERYTHING);
  const { cause, month, show, page } = filters;
  const query = useQuery(MISSING_LOG, {
    variables: {
      ...{ cause: cause || null, month: month || null, page, pageSize: PAGE_SIZE },
      settled: show === "all" ? null : show === "settled",
    },
    ...SHOWN,
  });
  const narrow = (changes: Partial<Filters>) => setFilters({ ...filters, page: 1, ...changes });
  return (
    <QueryState query={query} failed={text.logFailed}>
      {({ missingArticles: log }) => (
        <>
          <TablePart title={text.log} note={text.openCount(log.open)}>
            <LogFilters filters={filters} months={log.months} onNarrow={narrow} />
            <Inquiries log={log} isNarrowed={cause !== "" || month !== "" || show !== "all"} />
            {log.total > 0 && (
              <Pager page={page} pageSize={PAGE_SIZE} total={log.total} onPage={(next) => narrow({ page: next })} />
            )}
          </TablePart>
          {log.months.length > 0 && <Months months={log.months} />}
        </>
      )}
    </QueryState>
  );
}

interface LogFiltersProps {
  filters: Filters;
  months: Log["months"];
  onNarrow: (changes: Partial<Filters>) => void;
}

function LogFilters({ filters: { cause, month, show }, months, onNarrow }: LogFiltersProps) {
  const causes = [
    { value: "", label: text.allCauses },
    ...CAUSES.map((value) => ({ value, label: causeLabel(value) })),
  ];
  const choices = [
    { value: "", label: text.allMonths },
    ...months.map(({ month: value }) => ({ value, label: monthText.month(value) })),
  ];
  const asFile = {
    ...(cause && { cause: cause.toLowerCase() }),
    ...(month && { target_month: month }),
    ...(show !== "all" && { settled_flag: show === "settled" ? "1" : "0" }),
  };
  return (
    <div className={classes.filters}>
      <Segments
        label={text.show}
        labelHidden
        values={SHOWS}
        names={text.shows}
        value={show}
        onChoose={(value) => onNarrow({ show: value })}
      />
      <NativeSelect
        aria-label={text.cause}
        data={causes}
        value={cause}
        onChange={({ currentTarget }) => onNarrow({ cause: currentTarget.value as MissingCause | "" })}
      />
      <NativeSelect
        aria-label={text.month}
        data={choices}
        value={month}
        onChange={({ currentTarget }) => onNarrow({ month: currentTarget.value })}
      />
      <FileMenu
        requestOf={(file) => ({
          path: `/api/v1/missing_articles_download?${new URLSearchParams({ ...asFile, ...wishOf(file) })}`,
        })}
      />
    </div>
  );
}

function Inquiries({ log, isNarrowed }: { log: Log; isNarrowed: boolean }) {
  const { busy, said, act } = useAction();
  const [settle] = useMutation(SETTLE_MISSING, { refetchQueries: [MISSING_LOG] });
  const run = (id: string, settled: boolean, note: string) =>
    act(async () => {
      const answer = (await settle({ variables: { id, settled, note } })).data.settleMissingArticle;
      return troubleOf(answer) ?? (settled ? text.settled : text.reopened);
    });
  if (log.inquiries.length === 0)
    return <PartNote>{isNarrowed ? text.noneHere : `${text.none}。${text.noneHelp}`}</PartNote>;
  return (
    <>
      <SaidLine said={said} />
      <CardTable label={text.log} columns={[text.what, text.askedAt, text.who, text.told, text.settling]}>
        {log.inquiries.map((inquiry) => (
          <InquiryRow
            key={`${inquiry.id} ${inquiry.settled}`}
            inquiry={inquiry}
            busy={busy}
            onSettle={(settled, note) => void run(inquiry.id, settled, note)}
          />
        ))}
      </CardTable>
    </>
  );
}

interface InquiryRowProps {
  inquiry: Inquiry;
  busy: boolean;
  onSettle: (settled: boolean, note: string) => void;
}

function InquiryRow({ inquiry, busy, onSettle }: InquiryRowProps) {
  const { keyword, searchedMedium, searchedDay, title, mediaName, cause, message } = inquiry;
  const searched = text.searched(searchedMedium, searchedDay === null ? "" : slashDate(searchedDay));
  const found = title === null ? "" : text.searched(title, mediaName ?? "");
  return (
    <tr>
      <th scope="row" className={classes.what}>
        {keyword}
        {searched !== "" && <small>{searched}</small>}
        {found !== "" && <small>{`→ ${found}`}</small>}
      </th>
      <td data-nowrap>{timeLabel(inquiry.askedAt, "full")}</td>
      <td data-nowrap>{inquiry.userName}</td>
      <td className={classes.told}>
        <StateTag tone="plain">{causeLabel(cause)}</StateTag>
        <span className="jp">{message}</span>
      </td>
      <td>
        <Settling inquiry={inquiry} busy={busy} onSettle={onSettle} />
      </td>
    </tr>
  );
}

function Settling({ inquiry, busy, onSettle }: InquiryRowProps) {
  const { keyword, settled, settledBy, settledAt, note: stored } = inquiry;
  const [note, setNote] = useState(stored);
  if (settled)
    return (
      <div className={classes.settling}>
        <span className={classes.settled}>
          {stored !== "" && <span className="jp">{stored}</span>}
          <small>{settledAt && text.settledAt(settledBy ?? "", timeLabel(settledAt, "full"))}</small>
        </span>
        <Button
          variant="default"
          size="xs"
          aria-disabled={busy}
          aria-label={`${text.reopen}：${keyword}`}
          onClick={() => onSettle(false, stored)}
        >
          {text.reopen}
        </Button>
      </div>
    );
  return (
    <div className={classes.settling}>
      <TextInput
        size="xs"
        aria-label={text.noteLabel(keyword)}
        placeholder={text.notePlaceholder}
        value={note}
        maxLength={500}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Button
        variant="default"
        size="xs"
        aria-disabled={busy}
        aria-label={`${text.settle}：${keyword}`}
        onClick={() => onSettle(true, note)}
      >
        {text.settle}
      </Button>
    </div>
  );
}

const Months = ({ months }: { months: Log["months"] }) => (
  <TablePart title={text.months} note={text.monthsNote}>
    <CardTable label={text.months} columns={[text.month, text.count, text.causes]} numeric={[text.count]}>
      {months.map(({ month, total, causes }) => (
        <tr key={month}>
          <th scope="row">{monthText.month(month)}</th>
          <td data-numeric>{total.toLocaleString()}</td>
          <td>
            <Unbroken facts={causes.map(({ cause, count }) => text.causeCount(causeLabel(cause), count))} mark="、" />
          </td>
        </tr>
      ))}
    </CardTable>
  </TablePart>
);
