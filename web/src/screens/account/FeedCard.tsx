import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { FeedCardQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { Card } from "../../components/card/Card.tsx";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import tableClasses from "../../components/card-table/card-table.module.css";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { OnceShown } from "../../components/once-shown/OnceShown.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { toldApart } from "../../domain/told-apart.ts";
import classes from "./account.module.css";
import { Expiry } from "./Expiry.tsx";
import { FeedForm, type MadeFeed } from "./FeedForm.tsx";
import { FEED_CARD, REVOKE_ARTICLE_FEED } from "./feed-documents.ts";
import { feedText as text } from "./feed-text.ts";

type Feed = FeedCardQuery["articleFeeds"][number];

const COLUMNS = [text.name, text.expiry, text.lastRead, null];

/** Feeds under names that say which is which. */
function named(feeds: readonly Feed[]): Feed[] {
  const names = toldApart(feeds);
  return feeds.map((feed) => ({ ...feed, name: names.get(feed.id) ?? feed.name }));
}

/** The user's private feeds: list, make, revoke. */
export default function FeedCard() {
  const query = useQuery(FEED_CARD, EDITED);
  const { busy, said, act } = useAction();
  const [revoking, setRevoking] = useState<Feed | null>(null);
  const [made, setMade] = useState<MadeFeed | null>(null);
  const [revokeFeed] = useMutation(REVOKE_ARTICLE_FEED, { refetchQueries: [FEED_CARD], awaitRefetchQueries: true });
  const revoke = (feed: Feed) =>
    act(async () => {
      await revokeFeed({ variables: { id: feed.id } });
      if (made?.id === feed.id) setMade(null);
      return text.revoked;
    });
  return (
    <Card title={text.feeds} help={text.help}>
      <SaidLine said={said} />
      <QueryState query={query} failed={text.failed}>
        {({ articleFeeds: feeds, mailTargets: { targets }, clipFolders }) => (
          <>
            {made && (
              <OnceShown
                title={text.made}
                help={text.once}
                values={[
                  { label: text.atom, value: made.atomUrl },
                  { label: text.json, value: made.jsonUrl },
                ]}
                onHide={() => setMade(null)}
              />
            )}
            {feeds.length === 0 ? (
              <p className={classes.none}>{text.none}</p>
            ) : (
              <CardTable label={text.feedTable} columns={COLUMNS}>
                {named(feeds).map((feed) => (
                  <FeedRow key={feed.id} feed={feed} onRevoke={() => setRevoking(feed)} />
                ))}
              </CardTable>
            )}
            <FeedForm targets={targets} folders={clipFolders.map(({ folder }) => folder)} onMade={setMade} />
          </>
        )}
      </QueryState>
      {revoking && (
        <ConfirmDialog
          title={text.revokeTitle(revoking.name)}
          help={text.revokeHelp}
          confirm={text.revoke}
          busy={busy}
          onConfirm={() => void revoke(revoking).then(() => setRevoking(null))}
          onClose={() => setRevoking(null)}
        />
      )}
    </Card>
  );
}

const FeedRow = ({ feed, onRevoke }: { feed: Feed; onRevoke: () => void }) => (
  <tr>
    <th scope="row">
      {feed.name}
      <div className={tableClasses.small}>
        {text.kinds[feed.dataKbn]} {feed.targetName}
      </div>
    </th>
    <td data-nowrap>
      <Expiry at={new Date(feed.expiresAt)} />
    </td>
    <td data-nowrap>{feed.lastReadAt ? timeLabel(feed.lastReadAt, "full") : text.neverRead}</td>
    <td>
      <Button variant="default" size="xs" aria-label={text.revokeNamed(feed.name)} onClick={onRevoke}>
        {text.revoke}
      </Button>
    </td>
  </tr>
);
