import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { EDITED } from "../../../bff/fetch-policies.ts";
import { Loading } from "../../../components/loading/Loading.tsx";
import { QueryState } from "../../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../../components/refused-state/RefusedState.tsx";
import { termsOfKept } from "../../../domain/kept-search.ts";
import { pathOf } from "../../../domain/screen-path.ts";
import type { SearchTerms } from "../../../domain/search-terms.ts";
import { SAVED_CONDITION } from "../../../features/search-form/search-documents.ts";
import { conditionText, resultText as text } from "../../../features/search-form/text.ts";
import { useViewer } from "../../../session/use-session.ts";

interface ConditionResolverProps {
  id: string;
  onFound: (terms: SearchTerms) => void;
}

/** /search?condition=3 becomes the search that the condition stands for; another user's does not exist. */
export function ConditionResolver({ id, onFound }: ConditionResolverProps) {
  const { processDate: today } = useViewer();
  const query = useQuery(SAVED_CONDITION, { variables: { id }, ...EDITED });
  return (
    <QueryState query={query} failed={conditionText.failed} loading={<Loading fullHeight />}>
      {({ savedCondition: found }) =>
        found === null ? (
          <RefusedState message={text.notFound} detail={text.notFoundHelp}>
            <Button component={Link} to={pathOf("0011")}>
              {text.toConditions}
            </Button>
          </RefusedState>
        ) : (
          <Found terms={termsOfKept(found, today)} onFound={onFound} />
        )
      }
    </QueryState>
  );
}

/** Hands the terms on once, when it appears. */
function Found({ terms, onFound }: { terms: SearchTerms; onFound: (terms: SearchTerms) => void }) {
  const handOn = useRef(() => onFound(terms));
  useEffect(() => handOn.current(), []);
  return <Loading fullHeight />;
}
