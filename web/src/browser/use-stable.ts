import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function at every rendering, which calls the latest one: for what is given to parts that are rendered seldom. */
export function useStable<Args extends unknown[], Result>(run: (...args: Args) => Result): (...args: Args) => Result {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
