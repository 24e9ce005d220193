import { useMutation, useQuery } from "@apollo/client/react";
import { Button, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { LazyConfirmDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { refusal } from "../../components/form/outcome.ts";
import { Pager } from "../../components/pager/Pager.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { mailText, sendText as text } from "../../domain/text/mail-text.ts";
import { type SentMail, SentTable } from "./SentTable.tsx";
import classes from "./send.module.css";
import { CANCEL_MAIL, SENT_MAILS } from "./send-documents.ts";

/** As the bff has it. */
const PAGE_SIZE = 50;
const STATUSES = [
  { value: "", label: text.all },
  ...Object.entries(mailText.statuses).map(([value, label]) => ({ value, label })),
];

/** What became of the contract's mails of the last 14 days: sent, planned, failed. Administrators only. */
export function SentView() {
  const [status, setStatus] = useState("");
  const [page, setPage] = useState(1);
  const query = useQuery(SENT_MAILS, { variables: { status: status === "" ? null : Number(status), page }, ...SHOWN });
  const [cancelMail] = useMutation(CANCEL_MAIL, { refetchQueries: [SENT_MAILS] });
  const { said, act } = useAction();
  const [asking, ask] = useState<SentMail | null>(null);
  const cancel = ({ sendingId, name }: SentMail) =>
    act(async () => {
      const { cancelMail: gone } = (await cancelMail({ variables: { sendingId } })).data;
      return gone.__typename === "Refusal" ? refusal(gone) : text.cancelled(name);
    });
  return (
    <>
      <SaidLine said={said} />
      <div className={classes.tools}>
        <NativeSelect
          label={mailText.status}
          value={status}
          data={STATUSES}
          onChange={(event) => {
            setStatus(event.currentTarget.value);
            setPage(1);
          }}
        />
        <Button variant="default" onClick={() => void query.refetch().catch(() => undefined)}>
          {text.reload}
        </Button>
      </div>
      <QueryState query={query} failed={text.sentFailed}>
        {({ sentMails: { mails, total } }) =>
          total === 0 ? (
            <EmptyState title={text.sentNone} message={text.sentNoneHelp} />
          ) : (
            <>
              <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
              <SentTable mails={mails} onCancel={ask} />
            </>
          )
        }
      </QueryState>
      {asking && (
        <LazyConfirmDialog
          title={text.cancelTitle(asking.name, timeLabel(asking.dueAt, "full"))}
          help={text.cancelHelp}
          confirm={text.cancel}
          onConfirm={() => {
            ask(null);
            void cancel(asking);
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
