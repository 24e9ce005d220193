import { useMutation } from "@apollo/client/react";
import { Link } from "react-router";
import type { ReportsQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import type { useAction } from "../../components/said-line/use-action.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { periodLabel } from "../../domain/period.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import { REMOVE_REPORT } from "../../features/reports/report-documents.ts";
import { Removal } from "./Removal.tsx";
import classes from "./reports.module.css";

type Report = ReportsQuery["reports"]["reports"][number];

interface ReportTableProps {
  reports: readonly Report[];
  action: ReturnType<typeof useAction>;
  reload: () => Promise<void>;
}

const COLUMNS = [text.title, text.period, text.state, text.count, text.madeBy, text.madeAt];

/** Reports, newest first; a title leads to the report. */
export function ReportTable({ reports, action, reload }: ReportTableProps) {
  const [remove] = useMutation(REMOVE_REPORT);
  return (
    <CardTable label={text.list} columns={[...COLUMNS, null]} numeric={[text.count]}>
      {reports.map((report) => (
        <tr key={report.id}>
          <th scope="row">
            <Link to={`${pathOf("1048")}?id=${report.id}`}>{report.title}</Link>
          </th>
          <td data-nowrap>{periodLabel({ start: report.start, end: report.end })}</td>
          <td>
            <ReportState report={report} />
          </td>
          <td data-numeric>{report.articleCount?.toLocaleString() ?? "–"}</td>
          <td>{report.scheduled ? `${report.madeByName}（${text.scheduled}）` : report.madeByName}</td>
          <td data-nowrap>{timeLabel(report.requestedAt, "full")}</td>
          <td>
            <Removal
              title={report.title}
              goes={text.removeGoes}
              done={text.removed}
              action={action}
              reload={reload}
              remove={async () => (await remove({ variables: { id: report.id } })).data?.removeReport}
            />
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function ReportState({ report: { state, progress, failure } }: { report: Report }) {
  if (state === "READY") return <StateTag tone="ok">{text.states.READY}</StateTag>;
  if (state === "FAILED")
    return (
      <>
        <StateTag tone="danger">{text.states.FAILED}</StateTag>
        <span className={`jp ${classes.warn}`}>{failure}</span>
      </>
    );
  return <StateTag tone="info">{state === "QUEUED" ? text.states.QUEUED : text.making(progress)}</StateTag>;
}
