import { useMutation } from "@apollo/client/react";
import { Link } from "react-router";
import type { ReportsQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import type { useAction } from "../../components/said-line/use-action.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import { REMOVE_REPORT_SCHEDULE } from "../../features/reports/report-documents.ts";
import { Removal } from "./Removal.tsx";
import classes from "./reports.module.css";

interface ScheduleTableProps {
  schedules: ReportsQuery["reportSchedules"];
  action: ReturnType<typeof useAction>;
  reload: () => Promise<void>;
}

const COLUMNS = [text.title, text.when, text.addresses, text.next];

/** Schedules; a title leads to its form. One that has stopped says why. */
export function ScheduleTable({ schedules, action, reload }: ScheduleTableProps) {
  const [remove] = useMutation(REMOVE_REPORT_SCHEDULE);
  return (
    <CardTable label={text.schedules} columns={[...COLUMNS, null]}>
      {schedules.map(({ id, title, sendDay, sendTime, addresses, nextDueAt, stopReason }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`${pathOf("1050")}?id=${id}`}>{title}</Link>
          </th>
          <td data-nowrap>{text.day(sendDay, sendTime)}</td>
          <td>{addresses.join("、")}</td>
          <td>
            {stopReason === null ? (
              timeLabel(nextDueAt, "full")
            ) : (
              <>
                <StateTag tone="warn">{text.stopped}</StateTag>
                <span className={`jp ${classes.warn}`}>{stopReason}</span>
              </>
            )}
          </td>
          <td>
            <Removal
              title={title}
              goes={text.removeScheduleGoes}
              stays={text.removeScheduleStays}
              done={text.scheduleRemoved}
              action={action}
              reload={reload}
              remove={async () => (await remove({ variables: { id } })).data?.removeReportSchedule}
            />
          </td>
        </tr>
      ))}
    </CardTable>
  );
}
