import { mailKindLabel } from "@kirinuki/schema/mail-labels.ts";
import { Button } from "@mantine/core";
import type { SentMailsQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import classes from "../../components/card-table/card-table.module.css";
import { MailStatus } from "../../components/send-results/SendResults.tsx";
import { timeLabel } from "../../domain/day.ts";
import { mailText, sendText as text } from "../../domain/text/mail-text.ts";

export type SentMail = SentMailsQuery["sentMails"]["mails"][number];

interface SentTableProps {
  mails: readonly SentMail[];
  onCancel: (mail: SentMail) => void;
}

const PLANNED = 3;

/** A row a mail; one that is planned can be taken back. */
export const SentTable = ({ mails, onCancel }: SentTableProps) => (
  <CardTable
    label={text.sent}
    columns={[
      ...[mailText.status, text.name, mailText.address, text.at, text.kind, text.by, text.articleCount],
      <span key="buttons" />,
    ]}
  >
    {mails.map((mail) => (
      <tr key={`${mail.sendingId} ${mail.row}`}>
        <td data-nowrap>
          <MailStatus status={mail.status} />
        </td>
        <th scope="row">
          {nameOf(mail)}
          {mail.message !== "" && <div className={classes.small}>{mail.message}</div>}
          {mail.maybeTwice && <div className={classes.small}>{text.maybeTwice}</div>}
        </th>
        <td>{mail.mailAddress}</td>
        <td data-nowrap>{timeLabel(mail.dueAt, "full")}</td>
        <td data-nowrap>{kindOf(mail)}</td>
        <td data-nowrap>{mail.sentBy ?? ""}</td>
        <td data-nowrap>{mail.articleCount}</td>
        <td>
          {mail.status === PLANNED && (
            <Button
              size="xs"
              variant="default"
              aria-label={text.cancelNamed(nameOf(mail), timeLabel(mail.dueAt, "full"))}
              onClick={() => onCancel(mail)}
            >
              {text.cancel}
            </Button>
          )}
        </td>
      </tr>
    ))}
  </CardTable>
);

/** A notice has neither a subject of its own nor a theme; one whose theme is gone neither. */
const nameOf = ({ name, kind }: SentMail): string => name || mailKindLabel(kind);

function kindOf({ kind }: SentMail): string {
  const { [kind as keyof typeof text.kinds]: label = text.notice } = text.kinds;
  return label;
}
