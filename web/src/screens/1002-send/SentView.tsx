import { Button, NativeSelect } from "@mantine/core";
import { lazy, Suspense, useCallback, useState } from "react";
import { useAnswer } from "../../bff/use-answer.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { refusal } from "../../components/form/outcome.ts";
import { Loading } from "../../components/loading/Loading.tsx";
import { Pager } from "../../components/pager/Pager.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { mailText, sendText as text } from "../../domain/text/mail-text.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { type SentMail, SentTable } from "./SentTable.tsx";
import classes from "./send.module.css";
import { CANCEL_MAIL, SENT_MAILS } from "./send-documents.ts";

const ConfirmDialog = lazy(() =>
  loadChunk(() =>
    import("../../components/confirm-dialog/ConfirmDialog.tsx").then(({ ConfirmDialog: dialog }) => ({
      default: dialog,
    })),
  ),
);

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
  const load = useCallback(
    () =>
      callSignedIn(SENT_MAILS, { status: status === "" ? null : Number(status), page }).then(
        ({ sentMails }) => sentMails,
      ),
    [status, page],
  );
  const { answer, again } = useAnswer(load);
  const { said, act } = useAction();
  const [asking, ask] = useState<SentMail | null>(null);
  const cancel = ({ sendingId, name }: SentMail) =>
    act(async () => {
      const { cancelMail: gone } = await callSignedIn(CANCEL_MAIL, { sendingId });
      again();
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
        <Button variant="default" onClick={again}>
          {text.reload}
        </Button>
      </div>
      {answer.state === "loading" ? (
        <Loading />
      ) : answer.state === "failed" ? (
        <FailedPart title={text.sentFailed} error={answer.error} busy={false} onRetry={again} />
      ) : answer.data.total === 0 ? (
        <EmptyState title={text.sentNone} message={text.sentNoneHelp} />
      ) : (
        <>
          <Pager page={page} pageSize={PAGE_SIZE} total={answer.data.total} onPage={setPage} />
          <SentTable mails={answer.data.mails} onCancel={ask} />
        </>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={text.cancelTitle(asking.name, timeLabel(asking.dueAt, "full"))}
            help={text.cancelHelp}
            confirm={text.cancel}
            onConfirm={() => {
              ask(null);
              void cancel(asking);
            }}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </>
  );
}
