import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import type { SetupStatusScreenQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { DayChoice } from "../../components/day-choice/DayChoice.tsx";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { isDay, todayInTokyo } from "../../domain/day.ts";
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
  const query = useQuery(SETUP_STATUS_SCREEN, { variables: { day }, ...SHOWN });
  const action = useAction();
  const reload = () => void query.refetch().catch(() => undefined);
  const shownDay = day ?? query.data?.setupStatusScreen.day ?? todayInTokyo(new Date());
  return (
    <Page
      title={text.title}
      lead={text.lead}
      width="fluid"
      actions={<DayChoice day={shownDay} onChoose={(chosen) => setParams({ day: chosen })} onReload={reload} />}
    >
      <QueryState query={query} failed={text.failed}>
        {({ setupStatusScreen: status }) => (
          <>
            <Alarm mails={status.mails} />
            <MailsTable mails={status.mails} />
            <DeadLetters letters={status.deadLetters} total={status.deadLetterTotal} action={action} />
            <RunsTable runs={status.runs} total={status.runTotal} />
          </>
        )}
      </QueryState>
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
