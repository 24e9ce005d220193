import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { ArticleCountsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { defaultPeriod, type Period, periodLabel } from "../../domain/period.ts";
import { periodBefore } from "../../domain/period-before.ts";
import { type CountStep, readReport, writeReport } from "../../domain/report-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { countReportText as text } from "../../domain/text/report-text.ts";
import { type FileForm, FileMenu, wishOf } from "../../features/file-menu/FileMenu.tsx";
import type { Viewer } from "../../session/session.ts";
import { useViewer } from "../../session/use-session.ts";
import { ARTICLE_COUNTS } from "./article-count-documents.ts";
import { Comparison } from "./Comparison.tsx";
import { CountChart } from "./CountChart.tsx";
import { CountTableView } from "./CountTableView.tsx";
import { bothOrders, comparison, countTable } from "./count-table.ts";

type Report = Extract<ArticleCountsQuery["articleCounts"], { __typename: "ArticleCountReport" }>;
type Part = "all" | "newspaperImage" | "newspaperText" | "web" | "magazine";

/** Screen 1020: 記事件数レポート, by day or month, a table a source; one call. Its period is chosen on 1021. */
export default function ArticleCountScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { period: given, step } = readReport(params);
  const period = given ?? defaultPeriod(todayInTokyo(new Date()));
  const { start, end } = period;
  const before = periodBefore(period);
  const query = useQuery(ARTICLE_COUNTS, { variables: { step, period: { start, end }, before }, ...SHOWN });
  const parts = partsOf(useViewer());
  const [part, choose] = useState<Part>("all");
  const buttons = (
    <>
      <FileMenu requestOf={(file) => ({ path: downloadPath(period, step, file) })} />
      <Button component={Link} variant="default" to={pathOf("1021") + writeReport({ period, step })}>
        {text.changePeriod}
      </Button>
    </>
  );
  return (
    <Page
      title={text.title}
      lead={periodLabel(period)}
      actions={buttons}
      toolbar={
        <>
          <Segments
            label={text.step}
            labelHidden
            values={["DAY", "MONTH"] as const}
            names={text.steps}
            value={step}
            onChoose={(next) =>
              void navigate({ search: writeReport({ period: given, step: next }) }, { replace: true })
            }
          />
          <Segments
            label={text.source}
            labelHidden
            values={parts}
            names={text.sources}
            value={part}
            onChoose={choose}
          />
        </>
      }
      width="flush"
    >
      <QueryState query={query} failed={text.failed}>
        {({ articleCounts: report, before: earlier }) =>
          report.__typename === "InvalidForm" ? (
            <RefusedState message={report.fieldErrors.map(({ message }) => message).join("\n")} />
          ) : (
            <Tables
              now={[period, report]}
              before={[before, earlier.__typename === "ArticleCountReport" ? earlier : NOTHING]}
              step={step}
              part={part}
            />
          )
        }
      </QueryState>
    </Page>
  );
}

const downloadPath = ({ start, end }: Period, step: CountStep, file: FileForm): string =>
  `/api/v1/article_count_download?${new URLSearchParams({
    ...{ process_date_start: start, process_date_end: end, method: step === "DAY" ? "0" : "1" },
    ...wishOf(file),
  })}`;

type Counts = Omit<Report, "__typename">;
const NOTHING: Counts = { themes: [], all: [], newspaperImage: [], newspaperText: [], web: [], magazine: [] };

/** All of them, then the sources that the contract is linked to, in the order of the tabs. */
const partsOf = ({ sources }: Viewer): readonly Part[] => [
  "all",
  ...(["newspaperImage", "newspaperText", "web", "magazine"] as const).filter((part) => sources[part]),
];

interface TablesProps {
  now: [Period, Counts];
  before: [Period, Counts];
  step: CountStep;
  part: Part;
}

function Tables({ now, before, step, part }: TablesProps) {
  const [[period, report], [periodThen, then]] = [now, before];
  const order = bothOrders(report.themes, then.themes);
  const table = countTable(report[part], order);
  const compared = comparison(text.allThemes, table, countTable(then[part], order), order);
  if (report[part].length === 0) return <EmptyState title={text.none(periodLabel(period))} message={text.noneHelp} />;
  return (
    <>
      {part === "all" && step === "DAY" && <CountChart now={now} before={[periodThen, then.all]} />}
      <CountTableView key={part} table={table} step={step} />
      <Comparison rows={compared} before={periodThen} />
    </>
  );
}
