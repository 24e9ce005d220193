import { useQuery } from "@apollo/client/react";
import { mailKindLabel } from "@kirinuki/schema/mail-labels.ts";
import type { FoundMailsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { type Life, LifePage } from "../../features/life/LifePage.tsx";
import { mailStateNames, mailStateTone } from "../../features/life/mail-text.ts";
import { MailPart } from "./MailPart.tsx";
import { FOUND_MAILS } from "./mail-life-documents.ts";
import { mailLifeText as text } from "./text.ts";

type Mail = FoundMailsQuery["foundMails"][number];

/** /el/mail-life: what became of a mail, and why an article was in it or not. */
export default function MailLifeScreen() {
  return (
    <LifePage
      text={text}
      param="mailId"
      list={(life) => <Found {...life} />}
      detail={({ contractId, chosen }) => <MailPart key={chosen} contractId={contractId} mailId={chosen} />}
    />
  );
}

function Found({ contractId, keyword, chosen, open }: Life) {
  const query = useQuery(FOUND_MAILS, { variables: { contractId, keyword }, ...SHOWN });
  return (
    <QueryState query={{ ...query, data: query.data ?? query.previousData }} failed={text.failed}>
      {({ foundMails }) =>
        foundMails.length === 0 ? (
          <EmptyState title={text.nothing} message={text.nothingHelp} />
        ) : (
          <ul aria-label={text.list}>
            {foundMails.map((mail) => (
              <li key={`${mail.mailId}${mail.plannedAt}${mail.address}`}>
                <Choice mail={mail} isChosen={mail.mailId !== null && mail.mailId === chosen} onOpen={open} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

interface ChoiceProps {
  mail: Mail;
  isChosen: boolean;
  onOpen: (id: string) => void;
}

/** A run that had nothing to send is told, and can't be opened. */
const Choice = ({ mail: { mailId, name, kind, address, state, plannedAt }, isChosen, onOpen }: ChoiceProps) => (
  <button
    type="button"
    aria-current={isChosen}
    aria-disabled={mailId === null}
    onClick={() => mailId !== null && onOpen(mailId)}
  >
    <b>{name || mailKindLabel(kind)}</b>
    <small>
      {timeLabel(plannedAt, "full")} <StateTag tone={mailStateTone(state)}>{mailStateNames[state]}</StateTag>
    </small>
    <small>{address}</small>
  </button>
);
