import { useQuery } from "@apollo/client/react";
import { Link } from "react-router";
import type { ProvisioningQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { Card } from "../../components/card/Card.tsx";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import tableClasses from "../../components/card-table/card-table.module.css";
import { Facts } from "../../components/facts/Facts.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import classes from "./single-sign-on.module.css";
import { PROVISIONING } from "./single-sign-on-documents.ts";
import { text } from "./text.ts";

type Stored = ProvisioningQuery["provisioning"];

const COLUMNS = [text.calledAt, text.call, text.outcome];
const REFUSED = 400;

/** What an Admin enters at the identity provider for SCIM, and what came of it. */
export function ProvisioningCard() {
  const query = useQuery(PROVISIONING, EDITED);
  return (
    <Card title={text.provisioning} help={text.provisioningHelp}>
      <QueryState query={query} failed={text.provisioningFailed}>
        {({ provisioning }) => (
          <>
            <ProvisioningFacts stored={provisioning} />
            <h3 className={classes.callsTitle}>{text.calls}</h3>
            <Calls calls={provisioning.calls} />
          </>
        )}
      </QueryState>
    </Card>
  );
}

const ProvisioningFacts = ({ stored: { scimUrl, tokenCount, userCount, waitingGroupName } }: { stored: Stored }) => (
  <Facts
    facts={[
      [text.scimUrl, <code key="url">{scimUrl}</code>],
      [text.scimTokens, tokenCount > 0 ? text.tokensValid(tokenCount) : <NoToken key="token" />],
      [text.scimUsers, text.people(userCount)],
      [text.waitingGroup, waitingGroupName ?? text.noWaitingGroup],
    ]}
  />
);

/** As the provider's administrator knows it: `filter=userName eq "kato"`; what is not encoded rightly stays. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path.replaceAll("+", " "));
  } catch {
    return path;
  }
}

const NoToken = () => (
  <>
    {text.noScimToken} <Link to={pathOf("account")}>{text.toAccount}</Link>
  </>
);

const Calls = ({ calls }: { calls: Stored["calls"] }) =>
  calls.length === 0 ? (
    <p>{text.noCalls}</p>
  ) : (
    <CardTable label={text.calls} columns={COLUMNS}>
      {calls.map(({ id, calledAt, method, path, status, detail }) => (
        <tr key={id}>
          <td data-nowrap>{timeLabel(calledAt, "full")}</td>
          <th scope="row">
            <code className={classes.address}>
              {method} {readable(path)}
            </code>
          </th>
          <td>
            {status} {status >= REFUSED && <StateTag tone="warn">{text.refusedCall}</StateTag>}
            {detail !== "" && <div className={tableClasses.small}>{detail}</div>}
          </td>
        </tr>
      ))}
    </CardTable>
  );
