import "../../design/form-styles.ts";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import type { SetupStatusScreenQuery } from "../../__generated__/graphql.ts";
import { useAnswer } from "../../bff/use-answer.ts";
import { DayChoice } from "../../components/day-choice/DayChoice.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { Page } from "../../components/page/Page.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { isDay } from "../../domain/day.ts";
import { callOperator } from "../../session/operator-session.ts";
import { DeadLetters } from "./parts/DeadLetters.tsx";
import { MailsTable } from "./parts/MailsTable.tsx";
import { RunsTable } from "./parts/RunsTable.tsx";
import { SETUP_STATUS_SCREEN } from "./setup-status-documents.ts";
import { setupStatusText as text } from "./text.ts";

export type SetupStatus = SetupStatusScreenQuery["setupStatusScreen"];

/** /el/setup-status: the mails and the set-up runs of a day, of all contracts, and the mails that were given up. */
export default function SetupStatusScreen() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("day") ?? "";
  const day = isDay(asked) ? asked : null;
  const load = useCallback(
    () => callOperator(SETUP_STATUS_SCREEN, { day }).then(({ setupStatusScreen }) => setupStatusScreen),
    [day],
  );
  const { answer, again } = useAnswer(load);
  const action = useAction();
  if (answer.state === "loading") return <Loading fullHeight />;
  if (answer.state === "failed") {
    const { error } = answer;
    return <FailedPart heading="h1" title={text.failed} onRetry={again} error={error} />;
  }
  const status = answer.data;
  return (
    <Page
      title={text.title}
      lead={text.lead}
      width="fluid"
      actions={<DayChoice day={status.day} onChoose={(chosen) => setParams({ day: chosen })} onReload={again} />}
    >
      <Alarm mails={status.mails} />
      <MailsTable mails={status.mails} />
      <DeadLetters letters={status.deadLetters} total={status.deadLetterTotal} action={action} reload={again} />
      <RunsTable runs={status.runs} total={status.runTotal} />
    </Page>
  );
}

/** What is late comes first (look.md 11). */
function Alarm({ mails }: Pick<SetupStatus, "mails">) {
  const late = mails.filter((each) => each.late > 0);
  if (late.length === 0) return <FormAlert tone="info">{text.allWell}</FormAlert>;
  const all = late.reduce((sum, each) => sum + each.late, 0);
  return <FormAlert tone="danger">{text.late(late.length, all)}</FormAlert>;
}
