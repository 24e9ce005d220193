import { useEffect, useState } from "react";

export type Settled<Data> = { state: "loading" } | { state: "failed"; error: unknown } | { state: "ready"; data: Data };

/**
 * Work that is no query of a signed-in user, and begins when the component appears: a document that is opened, a use that
 * is counted, what comes before sign-in. It begins anew when `begin` changes or when told to; a late end is dropped.
 */
export function usePromise<Data>(begin: () => Promise<Data>): { settled: Settled<Data>; again: () => void } {
  const [work, start] = useState({ begin });
  const [settled, settle] = useState<Settled<Data>>({ state: "loading" });
  if (work.begin !== begin) start({ begin });
  useEffect(() => {
    let gone = false;
    settle({ state: "loading" });
    work.begin().then(
      (data) => gone || settle({ state: "ready", data }),
      (error: unknown) => gone || settle({ state: "failed", error }),
    );
    return () => {
      gone = true;
    };
  }, [work]);
  return { settled, again: () => start({ begin }) };
}
