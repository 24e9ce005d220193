import { Link } from "react-router";
import type { DestinationsScreenQuery } from "../../__generated__/graphql.ts";
import type { Column } from "../../components/data-table/columns.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { slashDate, timeLabel, todayInTokyo } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { mailSectionName } from "../../domain/text/mail-section.ts";
import { mailText, destinationText as text } from "../../domain/text/mail-text.ts";
import { attachmentName, kindName, subjectName } from "../../features/mail-fields/mail-labels.ts";
import { recipientName } from "../../features/mail-fields/recipient-name.ts";
import classes from "./destinations.module.css";

export type Destination = DestinationsScreenQuery["mailSettings"]["settings"][number];

export const settingPath = ({ id }: Destination): string => `${pathOf("1008")}?id=${id}`;

/** When the next mail may come, and which pause of today or to come is in the way. */
function NextMail({ of: { nextSendAt, pauses, absences } }: { of: Destination }) {
  const today = todayInTokyo(new Date());
  const covers = ({ start, end }: { start: string; end: string }) => start <= today && today <= end;
  const [pause, absence] = [pauses.find(covers), absences.find(covers)];
  return (
    <>
      {nextSendAt === null ? text.never : timeLabel(nextSendAt, "short")}
      {pause && <span className={classes.kind}>{text.pausedUntil(slashDate(pause.end))}</span>}
      {absence && <span className={classes.kind}>{text.absentUntil(slashDate(absence.end))}</span>}
    </>
  );
}

/** An address, and whether mails to it came back; or a group, and how many members it reaches. */
const Address = ({
  of: {
    mailAddress,
    addressGroupId,
    addressGroupName,
    memberCount,
    addressStopped,
    addressStopReason,
    bounceCount,
    bouncedAt,
  },
}: {
  of: Destination;
}) => (
  <>
    {addressGroupId !== null && (
      <>
        {addressGroupName} <span className={classes.kind}>{text.members(memberCount)}</span>
      </>
    )}
    {mailAddress}
    {addressStopped ? (
      <span className={classes.state} title={addressStopReason}>
        <StateTag tone="danger">{text.stopped}</StateTag>
      </span>
    ) : (
      bounceCount > 0 && (
        <span className={classes.state} title={text.bouncedAt(timeLabel(bouncedAt, "full"))}>
          <StateTag tone="warn">{text.bounced(bounceCount)}</StateTag>
        </span>
      )
    )}
  </>
);

/** What goes to whom, how and when. The server has its own order, so nothing can be sorted. */
export const DESTINATION_COLUMNS: readonly Column<Destination>[] = [
  {
    id: "target",
    header: mailText.target,
    cell: (of) => (
      <>
        <Link to={settingPath(of)} aria-label={text.editNamed(of.targetName, recipientName(of))}>
          {of.targetName}
        </Link>
        <span className={classes.kind}>{kindName(of.dataKbn)}</span>
      </>
    ),
  },
  { id: "address", header: mailText.address, cell: (of) => <Address of={of} />, fixed: true },
  { id: "section", header: mailText.section, cell: ({ dataSection }) => mailSectionName(dataSection) },
  { id: "times", header: text.times, wraps: true, cell: ({ sendTimes }) => sendTimes.join(" ") },
  { id: "next", header: text.next, cell: (of) => <NextMail of={of} /> },
  { id: "template", header: mailText.template, cell: ({ templateFileName }) => templateFileName },
  { id: "subject", header: mailText.subject, cell: ({ subjectType }) => subjectName(subjectType) },
  { id: "attachment", header: mailText.attachment, cell: ({ attachType }) => attachmentName(attachType) },
  {
    id: "zero",
    header: text.zero,
    cell: ({ zeroArticleEmail }) => (zeroArticleEmail ? text.zeroSent : text.zeroNotSent),
  },
];
