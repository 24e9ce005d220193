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
import { type CountStep, readReport, writeReport } from "../../domain/report-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { countReportText as text } from "../../domain/text/report-text.ts";
import type { Viewer } from "../../session/session.ts";
import { useViewer } from "../../session/use-session.ts";
import { ARTICLE_COUNTS } from "./article-count-documents.ts";
import { CountTableView } from "./CountTableView.tsx";

type Report = Extract<ArticleCountsQuery["articleCounts"], { __typename: "ArticleCountReport" }>;
type Part = "newspaperImage" | "newspaperText" | "web" | "magazine";

/** Screen 1020: 記事件数レポート, by day or month, a table a source; one call. Its period is chosen on 1021. */
export default function ArticleCountScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { period: given, step } = readReport(params);
  const period = given ?? defaultPeriod(todayInTokyo(new Date()));
  const { start, end } = period;
  const query = useQuery(ARTICLE_COUNTS, { variables: { step, period: { start, end } }, ...SHOWN });
  const change = (
    <Button component={Link} variant="default" to={pathOf("1021") + writeReport({ period, step })}>
      {text.changePeriod}
    </Button>
  );
  return (
    <Page title={text.title} lead={periodLabel(period)} actions={change} width="fluid">
      <Segments
        label={text.step}
        labelHidden
        values={["DAY", "MONTH"] as const}
        names={text.steps}
        value={step}
        onChoose={(next) => void navigate({ search: writeReport({ period: given, step: next }) }, { replace: true })}
      />
      <QueryState query={query} failed={text.failed}>
        {({ articleCounts: report }) =>
          report.__typename === "InvalidForm" ? (
            <RefusedState message={report.fieldErrors.map(({ message }) => message).join("\n")} />
          ) : (
            <Tables report={report} step={step} period={period} />
          )
        }
      </QueryState>
    </Page>
  );
}

/** The sources that the contract is linked to, in the order of the tabs. */
const partsOf = ({ sources }: Viewer): readonly Part[] =>
  (["newspaperImage", "newspaperText", "web", "magazine"] as const).filter((part) => sources[part]);

function Tables({ report, step, period }: { report: Report; step: CountStep; period: Period }) {
  const parts = partsOf(useViewer());
  const [chosen, choose] = useState<Part | null>(null);
  const part = chosen ?? parts.find((each) => report[each].length > 0) ?? parts[0];
  if (part === undefined) return <EmptyState title={text.none(periodLabel(period))} />;
  const rows = report[part];
  return (
    <>
      <Segments label={text.source} labelHidden values={parts} names={text.sources} value={part} onChoose={choose} />
      {rows.length === 0 ? (
        <EmptyState title={text.none(periodLabel(period))} message={text.noneHelp} />
      ) : (
        <CountTableView rows={rows} step={step} />
      )}
    </>
  );
}
