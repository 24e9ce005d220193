import { lazy, Suspense, useSyncExternalStore } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { isAsked, subscribeQuestion } from "./charge-code-question.ts";

const ChargeCodeDialog = lazy(() => loadChunk(() => import("./ChargeCodeDialog.tsx")));

/** Shows the question while a use waits for its code. */
export function ChargeCodeHost() {
  const asked = useSyncExternalStore(subscribeQuestion, isAsked);
  return (
    asked && (
      <Suspense>
        <ChargeCodeDialog />
      </Suspense>
    )
  );
}
