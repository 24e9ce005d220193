import { lazy, Suspense, useCallback, useEffect } from "react";
import { useBlocker } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { LOGIN_PATH, pathOf } from "../../domain/screen-path.ts";
import type { FormStanding } from "../form/use-schema-form.ts";

const LeaveDialog = lazy(() => loadChunk(() => import("./LeaveDialog.tsx")));

/** Where a session that ended leads: nobody could save any more. */
const AT_THE_END: readonly string[] = [LOGIN_PATH, pathOf("0018"), pathOf("el")];

/** Asks before changes are lost, by a link, the browser's buttons, or closing the window. One on a screen. */
export function LeaveQuestion({ isChanged, changedNames }: Pick<FormStanding, "isChanged" | "changedNames">) {
  const blocker = useBlocker(
    useCallback<Exclude<Parameters<typeof useBlocker>[0], boolean>>(
      ({ currentLocation: here, nextLocation: next }) =>
        here.pathname !== next.pathname && !AT_THE_END.includes(next.pathname) && isChanged(),
      [isChanged],
    ),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
  if (blocker.state !== "blocked") return null;
  return (
    <Suspense>
      <LeaveDialog names={changedNames()} onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
    </Suspense>
  );
}
