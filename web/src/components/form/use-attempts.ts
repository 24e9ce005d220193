import { useRef, useState } from "react";
import type { FormFault, Outcome } from "./outcome.ts";

/**
 * Runs one attempt at a time and keeps the outcome of the last.
 * @param leaves the form is left after a success, and stays busy until then
 */
export function useAttempts({ leaves = false } = {}) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<FormFault | null>(null);
  const isUnderWay = useRef(false);
  const run = async (attempt: () => Promise<Outcome>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const outcome = await attempt();
    setFault((last) => outcome && { attempt: (last?.attempt ?? 0) + 1, ...outcome });
    if (leaves && outcome === null) return;
    setBusy(false);
    isUnderWay.current = false;
  };
  return { busy, fault, run };
}
