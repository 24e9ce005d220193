import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { AccountScreenQuery } from "../../__generated__/graphql.ts";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { deviceLabel } from "../../domain/device-label.ts";
import { signOut } from "../../session/session.ts";
import classes from "./account.module.css";
import { ACCOUNT_SCREEN, END_SESSION, SIGN_OUT_EVERYWHERE } from "./account-documents.ts";
import { accountText } from "./text.ts";

type Session = AccountScreenQuery["sessions"][number];

const CHANGES_LIST = { refetchQueries: [ACCOUNT_SCREEN], awaitRefetchQueries: true };

/** Where the user is signed in, and the way to end each of it. */
export function SessionSection({ sessions }: { sessions: readonly Session[] }) {
  const { busy, said, act } = useAction();
  const [asking, setAsking] = useState(false);
  const [endSession] = useMutation(END_SESSION, CHANGES_LIST);
  const [signOutEverywhere] = useMutation(SIGN_OUT_EVERYWHERE);
  const endOne = (id: string) =>
    act(async () => {
      await endSession({ variables: { id } });
      return accountText.ended;
    });
  const endOthers = () =>
    act(async () => {
      const { data } = await signOutEverywhere(CHANGES_LIST);
      return accountText.endedOthers(data.signOutEverywhere.count);
    });
  const endAll = () =>
    act(async () => {
      await signOutEverywhere();
      await signOut();
      return null;
    });
  return (
    <section className={classes.section} aria-labelledby="sessions">
      <h2 id="sessions">{accountText.sessions}</h2>
      <p className="jp">{accountText.sessionsHelp}</p>
      <SaidLine said={said} />
      <ul className={classes.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={busy} onEnd={() => void endOne(session.id)} />
        ))}
      </ul>
      <div className={classes.actions}>
        {sessions.length > 1 && (
          <Button variant="default" aria-disabled={busy} onClick={() => void endOthers()}>
            {accountText.endOthers}
          </Button>
        )}
        <Button variant="default" aria-disabled={busy} onClick={() => setAsking(true)}>
          {accountText.endAll}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={accountText.endAllTitle}
          help={accountText.endAllHelp}
          confirm={accountText.endAll}
          busy={busy}
          onConfirm={() => void endAll().then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const device = deviceLabel(session.userAgent) ?? accountText.unknownDevice;
  const since = timeLabel(session.createdAt, "full");
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name} title={session.userAgent}>
          {device}
          {session.current && <span className={classes.tag}>{accountText.current}</span>}
        </p>
        <p className={classes.facts}>
          <span>{accountText.lastSeen(timeLabel(session.lastSeenAt, "full"))}</span>
          <span>{accountText.since(since)}</span>
          {session.clientAddress !== "" && <span>{accountText.from(session.clientAddress)}</span>}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          aria-label={accountText.endNamed(device, since)}
          aria-disabled={busy}
          onClick={onEnd}
        >
          {accountText.end}
        </Button>
      )}
    </li>
  );
}
