import { Button, NativeSelect } from "@mantine/core";
import { useCallback, useState } from "react";
import type { SentMailsQuery } from "../../__generated__/graphql.ts";
import { callSignedIn } from "../../app/renewing.ts";
import { mailText, sendText as text } from "../../app/text/mail-text.ts";
import { useAnswer } from "../../app/use-answer.ts";
import { DataTable } from "../../components/data-table/DataTable.tsx";
import tables from "../../components/data-table/data-table.module.css";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { Pager } from "../../components/pager/Pager.tsx";
import { MailStatus } from "../../components/send-results/SendResults.tsx";
import { timeLabel } from "../../domain/day.ts";
import classes from "./send.module.css";
import { SENT_MAILS } from "./send-documents.ts";

type SentMail = SentMailsQuery["sentMails"]["mails"][number];

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
  return (
    <>
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
          <SentTable mails={answer.data.mails} />
        </>
      )}
    </>
  );
}

const SentTable = ({ mails }: { mails: readonly SentMail[] }) => (
  <DataTable
    label={text.sent}
    columns={[mailText.status, text.name, mailText.address, text.at, text.kind, text.by, text.articleCount]}
  >
    {mails.map((mail) => (
      <tr key={`${mail.sendingId} ${mail.row}`}>
        <td data-nowrap>
          <MailStatus status={mail.status} />
        </td>
        <th scope="row">
          {mail.name}
          {mail.message !== "" && <div className={tables.small}>{mail.message}</div>}
          {mail.maybeTwice && <div className={tables.small}>{text.maybeTwice}</div>}
        </th>
        <td>{mail.mailAddress}</td>
        <td data-nowrap>{timeLabel(mail.dueAt, "full")}</td>
        <td data-nowrap>{kindOf(mail)}</td>
        <td data-nowrap>{mail.sentBy ?? ""}</td>
        <td data-nowrap>{mail.articleCount}</td>
      </tr>
    ))}
  </DataTable>
);

function kindOf({ kind }: SentMail): string {
  const { [kind as keyof typeof text.kinds]: label = "" } = text.kinds;
  return label;
}
