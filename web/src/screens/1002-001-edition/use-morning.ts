import { useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import type { EditionMorningQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import type { Selection } from "../../domain/selection.ts";
import { EDITION_MORNING } from "./morning-documents.ts";

export type Morning = NonNullable<EditionMorningQuery["editionMorning"]>;

/** How often it is asked what others have done, while the window is looked at. */
const POLL_MS = 15_000;
const isHidden = (): boolean => document.visibilityState !== "visible";

/** The morning of a target, asked again now and then and after each save; null: it has no deadline. */
export function useMorning(selection: Selection, savedAt: string | null) {
  const { data, refetch } = useQuery(EDITION_MORNING, {
    variables: { target: selection },
    ...SHOWN,
    pollInterval: POLL_MS,
    skipPollAttempt: isHidden,
  });
  const seen = useRef(savedAt);
  useEffect(() => {
    if (seen.current === savedAt) return;
    seen.current = savedAt;
    // What failed is asked again by the polling.
    void refetch().catch(() => undefined);
  }, [refetch, savedAt]);
  return { morning: data?.editionMorning ?? null, read: () => refetch() };
}

const SECOND_MS = 1000;

/** Milliseconds to a moment by the server's clock, however wrong the browser's is. */
export function useTimeLeft(until: string, now: string): number {
  const [ahead, setAhead] = useState(() => Date.parse(now) - Date.now());
  const [left, setLeft] = useState(() => Date.parse(until) - Date.parse(now));
  useEffect(() => setAhead(Date.parse(now) - Date.now()), [now]);
  useEffect(() => {
    const tick = () => setLeft(Date.parse(until) - Date.now() - ahead);
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [until, ahead]);
  return left;
}
