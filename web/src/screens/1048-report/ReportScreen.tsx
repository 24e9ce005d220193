import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { ReportScreenQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { GoneState } from "../../components/refused-state/GoneState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { toastFault } from "../../components/toast/toast.tsx";
import { periodLabel } from "../../domain/period.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import { REPORT_SCREEN } from "../../features/reports/report-documents.ts";
import { download } from "../../session/download.ts";
import { ReportBody } from "./ReportBody.tsx";

type Report = NonNullable<ReportScreenQuery["report"]>;

/** How often the screen asks while the report is being made. */
const ASK_AGAIN_MS = 1_500;

/** Screen 1048: the report that ?id= names, or how far it is. */
export default function ReportScreen() {
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  return /^\d{1,9}$/.test(id) ? <NamedReport id={id} /> : <GoneState list={pathOf("1047")} />;
}

function NamedReport({ id }: { id: string }) {
  const [isMaking, setMaking] = useState(false);
  const query = useQuery(REPORT_SCREEN, { variables: { id }, ...SHOWN, pollInterval: isMaking ? ASK_AGAIN_MS : 0 });
  const state = query.data?.report?.state;
  const waits = state === "QUEUED" || state === "MAKING";
  if (waits !== isMaking) setMaking(waits);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ report }) => (report === null ? <GoneState list={pathOf("1047")} /> : <ReportPage report={report} />)}
    </QueryState>
  );
}

function ReportPage({ report }: { report: Report }) {
  const { id, title, start, end, state, progress, failure, content } = report;
  return (
    <Page
      title={title}
      lead={periodLabel({ start, end })}
      item={title}
      actions={content && <Files id={id} />}
      width="fluid"
    >
      {content && <ReportBody id={id} content={content} />}
      {state === "FAILED" && (
        <RefusedState message={text.notMade} detail={failure ?? ""}>
          <Button component={Link} to={pathOf("1049")}>
            {text.newReport}
          </Button>
        </RefusedState>
      )}
      {(state === "QUEUED" || state === "MAKING") && (
        <div role="status">
          <EmptyState title={text.waitTitle} message={text.wait(progress)} />
        </div>
      )}
    </Page>
  );
}

const FORMATS = ["pdf", "xlsx"] as const;

/** The report as files, and on paper as it stands. */
function Files({ id }: { id: string }) {
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (format: (typeof FORMATS)[number]) => {
    setBusy(format);
    const outcome = await download(`/api/v1/report_download?${new URLSearchParams({ report_id: id, format })}`);
    setBusy(null);
    if (outcome.kind === "failed") toastFault(outcome.message);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} stroke={1.75} />}
        onClick={() => window.print()}
        visibleFrom="sm"
      >
        {text.print}
      </Button>
      {FORMATS.map((format) => (
        <Button key={format} variant="default" loading={busy === format} onClick={() => void save(format)}>
          {text[format]}
        </Button>
      ))}
    </>
  );
}
