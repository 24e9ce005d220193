import { mailText as text } from "../../domain/text/mail-text.ts";
import { CardTable } from "../card-table/CardTable.tsx";
import classes from "../card-table/card-table.module.css";

export interface RowResult {
  row: number;
  mailAddress: string;
  /** 0 sent, 2 on its way, 3 planned, 1 failed. */
  status: number;
  message: string;
}

/** 失敗 only for 1; everything else went well (spec section 4). */
export function MailStatus({ status }: { status: number }) {
  const { [status as keyof typeof text.statuses]: label = text.statuses[1] } = text.statuses;
  return <span className={status === 1 ? classes.failed : undefined}>{label}</span>;
}

/** What became of each row of a sending. */
export const SendResults = ({ label, results }: { label: string; results: readonly RowResult[] }) => (
  <CardTable label={label} columns={[text.status, text.address]}>
    {results.map(({ row, mailAddress, status, message }) => (
      <tr key={`${row} ${mailAddress}`}>
        <td data-nowrap>
          <MailStatus status={status} />
        </td>
        <td>
          {mailAddress}
          {message !== "" && <div className={classes.small}>{message}</div>}
        </td>
      </tr>
    ))}
  </CardTable>
);
