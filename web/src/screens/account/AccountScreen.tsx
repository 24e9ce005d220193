import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { roleNames } from "../../domain/text/role-names.ts";
import type { Viewer } from "../../session/session.ts";
import { useViewer } from "../../session/use-session.ts";
import classes from "./account.module.css";
import { ACCOUNT_SCREEN } from "./account-documents.ts";
import { SessionSection } from "./SessionSection.tsx";
import { TokenSection } from "./TokenSection.tsx";
import { accountText } from "./text.ts";

/** /account: who one is here, the password, one's sessions, and for administrators the API tokens. Ours, not the spec's. */
export default function AccountScreen() {
  const viewer = useViewer();
  const { data, error, loading, refetch } = useQuery(ACCOUNT_SCREEN, {
    variables: { withTokens: viewer.abilities.administer },
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: false,
  });
  if (error && !data) {
    return (
      <FailedPart heading="h1" title={accountText.failed} busy={loading} onRetry={() => void refetch()} error={error} />
    );
  }
  if (!data) return <Loading fullHeight />;
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <h1>{accountText.title}</h1>
        <Profile viewer={viewer} />
        <SessionSection sessions={data.sessions} />
        {data.apiTokens && <TokenSection tokens={data.apiTokens} userId={viewer.userId} />}
      </div>
    </div>
  );
}

function Profile({ viewer }: { viewer: Viewer }) {
  const facts = [
    [accountText.company, viewer.companyName],
    [accountText.userGroup, viewer.userGroupName],
    [accountText.userId, viewer.userId],
    [accountText.name, viewer.name],
    [accountText.role, roleNames[viewer.role]],
  ] as const;
  return (
    <section className={classes.section} aria-labelledby="profile">
      <h2 id="profile">{accountText.profile}</h2>
      <dl className={classes.profile}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <Button component={Link} to="/0020" variant="default">
          {accountText.changePassword}
        </Button>
      </div>
    </section>
  );
}
