import { SETUP_STATUS_LABELS, SETUP_TRIGGER_LABELS } from "@kirinuki/schema/setup-status-labels.ts";
import type { ComponentProps } from "react";
import { CardTable } from "../../../components/card-table/CardTable.tsx";
import tableClasses from "../../../components/card-table/card-table.module.css";
import { PartNote, TablePart } from "../../../components/data-table/TablePart.tsx";
import { StateTag } from "../../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../../domain/day.ts";
import type { SetupStatus } from "../SetupStatusScreen.tsx";
import { setupStatusText as text } from "../text.ts";

const COUNTS = [text.articles, text.matched, text.mailCount, text.failures];

type Run = SetupStatus["runs"][number];

const TONES: Readonly<Record<string, ComponentProps<typeof StateTag>["tone"]>> = {
  running: "info",
  done: "ok",
  failed: "danger",
  interrupted: "danger",
};

/** The set-up runs that began on the day, newest first. */
export const RunsTable = ({ runs, total }: { runs: readonly Run[]; total: number }) => (
  <TablePart title={text.runs} note={runs.length > 0 ? text.runsHelp(runs.length, total) : null}>
    {runs.length === 0 ? (
      <PartNote>{text.noRuns}</PartNote>
    ) : (
      <CardTable
        label={text.runs}
        columns={[
          ...[text.state, text.run, text.startedAt, text.endedRun, text.articles, text.matched, text.mailCount],
          text.failures,
        ]}
        numeric={COUNTS}
      >
        {runs.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </CardTable>
    )}
  </TablePart>
);

const RunRow = ({ run }: { run: Run }) => (
  <tr>
    <td data-nowrap>
      <StateTag tone={TONES[run.status] ?? "plain"}>{SETUP_STATUS_LABELS[run.status] ?? run.status}</StateTag>
    </td>
    <th scope="row">
      {SETUP_TRIGGER_LABELS[run.trigger] ?? run.trigger}
      <div className={tableClasses.small}>{run.label}</div>
      {run.failure !== null && <div className={tableClasses.failed}>{run.failure}</div>}
    </th>
    <td data-nowrap>{timeLabel(run.startedAt, "short")}</td>
    <td data-nowrap>{timeLabel(run.endedAt, "short")}</td>
    <td data-numeric>{run.articleCount}</td>
    <td data-numeric>{run.matchedCount}</td>
    <td data-numeric>{run.mailCount}</td>
    <td data-numeric>{run.failureCount > 0 ? <b className={tableClasses.failed}>{run.failureCount}</b> : 0}</td>
  </tr>
);
