import { useState } from "react";
import { useLocation } from "react-router";
import { failure, refusal, type Trouble } from "../../components/form/outcome.ts";
import { conditionText as text } from "../../features/search-form/text.ts";
import { callSignedIn } from "../../session/renewing.ts";
import type { ConditionName } from "./ConditionList.tsx";
import { REMOVE_CONDITION } from "./conditions-documents.ts";

/** Deleting, and what is said above the list: what was deleted, or saved on the screen before. */
export function useRemoval(reload: () => void) {
  const { state } = useLocation();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<Trouble | null>(null);
  const [done, setDone] = useState(() => savedOf(state));
  const regret = (trouble: Trouble) => {
    setAttempt((before) => before + 1);
    setFailed(trouble);
  };
  const remove = async ({ id, title }: ConditionName) => {
    setBusy(true);
    setFailed(null);
    setDone(null);
    try {
      const { removeCondition: gone } = await callSignedIn(REMOVE_CONDITION, { id });
      if (gone.__typename === "Refusal") regret(refusal(gone));
      else setDone(text.removed(title));
      reload();
    } catch (error) {
      regret(failure(error, text.removeFailed));
    } finally {
      setBusy(false);
    }
  };
  return { busy, attempt, failed, done, remove: (condition: ConditionName) => void remove(condition) };
}

/** The title that screen 0012 hands over after saving. */
function savedOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("saved" in state)) return null;
  return typeof state.saved === "string" ? text.saved(state.saved) : null;
}
