import { useCallback, useEffect, useRef, useState } from "react";
import type { QueryResult } from "./QueryState.tsx";

interface Asked<Data> {
  data?: Data;
  error?: unknown;
  loading: boolean;
}

/** What a call answers that is made once, when the part appears, and again where it failed; as QueryState takes it. */
export function useAnswer<Data>(call: () => Promise<Data>): QueryResult<Data> {
  const [asked, setAsked] = useState<Asked<Data>>({ loading: true });
  const first = useRef(call);
  const running = useRef<Promise<void> | null>(null);
  const refetch = useCallback(() => {
    running.current ??= first
      .current()
      .then(
        (data) => setAsked({ data, loading: false }),
        (error: unknown) => setAsked({ error, loading: false }),
      )
      .finally(() => {
        running.current = null;
      });
    return running.current;
  }, []);
  useEffect(() => {
    void refetch();
  }, [refetch]);
  return { ...asked, refetch };
}
