import { Button } from "@mantine/core";
import { useCallback, useEffect, useRef } from "react";
import { Link } from "react-router";
import { useAnswer } from "../../../bff/use-answer.ts";
import { FailedPart } from "../../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../../components/loading/Loading.tsx";
import { RefusedState } from "../../../components/refused-state/RefusedState.tsx";
import { pathOf } from "../../../domain/screen-path.ts";
import { NO_TERMS, type SearchTerms, wordsOf } from "../../../domain/search-terms.ts";
import { SAVED_CONDITION } from "../../../features/search-form/search-documents.ts";
import { conditionText, resultText as text } from "../../../features/search-form/text.ts";
import { callSignedIn } from "../../../session/renewing.ts";

interface ConditionResolverProps {
  id: string;
  onFound: (terms: SearchTerms) => void;
}

/** /search?condition=3 becomes the search that the condition stands for; another user's does not exist. */
export function ConditionResolver({ id, onFound }: ConditionResolverProps) {
  const load = useCallback(
    () => callSignedIn(SAVED_CONDITION, { id }).then(({ savedCondition }) => savedCondition),
    [id],
  );
  const { answer, again } = useAnswer(load);
  const found = answer.state === "ready" ? answer.data : null;
  const latest = useRef(onFound);
  latest.current = onFound;
  useEffect(() => {
    if (found) latest.current({ ...NO_TERMS, ...wordsOf(found) });
  }, [found]);
  if (answer.state === "failed")
    return <FailedPart title={conditionText.failed} error={answer.error} busy={false} onRetry={again} />;
  if (answer.state === "ready" && answer.data === null)
    return (
      <RefusedState message={text.notFound} detail={text.notFoundHelp}>
        <Button component={Link} to={pathOf("0011")}>
          {text.toConditions}
        </Button>
      </RefusedState>
    );
  return <Loading fullHeight />;
}
