import "../../design/edit-form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { Card, CardColumns } from "../../components/card/Card.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { roleNames } from "../../domain/text/role-names.ts";
import { pauseText } from "../../features/mail-pauses/text.ts";
import type { Viewer } from "../../session/session.ts";
import { useViewer } from "../../session/use-session.ts";
import classes from "./account.module.css";
import { ACCOUNT_SCREEN } from "./account-documents.ts";
import { SessionCard } from "./SessionCard.tsx";
import { TokenCard } from "./TokenCard.tsx";
import { accountText as text } from "./text.ts";

const SecondFactorCards = lazy(() => loadChunk(() => import("../../features/second-factor/SecondFactorCards.tsx")));
const Factors = (props: { administers: boolean }) => (
  <Suspense>
    <SecondFactorCards {...props} />
  </Suspense>
);
const AbsencePart = lazy(() => loadChunk(() => import("../../features/mail-pauses/AbsencePart.tsx")));

const PushCard = lazy(() => loadChunk(() => import("../../features/push/PushCard.tsx")));
const FeedCard = lazy(() => loadChunk(() => import("./FeedCard.tsx")));

/** /account: who one is here, the password, one's sessions, and for administrators the API tokens. Ours, not the spec's. */
export default function AccountScreen() {
  const viewer = useViewer();
  const query = useQuery(ACCOUNT_SCREEN, { variables: { withTokens: viewer.abilities.administer }, ...EDITED });
  return (
    <Page title={text.title} width="cards">
      <QueryState query={query} failed={text.failed}>
        {({ sessions, apiTokens }) => (
          <CardColumns>
            <div>
              <Profile viewer={viewer} />
              <Card title={pauseText.title}>
                <Suspense>
                  <AbsencePart />
                </Suspense>
              </Card>
              {!viewer.isSupportView && (
                <Suspense>
                  <PushCard />
                </Suspense>
              )}
              <Suspense>
                <FeedCard />
              </Suspense>
              {apiTokens && <SessionCard sessions={sessions} />}
            </div>
            <div>
              <Factors administers={viewer.abilities.administer} />
              {apiTokens ? (
                <TokenCard tokens={apiTokens} userId={viewer.userId} />
              ) : (
                <SessionCard sessions={sessions} />
              )}
            </div>
          </CardColumns>
        )}
      </QueryState>
    </Page>
  );
}

function Profile({ viewer }: { viewer: Viewer }) {
  const facts = [
    [text.company, viewer.companyName],
    [text.userGroup, viewer.userGroupName],
    [text.userId, viewer.userId],
    [text.name, viewer.name],
    [text.role, roleNames[viewer.role]],
  ] as const;
  return (
    <Card
      title={text.profile}
      actions={
        <Button component={Link} to={pathOf("0020")} variant="default" size="xs">
          {text.changePassword}
        </Button>
      }
    >
      <dl className={classes.profile}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
