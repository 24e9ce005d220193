import { useQuery } from "@apollo/client/react";
import { USER_ACTION_LABELS } from "@kirinuki/schema/user-log-labels.ts";
import type { ReactNode } from "react";
import type { CustomerUserQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { CUSTOMER_USER } from "./customer-user-documents.ts";
import classes from "./customer-users.module.css";
import { customerUsersText as text } from "./text.ts";
import { UserActs } from "./UserActs.tsx";

type Part = NonNullable<CustomerUserQuery["customerUser"]>;

/** @param name contract_id/user_id, as the address of the screen has it */
export function CustomerUserPart({ name, onChanged }: { name: string; onChanged: () => void }) {
  const [contractId = "", ...rest] = name.split("/");
  const query = useQuery(CUSTOMER_USER, { variables: { contractId, userId: rest.join("/") }, ...EDITED });
  const again = async () => {
    await query.refetch();
    onChanged();
  };
  return (
    <QueryState query={query} failed={text.failed}>
      {({ customerUser }) =>
        customerUser ? (
          <>
            <Head part={customerUser} />
            <UserActs part={customerUser} again={again} />
            <div className={classes.columns}>
              <Lines
                title={text.signIns}
                lines={customerUser.signIns}
                result={(action) => <SignInResult action={action} />}
              />
              <Settings part={customerUser} />
            </div>
            <Lines
              title={text.support}
              help={text.supportHelp}
              lines={customerUser.support.map(({ actor, detail, ...line }) => ({
                ...line,
                detail: `${actor}　${detail}`,
              }))}
            />
          </>
        ) : (
          <EmptyState title={text.gone} />
        )
      }
    </QueryState>
  );
}

const Head = ({ part: { user } }: { part: Part }) => (
  <header className={classes.head}>
    <h2>
      {user.name} <small>{user.userId}</small>
    </h2>
    <p>
      {[
        `${user.companyName}（${user.contractCode}）`,
        user.groupName,
        text.roles[user.role] ?? user.role,
        user.email,
      ].join("　")}
    </p>
  </header>
);

interface LinesProps {
  title: string;
  help?: string;
  lines: readonly { id: string; at: string; action: string; detail: string }[];
  /** How what was done is shown; as it is said where absent. */
  result?: (action: string) => ReactNode;
}

/** Whether a sign-in was let in, as icon and word. */
const SignInResult = ({ action }: { action: string }) =>
  action === USER_ACTION_LABELS["session.refused"] ? (
    <StateTag tone="danger">{text.refused}</StateTag>
  ) : (
    <StateTag tone="ok">{text.letIn}</StateTag>
  );

function Lines({ title, help, lines, result = (action) => action }: LinesProps) {
  return (
    <section className={classes.lines}>
      <h3>
        {title}
        {help && <small>{help}</small>}
      </h3>
      {lines.length === 0 ? (
        <p>{text.noLines}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text.at}</th>
              <th scope="col">{text.result}</th>
              <th scope="col">{text.detail}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, at, action, detail }) => (
              <tr key={id}>
                <td>{timeLabel(at, "full")}</td>
                <td>{result(action)}</td>
                <td>{detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Settings({ part }: { part: Part }) {
  const rows: [string, string][] = [
    [text.mc, text.mcNames[part.mcAuthority] ?? String(part.mcAuthority)],
    [text.sc, text.scNames[part.scAuthority] ?? String(part.scAuthority)],
    [text.bound, part.isBound ? text.yes : text.no],
    [text.secondFactor, part.hasSecondFactor ? text.isSet : text.notSet],
    [text.external, part.hasExternalPassword ? text.isSet : text.notSet],
    [text.mails, text.count(part.mailSettings)],
    [text.noMail, part.getsNoMail ? text.stoppedMail : text.sends],
  ];
  return (
    <section className={classes.settings}>
      <h3>{text.settings}</h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
