import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useSearchParams } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { addDays, todayInTokyo } from "../../domain/day.ts";
import { DomainsTable } from "./DomainsTable.tsx";
import classes from "./mail-delivery.module.css";
import { MAIL_DELIVERABILITY } from "./mail-delivery-documents.ts";
import { StoppedAddresses } from "./StoppedAddresses.tsx";
import { mailDeliveryText as text } from "./text.ts";

const MONTH = /^20\d{2}-(?:0[1-9]|1[0-2])$/;
const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
const monthAfter = (month: string): string => addDays(`${month}-28`, 4).slice(0, 7);

/** /el/mail-delivery: where a month's mails arrived, and the addresses that get none. */
export default function MailDeliveryScreen() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("month") ?? "";
  const present = todayInTokyo(new Date()).slice(0, 7);
  const month = MONTH.test(asked) ? asked : present;
  const show = (chosen: string) => setParams({ month: chosen });
  return (
    <Page
      title={text.title}
      lead={text.lead}
      width="fluid"
      actions={
        <div className={classes.months}>
          <Button variant="default" onClick={() => show(monthBefore(month))}>
            {text.previous}
          </Button>
          <b aria-live="polite">{text.month(month)}</b>
          <Button
            variant="default"
            aria-disabled={month >= present}
            onClick={() => month < present && show(monthAfter(month))}
          >
            {text.next}
          </Button>
        </div>
      }
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
