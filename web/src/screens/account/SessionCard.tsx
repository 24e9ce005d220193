import { useMutation } from "@apollo/client/react";
import { deviceLabel } from "@kirinuki/schema/device-label.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { AccountScreenQuery } from "../../__generated__/graphql.ts";
import { Card } from "../../components/card/Card.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import list from "../../components/row-list/row-list.module.css";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { signOut } from "../../session/session.ts";
import { ACCOUNT_SCREEN, END_SESSION, SIGN_OUT_EVERYWHERE } from "./account-documents.ts";
import { accountText as text } from "./text.ts";

type Session = AccountScreenQuery["sessions"][number];

const CHANGES_LIST = { refetchQueries: [ACCOUNT_SCREEN], awaitRefetchQueries: true };

/** Where the user is signed in, and the way to end each of it. */
export function SessionCard({ sessions }: { sessions: readonly Session[] }) {
  const { busy, said, act } = useAction();
  const [asking, setAsking] = useState(false);
  const [endSession] = useMutation(END_SESSION, CHANGES_LIST);
  const [signOutEverywhere] = useMutation(SIGN_OUT_EVERYWHERE);
  const endOne = (id: string) =>
    act(async () => {
      await endSession({ variables: { id } });
      return text.ended;
    });
  const endOthers = () =>
    act(async () => {
      const { data } = await signOutEverywhere(CHANGES_LIST);
      return text.endedOthers(data.signOutEverywhere.count);
    });
  const endAll = () =>
    act(async () => {
      await signOutEverywhere();
      await signOut();
      return null;
    });
  return (
    <Card
      title={text.sessions}
      help={text.sessionsHelp}
      actions={
        <>
          {sessions.length > 1 && (
            <Button variant="default" size="xs" aria-disabled={busy} onClick={() => void endOthers()}>
              {text.endOthers}
            </Button>
          )}
          <Button variant="default" size="xs" aria-disabled={busy} onClick={() => setAsking(true)}>
            {text.endAll}
          </Button>
        </>
      }
    >
      <SaidLine said={said} />
      <ul className={list.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={busy} onEnd={() => void endOne(session.id)} />
        ))}
      </ul>
      {asking && (
        <ConfirmDialog
          title={text.endAllTitle}
          help={text.endAllHelp}
          confirm={text.endAll}
          busy={busy}
          onConfirm={() => void endAll().then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const device = deviceLabel(session.userAgent) ?? text.unknownDevice;
  const since = timeLabel(session.createdAt, "full");
  return (
    <li className={list.row}>
      <div>
        <p className={list.name} title={session.userAgent}>
          {device}
          {session.current && <StateTag tone="ok">{text.current}</StateTag>}
        </p>
        <p className={list.facts}>
          <span>{text.lastSeen(timeLabel(session.lastSeenAt, "full"))}</span>
          <span>{text.since(since)}</span>
          {session.clientAddress !== "" && <span>{text.from(session.clientAddress)}</span>}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          aria-label={text.endNamed(device, since)}
          aria-disabled={busy}
          onClick={onEnd}
        >
          {text.end}
        </Button>
      )}
    </li>
  );
}
