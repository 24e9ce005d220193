import { IconLock, IconMail } from "@tabler/icons-react";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { customerUsersText as text } from "./text.ts";

/** A user's state as icon and word. */
export function UserStateTag({ state }: { state: string }) {
  const name = text.stateNames[state] ?? state;
  if (state === "active") return <StateTag tone="ok">{name}</StateTag>;
  if (state === "locked")
    return (
      <StateTag tone="danger" icon={IconLock}>
        {name}
      </StateTag>
    );
  if (state === "invited")
    return (
      <StateTag tone="info" icon={IconMail}>
        {name}
      </StateTag>
    );
  return <StateTag tone="warn">{name}</StateTag>;
}
