import { useQuery } from "@apollo/client/react";
import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { trendText as text } from "../../domain/text/trend-text.ts";
import { COMPARISON_PARAM } from "./comparison/comparison-address.ts";
import { RELEASE_PARAM } from "./release/release-address.ts";
import { ThemeTrend } from "./ThemeTrend.tsx";
import { TREND_THEMES } from "./trend-documents.ts";

const ReleaseScreen = lazy(() => loadChunk(() => import("./release/ReleaseScreen.tsx")));
const ComparisonScreen = lazy(() => loadChunk(() => import("./comparison/ComparisonScreen.tsx")));

/** Screens trend and sp-trend: how often a theme is in the press (look/0016-trend.html, look/sp-0016-trend.html), several side by side, or a press release. */
export default function TrendScreen() {
  const [params] = useSearchParams();
  if (!params.has(COMPARISON_PARAM) && !params.has(RELEASE_PARAM)) return <Trends />;
  return (
    <Suspense fallback={<Loading />}>{params.has(RELEASE_PARAM) ? <ReleaseScreen /> : <ComparisonScreen />}</Suspense>
  );
}

function Trends() {
  const query = useQuery(TREND_THEMES, SHOWN);
  if (!query.data)
    return (
      <Page title={text.title} width="flush">
        <QueryState query={query} failed={text.failed}>
          {() => null}
        </QueryState>
      </Page>
    );
  const themes = query.data.mailTargets.targets.flatMap(({ dataKbn, id, name }) =>
    dataKbn === DATA_KBN.theme && id !== null ? [{ id, name }] : [],
  );
  const [first] = themes;
  if (first) return <ThemeTrend themes={themes} first={first.id} />;
  return (
    <Page title={text.title} width="flush">
      <EmptyState title={text.noTheme} message={text.noThemeHelp} />
    </Page>
  );
}
