import { SETUP_STATUS_LABELS, SETUP_TRIGGER_LABELS } from "@kirinuki/schema/setup-status-labels.ts";
import { CardTable } from "../../../components/card-table/CardTable.tsx";
import tableClasses from "../../../components/card-table/card-table.module.css";
import { timeLabel } from "../../../domain/day.ts";
import type { SetupStatus } from "../SetupStatusScreen.tsx";
import classes from "../setup-status.module.css";
import { setupStatusText as text } from "../text.ts";

type Run = SetupStatus["runs"][number];

/** The set-up runs that began on the day, newest first. */
export const RunsTable = ({ runs, total }: { runs: readonly Run[]; total: number }) => (
  <section className={classes.part} aria-label={text.runs}>
    <h2>{text.runs}</h2>
    {runs.length === 0 ? (
      <p className={classes.none}>{text.noRuns}</p>
    ) : (
      <>
        <p className={classes.none}>{text.runsHelp(runs.length, total)}</p>
        <CardTable
          label={text.runs}
          columns={[
            ...[text.state, text.run, text.startedAt, text.endedRun, text.articles, text.matched, text.mailCount],
            text.failures,
          ]}
        >
          {runs.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </CardTable>
      </>
    )}
  </section>
);

const RunRow = ({ run }: { run: Run }) => (
  <tr>
    <td data-nowrap>
      <span className={classes.state} data-state={run.status}>
        {SETUP_STATUS_LABELS[run.status] ?? run.status}
      </span>
    </td>
    <th scope="row">
      {SETUP_TRIGGER_LABELS[run.trigger] ?? run.trigger}
      <div className={tableClasses.small}>{run.label}</div>
      {run.failure !== null && <div className={tableClasses.failed}>{run.failure}</div>}
    </th>
    <td data-nowrap>{timeLabel(run.startedAt, "short")}</td>
    <td data-nowrap>{timeLabel(run.endedAt, "short")}</td>
    <td>{run.articleCount}</td>
    <td>{run.matchedCount}</td>
    <td>{run.mailCount}</td>
    <td>{run.failureCount > 0 ? <b className={tableClasses.failed}>{run.failureCount}</b> : 0}</td>
  </tr>
);
