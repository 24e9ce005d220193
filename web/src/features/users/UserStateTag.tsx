import { IconCheck, IconClock, IconLock, IconMail, IconMailOff } from "@tabler/icons-react";
import type { UserState } from "../../__generated__/graphql.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { userText } from "../../domain/text/user-text.ts";

const LOOKS = {
  ACTIVE: { tone: "ok", icon: IconCheck },
  STOPPED: { tone: "danger" },
  LOCKED: { tone: "warn", icon: IconLock },
  INVITED: { tone: "info", icon: IconMail },
  INVITATION_EXPIRED: { tone: "warn", icon: IconClock },
  INVITATION_FAILED: { tone: "danger", icon: IconMailOff },
} as const satisfies Record<UserState, object>;

/** Whether a user can sign in, and why not. In lists whoever can is said without a tag, so that the others stand out. */
export function UserStateTag({ state, quiet = false }: { state: UserState; quiet?: boolean }) {
  if (quiet && state === "ACTIVE") return userText.states.ACTIVE;
  return <StateTag {...LOOKS[state]}>{userText.states[state]}</StateTag>;
}
