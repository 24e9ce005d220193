import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import { themeRemovalText as text } from "./text.ts";
import { useThemeChanges } from "./use-theme-changes.ts";

/**
 * Takes articles out of themes and puts them back, with a line that says what came of it.
 * @param refetch names of the queries that show them
 */
export function useThemeRemoval(refetch: string[]) {
  const changes = useThemeChanges(refetch);
  const { said, act } = useAction();
  const restore = (ids: readonly string[], themeId: string | null) =>
    act(async () => (await changes.restore(ids, themeId)) ?? text.restored(ids.length));
  return {
    said,
    restore,
    /** @param themeId null: out of all themes */
    remove: (ids: readonly string[], themeId: string | null) =>
      act(async () => {
        const trouble = await changes.remove(ids, themeId);
        if (!trouble) toast(text.removed(ids.length), { undo: () => void restore(ids, themeId) });
        return trouble;
      }),
  };
}

export type ThemeRemoval = ReturnType<typeof useThemeRemoval>;
