import { useEffect, useState } from "react";

/** Quicker answers than this show no loading state at all (look.md 6). */
export const LATE_MS = 150;

/** False at first, true after the component has been there for 150 ms. */
export function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
