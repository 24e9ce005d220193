import { CardTable } from "../../../components/card-table/CardTable.tsx";
import tableClasses from "../../../components/card-table/card-table.module.css";
import { PartNote, TablePart } from "../../../components/data-table/TablePart.tsx";
import { StateTag } from "../../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../../domain/day.ts";
import type { SetupStatus } from "../SetupStatusScreen.tsx";
import { setupStatusText as text } from "../text.ts";

type Mails = SetupStatus["mails"][number];

const COUNTS = [text.planned, text.waiting, text.lateCount, text.sent, text.failedCount, text.refused];

/** A row a contract that has mails on the day; late ones first, as the server orders them. */
export const MailsTable = ({ mails }: Pick<SetupStatus, "mails">) => (
  <TablePart title={text.mails}>
    {mails.length === 0 ? (
      <PartNote>{text.noMails}</PartNote>
    ) : (
      <CardTable
        label={text.mails}
        columns={[
          ...[text.state, text.contract, text.planned, text.waiting, text.lateCount, text.sent, text.failedCount],
          ...[text.refused, text.nextAt],
        ]}
        numeric={COUNTS}
      >
        {mails.map((each) => (
          <MailsRow key={each.contractId} of={each} />
        ))}
      </CardTable>
    )}
  </TablePart>
);

function MailsRow({ of }: { of: Mails }) {
  const state = stateOf(of);
  return (
    <tr>
      <td data-nowrap>
        <StateTag tone={TONES[state]}>{text.states[state]}</StateTag>
      </td>
      <th scope="row">
        {of.companyName}
        <div className={tableClasses.small}>{of.contractCode}</div>
      </th>
      <td data-numeric>{of.planned}</td>
      <td data-numeric>{of.waiting}</td>
      <td data-numeric>{of.late > 0 ? <b className={tableClasses.failed}>{of.late}</b> : 0}</td>
      <td data-numeric>{of.sent}</td>
      <td data-numeric>{of.failed > 0 ? <b className={tableClasses.failed}>{of.failed}</b> : 0}</td>
      <td data-numeric>{of.refused}</td>
      <td data-nowrap>{timeLabel(of.nextAt, "short")}</td>
    </tr>
  );
}

type State = keyof typeof text.states;

const TONES = {
  late: "danger",
  failed: "danger",
  waiting: "info",
  planned: "plain",
  done: "ok",
} as const satisfies Record<State, string>;

function stateOf({ late, failed, waiting, planned }: Mails): State {
  if (late > 0) return "late";
  if (failed > 0) return "failed";
  if (waiting > 0) return "waiting";
  return planned > 0 ? "planned" : "done";
}
