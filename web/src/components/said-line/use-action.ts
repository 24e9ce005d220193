import { useState } from "react";
import { failure, type Trouble } from "../form/outcome.ts";

export interface Said {
  tone: "ok" | "danger";
  text: string;
  detail: string | null;
  /** msgCode of a refusal. */
  code?: string | undefined;
  /** Counts, so that the same sentence is read out again. */
  number: number;
}

/**
 * Something that a button does: one at a time, and what to say of it afterwards.
 * @param first said from the beginning: what the screen before has done
 */
export function useAction(first: string | null = null) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(
    first === null ? null : { tone: "ok", text: first, detail: null, number: 0 },
  );
  const say = (said: Omit<Said, "number">) => setSaid((last) => ({ ...said, number: (last?.number ?? 0) + 1 }));
  const regret = ({ message, detail, code }: Trouble) => say({ tone: "danger", text: message ?? "", detail, code });
  const act = async (run: () => Promise<string | Trouble | null>) => {
    if (busy) return;
    setBusy(true);
    try {
      const done = await run();
      if (typeof done === "string") say({ tone: "ok", text: done, detail: null });
      else if (done !== null) regret(done);
      // What was said of the act before is over.
      else setSaid(null);
    } catch (error) {
      regret(failure(error));
    }
    setBusy(false);
  };
  return { busy, said, act };
}
