import { useMutation } from "@apollo/client/react";
import { isConflict, isInvalid, isRefusal } from "../../components/form/form-answer.ts";
import { fieldsAtFault, refusal, sentence, type Trouble } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import { themesText as text } from "./text.ts";
import type { ThemeRow } from "./theme-columns.tsx";
import {
  CONTRACT_THEMES_SCREEN,
  ORDER_CONTRACT_THEMES,
  REMOVE_CONTRACT_THEME,
  SAVE_CONTRACT_THEME,
} from "./themes-documents.ts";

interface ThemeWish {
  theme: ThemeRow | null;
  name: string;
  isStopped?: boolean;
}

/** What operators do with the themes of a contract. */
export function useThemeActs(contractId: string) {
  const changed = { refetchQueries: [CONTRACT_THEMES_SCREEN], awaitRefetchQueries: true };
  const [save] = useMutation(SAVE_CONTRACT_THEME, changed);
  const [order] = useMutation(ORDER_CONTRACT_THEMES, changed);
  const [remove] = useMutation(REMOVE_CONTRACT_THEME, changed);
  const { busy, said, act } = useAction();

  /** @returns its id, or what is wrong */
  const keep = async ({ theme, name, isStopped }: ThemeWish): Promise<string | Trouble> => {
    const variables = {
      contractId,
      name,
      id: theme?.id ?? null,
      version: theme?.version ?? null,
      isStopped: isStopped ?? null,
    };
    const answer = (await save({ variables })).data?.saveContractTheme;
    if (!answer) throw new Error("a mutation answers");
    if (isConflict(answer)) return sentence(text.conflict(answer.changedBy ?? text.somebody));
    if (isInvalid(answer)) return fieldsAtFault(answer.fieldErrors);
    return isRefusal(answer) ? refusal(answer) : answer.themeId;
  };
  return {
    busy,
    said,
    keep,
    setStopped: (theme: ThemeRow, isStopped: boolean) =>
      act(async () => {
        const kept = await keep({ theme, name: theme.name, isStopped });
        if (typeof kept !== "string") return kept;
        const back = () =>
          void keep({ theme: { ...theme, version: theme.version + 1 }, name: theme.name, isStopped: !isStopped });
        toast(isStopped ? text.stoppedDone(theme.name) : text.resumedDone(theme.name), { undo: back });
        return null;
      }),
    remove: ({ id, name }: ThemeRow) =>
      act(async () => {
        const answer = (await remove({ variables: { contractId, id } })).data?.removeContractTheme;
        if (answer && isRefusal(answer)) return refusal(answer);
        return text.removed(name);
      }),
    order: (ids: readonly string[], onDone: () => void) =>
      act(async () => {
        const answer = (await order({ variables: { contractId, ids: [...ids] } })).data?.orderContractThemes;
        if (answer && isRefusal(answer)) return refusal(answer);
        onDone();
        return text.ordered;
      }),
  };
}

export type ThemeActs = ReturnType<typeof useThemeActs>;
