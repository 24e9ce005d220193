import { startTransition, useEffect, useState } from "react";

/** Rows that are drawn at once: as many as a window shows. */
const FIRST = 16;
/** Rows of a further step: few enough that no frame waits for them. */
const STEP = 24;

/** How many rows of a long list are drawn: the first ones at once, the others step by step, between frames. */
export function useDrawn(all: number): number {
  const [drawn, setDrawn] = useState(FIRST);
  useEffect(() => {
    if (drawn >= all) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, all]);
  return drawn;
}
