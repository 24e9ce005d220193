import { useCallback, useEffect, useState } from "react";
import type { ArrivalScreenQuery, ArticleSource } from "../../__generated__/graphql.ts";
import { type Answer, useAnswer } from "../../bff/use-answer.ts";
import type { Day } from "../../domain/day.ts";
import { callOperator } from "../../session/operator-session.ts";
import { ARRIVAL_SCREEN } from "./arrivals-documents.ts";

export type Arrivals = ArrivalScreenQuery["arrivalScreen"];
export type Medium = Arrivals["media"][number];

const POLL_MS = 60_000;

/**
 * The board of a day and a source. Every minute, and whenever the window is looked at again, it is asked for anew; what is
 * shown stays until the answer is there, and where it can't be had.
 */
export function useArrivals(day: Day | null, source: ArticleSource): { answer: Answer<Arrivals>; again: () => void } {
  const load = useCallback(
    () => callOperator(ARRIVAL_SCREEN, { day, source }).then(({ arrivalScreen }) => arrivalScreen),
    [day, source],
  );
  const { answer, again } = useAnswer(load);
  const [fresh, setFresh] = useState<{ of: Answer<Arrivals>; data: Arrivals } | null>(null);
  useEffect(() => {
    if (answer.state !== "ready") return;
    let gone = false;
    const ask = () => {
      if (document.visibilityState !== "visible") return;
      load().then(
        (data) => gone || setFresh({ of: answer, data }),
        () => undefined,
      );
    };
    const timer = setInterval(ask, POLL_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [load, answer]);
  return { answer: fresh?.of === answer ? { state: "ready", data: fresh.data } : answer, again };
}
