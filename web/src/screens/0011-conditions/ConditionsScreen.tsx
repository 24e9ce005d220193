import { Button } from "@mantine/core";
import { useCallback } from "react";
import { Link } from "react-router";
import { useAnswer } from "../../bff/use-answer.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { Page } from "../../components/page/Page.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { SAVED_CONDITIONS } from "../../features/search-form/search-documents.ts";
import { conditionText as text } from "../../features/search-form/text.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { ConditionList } from "./ConditionList.tsx";
import { useRemoval } from "./use-removal.ts";

/** Screens 0011 and sp/0011: the user's saved search conditions, to search by, edit and delete. */
export default function ConditionsScreen() {
  const load = useCallback(() => callSignedIn(SAVED_CONDITIONS, {}).then(({ savedConditions }) => savedConditions), []);
  const { answer, again } = useAnswer(load);
  const removal = useRemoval(again);
  const add = (
    <Button component={Link} to={pathOf("0012")}>
      {text.add}
    </Button>
  );
  return (
    <Page title={text.listTitle} lead={text.listLead} actions={add}>
      {removal.done !== null && <FormAlert tone="info">{removal.done}</FormAlert>}
      {removal.failed && (
        <FormAlert tone="danger" focusKey={removal.attempt} detail={removal.failed.detail}>
          {removal.failed.message}
        </FormAlert>
      )}
      {answer.state === "loading" ? (
        <Loading />
      ) : answer.state === "failed" ? (
        <FailedPart title={text.failed} error={answer.error} busy={false} onRetry={again} />
      ) : answer.data.length === 0 ? (
        <EmptyState title={text.none} message={text.noneHelp} />
      ) : (
        <ConditionList conditions={answer.data} busy={removal.busy} onRemove={removal.remove} />
      )}
    </Page>
  );
}
