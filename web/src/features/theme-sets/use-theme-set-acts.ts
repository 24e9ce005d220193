import { refusal } from "../../components/form/outcome.ts";
import { type Said, useAction } from "../../components/said-line/use-action.ts";
import { setText as text } from "./text.ts";
import type { ThemeSetLine } from "./theme-set-line.ts";

type Answer = { __typename: "ChangeDone" } | { __typename: "Refusal"; message: string; retryAfter: number | null };

export interface ThemeSetCalls {
  order: (ids: readonly string[]) => Promise<Answer>;
  remove: (line: ThemeSetLine) => Promise<Answer>;
  /** Reads the list again: after a change, and after a refusal, which means that somebody else changed it. */
  again: () => Promise<unknown>;
}

export interface ThemeSetActs {
  busy: boolean;
  said: Said | null;
  order: (ids: readonly string[], onDone: () => void) => void;
  remove: (line: ThemeSetLine) => void;
}

/** What the list can do, one at a time, and what came of it. */
export function useThemeSetActs(calls: ThemeSetCalls, first: string | null): ThemeSetActs {
  const { busy, said, act } = useAction(first);
  const run = (call: () => Promise<Answer>, done: string, onDone: () => void) =>
    void act(async () => {
      const answer = await call();
      await calls.again();
      if (answer.__typename === "Refusal") return refusal(answer);
      onDone();
      return done;
    });
  return {
    ...{ busy, said },
    order: (ids, onDone) => run(() => calls.order(ids), text.orderSaved, onDone),
    remove: (line) =>
      run(
        () => calls.remove(line),
        text.removed(line.name),
        () => undefined,
      ),
  };
}
