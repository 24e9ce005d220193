import { useQuery } from "@apollo/client/react";
import { mailKindLabel } from "@kirinuki/schema/mail-labels.ts";
import type { MailLifeQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { mailSectionName } from "../../domain/text/mail-section.ts";
import classes from "../../features/life/life.module.css";
import { mailStateNames, mailStateTone } from "../../features/life/mail-text.ts";
import { MailArticles } from "./MailArticles.tsx";
import { MailEvents } from "./MailEvents.tsx";
import { MAIL_LIFE } from "./mail-life-documents.ts";
import { mailLifeText as text } from "./text.ts";

type Life = NonNullable<MailLifeQuery["mailLife"]>;

/** All that became of a mail. */
export function MailPart({ contractId, mailId }: { contractId: string; mailId: string }) {
  const query = useQuery(MAIL_LIFE, { variables: { contractId, mailId }, ...EDITED });
  return (
    <QueryState query={query} failed={text.failed}>
      {({ mailLife }) =>
        mailLife ? (
          <>
            <Head {...mailLife.mail} mailId={mailId} />
            <Setting setting={mailLife.setting} />
            <MailEvents life={mailLife} />
            <MailArticles contractId={contractId} life={mailLife} />
          </>
        ) : (
          <EmptyState title={text.gone} />
        )
      }
    </QueryState>
  );
}

const Head = ({ name, kind, state, address, userId, plannedAt, mailId }: Life["mail"] & { mailId: string }) => (
  <header>
    <h2>{name || mailKindLabel(kind)}</h2>
    <p className={classes.facts}>
      {[
        mailKindLabel(kind),
        address,
        userId === null ? text.noUser : text.user(userId),
        text.planned(timeLabel(plannedAt, "full")),
        text.id(mailId),
      ].join("　")}
    </p>
    <StateTag tone={mailStateTone(state)}>{mailStateNames[state]}</StateTag>
  </header>
);

const Setting = ({ setting }: { setting: Life["setting"] }) => (
  <section className={classes.part}>
    <h3>{text.setting}</h3>
    <p>
      {setting === null
        ? text.noSetting
        : [
            setting.name,
            mailSectionName(setting.section),
            text.times(setting.times),
            setting.alerts ? text.alerts : null,
            setting.sendsEmpty ? text.sendsEmpty : text.sendsNoEmpty,
            text.next(timeLabel(setting.nextAt, "full")),
          ]
            .filter(Boolean)
            .join("　")}
    </p>
  </section>
);
