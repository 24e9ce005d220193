import { useState } from "react";
import { failure, type Trouble } from "../../app/form/outcome.ts";

export interface Said {
  tone: "ok" | "danger";
  text: string;
  detail: string | null;
  /** Counts, so that the same sentence is read out again. */
  number: number;
}

/** Something that a button does: one at a time, and what to say of it afterwards. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const say = (tone: Said["tone"], text: string, detail: string | null = null) =>
    setSaid((last) => ({ tone, text, detail, number: (last?.number ?? 0) + 1 }));
  const act = async (run: () => Promise<string | null>) => {
    if (busy) return;
    setBusy(true);
    try {
      const done = await run();
      if (done !== null) say("ok", done);
    } catch (error) {
      const { message, detail }: Trouble = failure(error);
      say("danger", message ?? "", detail);
    }
    setBusy(false);
  };
  return { busy, said, act };
}
