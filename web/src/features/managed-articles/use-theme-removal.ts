import { useMutation } from "@apollo/client/react";
import type { RemoveFromThemesMutation, RestoreToThemesMutation } from "../../__generated__/graphql.ts";
import { refusal, sentence, type Trouble } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import { themeRemovalText as text } from "./text.ts";
import { REMOVE_FROM_THEMES, RESTORE_TO_THEMES } from "./theme-documents.ts";

type Answer = RemoveFromThemesMutation["removeFromThemes"] | RestoreToThemesMutation["restoreToThemes"];

/** Articles of one call (core-api's limit). */
const AT_ONCE = 200;

/**
 * Takes articles out of themes and puts them back.
 * @param refetch names of the queries that show them
 */
export function useThemeRemoval(refetch: string[]) {
  const again = { refetchQueries: refetch, awaitRefetchQueries: true };
  const [remove] = useMutation(REMOVE_FROM_THEMES, again);
  const [restore] = useMutation(RESTORE_TO_THEMES, again);
  const { said, act } = useAction();

  const sendRemove = async (articleIds: string[], themeId: string | null) =>
    (await remove({ variables: { articleIds, themeId } })).data.removeFromThemes;
  const sendRestore = async (articleIds: string[], themeId: string | null) =>
    (await restore({ variables: { articleIds, themeId } })).data.restoreToThemes;

  async function each(ids: readonly string[], send: (ids: string[]) => Promise<Answer>): Promise<Trouble | null> {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const answer = await send(ids.slice(at, at + AT_ONCE));
      if (answer.__typename === "Refusal") return refusal(answer);
      if (answer.__typename === "InvalidForm")
        return sentence(answer.fieldErrors.map(({ message }) => message).join(" "));
    }
    return null;
  }

  const putBack = (ids: readonly string[], themeId: string | null) =>
    act(async () => (await each(ids, (chunk) => sendRestore(chunk, themeId))) ?? text.restored(ids.length));
  return {
    said,
    restore: putBack,
    /** @param themeId null: out of all themes */
    remove: (ids: readonly string[], themeId: string | null) =>
      act(async () => {
        const trouble = await each(ids, (chunk) => sendRemove(chunk, themeId));
        if (!trouble) toast(text.removed(ids.length), { undo: () => void putBack(ids, themeId) });
        return trouble;
      }),
  };
}

export type ThemeRemoval = ReturnType<typeof useThemeRemoval>;
