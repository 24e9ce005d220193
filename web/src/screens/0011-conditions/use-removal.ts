import { useMutation } from "@apollo/client/react";
import { useLocation } from "react-router";
import type { ConditionMailKind } from "../../__generated__/graphql.ts";
import { failure, refusal } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { SAVED_CONDITIONS } from "../../features/search-form/search-documents.ts";
import { conditionText as text } from "../../features/search-form/text.ts";
import { REMOVE_CONDITION } from "./conditions-documents.ts";

export interface ConditionName {
  id: string;
  title: string;
  mail: ConditionMailKind | null;
}

/** Deleting, and what is said above the list: what was deleted, or saved on the screen before. */
export function useRemoval() {
  const { state } = useLocation();
  const { busy, said, act } = useAction(savedOf(state));
  const [removeCondition] = useMutation(REMOVE_CONDITION, { refetchQueries: [SAVED_CONDITIONS] });
  const remove = ({ id, title }: ConditionName) =>
    act(async () => {
      try {
        const { removeCondition: gone } = (await removeCondition({ variables: { id } })).data;
        return gone.__typename === "Refusal" ? refusal(gone) : text.removed(title);
      } catch (error) {
        return failure(error, text.removeFailed);
      }
    });
  return { busy, said, remove: (condition: ConditionName) => void remove(condition) };
}

/** The title that screen 0012 hands over after saving. */
function savedOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("saved" in state)) return null;
  return typeof state.saved === "string" ? text.saved(state.saved) : null;
}
