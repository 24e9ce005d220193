import { useQuery } from "@apollo/client/react";
import type { MailSettingDayQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { DayChoice } from "../../components/day-choice/DayChoice.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { type Day, dayLabel, timeLabel, todayInTokyo } from "../../domain/day.ts";
import { settingHistoryText as text } from "../../domain/text/mail-text.ts";
import { nameOf } from "./history-names.ts";
import classes from "./mail-setting.module.css";
import { MAIL_SETTING_DAY } from "./mail-setting-documents.ts";

type Told = NonNullable<MailSettingDayQuery["mailSettingDay"]>;
type Step = Told["steps"][number];

interface WhyNoMailProps {
  id: string;
  day: Day;
  onChoose: (day: Day) => void;
}

/** Step by step why a setting brought no mail on a day, and what is not known. */
export function WhyNoMail({ id, day, onChoose }: WhyNoMailProps) {
  const query = useQuery(MAIL_SETTING_DAY, { variables: { id, day }, ...SHOWN });
  const today = todayInTokyo(new Date());
  return (
    <>
      <DayChoice
        day={day}
        onChoose={(chosen) => onChoose(chosen > today ? today : chosen)}
        onReload={() => void query.refetch().catch(() => undefined)}
      />
      <QueryState query={query} failed={text.whyFailed}>
        {({ mailSettingDay: told }) => told && <Explained told={told} />}
      </QueryState>
    </>
  );
}

const OUTCOME_TONES: Readonly<Record<string, "ok" | "warn" | "info">> = { sent: "ok", stopped: "warn" };

function Explained({ told }: { told: Told }) {
  return (
    <>
      <p className={classes.outcome} role="status">
        <StateTag tone={OUTCOME_TONES[told.outcome] ?? "info"}>{nameOf(text.outcomes, told.outcome)}</StateTag>
        <b>{dayLabel(told.day)}</b>
        <span className="jp">{told.message}</span>
      </p>
      <Steps title={text.ofDay} steps={told.steps} />
      {told.sendings.map(({ at, kind, steps }) => (
        <Steps
          key={`${at}${kind}${steps.at(-1)?.message}`}
          title={text.sending(timeLabel(at, "full"), nameOf(text.kinds, kind))}
          steps={steps}
        />
      ))}
    </>
  );
}

const VERDICT_TONES: Readonly<Record<string, "ok" | "warn" | "info" | "plain">> = {
  pass: "ok",
  stop: "warn",
  unknown: "info",
};

const Steps = ({ title, steps }: { title: string; steps: readonly Step[] }) => (
  <section className={classes.steps}>
    <h3>{title}</h3>
    <CardTable label={title} columns={[text.step, text.verdict, text.detail]}>
      {steps.map(({ step, state, message }) => (
        <tr key={step}>
          <th scope="row" data-nowrap>
            {nameOf(text.steps, step)}
          </th>
          <td data-nowrap>
            <StateTag tone={VERDICT_TONES[state] ?? "plain"}>{nameOf(text.verdicts, state)}</StateTag>
          </td>
          <td className="jp">{message}</td>
        </tr>
      ))}
    </CardTable>
  </section>
);
