import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { GoneState } from "../../components/refused-state/GoneState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import { REPORT_SCHEDULE_SCREEN } from "../../features/reports/report-documents.ts";
import { ScheduleEditor } from "./ScheduleEditor.tsx";

/** Screen 1050: a new schedule, or the one that ?id= names. */
export default function ReportScheduleScreen() {
  const [params] = useSearchParams();
  const id = params.get("id");
  const query = useQuery(REPORT_SCHEDULE_SCREEN, EDITED);
  const readStored = () =>
    query.refetch().then(({ data }) => data?.reportSchedules.find((each) => each.id === id) ?? null);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ reportChoices, reportSchedules }) => {
        const stored = reportSchedules.find((each) => each.id === id) ?? null;
        return id !== null && stored === null ? (
          <GoneState list={pathOf("1047")} />
        ) : (
          <ScheduleEditor key={id} choices={reportChoices} stored={stored} readStored={readStored} />
        );
      }}
    </QueryState>
  );
}
