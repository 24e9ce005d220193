import { Button } from "@mantine/core";
import { useCallback, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { ArticleCountsQuery } from "../../__generated__/graphql.ts";
import { useAnswer } from "../../bff/use-answer.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { Page } from "../../components/page/Page.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { defaultPeriod, type Period, periodLabel } from "../../domain/period.ts";
import { type CountStep, readReport, writeReport } from "../../domain/report-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { countReportText as text } from "../../domain/text/report-text.ts";
import { callSignedIn } from "../../session/renewing.ts";
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
  const { answer, again } = useReport(step, period);
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
      {answer.state === "loading" ? (
        <Loading />
      ) : answer.state === "failed" ? (
        <FailedPart title={text.failed} error={answer.error} busy={false} onRetry={again} />
      ) : answer.data.__typename === "InvalidForm" ? (
        <RefusedState message={answer.data.fieldErrors.map(({ message }) => message).join("\n")} />
      ) : (
        <Tables report={answer.data} step={step} period={period} />
      )}
    </Page>
  );
}

function useReport(step: CountStep, { start, end }: Period) {
  const load = useCallback(
    () => callSignedIn(ARTICLE_COUNTS, { step, period: { start, end } }).then(({ articleCounts }) => articleCounts),
    [step, start, end],
  );
  return useAnswer(load);
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
