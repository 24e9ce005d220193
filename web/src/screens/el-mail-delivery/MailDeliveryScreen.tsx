import { useQuery } from "@apollo/client/react";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { MonthChoice } from "../../components/month-choice/MonthChoice.tsx";
import { useMonth } from "../../components/month-choice/use-month.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { DomainsTable } from "./DomainsTable.tsx";
import { MAIL_DELIVERABILITY } from "./mail-delivery-documents.ts";
import { StoppedAddresses } from "./StoppedAddresses.tsx";
import { mailDeliveryText as text } from "./text.ts";

/** /el/mail-delivery: where a month's mails arrived, and the addresses that get none. */
export default function MailDeliveryScreen() {
  const { month, present, show } = useMonth();
  return (
    <Page
      title={text.title}
      lead={text.lead}
      width="fluid"
      actions={<MonthChoice month={month} present={present} onShow={show} />}
    >
      <Month month={month} />
      <StoppedAddresses />
    </Page>
  );
}

function Month({ month }: { month: string }) {
  const query = useQuery(MAIL_DELIVERABILITY, { variables: { month }, ...SHOWN });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ mailDeliverability }) => <DomainsTable of={mailDeliverability} />}
    </QueryState>
  );
}
