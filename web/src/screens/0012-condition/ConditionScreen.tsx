import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link, useLocation, useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { keptOf } from "../../domain/kept-search.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { addressedTerms } from "../../domain/search-address.ts";
import { suggestedTitle, wordsOf } from "../../domain/search-terms.ts";
import { SAVED_CONDITION } from "../../features/search-form/search-documents.ts";
import { conditionText, resultText as text } from "../../features/search-form/text.ts";
import { useViewer } from "../../session/use-session.ts";
import { ConditionEditor } from "./ConditionEditor.tsx";

/** Screens 0012 and sp/0012: a new condition, empty or out of a search (its query), or the one that ?id= names. */
export default function ConditionScreen() {
  const [params] = useSearchParams();
  const { state, key } = useLocation();
  const { processDate: today } = useViewer();
  const id = params.get("id");
  const terms = addressedTerms(params, state);
  return id === null ? (
    <ConditionEditor key={key} id={null} title={suggestedTitle(terms)} words={terms} kept={keptOf(terms, today)} />
  ) : (
    <StoredCondition key={id} id={id} />
  );
}

function StoredCondition({ id }: { id: string }) {
  const query = useQuery(SAVED_CONDITION, { variables: { id }, ...EDITED });
  return (
    <QueryState query={query} failed={conditionText.failed} heading="h1">
      {({ savedCondition: stored }) =>
        stored === null ? (
          <RefusedState message={text.notFound} detail={text.notFoundHelp}>
            <Button component={Link} to={pathOf("0011")}>
              {text.toConditions}
            </Button>
          </RefusedState>
        ) : (
          <ConditionEditor id={id} title={stored.title} words={wordsOf(stored)} kept={stored} />
        )
      }
    </QueryState>
  );
}
