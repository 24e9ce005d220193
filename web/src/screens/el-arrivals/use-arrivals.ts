import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import type { ArrivalScreenQuery, ArticleSource } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import type { Day } from "../../domain/day.ts";
import { ARRIVAL_SCREEN } from "./arrivals-documents.ts";

export type Arrivals = ArrivalScreenQuery["arrivalScreen"];
export type Medium = Arrivals["media"][number];

const POLL_MS = 60_000;
const isHidden = (): boolean => document.visibilityState !== "visible";

/**
 * The board of a day and a source. Every minute, and whenever the window is looked at again, it is asked for anew; what is
 * shown stays until the answer is there, and where it can't be had.
 */
export function useArrivals(day: Day | null, source: ArticleSource) {
  const query = useQuery(ARRIVAL_SCREEN, {
    variables: { day, source },
    pollInterval: POLL_MS,
    skipPollAttempt: isHidden,
    ...EDITED,
  });
  const { refetch } = query;
  useEffect(() => {
    const ask = () => void (isHidden() || refetch().catch(() => undefined));
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, [refetch]);
  const shown = query.error ? query.previousData : undefined;
  return { ...query, data: query.data ?? shown };
}
