import { useMutation } from "@apollo/client/react";
import { isOperatorRole, reaches } from "@kirinuki/schema/operator-roles.ts";
import { Button } from "@mantine/core";
import {
  IconBan,
  IconEye,
  IconLockOpen,
  IconLogout,
  IconMail,
  IconPlayerPlay,
  IconShieldOff,
} from "@tabler/icons-react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import type { CustomerUserQuery, StopUserMutation } from "../../__generated__/graphql.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { timeLabel } from "../../domain/day.ts";
import { useOperator } from "../../session/use-operator.ts";
import {
  MAIL_USER_RESET,
  RESET_SECOND_FACTOR,
  SIGN_OUT_USER,
  STOP_USER,
  UNLOCK_USER,
} from "./customer-user-documents.ts";
import classes from "./customer-users.module.css";
import { customerUsersText as text } from "./text.ts";

const SupportViewDialog = lazy(() => loadChunk(() => import("./SupportViewDialog.tsx")));

type Part = NonNullable<CustomerUserQuery["customerUser"]>;
type Answer = StopUserMutation["stopUser"];

interface UserActsProps {
  part: Part;
  /** Reads the user anew. */
  again: () => Promise<void>;
}

/** What an operator can do for a user; each act stands in the contract's trail. */
export function UserActs({ part: { user, sessions, hasSecondFactor }, again }: UserActsProps) {
  const role = useOperator()?.role;
  const [unlock] = useMutation(UNLOCK_USER);
  const [mailReset] = useMutation(MAIL_USER_RESET);
  const [signOut] = useMutation(SIGN_OUT_USER);
  const [stop] = useMutation(STOP_USER);
  const [resetFactor] = useMutation(RESET_SECOND_FACTOR);
  const { busy, said, act } = useAction();
  const [asking, ask] = useState<"stop" | "view" | "factor" | null>(null);
  const { contractId, userId } = user;
  const run = (send: () => Promise<Answer | undefined>, done: string) =>
    act(async () => {
      const answer = await send();
      if (answer && isRefusal(answer)) return refusal(answer);
      await again();
      return done;
    });
  if (!isOperatorRole(role) || !reaches(role, "support")) return null;
  const variables = { contractId, userId };
  const setStopped = (stopped: boolean) => async () =>
    (await stop({ variables: { ...variables, stopped } })).data?.stopUser;
  const isStopped = user.state === "stopped";
  return (
    <>
      <SaidLine said={said} />
      {user.lockedUntil !== null && (
        <div className={classes.lock}>
          <div>
            <b>{text.locked(timeLabel(user.lockedUntil, "full"))}</b>
            <p>{text.lockedHelp}</p>
          </div>
          <Button
            leftSection={<IconLockOpen size={16} stroke={1.75} />}
            aria-disabled={busy}
            onClick={() => void run(async () => (await unlock({ variables })).data?.unlockUser, text.unlocked)}
          >
            {text.unlock}
          </Button>
        </div>
      )}
      <div className={classes.acts}>
        <Act
          icon={IconMail}
          name={text.mail}
          help={text.mailHelp(user.email)}
          busy={busy}
          onRun={() => void run(async () => (await mailReset({ variables })).data?.mailUserReset, text.mailed)}
        />
        <Act
          icon={IconLogout}
          name={text.signOut}
          help={text.signOutHelp(sessions)}
          busy={busy}
          onRun={() => void run(async () => (await signOut({ variables })).data?.signOutUser, text.signedOut)}
        />
        {hasSecondFactor && (
          <Act icon={IconShieldOff} name={text.factor} help={text.factorHelp} busy={busy} onRun={() => ask("factor")} />
        )}
        <Act icon={IconEye} name={text.view} help={text.viewHelp} busy={busy} onRun={() => ask("view")} />
        {isStopped ? (
          <Act
            icon={IconPlayerPlay}
            name={text.resume}
            help={text.resumeHelp}
            busy={busy}
            onRun={() => void run(setStopped(false), text.resumed)}
          />
        ) : (
          <Act icon={IconBan} name={text.stop} help={text.stopHelp} busy={busy} onRun={() => ask("stop")} />
        )}
      </div>
      {asking === "view" && (
        <Suspense>
          <SupportViewDialog user={user} onClose={() => ask(null)} />
        </Suspense>
      )}
      {asking === "factor" && (
        <LazyDangerDialog
          title={text.factorTitle(user.name)}
          goes={text.factorGoes}
          stays={text.factorStays}
          confirm={text.factor}
          busy={busy}
          onConfirm={() => {
            ask(null);
            const send = async () => (await resetFactor({ variables })).data?.resetCustomerSecondFactor;
            void run(send, text.factorDone);
          }}
          onClose={() => ask(null)}
        />
      )}
      {asking === "stop" && (
        <LazyDangerDialog
          title={text.stopTitle(user.name)}
          goes={text.stopGoes}
          stays={text.stopStays}
          confirm={text.stop}
          busy={busy}
          onConfirm={() => {
            ask(null);
            void run(setStopped(true), text.stoppedDone);
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

interface ActProps {
  icon: ComponentType<{ size: number; stroke: number }>;
  name: string;
  help: string;
  busy: boolean;
  onRun: () => void;
}

const Act = ({ icon: Icon, name, help, busy, onRun }: ActProps) => (
  <button type="button" className={classes.act} aria-disabled={busy} onClick={onRun}>
    <Icon size={16} stroke={1.75} />
    <b>{name}</b>
    <small>{help}</small>
  </button>
);
