import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import type { MailSettingHistoryQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { type Day, timeLabel, todayInTokyo } from "../../domain/day.ts";
import { settingHistoryText as text } from "../../domain/text/mail-text.ts";
import { nameOf } from "./history-names.ts";
import classes from "./mail-setting.module.css";
import { MAIL_SETTING_HISTORY } from "./mail-setting-documents.ts";
import { WhyNoMail } from "./WhyNoMail.tsx";

type History = NonNullable<MailSettingHistoryQuery["mailSettingHistory"]>;
type Mail = History["mails"][number];

/** Below a setting's form: what became of its last mails, and why nothing came on a day. */
export default function SettingHistory({ id }: { id: string }) {
  const query = useQuery(MAIL_SETTING_HISTORY, { variables: { id }, ...SHOWN });
  const [day, choose] = useState<Day>(() => todayInTokyo(new Date()));
  const why = useRef<HTMLDivElement>(null);
  const explain = ({ plannedAt }: Mail) => {
    choose(todayInTokyo(new Date(plannedAt)));
    why.current?.scrollIntoView({ block: "start" });
  };
  return (
    <div className={classes.history}>
      <FormSection title={text.title} help={text.lead}>
        <QueryState query={query} failed={text.failed}>
          {({ mailSettingHistory: history }) => history && <Mails history={history} onExplain={explain} />}
        </QueryState>
      </FormSection>
      <div ref={why}>
        <FormSection title={text.why} help={text.whyLead}>
          <WhyNoMail id={id} day={day} onChoose={choose} />
        </FormSection>
      </div>
    </div>
  );
}

/** The rest is shown when it is asked for. */
const FIRST_SHOWN = 10;

function Mails({ history, onExplain }: { history: History; onExplain: (mail: Mail) => void }) {
  const [isWhole, showAll] = useState(false);
  const { mails, countsOpenings } = history;
  const shown = isWhole ? mails : mails.slice(0, FIRST_SHOWN);
  if (mails.length === 0) return <p className={`jp ${classes.help}`}>{text.none}</p>;
  const opened = countsOpenings ? [text.opened] : [];
  return (
    <>
      <CardTable
        label={text.title}
        columns={[text.at, text.kind, text.state, text.articles, ...opened, text.detail, ""]}
        numeric={[text.articles, text.opened]}
      >
        {shown.map((mail) => (
          <tr key={mail.id}>
            <th scope="row" data-nowrap>
              {timeLabel(mail.plannedAt, "full")}
            </th>
            <td data-nowrap>{nameOf(text.kinds, mail.kind)}</td>
            <td data-nowrap>
              <StateTag tone={toneOf(mail.state)}>{nameOf(text.states, mail.state)}</StateTag>
            </td>
            <td data-numeric>{text.count(mail.articleCount)}</td>
            {countsOpenings && <td data-numeric>{openingsOf(mail)}</td>}
            <td>{detailOf(mail)}</td>
            <td>
              {mail.state !== "sent" && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={text.whyOf(timeLabel(mail.plannedAt, "full"))}
                  onClick={() => onExplain(mail)}
                >
                  {text.whyShort}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </CardTable>
      {shown.length < mails.length && (
        <Button variant="default" className={classes.more ?? ""} onClick={() => showAll(true)}>
          {text.more(mails.length - shown.length)}
        </Button>
      )}
      {countsOpenings && <p className={`jp ${classes.help}`}>{text.openedHelp}</p>}
    </>
  );
}

/** Of a mail that was never sent there is nothing to open. */
function openingsOf({ state, openedCount }: Mail): string {
  if (state !== "sent" && state !== "bounced") return "";
  return openedCount === null ? text.notCounted : String(openedCount);
}

const detailOf = ({ message, droppedCount }: Mail): string =>
  [message, droppedCount > 0 ? text.dropped(droppedCount) : ""].filter(Boolean).join(" ");

const TONES: Readonly<Record<string, "ok" | "danger" | "warn">> = {
  sent: "ok",
  bounced: "danger",
  failed: "danger",
  skipped: "warn",
  retrying: "warn",
};
const toneOf = (state: string) => TONES[state] ?? "info";
