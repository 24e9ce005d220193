import { Button } from "@mantine/core";
import { useCallback } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { useAnswer } from "../../bff/use-answer.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { addressedTerms } from "../../domain/search-address.ts";
import { wordsOf } from "../../domain/search-terms.ts";
import { SAVED_CONDITION } from "../../features/search-form/search-documents.ts";
import { conditionText, resultText as text } from "../../features/search-form/text.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { ConditionEditor } from "./ConditionEditor.tsx";

/** Screens 0012 and sp/0012: a new condition, empty or out of a search (its query), or the one that ?id= names. */
export default function ConditionScreen() {
  const [params] = useSearchParams();
  const { state, key } = useLocation();
  const id = params.get("id");
  return id === null ? (
    <ConditionEditor key={key} id={null} title="" words={addressedTerms(params, state)} />
  ) : (
    <StoredCondition key={id} id={id} />
  );
}

function StoredCondition({ id }: { id: string }) {
  const load = useCallback(
    () => callSignedIn(SAVED_CONDITION, { id }).then(({ savedCondition }) => savedCondition),
    [id],
  );
  const { answer, again } = useAnswer(load);
  if (answer.state === "loading") return <Loading fullHeight />;
  if (answer.state === "failed")
    return <FailedPart title={conditionText.failed} error={answer.error} busy={false} onRetry={again} />;
  if (answer.data === null)
    return (
      <RefusedState message={text.notFound} detail={text.notFoundHelp}>
        <Button component={Link} to={pathOf("0011")}>
          {text.toConditions}
        </Button>
      </RefusedState>
    );
  return <ConditionEditor id={id} title={answer.data.title} words={wordsOf(answer.data)} />;
}
