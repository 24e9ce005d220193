import { useQuery } from "@apollo/client/react";
import { SHOWN } from "../../../bff/fetch-policies.ts";
import { useLayout } from "../../../browser/use-layout.ts";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { Page } from "../../../components/page/Page.tsx";
import { QueryState } from "../../../components/query-state/QueryState.tsx";
import { useViewer } from "../../../session/use-session.ts";
import { TrendLink } from "../parts/TrendLink.tsx";
import { ComparisonPage } from "./ComparisonPage.tsx";
import { COMPARISONS } from "./comparison-documents.ts";
import { SetUpButton } from "./SetUpButton.tsx";
import { comparisonText as text } from "./text.ts";

/** In place of a theme's trend: what the press has of a company and its competitors, side by side. */
export default function ComparisonScreen() {
  const query = useQuery(COMPARISONS, SHOWN);
  const narrow = useLayout() === "narrow";
  const maySetUp = useViewer().abilities.administer && !narrow;
  if (!query.data)
    return (
      <Page title={text.title} width="flush">
        <QueryState query={query} failed={text.failed}>
          {() => null}
        </QueryState>
      </Page>
    );
  const { comparisons } = query.data;
  const [first] = comparisons;
  if (first) return <ComparisonPage comparisons={comparisons} first={first.id} />;
  return (
    <Page
      title={text.title}
      width="flush"
      actions={
        <>
          <TrendLink name={text.trend} />
          {maySetUp && <SetUpButton />}
        </>
      }
    >
      <EmptyState title={text.none} message={maySetUp ? text.noneHelp : text.noneReader} />
    </Page>
  );
}
