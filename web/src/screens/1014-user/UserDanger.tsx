import { IconBan, IconPlayerPlay, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { DangerZone } from "../../components/edit-form/DangerZone.tsx";
import { userText } from "../../domain/text/user-text.ts";
import { useViewer } from "../../session/use-session.ts";
import { userFormText as text } from "./text.ts";
import type { UserActions } from "./use-user-actions.ts";
import classes from "./user.module.css";
import type { StoredUser } from "./user-values.ts";

/** Stopping, letting in again, deleting: each with its consequence. Nobody does that to himself. */
export function UserDanger({ user: { userId, name, loginStop }, actions }: { user: StoredUser; actions: UserActions }) {
  const [asking, ask] = useState<"stop" | "remove" | null>(null);
  if (useViewer().userId === userId) return <p className={`jp ${classes.own}`}>{text.own}</p>;
  const stop = loginStop
    ? { name: text.resume, help: text.resumeHelp, button: text.resumeButton, icon: IconPlayerPlay, run: actions.resume }
    : { name: text.stop, help: text.stopHelp, button: text.stopButton, icon: IconBan, run: () => ask("stop") };
  const remove = { name: text.remove, help: text.removeHelp, button: text.removeButton, icon: IconTrash };
  return (
    <>
      <DangerZone acts={[stop, { ...remove, run: () => ask("remove") }]} />
      {asking && (
        <LazyDangerDialog
          title={asking === "stop" ? text.stopTitle(name) : userText.removeTitle(name)}
          goes={asking === "stop" ? text.stopGoes : userText.removeGoes}
          stays={asking === "stop" ? text.stopStays : userText.removeStays}
          confirm={asking === "stop" ? text.stopButton : text.removeButton}
          onConfirm={() => {
            actions[asking]();
            ask(null);
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
