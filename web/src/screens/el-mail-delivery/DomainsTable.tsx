import type { MailDeliverabilityQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import tableClasses from "../../components/card-table/card-table.module.css";
import { PartNote, TablePart } from "../../components/data-table/TablePart.tsx";
import { mailDeliveryText as text } from "./text.ts";

type Month = MailDeliverabilityQuery["mailDeliverability"];

const NUMBERS = [
  ...[text.mails, text.sent, text.rate, text.retried, text.refused, text.bounced, text.complaints, text.unsubscribes],
];
/** Where the large providers begin to hold mails of a sender back (Gmail and Yahoo, 2024). */
const COMPLAINTS_HIGH = 0.001;
const BOUNCES_HIGH = 0.02;

/** A row a domain, below one of all. */
export const DomainsTable = ({ of: { domains, domainCount, total } }: { of: Month }) => (
  <TablePart title={text.domains} note={domains.length > 0 ? text.domainsHelp(domains.length, domainCount) : null}>
    {domains.length === 0 ? (
      <PartNote>{text.noMails}</PartNote>
    ) : (
      <>
        <CardTable label={text.domains} columns={[text.domain, ...NUMBERS]} numeric={NUMBERS}>
          <FiguresRow name={text.total} of={total} />
          {domains.map(({ domain, ...figures }) => (
            <FiguresRow key={domain} name={domain} of={figures} />
          ))}
        </CardTable>
        <PartNote>{text.complaintHelp}</PartNote>
      </>
    )}
  </TablePart>
);

function FiguresRow({ name, of }: { name: string; of: Omit<Month["total"], "__typename"> }) {
  const share = (count: number): number => (of.mails === 0 ? 0 : count / of.mails);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-numeric>{of.mails.toLocaleString()}</td>
      <td data-numeric>{of.sent.toLocaleString()}</td>
      <td data-numeric>{text.percent(share(of.sent))}</td>
      <td data-numeric>{of.retried.toLocaleString()}</td>
      <td data-numeric>{of.failed.toLocaleString()}</td>
      <td data-numeric>
        <Figure count={of.bounced} isHigh={share(of.bounced) >= BOUNCES_HIGH} />
      </td>
      <td data-numeric>
        <Figure count={of.complaints} isHigh={share(of.complaints) >= COMPLAINTS_HIGH} />
      </td>
      <td data-numeric>{of.unsubscribes.toLocaleString()}</td>
    </tr>
  );
}

/** One that is too high says so to whoever sees no colour. */
const Figure = ({ count, isHigh }: { count: number; isHigh: boolean }) =>
  isHigh ? (
    <b className={tableClasses.failed}>
      {count.toLocaleString()}
      <span className="vh">{text.high}</span>
    </b>
  ) : (
    count.toLocaleString()
  );
