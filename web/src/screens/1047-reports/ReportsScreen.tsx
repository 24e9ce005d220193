import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { Pager } from "../../components/pager/Pager.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { REPORTS } from "../../features/reports/report-documents.ts";
import { ReportTable } from "./ReportTable.tsx";
import classes from "./reports.module.css";
import { ScheduleTable } from "./ScheduleTable.tsx";

const PAGE_SIZE = 20;
/** How often the list asks while a report is being made. */
const ASK_AGAIN_MS = 2_000;

/** Screen 1047: the reports of the contract, and the schedules that make them. */
export default function ReportsScreen() {
  const [page, setPage] = useState(1);
  const action = useAction();
  const [isMaking, setMaking] = useState(false);
  const query = useQuery(REPORTS, {
    variables: { page, pageSize: PAGE_SIZE },
    ...SHOWN,
    pollInterval: isMaking ? ASK_AGAIN_MS : 0,
  });
  const making = query.data?.reports.reports.some(({ state }) => state === "QUEUED" || state === "MAKING") ?? false;
  if (making !== isMaking) setMaking(making);
  const reload = () => query.refetch().then(() => undefined);
  return (
    <Page
      title={screenNames["1047"]}
      actions={
        <Button component={Link} to={pathOf("1049")}>
          {text.newReport}
        </Button>
      }
      width="fluid"
    >
      <SaidLine said={action.said} />
      <QueryState query={query} failed={text.failed}>
        {({ reports: { reports, total }, reportSchedules }) => (
          <div className={classes.parts}>
            <section className={classes.part} aria-label={text.list}>
              {total === 0 ? (
                <EmptyState title={text.empty} message={text.emptyHelp} />
              ) : (
                <>
                  <ReportTable reports={reports} action={action} reload={reload} />
                  <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
                </>
              )}
            </section>
            <section className={classes.part} aria-label={text.schedules}>
              <div className={classes.head}>
                <h2>{text.schedules}</h2>
                <Button component={Link} variant="default" to={pathOf("1050")}>
                  {text.newSchedule}
                </Button>
              </div>
              <p className="jp">{reportSchedules.length === 0 ? text.noSchedules : text.schedulesHelp}</p>
              {reportSchedules.length > 0 && (
                <ScheduleTable schedules={reportSchedules} action={action} reload={reload} />
              )}
            </section>
          </div>
        )}
      </QueryState>
    </Page>
  );
}
