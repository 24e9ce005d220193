import { useEffect, useState } from "react";

export type Answer<Data> = { state: "loading" } | { state: "failed"; error: unknown } | { state: "ready"; data: Data };

/**
 * Asks when the component appears, whenever `load` changes, and again when told to; an answer that comes too late is
 * dropped.
 */
export function useAnswer<Data>(load: () => Promise<Data>): { answer: Answer<Data>; again: () => void } {
  const [question, ask] = useState({ load });
  const [answer, setAnswer] = useState<Answer<Data>>({ state: "loading" });
  if (question.load !== load) ask({ load });
  useEffect(() => {
    let gone = false;
    setAnswer({ state: "loading" });
    question.load().then(
      (data) => gone || setAnswer({ state: "ready", data }),
      (error: unknown) => gone || setAnswer({ state: "failed", error }),
    );
    return () => {
      gone = true;
    };
  }, [question]);
  return { answer, again: () => ask({ load }) };
}
