import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import { type Period, periodOf } from "../../domain/period.ts";
import { usageText as text } from "../../domain/text/usage-text.ts";
import { readUsage, USAGE_VIEWS, type UsageAddress, writeUsage } from "../../domain/usage-address.ts";
import { PeriodChoice } from "../../features/usage-inquiry/PeriodChoice.tsx";
import { ChargeFilter } from "./parts/ChargeFilter.tsx";
import { CsvButton } from "./parts/CsvButton.tsx";
import { Records } from "./parts/Records.tsx";
import { useUsage } from "./use-usage.ts";

/** What can stand in the address; anything else the server only says what is wrong with. */
const isWhole = ({ start, end }: Period): boolean => periodOf(start, end) !== null;

/** Screens 0015 and sp-0015: the user's own counted uses, and how far this month's caps are used (look/0015-usage.html). */
export default function UsageScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const today = todayInTokyo(new Date());
  const address = readUsage(params, today);
  const { period, view, chargeCode } = address;
  const [asked, setAsked] = useState(period);
  const wanted = isWhole(asked) ? period : asked;
  const usage = useUsage(wanted, chargeCode);
  const [csvFault, setCsvFault] = useState("");
  const go = (change: Partial<UsageAddress>) =>
    void navigate({ search: writeUsage({ ...address, ...change }) }, { replace: true });
  const show = (next: Period) => {
    setAsked(next);
    if (isWhole(next)) go({ period: next });
  };
  const answer = usage.query.data?.usageRecords;
  const errors = answer?.__typename === "InvalidForm" ? answer.fieldErrors : [];
  return (
    <Page
      title={text.title}
      width="cards"
      actions={<CsvButton {...{ period, view, chargeCode }} onFault={setCsvFault} />}
      toolbar={
        <>
          <Segments
            label={text.view}
            labelHidden
            values={USAGE_VIEWS}
            names={text.views}
            value={view}
            onChoose={(next) => go({ view: next })}
          />
          <PeriodChoice
            key={`${period.start} ${period.end}`}
            period={period}
            errorOf={(name) => errors.find(({ field }) => field === name)?.message}
            onShow={show}
          />
          <ChargeFilter
            charges={answer?.__typename === "UsageRecords" ? answer.charges : []}
            value={chargeCode}
            onChoose={(next) => go({ chargeCode: next })}
          />
        </>
      }
    >
      {csvFault !== "" && <FormAlert tone="danger">{csvFault}</FormAlert>}
      <QueryState query={usage.query} failed={text.failed}>
        {({ usageRecords: records }) =>
          records.__typename === "UsageRecords" ? (
            <Records records={records} {...{ period: wanted, view, today }} more={usage.more} onMore={usage.onMore} />
          ) : null
        }
      </QueryState>
    </Page>
  );
}
