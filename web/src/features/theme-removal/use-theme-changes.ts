import { useMutation } from "@apollo/client/react";
import type { RemoveFromThemesMutation, RestoreToThemesMutation } from "../../__generated__/graphql.ts";
import { faultsText, refusal, sentence, type Trouble } from "../../components/form/outcome.ts";
import { REMOVE_FROM_THEMES, RESTORE_TO_THEMES } from "./theme-documents.ts";

type Answer = RemoveFromThemesMutation["removeFromThemes"] | RestoreToThemesMutation["restoreToThemes"];

/** Articles of one call (core-api's limit). */
const AT_ONCE = 200;

async function inCalls(ids: readonly string[], send: (ids: string[]) => Promise<Answer>): Promise<Trouble | null> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const answer = await send(ids.slice(at, at + AT_ONCE));
    if (answer.__typename === "Refusal") return refusal(answer);
    if (answer.__typename === "InvalidForm") return sentence(faultsText(answer.fieldErrors));
  }
  return null;
}

/**
 * The calls that take articles out of themes and put them back; each tells what is wrong.
 * @param refetch names of the queries that show them; "active": all that are on the screen
 */
export function useThemeChanges(refetch: string[] | "active") {
  const again = { refetchQueries: refetch, awaitRefetchQueries: true };
  const [remove] = useMutation(REMOVE_FROM_THEMES, again);
  const [restore] = useMutation(RESTORE_TO_THEMES, again);
  return {
    /** @param themeId null: out of all themes */
    remove: (ids: readonly string[], themeId: string | null) =>
      inCalls(ids, async (articleIds) => (await remove({ variables: { articleIds, themeId } })).data.removeFromThemes),
    restore: (ids: readonly string[], themeId: string | null) =>
      inCalls(ids, async (articleIds) => (await restore({ variables: { articleIds, themeId } })).data.restoreToThemes),
  };
}
